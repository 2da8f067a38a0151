//! The cells of a shaft add up to the number in the circle, or in the pill, whose digits are read in order.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "arrow",
    form: Form::Arrow,
    numbers: [0, 0],
    words: &["arrow"],
    example: "arrow: r1c1 = r1c2 r1c3",
    usual: &[],
    fpuzzles: Some("arrow"),
    solver: Some("Arrow"),
    strokes: &[Stroke::Shaft],
    meaning: Meaning {
        totals: Some(totals),
        automaton: Some(automaton),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "arrows", also: &["arrow"], make }),
};

/// The number that digits make when they are read one after another.
fn read(digits: impl Iterator<Item = usize>) -> usize {
    digits.fold(0, |all, digit| all * 10 + digit)
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let sum: usize = rule.others.iter().map(|&cell| number(cell)).sum();
    read(rule.cells.iter().map(|&cell| number(cell))) == sum
}

/// The equation of a circle; that of a pill counts its cells more than once, which an automaton says.
fn totals(rule: &Rule) -> Vec<Total> {
    let [circle] = rule.cells[..] else { return Vec::new() };
    let shaft = rule.others.iter().map(|&cell| (cell, -1));
    vec![Total { terms: [(circle, 1)].into_iter().chain(shaft).collect(), total: 0 }]
}

/// What is left of the number in the pill.
fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let pill = rule.cells.len();
    let most = side * rule.others.len();
    let next = move |&left: &usize, place: usize, number: usize| {
        if place < pill { Some(left * 10 + number).filter(|&all| all <= most) } else { left.checked_sub(number) }
    };
    (pill > 1).then(|| Automaton::new(side, pill + rule.others.len(), 0, next, |&left| left == 0))
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let (pill, shaft) = left.split_at(rule.cells.len());
    let sums = |cells: &[Vec<Digit>], times: usize| {
        cells.iter().fold(vec![0], |sums: Vec<usize>, digits| {
            let with = |sum: &usize| {
                let sum = *sum;
                digits.iter().map(move |digit| sum * times + digit.number())
            };
            let mut all: Vec<usize> = sums.iter().flat_map(with).collect();
            all.sort_unstable();
            all.dedup();
            all
        })
    };
    let wanted = sums(pill, 10);
    sums(shaft, 1).iter().any(|sum| wanted.binary_search(sum).is_ok())
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    rules_of_lines(making, 3, &|_, mut cells| {
        let others = cells.split_off(1);
        Some(Rule { others, ..Rule::new(Kind::ARROW, cells) })
    })
}
