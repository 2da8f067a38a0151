//! The number is the first digit that a greater one before it hides, seen from outside.
use super::reading::clues;
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "hidden-skyscraper",
    form: Form::Outside,
    numbers: [1, 1],
    words: &["hidden skyscraper"],
    example: "hidden skyscraper 3: row 2",
    usual: &[],
    fpuzzles: None,
    solver: Some("HiddenSkyscraper"),
    strokes: &[Stroke::Outside(Around::Tower)],
    meaning: Meaning {
        automaton: Some(|rule, side| Some(automaton(rule, side))),
        is_checked_when_full: true,
        may_hold: Some(may_hold),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "hidden-skyscrapers", also: &[], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    let is_hidden = |at: usize| there[..at].iter().any(|&before| before > there[at]);
    (0..there.len()).find(|&at| is_hidden(at)).is_some_and(|at| there[at] == value(rule))
}

/// The greatest number so far; nothing once one was hidden.
fn automaton(rule: &Rule, side: usize) -> Automaton {
    let hidden = value(rule);
    let next = move |&greatest: &Option<usize>, _: usize, number: usize| match greatest {
        Some(greatest) if number < greatest => (number == hidden).then_some(None),
        Some(_) => Some(Some(number)),
        None => Some(None),
    };
    Automaton::new(side, rule.cells.len(), Some(0), next, Option::is_none)
}

/// Whether some cell can hold it behind cells that can grow, one of which can be greater.
fn may_hold(rule: &Rule, left: &[Vec<Digit>]) -> bool {
    let mut greatest = 0;
    for options in left {
        if greatest > value(rule) && options.iter().any(|digit| digit.number() == value(rule)) {
            return true;
        }
        // The most that this cell can be, if all before it grew as little as they could: more is never certain.
        greatest = options.iter().map(|digit| digit.number()).fold(greatest, usize::max);
    }
    false
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    clues(making, Kind::HIDDEN_SKYSCRAPER, true)
}
