//! Some cells, four that meet at a corner in most cases, hold a low, a middle and a high digit.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "entropy",
    form: Form::Group,
    numbers: [0, 0],
    words: &["entropy"],
    example: "entropy: r12c12",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[],
    meaning: Meaning {
        automaton: Some(|rule, side| Some(automaton(rule, side))),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

/// Low, middle or high: a third of the digits each.
fn group(side: usize, number: usize) -> usize {
    (number - 1) * 3 / side
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let groups = numbers(rule, number).into_iter().map(|one| group(board.side, one));
    let groups: Vec<usize> = groups.collect();
    (0..3).all(|wanted| groups.contains(&wanted))
}

/// The groups seen so far, as bits.
fn automaton(rule: &Rule, side: usize) -> Automaton {
    let next = |&seen: &u8, _: usize, number: usize| Some(seen | 1 << group(side, number));
    Automaton::new(side, rule.cells.len(), 0, next, |&seen| seen == 0b111)
}

/// Whether there are cells enough, and digits of three kinds: how high a digit is depends on the board.
fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let mut digits: Vec<Digit> = left.iter().flatten().copied().collect();
    digits.sort_unstable();
    digits.dedup();
    left.len() >= 3 && digits.len() >= 3
}
