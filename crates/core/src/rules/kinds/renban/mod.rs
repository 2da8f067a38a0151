//! The digits of a line are consecutive, in any order, and different.
use crate::Kind;
use crate::rules::links::every_two;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "renban",
    form: Form::Line,
    numbers: [0, 0],
    words: &["renban", "renban line"],
    example: "renban: r1c1 r1c2 r2c2",
    usual: &[],
    fpuzzles: Some("renban"),
    solver: Some("Renban"),
    strokes: &[Stroke::Line { width: 12, ends: Ends::Plain, hue: Hue::Purple, dashes: "" }],
    meaning: Meaning { all_differ: true, links: Some(links), ..Meaning::new(holds) },
    theme: Some(Theme { name: "renbans", also: &[], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let (least, most) = (there.iter().min(), there.iter().max());
    let span = most.zip(least).map_or(0, |(most, least)| most - least);
    all_differ(&there) && span < there.len()
}

/// Different digits are consecutive if no two of them are further apart than there are cells.
fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    let cells = &rule.cells;
    visit(&every_two(cells), &|a, b| a != b && a.abs_diff(b) < cells.len());
}

/// Lines that wander through consecutive digits.
fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let lines = lines(making, &|from, to| from.abs_diff(to) <= 2 && from != to);
    let rules = lines.into_iter().map(|cells| Rule::new(Kind::RENBAN, cells));
    rules.filter(|rule| rule.holds(making.shape.side(), making.digits)).collect()
}
