//! The digit of a cell says in which cell of a line, its row in most cases, the number of the rule is.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "index",
    form: Form::Arrow,
    numbers: [1, 1],
    words: &["index", "indexer"],
    example: "index 3: r2c3 = r2c1 r2c2 r2c3 r2c4",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Square],
    meaning: Meaning {
        links: Some(links),
        allows: Some(allows),
        is_one_thought: true,
        may_overlap: true,
        ..Meaning::new(holds)
    },
    theme: None,
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let place = |cell: &Cell| rule.others.get(number(*cell) - 1);
    let is_there = |cell: &Cell| place(cell).is_some_and(|&there| number(there) == value(rule));
    rule.cells.iter().all(is_there)
}

/// A cell that is read, and a place of the line, from one.
fn each_place(rule: &Rule) -> impl Iterator<Item = ([Cell; 2], usize)> {
    let places = |&cell: &Cell| (1..).zip(&rule.others).map(move |(at, &other)| ([cell, other], at));
    rule.cells.iter().flat_map(places)
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    for (pair, at) in each_place(rule).filter(|([cell, other], _)| cell != other) {
        visit(&[pair], &|own, there| own != at || there == value(rule));
    }
}

/// On its own, a cell names a place of the line, and its own place only if the number is what it then holds.
fn allows(rule: &Rule, _: usize, cell: Cell, number: usize) -> bool {
    let there = rule.others.get(number - 1);
    there.is_some_and(|&there| there != cell || number == value(rule))
}
