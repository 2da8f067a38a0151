//! Why something cannot be a rule of a board.
use super::{MAX_RULED_SIDE, MAX_RULES};
use crate::ShapeError;
use core::fmt;

/// Why something cannot be a rule of a board. Numbers count from zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuleError {
    /// The board is larger than [`MAX_RULED_SIDE`](crate::MAX_RULED_SIDE).
    Side(usize),
    /// There are more than [`MAX_RULES`](crate::MAX_RULES).
    TooMany(usize),
    /// The rule of this number has no cells, or the wrong number of cells for its kind.
    CellCount(usize),
    /// The rule of this number has too few or too many numbers.
    Numbers(usize),
    /// The rule of this number names a cell that the board does not have.
    Outside(usize),
    /// The rule of this number names a cell twice.
    Twice(usize),
    /// The rule of this number names a digit that the board does not have.
    Digit(usize),
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule =
            |f: &mut fmt::Formatter<'_>, at: usize, what: &str| write!(f, "rule {} {what}", at + 1);
        match *self {
            Self::Side(side) => {
                write!(
                    f,
                    "a board of side {side} cannot have rules; the maximum is {MAX_RULED_SIDE}"
                )
            }
            Self::TooMany(count) => {
                write!(f, "{count} rules are too many; the maximum is {MAX_RULES}")
            }
            Self::CellCount(at) => rule(f, at, "does not have as many cells as it needs"),
            Self::Numbers(at) => rule(f, at, "does not have as many numbers as it needs"),
            Self::Outside(at) => rule(f, at, "names a cell outside the board"),
            Self::Twice(at) => rule(f, at, "names a cell twice"),
            Self::Digit(at) => rule(f, at, "names a digit beyond the board"),
        }
    }
}

impl core::error::Error for RuleError {}

impl From<RuleError> for ShapeError {
    fn from(error: RuleError) -> Self {
        Self::Rule(error)
    }
}
