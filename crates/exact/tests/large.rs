//! Large boards against known counts, and a hard one against its budget.
//!
//! `golden/large.tsv` holds boards of 12x12 and 16x16 that our generator made (`whydoku generate
//! --to numbers` with `--size 12 -n 4 --seed 1932`, `--size 16 -n 3 --seed 1934 --clues 125..140`),
//! each also without its first given, and how many solutions they have, up to 100. They were counted on
//! 2026-11-23 by a program that shares nothing with this crate: Knuth's Algorithm X, in Python.
//! `golden/hard_25.tsv` holds a board of 25x25 by `--size 25 --seed 1933`.
//!
//! Collections that people made are not part of the project (`WHYDOKU_DATA`, CONTRIBUTING.md).
use std::fs;
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_exact::{Budget, Counted, Verdict, count, solve};

/// The puzzles of a collection outside the repository.
fn read(name: &str) -> Option<Vec<Puzzle>> {
    let path = whydoku_testkit::data(&format!("large/{name}.tsv"))?;
    Some(puzzles(&fs::read_to_string(path).expect("a collection")))
}

/// The puzzles of a text: shape, name or count, and numbers in each line.
fn puzzles(text: &str) -> Vec<Puzzle> {
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
    text.lines().filter_map(puzzle).collect()
}

#[test]
fn golden_boards_have_as_many_solutions_as_an_independent_program_counted() {
    let text = include_str!("golden/large.tsv");
    let known = text.lines().filter_map(|line| line.split('\t').nth(1)?.parse().ok());
    let known: Vec<u64> = known.collect();
    let counts = puzzles(text).into_iter().map(|puzzle| {
        let counted = count(&puzzle, 100, &Budget::unlimited());
        assert!(counted.complete, "{puzzle:?}");
        counted.found
    });
    assert_eq!(counts.collect::<Vec<_>>(), known);
    assert_eq!(known.len(), 14);
}

#[test]
fn our_own_25x25_board_stops_on_its_budget() {
    let puzzle = &puzzles(include_str!("golden/hard_25.tsv"))[0];
    let known = count(puzzle, 2, &Budget::nodes(3));
    assert_eq!(known, Counted { found: 0, complete: false });
}

#[test]
fn collected_puzzles_of_16_to_100_digits_have_one_solution() {
    let sets = ["collected_16", "easy_25", "collected_36", "easy_49", "collected_49", "easy_100"];
    for name in sets {
        let Some(puzzles) = read(name) else { return };
        assert!(!puzzles.is_empty(), "{name}");
        for puzzle in puzzles.iter().take(12) {
            assert!(matches!(solve(puzzle, &Budget::unlimited()), Verdict::Unique(_)), "{name}");
        }
    }
}
#[test]
fn a_hard_25x25_stops_on_its_budget() {
    let Some(puzzles) = read("collected_25") else { return };
    let known = count(&puzzles[0], 2, &Budget::nodes(3_000));
    assert_eq!(known, Counted { found: 0, complete: false });
}
