//! The first cells of a row or column, as many as a box is wide, add up to the number beside them.
use super::reading::clues;
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "frame-sum",
    form: Form::Outside,
    numbers: [1, 1],
    words: &["frame sum"],
    example: "frame sum 15: row 3",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Outside(Around::Nothing)],
    meaning: Meaning { totals: Some(totals), ..Meaning::new(holds) },
    theme: Some(Theme { name: "frame-sums", also: &["frame-sum"], make }),
};

/// As many cells as the side of a square box: three of nine, two of four to eight.
fn first(rule: &Rule) -> &[Cell] {
    let cells = &rule.cells[..];
    &cells[..cells.len().isqrt()]
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    first(rule).iter().map(|&cell| number(cell)).sum::<usize>() == value(rule)
}

fn totals(rule: &Rule) -> Vec<Total> {
    rule.number().map(|sum| Total::of(first(rule), sum)).into_iter().collect()
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    clues(making, Kind::FRAME_SUM, true)
}
