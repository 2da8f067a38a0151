//! A cell holds an odd number.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "odd",
    form: Form::Cell,
    numbers: [0, 0],
    words: &["odd"],
    example: "odd: r1c1 r5c5",
    usual: &[],
    fpuzzles: Some("odd"),
    solver: None,
    strokes: &[Stroke::Disc],
    meaning: Meaning { allows: Some(allows), ..Meaning::new(holds) },
    theme: None,
};

fn allows(_: &Rule, _: usize, _: Cell, number: usize) -> bool {
    number % 2 == 1
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    rule.cells.iter().all(|&cell| allows(rule, board.side, cell, number(cell)))
}
