//! How a search starts and how it ends.
use super::lanes::ALL;

/// What is known about the cells of one puzzle.
#[derive(Clone, Debug)]
pub(crate) enum Start<'a> {
    /// Numbers from 1 to 9, 0 for an unknown cell.
    Numbers(&'a [u8; 81]),
    /// The candidates, as sets of nine bits.
    Sets([u16; 81]),
}

impl Start<'_> {
    pub(super) fn sets(&self) -> [u16; 81] {
        match self {
            Self::Numbers(numbers) => numbers.map(|n| if n == 0 { ALL } else { 1 << (n - 1) }),
            Self::Sets(sets) => *sets,
        }
    }
}

/// The outcome of a puzzle.
pub(super) enum Outcome {
    /// It has this many solutions, at most the limit.
    Done(u64),
    /// This many were found; the remaining nodes are these, and the solutions in them are others.
    Open(u64, Vec<[u16; 81]>),
}
