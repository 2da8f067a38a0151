//! A cell holds an even number.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "even",
    form: Form::Cell,
    numbers: [0, 0],
    words: &["even"],
    example: "even: r1c1 r5c5",
    usual: &[],
    fpuzzles: Some("even"),
    solver: None,
    strokes: &[Stroke::Square],
    meaning: Meaning { allows: Some(allows), ..Meaning::new(holds) },
    theme: None,
};

fn allows(_: &Rule, _: usize, _: Cell, number: usize) -> bool {
    number.is_multiple_of(2)
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    rule.cells.iter().all(|&cell| allows(rule, board.side, cell, number(cell)))
}
