//! `CaDiCaL` (MIT), a faster solver in C++, with the feature `cadical`.
use super::engine::Engine;
use crate::budget::Meter;
use cadical::{Callbacks, Solver};

/// Stops the solver when the caller asks for it.
struct Stop<'m, 'b>(&'m Meter<'b>);

impl Callbacks for Stop<'_, '_> {
    fn terminate(&mut self) -> bool {
        self.0.must_stop()
    }
}

pub(super) struct Cadical<'m, 'b> {
    solver: Solver<Stop<'m, 'b>>,
    meter: &'m Meter<'b>,
}

/// Its settings for finding solutions: it keeps to one way of choosing variables, by activity with rare restarts, instead of
/// changing to another and back. Refuting further solutions takes no longer with them.
const SETTINGS: &str = "sat";

impl<'m, 'b> Cadical<'m, 'b> {
    pub(super) fn new(meter: &'m Meter<'b>) -> Self {
        // Should it not know them, those it comes with are as right, and slower.
        let mut solver = Solver::with_config(SETTINGS).unwrap_or_default();
        solver.set_callbacks(Some(Stop(meter)));
        Self { solver, meter }
    }
}

impl Engine for Cadical<'_, '_> {
    fn add(&mut self, clause: &[i32]) {
        self.solver.add_clause(clause.iter().copied());
    }
    fn solve(&mut self) -> Option<bool> {
        // The limit holds for one call, and counts conflicts. An unlimited budget is beyond its range.
        if let Ok(most) = i32::try_from(self.meter.nodes_left()) {
            self.solver.set_limit("conflicts", most).ok()?;
        }
        self.solver.solve()
    }
    fn holds(&self, variable: i32) -> bool {
        self.solver.value(variable) == Some(true)
    }
}
