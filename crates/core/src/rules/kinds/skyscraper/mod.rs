//! A number of cells are greater than all those before them.
use super::reading::clues;
use crate::Kind;
use super::prelude::*;
use std::collections::BTreeSet;

pub(super) static KIND: Definition = Definition {
    id: "skyscraper",
    form: Form::Outside,
    numbers: [1, 1],
    words: &["skyscraper"],
    example: "skyscraper 3: row 2 from the right",
    usual: &[],
    fpuzzles: Some("skyscraper"),
    solver: Some("Skyscraper"),
    strokes: &[Stroke::Outside(Around::Tower)],
    meaning: Meaning {
        facts: Some(|rule| vec![("hidden", vec![vec![value(rule).saturating_sub(1)]])]),
        more: Some(more),
        extremes: Some(extremes),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "skyscrapers", also: &[], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let is_seen = |&at: &usize| there[..at].iter().all(|before| *before < there[at]);
    (0..there.len()).filter(is_seen).count() == value(rule)
}

fn more(rule: &Rule, _: usize) -> Vec<Part> {
    let clue = |value| OutsideClue { is: OutsideRule::Skyscraper, value };
    rule.number().map(|value| Part::Outside(rule.cells.clone(), clue(value))).into_iter().collect()
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    seen(left).contains(&value(rule))
}

fn extremes(_: &Rule, left: &[Vec<Digit>]) -> Option<[usize; 2]> {
    let seen = seen(left);
    Some([*seen.first()?, *seen.last()?])
}

/// How many cells can be greater than all those before them. It is followed cell by cell, since all digits differ.
fn seen(left: &[Vec<Digit>]) -> BTreeSet<usize> {
    let start = BTreeSet::from([(0_u32, 0_usize)]);
    let all = left.iter().fold(start, |states, options| {
        let with = |&(set, count): &(u32, usize)| {
            let bits = options.iter().map(|digit| 1_u32 << digit.index());
            bits.filter(move |bit| set & bit == 0)
                .map(move |bit| (set | bit, count + usize::from(bit > set)))
        };
        states.iter().flat_map(with).collect()
    });
    all.into_iter().map(|(_, count)| count).collect()
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    clues(making, Kind::SKYSCRAPER, true)
}
