//! One digit is a certain number of times the other; a black dot: twice.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "ratio",
    form: Form::Mark,
    numbers: [1, 1],
    words: &["ratio"],
    example: "ratio 3: r1c1 r1c2",
    usual: &[Usual {
        id: "2",
        numbers: &[2],
        words: &["black dot", "dot black"],
        example: "black dot: r1c1 r1c2",
        solver: Some("BlackDot"),
        strokes: Some(&[Stroke::Dot { dark: true, plain: true }]),
        ..Usual::PLAIN
    }],
    fpuzzles: Some("ratio"),
    solver: None,
    strokes: &[Stroke::Dot { dark: true, plain: false }],
    meaning: Meaning { related: Some(related), ..Meaning::new(holds_pair) },
    theme: None,
};

fn related(first: usize, second: usize, number: usize) -> bool {
    first.min(second) * number == first.max(second)
}
