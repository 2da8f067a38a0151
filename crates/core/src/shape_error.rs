//! Why something cannot be a board.
use crate::RuleError;
use core::fmt;

/// Why something cannot be a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ShapeError {
    /// Square boxes were requested, and the side is not a square number.
    NotSquare(usize),
    /// The side is outside 1 to [`MAX_SIDE`](crate::MAX_SIDE), or boxes of this size are not known for it.
    Side(usize),
    /// The list of regions does not have one number for each cell of a square board.
    RegionCount(usize),
    /// A region does not have exactly one cell for each digit.
    RegionSize {
        /// The region, from zero.
        region: usize,
        /// How many cells it has.
        cells: usize,
        /// How many it should have.
        side: usize,
    },
    /// An extra house does not have one cell of the board for each digit, all different.
    ExtraHouse,
    /// Windows need square boxes of side two or more.
    Windows,
    /// The board is too large for the sets that this type stores.
    TooLarge(usize),
    /// The board cannot have a rule.
    Rule(RuleError),
    /// The board has rules beyond houses, which are not supported where it was to be used.
    Ruled,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSquare(_) => write!(
                f,
                "The number of digits must be a square of a smaller number. Valid selections are \
                 4 (the square of 2), 9 (the square of 3), 16 (the square of 4), etcetera."
            ),
            Self::Side(side) => write!(f, "a board of side {side} is not supported"),
            Self::RegionCount(count) => {
                write!(f, "{count} region numbers do not make a square board")
            }
            Self::RegionSize { region, cells, side } => {
                write!(f, "region {} has {cells} cells; it needs {side}", region + 1)
            }
            Self::ExtraHouse => write!(f, "an extra house needs one different cell for each digit"),
            Self::Windows => write!(f, "windows need square boxes, such as 3x3"),
            Self::Rule(error) => error.fmt(f),
            Self::Ruled => write!(f, "rules such as cages and dots are not supported here"),
            Self::TooLarge(side) => write!(f, "a board of side {side} is too large for this"),
        }
    }
}

impl core::error::Error for ShapeError {}
