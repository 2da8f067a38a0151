//! The digits between the ends of a line add up to the sum of its ends.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "double-arrow",
    form: Form::Line,
    numbers: [0, 0],
    words: &["double arrow"],
    example: "double arrow: r1c1 r1c2 r1c3 r2c4",
    usual: &[],
    fpuzzles: Some("doublearrow"),
    solver: Some("DoubleArrow"),
    strokes: &[Stroke::Line { width: 4, ends: Ends::Rings, hue: Hue::Grey, dashes: "" }],
    meaning: Meaning { totals: Some(totals), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    match &there[..] {
        [first, between @ .., last] => between.iter().sum::<usize>() == first + last,
        // A single cell would be both ends and equal to nothing.
        _ => false,
    }
}

fn totals(rule: &Rule) -> Vec<Total> {
    let last = rule.cells.len() - 1;
    let times = |at: usize| if at == 0 || at == last { 1 } else { -1 };
    let terms = rule.cells.iter().enumerate().map(|(at, &cell)| (cell, times(at))).collect();
    vec![Total { terms, total: 0 }]
}
