//! The engine for boards with rules beyond houses: masks of candidates, a propagator for each part of a
//! rule, totals that follow from cages and houses together, and a search that branches where it has failed
//! most for the fewest choices (dom/wdeg, as in `general`).
#![allow(
    clippy::cast_possible_wrap,
    reason = "digits, cells and totals of a board are far below what a signed number holds"
)]
mod derived;
mod few;
mod line;
mod model;
mod propagate;
mod sets;
mod state;
mod total;
mod walk;

use crate::answer::allows;
use crate::budget::Meter;
use core::ops::ControlFlow;
use model::Model;
use pencilmark_core::{Digit, Entry, Puzzle};
use state::{Choice, State};

/// Visits the solutions until the visitor breaks. False when the budget ended it.
pub(crate) fn run(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let model = Model::new(puzzle.shape());
    let mut state = State::new(&model);
    if !open(&mut state, puzzle) {
        return true;
    }
    search(&mut state, meter, visit)
}

/// Keeps what the puzzle says of each cell, and draws the first conclusions.
fn open(state: &mut State<'_>, puzzle: &Puzzle) -> bool {
    let kept = puzzle.entries().iter().enumerate().all(|(cell, entry)| match *entry {
        Entry::Unknown => true,
        Entry::Given(digit) | Entry::Placed(digit) => state.keep(cell, 1 << digit.index()),
        Entry::Candidates(left) => {
            let digits = puzzle.shape().digits().filter(|&digit| allows(left, digit));
            state.keep(cell, digits.fold(0, |mask, digit| mask | 1 << digit.index()))
        }
    });
    kept && state.keep_allowed() && state.propagate()
}

/// What a node counts as work. It takes some ten microseconds, and the stop is asked every 64 of them.
const WORK_OF_A_NODE: u32 = 1 << 10;

/// The choices that are left at one level of the search.
struct Level {
    trail: usize,
    left: Choice,
}

fn search(
    state: &mut State<'_>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let mut levels: Vec<Level> = Vec::new();
    let mut is_fine = true;
    loop {
        if is_fine {
            match state.choose() {
                None if visit(&state.solution()).is_break() => return true,
                None => {}
                Some(left) => levels.push(Level { trail: state.trail_len(), left }),
            }
        }
        let (trail, cell, digit) = loop {
            let Some(level) = levels.last_mut() else { return true };
            if let Some((cell, digit)) = level.left.next() {
                break (level.trail, cell, digit);
            }
            levels.pop();
        };
        if !meter.take_node() || !meter.go_on(WORK_OF_A_NODE) {
            return false;
        }
        state.undo(trail);
        is_fine = state.keep(cell, 1 << digit) && state.propagate();
        if !is_fine {
            state.blame_choice(cell);
        }
    }
}
