//! Cells a move of chess apart hold different digits.
use super::prelude::*;
use crate::rules::links::apart;

pub(super) static KIND: Definition = Definition {
    id: "move",
    form: Form::Board,
    numbers: [2, 2],
    words: &["move"],
    example: "move 1 3",
    usual: &[
        Usual {
            id: "knight",
            numbers: &[1, 2],
            words: &["knight", "anti-knight", "antiknight"],
            example: "knight",
            fpuzzles: Some("antiknight"),
            solver: Some("AntiKnight"),
            ..Usual::PLAIN
        },
        Usual {
            id: "king",
            numbers: &[1, 1],
            words: &["king", "anti-king", "antiking"],
            example: "king",
            fpuzzles: Some("antiking"),
            solver: Some("AntiKing"),
            ..Usual::PLAIN
        },
    ],
    fpuzzles: None,
    solver: None,
    strokes: &[],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

fn steps(rule: &Rule) -> [usize; 2] {
    [0, 1].map(|at| rule.numbers.get(at).map_or(0, |&step| step as usize))
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    apart(board.side, steps(rule)).into_iter().all(|[a, b]| number(a) != number(b))
}

fn links(rule: &Rule, board: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    visit(&apart(board.side, steps(rule)), &|a, b| a != b);
}
