//! The digits that one cell, or two cells together, can hold under rules beyond houses.
use crate::{Board, Candidate, Cell, CellSet, Digit, DigitSet, PairTable, Shape};
use core::hash::{Hash, Hasher};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What a rule says about another cell, for each digit of this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bond {
    /// The other cell.
    pub cell: Cell,
    /// The digits that go there with each digit of this cell.
    pub table: PairTable,
}

/// The rules of a shape that concern one cell or two. Empty for a plain board.
///
/// ```
/// use whydoku_core::{Cell, Digit, PairRules, Relation, Rule, Shape};
/// let cells = [Cell::new(0), Cell::new(1)];
/// let dot = Rule::pair(cells, Relation::difference(1));
/// let rules = PairRules::new(&Shape::square(4)?.with_rules(vec![dot])?);
/// let placed = |cell: Cell| (cell == cells[0]).then(|| Digit::from_number(4));
/// assert_eq!(rules.left(cells[1], placed), Some([Digit::from_number(3)].into_iter().collect()));
/// assert_eq!(PairRules::default().left(cells[1], placed), None, "no rules");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PairRules {
    /// By cell, if there are any, including those that only say that two cells differ.
    bonds: Vec<Vec<Bond>>,
    /// The digits that each cell can hold, if there are rules.
    allowed: Vec<DigitSet>,
}

impl PairRules {
    /// The rules of a shape.
    pub fn new(shape: &Shape) -> Self {
        let (rules, side, count) = (shape.rules(), shape.side(), shape.cell_count());
        if rules.is_empty() {
            return Self::default();
        }
        let mut allowed = vec![DigitSet::first(side); count];
        let mut tables: BTreeMap<[Cell; 2], PairTable> = BTreeMap::new();
        for rule in rules {
            if let Some(allows) = rule.definition().meaning.allows {
                for &cell in &rule.cells {
                    let fits = |digit: &Digit| allows(rule, side, cell, digit.number());
                    allowed[cell.index()] &= shape.digits().filter(fits).collect();
                }
            }
            rule.each_link(Board { side, rules }, &mut |pairs, goes| {
                if pairs.is_empty() {
                    return;
                }
                let there = PairTable::new(side, goes);
                let back = there.turned();
                for &[a, b] in pairs {
                    for (ends, table) in [([a, b], &there), ([b, a], &back)] {
                        let known = tables.entry(ends);
                        known
                            .and_modify(|old| *old = old.and(table))
                            .or_insert_with(|| table.clone());
                    }
                }
            });
        }
        let mut bonds = vec![Vec::new(); count];
        for ([own, cell], table) in tables {
            bonds[own.index()].push(Bond { cell, table });
        }
        Self { bonds, allowed }
    }
    /// What the rules say about other cells together with this one.
    pub fn bonds(&self, cell: Cell) -> &[Bond] {
        self.bonds.get(cell.index()).map_or(&[], Vec::as_slice)
    }
    /// Whether a cell can hold a digit as far as rules that concern it alone are concerned.
    pub fn allow(&self, cell: Cell, digit: Digit) -> bool {
        digit.index() >= 64
            || self.allowed.get(cell.index()).is_none_or(|allowed| allowed.contains(digit))
    }
    /// Whether two different cells can hold these digits as far as rules that concern these two are concerned.
    ///
    /// ```
    /// use whydoku_core::{Candidate, Cell, Digit, Rule, Shape};
    /// let shape = Shape::square(4)?.with_rules(vec![Rule::apart([1, 2])])?;
    /// let ones = [0, 6].map(|cell| Candidate::new(Cell::new(cell), Digit::from_number(1)));
    /// assert!(!shape.pair_rules().allow_both(ones[0], ones[1]));
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn allow_both(&self, one: Candidate, other: Candidate) -> bool {
        let bonds = self.bonds(one.cell);
        let at = bonds.binary_search_by_key(&other.cell, |bond| bond.cell);
        at.map_or(true, |at| bonds[at].table.goes(one.digit, other.digit))
    }
    /// The digits that they leave for a cell, given the digits in place; `None` if the board has no
    /// rules.
    pub fn left(&self, cell: Cell, placed: impl Fn(Cell) -> Option<Digit>) -> Option<DigitSet> {
        let (allowed, bonds) = (*self.allowed.get(cell.index())?, self.bonds(cell));
        let fits = |&own: &Digit| {
            let mut placed = bonds.iter().filter_map(|bond| Some((bond, placed(bond.cell)?)));
            placed.all(|(bond, other)| bond.table.partners(own).contains(other))
        };
        Some(allowed.iter().filter(fits).collect())
    }
}

/// The same rules, with the cells that only differ as sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bonds<const W: usize> {
    /// By cell, if there are any.
    of_cell: Vec<Vec<Bond>>,
    /// By cell, the cells that never hold the same digit, if there are any.
    differing: Vec<CellSet<W>>,
    /// The digits that each cell can hold, if there are rules.
    allowed: Vec<DigitSet>,
}

impl<const W: usize> Bonds<W> {
    pub(crate) fn new(shape: &Shape) -> Self {
        let (side, count) = (shape.side(), shape.cell_count());
        let PairRules { bonds: all, allowed } = PairRules::new(shape);
        if all.is_empty() {
            return Self::default();
        }
        let differ = PairTable::new(side, |a, b| a != b);
        let (mut of_cell, mut differing) = (vec![Vec::new(); count], vec![CellSet::EMPTY; count]);
        for (own, bonds) in all.into_iter().enumerate() {
            for bond in bonds {
                let never_equal = |digit| !bond.table.partners(digit).contains(digit);
                if shape.digits().all(never_equal) {
                    differing[own].insert(bond.cell);
                }
                if bond.table != differ {
                    of_cell[own].push(bond);
                }
            }
        }
        Self { of_cell, differing, allowed }
    }
    /// What rules say about other cells together with this one, apart from those that merely differ
    /// from it.
    pub(crate) fn of(&self, cell: Cell) -> &[Bond] {
        self.of_cell.get(cell.index()).map_or(&[], Vec::as_slice)
    }
    /// The cells that never hold the same digit as this one, because of a rule.
    pub(crate) fn differing(&self, cell: Cell) -> CellSet<W> {
        self.differing.get(cell.index()).copied().unwrap_or(CellSet::EMPTY)
    }
    /// The digits that rules allow in a cell of a board of this side.
    pub(crate) fn allowed(&self, cell: Cell, side: usize) -> DigitSet {
        self.allowed.get(cell.index()).copied().unwrap_or(DigitSet::first(side))
    }
}

impl Bond {
    /// Those of these digits that the other cell cannot hold when this cell holds `own`.
    pub fn excluded(&self, own: Digit, of: DigitSet) -> DigitSet {
        of - self.table.partners(own)
    }
}

/// What follows from the rules about one cell and about two, worked out when it is first asked for. It is no part of
/// what makes two shapes equal.
#[derive(Default)]
pub(crate) struct Derived(OnceLock<PairRules>);

impl Derived {
    /// The rules about one cell and about two of this shape, which has this.
    pub(crate) fn get(&self, shape: &Shape) -> &PairRules {
        self.0.get_or_init(|| PairRules::new(shape))
    }
}

impl PartialEq for Derived {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Derived {}

impl Hash for Derived {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
