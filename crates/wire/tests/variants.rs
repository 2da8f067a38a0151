//! Variant puzzles by others, kept next to the project, where they are present: each puzzle all of
//! whose rules are supported has the recorded solution, and no other.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod variant_corpus;

use std::collections::BTreeMap;
use variant_corpus::{CORPUS, Read, corpus};
use whydoku_certify::certify;
use whydoku_core::{Entry, Form, Kind, Puzzle, Shape};
use whydoku_exact::{Budget, Verdict};
use whydoku_formats::{ErrorKind, Options, parse};
use whydoku_proof::{Claim, Limits, check};
use whydoku_wire::CertificateJson;

/// The budget for one puzzle. Hard killers need more than is reasonable in a test.
const NODES: u64 = 4_000;

/// How many puzzles of the corpus are supported, and how many of them the budget suffices for: this
/// may only grow.
const EXPECTED: (usize, usize) = (239, 205);

#[test]
fn every_puzzle_whose_rules_are_known_has_its_solution_and_no_other() {
    let Some(path) = whydoku_testkit::data(CORPUS) else { return };
    let lines = corpus(&path);
    let (mut known, mut decided) = (0, 0);
    let (mut unknown, mut open) = (BTreeMap::<String, usize>::new(), Vec::new());
    for line in lines {
        let (name, puzzle, solution) = match line {
            Read::Known { id, family, puzzle, solution, .. } => {
                (format!("{id} ({family})"), puzzle, solution)
            }
            Read::Unknown(kind) => {
                *unknown.entry(kind).or_default() += 1;
                continue;
            }
        };
        known += 1;
        let (rules, side) = (puzzle.shape().rules(), puzzle.shape().side());
        for rule in rules {
            assert!(rule.holds_among(rules, side, &solution), "{name}: {rule:?}");
        }
        match whydoku_exact::solve(&puzzle, &Budget::nodes(NODES)) {
            Verdict::Unique(found) => {
                assert_eq!(found.digits(), &solution[..], "{name}");
                decided += 1;
            }
            Verdict::Unknown { found } => {
                assert!(found.is_none_or(|found| found.digits() == &solution[..]), "{name}");
                open.push(name);
            }
            other => panic!("{name}: {other:?}"),
        }
    }
    println!("{known} puzzles, {decided} of them decided; rules not known: {unknown:?}");
    println!("more than {NODES} digits tried: {open:?}");
    assert!(known >= EXPECTED.0 && decided >= EXPECTED.1, "{known} known, {decided} decided");
}

/// The budget for the proof of one puzzle, and how many get an accepted proof: the number may only
/// grow.
const CERTIFIED: (u64, usize) = (300, 147);

#[test]
fn certificates_of_the_puzzles_are_accepted() {
    let Some(path) = whydoku_testkit::data(CORPUS) else { return };
    let lines = corpus(&path);
    let mut accepted = 0;
    for line in lines {
        let Read::Known { id, puzzle, solution, .. } = line else { continue };
        // The solver and the search for the proof may each use the whole budget.
        let Some(claim) = certify(&puzzle, &Budget::nodes(CERTIFIED.0)) else { continue };
        assert!(matches!(&claim, Claim::Unique(found, _) if *found == solution), "{id}");
        let (read, same) = CertificateJson::new(&puzzle, &claim).read().unwrap();
        assert_eq!(same, claim, "{id}");
        assert_eq!(check(&read, &same, &Limits::default()), Ok(()), "{id}");
        accepted += 1;
    }
    println!("{accepted} certificates");
    assert!(accepted >= CERTIFIED.1, "{accepted}");
}

/// How many published texts are read. This may only grow.
const ORIGINALS: [(&str, usize); 2] = [("f-puzzles", 23), ("iss", 151)];

/// The rules of a board in one order, one relation for each mark of a "no other" rule.
fn sorted(shape: &Shape) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for rule in shape.rules() {
        let mut same = rule.clone();
        match rule.form() {
            Form::Board if rule.kind == Kind::NO_OTHER => {
                said.extend(rule.relations.iter().map(|is| format!("no other {is:?}")));
                continue;
            }
            Form::Mark if rule.kind == Kind::GREATER => {}
            Form::Mark | Form::Group | Form::Diagonal => same.cells.sort_unstable(),
            Form::Corner => same.digits.sort_unstable(),
            _ => {}
        }
        said.push(format!("{same:?}"));
    }
    said.sort();
    said.dedup();
    said
}

#[test]
fn every_published_text_is_read_as_the_same_puzzle() {
    let Some(path) = whydoku_testkit::data(CORPUS) else { return };
    let lines = corpus(&path);
    let mut counts = BTreeMap::<String, usize>::new();
    for line in lines {
        let Read::Known { id, puzzle, solution, original, .. } = line else { continue };
        let formats = ORIGINALS.map(|(format, _)| format);
        let is_other = original.format == "iss" && !original.text.trim().starts_with(['.', '3']);
        if !formats.contains(&original.format.as_str()) || is_other {
            continue;
        }
        // Some rows of a table give the author and the solution after the puzzle.
        let text = match original.format.as_str() {
            "f-puzzles" => original.text.split(['"', ',']).find(|part| !part.is_empty()).unwrap(),
            _ => &original.text,
        };
        let parsed = match parse(text, &Options::default()) {
            Ok(parsed) => parsed.puzzle,
            // Some rules are written as tables of allowed pairs or sums with factors, which are not read.
            Err(error) if matches!(error.kind, ErrorKind::Rule { .. }) => {
                *counts.entry(format!("{} refused", original.format)).or_default() += 1;
                continue;
            }
            Err(error) => panic!("{id}: {error}"),
        };
        assert!(whydoku_exact::is_solution(&parsed, &solution), "{id}");
        *counts.entry(original.format.clone()).or_default() += 1;
        // Some were made for a solver without a word for their rules, and state them by other
        // means.
        if id.starts_with("own-") {
            continue;
        }
        let houses = |shape: &Shape| {
            let mut all: Vec<_> = shape.houses().iter().map(|h| h.cells.clone()).collect();
            all.sort();
            all
        };
        assert_eq!(houses(parsed.shape()), houses(puzzle.shape()), "{id}");
        // What Interactive Sudoku Solver does not except is stated for the cells.
        let mut rules = sorted(parsed.shape());
        rules.retain(|rule| original.format != "iss" || !rule.contains("kind: at-least"));
        let told = sorted(puzzle.shape());
        // Some rows leave out marks of cells, without which the puzzle has the same solution.
        let is_mark = |rule: &String| rule.contains("kind: odd") || rule.contains("kind: even");
        rules.retain(|rule| !is_mark(rule) || told.iter().any(is_mark));
        assert_eq!(rules, told, "{id}");
        // Digits that a solver placed say nothing about the puzzle.
        let given = |puzzle: &Puzzle| -> Vec<Entry> {
            let known = |entry: &Entry| match entry {
                Entry::Placed(_) => Entry::Unknown,
                entry => *entry,
            };
            puzzle.entries().iter().map(known).collect()
        };
        assert_eq!(given(&parsed), given(&puzzle), "{id}");
    }
    println!("{counts:?}");
    for (format, count) in ORIGINALS {
        assert!(counts.get(format).is_some_and(|found| *found >= count), "{counts:?}");
    }
}
