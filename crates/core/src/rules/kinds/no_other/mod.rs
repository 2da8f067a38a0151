//! Neighbours without a mark are not related in certain ways: "all dots are given".
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "no-other",
    form: Form::Board,
    numbers: [0, 0],
    words: &["no other"],
    example: "no other: white dot, black dot",
    usual: &[
        Usual {
            id: "consecutive",
            relations: &[Relation::difference(1)],
            words: &["nonconsecutive", "non-consecutive"],
            example: "nonconsecutive",
            fpuzzles: Some("nonconsecutive"),
            solver: Some("AntiConsecutive"),
            ..Usual::PLAIN
        },
        Usual {
            id: "dots",
            relations: &[Relation::difference(1), Relation::ratio(2)],
            solver: Some("StrictKropki"),
            ..Usual::PLAIN
        },
        Usual {
            id: "xv",
            relations: &[Relation::sum(5), Relation::sum(10)],
            solver: Some("StrictXV"),
            ..Usual::PLAIN
        },
    ],
    fpuzzles: None,
    solver: None,
    strokes: &[],
    meaning: Meaning { links: Some(links), heeds_others: true, ..Meaning::new(holds) },
    theme: None,
};

fn is_free(rule: &Rule, a: usize, b: usize) -> bool {
    rule.relations.iter().all(|is| !is.holds(a, b) && !is.holds(b, a))
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    edges(board.side)
        .all(|[a, b]| board.is_marked([a, b]) || is_free(rule, number(a), number(b)))
}

fn links(rule: &Rule, board: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    let open: Vec<[Cell; 2]> = edges(board.side).filter(|&pair| !board.is_marked(pair)).collect();
    visit(&open, &|a, b| is_free(rule, a, b));
}
