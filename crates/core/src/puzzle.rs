//! A puzzle as read or written: a shape and what is known about each cell. It has no width and no
//! candidates except those that were stated; formats, sessions and front ends pass it to each
//! other.
use crate::{Cell, Digit, DigitSet, House, Shape};

/// What a puzzle says about one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Entry {
    /// Nothing.
    #[default]
    Unknown,
    /// A digit that came with the puzzle.
    Given(Digit),
    /// A digit that was worked out.
    Placed(Digit),
    /// The candidates that are left.
    Candidates(DigitSet),
}

impl Entry {
    /// The digit, given or placed.
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Given(digit) | Self::Placed(digit) => Some(digit),
            Self::Unknown | Self::Candidates(_) => None,
        }
    }
    /// Whether a cell of a board with this many digits can have this entry.
    fn fits(self, side: usize) -> bool {
        match self {
            Self::Unknown => true,
            Self::Given(digit) | Self::Placed(digit) => digit.index() < side,
            Self::Candidates(digits) => side <= 64 && digits.is_subset(DigitSet::first(side)),
        }
    }
}

/// Two cells of one house that hold the same digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clash {
    /// The digit.
    pub digit: Digit,
    /// The house.
    pub house: House,
    /// The earlier cell.
    pub first: Cell,
    /// The later cell.
    pub second: Cell,
}

/// A shape and an [`Entry`] for each of its cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle {
    shape: Shape,
    entries: Vec<Entry>,
}

