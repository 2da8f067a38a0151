//! Which engine searches a board one node at a time.
use crate::budget::Meter;
use crate::{general, ruled};
use core::ops::ControlFlow;
use whydoku_core::{Digit, Puzzle};

/// The largest side for which the engine for rules has digits.
const MOST_DIGITS: usize = 16;

/// Whether the engine for rules can search for solutions with new candidates on such a board.
pub(crate) fn covers(puzzle: &Puzzle) -> bool {
    puzzle.shape().side() <= MOST_DIGITS
}

/// Uses the engine that knows the rules of the board. One solution may be known: see
/// [`general::run_near`].
pub(crate) fn search(
    puzzle: &Puzzle,
    known: Option<&[Digit]>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    if puzzle.shape().is_ruled() {
        ruled::run(puzzle, meter, visit)
    } else {
        general::run_near(puzzle, known, meter, visit)
    }
}
