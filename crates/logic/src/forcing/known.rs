//! What follows from each supposition of a position: computed once for all techniques that need it.
use super::{Facts, Literal, Probe};
use core::cell::OnceCell;
use core::ops::ControlFlow;
use whydoku_core::Stop;

/// Positions with more candidates than this are not searched for what follows from all cases: a
/// person could not do it either, and it would fill the memory.
pub(crate) const MANY: usize = 1000;

/// What follows from a supposition, in the order of discovery; none if it is impossible.
pub(crate) type Trail = Option<Box<[Literal]>>;

/// The consequences of suppositions, as far as they have been requested.
#[derive(Debug)]
pub(crate) struct Known {
    chains: bool,
    /// By literal.
    trails: Vec<OnceCell<Trail>>,
    refuted: OnceCell<Vec<Literal>>,
}

impl Known {
    /// Nothing has been requested yet. `chains` follows only facts with two alternatives.
    pub(crate) fn new(facts: &Facts, chains: bool) -> Self {
        let kept = if facts.len() <= MANY { 2 * facts.len() } else { 0 };
        Self { chains, trails: vec![OnceCell::new(); kept], refuted: OnceCell::new() }
    }
    /// The suppositions that are impossible, ascending. Breaks when the search is to stop.
    pub(crate) fn refuted(&self, facts: &Facts, stop: Stop<'_>) -> ControlFlow<(), &[Literal]> {
        if let Some(refuted) = self.refuted.get() {
            return ControlFlow::Continue(refuted);
        }
        let mut probe = Probe::new(facts, self.chains);
        let mut harmless = vec![false; 2 * facts.len()];
        let mut found = Vec::new();
        for literal in facts.literals() {
            if stop.is_due() {
                return ControlFlow::Break(());
            }
            if harmless[literal.index()] {
                continue;
            }
            if probe.suppose(literal) {
                // Nothing that follows from it leads any further than it does.
                for known in probe.known() {
                    harmless[known.index()] = true;
                }
            } else {
                probe.note_failing(literal);
                found.push(literal);
            }
            probe.clear();
        }
        ControlFlow::Continue(self.refuted.get_or_init(|| found))
    }
    /// What follows from every supposition; empty if there are too many. Breaks when the search is
    /// to stop.
    pub(crate) fn trails(
        &self,
        facts: &Facts,
        stop: Stop<'_>,
    ) -> ControlFlow<(), Vec<Option<&[Literal]>>> {
        let mut probe = Probe::new(facts, self.chains);
        for (literal, trail) in facts.literals().zip(&self.trails) {
            if trail.get().is_none() {
                if stop.is_due() {
                    return ControlFlow::Break(());
                }
                let can_be = probe.suppose(literal);
                let _ = trail.set(can_be.then(|| probe.known().into()));
                probe.clear();
            }
        }
        let all = self.trails.iter().map(|trail| trail.get().and_then(Option::as_deref));
        ControlFlow::Continue(all.collect())
    }
}
