//! The digits of two cells differ by at least a number.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "at-least",
    form: Form::Mark,
    numbers: [1, 1],
    words: &["difference at least", "at least"],
    example: "difference at least 5: r1c1 r1c2",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Sign("\u{2265}{}")],
    meaning: Meaning { related: Some(related), ..Meaning::new(holds_pair) },
    theme: None,
};

fn related(first: usize, second: usize, number: usize) -> bool {
    first.abs_diff(second) >= number
}
