//! Large boards: the clauses that the satisfiability solver `batsat` (MIT) learns are a refutation. Each follows
//! by unit propagation from the formula and those learned before (Goldberg and Novikov, *Verification of proofs
//! of unsatisfiability for CNF formulas*, 2003).
use crate::refute::Refuted;
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use whydoku_core::{Digit, Puzzle};
use whydoku_exact::Budget;
use whydoku_proof::Refutation;
use whydoku_proof::formula::{candidate, for_each_clause, not_this, variable_count};

/// Writes down what is learned, and checks whether to stop.
struct Learned<'a> {
    clauses: Refutation,
    budget: &'a Budget<'a>,
}

impl Callbacks for Learned<'_> {
    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            let literals: Vec<i32> = clause.iter().map(|&literal| number(literal)).collect();
            self.clauses.push(&literals);
        }
    }
    fn stop(&self) -> bool {
        let learned = self.clauses.len() as u64;
        self.budget.nodes.is_some_and(|nodes| learned >= nodes) || self.budget.stop.is_due()
    }
}

/// Variables count from one in the formula, and from zero in the solver.
fn number(literal: Lit) -> i32 {
    let variable = i32::try_from(literal.var().idx() + 1).expect("a board has few candidates");
    if literal.sign() { variable } else { -variable }
}

/// Refutes a puzzle without rules beyond houses, except for the solution `aside`.
pub(crate) fn refute(puzzle: &Puzzle, aside: Option<&[Digit]>, budget: &Budget<'_>) -> Refuted {
    let side = puzzle.shape().side();
    let learned = Learned { clauses: Refutation::new(), budget };
    let mut solver = Solver::new(SolverOpts::default(), learned);
    let count = variable_count(puzzle.shape());
    let variables: Vec<Var> = (0..count).map(|_| solver.new_var_default()).collect();
    let mut literals = Vec::new();
    let mut add = |clause: &[i32]| {
        literals.clear();
        let literal =
            |&number: &i32| Lit::new(variables[number.unsigned_abs() as usize - 1], number > 0);
        literals.extend(clause.iter().map(literal));
        solver.add_clause_reuse(&mut literals);
    };
    for_each_clause(puzzle, &mut add);
    if let Some(solution) = aside {
        add(&not_this(solution, side));
    }
    let answer = solver.solve_limited(&[]);
    if answer == lbool::TRUE {
        return Refuted::Except(solution(solver.get_model(), side));
    }
    let mut clauses = core::mem::take(&mut solver.cb_mut().clauses);
    if answer != lbool::FALSE {
        return Refuted::Unfinished;
    }
    clauses.push(&[]);
    Refuted::Entirely(clauses)
}

/// The digits of a model, in reading order.
fn solution(model: &[lbool], side: usize) -> Vec<Digit> {
    let variables = (1..).zip(model);
    let held = variables.filter(|(_, value)| **value == lbool::TRUE);
    held.filter_map(|(variable, _)| Some(candidate(variable, side)?.digit)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, Entry, Random, Shape};
    use whydoku_exact::{Verdict, solve};
    use whydoku_proof::{Claim, Limits, check};
    use whydoku_testkit::{random_puzzle, small_shapes};

    fn digits(puzzle: &Puzzle) -> Option<Vec<Digit>> {
        match solve(puzzle, &Budget::unlimited()) {
            Verdict::Unique(solution) => Some(solution.into_digits()),
            _ => None,
        }
    }

    #[test]
    fn clauses_learned_from_unique_puzzles_of_every_shape_form_a_proof() {
        let mut longest = 0;
        for shape in small_shapes().iter().filter(|shape| !shape.is_ruled()) {
            let mut random = Random::new(shape.side() as u64);
            for _ in 0..4 {
                let puzzle = random_puzzle(shape, &mut random, 1);
                let Some(solution) = digits(&puzzle) else { continue };
                let refuted = refute(&puzzle, Some(&solution), &Budget::unlimited());
                let Refuted::Entirely(clauses) = refuted else { panic!("{shape}") };
                longest = longest.max(clauses.len());
                let claim = Claim::Unique(solution, clauses);
                assert_eq!(check(&puzzle, &claim, &Limits::default()), Ok(()), "{shape}");
            }
        }
        assert!(longest > 10, "{longest}");
    }
    #[test]
    fn a_solution_other_than_the_excluded_one_is_found() {
        let mut random = Random::new(3);
        let mut puzzle = random_puzzle(&Shape::square(9).unwrap(), &mut random, 1);
        let solution = digits(&puzzle).unwrap();
        let cells = puzzle.shape().cells();
        for cell in cells.filter(|cell| cell.index() % 3 > 0).collect::<Vec<Cell>>() {
            puzzle.set(cell, Entry::Unknown);
        }
        let Refuted::Except(other) = refute(&puzzle, Some(&solution), &Budget::unlimited()) else {
            panic!("there are many solutions")
        };
        let claim = Claim::Several(solution, other);
        assert_eq!(check(&puzzle, &claim, &Limits::default()), Ok(()));
    }
    #[test]
    fn the_budget_ends_the_search() {
        let mut random = Random::new(5);
        let puzzle = random_puzzle(&Shape::square(16).unwrap(), &mut random, 1);
        let solution = digits(&puzzle).unwrap();
        for budget in [Budget::nodes(1), Budget::until(&|| true)] {
            let refuted = refute(&puzzle, Some(&solution), &budget);
            assert!(matches!(refuted, Refuted::Unfinished), "{budget:?}");
        }
    }
}
