//! The result of a technique. Plain and comparable; no grid, no width parameter.
use crate::argument::Argument;
use crate::catalog::Technique;
use crate::outcome::Outcome;
use crate::premise::{Conclusion, Premise};
use whydoku_core::Candidate;

/// One deduction.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// Its technique.
    pub technique: Technique,
    /// What follows. Never empty; in ascending order.
    pub conclusions: Vec<Conclusion>,
    /// Why it follows.
    pub argument: Argument,
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
        self.outcome().eliminations()
    }
    /// What it finds, without the argument.
    pub(crate) fn outcome(&self) -> Outcome<'_> {
        Outcome { technique: self.technique, conclusions: &self.conclusions }
    }
}
