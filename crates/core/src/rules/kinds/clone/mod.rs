//! Two groups of cells hold the same digits, place by place.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "clone",
    form: Form::Twins,
    numbers: [0, 0],
    words: &["clone", "clones"],
    example: "clone: r1c1 r1c2 = r5c5 r5c6",
    usual: &[],
    fpuzzles: Some("clone"),
    solver: None,
    strokes: &[Stroke::Tint],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    rule.cells.iter().zip(&rule.others).all(|(&a, &b)| number(a) == number(b))
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    let twins: Vec<[Cell; 2]> =
        rule.cells.iter().zip(&rule.others).map(|(&a, &b)| [a, b]).collect();
    visit(&twins, &|a, b| a == b);
}
