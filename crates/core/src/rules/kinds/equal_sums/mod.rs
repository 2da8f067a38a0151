//! Two groups of cells add up to the same.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "equal-sums",
    form: Form::Arrow,
    numbers: [0, 0],
    words: &["equal sums", "equal sum"],
    example: "equal sums: r1c1 r1c2 = r2c3 r2c4 r2c5",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Tint],
    meaning: Meaning { totals: Some(totals), may_overlap: true, ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let sum = |cells: &[Cell]| cells.iter().map(|&cell| number(cell)).sum::<usize>();
    sum(&rule.cells) == sum(&rule.others)
}

fn totals(rule: &Rule) -> Vec<Total> {
    balance(&rule.cells, &rule.others)
}
