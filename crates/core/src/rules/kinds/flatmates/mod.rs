//! Each middle digit along a row or column has the smallest before it or the greatest after it, or both.
use super::reading::can_be;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "flatmates",
    form: Form::Outside,
    numbers: [0, 0],
    words: &["flatmates", "dutch flatmates"],
    example: "flatmates: column 1",
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

/// The digit in the middle; of an even number of digits, the lower one.
fn middle(side: usize) -> usize {
    side.div_ceil(2)
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    (0..there.len()).filter(|&at| there[at] == middle(board.side)).all(|at| {
        let is_after_first = at > 0 && there[at - 1] == 1;
        is_after_first || there.get(at + 1) == Some(&board.side)
    })
}

/// What the digit before was, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Before {
    Other,
    Smallest,
    /// A middle digit that still needs the greatest after it.
    Waiting,
}

fn automaton(rule: &Rule, side: usize) -> Automaton {
    let next = |&before: &Before, _: usize, number: usize| {
        if before == Before::Waiting && number != side {
            return None;
        }
        Some(match number {
            number if number == middle(side) && before != Before::Smallest => Before::Waiting,
            1 => Before::Smallest,
            _ => Before::Other,
        })
    };
    let is_end = |&before: &Before| before != Before::Waiting;
    Automaton::new(side, rule.cells.len(), Before::Other, next, is_end)
}

/// Whether each cell that must hold the digit in the middle can have the smallest before it or the greatest after it.
fn may_hold(_: &Rule, left: &[Vec<Digit>]) -> bool {
    let side = left.len();
    let can_be = |at: Option<usize>, number: usize| {
        at.and_then(|at| left.get(at)).is_some_and(|own| can_be(own, number))
    };
    (0..side).filter(|&at| left[at] == [Digit::from_number(middle(side))]).all(|at| {
        can_be(at.checked_sub(1), 1) || can_be(Some(at + 1), side)
    })
}
