//! The ends of a line differ by a number at least, and the digits of the line lie outside them.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "lockout",
    form: Form::Line,
    numbers: [1, 1],
    words: &["lockout", "lockout line"],
    example: "lockout 4: r1c1 r1c2 r2c3",
    usual: &[Usual { id: "4", numbers: &[4], ..Usual::PLAIN }],
    fpuzzles: Some("lockout"),
    solver: Some("Lockout"),
    strokes: &[Stroke::Line { width: 5, ends: Ends::Diamonds, hue: Hue::Blue, dashes: "2 8" }],
    meaning: Meaning {
        links: Some(links),
        automaton: Some(automaton),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "lockouts", also: &["lockout"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    match &there[..] {
        [first, between @ .., last] => {
            let (low, high) = (*first.min(last), *first.max(last));
            high - low >= value(rule) && between.iter().all(|&number| number < low || number > high)
        }
        _ => true,
    }
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    if let [first, .., last] = rule.cells[..] {
        visit(&[[first, last]], &|a, b| a.abs_diff(b) >= value(rule));
    }
}

fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let is_outside = |number, low, high| number < low || number > high;
    let apart = value(rule);
    (rule.cells.len() > 2).then(|| from_end_to_end(rule.cells.len(), side, apart, &is_outside))
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let [first, between @ .., last] = left else { return true };
    first.iter().any(|a| {
        last.iter().any(|b| {
            let (low, high) = (a.min(b), a.max(b));
            let are_apart = high.index() - low.index() >= value(rule);
            let is_free = |digits: &Vec<Digit>| digits.iter().any(|one| one < low || one > high);
            are_apart && between.iter().all(is_free)
        })
    })
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let apart = (making.shape.side() / 2) as u32;
    rules_of_lines(making, 3, &|_, cells| Some(Rule::new(Kind::LOCKOUT, cells).with_number(apart)))
}
