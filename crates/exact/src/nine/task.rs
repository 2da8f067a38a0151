//! The work of a run, and its results.
use super::kernel::Kernel;
use super::lanes::Lanes;

/// Branches that the search of one puzzle may take, and how many more for each solution. The hardest
/// puzzles known take a few hundred. Beyond that, the search is lost in a corner of a nearly empty
/// board, and the puzzle goes to the general engine, which learns from its failures.
const PATIENCE: (u64, u64) = (4_000, 4);

/// Whether this many branches are too many with this many solutions.
#[inline(always)]
pub(super) fn too_many(branches: u64, found: u64) -> bool {
    branches > PATIENCE.0.saturating_add(found.saturating_mul(PATIENCE.1))
}

/// The puzzles of a run, and what is done with the results.
pub(super) trait Task {
    /// How many puzzles there are.
    fn len(&self) -> usize;
    /// Puts puzzles `first..first + count` in the first lanes.
    fn stage<V: Kernel>(&self, first: usize, count: usize, out: &mut [V; 81]);
    /// Records a solution of a puzzle, in a lane of the cells; true when no more of that puzzle are wanted.
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool;
    /// Whether to skip a puzzle: no more solutions of it are wanted, or it takes too long.
    fn is_done(&self, job: usize) -> bool;
    /// Records a branch in the search of a puzzle.
    fn branched(&mut self, job: usize);
    /// Whether the run must stop; asked now and then.
    fn stop(&self) -> bool;
}
