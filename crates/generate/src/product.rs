//! What the generator makes.
use crate::difficulty::Rated;
use whydoku_core::Puzzle;
use whydoku_exact::Classic;

/// A puzzle that meets the request.
#[derive(Clone, PartialEq, Debug)]
pub struct Generated {
    /// The attempt that made it.
    pub attempt: u64,
    /// The puzzle.
    pub puzzle: Product,
    /// Its weight in an unbiased statistic, if requested.
    pub weight: Option<f64>,
    /// Its rating, if requested.
    pub rated: Option<Rated>,
}

/// A puzzle, in the most convenient form.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Product {
    /// On the plain 9x9 board.
    Plain(Classic),
    /// On any other.
    Other(Puzzle),
}

impl Product {
    /// The puzzle as a [`Puzzle`].
    pub fn to_puzzle(&self) -> Puzzle {
        match self {
            Self::Plain(classic) => classic.to_puzzle(),
            Self::Other(puzzle) => puzzle.clone(),
        }
    }
}
