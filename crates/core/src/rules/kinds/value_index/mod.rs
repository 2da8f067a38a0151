//! Of a circle with two cells, the second says in which cell along an arrow the digit of the first is.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "value-index",
    form: Form::Arrow,
    numbers: [0, 0],
    words: &["value index"],
    example: "value index: r1c1 r1c2 = r1c3 r1c4",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Shaft],
    meaning: Meaning {
        automaton: Some(automaton),
        fits: Some(fits),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

fn fits(rule: &Rule) -> bool {
    rule.cells.len() == 2
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let [first, second] = rule.cells[..] else { return false };
    let there = rule.others.get(number(second) - 1);
    there.is_some_and(|&there| number(there) == number(first))
}

/// The digit to find, and how many cells of the arrow are left before it; none when it is found.
fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let cells = rule.cells.len() + rule.others.len();
    let next = |&(digit, left): &(usize, usize), place: usize, number: usize| match (place, left) {
        (0, _) => Some((number, 0)),
        (1, _) => Some((digit, number)),
        (_, 0) => Some((0, 0)),
        (_, 1) => (number == digit).then_some((0, 0)),
        _ => Some((digit, left - 1)),
    };
    (rule.cells.len() == 2).then(|| Automaton::new(side, cells, (0, 0), next, |&(_, left)| left == 0))
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let ([first, second, shaft @ ..], 2) = (left, rule.cells.len()) else { return false };
    let there = |place: &Digit| shaft.get(place.index()).into_iter().flatten();
    second.iter().any(|place| there(place).any(|digit| first.contains(digit)))
}
