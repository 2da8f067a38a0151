//! Neighbours on a line are one of the pairs of digits that the rule lists: a table of one's own.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "pair-table",
    form: Form::Line,
    numbers: [1, 256],
    words: &["pairs", "pair table"],
    example: "pairs 102 201 204 402: r1c1 r1c2",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Line { width: 3, ends: Ends::Rings, hue: Hue::Grey, dashes: "1 5" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

/// A pair is written as one number: the first digit, and the second as two figures. 102 is 1 and 2, 1612 is 16 and 12.
fn goes(rule: &Rule, first: usize, second: usize) -> bool {
    rule.numbers.iter().any(|&pair| pair as usize == first * 100 + second)
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    numbers(rule, number).windows(2).all(|two| goes(rule, two[0], two[1]))
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    visit(&in_turn(&rule.cells, 1), &|first, second| goes(rule, first, second));
}
