//! Houses in which a digit has two places left: what a solver notes in the margin.
use whydoku_core::{Cell, Digit, House};

/// A digit with exactly two places left in a house: if it is not in one, it is in the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TwoSpots {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}
