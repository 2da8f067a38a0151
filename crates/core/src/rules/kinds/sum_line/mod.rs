//! A line is cut into pieces, each of which adds up to a number.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "sum-line",
    form: Form::Line,
    numbers: [1, 1],
    words: &["sum line"],
    example: "sum line 10: r1c1 r1c2 r2c3",
    usual: &[],
    fpuzzles: None,
    solver: Some("SumLine"),
    strokes: &[
        Stroke::Line { width: 9, ends: Ends::Plain, hue: Hue::Grey, dashes: "4 16" },
        Stroke::CornerNumber,
    ],
    meaning: Meaning {
        automaton: Some(automaton),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "sum-lines", also: &[], make }),
};

/// The sum of the piece so far after a number; nothing if the piece cannot be completed.
fn next(sum: usize, number: usize, wanted: usize) -> Option<usize> {
    let sum = sum + number;
    (sum <= wanted).then_some(if sum == wanted { 0 } else { sum })
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    there.into_iter().try_fold(0, |sum, number| next(sum, number, value(rule))) == Some(0)
}

fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let wanted = value(rule);
    let step = move |&sum: &usize, _, number: usize| next(sum, number, wanted);
    let is_there = !rule.numbers.is_empty();
    is_there.then(|| Automaton::new(side, rule.cells.len(), 0, step, |&sum| sum == 0))
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let start = vec![0];
    let ends = left.iter().fold(start, |sums: Vec<usize>, digits| {
        let with = |&sum: &usize| {
            digits.iter().filter_map(move |digit| next(sum, digit.number(), value(rule)))
        };
        let mut all: Vec<usize> = sums.iter().flat_map(with).collect();
        all.sort_unstable();
        all.dedup();
        all
    });
    ends.contains(&0)
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let wanted = making.shape.side() as u32 + 1;
    rules_of_lines(making, 2, &|_, cells| Some(Rule::new(Kind::SUM_LINE, cells).with_number(wanted)))
}
