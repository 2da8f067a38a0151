//! Each digit in a circle says how many of the circles hold it.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "counting-circles",
    form: Form::Group,
    numbers: [0, 0],
    words: &["counting circles"],
    example: "counting circles: r1c1 r2c2 r3c3",
    usual: &[],
    fpuzzles: None,
    solver: Some("CountingCircles"),
    strokes: &[Stroke::Disc],
    meaning: Meaning {
        more: Some(more),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let count = |wanted: usize| there.iter().filter(|&&one| one == wanted).count();
    there.iter().all(|&one| count(one) == one)
}

/// For each digit: it is in no circle, or in as many as it says.
fn more(rule: &Rule, side: usize) -> Vec<Part> {
    let cells = rule.cells.len();
    let part = |digit: usize| {
        let next = move |&count: &usize, _: usize, number: usize| {
            Some(count + usize::from(number == digit)).filter(|&count| count <= digit)
        };
        let is_end = |&count: &usize| count == 0 || count == digit;
        Part::Automaton(rule.cells.clone(), Automaton::new(side, cells, 0, next, is_end))
    };
    (1..=side).map(part).collect()
}

/// Whether no digit must be in more circles than it says, and each that must be somewhere can be in as many.
fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let can_be = |wanted: Digit| left.iter().filter(|digits| digits.contains(&wanted)).count();
    let must_be = |wanted: Digit| left.iter().filter(|digits| digits[..] == [wanted]).count();
    let fits = |digits: &Vec<Digit>| {
        let mut fitting = digits.iter().filter(|&&digit| {
            can_be(digit) >= digit.number() && must_be(digit) <= digit.number()
        });
        fitting.next().is_some()
    };
    left.iter().all(fits)
}
