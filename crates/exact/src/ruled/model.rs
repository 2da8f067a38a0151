//! What follows from a shape with rules: which cells see each other, and the conditions that the search watches.
use super::Kept;
use super::cage::Cage;
use super::derived;
use super::line::{Along, Clue, SIDE_FOR_SETS};
use super::sets::{Cells, Mask, bits, has, numbers, places};
use super::walk::Walk;
use whydoku_core::{Automaton, Cell, OutsideClue, PairTable, Part, Shape};

/// A condition that the search watches. Cells are numbers in reading order.
pub(super) enum Condition {
    /// Every digit has a place in these cells.
    House,
    /// A cell that sees every place of a digit in a house does not hold it.
    Locked,
    /// The digits of two cells are in a relation: its index in [`Model::tables`].
    Pair(usize),
    /// It can never hold.
    Never,
    /// The numbers of some cells add up to a total.
    Sum(Sum),
    /// A digit has at least this many places here.
    AtLeast(Mask, usize),
    /// An automaton accepts the digits, one after another.
    Automaton(Automaton),
    /// A clue outside the grid for a line of up to nine cells.
    Line(Clue),
    /// The same for a longer line.
    Walk(Walk),
}

/// Groups of cells, and their total.
pub(super) struct Sum {
    pub(super) groups: Vec<Group>,
    pub(super) total: i32,
    /// The sets of digits with this total if there is only one group, on boards of up to 9x9.
    pub(super) cage: Option<&'static Cage>,
    /// Whether it is checked only when few of its cells are open.
    pub(super) is_late: bool,
}

/// Consecutive cells of a condition that see each other and are all added or all subtracted.
pub(super) struct Group {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) sign: i32,
}

/// A condition and its cells.
pub(super) struct Watched {
    pub(super) cells: Vec<usize>,
    /// The same as bits.
    pub(super) bits: Cells,
    pub(super) condition: Condition,
}

/// The partners of each set of digits, looked up separately for the lower and the upper eight digits.
pub(super) struct Partners([[Mask; 256]; 2]);

impl Partners {
    fn new(table: &PairTable, side: usize) -> Self {
        let mut halves = [[0; 256]; 2];
        for digit in 0..side {
            let partners = table.partners(whydoku_core::Digit::new(digit)).bits() as Mask;
            let bit = 1 << (digit % 8);
            for (set, with) in halves[digit / 8].iter_mut().enumerate() {
                *with |= if set & bit == 0 { 0 } else { partners };
            }
        }
        Self(halves)
    }
    /// The digits that are partners of some digit of a set.
    pub(super) fn of(&self, set: Mask) -> Mask {
        self.0[0][set as usize & 255] | self.0[1][set as usize >> 8 & 255]
    }
}

/// What follows from a shape with rules.
pub(super) struct Model {
    pub(super) side: usize,
    /// The digits that the rules allow in each cell, regardless of the others.
    pub(super) allowed: Vec<Mask>,
    /// For each cell, the cells that must hold another digit.
    pub(super) peers: Vec<Vec<u16>>,
    /// The same as bits.
    pub(super) seen_by: Vec<Cells>,
    /// The conditions, the cheapest to check first.
    pub(super) watched: Vec<Watched>,
    /// The conditions of each cell as bits, in `queue_words` words per cell.
    pub(super) asks: Vec<u64>,
    pub(super) queue_words: usize,
    /// The houses of each cell, as indexes of conditions.
    pub(super) houses_of: Vec<Vec<usize>>,
    /// Each relation of two cells, from the first to the second and back.
    pub(super) tables: Vec<[Partners; 2]>,
    known: Vec<PairTable>,
    /// Whether there are totals.
    has_totals: bool,
    /// See [`Kept::order_is_promised`].
    pub(super) order_is_promised: bool,
}

