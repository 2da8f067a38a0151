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

/// Cells that both groups have make no difference.
fn totals(rule: &Rule) -> Vec<Total> {
    let only = |cells: &[Cell], not: &[Cell], times| {
        let own = cells.iter().filter(|cell| !not.contains(cell));
        own.map(|&cell| (cell, times)).collect()
    };
    let (cells, others) = (&rule.cells[..], &rule.others[..]);
    let terms: [Vec<(Cell, i64)>; 2] = [only(cells, others, 1), only(others, cells, -1)];
    vec![Total { terms: terms.concat(), total: 0 }]
}
