//! The engine for boards with rules beyond houses: masks of candidates, a propagator for each part of a
//! rule, totals that follow from cages and houses together, and a search that branches where it has failed
//! most for the fewest choices (dom/wdeg, as in `general`).
#![allow(
    clippy::cast_possible_wrap,
    reason = "digits, cells and totals of a board are far below what a signed number holds"
)]
mod cage;
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
pub(crate) use sets::Mask;
use state::{Choice, State};
use whydoku_core::{Digit, Entry, Puzzle, Shape};

/// Which parts of a puzzle count; the others are ignored.
#[derive(Clone)]
pub(crate) struct Kept {
    pub(crate) rules: Vec<bool>,
    /// The entry of each cell: its digit or its candidates.
    pub(crate) cells: Vec<bool>,
    pub(crate) houses: Vec<bool>,
    /// Whether solutions must be visited in the order of earlier versions, because the first one is drawn from a seed.
    /// The search then does without what was added later: long totals, and looking at houses last.
    pub(crate) order_is_promised: bool,
}

impl Kept {
    pub(crate) fn all(shape: &Shape) -> Self {
        Self {
            rules: vec![true; shape.rules().len()],
            cells: vec![true; shape.cell_count()],
            houses: vec![true; shape.houses().len()],
            order_is_promised: false,
        }
    }
}

/// Whether no filled board satisfies these parts of a puzzle; `None` if the patience or the budget ran
/// out first.
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

/// Visits the solutions until the visitor breaks. False if the budget ran out.
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

/// The same, but tries the wished digit of each cell first.
pub(crate) fn run_towards(
    puzzle: &Puzzle,
    wishes: Vec<Digit>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) {
    let kept = Kept { order_is_promised: true, ..Kept::all(puzzle.shape()) };
    let model = Model::new(puzzle.shape(), &kept);
    let mut state = State::new(&model);
    state.preferred = wishes.into_iter().map(|digit| 1 << digit.index()).collect();
    if open(&mut state, puzzle, &kept) {
        search(&mut state, u64::MAX, meter, &mut All::<false>(visit));
    }
}

/// Applies the entries of the puzzle, and propagates them. False if they contradict the rules.
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
    /// It has tried as many digits as its patience allowed.
    Patience,
}

/// The work that a node counts as. A node takes about ten microseconds, and the stop is polled every 64 nodes.
const WORK_OF_A_NODE: u32 = 1 << 10;

/// What is done with solutions.
trait Visitor {
    /// Whether the search begins with weights that find contradictions quickly on most boards but mislead it on the
    /// hardest, and restarts without them, and later with what it has learned, while it covers little of its tree.
    const MAY_RESTART: bool;
    /// Takes a solution.
    fn visit(&mut self, solution: &[Digit]) -> ControlFlow<()>;
    /// Whether solutions within these candidates are of interest.
    fn wants(&self, masks: &[Mask]) -> bool;
}

/// Wants every solution; with `RESTART`, in whichever order finds them fastest.
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

/// The choices that are left at one level of the search.
struct Level {
    trail: usize,
    left: Choice,
    /// The share of the tree below each choice, if all choices of a level are equal.
    share: f64,
}

/// The digits tried until the search asks for the first time whether it should restart; then twice as many, and so on.
const FIRST_TRIES: u64 = 1_024;
/// A search that has covered less of its tree restarts: the weights learned until then make the tree smaller.
const SMALL_SHARE: f64 = 0.1;

/// How much of its tree a search has covered.
struct Progress {
    tried: u64,
    /// The number of digits after which to ask next.
    due: u64,
    /// The share of the tree below the choice tried last.
    below: f64,
    covered: f64,
}

impl Progress {
    fn new() -> Self {
        Self { tried: 0, due: FIRST_TRIES, below: 1.0, covered: 0.0 }
    }
    /// Counts a tried digit, and says whether the search should restart before it.
    fn asks_for_restart(&mut self) -> bool {
        self.tried += 1;
        if self.tried < self.due {
            return false;
        }
        self.due *= 2;
        self.covered < SMALL_SHARE
    }
}

fn search<V: Visitor>(
    state: &mut State<'_>,
    mut patience: u64,
    meter: &mut Meter<'_>,
    visitor: &mut V,
) -> End {
    let mut levels: Vec<Level> = Vec::new();
    let (root, mut progress, mut may_restart) =
        (state.trail_len(), Progress::new(), V::MAY_RESTART);
    if may_restart {
        state.weigh_by_conditions();
    }
    let mut is_fine = true;
    loop {
        match is_fine.then(|| state.choose()) {
            Some(Some(left)) => {
                let share = progress.below / f64::from(left.count());
                levels.push(Level { trail: state.trail_len(), left, share });
            }
            Some(None) if visitor.visit(&state.solution()).is_break() => return End::Visitor,
            // A solution that was visited must not be visited again.
            Some(None) => may_restart = false,
            None => progress.covered += progress.below,
        }
        let (trail, cell, digit) = loop {
            let Some(level) = levels.last_mut() else { return End::All };
            if let Some((cell, digit)) = level.left.next(&state.preferred) {
                progress.below = level.share;
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
        if may_restart && progress.asks_for_restart() {
            levels.clear();
            state.undo(root);
            if progress.tried == FIRST_TRIES {
                state.level_weights();
            }
            (progress.below, progress.covered, is_fine) = (1.0, 0.0, true);
            continue;
        }
        state.undo(trail);
        is_fine = state.take(cell, digit) && visitor.wants(&state.masks);
    }
}
