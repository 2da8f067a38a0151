//! A cell holds a low digit.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "low",
    form: Form::Cell,
    numbers: [0, 0],
    words: &["low"],
    example: "low: r1c1 r3c4",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Tips { inwards: true }],
    meaning: Meaning { allows: Some(allows), ..Meaning::new(holds) },
    theme: None,
};

fn allows(_: &Rule, side: usize, _: Cell, number: usize) -> bool {
    2 * number < side + 1
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    rule.cells.iter().all(|&cell| allows(rule, board.side, cell, number(cell)))
}
