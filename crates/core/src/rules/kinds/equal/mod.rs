//! Two cells hold the same digit.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "equal",
    form: Form::Mark,
    numbers: [0, 0],
    words: &["equal"],
    example: "equal: r1c1 r5c5",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Sign("=")],
    meaning: Meaning { related: Some(related), ..Meaning::new(holds_pair) },
    theme: None,
};

fn related(first: usize, second: usize, _: usize) -> bool {
    first == second
}
