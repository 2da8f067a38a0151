//! Rules beyond houses: cages, dots, chess moves, clues outside the grid. A rule is plain data, one value
//! for each clue as a reader of the puzzle sees it. [`Rule::holds`] defines its meaning on a filled board,
//! and judges and tests trust it; [`Rule::parts`] says the same in the few forms that solvers work with.
mod broken;
mod error;
mod holds;
mod image;
mod parts;

pub(crate) use holds::check;

pub use error::RuleError;
pub use parts::{OutsideClue, PairTable, Part};

use crate::{Cell, Digit};

/// Whether shapes can have rules: the feature `rules`. Without it [`Shape::rules`](crate::Shape::rules) is
/// always empty, and [`Shape::with_rules`](crate::Shape::with_rules) refuses. Code that cannot check the
/// feature itself (a list of searches, the fields of a text) uses this constant.
pub const KNOWS_RULES: bool = cfg!(feature = "rules");

/// The largest side of a board with rules.
pub const MAX_RULED_SIDE: usize = 16;

/// The largest number of rules of a board.
pub const MAX_RULES: usize = 512;

/// How two cells are related. Numbers are those of the digits, from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Relation {
    /// The digits differ by this much (a white dot: 1).
    Difference(u8),
    /// The digits differ by at least this much (a whisper: 5).
    AtLeast(u8),
    /// One digit is this many times the other (a black dot: 2).
    Ratio(u8),
    /// The digits add up to this (V: 5, X: 10).
    Sum(u8),
    /// The first digit is greater than the second.
    Greater,
    /// The digits are equal.
    Equal,
}

impl Relation {
    /// Whether the two numbers, from one, are related in this way.
    ///
    /// ```
    /// use whydoku_core::Relation;
    /// assert!(Relation::Ratio(2).holds(3, 6) && Relation::Ratio(2).holds(6, 3));
    /// assert!(!Relation::Greater.holds(3, 6));
    /// ```
    pub fn holds(self, first: usize, second: usize) -> bool {
        let (low, high) = (first.min(second), first.max(second));
        match self {
            Self::Difference(n) => high - low == usize::from(n),
            Self::AtLeast(n) => high - low >= usize::from(n),
            Self::Ratio(n) => low * usize::from(n) == high,
            Self::Sum(n) => low + high == usize::from(n),
            Self::Greater => first > second,
            Self::Equal => first == second,
        }
    }
}

/// A property of a cell, by itself or compared with its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CellRule {
    /// It holds an odd number.
    Odd,
    /// It holds an even number.
    Even,
    /// It is smaller than each cell that shares an edge with it, unless that cell has the same mark.
    Minimum,
    /// It is greater than each cell that shares an edge with it, unless that cell has the same mark.
    Maximum,
}

/// What a number outside the grid says about its row or column, seen from where it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutsideRule {
    /// The cells between the smallest and the largest digit add up to it.
    Sandwich,
    /// The first cells add up to it; the digit of the first cell says how many they are.
    XSum,
    /// This many cells are greater than all those before them.
    Skyscraper,
    /// It is the digit of the cell whose place is given by the digit of the first cell.
    NumberedRoom,
}

