//! The visible reasons why a position has no solution.
use crate::{Cell, Clash, Digit, House};

/// A visible reason why a position has no solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// A house holds a digit twice.
    Twice(Clash),
    /// Placed digits break a rule of the shape: the one with this number, from zero.
    Rule(usize),
    /// An empty cell has no candidates.
    NoCandidate(Cell),
    /// A house has no place for a digit.
    NoPlace(House, Digit),
}
