//! The code compiled for each instruction set: the sweep, how a branch splits a node in two, and how
//! puzzles get into the lanes.
use super::branch::Branches;
use super::classic::Classic;
use super::cuts::{Others, divide_one_by_one};
use super::lanes::{CANDIDATES, Lanes};
use super::sweep::{Scratch, Swept};

/// Lanes with the kernel of the engine for many puzzles.
pub(super) trait Kernel: Lanes {
    /// Splits branching lanes in two: one alternative stays, the other goes elsewhere.
    #[inline(always)]
    fn divide(cells: &mut [Self; 81], found: &Branches<Self>, others: Others<'_, Self>) {
        divide_one_by_one(cells, found, others);
    }
    /// Puts one puzzle in each lane of all 81 vectors; a byte holds a digit, zero for any digit.
    #[inline(always)]
    fn stage(puzzles: &[Classic], out: &mut [Self; 81]) {
        for (lane, puzzle) in puzzles.iter().enumerate().take(Self::COUNT) {
            for (vector, &digit) in out.iter_mut().zip(puzzle.numbers()) {
                vector.set(lane, CANDIDATES[usize::from(digit & 15)]);
            }
        }
    }
    /// The kernel, compiled for the instruction set.
    fn sweep(cells: &mut [Self; 81], scratch: &mut Scratch<Self>) -> Swept<Self>;
}
