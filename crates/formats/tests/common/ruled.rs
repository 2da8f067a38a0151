//! Random boards with rules, for the laws of every format that can hold them.
use whydoku_core::{Cell, Digit, Entry, Form, Kind, Puzzle, Random, Relation, Rule, Shape};
use whydoku_testkit::{CLUE_KINDS, random_clue};

/// A board of some size and regions.
pub(crate) fn board(random: &mut Random) -> Shape {
    let jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3];
    match random.below(6) {
        0 => Shape::square(4).expect("a board"),
        1 => Shape::boxes(2, 3).expect("a board"),
        2 => Shape::jigsaw(&jigsaw).expect("a board"),
        3 => Shape::square(16).expect("a board"),
        _ => Shape::square(9).expect("a board"),
    }
}

/// A board with a few rules of every kind and a few givens.
pub(crate) fn puzzle(random: &mut Random, round: usize) -> Puzzle {
    let shape = board(random);
    let mut rules: Vec<Rule> = (0..=random.below(6))
        .map(|at| random_clue((round + at * 5) % CLUE_KINDS, &shape, random))
        .collect();
    // One mark for two cells, or it would be ambiguous which comes first.
    rules.dedup();
    let mut puzzle = Puzzle::empty(shape.with_rules(rules).expect("they fit"));
    for _ in 0..random.below(4) {
        let cell = Cell::new(random.below(shape.cell_count()));
        puzzle.set(cell, Entry::Given(Digit::new(random.below(shape.side()))));
    }
    puzzle
}

/// The same rules in one order and one form, to compare boards by their meaning.
pub(crate) fn meaning(shape: &Shape) -> Vec<String> {
    let mut excluded: Vec<Relation> = Vec::new();
    let mut said: Vec<String> = Vec::new();
    for rule in shape.rules() {
        if rule.kind == Kind::NO_OTHER {
            excluded.extend(&rule.relations);
            continue;
        }
        let mut same = rule.clone();
        match rule.form() {
            Form::Board => same.numbers.sort_unstable(),
            // Two equal cells are clones of one cell.
            Form::Mark if rule.kind == Kind::EQUAL => {
                same.cells.sort_unstable();
                same = Rule::clones(vec![same.cells[0]], vec![same.cells[1]]);
            }
            Form::Mark if rule.kind == Kind::GREATER => {}
            Form::Mark | Form::Corner | Form::Group => {
                same.cells.sort_unstable();
                same.digits.sort_unstable();
            }
            Form::Twins if rule.others < rule.cells => {
                same = Rule::clones(rule.others.clone(), rule.cells.clone());
            }
            Form::Outside if rule.kind == Kind::SANDWICH => {
                let back: Vec<Cell> = rule.cells.iter().rev().copied().collect();
                same.cells = rule.cells.clone().min(back);
            }
            Form::Cell
            | Form::Line
            | Form::Outside
            | Form::Diagonal
            | Form::Twins
            | Form::Arrow => {}
        }
        said.push(format!("{same:?}"));
    }
    excluded.sort_unstable();
    excluded.dedup();
    said.extend(excluded.iter().map(|is| format!("no other {is:?}")));
    said.sort();
    said.dedup();
    said
}
