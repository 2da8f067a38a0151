//! The number is the digit of the cell whose place the first cell names.
use super::reading::{can_be, clues};
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "numbered-room",
    form: Form::Outside,
    numbers: [1, 1],
    words: &["numbered room"],
    example: "numbered room 5: column 1",
    usual: &[],
    fpuzzles: None,
    solver: Some("NumberedRoom"),
    strokes: &[Stroke::Outside(Around::Diamond)],
    meaning: Meaning {
        more: Some(more),
        cases: Some(cases),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "numbered-rooms", also: &[], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let place = there.first().and_then(|first| first.checked_sub(1));
    place.is_some_and(|place| there.get(place) == Some(&value(rule)))
}

fn more(rule: &Rule, _: usize) -> Vec<Part> {
    let clue = |value| OutsideClue { is: OutsideRule::NumberedRoom, value };
    rule.number().map(|value| Part::Outside(rule.cells.clone(), clue(value))).into_iter().collect()
}

/// What the first digit is, and so where the number is. If these are one cell, or one digit in two cells, the case is
/// impossible.
fn cases(rule: &Rule, left: &[Vec<Digit>]) -> Vec<RuleCase> {
    let value = value(rule);
    let case = |first: usize| {
        let is_one = first == 1 && value == 1;
        let fixed = if is_one { vec![(0, 1)] } else { vec![(0, first), (first - 1, value)] };
        let fits = (first == 1) == (first == value);
        let sets = fits.then(Vec::new).into_iter().collect();
        RuleCase { fixed, beside: Vec::new(), sets, rest: 0 }
    };
    (1..=left.len()).map(case).collect()
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let (side, value) = (left.len(), value(rule));
    left[0].iter().any(|first| {
        let place = first.number() - 1;
        (1..=side).contains(&value)
            && place < side
            && can_be(&left[place], value)
            && (place > 0 || first.number() == value)
    })
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    clues(making, Kind::NUMBERED_ROOM, true)
}
