//! What a step finds, apart from why it follows.
use crate::catalog::Technique;
use crate::premise::Conclusion;
use whydoku_core::Candidate;

/// The technique of a step, and what follows from it: all that an argument needs to be put into words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome<'a> {
    pub(crate) technique: Technique,
    pub(crate) conclusions: &'a [Conclusion],
}

impl<'a> Outcome<'a> {
    /// The candidates that are crossed out.
    pub(crate) fn eliminations(self) -> impl Iterator<Item = Candidate> + use<'a> {
        self.conclusions.iter().filter_map(|&conclusion| match conclusion {
            Conclusion::Eliminate(candidate) => Some(candidate),
            Conclusion::Place(_) => None,
        })
    }
}
