//! Any three cells in a row of a line have different remainders when divided by three.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "modular",
    form: Form::Line,
    numbers: [0, 0],
    words: &["modular", "modular line"],
    example: "modular: r1c1 r1c2 r1c3",
    usual: &[],
    fpuzzles: Some("modularline"),
    solver: None,
    strokes: &[Stroke::Line { width: 10, ends: Ends::Plain, hue: Hue::Blue, dashes: "0.1 15" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

/// The remainder of a number.
fn group(number: usize) -> usize {
    number % 3
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let groups: Vec<usize> = numbers(rule, number).into_iter().map(group).collect();
    groups.windows(3.min(groups.len())).all(all_differ)
}

/// Of three cells in a row each has a group of its own, so every third has the same one.
fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    for apart in 1..rule.cells.len() {
        let pairs = in_turn(&rule.cells, apart);
        visit(&pairs, &|a, b| (group(a) == group(b)) == apart.is_multiple_of(3));
    }
}
