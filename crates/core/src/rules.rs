//! Rules beyond houses: cages, dots, chess moves, thermometers, clues outside the grid. A rule is plain data, one
//! value for each rule as a reader of the puzzle sees it; its [`Kind`] is an entry of one ordered list, and
//! everything that is particular to a kind is in its folder (`rules/kinds/`). All other code works by [`Form`] or by
//! [`Part`], so that a new kind is a new folder.
mod automaton;
mod check;
mod error;
mod everywhere;
mod form;
mod kind;
mod kinds;
mod links;
mod meaning;
mod parts;
mod relation;
mod stroke;

pub(crate) use check::{check, complete};

pub use automaton::{Automaton, Move};
pub use error::RuleError;
pub use everywhere::Everywhere;
pub use form::Form;
pub use kind::{Definition, Fact, Kind, Making, Meaning, RuleCase, Theme, Usual};
pub use links::{Board, Goes};
pub use meaning::Total;
pub use parts::{OutsideClue, OutsideRule, PairTable, Part};
pub use relation::Relation;
pub use stroke::{Around, Ends, Hue, Stroke};

use crate::{Cell, Digit, Shape};

/// Whether shapes can have rules: the feature `rules`. Without it [`Shape::rules`](crate::Shape::rules) is
/// always empty, and [`Shape::with_rules`](crate::Shape::with_rules) refuses. Code that cannot check the
/// feature itself (a list of searches, the fields of a text) uses this constant.
pub const KNOWS_RULES: bool = cfg!(feature = "rules");

/// The largest side of a board with rules.
pub const MAX_RULED_SIDE: usize = 16;

/// The largest number of rules of a board.
pub const MAX_RULES: usize = 512;

/// A rule beyond rows, columns, boxes and extra houses. What its fields mean, and which of them are used, is said
/// by the [`Form`] of its kind.
///
/// ```
/// use whydoku_core::{Cell, Digit, Rule, Shape};
/// let cage = Rule::cage([0, 1].map(Cell::new).to_vec(), Some(5));
/// let board = Shape::square(4)?.with_rules(vec![cage])?;
/// let digits: Vec<Digit> = [1, 4, 2, 3, 3, 2, 4, 1, 4, 1, 3, 2, 2, 3, 1, 4]
///     .map(Digit::from_number)
///     .to_vec();
/// assert!(!board.is_plain());
/// assert!(board.rules()[0].holds(board.side(), &digits));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    /// What kind of rule it is.
    pub kind: Kind,
    /// Its cells, in order where the form has one; none for a rule of the whole board.
    pub cells: Vec<Cell>,
    /// The second group of cells, for twins.
    pub others: Vec<Cell>,
    /// Its numbers, in most cases one: a sum, a difference, a count.
    pub numbers: Vec<u32>,
    /// The digits it names.
    pub digits: Vec<Digit>,
    /// The relations it excludes.
    pub relations: Vec<Relation>,
}

