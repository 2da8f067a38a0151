//! Random boards with rules, for the laws of every format that can hold them.
#![allow(dead_code, reason = "each test file uses a part of it")]
use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Relation, Rule, Shape};
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
        said.push(match rule {
            Rule::NoOther { relations } => {
                excluded.extend(relations);
                continue;
            }
            Rule::Move { steps } => format!("{:?}", (steps.iter().min(), steps.iter().max())),
            Rule::Pair { cells: [a, b], relation } if *relation != Relation::Greater => {
                let sorted = if a < b { [a, b] } else { [b, a] };
                match relation {
                    Relation::Equal => format!("clones {:?} {:?}", [sorted[0]], [sorted[1]]),
                    relation => format!("{sorted:?} {relation:?}"),
                }
            }
            Rule::Clone { cells, others } => {
                let (one, two) = if cells < others { (cells, others) } else { (others, cells) };
                format!("clones {one:?} {two:?}")
            }
            Rule::Quadruple { cells, digits } => {
                let (mut cells, mut digits) = (*cells, digits.clone());
                cells.sort_unstable();
                digits.sort_unstable();
                format!("{cells:?} {digits:?}")
            }
            Rule::Outside { cells, is, value } if *is == whydoku_core::OutsideRule::Sandwich => {
                let back: Vec<Cell> = cells.iter().rev().copied().collect();
                format!("sandwich {:?} {value}", cells.min(&back))
            }
            Rule::Cage { cells, sum, may_repeat } => {
                let mut cells = cells.clone();
                cells.sort_unstable();
                format!("cage {cells:?} {sum:?} {may_repeat}")
            }
            rule => format!("{rule:?}"),
        });
    }
    excluded.sort_unstable();
    excluded.dedup();
    said.extend(excluded.iter().map(|is| format!("no other {is:?}")));
    said.sort();
    said.dedup();
    said
}
