//! Some cells, four that meet at a corner in most cases, hold digits of each remainder when they are divided by three.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "mixture",
    form: Form::Group,
    numbers: [0, 0],
    words: &["mixture"],
    example: "mixture: r12c12",
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

fn remainder(number: usize) -> usize {
    number % 3
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    holds_each(&numbers(rule, number), &remainder)
}

fn automaton(rule: &Rule, side: usize) -> Automaton {
    each_group(rule.cells.len(), side, &remainder)
}

/// Whether each remainder can be in some cell, and in cells enough together with the others.
fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let of = |digits: &Vec<Digit>| digits.iter().fold(0_u8, |all, one| all | 1 << (one.number() % 3));
    let cells: Vec<u8> = left.iter().map(of).collect();
    (1..8_u8).all(|some| {
        let count = cells.iter().filter(|&&cell| cell & some != 0).count();
        count >= some.count_ones() as usize
    })
}
