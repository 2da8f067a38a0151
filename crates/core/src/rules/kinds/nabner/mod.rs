//! No two digits of a line are consecutive or equal, wherever they are on it.
use crate::rules::links::every_two;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "nabner",
    form: Form::Line,
    numbers: [0, 0],
    words: &["nabner", "nabner line"],
    example: "nabner: r1c1 r1c3",
    usual: &[],
    fpuzzles: Some("nabner"),
    solver: None,
    strokes: &[Stroke::Line { width: 12, ends: Ends::Plain, hue: Hue::Yellow, dashes: "14 18" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let mut there = numbers(rule, number);
    there.sort_unstable();
    there.windows(2).all(|two| two[1] - two[0] > 1)
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    visit(&every_two(&rule.cells), &|a, b| a.abs_diff(b) > 1);
}
