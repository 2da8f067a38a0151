//! Ways in which a position cannot be solved, visible at once.
use crate::{Cell, Clash, Digit, House};

/// A flaw of a position that anybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// A house holds a digit twice.
    Twice(Clash),
    /// Placed digits break a rule of the shape, that of this number from zero.
    Rule(usize),
    /// An empty cell has no candidates.
    NoCandidate(Cell),
    /// A house has no place for a digit.
    NoPlace(House, Digit),
}
