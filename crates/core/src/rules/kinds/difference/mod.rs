//! The digits of two cells differ by a number; a white dot: by one.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "difference",
    form: Form::Mark,
    numbers: [1, 1],
    words: &["difference"],
    example: "difference 3: r1c1 r1c2",
    usual: &[Usual {
        id: "1",
        numbers: &[1],
        words: &["white dot", "dot white"],
        example: "white dot: r1c1 r1c2, r5c5 r6c5",
        solver: Some("WhiteDot"),
        strokes: Some(&[Stroke::Dot { dark: false, plain: true }]),
        ..Usual::PLAIN
    }],
    fpuzzles: Some("difference"),
    solver: None,
    strokes: &[Stroke::Dot { dark: false, plain: false }],
    meaning: Meaning { related: Some(related), ..Meaning::new(holds_pair) },
    theme: None,
};

fn related(first: usize, second: usize, number: usize) -> bool {
    first.abs_diff(second) == number
}
