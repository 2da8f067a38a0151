//! A cage: different digits, which add up to its number if it has one.
mod make;

use super::reading::{total_of, used};
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "cage",
    form: Form::Group,
    numbers: [0, 1],
    words: &["cage", "killer cage", "killer"],
    example: "cage 15: r1c1 r1c2",
    usual: &[],
    fpuzzles: Some("killercage"),
    solver: Some("Cage"),
    strokes: &[Stroke::Outline { dotted: false }, Stroke::CornerNumber],
    meaning: Meaning {
        all_differ: true,
        totals: Some(sum_of_cells),
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "killer", also: &["cages", "cage"], make: make::cages }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let numbers = numbers(rule, number);
    let adds_up = rule.numbers.is_empty() || numbers.iter().sum::<usize>() == value(rule);
    adds_up && all_differ(&numbers)
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let sets = used(left, |_| true);
    let adds_up = |&set: &u32| rule.numbers.is_empty() || total_of(set) == value(rule);
    sets.iter().any(adds_up)
}
