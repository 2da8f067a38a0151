//! Finds solutions until every candidate is in one of them or refuted.
use super::clauses::Formula;
use super::learn::Learner;
use super::model::Model;
use super::sets::Mask;
use super::state::State;
use super::{End, Kept, Visitor, open, search};
use crate::budget::Meter;
use core::ops::ControlFlow;
use whydoku_core::{Digit, Puzzle};

/// After this many digits tried in vain, a board without totals is handed to the SAT solver.
const FAILURES: u64 = 4_096;

/// How many digits are first tried for one candidate before the search turns to another.
const FIRST_PATIENCE: u64 = 64;

/// After this many digits tried in vain for single candidates, a sweep searches for all of them at once.
const FIRST_SWEEP: u64 = 256;
/// A sweep may try this many times as many digits as have failed so far, and the next one waits until the
/// failures have grown by the same factor.
const SWEEP: u64 = 4;

/// Searches for solutions with candidates that no earlier solution had, until every candidate is in a solution or
/// refuted, or the visitor breaks. False if the budget ran out. `seen` contains for each cell the digits for
/// which a solution is known.
pub(crate) fn cover(
    puzzle: &Puzzle,
    seen: Vec<Mask>,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let kept = Kept::all(puzzle.shape());
    let model = Model::new(puzzle.shape(), &kept);
    let mut state = State::new(&model);
    if !open(&mut state, puzzle, &kept) {
        return true;
    }
    let put_off = vec![0; seen.len()];
    let last = state.preferred.clone();
    let found = Found { seen, last, visit, is_enough: false, is_one_enough: true };
    let (patience, next_sweep) = (FIRST_PATIENCE, FIRST_SWEEP);
    Cover { state, found, put_off, patience, failures: 0, next_sweep }.run(meter)
}

/// What the solutions so far have shown.
struct Found<'v> {
    /// The candidates of each cell that are in some solution.
    seen: Vec<Mask>,
    /// The latest solution, a digit for each cell.
    last: Vec<Mask>,
    visit: &'v mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
    /// Whether the visitor wants no more solutions.
    is_enough: bool,
    /// Whether a search ends with the first solution.
    is_one_enough: bool,
}

impl Visitor for Found<'_> {
    // Many short searches follow one another, and each uses the weights that the earlier ones learned.
    const MAY_RESTART: bool = false;

    fn visit(&mut self, solution: &[Digit]) -> ControlFlow<()> {
        self.is_enough = (self.visit)(solution).is_break();
        for ((set, near), digit) in self.seen.iter_mut().zip(&mut self.last).zip(solution) {
            *set |= 1 << digit.index();
            *near = 1 << digit.index();
        }
        if self.is_enough || self.is_one_enough {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
    fn wants(&self, masks: &[Mask]) -> bool {
        self.is_one_enough || masks.iter().zip(&self.seen).any(|(mask, seen)| mask & !seen != 0)
    }
}

/// The search for a solution with each candidate.
struct Cover<'m, 'v> {
    state: State<'m>,
    found: Found<'v>,
    /// The candidates of each cell that wait for the next round.
    put_off: Vec<Mask>,
    /// The limit for the digits tried for one candidate in this round.
    patience: u64,
    /// The number of digits tried in vain.
    failures: u64,
    /// The number of failures at which the next sweep begins.
    next_sweep: u64,
}

impl Cover<'_, '_> {
    fn run(&mut self, meter: &mut Meter<'_>) -> bool {
        loop {
            if self.failures >= self.next_sweep {
                match self.sweep(meter) {
                    End::Patience => {}
                    end => return end != End::Budget,
                }
            }
            let Some((cell, digit)) = self.state.unseen(&self.found.seen, &self.put_off) else {
                if self.put_off.iter().all(|&set| set == 0) {
                    return true;
                }
                // The next round tries the candidates that were put off again, for longer.
                self.put_off.fill(0);
                self.patience *= 4;
                continue;
            };
            match self.look_for(cell, digit, meter) {
                End::Budget => return false,
                End::Visitor if self.found.is_enough => return true,
                End::Visitor => {}
                End::Patience => {
                    self.put_off[cell] |= 1 << digit;
                    self.failures += self.patience;
                    if let Some(done) = self.learn(meter) {
                        return done;
                    }
                }
                End::All if self.state.keep(cell, !(1 << digit)) && self.state.propagate() => {}
                End::All => return true,
            }
        }
    }
    /// Searches for a solution with a candidate, near the latest solution.
    fn look_for(&mut self, cell: usize, digit: usize, meter: &mut Meter<'_>) -> End {
        let root = self.state.trail_len();
        let end = if self.state.take(cell, digit) {
            search(&mut self.state, self.patience, meter, &mut self.found)
        } else {
            End::All
        };
        self.state.undo(root);
        self.state.preferred.clone_from(&self.found.last);
        end
    }
    /// Searches for all candidates at once, and skips branches without unseen candidates. If most candidates are in no
    /// solution, refuting them one by one would take one search for each.
    fn sweep(&mut self, meter: &mut Meter<'_>) -> End {
        let root = self.state.trail_len();
        self.next_sweep = self.failures * SWEEP;
        self.found.is_one_enough = false;
        let end = search(&mut self.state, self.failures * SWEEP, meter, &mut self.found);
        self.found.is_one_enough = true;
        self.state.undo(root);
        self.state.preferred.clone_from(&self.found.last);
        end
    }
    /// Continues with clauses after many digits were tried in vain, if the board allows that; returns whether
    /// the budget sufficed.
    fn learn(&mut self, meter: &Meter<'_>) -> Option<bool> {
        if self.failures < FAILURES || !cfg!(feature = "sat") {
            return None;
        }
        let formula = Formula::new(self.state.model, &self.state.masks)?;
        let mut learner = Learner::new(formula, self.state.model.side, meter);
        Some(learner.cover(&self.state.masks, &mut self.found.seen, self.found.visit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;
    use whydoku_core::{Cell, Entry, Rule, Shape};

    #[test]
    fn candidates_that_were_put_off_are_tried_again() {
        let rules = vec![Rule::apart([1, 2]), Rule::apart([1, 1])];
        let shape = Shape::square(9).unwrap().with_rules(rules).unwrap();
        let mut puzzle = Puzzle::empty(shape);
        puzzle.set(Cell::new(0), Entry::Given(Digit::from_number(5)));
        let budget = Budget::unlimited();
        let none = vec![0; 81];
        let mut expected = none.clone();
        let done = cover(&puzzle, none.clone(), &mut Meter::new(&budget), &mut |solution| {
            expected.iter_mut().zip(solution).for_each(|(set, digit)| *set |= 1 << digit.index());
            ControlFlow::Continue(())
        });
        assert!(done);

        let kept = Kept::all(puzzle.shape());
        let model = Model::new(puzzle.shape(), &kept);
        let mut state = State::new(&model);
        assert!(open(&mut state, &puzzle, &kept));
        let visit = &mut |_: &[Digit]| ControlFlow::Continue(());
        let last = state.preferred.clone();
        let found =
            Found { seen: none.clone(), last, visit, is_enough: false, is_one_enough: true };
        let (patience, next_sweep) = (1, u64::MAX);
        let mut impatient =
            Cover { state, found, put_off: none, patience, failures: 0, next_sweep };
        assert!(impatient.run(&mut Meter::new(&budget)));
        assert!(impatient.patience > 1, "no candidate was put off");
        assert_eq!(impatient.found.seen, expected);
    }
}
