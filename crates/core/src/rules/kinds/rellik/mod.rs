//! A cage of which no digits, one or several of them, add up to a number.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "rellik",
    form: Form::Group,
    numbers: [1, 1],
    words: &["rellik", "rellik cage"],
    example: "rellik 10: r1c1 r1c2 r2c1",
    usual: &[],
    fpuzzles: None,
    solver: Some("RellikCage"),
    strokes: &[Stroke::Outline { dotted: true }, Stroke::CornerNumber],
    meaning: Meaning {
        automaton: Some(automaton),
        fits: Some(fits),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

/// The greatest number: the sums that were met are remembered as bits.
const MOST: usize = 63;
/// The most cells: what must be remembered grows fast.
const MOST_CELLS: usize = 9;

fn fits(rule: &Rule) -> bool {
    (1..=MOST).contains(&value(rule)) && rule.cells.len() <= MOST_CELLS
}

/// The sums of some digits, with one more; nothing if the number is among them.
fn with(sums: u64, number: usize, refused: usize) -> Option<u64> {
    let below = u64::MAX >> (63 - refused.min(MOST));
    let sums = (sums | sums.checked_shl(number as u32).unwrap_or(0)) & below;
    (sums >> refused & 1 == 0).then_some(sums)
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let mut there = numbers(rule, number).into_iter();
    there.try_fold(1, |sums, one| with(sums, one, value(rule))).is_some()
}

fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let refused = value(rule);
    let next = move |&sums: &u64, _: usize, number: usize| with(sums, number, refused);
    fits(rule).then(|| Automaton::new(side, rule.cells.len(), 1, next, |_| true))
}

/// Whether the digits of the cells that are sure do not make it, and each other cell has a digit that does not, alone.
fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let refused = value(rule);
    let sure = left.iter().filter(|digits| digits.len() == 1).flatten();
    let sums = sure.map(|digit| digit.number()).try_fold(1, |sums, one| with(sums, one, refused));
    let fits = |digits: &Vec<Digit>| digits.iter().any(|digit| digit.number() != refused);
    sums.is_some() && left.iter().all(fits)
}
