//! The digits of two cells add up to a number; a V: to 5, an X: to 10.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "sum",
    form: Form::Mark,
    numbers: [1, 1],
    words: &["sum"],
    example: "sum 8: r1c1 r1c2",
    usual: &[
        Usual {
            id: "10",
            numbers: &[10],
            words: &["x"],
            example: "x: r1c1 r1c2",
            fpuzzles: Some("X"),
            solver: Some("X"),
            strokes: Some(&[Stroke::Sign("X")]),
            ..Usual::PLAIN
        },
        Usual {
            id: "5",
            numbers: &[5],
            words: &["v"],
            example: "v: r1c1 r1c2",
            fpuzzles: Some("V"),
            solver: Some("V"),
            strokes: Some(&[Stroke::Sign("V")]),
            ..Usual::PLAIN
        },
    ],
    fpuzzles: Some("xv"),
    solver: None,
    strokes: &[Stroke::Sign("+{}")],
    meaning: Meaning { related: Some(related), ..Meaning::new(holds_pair) },
    theme: None,
};

fn related(first: usize, second: usize, number: usize) -> bool {
    first + second == number
}
