//! The digit of the first cell is greater than that of the second.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "greater",
    form: Form::Mark,
    numbers: [0, 0],
    words: &["greater"],
    example: "greater: r1c1 > r1c2",
    usual: &[],
    fpuzzles: None,
    solver: Some("GreaterThan"),
    strokes: &[Stroke::Tip],
    meaning: Meaning { related: Some(related), ..Meaning::new(holds_pair) },
    theme: None,
};

fn related(first: usize, second: usize, _: usize) -> bool {
    first > second
}
