//! The engine for every shape: bit sets, naked and hidden singles, and a search that branches on
//! the cell or the digit of a house with the fewest choices, weighted by past failures.
//!
//! Removing one candidate is the only event. It lowers the count of its cell and of its digit in
//! each house; a count of one asks for a placement, zero is a failure. Everything is undone
//! through a trail, and the search keeps its own stack, so its depth costs no program stack.
mod choice;
mod state;

use crate::answer::allows;
use crate::budget::Meter;
use crate::tables::Tables;
use core::ops::ControlFlow;
use pencilmark_core::{Digit, Entry, Puzzle};
use state::{Flow, State};

/// Visits the solutions until the visitor breaks. False when the budget ended it.
pub(crate) fn run(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let tables = Tables::new(puzzle.shape());
    match tables.side() {
        ..=64 => run_with::<1>(puzzle, &tables, meter, visit),
        65..=128 => run_with::<2>(puzzle, &tables, meter, visit),
        _ => run_with::<3>(puzzle, &tables, meter, visit),
    }
}

fn run_with<const W: usize>(
    puzzle: &Puzzle,
    tables: &Tables,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let mut state = State::<W>::new(tables);
    match open(&mut state, puzzle, meter) {
        Flow::Fine => search(&mut state, meter, visit),
        Flow::Failed => true,
        Flow::Stopped => false,
    }
}

/// Fixes the digits of the puzzle, keeps its candidates, and draws the first conclusions.
fn open<const W: usize>(state: &mut State<'_, W>, puzzle: &Puzzle, meter: &mut Meter<'_>) -> Flow {
    for (cell, entry) in puzzle.entries().iter().enumerate() {
        match *entry {
            Entry::Unknown => {}
            Entry::Given(digit) | Entry::Placed(digit) => state.ask(cell, digit.index()),
            Entry::Candidates(left) => {
                for digit in puzzle.shape().digits().filter(|&digit| !allows(left, digit)) {
                    if !state.remove(cell, digit.index()) {
                        return Flow::Failed;
                    }
                }
            }
        }
    }
    state.ask_for_single_candidates();
    state.propagate(meter)
}

/// The choices that are left at one level of the search.
struct Level {
    trail: usize,
    first: usize,
    cause: choice::Cause,
}

fn search<const W: usize>(
    state: &mut State<'_, W>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let mut levels: Vec<Level> = Vec::new();
    let mut choices: Vec<(u16, u8)> = Vec::new();
    let mut flow = Flow::Fine;
    loop {
        match flow {
            Flow::Stopped => return false,
            Flow::Fine if state.is_filled() => {
                if visit(&state.solution()).is_break() {
                    return true;
                }
            }
            Flow::Fine => {
                let cause = state.choose();
                let level = Level { trail: state.trail_len(), first: choices.len(), cause };
                state.choices_of(cause, &mut choices);
                levels.push(level);
            }
            Flow::Failed => {}
        }
        let Some((level, (cell, digit))) = next_choice(&mut levels, &mut choices) else {
            return true;
        };
        state.undo(level.trail);
        if !meter.take_node() {
            return false;
        }
        state.ask(usize::from(cell), usize::from(digit));
        flow = state.propagate(meter);
        if matches!(flow, Flow::Failed) {
            state.blame(level.cause);
        }
    }
}

/// Takes the next untried choice of the deepest level that has one.
fn next_choice<'l>(
    levels: &'l mut Vec<Level>,
    choices: &mut Vec<(u16, u8)>,
) -> Option<(&'l Level, (u16, u8))> {
    while levels.last().is_some_and(|level| level.first == choices.len()) {
        levels.pop();
    }
    let level = levels.last()?;
    choices.pop().map(|choice| (level, choice))
}

fn solution_digits(digits: impl Iterator<Item = usize>) -> Vec<Digit> {
    digits.map(Digit::new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use pencilmark_core::{Cell, Random, Shape};

    fn first_fifty<const W: usize>(puzzle: &Puzzle) -> Vec<Vec<Digit>> {
        let mut found = Vec::new();
        let tables = Tables::new(puzzle.shape());
        run_with::<W>(puzzle, &tables, &mut Meter::new(&Budget::unlimited()), &mut |digits| {
            found.push(digits.to_vec());
            if found.len() == 50 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    #[test]
    fn the_same_search_in_masks_of_one_two_and_three_words() {
        let mut random = Random::new(5);
        for _ in 0..20 {
            let mut puzzle = Puzzle::empty(Shape::square(9).unwrap());
            for _ in 0..9 {
                let cell = Cell::new(random.below(81));
                puzzle.set(cell, Entry::Given(Digit::new(random.below(9))));
            }
            let one = first_fifty::<1>(&puzzle);
            assert_eq!(one, first_fifty::<2>(&puzzle));
            assert_eq!(one, first_fifty::<3>(&puzzle));
        }
    }
}
