//! What a technique found. Plain and comparable; no grid, no width parameter.
use crate::{Argument, Technique, Turn};
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House};

/// One deduction.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// What it is called.
    pub technique: Technique,
    /// What follows. Never empty; in ascending order.
    pub conclusions: Vec<Conclusion>,
    /// Why it follows.
    pub argument: Argument,
}

/// A change to the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Conclusion {
    /// This candidate is true.
    Place(Candidate),
    /// This candidate is false.
    Eliminate(Candidate),
}

impl Conclusion {
    /// The candidate it speaks about.
    pub fn candidate(self) -> Candidate {
        match self {
            Self::Place(candidate) | Self::Eliminate(candidate) => candidate,
        }
    }
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
    /// cell takes one of those of its candidates that could become what the cell holds on which it
    /// falls, and come from what the cell holds that falls on it.
    Symmetry(Cell, Turn),
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

impl Step {
    /// The facts the argument rests on. [`crate::verify`] proves the conclusions from these alone.
    pub fn premises(&self) -> Vec<Premise> {
        self.argument.premises()
    }
    /// The digits it places.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.conclusions.iter().filter_map(|&conclusion| match conclusion {
            Conclusion::Place(candidate) => Some(candidate),
            Conclusion::Eliminate(_) => None,
        })
    }
    /// The candidates it crosses out, not counting those that a placement forbids.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.conclusions.iter().filter_map(|&conclusion| match conclusion {
            Conclusion::Eliminate(candidate) => Some(candidate),
            Conclusion::Place(_) => None,
        })
    }
}
