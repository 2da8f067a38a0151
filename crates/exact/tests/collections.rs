//! Every backend agrees with the known number of solutions of each puzzle, and with the others.
//!
//! `golden/counts.tsv` holds puzzles that our generator made (half of those of `se_oracle.rs` in
//! `whydoku-rate`), each also with one to three givens fewer and with one given changed, and how many
//! solutions they have, up to 1,000. They were counted on 2026-11-23 by a program that shares nothing
//! with this crate: Knuth's Algorithm X on exact covers, in Python.
//!
//! Large collections are kept outside the repository, and are compared where they are present.
use std::fs;
use whydoku_exact::{Backend, Batch, Classic};

/// The name, and how many solutions (up to two) its puzzles have, if that is the same for all.
const SETS: [(&str, Option<u64>); 10] = [
    ("17_clue", Some(1)),
    ("magictour_top1465", Some(1)),
    ("forum_hardest_1905_11plus", Some(1)),
    ("forum_hardest_1106", Some(1)),
    ("serg_benchmark", Some(2)),
    ("random_minimal", Some(1)),
    ("easy_naked", Some(1)),
    ("zero_solution", Some(0)),
    ("vicinity_minimal", None),
    ("vicinity_17", None),
];

/// Puzzles of each set that an ordinary test run checks; `WHYDOKU_ALL_PUZZLES=1` checks all.
const SAMPLE: usize = 300;

fn read(name: &str) -> Option<Vec<Classic>> {
    let path = whydoku_testkit::data(&format!("solver/{name}.txt"))?;
    let text = fs::read(path).expect("a collection");
    let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
    Some(lines.filter_map(Classic::from_line).collect())
}

#[test]
fn every_backend_counts_the_golden_puzzles_as_an_independent_program_did() {
    let (known, puzzles): (Vec<u64>, Vec<Classic>) = include_str!("golden/counts.tsv")
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(count, line)| {
            (count.parse::<u64>().unwrap(), Classic::from_line(line.as_bytes()).unwrap())
        })
        .unzip();
    assert_eq!(known.len(), 72);
    for &backend in Backend::available() {
        let counts = Batch::new().backend(backend).counts(&puzzles, 1_000).unwrap();
        assert_eq!(counts, known, "{backend:?}");
        let one_by_one: Vec<u64> =
            puzzles.iter().map(|puzzle| puzzle.count_on(backend, 1_000)).collect();
        assert_eq!(one_by_one, known, "{backend:?}, one by one");
    }
}

#[test]
fn every_backend_agrees_with_the_collections() {
    let all = std::env::var_os("WHYDOKU_ALL_PUZZLES").is_some();
    for (name, solutions) in SETS {
        let Some(mut puzzles) = read(name) else { return };
        assert!(puzzles.len() >= 300, "{name}");
        if !all {
            let step = (puzzles.len() / SAMPLE).max(1);
            puzzles = puzzles.into_iter().step_by(step).collect();
        }
        let counts: Vec<Vec<u64>> = Backend::available()
            .iter()
            .map(|&backend| Batch::new().backend(backend).counts(&puzzles, 2).unwrap())
            .collect();
        assert!(counts.iter().all(|of_backend| *of_backend == counts[0]), "{name}");
        for &backend in Backend::available() {
            let one_by_one = puzzles.iter().map(|puzzle| puzzle.count_on(backend, 2));
            assert!(one_by_one.eq(counts[0].iter().copied()), "{name}, one by one");
        }
        if let Some(solutions) = solutions {
            assert!(counts[0].iter().all(|&count| count == solutions), "{name}");
        }
    }
}
