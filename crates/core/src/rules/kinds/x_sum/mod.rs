//! As many cells as the first digit says, from the first on, add up to a number.
use super::reading::{clues, counts, sets_of, sets_with, total_of, used};
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "x-sum",
    form: Form::Outside,
    numbers: [1, 1],
    words: &["x-sum", "xsum"],
    example: "x-sum 20: column 4 from below",
    usual: &[],
    fpuzzles: Some("xsum"),
    solver: Some("XSum"),
    strokes: &[Stroke::Outside(Around::Circle)],
    meaning: Meaning {
        facts: Some(facts),
        cases: Some(cases),
        more: Some(more),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "x-sums", also: &[], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let first = there.first().copied().unwrap_or(0);
    first <= there.len() && there.iter().take(first).sum::<usize>() == value(rule)
}

fn more(rule: &Rule, _: usize) -> Vec<Part> {
    let clue = |value| OutsideClue { is: OutsideRule::XSum, value };
    rule.number().map(|value| Part::Outside(rule.cells.clone(), clue(value))).into_iter().collect()
}

/// The digits with which the line can begin: so many different digits must be able to add up to the number.
fn facts(rule: &Rule) -> Vec<Fact> {
    let ways = sets_with(1..rule.cells.len() + 1, value(rule));
    let has_first = |set: &Vec<usize>| set.contains(&set.len());
    let ways: Vec<Vec<usize>> = ways.into_iter().filter(has_first).collect();
    vec![("firsts", counts(&ways))]
}

/// What the first digit is, and what follows it.
fn cases(rule: &Rule, left: &[Vec<Digit>]) -> Vec<RuleCase> {
    let begins = (1..=left.len()).filter(|&first| first <= value(rule));
    let case = |first: usize| {
        let rest = value(rule) - first;
        let sets = sets_of(&left[1..first], |digit| digit.number() != first, rest);
        RuleCase { fixed: vec![(0, first)], beside: (1..first).collect(), sets, rest }
    };
    begins.map(case).collect()
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    left[0].iter().any(|&first| {
        let count = first.number();
        let rest = |count| used(&left[1..count], |digit| digit != first);
        count <= left.len() && rest(count).iter().any(|&set| total_of(set) + count == value(rule))
    })
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    clues(making, Kind::X_SUM, true)
}
