//! The engine for every shape: bit sets, naked and hidden singles, and a search that branches on
//! the cell or the digit of a house with the fewest choices, weighted by past failures.
//!
//! The removal of a candidate is the only event. It lowers the count of its cell and of its digit in
//! each house; a count of one requests a placement, zero is a failure. Everything is undone
//! through a trail, and the search keeps its own stack, so its depth uses no program stack.
mod choice;
mod state;
mod weights;

use crate::answer::allows;
use crate::budget::Meter;
use crate::sat;
use crate::tables::Tables;
use core::ops::ControlFlow;
use state::{Flow, State};
use whydoku_core::{Digit, Entry, Puzzle};

/// Visits the solutions until the visitor breaks. False when the budget ended the search.
pub(crate) fn run(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    run_near(puzzle, None, meter, visit)
}

/// The same where one solution may be known, which need not be visited: on large boards the search for
/// others starts near it.
pub(crate) fn run_near(
    puzzle: &Puzzle,
    known: Option<&[Digit]>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let tables = Tables::new(puzzle.shape());
    match tables.side() {
        ..=64 => run_with::<1>(puzzle, &tables, known, meter, visit),
        65..=128 => run_with::<2>(puzzle, &tables, known, meter, visit),
        _ => run_with::<3>(puzzle, &tables, known, meter, visit),
    }
}

fn run_with<const W: usize>(
    puzzle: &Puzzle,
    tables: &Tables,
    known: Option<&[Digit]>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let mut state = State::<W>::new(tables);
    match open(&mut state, puzzle, meter) {
        Flow::Fine => {}
        Flow::Failed => return true,
        Flow::Stopped => return false,
    }
    let is_open = !state.is_filled() && meter.nodes_left() > 0;
    if let Some(known) = known.filter(|_| is_open && tables.side() >= SIDE_FOR_SAT)
        && let Some(problem) = sat::Problem::new(tables, &state.candidates())
    {
        let allowed = known.iter().enumerate().all(|(cell, digit)| state.has(cell, digit.index()));
        let seen = if allowed { vec![known.to_vec()] } else { Vec::new() };
        return problem.near(known).run(&seen, meter, visit);
    }
    search(&mut state, meter, visit)
}

/// Sets the digits of the puzzle, keeps its candidates, and draws the first conclusions.
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

/// The remaining choices at one level of the search.
struct Level {
    trail: usize,
    first: usize,
    cause: weights::Cause,
}

/// From this side on, hard puzzles need learning from conflicts rather than this search.
const SIDE_FOR_SAT: usize = 21;
/// Houses other than rows, columns and boxes make boards hard from this side on.
const SIDE_FOR_SAT_WITH_EXTRAS: usize = 16;

/// Nodes without a solution after which a large board goes to the SAT solver.
const NODES_BEFORE_SAT: u32 = 2_000;

/// With more solutions than this, this search is the right one, whatever follows.
const SOLUTIONS_BEFORE_SAT: usize = 32;

/// When a large board goes to the SAT solver, and the solutions it must not find again.
struct Patience {
    is_large: bool,
    nodes: u32,
    seen: Vec<Vec<Digit>>,
}

impl Patience {
    fn new(tables: &Tables) -> Self {
        let side = tables.side();
        let has_extras = tables.house_count() > 3 * side;
        let from = if has_extras { SIDE_FOR_SAT_WITH_EXTRAS } else { SIDE_FOR_SAT };
        Self { is_large: side >= from, nodes: 0, seen: Vec::new() }
    }
    fn found(&mut self, solution: &[Digit]) {
        self.nodes = 0;
        if self.is_large && self.seen.len() <= SOLUTIONS_BEFORE_SAT {
            self.seen.push(solution.to_vec());
        }
    }
    /// Records a node; true when the patience is exhausted.
    fn ends(&mut self) -> bool {
        self.nodes += 1;
        self.is_large
            && self.nodes.is_multiple_of(NODES_BEFORE_SAT)
            && self.seen.len() <= SOLUTIONS_BEFORE_SAT
    }
}

fn search<const W: usize>(
    state: &mut State<'_, W>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let root = state.trail_len();
    let mut patience = Patience::new(state.tables);
    let mut levels: Vec<Level> = Vec::new();
    let mut choices: Vec<(u16, u8)> = Vec::new();
    let mut flow = Flow::Fine;
    loop {
        match flow {
            Flow::Stopped => return false,
            Flow::Fine if state.is_filled() => {
                let solution = state.solution();
                if visit(&solution).is_break() {
                    return true;
                }
                patience.found(&solution);
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
        if !meter.take_node() {
            return false;
        }
        if patience.ends() {
            state.undo(root);
            if let Some(problem) = sat::Problem::new(state.tables, &state.candidates()) {
                return problem.run(&patience.seen, meter, visit);
            }
            patience.is_large = false;
        }
        state.undo(level.trail);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use whydoku_core::{Cell, Random, Shape};

    /// Boards and solutions of each; few under an interpreter.
    const SIZES: (usize, usize) = if cfg!(miri) { (1, 2) } else { (20, 50) };

    fn first<const W: usize>(puzzle: &Puzzle) -> Vec<Vec<Digit>> {
        let mut found = Vec::new();
        let tables = Tables::new(puzzle.shape());
        let budget = Budget::unlimited();
        run_with::<W>(puzzle, &tables, None, &mut Meter::new(&budget), &mut |digits| {
            found.push(digits.to_vec());
            if found.len() == SIZES.1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    #[test]
    fn masks_of_one_two_and_three_words_give_the_same_search() {
        let mut random = Random::new(5);
        for _ in 0..SIZES.0 {
            let mut puzzle = Puzzle::empty(Shape::square(9).unwrap());
            for _ in 0..9 {
                let cell = Cell::new(random.below(81));
                puzzle.set(cell, Entry::Given(Digit::new(random.below(9))));
            }
            let one = first::<1>(&puzzle);
            assert_eq!(one, first::<2>(&puzzle));
            assert_eq!(one, first::<3>(&puzzle));
        }
    }
}
