//! What a run is to do, and what it found.
use super::kernel::Kernel;
use super::lanes::Lanes;

/// The puzzles of a run, and who takes note of what comes of them.
pub(super) trait Task {
    /// How many puzzles there are.
    fn len(&self) -> usize;
    /// Puts puzzles `first..first + count` in the first lanes.
    fn stage<V: Kernel>(&self, first: usize, count: usize, out: &mut [V; 81]);
    /// Takes note of a solution of a puzzle, in a lane of the cells; true when no more of that puzzle are wanted.
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool;
    /// Whether a puzzle is to be left alone: no more solutions of it are wanted, or it takes too long.
    fn is_done(&self, job: usize) -> bool;
    /// Takes note of a branch in the search of a puzzle.
    fn branched(&mut self, job: usize);
    /// Whether the run shall stop; asked now and then.
    fn stop(&self) -> bool;
}
