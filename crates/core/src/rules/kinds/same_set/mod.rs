//! Two groups of as many cells hold the same digits, each as often, in any order.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "same-set",
    form: Form::Twins,
    numbers: [0, 0],
    words: &["same set", "same sets", "same digits"],
    example: "same set: r1c1 r1c2 = r5c5 r4c4",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Tint],
    meaning: Meaning {
        totals: Some(totals),
        automaton: Some(automaton),
        fits: Some(fits),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

/// The largest groups: what must be remembered of one while the other is read grows fast.
const MOST: usize = 6;

fn fits(rule: &Rule) -> bool {
    rule.cells.len() <= MOST
}

fn sorted(mut there: Vec<usize>) -> Vec<usize> {
    there.sort_unstable();
    there
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let digits = |cells: &[Cell]| sorted(cells.iter().map(|&cell| number(cell)).collect());
    digits(&rule.cells) == digits(&rule.others)
}

/// The two groups add up to the same.
fn totals(rule: &Rule) -> Vec<Total> {
    balance(&rule.cells, &rule.others)
}

/// The digits of the first group that the second has not had yet.
fn automaton(rule: &Rule, side: usize) -> Option<Automaton> {
    let half = rule.cells.len();
    let next = |left: &Vec<usize>, place: usize, number: usize| {
        let mut left = left.clone();
        if place < half {
            left.push(number);
            return Some(sorted(left));
        }
        left.iter().position(|&one| one == number).map(|at| {
            left.remove(at);
            left
        })
    };
    fits(rule).then(|| Automaton::new(side, 2 * half, Vec::new(), next, Vec::is_empty))
}

/// Whether each digit that one group must hold can be somewhere in the other.
fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let (cells, others) = left.split_at(rule.cells.len());
    let meets = |from: &[Vec<Digit>], to: &[Vec<Digit>]| {
        from.iter().all(|own| own.iter().any(|digit| to.iter().any(|one| one.contains(digit))))
    };
    meets(cells, others) && meets(others, cells)
}
