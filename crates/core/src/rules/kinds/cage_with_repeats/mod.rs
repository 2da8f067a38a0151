//! A cage whose digits may repeat; only its sum counts.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "cage-with-repeats",
    form: Form::Group,
    numbers: [0, 1],
    words: &["cage with repeats"],
    example: "cage with repeats 15: r1c1 r1c2",
    usual: &[],
    fpuzzles: None,
    solver: Some("Sum"),
    strokes: &[Stroke::Outline { dotted: true }, Stroke::CornerNumber],
    meaning: Meaning { totals: Some(sum_of_cells), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    rule.numbers.is_empty() || numbers(rule, number).iter().sum::<usize>() == value(rule)
}
