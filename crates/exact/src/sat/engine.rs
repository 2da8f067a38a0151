//! What a problem needs of a solver for satisfiability, and the one that is built in: `batsat` (MIT).
use crate::budget::Meter;
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

/// A solver that learns clauses. A literal is the number of a variable, from one; a negative one is negated.
pub(super) trait Engine {
    /// Adds a clause: one of these literals holds.
    fn add(&mut self, clause: &[i32]);
    /// Whether there is a solution. `None` if the budget ended the search; a conflict takes one node.
    fn solve(&mut self) -> Option<bool>;
    /// Whether a variable, from one, holds in the solution that was found last.
    fn holds(&self, variable: i32) -> bool;
}

/// Counts conflicts, and checks whether to stop.
pub(crate) struct Watch<'m, 'b> {
    meter: &'m Meter<'b>,
    conflicts: u64,
    most: u64,
}

impl<'m, 'b> Watch<'m, 'b> {
    pub(crate) fn new(meter: &'m Meter<'b>) -> Self {
        Self { meter, conflicts: 0, most: meter.nodes_left() }
    }
}

impl Callbacks for Watch<'_, '_> {
    fn on_new_clause(&mut self, _clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.conflicts += 1;
        }
    }
    fn stop(&self) -> bool {
        self.conflicts >= self.most || self.meter.must_stop()
    }
}

/// The solver that is always there.
pub(super) struct BuiltIn<'m, 'b> {
    solver: Solver<Watch<'m, 'b>>,
    variables: Vec<Var>,
    clause: Vec<Lit>,
}

impl<'m, 'b> BuiltIn<'m, 'b> {
    /// For as many variables as are in the list; those that are `preferred` are tried as true first.
    pub(super) fn new(preferred: &[bool], meter: &'m Meter<'b>) -> Self {
        let mut solver = Solver::new(SolverOpts::default(), Watch::new(meter));
        let first = |&preferred: &bool| if preferred { lbool::TRUE } else { lbool::UNDEF };
        let variables = preferred.iter().map(|p| solver.new_var(first(p), true)).collect();
        Self { solver, variables, clause: Vec::new() }
    }
}

impl Engine for BuiltIn<'_, '_> {
    fn add(&mut self, clause: &[i32]) {
        let literal = |&at: &i32| Lit::new(self.variables[at.unsigned_abs() as usize - 1], at > 0);
        self.clause.clear();
        self.clause.extend(clause.iter().map(literal));
        self.solver.add_clause_reuse(&mut self.clause);
    }
    fn solve(&mut self) -> Option<bool> {
        let answer = self.solver.solve_limited(&[]);
        (answer == lbool::TRUE || answer == lbool::FALSE).then_some(answer == lbool::TRUE)
    }
    fn holds(&self, variable: i32) -> bool {
        self.solver
            .get_model()
            .get(variable.unsigned_abs() as usize - 1)
            .is_some_and(|&value| value == lbool::TRUE)
    }
}
