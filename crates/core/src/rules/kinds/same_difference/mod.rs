//! Any two neighbours on a line differ by the same number.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "same-difference",
    form: Form::Line,
    numbers: [0, 0],
    words: &["same difference", "same difference line"],
    example: "same difference: r1c1 r1c2 r1c3",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Line { width: 8, ends: Ends::Plain, hue: Hue::Blue, dashes: "10 4 1 4" }],
    meaning: Meaning {
        automaton: Some(|rule, side| Some(automaton(rule, side))),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "same-differences", also: &["same-difference"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let mut differences = there.windows(2).map(|two| two[0].abs_diff(two[1]));
    let first = differences.next();
    differences.all(|difference| Some(difference) == first)
}

/// The digit before, and the difference once there is one.
fn automaton(rule: &Rule, side: usize) -> Automaton {
    let next = |&(before, apart): &(usize, Option<usize>), place: usize, number: usize| {
        let own = number.abs_diff(before);
        match apart {
            _ if place == 0 => Some((number, None)),
            Some(apart) if apart != own => None,
            _ => Some((number, Some(own))),
        }
    };
    Automaton::new(side, rule.cells.len(), (0, None), next, |_| true)
}

/// Whether for some difference any two neighbours have digits that far apart.
fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let greatest = left.iter().flatten().map(|digit| digit.number()).max().unwrap_or(0);
    let goes = |two: &[Vec<Digit>], apart: usize| {
        let is_apart = |a: &Digit, b: &Digit| a.index().abs_diff(b.index()) == apart;
        two[0].iter().any(|a| two[1].iter().any(|b| is_apart(a, b)))
    };
    (0..=greatest).any(|apart| left.windows(2).all(|two| goes(two, apart)))
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    rules_of_lines(making, 3, &|_, cells| Some(Rule::new(Kind::SAME_DIFFERENCE, cells)))
}
