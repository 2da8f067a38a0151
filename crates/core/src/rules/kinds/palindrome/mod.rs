//! A line that reads the same from both ends.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "palindrome",
    form: Form::Line,
    numbers: [0, 0],
    words: &["palindrome"],
    example: "palindrome: r1c1 r2c2 r3c2",
    usual: &[],
    fpuzzles: Some("palindrome"),
    solver: Some("Palindrome"),
    strokes: &[Stroke::Line { width: 12, ends: Ends::Plain, hue: Hue::Grey, dashes: "" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let there = numbers(rule, number);
    there.iter().eq(there.iter().rev())
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    let cells = &rule.cells;
    let twins = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
    let twins: Vec<[Cell; 2]> = twins.map(|(&a, &b)| [a, b]).collect();
    visit(&twins, &|a, b| a == b);
}
