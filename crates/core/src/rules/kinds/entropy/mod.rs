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
    holds_each(&numbers(rule, number), &|one| group(board.side, one))
}

fn automaton(rule: &Rule, side: usize) -> Automaton {
    each_group(rule.cells.len(), side, &|one| group(side, one))
}

/// Whether there are cells enough, and digits of three kinds: how high a digit is depends on the board.
fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let mut digits: Vec<Digit> = left.iter().flatten().copied().collect();
    digits.sort_unstable();
    digits.dedup();
    left.len() >= 3 && digits.len() >= 3
}
