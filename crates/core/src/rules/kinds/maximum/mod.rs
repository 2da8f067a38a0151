//! A cell is greater than each cell that shares an edge with it, unless that cell has the same mark.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "maximum",
    form: Form::Cell,
    numbers: [0, 0],
    words: &["maximum", "max"],
    example: "maximum: r1c1",
    usual: &[],
    fpuzzles: Some("maximum"),
    solver: None,
    strokes: &[Stroke::Tint, Stroke::Tips { inwards: false }],
    meaning: Meaning { links: Some(links), heeds_others: true, ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, board: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let around = board.unlike_neighbours(rule);
    rule.cells.iter().all(|&own| around.iter().all(|&other| number(own) > number(other)))
}

fn links(rule: &Rule, board: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    for &own in &rule.cells {
        let pairs: Vec<[Cell; 2]> =
            board.unlike_neighbours(rule).into_iter().map(|other| [own, other]).collect();
        visit(&pairs, &|own, other| own > other);
    }
}
