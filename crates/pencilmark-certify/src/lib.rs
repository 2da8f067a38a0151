//! Writes certificates: the verdict on a puzzle with clauses or solutions that prove it, for
//! `pencilmark-proof` or any checker of DRAT proofs.
//!
//! The exact solver is asked first. Two solutions prove themselves. Otherwise a search of its own
//! refutes what is left: it knows naked and hidden singles, which on the formula of
//! `pencilmark-proof` is unit propagation, so the negated decisions of each refuted branch, children
//! before parents, are a refutation that a checker can follow.
//!
//! ```
//! use pencilmark_core::{Cell, Digit, Entry, Puzzle, Shape};
//! use pencilmark_certify::certify;
//! use pencilmark_exact::Budget;
//! use pencilmark_proof::{Limits, check};
//!
//! let mut puzzle = Puzzle::empty(Shape::square(4)?);
//! for (cell, digit) in [(0, 1), (5, 2), (10, 3), (12, 4)] {
//!     puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(digit)));
//! }
//! let claim = certify(&puzzle, &Budget::unlimited()).expect("no bound on the work");
//! assert_eq!(check(&puzzle, &claim, &Limits::default()), Ok(()));
//! # Ok::<(), pencilmark_core::ShapeError>(())
//! ```
mod refute;
mod singles;

use pencilmark_core::{Puzzle, Shape};
use pencilmark_exact::{Budget, Verdict, solve};
use pencilmark_proof::Claim;
use refute::{Refuted, refute};
use singles::Singles;

/// Finds the verdict on `puzzle` and what proves it; `None` when the budget ran out first. To
/// certify many puzzles of one shape, keep a [`Writer`]. `None` too for a board with rules beyond houses,
/// which certificates do not know.
pub fn certify(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Claim> {
    Writer::new(puzzle.shape()).certify(puzzle, budget)
}

/// The tables of one shape, for writing many certificates of it.
#[derive(Debug)]
pub struct Writer {
    shape: Shape,
    singles: Singles,
}

impl Writer {
    /// Builds the tables.
    pub fn new(shape: &Shape) -> Self {
        Self { shape: shape.clone(), singles: Singles::new(shape) }
    }
    /// Finds the verdict on `puzzle` and what proves it; `None` when the budget ran out first. It
    /// bounds the solver and the refutation, each. Tables are built anew for another shape.
    pub fn certify(&mut self, puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Claim> {
        if !puzzle.shape().rules().is_empty() {
            return None;
        }
        if *puzzle.shape() != self.shape {
            *self = Self::new(puzzle.shape());
        }
        let solution = match solve(puzzle, budget) {
            Verdict::None => None,
            Verdict::Unique(solution) => Some(solution.into_digits()),
            Verdict::Several(one, other) => {
                return Some(Claim::Several(one.into_digits(), other.into_digits()));
            }
            Verdict::Unknown { .. } => return None,
        };
        let refuted = refute(&mut self.singles, puzzle, solution.as_deref(), budget);
        match (refuted, solution) {
            (Refuted::Entirely(refutation), None) => Some(Claim::None(refutation)),
            (Refuted::Entirely(refutation), Some(solution)) => {
                Some(Claim::Unique(solution, refutation))
            }
            // The solver had overlooked this one; what is found is true all the same.
            (Refuted::Except(other), Some(solution)) => Some(Claim::Several(solution, other)),
            (Refuted::Except(other), None) => self.certify_given(puzzle, other, budget),
            (Refuted::Unfinished, _) => None,
        }
    }
    /// Goes on from a solution that the solver had overlooked.
    fn certify_given(
        &mut self,
        puzzle: &Puzzle,
        solution: Vec<pencilmark_core::Digit>,
        budget: &Budget<'_>,
    ) -> Option<Claim> {
        match refute(&mut self.singles, puzzle, Some(&solution), budget) {
            Refuted::Entirely(refutation) => Some(Claim::Unique(solution, refutation)),
            Refuted::Except(other) => Some(Claim::Several(solution, other)),
            Refuted::Unfinished => None,
        }
    }
}
