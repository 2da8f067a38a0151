//! A cage of different digits: as many even as odd ones, as many low as high ones.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "equality-cage",
    form: Form::Group,
    numbers: [0, 0],
    words: &["equality cage"],
    example: "equality cage: r1c1 r1c2 r2c1 r2c2",
    usual: &[],
    fpuzzles: None,
    solver: Some("EqualityCage"),
    strokes: &[Stroke::Outline { dotted: true }],
    meaning: Meaning {
        all_differ: true,
        automaton: Some(|rule, side| Some(automaton(rule, side))),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

/// How the counts of odd and even, of low and high digits change with a number. The digit in the middle is neither low nor
/// high, and the greatest number is not known here: the side is that of the board.
fn change(number: usize, side: usize) -> Option<[i32; 2]> {
    let parity = if number.is_multiple_of(2) { 1 } else { -1 };
    match (2 * number).cmp(&(side + 1)) {
        core::cmp::Ordering::Less => Some([parity, -1]),
        core::cmp::Ordering::Equal => None,
        core::cmp::Ordering::Greater => Some([parity, 1]),
    }
}

fn after(state: [i32; 2], number: usize, side: usize) -> Option<[i32; 2]> {
    change(number, side).map(|[parity, height]| [state[0] + parity, state[1] + height])
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let end = there.iter().try_fold([0, 0], |state, &one| after(state, one, board.side));
    all_differ(&there) && end == Some([0, 0])
}

fn automaton(rule: &Rule, side: usize) -> Automaton {
    let next = |&state: &[i32; 2], _: usize, number: usize| after(state, number, side);
    Automaton::new(side, rule.cells.len(), [0, 0], next, |&state| state == [0, 0])
}

/// As many even as odd digits need an even number of cells; otherwise parity alone is looked at.
fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let half = rule.cells.len() / 2;
    let can_be = |is: &dyn Fn(usize) -> bool| {
        left.iter().filter(|digits| digits.iter().any(|digit| is(digit.number()))).count()
    };
    rule.cells.len().is_multiple_of(2)
        && can_be(&|number| number.is_multiple_of(2)) >= half
        && can_be(&|number| number % 2 == 1) >= half
}
