//! The cells between the smallest and the greatest digit of a row or column add up to a number.
use super::reading::{can_be, clues, counts, sets_of, sets_with, total_of, used};
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "sandwich",
    form: Form::Outside,
    numbers: [1, 1],
    words: &["sandwich"],
    example: "sandwich 12: row 3",
    usual: &[],
    fpuzzles: Some("sandwichsum"),
    solver: Some("Sandwich"),
    strokes: &[Stroke::Outside(Around::Nothing)],
    meaning: Meaning {
        facts: Some(facts),
        cases: Some(cases),
        more: Some(more),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "sandwiches", also: &["sandwich"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let place = |wanted: usize| there.iter().position(|&number| number == wanted);
    let (Some(low), Some(high)) = (place(1), place(there.len())) else { return false };
    there[low.min(high) + 1..low.max(high)].iter().sum::<usize>() == value(rule)
}

fn more(rule: &Rule, _: usize) -> Vec<Part> {
    let clue = |value| OutsideClue { is: OutsideRule::Sandwich, value };
    rule.number().map(|value| Part::Outside(rule.cells.clone(), clue(value))).into_iter().collect()
}

/// The sets of digits between the ends, and how many they can be.
fn facts(rule: &Rule) -> Vec<Fact> {
    let ways = sets_with(2..rule.cells.len(), value(rule));
    vec![("gaps", counts(&ways)), ("ways", ways)]
}

/// Where the ends are, and what lies between them.
fn cases(rule: &Rule, left: &[Vec<Digit>]) -> Vec<RuleCase> {
    let side = left.len();
    let widths: Vec<usize> =
        sets_with(2..side, value(rule)).iter().map(Vec::len).collect();
    let mut cases = Vec::new();
    for low in 0..side {
        for high in (0..side).filter(|&high| high != low) {
            let beside: Vec<usize> = (low.min(high) + 1..low.max(high)).collect();
            if widths.contains(&beside.len()) {
                let inner = |digit: Digit| digit.number() != 1 && digit.number() != side;
                let sets = sets_of(&left[low.min(high) + 1..low.max(high)], inner, value(rule));
                cases.push(RuleCase { fixed: vec![(low, 1), (high, side)], beside, sets, rest: value(rule) });
            }
        }
    }
    cases
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let side = left.len();
    let has = |at: usize, number: usize| can_be(&left[at], number);
    (0..side).any(|from| {
        (from + 1..side).any(|to| {
            let ends = has(from, 1) && has(to, side) || has(from, side) && has(to, 1);
            let inner = |digit: Digit| digit.number() != 1 && digit.number() != side;
            let sums = || used(&left[from + 1..to], inner);
            ends && sums().iter().any(|&set| total_of(set) == value(rule))
        })
    })
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    clues(making, Kind::SANDWICH, false)
}
