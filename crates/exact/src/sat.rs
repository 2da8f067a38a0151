//! Large boards as a satisfiability problem.
//!
//! One variable for each remaining candidate; every cell has one digit, every house one place
//! for each digit, stated both ways (at least one, and no two): the "extended" encoding with pairs,
//! which works best in such solvers up to about 25x25.
#[cfg(feature = "cadical")]
mod cadical;
mod engine;

use crate::budget::Meter;
use crate::tables::Tables;
use core::ops::ControlFlow;
pub(crate) use engine::Watch;
use engine::{BuiltIn, Engine};
use whydoku_core::Digit;

/// Pairs that exclude each other; with more, the problem takes too much memory.
const MOST_PAIRS: usize = 20_000_000;

/// No candidate.
const NONE: u32 = u32::MAX;

/// The remaining part of a puzzle, as clauses.
pub(crate) struct Problem {
    side: usize,
    /// The variable of each candidate, at `cell * side + digit`.
    variables: Vec<u32>,
    /// Sets of candidates exactly one of which holds.
    choices: Vec<Vec<u32>>,
    /// The digits of cells that have one candidate.
    known: Vec<Option<usize>>,
    /// Which variables are tried as true first.
    preferred: Vec<bool>,
}

impl Problem {
    /// The problem of the candidates of each cell; `None` when it would be too large, and without the
    /// feature `sat`.
    pub(crate) fn new(tables: &Tables, candidates: &[Vec<usize>]) -> Option<Self> {
        if !cfg!(feature = "sat") {
            return None;
        }
        let side = tables.side();
        let mut variables = vec![NONE; candidates.len() * side];
        let mut next = 0;
        let mut choices: Vec<Vec<u32>> = Vec::new();
        for (cell, digits) in candidates.iter().enumerate().filter(|(_, d)| d.len() > 1) {
            for &digit in digits {
                variables[cell * side + digit] = next;
                next += 1;
            }
            let of_cell = digits.iter().map(|&digit| variables[cell * side + digit]);
            choices.push(of_cell.collect());
        }
        for house in 0..tables.house_count() {
            for digit in 0..side {
                let cells = tables.cells_of(house).iter();
                let places = cells.map(|&cell| variables[usize::from(cell) * side + digit]);
                let places: Vec<u32> = places.filter(|&variable| variable != NONE).collect();
                if !places.is_empty() {
                    choices.push(places);
                }
            }
        }
        let pairs: usize = choices.iter().map(|choice| choice.len() * choice.len() / 2).sum();
        let known = candidates.iter().map(|digits| match digits[..] {
            [only] => Some(only),
            _ => None,
        });
        let known = known.collect();
        let preferred = vec![false; next as usize];
        (pairs <= MOST_PAIRS).then_some(Self { side, variables, choices, known, preferred })
    }
    /// Prefers these digits. Solutions that differ in few cells are then found at once.
    pub(crate) fn near(mut self, digits: &[Digit]) -> Self {
        for (cell, digit) in digits.iter().enumerate() {
            let variable = self.variables[cell * self.side + digit.index()];
            if let Some(preferred) = self.preferred.get_mut(variable as usize) {
                *preferred = true;
            }
        }
        self
    }

    /// Visits the solutions that were not `seen`, until the visitor breaks. False when the budget
    /// ended the search; a conflict takes one node.
    pub(crate) fn run(
        &self,
        seen: &[Vec<Digit>],
        meter: &Meter<'_>,
        visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
    ) -> bool {
        // It cannot be told which digits to try first.
        #[cfg(feature = "cadical")]
        if !self.preferred.contains(&true) {
            return self.run_in(&mut cadical::Cadical::new(meter), seen, visit);
        }
        self.run_in(&mut BuiltIn::new(&self.preferred, meter), seen, visit)
    }

    fn run_in(
        &self,
        engine: &mut impl Engine,
        seen: &[Vec<Digit>],
        visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
    ) -> bool {
        self.state(engine);
        for solution in seen {
            self.forbid(engine, solution);
        }
        loop {
            match engine.solve() {
                None => return false,
                Some(false) => return true,
                Some(true) => {}
            }
            let solution = self.solution(engine);
            if visit(&solution).is_break() {
                return true;
            }
            self.forbid(engine, &solution);
        }
    }

