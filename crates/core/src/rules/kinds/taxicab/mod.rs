//! Equal digits are never as many steps apart, along rows and columns, as they say; with a number, only that digit.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "taxicab",
    form: Form::Board,
    numbers: [0, 1],
    words: &["anti-taxicab", "antitaxicab", "taxicab"],
    example: "anti-taxicab",
    usual: &[],
    fpuzzles: None,
    solver: Some("AntiTaxicab"),
    strokes: &[],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

/// The pairs of cells that are this many steps apart, which no digit beyond the side of the board is.
fn pairs(side: usize, distance: usize) -> Vec<[Cell; 2]> {
    let cells = || (0..side * side).map(Cell::new);
    let steps = |a: Cell, b: Cell| {
        a.row(side).abs_diff(b.row(side)) + a.column(side).abs_diff(b.column(side))
    };
    let with = |a: Cell| cells().filter(move |&b| a < b && steps(a, b) == distance);
    cells().flat_map(|a| with(a).map(move |b| [a, b])).collect()
}

/// The digits that it is about: its number, or all.
fn about(rule: &Rule, side: usize) -> core::ops::RangeInclusive<usize> {
    match value(rule) {
        0 => 1..=side,
        one => one..=one.min(side),
    }
}

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let is_kept = |distance: usize| {
        let breaks = |&[a, b]: &[Cell; 2]| number(a) == distance && number(b) == distance;
        !pairs(board.side, distance).iter().any(breaks)
    };
    about(rule, board.side).all(is_kept)
}

fn links(rule: &Rule, board: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    for distance in about(rule, board.side) {
        visit(&pairs(board.side, distance), &|a, b| a != distance || b != distance);
    }
}
