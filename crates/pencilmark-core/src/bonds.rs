//! What two cells, or one by itself, can hold because of rules beyond houses.
use crate::{Cell, CellSet, Digit, DigitSet, PairTable, Part, Rule, Shape};
use std::collections::BTreeMap;

/// What a rule says of another cell, digit by digit of one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bond {
    /// The other cell.
    pub cell: Cell,
    /// What goes there with each digit of one's own cell.
    pub table: PairTable,
}

/// The rules of a shape as far as they speak of one cell or of two. Empty for a plain board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bonds<const W: usize> {
    /// By cell, if there are any.
    of_cell: Vec<Vec<Bond>>,
    /// By cell the cells that never hold the same digit, if there are any.
    differing: Vec<CellSet<W>>,
    /// By cell what it can hold, if there are rules.
    allowed: Vec<DigitSet>,
}

impl<const W: usize> Bonds<W> {
    pub(crate) fn new(shape: &Shape) -> Self {
        let (rules, side, count) = (shape.rules(), shape.side(), shape.cell_count());
        if rules.is_empty() {
            return Self::default();
        }
        let mut allowed = vec![DigitSet::first(side); count];
        let mut tables: BTreeMap<[Cell; 2], PairTable> = BTreeMap::new();
        let differ = PairTable::new(side, |a, b| a != b);
        let mut join = |[a, b]: [Cell; 2], table: &PairTable| {
            for (ends, table) in [([a, b], table.clone()), ([b, a], table.turned())] {
                tables.entry(ends).and_modify(|old| *old = old.and(&table)).or_insert(table);
            }
        };
        for part in rules.iter().flat_map(|rule: &Rule| rule.parts(rules, side)) {
            match part {
                Part::Cell(cell, digits) => allowed[cell.index()] &= digits,
                Part::Pair(ends, table) => join(ends, &table),
                Part::Differ(cells) => {
                    for (at, &a) in cells.iter().enumerate() {
                        cells[..at].iter().for_each(|&b| join([a, b], &differ));
                    }
                }
                Part::Total(..) | Part::AtLeast(..) | Part::Outside(..) => {}
            }
        }
        let mut bonds = Self {
            of_cell: vec![Vec::new(); count],
            differing: vec![CellSet::EMPTY; count],
            allowed,
        };
        for ([own, cell], table) in tables {
            let never_equal = |digit| !table.partners(digit).contains(digit);
            if shape.digits().all(never_equal) {
                bonds.differing[own.index()].insert(cell);
            }
            if table != differ {
                bonds.of_cell[own.index()].push(Bond { cell, table });
            }
        }
        bonds
    }
    /// What rules say of other cells with this one, without what merely differs from it.
    pub(crate) fn of(&self, cell: Cell) -> &[Bond] {
        self.of_cell.get(cell.index()).map_or(&[], Vec::as_slice)
    }
    /// The cells that never hold the same digit as this one, because of a rule.
    pub(crate) fn differing(&self, cell: Cell) -> CellSet<W> {
        self.differing.get(cell.index()).copied().unwrap_or(CellSet::EMPTY)
    }
    /// What rules let a cell of a board of this side hold.
    pub(crate) fn allowed(&self, cell: Cell, side: usize) -> DigitSet {
        self.allowed.get(cell.index()).copied().unwrap_or(DigitSet::first(side))
    }
}

impl Bond {
    /// What the other cell cannot hold, of these digits, when one's own holds this one.
    pub fn excluded(&self, own: Digit, of: DigitSet) -> DigitSet {
        of - self.table.partners(own)
    }
}
