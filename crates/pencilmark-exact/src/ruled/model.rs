//! What follows from a shape with rules: who sees whom, and the conditions that are watched.
use super::derived;
use super::sets::{Cells, Mask, numbers, sets};
use super::walk::Walk;
use pencilmark_core::{PairTable, Part, Shape};

/// Something that the search watches. Cells are numbers in reading order.
pub(super) enum Condition {
    /// Every digit has a place in these cells.
    House,
    /// The digits of two cells go together: a number in [`Model::tables`].
    Pair(usize),
    /// Different cells hold one of these sets of digits.
    Sets(Vec<Mask>),
    /// The numbers add up to this; the cells stand in groups that see each other.
    Sum(u32),
    /// A digit has at least this many places here.
    AtLeast(Mask, usize),
    /// A line that is walked from its first cell to its last.
    Walk(Walk),
}

/// A condition and its cells.
pub(super) struct Watched {
    pub(super) cells: Vec<usize>,
    /// For each cell of a sum, the number of the group of cells that see each other.
    pub(super) groups: Vec<usize>,
    pub(super) condition: Condition,
}

/// What goes with sets of digits, by the lower and by the upper eight of them.
pub(super) struct Partners([[Mask; 256]; 2]);

impl Partners {
    fn new(table: &PairTable, side: usize) -> Self {
        let mut halves = [[0; 256]; 2];
        for digit in 0..side {
            let partners = table.partners(pencilmark_core::Digit::new(digit)).bits() as Mask;
            let bit = 1 << (digit % 8);
            for (set, with) in halves[digit / 8].iter_mut().enumerate() {
                *with |= if set & bit == 0 { 0 } else { partners };
            }
        }
        Self(halves)
    }
    /// Everything that goes with some digit of a set.
    pub(super) fn of(&self, set: Mask) -> Mask {
        self.0[0][set as usize & 255] | self.0[1][set as usize >> 8 & 255]
    }
}

/// What follows from a shape with rules.
pub(super) struct Model {
    pub(super) side: usize,
    /// Which digits the rules leave each cell by itself.
    pub(super) allowed: Vec<Mask>,
    /// The cells that hold another digit than this one.
    pub(super) peers: Vec<Vec<usize>>,
    /// The same as bits.
    pub(super) seen_by: Vec<Cells>,
    sees: Vec<bool>,
    pub(super) watched: Vec<Watched>,
    /// The conditions of each cell.
    pub(super) of_cell: Vec<Vec<usize>>,
    /// Each relation of two cells, seen from the first and from the second.
    pub(super) tables: Vec<[Partners; 2]>,
    known: Vec<PairTable>,
    /// Whether some cells add up to something: searches are hard then, and closer looks pay.
    pub(super) has_totals: bool,
}

impl Model {
    pub(super) fn new(shape: &Shape) -> Self {
        let (side, cells) = (shape.side(), shape.cell_count());
        let mut model = Self {
            side,
            allowed: vec![(1 << side) - 1; cells],
            peers: Vec::new(),
            seen_by: Vec::new(),
            sees: vec![false; cells * cells],
            watched: Vec::new(),
            of_cell: vec![Vec::new(); cells],
            tables: Vec::new(),
            known: Vec::new(),
            has_totals: false,
        };
        for house in shape.houses() {
            model.differ(&numbers(&house.cells));
        }
        let rules = shape.rules();
        let parts: Vec<Part> = rules.iter().flat_map(|rule| rule.parts(rules, side)).collect();
        // Who sees whom comes first: sums ask it.
        for part in &parts {
            if let Part::Differ(cells) = part {
                model.differ(&numbers(cells));
            }
        }
        for part in &parts {
            model.add(part);
        }
        for (cells, total) in derived::totals(shape, &parts) {
            model.total(cells, total);
        }
        model.peers = (0..cells)
            .map(|cell| (0..cells).filter(|&other| model.see(cell, other)).collect())
            .collect();
        let bits = |peers: &Vec<usize>| {
            let mut set = [0; 4];
            for peer in peers {
                set[peer / 64] |= 1 << (peer % 64);
            }
            set
        };
        model.seen_by = model.peers.iter().map(bits).collect();
        model
    }
    pub(super) fn see(&self, a: usize, b: usize) -> bool {
        self.sees[a * self.allowed.len() + b]
    }
    fn differ(&mut self, cells: &[usize]) {
        let count = self.allowed.len();
        for &a in cells {
            for &b in cells.iter().filter(|&&b| b != a) {
                self.sees[a * count + b] = true;
            }
        }
        if cells.len() == self.side {
            self.watch(cells.to_vec(), Condition::House);
        } else if cells.len() > self.side {
            self.watch(cells.to_vec(), Condition::Sets(Vec::new()));
        }
    }
    fn add(&mut self, part: &Part) {
        match part {
            Part::Cell(cell, digits) => self.allowed[cell.index()] &= digits.bits() as Mask,
            Part::Pair(cells, table) => {
                let known = self.known.iter().position(|one| one == table);
                let number = known.unwrap_or_else(|| {
                    let turned = table.turned();
                    let both = [table, &turned].map(|table| Partners::new(table, self.side));
                    self.tables.push(both);
                    self.known.push(table.clone());
                    self.known.len() - 1
                });
                self.watch(numbers(cells), Condition::Pair(number));
            }
            Part::Total(cells, total) => self.total(numbers(cells), i64::from(*total)),
            Part::AtLeast(cells, digit, least) => {
                self.watch(numbers(cells), Condition::AtLeast(1 << digit.index(), *least));
            }
            Part::Line(cells, line) => {
                let condition = match Walk::new(*line, self.side) {
                    Some(walk) => Condition::Walk(walk),
                    None => Condition::Sets(Vec::new()), // nothing on the board adds up to that
                };
                self.watch(numbers(cells), condition);
            }
            // Was first: see `new`.
            Part::Differ(_) => {}
        }
    }
    /// Watches a total, by the sets of digits that it leaves where the cells all see each other.
    fn total(&mut self, cells: Vec<usize>, total: i64) {
        self.has_totals = true;
        let Ok(total) = u32::try_from(total) else {
            return self.watch(cells, Condition::Sets(Vec::new()));
        };
        let all_see = cells.iter().enumerate().all(|(at, &a)| {
            let rest = &cells[at + 1..];
            rest.iter().all(|&b| self.see(a, b))
        });
        let condition = if all_see {
            Condition::Sets(sets(self.side, cells.len(), total))
        } else {
            Condition::Sum(total)
        };
        self.watch(cells, condition);
    }
    fn watch(&mut self, cells: Vec<usize>, condition: Condition) {
        for &cell in &cells {
            self.of_cell[cell].push(self.watched.len());
        }
        let groups = match condition {
            Condition::Sum(_) => self.groups(&cells),
            _ => Vec::new(),
        };
        self.watched.push(Watched { cells, groups, condition });
    }
    /// Each cell joins the first group whose cells it sees.
    fn groups(&self, cells: &[usize]) -> Vec<usize> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let mut of = Vec::with_capacity(cells.len());
        for &cell in cells {
            let fits = |group: &Vec<usize>| group.iter().all(|&other| self.see(cell, other));
            let at = groups.iter().position(fits).unwrap_or_else(|| {
                groups.push(Vec::new());
                groups.len() - 1
            });
            groups[at].push(cell);
            of.push(at);
        }
        of
    }
}
