//! Cells that hold certain digits as often as the rule says: its numbers are counts and digits in turns.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "look-and-say",
    form: Form::Group,
    numbers: [2, 32],
    words: &["look-and-say", "look and say"],
    example: "look-and-say 1 3 2 4: r1c1 r1c2 r2c1",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Outline { dotted: true }, Stroke::CornerNumber],
    meaning: Meaning {
        more: Some(more),
        fits: Some(fits),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: None,
};

/// How often which number is there.
fn counts(rule: &Rule) -> impl Iterator<Item = (usize, usize)> {
    rule.numbers.chunks_exact(2).map(|two| (two[0] as usize, two[1] as usize))
}

fn fits(rule: &Rule) -> bool {
    rule.numbers.len().is_multiple_of(2)
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let is_true = |(count, digit)| there.iter().filter(|&&one| one == digit).count() == count;
    counts(rule).all(is_true)
}

fn more(rule: &Rule, side: usize) -> Vec<Part> {
    let cells = rule.cells.len();
    let part = |(wanted, digit): (usize, usize)| {
        let next = move |&count: &usize, _: usize, number: usize| {
            Some(count + usize::from(number == digit)).filter(|&count| count <= wanted)
        };
        let automaton = Automaton::new(side, cells, 0, next, |&count| count == wanted);
        Part::Automaton(rule.cells.clone(), automaton)
    };
    counts(rule).map(part).collect()
}

fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    counts(rule).all(|(count, wanted)| {
        let is_it = |digit: &Digit| digit.number() == wanted;
        let can_be = left.iter().filter(|digits| digits.iter().any(is_it)).count();
        let must_be = left.iter().filter(|digits| digits.iter().all(is_it)).count();
        must_be <= count && count <= can_be
    })
}
