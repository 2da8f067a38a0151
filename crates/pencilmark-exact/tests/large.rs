//! The collections of large boards, when they are there.
use pencilmark_core::{Digit, Entry, Puzzle, Shape};
use pencilmark_exact::{Budget, Counted, Verdict, count, solve};
use std::fs;

/// The puzzles of a collection: shape, name and numbers in each line.
fn read(name: &str) -> Option<Vec<Puzzle>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/large");
    let text = fs::read_to_string(format!("{root}/{name}.tsv")).ok()?;
    let puzzle = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let (rows, columns) = fields[0].split_once('x')?;
        let shape = Shape::boxes(rows.parse().ok()?, columns.parse().ok()?).ok()?;
        let entry = |number: &str| match number.parse() {
            Ok(0) | Err(_) => Entry::Unknown,
            Ok(number) => Entry::Given(Digit::from_number(number)),
        };
        Puzzle::new(shape, fields[2].split(',').map(entry).collect())
    };
    Some(text.lines().filter_map(puzzle).collect())
}

#[test]
fn puzzles_of_16_to_100_digits_that_people_made_are_unique() {
    let sets = ["collected_16", "easy_25", "collected_36", "easy_49", "collected_49", "easy_100"];
    for name in sets {
        let Some(puzzles) = read(name) else {
            println!("skipped: the collections of ../shared are not there");
            return;
        };
        assert!(!puzzles.is_empty(), "{name}");
        for puzzle in puzzles.iter().take(12) {
            assert!(matches!(solve(puzzle, &Budget::unlimited()), Verdict::Unique(_)), "{name}");
        }
    }
}
#[test]
fn a_hard_25x25_stops_on_its_budget() {
    let Some(puzzles) = read("collected_25") else {
        println!("skipped: the collections of ../shared are not there");
        return;
    };
    let known = count(&puzzles[0], 2, &Budget::nodes(3_000));
    assert_eq!(known, Counted { found: 0, complete: false });
}
