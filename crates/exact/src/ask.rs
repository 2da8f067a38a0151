//! The questions: which solutions, how many, is there exactly one?
use crate::answer::{Counted, Solution, Verdict, is_solution};
use crate::budget::{Budget, Meter};
use crate::nine::{self, Backend};
use crate::pattern;
use crate::search::search;
use core::ops::ControlFlow;
use whydoku_core::{Digit, Puzzle};

/// Visits the solutions of `puzzle`, up to `limit` of them, each once, as digits in reading order.
///
/// The visitor may end the search with [`ControlFlow::Break`]. The order of the solutions is the
/// same at every call.
///
/// ```
/// use core::ops::ControlFlow;
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_exact::{Budget, solutions};
///
/// let mut corners = Vec::new();
/// let empty = Puzzle::empty(Shape::square(4)?);
/// let counted = solutions(&empty, 10, &Budget::unlimited(), &mut |digits| {
///     corners.push(digits[0]);
///     ControlFlow::Continue(())
/// });
/// assert_eq!((counted.found, corners.len()), (10, 10));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn solutions(
    puzzle: &Puzzle,
    limit: u64,
    budget: &Budget<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> Counted {
    let mut found = 0;
    if limit == 0 {
        return Counted { found, complete: true };
    }
    let mut each = |digits: &[Digit]| {
        debug_assert!(is_solution(puzzle, digits), "the search returned no solution");
        found += 1;
        visit(digits)?;
        if found == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let complete = if pattern::applies(puzzle) {
        pattern::run(puzzle.shape(), &mut Meter::new(budget), &mut each)
    } else {
        search(puzzle, None, &mut Meter::new(budget), &mut each)
    };
    Counted { found, complete }
}

/// Counts the solutions of `puzzle`, up to `limit`.
pub fn count(puzzle: &Puzzle, limit: u64, budget: &Budget<'_>) -> Counted {
    count_plain(puzzle, limit, budget, None)
        .unwrap_or_else(|| solutions(puzzle, limit, budget, &mut |_| ControlFlow::Continue(())))
}

/// Whether the engine for plain 9x9 boards is used. The page's small engine uses the one
/// for all boards instead: it is fast enough for one puzzle, and the other needs much code.
const HAS_NINE: bool = cfg!(feature = "nine");

/// Counts on the plain 9x9 board, without a limit of nodes: a number of nodes does not get equally far
/// on every backend. Writes a solution, if any and if wanted, as sets.
fn count_plain(
    puzzle: &Puzzle,
    limit: u64,
    budget: &Budget<'_>,
    solution: Option<&mut [u16; 81]>,
) -> Option<Counted> {
    let (None, true) = (budget.nodes, HAS_NINE) else { return None };
    let start = nine::Start::Sets(nine::sets_of(puzzle)?);
    let (found, complete) =
        nine::count_one(Backend::fastest(), &start, limit, budget.stop, solution);
    Some(Counted { found, complete })
}

/// Finds the solution of `puzzle` and whether it is the only one.
pub fn solve(puzzle: &Puzzle, budget: &Budget<'_>) -> Verdict {
    let mut sets = [0; 81];
    match count_plain(puzzle, 2, budget, Some(&mut sets)) {
        Some(Counted { found: 0, complete: true }) => return Verdict::None,
        Some(Counted { found: 1, complete: true }) => {
            let digits = sets.iter().map(|set| Digit::new(set.trailing_zeros() as usize));
            return Verdict::Unique(Solution::new(digits.collect()));
        }
        // Which of several solutions come first depends on the backend, but not in the search below.
        _ => {}
    }
    let mut found = Vec::with_capacity(2);
    let counted = solutions(puzzle, 2, budget, &mut |digits| {
        found.push(Solution::new(digits.to_vec()));
        ControlFlow::Continue(())
    });
    Verdict::from_found(found, counted.complete)
}

/// Whether `puzzle` has exactly one solution; `None` when the budget ran out first.
pub fn is_unique(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<bool> {
    match count(puzzle, 2, budget) {
        Counted { found: 2.., .. } => Some(false),
        Counted { complete: false, .. } => None,
        Counted { found, .. } => Some(found == 1),
    }
}
