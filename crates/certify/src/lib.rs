//! Writes certificates: the verdict on a puzzle with clauses or solutions that prove it, for
//! `whydoku-proof` or any checker of DRAT proofs.
//!
//! The exact solver is asked first. Two solutions prove themselves. Otherwise a separate search
//! refutes the rest: it uses naked and hidden singles, which on the formula of
//! `whydoku-proof` is unit propagation, so the negated decisions of each refuted branch, children
//! before parents, are a refutation that a checker can follow. Where it would need thousands of decisions, as on
//! sparse boards of 16x16 and more, the clauses that a SAT solver learns are the refutation. On a board with rules
//! beyond houses the search draws the conclusions of the checker itself, with every balance of houses and cages
//! that may be useful.
//!
//! ```
//! use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
//! use whydoku_certify::certify;
//! use whydoku_exact::Budget;
//! use whydoku_proof::{Limits, check};
//!
//! let mut puzzle = Puzzle::empty(Shape::square(4)?);
//! for (cell, digit) in [(0, 1), (5, 2), (10, 3), (12, 4)] {
//!     puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(digit)));
//! }
//! let claim = certify(&puzzle, &Budget::unlimited()).expect("no bound on the work");
//! assert_eq!(check(&puzzle, &claim, &Limits::default()), Ok(()));
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
mod balances;
mod clauses;
mod position;
mod refute;
mod ruled;
mod singles;

use refute::{Refuted, refute};
use ruled::Ruled;
use singles::Singles;
use whydoku_core::{Digit, Puzzle, Shape};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_proof::{Claim, Refutation};

/// Finds the verdict on `puzzle` and its proof; `None` when the budget ran out first. To
/// certify many puzzles of one shape, keep a [`Writer`].
pub fn certify(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Claim> {
    Writer::new(puzzle.shape()).certify(puzzle, budget)
}

/// The tables of one shape, for writing many certificates of it.
#[derive(Debug)]
pub struct Writer {
    shape: Shape,
    tables: Tables,
}

/// What draws conclusions in the search.
#[derive(Debug)]
enum Tables {
    Houses(Singles),
    Rules(Box<Ruled>),
}

impl Writer {
    /// Builds the tables.
    pub fn new(shape: &Shape) -> Self {
        let tables = if shape.is_ruled() {
            Tables::Rules(Box::new(Ruled::new(shape)))
        } else {
            Tables::Houses(Singles::new(shape))
        };
        Self { shape: shape.clone(), tables }
    }
    /// Finds the verdict on `puzzle` and its proof; `None` when the budget ran out first. The budget
    /// applies to the solver and to the refutation separately. Tables are rebuilt for another shape.
    pub fn certify(&mut self, puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Claim> {
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
        match (self.refute(puzzle, solution.as_deref(), budget), solution) {
            (Refuted::Entirely(refutation), None) => Some(Claim::None(refutation)),
            (Refuted::Entirely(refutation), Some(solution)) => {
                Some(Claim::Unique(solution, refutation))
            }
            // The solver had overlooked this one; the result is true all the same.
            (Refuted::Except(other), Some(solution)) => Some(Claim::Several(solution, other)),
            (Refuted::Except(other), None) => self.certify_given(puzzle, other, budget),
            (Refuted::Unfinished, _) => None,
        }
    }
    /// Continues from a solution that the solver had overlooked.
    fn certify_given(
        &mut self,
        puzzle: &Puzzle,
        solution: Vec<Digit>,
        budget: &Budget<'_>,
    ) -> Option<Claim> {
        match self.refute(puzzle, Some(&solution), budget) {
            Refuted::Entirely(refutation) => Some(Claim::Unique(solution, refutation)),
            Refuted::Except(other) => Some(Claim::Several(solution, other)),
            Refuted::Unfinished => None,
        }
    }
    fn refute(&mut self, puzzle: &Puzzle, aside: Option<&[Digit]>, budget: &Budget<'_>) -> Refuted {
        match &mut self.tables {
            Tables::Houses(singles) => {
                refute_houses(singles, puzzle, aside, budget, DECISIONS_BEFORE_CLAUSES)
            }
            Tables::Rules(ruled) => {
                let refuted = refute(&mut **ruled, puzzle, aside, budget);
                let with_balances = |mut refutation: Refutation| {
                    ruled.used().for_each(|balance| refutation.push_balance(balance.clone()));
                    refutation
                };
                match refuted {
                    Refuted::Entirely(refutation) => Refuted::Entirely(with_balances(refutation)),
                    other => other,
                }
            }
        }
    }
}

/// Decisions of the search before the solver for clauses takes over. On easy boards the search writes fewer
/// clauses; on those that need more decisions, far more.
const DECISIONS_BEFORE_CLAUSES: u64 = 1000;

/// Refutes a board without rules beyond houses, except for the solution `aside`: by the search, if
/// `decisions` decisions are enough for it, and by learned clauses otherwise.
fn refute_houses(
    singles: &mut Singles,
    puzzle: &Puzzle,
    aside: Option<&[Digit]>,
    budget: &Budget<'_>,
    decisions: u64,
) -> Refuted {
    let nodes = budget.nodes.map_or(decisions, |nodes| nodes.min(decisions));
    let refuted = refute(singles, puzzle, aside, &Budget { nodes: Some(nodes), ..*budget });
    let is_over = budget.nodes.is_some_and(|nodes| nodes <= decisions) || budget.stop.is_due();
    match refuted {
        Refuted::Unfinished if !is_over => clauses::refute(puzzle, aside, budget),
        refuted => refuted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Random;
    use whydoku_proof::{Limits, check};
    use whydoku_testkit::random_puzzle;

    #[test]
    fn the_clause_solver_takes_over_when_the_search_needs_too_many_decisions() {
        let mut random = Random::new(12);
        let puzzle = random_puzzle(&Shape::square(16).unwrap(), &mut random, 1);
        let Verdict::Unique(solution) = solve(&puzzle, &Budget::unlimited()) else {
            panic!("it has one solution")
        };
        let solution = solution.into_digits();
        let mut singles = Singles::new(puzzle.shape());
        let mut proof = |budget: &Budget<'_>, decisions| match refute_houses(
            &mut singles,
            &puzzle,
            Some(&solution),
            budget,
            decisions,
        ) {
            Refuted::Entirely(clauses) => Some(clauses),
            _ => None,
        };
        let unlimited = Budget::unlimited();
        let [alone, together] = [1_000_000, 5].map(|most| proof(&unlimited, most).unwrap());
        assert!(alone.len() > 5 && alone != together);
        for clauses in [alone, together] {
            let claim = Claim::Unique(solution.clone(), clauses);
            assert_eq!(check(&puzzle, &claim, &Limits::default()), Ok(()));
        }
        assert_eq!(proof(&Budget::nodes(5), 5), None);
        assert_eq!(proof(&Budget::until(&|| true), 5), None);
    }
}
