//! The premises and the conclusions of a step.
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House, Rule};

/// A change to the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Conclusion {
    /// This candidate is true.
    Place(Candidate),
    /// This candidate is false.
    Eliminate(Candidate),
}

impl Conclusion {
    /// The candidate that it is about.
    pub fn candidate(self) -> Candidate {
        match self {
            Self::Place(candidate) | Self::Eliminate(candidate) => candidate,
        }
    }
}

/// A rule of the shape and its number there, so that a step can be explained without the shape.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clue {
    /// Its number among the rules of the shape, from zero.
    pub number: usize,
    /// The rule.
    pub rule: Rule,
}

/// A fact of the position: at least one of a known set of candidates is true. Together with the
/// rules (two digits of one cell, or one digit twice in a house, exclude each other) the premises
/// of a step force its conclusions.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Premise {
    /// The cell takes one of its candidates.
    Cell(Cell),
    /// The house takes the digit in one of the cells where it is still a candidate.
    House(House, Digit),
    /// The puzzle has one solution, and whenever all of these cells held digits of their sets,
    /// other digits of these sets would fill them just as well: so one of the cells holds another
    /// of its candidates. None of the cells is given.
    Deadly(Vec<(Cell, DigitSet)>),
    /// The puzzle has one solution, and its givens look the same when the board is turned: so the
    /// cell takes one of its candidates that can become the digit of the cell onto which it falls,
    /// and that can come from the digit of the cell that falls onto it.
    Symmetry(Cell, Turn),
    /// The rule of the shape with this number, from zero, holds, and each of its cells takes one of its
    /// candidates.
    Rule(usize),
    /// What houses and rules add up to, taken together.
    Balance(Balance),
}

/// An equation that follows from houses and rules with a total: the digits of each house add up to the
/// same number, and those of a cage to its sum. Each is counted as often as stated, and subtracted if
/// that is negative; cells that cancel drop out. What is left must hold, and each of its cells takes one
/// of its candidates. The judge adds it up anew, so it cannot state anything false.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Balance {
    /// The houses, each with how often it counts.
    pub houses: Vec<(House, i8)>,
    /// The numbers of the rules (cages with a sum, little killers), each with how often it counts.
    pub rules: Vec<(usize, i8)>,
}

impl Premise {
    /// The same fact with its cells in reading order, so that equal facts are equal.
    pub(crate) fn in_order(&self) -> Self {
        let mut fact = self.clone();
        if let Self::Deadly(pattern) = &mut fact {
            pattern.sort_unstable();
        }
        fact
    }
}

/// A way to turn or mirror a square board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Turn {
    /// By a half turn.
    Half,
    /// By a quarter turn, clockwise.
    Quarter,
    /// Mirrored across the diagonal from the upper left to the lower right.
    Diagonal,
    /// Mirrored across the diagonal from the upper right to the lower left.
    AntiDiagonal,
}

impl Turn {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Half, Self::Quarter, Self::Diagonal, Self::AntiDiagonal];

    /// The image of a cell of a board of this side.
    ///
    /// ```
    /// use whydoku_core::Cell;
    /// use whydoku_logic::Turn;
    /// let r1c2 = Cell::at(0, 1, 9);
    /// assert_eq!(Turn::Half.cell(r1c2, 9), Cell::at(8, 7, 9));
    /// assert_eq!(Turn::Quarter.cell(r1c2, 9), Cell::at(1, 8, 9));
    /// assert_eq!(Turn::Diagonal.cell(r1c2, 9), Cell::at(1, 0, 9));
    /// assert_eq!(Turn::AntiDiagonal.cell(r1c2, 9), Cell::at(7, 8, 9));
    /// ```
    #[must_use]
    pub fn cell(self, cell: Cell, side: usize) -> Cell {
        let (row, column) = (cell.row(side), cell.column(side));
        let last = side - 1;
        match self {
            Self::Half => Cell::at(last - row, last - column, side),
            Self::Quarter => Cell::at(column, last - row, side),
            Self::Diagonal => Cell::at(column, row, side),
            Self::AntiDiagonal => Cell::at(last - column, last - row, side),
        }
    }
    /// The cell whose image it is.
    #[must_use]
    pub fn origin(self, cell: Cell, side: usize) -> Cell {
        match self {
            // Three more quarter turns are one back; the others undo themselves.
            Self::Quarter => (0..3).fold(cell, |cell, _| self.cell(cell, side)),
            _ => self.cell(cell, side),
        }
    }
    /// Its name for machines: `half-turn`, `quarter-turn`, `diagonal`, `anti-diagonal`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Half => "half-turn",
            Self::Quarter => "quarter-turn",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
        }
    }
}