impl Rule {
    /// A rule of a kind with these cells and nothing else.
    ///
    /// ```
    /// use whydoku_core::{Cell, Kind, Rule};
    /// let line = Rule::new(Kind::PALINDROME, [0, 1, 2].map(Cell::new).to_vec());
    /// assert_eq!(line.kind.id(), "palindrome");
    /// ```
    pub fn new(kind: Kind, cells: Vec<Cell>) -> Self {
        let (others, numbers, digits, relations) = (vec![], vec![], vec![], vec![]);
        Self { kind, cells, others, numbers, digits, relations }
    }
    /// The same with a number.
    #[must_use]
    pub fn with_number(mut self, number: u32) -> Self {
        self.numbers.push(number);
        self
    }
    /// Cells this many rows and columns apart, in either order and in every direction, hold different digits:
    /// `[1, 2]` is the knight of chess, `[1, 1]` what the king adds to the rows and columns.
    pub fn apart(steps: [u32; 2]) -> Self {
        Self { numbers: steps.to_vec(), ..Self::new(Kind::MOVE, vec![]) }
    }
    /// No two cells that share an edge are related in one of these ways, unless a mark names the two cells: "all
    /// dots are given".
    pub fn no_other(relations: Vec<Relation>) -> Self {
        Self { relations, ..Self::new(Kind::NO_OTHER, vec![]) }
    }
    /// Two cells are related.
    ///
    /// ```
    /// use whydoku_core::{Cell, Kind, Relation, Rule};
    /// let dot = Rule::pair([Cell::new(0), Cell::new(1)], Relation::difference(1));
    /// assert_eq!((dot.kind, dot.number()), (Kind::DIFFERENCE, Some(1)));
    /// ```
    pub fn pair(cells: [Cell; 2], relation: Relation) -> Self {
        let numbers = relation.number.into_iter().collect();
        Self { numbers, ..Self::new(relation.kind, cells.to_vec()) }
    }
    /// Cells of different digits, which add up to the sum if there is one.
    pub fn cage(cells: Vec<Cell>, sum: Option<u32>) -> Self {
        Self { numbers: sum.into_iter().collect(), ..Self::new(Kind::CAGE, cells) }
    }
    /// A cage whose digits may repeat, or one whose digits differ.
    pub fn any_cage(cells: Vec<Cell>, sum: Option<u32>, may_repeat: bool) -> Self {
        let kind = if may_repeat { Kind::REPEATING_CAGE } else { Kind::CAGE };
        Self { kind, ..Self::cage(cells, sum) }
    }
    /// Two groups of cells hold the same digits, place by place.
    pub fn clones(cells: Vec<Cell>, others: Vec<Cell>) -> Self {
        Self { others, ..Self::new(Kind::CLONE, cells) }
    }
    /// A circle on the corner of four cells, which hold at least these digits; one that is named twice is there
    /// twice.
    pub fn quadruple(cells: [Cell; 4], digits: Vec<Digit>) -> Self {
        Self { digits, ..Self::new(Kind::QUADRUPLE, cells.to_vec()) }
    }
    /// Its number, or the first if it has several.
    pub fn number(&self) -> Option<u32> {
        self.numbers.first().copied()
    }
    /// Whether its numbers go without saying on this board, because the regions of its cells say them.
    pub fn has_own_numbers(&self, shape: &Shape) -> bool {
        let own = self.definition().meaning.own_numbers;
        own.is_some_and(|own| own(self, &|cell| shape.region_of(cell)) == self.numbers)
    }
    /// Everything about its kind.
    pub fn definition(&self) -> &'static Definition {
        self.kind.definition()
    }
    /// Its form.
    pub fn form(&self) -> Form {
        self.definition().form
    }
    /// All cells that it names, each once; none for a rule of the whole board.
    pub fn cells(&self) -> Vec<Cell> {
        let others = self.others.iter().filter(|cell| !self.cells.contains(cell));
        self.cells.iter().chain(others).copied().collect()
    }
    /// The two cells and the relation of a mark between cells.
    pub fn as_pair(&self) -> Option<([Cell; 2], Relation)> {
        let cells = self.cells[..].try_into().ok()?;
        let relation = Relation { kind: self.kind, number: self.number() };
        (self.form() == Form::Mark).then_some((cells, relation))
    }
    /// The name of its own that it has for its numbers or relations: a difference of 1 is a white dot.
    pub fn usual(&self) -> Option<&'static Usual> {
        self.kind.usual(&self.numbers, &self.relations)
    }
    /// How it is drawn.
    pub fn strokes(&self) -> &'static [Stroke] {
        let own = self.usual().and_then(|usual| usual.strokes);
        own.unwrap_or(self.definition().strokes)
    }
    /// The rule with its cells moved.
    #[must_use]
    pub(crate) fn moved(&self, to: impl Fn(Cell) -> Cell) -> Self {
        let all = |cells: &[Cell]| -> Vec<Cell> { cells.iter().map(|&cell| to(cell)).collect() };
        Self { cells: all(&self.cells), others: all(&self.others), ..self.clone() }
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
