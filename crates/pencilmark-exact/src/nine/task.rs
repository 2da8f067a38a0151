//! The work of a run, and its results.
use super::kernel::Kernel;
use super::lanes::Lanes;

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