impl Model {
    /// The model of the houses and rules that are kept.
    pub(super) fn new(shape: &Shape, kept: &Kept) -> Self {
        let (side, cells) = (shape.side(), shape.cell_count());
        let mut model = Self {
            side,
            allowed: vec![(1 << side) - 1; cells],
            peers: Vec::new(),
            seen_by: vec![Cells::default(); cells],
            watched: Vec::new(),
            asks: Vec::new(),
            queue_words: 0,
            houses_of: vec![Vec::new(); cells],
            tables: Vec::new(),
            known: Vec::new(),
            has_totals: false,
            order_is_promised: kept.order_is_promised,
        };
        for (house, _) in shape.houses().iter().zip(&kept.houses).filter(|(_, kept)| **kept) {
            model.differ(&numbers(&house.cells));
        }
        let rules = shape.rules();
        let rules_kept = rules.iter().zip(&kept.rules).filter(|(_, kept)| **kept);
        let parts: Vec<Part> = rules_kept.flat_map(|(rule, _)| rule.parts(rules, side)).collect();
        // First which cells differ, because totals depend on that.
        for part in &parts {
            if let Part::Differ(cells) = part {
                model.differ(&numbers(cells));
            }
        }
        for part in &parts {
            model.add(part);
        }
        for (terms, total) in derived::totals(shape, kept, &parts) {
            model.total(&terms, total, terms.len() > derived::MOST_CELLS_AT_ONCE);
        }
        model.peers = model.seen_by.iter().map(|seen| places(*seen)).collect();
        // With totals, searches are long enough for this extra check of the houses to pay off.
        if model.has_totals {
            let houses =
                model.watched.iter().filter(|one| matches!(one.condition, Condition::House));
            let cells: Vec<Vec<usize>> = houses.map(|house| house.cells.clone()).collect();
            for cells in cells {
                model.watch(cells, Condition::Locked);
            }
        }
        model.order();
        model
    }
    /// The number of conditions on a cell.
    pub(super) fn asked(&self, cell: usize) -> u16 {
        let own = &self.asks[cell * self.queue_words..][..self.queue_words];
        own.iter().map(|bits| bits.count_ones() as u16).sum()
    }
    /// Sorts the conditions by the cost of checking them and by how seldom they find something, and notes for each cell
    /// the conditions on it.
    fn order(&mut self) {
        self.watched.sort_by_key(|watched| match &watched.condition {
            Condition::Sum(sum) if sum.is_late => 4,
            Condition::Sum(sum) if sum.groups.len() == 1 => 1,
            Condition::Sum(_) => 2,
            Condition::Locked => 3,
            Condition::House if !self.order_is_promised => 5,
            Condition::Automaton(_) | Condition::Line(_) | Condition::Walk(_) => 6,
            _ => 0,
        });
        self.queue_words = self.watched.len().div_ceil(64);
        self.asks = vec![0; self.queue_words * self.allowed.len()];
        for (number, watched) in self.watched.iter().enumerate() {
            for &cell in &watched.cells {
                if matches!(watched.condition, Condition::House) {
                    self.houses_of[cell].push(number);
                }
                self.asks[cell * self.queue_words + number / 64] |= 1 << (number % 64);
            }
        }
    }
    pub(super) fn see(&self, a: usize, b: usize) -> bool {
        has(&self.seen_by[a], b)
    }
    fn differ(&mut self, cells: &[usize]) {
        let all = bits(cells.iter().copied());
        for &cell in cells {
            let seen = &mut self.seen_by[cell];
            seen.iter_mut().zip(all).for_each(|(seen, all)| *seen |= all);
            seen[cell / 64] &= !(1 << (cell % 64));
        }
        if cells.len() == self.side {
            self.watch(cells.to_vec(), Condition::House);
        } else if cells.len() > self.side {
            self.watch(cells.to_vec(), Condition::Never);
        }
    }
    fn add(&mut self, part: &Part) {
        match part {
            Part::Cell(cell, digits) => self.allowed[cell.index()] &= digits.bits() as Mask,
            Part::Pair(cells, table) => self.pair(numbers(cells), table),
            Part::Total(total) => {
                let term = |&(cell, times): &(Cell, i64)| (cell.index(), times as i32);
                let terms: Vec<_> = total.terms.iter().map(term).collect();
                self.total(&terms, i32::try_from(total.total).unwrap_or(i32::MAX), false);
            }
            Part::AtLeast(cells, digit, least) => {
                self.watch(numbers(cells), Condition::AtLeast(1 << digit.index(), *least));
            }
            Part::Outside(cells, asked) => self.outside(numbers(cells), *asked),
            Part::Automaton(cells, automaton) => {
                self.watch(numbers(cells), Condition::Automaton(automaton.clone()));
            }
            // `new` has handled these already.
            Part::Differ(_) => {}
        }
    }
    fn pair(&mut self, cells: Vec<usize>, table: &PairTable) {
        let known = self.known.iter().position(|one| one == table);
        let number = known.unwrap_or_else(|| {
            let turned = table.turned();
            let both = [table, &turned].map(|table| Partners::new(table, self.side));
            self.tables.push(both);
            self.known.push(table.clone());
            self.known.len() - 1
        });
        self.watch(cells, Condition::Pair(number));
    }
    fn outside(&mut self, cells: Vec<usize>, asked: OutsideClue) {
        let Some(is) = Along::of(asked.is) else {
            return self.numbered_room(&cells, asked.value as usize);
        };
        let condition = if self.side <= SIDE_FOR_SETS {
            Clue::new(is, asked.value, self.side).map(Condition::Line)
        } else {
            Walk::new(is, asked.value as usize, self.side).map(Condition::Walk)
        };
        self.watch(cells, condition.unwrap_or(Condition::Never));
    }
    /// Adds the pairs that make up a numbered room: the first cell says at which place of the line `value` is.
    fn numbered_room(&mut self, cells: &[usize], value: usize) {
        let Some((&first, others)) = cells.split_first() else { return };
        // If no digit occurs twice in the line, `value` is nowhere else.
        let differ = cells.iter().all(|&a| cells.iter().all(|&b| a == b || self.see(a, b)));
        if value != 1 {
            // The first cell would say that it holds `value` itself.
            self.allowed[first] &= !1;
            if differ && (1..=self.side).contains(&value) {
                self.allowed[first] &= !(1 << (value - 1));
            }
        }
        for (&cell, place) in others.iter().zip(2..) {
            let goes = |says: usize, holds: usize| {
                if says == place { holds == value } else { !differ || holds != value }
            };
            self.pair(vec![first, cell], &PairTable::new(self.side, goes));
        }
    }
    /// Adds a total of cells that are added or subtracted according to their signs.
    pub(super) fn total(&mut self, terms: &[(usize, i32)], total: i32, is_late: bool) {
        self.has_totals = true;
        if terms.iter().all(|&(_, sign)| sign < 0) {
            let turned: Vec<_> = terms.iter().map(|&(cell, sign)| (cell, -sign)).collect();
            return self.total(&turned, -total, is_late);
        }
        let (mut cells, mut groups) = (Vec::with_capacity(terms.len()), Vec::new());
        for sign in [1, -1] {
            let mut left: Vec<usize> =
                terms.iter().filter(|term| term.1 == sign).map(|term| term.0).collect();
            while !left.is_empty() {
                let from = cells.len();
                // A cell joins the group if it sees all the cells in it.
                left.retain(|&cell| {
                    let joins = cells[from..].iter().all(|&other| self.see(cell, other));
                    if joins {
                        cells.push(cell);
                    }
                    !joins
                });
                groups.push(Group { from, to: cells.len(), sign });
            }
        }
        let cage = if groups.len() == 1 { Cage::of(self.side, cells.len(), total) } else { None };
        self.watch(cells, Condition::Sum(Sum { groups, total, cage, is_late }));
    }
    fn watch(&mut self, cells: Vec<usize>, condition: Condition) {
        let bits = bits(cells.iter().copied());
        self.watched.push(Watched { cells, bits, condition });
    }
}