    fn state(&self, engine: &mut impl Engine) {
        let mut clause = Vec::new();
        for choice in &self.choices {
            clause.clear();
            clause.extend(choice.iter().map(|&variable| literal(variable)));
            engine.add(&clause);
            for (later, &second) in choice.iter().enumerate() {
                for &first in &choice[..later] {
                    engine.add(&[-literal(first), -literal(second)]);
                }
            }
        }
    }

    /// Adds the clause "not this solution".
    fn forbid(&self, engine: &mut impl Engine, solution: &[Digit]) {
        let at = |(cell, digit): (usize, &Digit)| self.variables[cell * self.side + digit.index()];
        let chosen = solution.iter().enumerate().map(at).filter(|&variable| variable != NONE);
        let clause: Vec<i32> = chosen.map(|variable| -literal(variable)).collect();
        engine.add(&clause);
    }

    fn solution(&self, engine: &impl Engine) -> Vec<Digit> {
        let holds = |variable: u32| variable != NONE && engine.holds(literal(variable));
        let digit = |cell: usize| {
            let chosen = (0..self.side).find(|d| holds(self.variables[cell * self.side + d]));
            Digit::new(self.known[cell].or(chosen).unwrap_or(0))
        };
        (0..self.known.len()).map(digit).collect()
    }
}

/// A variable as an engine names it: from one, so that it can be negated.
fn literal(variable: u32) -> i32 {
    variable.cast_signed() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use whydoku_core::{Puzzle, Shape};

    /// All solutions of the empty 4x4 board that were not `seen`, and whether that was all of them.
    fn solve(seen: &[Vec<Digit>], budget: &Budget<'_>) -> (Vec<Vec<Digit>>, bool) {
        let tables = Tables::new(&Shape::square(4).unwrap());
        let problem = Problem::new(&tables, &vec![vec![0, 1, 2, 3]; 16]).unwrap();
        let mut found = Vec::new();
        let done = problem.run(seen, &Meter::new(budget), &mut |digits| {
            found.push(digits.to_vec());
            ControlFlow::Continue(())
        });
        (found, done)
    }

    #[test]
    fn every_4x4_board_is_found_once_and_known_ones_are_skipped() {
        let (mut all, done) = solve(&[], &Budget::unlimited());
        let empty = Puzzle::empty(Shape::square(4).unwrap());
        assert!(done && all.iter().all(|digits| crate::is_solution(&empty, digits)));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 288);
        let (rest, done) = solve(&all[..100], &Budget::unlimited());
        assert!(done && rest.len() == 188);
        assert!(rest.iter().all(|digits| !all[..100].contains(digits)));
    }
    #[test]
    fn the_preferred_board_is_found_first() {
        let (all, _) = solve(&[], &Budget::unlimited());
        let tables = Tables::new(&Shape::square(4).unwrap());
        let problem = Problem::new(&tables, &vec![vec![0, 1, 2, 3]; 16]).unwrap().near(&all[70]);
        let mut found = Vec::new();
        let meter = Meter::new(&Budget::unlimited());
        problem.run(&[], &meter, &mut |digits| {
            found.push(digits.to_vec());
            ControlFlow::Break(())
        });
        assert_eq!(found, all[70..71]);
    }
    #[test]
    fn the_budget_ends_the_search() {
        assert!(!solve(&[], &Budget::nodes(3)).1);
        assert!(!solve(&[], &Budget::until(&|| true)).1);
    }
    #[test]
    fn cells_with_one_candidate_keep_it_and_an_impossible_board_has_no_solution() {
        let tables = Tables::new(&Shape::square(4).unwrap());
        let mut candidates = vec![vec![0, 1, 2, 3]; 16];
        candidates[0] = vec![2];
        for (at, digits) in candidates.iter_mut().enumerate().skip(1) {
            if at < 6 && at != 4 || at % 4 == 0 {
                digits.retain(|&digit| digit != 2);
            }
        }
        candidates[4] = vec![0, 1, 3];
        let count = |candidates: &[Vec<usize>]| {
            let (mut found, budget) = (0, Budget::unlimited());
            let problem = Problem::new(&tables, candidates).unwrap();
            problem.run(&[], &Meter::new(&budget), &mut |digits| {
                found += usize::from(digits[0] == Digit::new(2));
                ControlFlow::Continue(())
            });
            found
        };
        assert_eq!(count(&candidates), 288 / 4);
        candidates[1] = vec![0, 1];
        candidates[2] = vec![0, 1];
        candidates[3] = vec![0, 1];
        assert_eq!(count(&candidates), 0);
    }
}