impl Puzzle {
    /// A board about which nothing is known.
    pub fn empty(shape: Shape) -> Self {
        let entries = vec![Entry::Unknown; shape.cell_count()];
        Self { shape, entries }
    }
    /// Joins a shape and its entries; `None` unless there is one entry for each cell, no digit
    /// is beyond the side, and candidates occur only on boards of up to 64 digits.
    pub fn new(shape: Shape, entries: Vec<Entry>) -> Option<Self> {
        let fits = |&entry: &Entry| entry.fits(shape.side());
        let valid = entries.len() == shape.cell_count() && entries.iter().all(fits);
        valid.then_some(Self { shape, entries })
    }
    /// A board with these givens in reading order, and nothing known about the other cells; `None` unless
    /// there is one item for each cell, and no digit is beyond the side.
    ///
    /// ```
    /// use whydoku_core::{Digit, Puzzle, Shape};
    /// let givens = (0..16).map(|cell| (cell < 4).then(|| Digit::new(cell)));
    /// let puzzle = Puzzle::of_givens(Shape::square(4)?, givens);
    /// assert_eq!(puzzle.map(|puzzle| puzzle.given_count()), Some(4));
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn of_givens(
        shape: Shape,
        givens: impl IntoIterator<Item = Option<Digit>>,
    ) -> Option<Self> {
        let side = shape.side();
        // Checked on the way: another pass over the entries takes as long as this one.
        let mut fits = true;
        let entry = |given: Option<Digit>| match given {
            None => Entry::Unknown,
            Some(digit) => {
                fits &= digit.index() < side;
                Entry::Given(digit)
            }
        };
        let entries: Vec<Entry> = givens.into_iter().map(entry).collect();
        (fits && entries.len() == shape.cell_count()).then_some(Self { shape, entries })
    }
    /// The board.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
    /// What is known about a cell.
    ///
    /// # Panics
    /// If the cell is not on this board.
    pub fn entry(&self, cell: Cell) -> Entry {
        self.entries[cell.index()]
    }
    /// All entries, in reading order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
    /// Sets what is known about a cell.
    ///
    /// # Panics
    /// If the cell or a digit is not on this board, and for candidates on a board of more than 64
    /// digits: the cases that [`Self::new`] refuses.
    pub fn set(&mut self, cell: Cell, entry: Entry) {
        assert!(entry.fits(self.shape.side()), "a digit beyond the board");
        self.entries[cell.index()] = entry;
    }
    /// The digit of a cell, given or placed.
    ///
    /// # Panics
    /// If the cell is not on this board.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.entry(cell).digit()
    }
    /// How many givens there are.
    pub fn given_count(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry, Entry::Given(_))).count()
    }
    /// Whether every cell has a digit.
    pub fn is_filled(&self) -> bool {
        self.entries.iter().all(|entry| entry.digit().is_some())
    }
    /// Every pair of equal digits in one house, by house, then by cell; each pair of cells once.
    pub fn clashes(&self) -> Vec<Clash> {
        let mut clashes: Vec<Clash> = Vec::new();
        for (index, info) in self.shape.houses().iter().enumerate() {
            let house = House::new(index);
            for (at, &second) in info.cells.iter().enumerate() {
                let Some(digit) = self.digit(second) else { continue };
                for &first in &info.cells[..at] {
                    let clash = self.digit(first) == Some(digit);
                    if clash && self.shape.shared_house(first, second) == Some(house) {
                        clashes.push(Clash { digit, house, first, second });
                    }
                }
            }
        }
        clashes
    }
    /// The rules of the shape that the digits break, each by its number, with the cells that show it.
    ///
    /// ```
    /// use whydoku_core::{Cell, Digit, Entry, Puzzle, Relation, Rule, Shape};
    /// let cells = [Cell::new(0), Cell::new(1)];
    /// let dot = Rule::pair(cells, Relation::difference(1));
    /// let mut puzzle = Puzzle::empty(Shape::square(9)?.with_rules(vec![dot])?);
    /// puzzle.set(cells[0], Entry::Given(Digit::from_number(3)));
    /// puzzle.set(cells[1], Entry::Placed(Digit::from_number(5)));
    /// assert_eq!(puzzle.broken_rules(), [(0, cells.to_vec())]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn broken_rules(&self) -> Vec<(usize, Vec<Cell>)> {
        let rules = self.shape.rules();
        if rules.is_empty() {
            return Vec::new();
        }
        let placed: Vec<Option<Digit>> = self.entries.iter().map(|entry| entry.digit()).collect();
        let broken = |(number, rule): (usize, &crate::Rule)| {
            rule.broken(&self.shape, &placed).map(|cells| (number, cells))
        };
        rules.iter().enumerate().filter_map(broken).collect()
    }
    /// The same board with only the givens.
    #[must_use]
    pub fn givens(&self) -> Self {
        let keep = |&entry: &Entry| match entry {
            Entry::Given(_) => entry,
            _ => Entry::Unknown,
        };
        let entries = self.entries.iter().map(keep).collect();
        Self { shape: self.shape.clone(), entries }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    #[test]
    fn each_pair_of_clashing_cells_is_reported_once_by_its_first_house() {
        let mut puzzle = Puzzle::empty(Shape::square(9).unwrap());
        for cell in [0, 1, 80] {
            puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(5)));
        }
        let clashes = puzzle.clashes();
        assert_eq!(clashes.len(), 1);
        assert_eq!((clashes[0].first, clashes[0].second), (Cell::new(0), Cell::new(1)));
        assert_eq!(puzzle.shape().house_name(clashes[0].house), "box 1");
    }
    #[test]
    fn entries_must_fit_the_board() {
        let shape = Shape::square(4).unwrap();
        assert!(Puzzle::new(shape.clone(), vec![Entry::Unknown; 15]).is_none());
        let mut entries = vec![Entry::Unknown; 16];
        entries[3] = Entry::Given(Digit::from_number(5));
        assert!(Puzzle::new(shape.clone(), entries).is_none());
        let of_givens = |cells, number| {
            let given = |cell| (cell == 3).then(|| Digit::from_number(number));
            Puzzle::of_givens(shape.clone(), (0..cells).map(given))
        };
        assert!(of_givens(16, 4).is_some_and(|puzzle| puzzle.given_count() == 1));
        assert!(of_givens(16, 5).is_none());
        assert!(of_givens(15, 4).is_none() && of_givens(17, 4).is_none());
    }
    #[test]
    fn setting_candidates_beyond_the_board_panics() {
        let set = |side, candidates| {
            let mut puzzle = Puzzle::empty(Shape::square(side).unwrap());
            puzzle.set(Cell::new(0), Entry::Candidates(candidates));
        };
        set(4, DigitSet::first(4));
        assert!(catch_unwind(|| set(4, DigitSet::first(5))).is_err());
        assert!(catch_unwind(|| set(81, DigitSet::first(5))).is_err());
    }
}
