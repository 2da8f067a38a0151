//! Cells as far from the middle of a line add up to the same: to the cell in the middle if there is one.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "zipper",
    form: Form::Line,
    numbers: [0, 0],
    words: &["zipper", "zipper line"],
    example: "zipper: r1c1 r1c2 r1c3",
    usual: &[],
    fpuzzles: Some("zipperline"),
    solver: Some("Zipper"),
    strokes: &[Stroke::Line { width: 8, ends: Ends::Plain, hue: Hue::Purple, dashes: "0.1 12" }],
    meaning: Meaning { totals: Some(totals), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let (half, is_odd) = (there.len() / 2, there.len() % 2 == 1);
    let mut sums = (0..half).map(|at| there[at] + there[there.len() - 1 - at]);
    let wanted = if is_odd { Some(there[half]) } else { sums.next() };
    sums.all(|sum| Some(sum) == wanted)
}

fn totals(rule: &Rule) -> Vec<Total> {
    let cells = &rule.cells;
    let (half, is_odd) = (cells.len() / 2, cells.len() % 2 == 1);
    let pair = |at: usize| [cells[at], cells[cells.len() - 1 - at]];
    let middle = if is_odd { vec![cells[half]] } else { pair(half.saturating_sub(1)).to_vec() };
    let outer = if is_odd { half } else { half.saturating_sub(1) };
    let equation = |at: usize| {
        let plus = pair(at).map(|cell| (cell, 1));
        let minus = middle.iter().map(|&cell| (cell, -1));
        Total { terms: plus.into_iter().chain(minus).collect(), total: 0 }
    };
    (0..outer).map(equation).collect()
}
