//! Where finders put what they find. A finder never decides whether to stop, which step to prefer
//! or whether anyone wants the explanation: the receiver does.
use crate::argument::Argument;
use crate::catalog::Technique;
use crate::premise::Conclusion;
use crate::step::Step;
use core::ops::ControlFlow;
use std::collections::BTreeSet;

/// `?` on this leaves a finder as soon as the receiver has enough.
pub type Flow = ControlFlow<()>;

/// Receives steps.
pub(crate) struct Sink<'a> {
    visit: &'a mut dyn FnMut(Step) -> Flow,
    /// How many steps have been offered.
    offered: usize,
}

impl<'a> Sink<'a> {
    /// A sink that calls `visit` for each step.
    pub(crate) fn new(visit: &'a mut dyn FnMut(Step) -> Flow) -> Self {
        Self { visit, offered: 0 }
    }
    /// Runs a search; whether it found nothing, that is, offered no step.
    pub(crate) fn nothing_from(
        &mut self,
        search: impl FnOnce(&mut Self) -> Flow,
    ) -> ControlFlow<(), bool> {
        let before = self.offered;
        search(self)?;
        ControlFlow::Continue(self.offered == before)
    }
    /// Offers a deduction. Nothing is built if there is nothing to conclude. Breaks when the
    /// receiver has enough.
    pub(crate) fn emit(
        &mut self,
        technique: Technique,
        mut conclusions: Vec<Conclusion>,
        argument: impl FnOnce() -> Argument,
    ) -> Flow {
        if conclusions.is_empty() {
            return ControlFlow::Continue(());
        }
        conclusions.sort_unstable();
        self.offered += 1;
        (self.visit)(Step { technique, conclusions, argument: argument() })
    }
}

/// Offers only the first of several steps with the same conclusions, so that finders that meet one
/// result in many ways keep the simplest, if they begin with it.
pub(crate) fn each_result_once(
    out: &mut Sink<'_>,
    search: impl FnOnce(&mut Sink<'_>) -> Flow,
) -> Flow {
    let mut seen: BTreeSet<Vec<Conclusion>> = BTreeSet::new();
    let mut visit = |step: Step| {
        if !seen.insert(step.conclusions.clone()) {
            return ControlFlow::Continue(());
        }
        out.offered += 1;
        (out.visit)(step)
    };
    search(&mut Sink::new(&mut visit))
}
