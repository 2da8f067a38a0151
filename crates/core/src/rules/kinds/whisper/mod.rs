//! Cells next to each other along a line differ by at least a number; German whispers by five.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "whisper",
    form: Form::Line,
    numbers: [1, 1],
    words: &["whisper", "whispers"],
    example: "whisper 3: r1c1 r1c2 r2c3",
    usual: &[
        Usual {
            id: "5",
            numbers: &[5],
            words: &["german whisper", "german whispers"],
            example: "german whisper: r1c1 r1c2 r2c3",
            ..Usual::PLAIN
        },
        Usual {
            id: "4",
            numbers: &[4],
            words: &["dutch whisper", "dutch whispers"],
            example: "dutch whisper: r1c1 r1c2 r2c3",
            ..Usual::PLAIN
        },
    ],
    fpuzzles: Some("whispers"),
    solver: Some("Whisper"),
    strokes: &[Stroke::Line { width: 9, ends: Ends::Plain, hue: Hue::Green, dashes: "" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: Some(Theme { name: "whispers", also: &["german-whispers"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    there.windows(2).all(|two| two[0].abs_diff(two[1]) >= value(rule))
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    visit(&in_turn(&rule.cells, 1), &|a, b| a.abs_diff(b) >= value(rule));
}

/// German whispers, or on small boards lines whose neighbours differ by half the side.
fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let side = making.shape.side();
    let least = side.div_ceil(2).min(5);
    let lines = lines(making, &|from, to| from.abs_diff(to) >= least);
    let whisper = |cells| Rule::new(Kind::WHISPER, cells).with_number(least as u32);
    lines.into_iter().map(whisper).collect()
}
