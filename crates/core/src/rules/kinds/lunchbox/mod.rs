//! The digits between the smallest and the greatest digit of a line add up to a number; all its digits differ.
use super::reading::{can_be, total_of, used};
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "lunchbox",
    form: Form::Line,
    numbers: [1, 1],
    words: &["lunchbox"],
    example: "lunchbox 5: r1c1 r1c2 r2c2 r2c3",
    usual: &[],
    fpuzzles: None,
    solver: Some("Lunchbox"),
    strokes: &[
        Stroke::Line { width: 26, ends: Ends::Plain, hue: Hue::Grey, dashes: "" },
        Stroke::CornerNumber,
    ],
    meaning: Meaning {
        all_differ: true,
        automaton: Some(automaton),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "lunchboxes", also: &["lunchbox"], make }),
};

/// What lies between the first and the last of the places with the least or the greatest number.
fn between(there: &[usize]) -> usize {
    let (low, high) = (there.iter().min(), there.iter().max());
    let is_end = |number: &usize| Some(number) == low || Some(number) == high;
    let first = there.iter().position(is_end).unwrap_or(0);
    let last = there.iter().rposition(is_end).unwrap_or(0);
    there.get(first + 1..last).map_or(0, |inside| inside.iter().sum())
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    all_differ(&there) && between(&there) == value(rule)
}

/// Where along the line a reader is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reading {
    Before,
    /// Between the ends; the sum that is left.
    Inside { wanted: usize },
    After,
}

/// The least and the greatest digit, which are guessed, with what has been read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    ends: [usize; 2],
    reading: Reading,
}

fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let (cells, total) = (rule.cells.len(), value(rule));
    let next = |state: &Option<State>, _: usize, number: usize| -> Vec<Option<State>> {
        let guesses = match *state {
            Some(state) => vec![state],
            None => guesses(side),
        };
        guesses.into_iter().filter_map(|state| read(state, number, total)).map(Some).collect()
    };
    let is_end = |state: &Option<State>| state.is_some_and(|state| state.reading == Reading::After);
    (cells > 1).then(|| Automaton::new(side, cells, None, next, is_end))
}

/// Every two digits, either of which may be met first.
fn guesses(side: usize) -> Vec<State> {
    let pairs = (1..=side).flat_map(|a| (1..=side).map(move |b| [a, b])).filter(|[a, b]| a != b);
    pairs.map(|ends| State { ends, reading: Reading::Before }).collect()
}

/// What a number leads to: all of them lie between the ends, the ends excepted.
fn read(state: State, number: usize, total: usize) -> Option<State> {
    let [first, second] = state.ends;
    let is_between = first.min(second) < number && number < first.max(second);
    let reading = match state.reading {
        Reading::Before if number == first => Reading::Inside { wanted: total },
        Reading::Inside { wanted: 0 } if number == second => Reading::After,
        Reading::Inside { wanted } if is_between => Reading::Inside { wanted: wanted.checked_sub(number)? },
        same if is_between => same,
        _ => return None,
    };
    Some(State { reading, ..state })
}

/// Whether some least and greatest digit, at some two places, leave digits between them that add up to the number.
fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let greatest = left.iter().flatten().map(|digit| digit.number()).max().unwrap_or(0);
    let fits = |from: usize, to: usize, low: usize, high: usize| {
        let ends = can_be(&left[from], low) && can_be(&left[to], high)
            || can_be(&left[from], high) && can_be(&left[to], low);
        let is_inner = |digit: Digit| (low + 1..high).contains(&digit.number());
        let sums = || used(&left[from + 1..to], is_inner);
        ends && sums().iter().any(|&set| total_of(set) == value(rule))
    };
    left.len() < 2
        || (0..left.len()).any(|from| {
            (from + 1..left.len()).any(|to| {
                (1..greatest).any(|low| (low + 1..=greatest).any(|high| fits(from, to, low, high)))
            })
        })
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    rules_of_lines(making, 3, &|making, cells| {
        with_true_number(&Rule::new(Kind::LUNCHBOX, cells), making)
    })
}