/// A rule beyond rows, columns, boxes and extra houses.
///
/// ```
/// use whydoku_core::{Cell, Digit, Rule, Shape};
/// let cage = Rule::Cage { cells: vec![Cell::new(0), Cell::new(1)], sum: Some(5), may_repeat: false };
/// let board = Shape::square(4)?.with_rules(vec![cage])?;
/// let digits: Vec<Digit> = [1, 4, 2, 3, 3, 2, 4, 1, 4, 1, 3, 2, 2, 3, 1, 4]
///     .map(Digit::from_number)
///     .to_vec();
/// assert!(!board.is_plain());
/// assert!(board.rules()[0].holds(board.side(), &digits));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Rule {
    /// Cells this many rows and columns apart, in either order and in every direction, hold different
    /// digits: `[1, 2]` is the knight of chess, `[1, 1]` what the king adds to the rows and columns.
    Move {
        /// The two distances.
        steps: [u8; 2],
    },
    /// No two cells that share an edge are related in one of these ways, unless a [`Rule::Pair`] names the
    /// two cells: "all dots are given". With `Difference(1)` alone it means "neighbours are not consecutive".
    NoOther {
        /// The relations.
        relations: Vec<Relation>,
    },
    /// Two cells are related.
    Pair {
        /// The cells.
        cells: [Cell; 2],
        /// The relation.
        relation: Relation,
    },
    /// A cage.
    Cage {
        /// Its cells.
        cells: Vec<Cell>,
        /// What their numbers add up to, if it is given.
        sum: Option<u32>,
        /// Whether a digit may occur twice in it.
        may_repeat: bool,
    },
    /// A clue at the end of a diagonal that the numbers along it add up to. Digits may repeat.
    LittleKiller {
        /// The cells, from the clue on.
        cells: Vec<Cell>,
        /// What they add up to.
        sum: u32,
    },
    /// A property of one cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// The property.
        is: CellRule,
    },
    /// Two groups of cells hold the same digits, place by place: clones.
    Clone {
        /// The cells of one.
        cells: Vec<Cell>,
        /// The cells of the other, in the same order.
        others: Vec<Cell>,
    },
    /// A line that reads the same from both ends.
    Palindrome {
        /// Its cells, in order.
        cells: Vec<Cell>,
    },
    /// A circle on the corner of four cells, which hold at least these digits.
    Quadruple {
        /// The cells.
        cells: [Cell; 4],
        /// The digits; one that is named twice is there twice.
        digits: Vec<Digit>,
    },
    /// A number outside the grid.
    Outside {
        /// The cells of the row or column, from the number on.
        cells: Vec<Cell>,
        /// What the number says.
        is: OutsideRule,
        /// The number itself.
        value: u32,
    },
}

impl Rule {
    /// The cells that the rule names; none for a rule about the whole board.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::Move { .. } | Self::NoOther { .. } => Vec::new(),
            Self::Pair { cells, .. } => cells.to_vec(),
            Self::Cage { cells, .. }
            | Self::LittleKiller { cells, .. }
            | Self::Palindrome { cells }
            | Self::Outside { cells, .. } => cells.clone(),
            Self::Cell { cell, .. } => vec![*cell],
            Self::Clone { cells, others } => [&cells[..], others].concat(),
            Self::Quadruple { cells, .. } => cells.to_vec(),
        }
    }
}

/// The cells of a board of this side that share an edge with a cell, up to four, in reading order.
///
/// ```
/// use whydoku_core::{Cell, beside};
/// let around: Vec<Cell> = beside(9, Cell::new(0)).collect();
/// assert_eq!(around, [1, 9].map(Cell::new));
/// ```
pub fn beside(side: usize, cell: Cell) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell.row(side), cell.column(side));
    let places = [
        (row.wrapping_sub(1), column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
        (row + 1, column),
    ];
    let inside = move |&(row, column): &(usize, usize)| row < side && column < side;
    places.into_iter().filter(inside).map(move |(row, column)| Cell::at(row, column, side))
}

/// Every two cells of a board of this side that share an edge, each pair once, the earlier cell first.
///
/// ```
/// use whydoku_core::edges;
/// assert_eq!(edges(9).count(), 2 * 9 * 8);
/// ```
pub fn edges(side: usize) -> impl Iterator<Item = [Cell; 2]> {
    let cells = (0..side * side).map(Cell::new);
    cells.flat_map(move |a| beside(side, a).filter(move |&b| b > a).map(move |b| [a, b]))
}

/// Every two cells a move apart, each pair once, the earlier cell first.
pub(crate) fn apart(side: usize, steps: [u8; 2]) -> impl Iterator<Item = [Cell; 2]> {
    let [one, two] = steps.map(usize::from);
    let is_apart = move |a: Cell, b: Cell| {
        let down = a.row(side).abs_diff(b.row(side));
        let across = a.column(side).abs_diff(b.column(side));
        [down, across] == [one, two] || [down, across] == [two, one]
    };
    let cells = (0..side * side).map(Cell::new);
    cells.flat_map(move |a| {
        let later = (a.index() + 1..side * side).map(Cell::new);
        later.filter(move |&b| is_apart(a, b)).map(move |b| [a, b])
    })
}
