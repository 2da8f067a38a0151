//! The highlights of a step.
use crate::premise::Conclusion;
use crate::step::Step;
use crate::telling::{Role, View};

/// The highlights of a step.
pub fn view(step: &Step) -> View {
    let mut view = View::default();
    step.argument.reason().view(&mut view);
    view.candidates.extend(step.conclusions.iter().map(|conclusion| match *conclusion {
        Conclusion::Place(candidate) => (candidate, Role::Placed),
        Conclusion::Eliminate(candidate) => (candidate, Role::Removed),
    }));
    view
}
