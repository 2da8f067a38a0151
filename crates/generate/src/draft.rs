//! Puzzles of the plain 9x9 board in progress, many at once.
use crate::nine::Units;
use whydoku_core::{Random, Stop};
use whydoku_exact::{Batch, Classic, Known, other_solutions};

/// A puzzle in progress.
pub(crate) struct Draft {
    pub(crate) attempt: u64,
    pub(crate) random: Random,
    pub(crate) solution: [u8; 81],
    pub(crate) puzzle: [u8; 81],
    /// Units in the order in which they were tried.
    pub(crate) units: Option<Units>,
}

pub(crate) fn given_count(puzzle: &[u8; 81]) -> usize {
    puzzle.iter().filter(|number| **number > 0).count()
}

/// Only those with one solution, by the ordinary path; none when it was stopped.
pub(crate) fn unique_only(mut drafts: Vec<Draft>, stop: Stop<'_>) -> Vec<Draft> {
    let puzzles: Vec<Classic> =
        drafts.iter().filter_map(|draft| Classic::from_numbers(draft.puzzle)).collect();
    let counts = Batch::new().until(stop).counts(&puzzles, 2).unwrap_or_default();
    let mut counts = counts.into_iter();
    drafts.retain(|_| counts.next() == Some(1));
    drafts
}

/// Only those in which every given is necessary.
pub(crate) fn minimal_only(mut drafts: Vec<Draft>) -> Vec<Draft> {
    let (mut puzzles, mut known) = (Vec::new(), Vec::new());
    for draft in &drafts {
        for cell in (0..81).filter(|&cell| draft.puzzle[cell] > 0) {
            let mut without = draft.puzzle;
            without[cell] = 0;
            puzzles.extend(Classic::from_numbers(without));
            known.push(Known { solution: draft.solution, differs_in: Some(cell as u8) });
        }
    }
    let mut answers = other_solutions(&puzzles, &known).into_iter();
    drafts.retain(|draft| {
        let count = given_count(&draft.puzzle);
        answers.by_ref().take(count).filter(|differences| *differences != 0).count() == count
    });
    drafts
}
