//! The engine for boards with rules beyond houses: masks of candidates, a propagator for each part of a
//! rule, totals that follow from cages and houses together, and a search that branches where it has failed
//! most for the fewest choices (dom/wdeg, as in `general`).
#![allow(
    clippy::cast_possible_wrap,
    reason = "digits, cells and totals of a board are far below what a signed number holds"
)]
mod clauses;
mod cover;
mod derived;
mod few;
mod learn;
mod line;
mod model;
mod open;
mod propagate;
mod sets;
mod state;
mod total;
mod walk;

use crate::answer::allows;
use crate::budget::Meter;
use core::ops::ControlFlow;
pub(crate) use cover::cover;
use model::Model;
use pencilmark_core::{Digit, Entry, Puzzle, Shape};
pub(crate) use sets::Mask;
use state::{Choice, State};

/// Which parts of a puzzle are looked at; the others are as if they were not there.
#[derive(Clone)]
pub(crate) struct Kept {
    pub(crate) rules: Vec<bool>,
    /// What is said of each cell.
    pub(crate) cells: Vec<bool>,
    pub(crate) houses: Vec<bool>,
}

impl Kept {
    pub(crate) fn all(shape: &Shape) -> Self {
        Self {
            rules: vec![true; shape.rules().len()],
            cells: vec![true; shape.cell_count()],
            houses: vec![true; shape.houses().len()],
        }
    }
}

/// Whether there is no way to fill the board that keeps to these parts of a puzzle; `None` when
/// the patience was used up first.
pub(crate) fn is_impossible(
    puzzle: &Puzzle,
    kept: &Kept,
    patience: u64,
    meter: &mut Meter<'_>,
) -> Option<bool> {
    let model = Model::new(puzzle.shape(), kept);
    let mut state = State::new(&model);
    if !open(&mut state, puzzle, kept) {
        return Some(true);
    }
    match search(&mut state, patience, meter, &mut All(&mut |_| ControlFlow::Break(()))) {
        End::All => Some(true),
        End::Visitor => Some(false),
        End::Patience | End::Budget => None,
    }
}

/// Visits the solutions until the visitor breaks. False when the budget ended it.
pub(crate) fn run(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let kept = Kept::all(puzzle.shape());
    let model = Model::new(puzzle.shape(), &kept);
    let mut state = State::new(&model);
    if !open(&mut state, puzzle, &kept) {
        return true;
    }
    search(&mut state, u64::MAX, meter, &mut All(visit)) != End::Budget
}

/// The same with a digit for each cell that is tried first there.
pub(crate) fn run_towards(
    puzzle: &Puzzle,
    wishes: Vec<Digit>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) {
    let kept = Kept::all(puzzle.shape());
    let model = Model::new(puzzle.shape(), &kept);
    let mut state = State::new(&model);
    state.preferred = wishes.into_iter().map(|digit| 1 << digit.index()).collect();
    if open(&mut state, puzzle, &kept) {
        search(&mut state, u64::MAX, meter, &mut All(visit));
    }
}

/// Keeps what the puzzle says of each cell, and draws the first conclusions.
fn open(state: &mut State<'_>, puzzle: &Puzzle, kept: &Kept) -> bool {
    let kept = puzzle.entries().iter().enumerate().all(|(cell, entry)| match *entry {
        Entry::Unknown => true,
        _ if !kept.cells[cell] => true,
        Entry::Given(digit) | Entry::Placed(digit) => state.keep(cell, 1 << digit.index()),
        Entry::Candidates(left) => {
            let digits = puzzle.shape().digits().filter(|&digit| allows(left, digit));
            state.keep(cell, digits.fold(0, |mask, digit| mask | 1 << digit.index()))
        }
    });
    kept && state.keep_allowed() && state.propagate()
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// There are no more solutions.
    All,
    Visitor,
    Budget,
    /// As many digits were tried as it was given patience for.
    Patience,
}

/// What a node counts as work. It takes some ten microseconds, and the stop is asked every 64 of them.
const WORK_OF_A_NODE: u32 = 1 << 10;

/// What is done with solutions.
trait Visitor {
    /// Takes a solution.
    fn visit(&mut self, solution: &[Digit]) -> ControlFlow<()>;
    /// Whether it wants any solution that these candidates allow.
    fn wants(&self, masks: &[Mask]) -> bool;
}

/// Wants every solution.
struct All<'v>(&'v mut dyn FnMut(&[Digit]) -> ControlFlow<()>);

impl Visitor for All<'_> {
    fn visit(&mut self, solution: &[Digit]) -> ControlFlow<()> {
        (self.0)(solution)
    }
    fn wants(&self, _: &[Mask]) -> bool {
        true
    }
}

/// The choices that are left at one level of the search.
struct Level {
    trail: usize,
    left: Choice,
}

fn search(
    state: &mut State<'_>,
    mut patience: u64,
    meter: &mut Meter<'_>,
    visitor: &mut impl Visitor,
) -> End {
    let mut levels: Vec<Level> = Vec::new();
    let mut is_fine = true;
    loop {
        if is_fine {
            match state.choose() {
                None if visitor.visit(&state.solution()).is_break() => return End::Visitor,
                None => {}
                Some(left) => levels.push(Level { trail: state.trail_len(), left }),
            }
        }
        let (trail, cell, digit) = loop {
            let Some(level) = levels.last_mut() else { return End::All };
            if let Some((cell, digit)) = level.left.next(&state.preferred) {
                break (level.trail, cell, digit);
            }
            levels.pop();
        };
        if !meter.take_node() || !meter.go_on(WORK_OF_A_NODE) {
            return End::Budget;
        }
        if patience == 0 {
            return End::Patience;
        }
        patience -= 1;
        state.undo(trail);
        is_fine = state.take(cell, digit) && visitor.wants(&state.masks);
    }
}
