//! The digits of a line lie strictly between those at its ends.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "between",
    form: Form::Line,
    numbers: [0, 0],
    words: &["between", "between line"],
    example: "between: r1c1 r1c2 r2c3",
    usual: &[],
    fpuzzles: Some("betweenline"),
    solver: Some("Between"),
    strokes: &[Stroke::Line { width: 3, ends: Ends::Rings, hue: Hue::Grey, dashes: "5 7" }],
    meaning: Meaning {
        automaton: Some(automaton),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "betweens", also: &["between"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    match &there[..] {
        [first, between @ .., last] => {
            let (low, high) = (first.min(last), first.max(last));
            between.iter().all(|number| low < number && number < high)
        }
        _ => true,
    }
}

fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let is_inside = |number, low, high| low < number && number < high;
    (rule.cells.len() > 2).then(|| from_end_to_end(rule.cells.len(), side, 1, &is_inside))
}

fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let [first, between @ .., last] = left else { return true };
    first.iter().any(|a| {
        last.iter().any(|b| {
            let (low, high) = (a.min(b), a.max(b));
            between.iter().all(|digits| digits.iter().any(|digit| low < digit && digit < high))
        })
    })
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    rules_of_lines(making, 3, &|_, cells| Some(Rule::new(Kind::BETWEEN, cells)))
}
