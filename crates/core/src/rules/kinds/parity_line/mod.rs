//! Odd and even digits take turns along a line.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "parity-line",
    form: Form::Line,
    numbers: [0, 0],
    words: &["parity line", "odd even line"],
    example: "parity line: r1c1 r1c2 r1c3",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Line { width: 7, ends: Ends::Plain, hue: Hue::Red, dashes: "8 11" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    numbers(rule, number).windows(2).all(|two| two[0] % 2 != two[1] % 2)
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    for apart in 1..rule.cells.len() {
        let pairs = in_turn(&rule.cells, apart);
        visit(&pairs, &|a, b| (a % 2 == b % 2) == apart.is_multiple_of(2));
    }
}
