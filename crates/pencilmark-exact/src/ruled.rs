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
mod fit;
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
    /// Whether the long ones of the totals that follow from others are looked at.
    pub(crate) long_totals: bool,
}

impl Kept {
    pub(crate) fn all(shape: &Shape) -> Self {
        Self {
            rules: vec![true; shape.rules().len()],
            cells: vec![true; shape.cell_count()],
            houses: vec![true; shape.houses().len()],
            long_totals: true,
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
    match search(&mut state, patience, meter, &mut All::<true>(&mut |_| ControlFlow::Break(()))) {
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
    search(&mut state, u64::MAX, meter, &mut All::<true>(visit)) != End::Budget
}

/// The same with a digit for each cell that is tried first there.
pub(crate) fn run_towards(
    puzzle: &Puzzle,
    wishes: Vec<Digit>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) {
    // A seed draws the same solution forever: the order stays as it was.
    let kept = Kept { long_totals: false, ..Kept::all(puzzle.shape()) };
    let model = Model::new(puzzle.shape(), &kept);
    let mut state = State::new(&model);
    state.preferred = wishes.into_iter().map(|digit| 1 << digit.index()).collect();
    if open(&mut state, puzzle, &kept) {
        search(&mut state, u64::MAX, meter, &mut All::<false>(visit));
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
    /// Whether the search begins with weights that lead quickly to contradictions on most boards and astray on the
    /// hardest, and begins again without them.
    const MAY_RESTART: bool;
    /// Takes a solution.
    fn visit(&mut self, solution: &[Digit]) -> ControlFlow<()>;
    /// Whether it wants any solution that these candidates allow.
    fn wants(&self, masks: &[Mask]) -> bool;
}

/// Wants every solution; with `RESTART`, in the order in which they are found most quickly.
struct All<'v, const RESTART: bool>(&'v mut dyn FnMut(&[Digit]) -> ControlFlow<()>);

impl<const RESTART: bool> Visitor for All<'_, RESTART> {
    const MAY_RESTART: bool = RESTART;
    fn visit(&mut self, solution: &[Digit]) -> ControlFlow<()> {
        (self.0)(solution)
    }
    fn wants(&self, _: &[Mask]) -> bool {
        true
    }
}

/// After this many digits without a solution the search begins again, with level weights.
const FIRST_TRIES: u64 = 256;

/// The choices that are left at one level of the search.
struct Level {
    trail: usize,
    left: Choice,
}

fn search<V: Visitor>(
    state: &mut State<'_>,
    mut patience: u64,
    meter: &mut Meter<'_>,
    visitor: &mut V,
) -> End {
    let mut levels: Vec<Level> = Vec::new();
    let (root, mut tried, mut has_found) = (state.trail_len(), 0, false);
    if V::MAY_RESTART {
        state.weigh_by_conditions();
    }
    let mut is_fine = true;
    loop {
        if is_fine {
            match state.choose() {
                None if visitor.visit(&state.solution()).is_break() => return End::Visitor,
                None => has_found = true,
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
        tried += 1;
        if V::MAY_RESTART && tried == FIRST_TRIES && !has_found {
            levels.clear();
            state.undo(root);
            state.level_weights();
            is_fine = true;
            continue;
        }
        state.undo(trail);
        is_fine = state.take(cell, digit) && visitor.wants(&state.masks);
    }
}
