//! Finds solutions with the SAT solver, which learns from its failures and so does not repeat them as the search does.
use super::clauses::Formula;
use super::sets::{Mask, digits};
use crate::budget::Meter;
use crate::sat::Watch;
use batsat::{Lit, Solver, SolverInterface, SolverOpts, lbool};
use core::ops::ControlFlow;
use whydoku_core::Digit;

/// A SAT solver for one formula, which keeps what it learns between calls.
pub(super) struct Learner<'m, 'b> {
    solver: Solver<Watch<'m, 'b>>,
    variables: Vec<i32>,
    side: usize,
}

impl<'m, 'b> Learner<'m, 'b> {
    pub(super) fn new(formula: Formula, side: usize, meter: &'m Meter<'b>) -> Self {
        let mut solver = Solver::new(SolverOpts::default(), Watch::new(meter));
        for _ in 0..formula.count {
            solver.new_var_default();
        }
        let mut learner = Self { solver, variables: Vec::new(), side };
        for clause in formula.clauses() {
            learner.add(clause.iter().copied());
        }
        learner.variables = formula.variables;
        learner
    }
    fn literal(&mut self, literal: i32) -> Lit {
        Lit::new(self.solver.var_of_int(literal.unsigned_abs() - 1), literal > 0)
    }
    fn add(&mut self, clause: impl Iterator<Item = i32>) {
        let mut clause: Vec<Lit> = clause.map(|literal| self.literal(literal)).collect();
        self.solver.add_clause_reuse(&mut clause);
    }
    /// Visits solutions that have a candidate of `masks` which is not in `seen`, until there are none or the
    /// visitor breaks. False if the budget ran out; a conflict counts as one node.
    pub(super) fn cover(
        &mut self,
        masks: &[Mask],
        seen: &mut [Mask],
        visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
    ) -> bool {
        loop {
            let mut unseen = Vec::new();
            for (cell, (mask, seen)) in masks.iter().zip(seen.iter()).enumerate() {
                let own = digits(mask & !seen).map(|digit| cell * self.side + digit as usize);
                unseen.extend(own.map(|at| self.variables[at]));
            }
            if unseen.is_empty() {
                return true;
            }
            // Assuming this literal requires that one of the unseen candidates holds.
            let switch = self.solver.num_vars().cast_signed() + 1;
            self.add(unseen.into_iter().chain([-switch]));
            let switched_on = self.literal(switch);
            let answer = self.solver.solve_limited(&[switched_on]);
            if answer != lbool::TRUE {
                return answer == lbool::FALSE;
            }
            let solution = self.solution();
            self.add([-switch].into_iter());
            for (seen, digit) in seen.iter_mut().zip(&solution) {
                *seen |= 1 << digit.index();
            }
            if visit(&solution).is_break() {
                return true;
            }
        }
    }
    /// Whether a filled board satisfies the clauses.
    #[cfg(test)]
    pub(super) fn has(&mut self, board: &[Digit]) -> bool {
        let chosen = board.iter().enumerate().map(|(cell, digit)| cell * self.side + digit.index());
        let chosen: Vec<i32> = chosen.map(|at| self.variables[at]).collect();
        let assumed: Vec<Lit> = chosen.into_iter().map(|variable| self.literal(variable)).collect();
        self.solver.solve_limited(&assumed) == lbool::TRUE
    }
    fn solution(&self) -> Vec<Digit> {
        let model = self.solver.get_model();
        let holds = |variable: i32| {
            let at = usize::try_from(variable - 1);
            at.is_ok_and(|at| model.get(at).is_some_and(|&value| value == lbool::TRUE))
        };
        let of_cell = self.variables.chunks(self.side);
        of_cell
            .map(|own| Digit::new(own.iter().position(|&variable| holds(variable)).unwrap_or(0)))
            .collect()
    }
}
