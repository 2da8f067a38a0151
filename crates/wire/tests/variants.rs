//! Variant puzzles by others, kept next to the project, where they are present: each puzzle all of
//! whose rules are supported has the recorded solution, and no other.
use crate::variant_corpus::{CORPUS, Read, corpus};
use std::collections::BTreeMap;
use whydoku_certify::certify;
use whydoku_core::{Digit, Entry, Form, Kind, Puzzle, Rule, Shape};
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

/// A rule, told in one way however its cells are ordered; a "no other" rule has one relation for each mark.
fn told(rule: &Rule) -> Vec<String> {
    let mut same = rule.clone();
    match rule.form() {
        Form::Board if rule.kind == Kind::NO_OTHER => {
            return rule.relations.iter().map(|is| format!("no other {is:?}")).collect();
        }
        Form::Mark if rule.kind == Kind::GREATER => {}
        Form::Mark | Form::Group | Form::Diagonal => same.cells.sort_unstable(),
        Form::Corner => same.digits.sort_unstable(),
        _ => {}
    }
    vec![format!("{same:?}")]
}

/// The rules of a board in one order.
fn sorted(shape: &Shape) -> Vec<String> {
    let mut all: Vec<String> = shape.rules().iter().flat_map(told).collect();
    all.sort();
    all.dedup();
    all
}

/// Rules that were read allow exactly what the tables of pairs allow in which the corpus states them.
fn tables_are_named(read: &Shape, corpus: &Shape, id: &str) {
    let only = |one: &Shape, other: &Shape| -> Vec<Rule> {
        let others = sorted(other);
        let said = |rule: &Rule| told(rule).iter().all(|words| others.contains(words));
        one.rules().iter().filter(|rule| !said(rule)).cloned().collect()
    };
    let (named, tables) = (only(read, corpus), only(corpus, read));
    let within =
        |table: &Rule, rule: &Rule| table.cells.iter().all(|cell| rule.cells.contains(cell));
    for table in &tables {
        assert_eq!(table.kind, Kind::PAIR_TABLE, "{id}");
        assert!(named.iter().any(|rule| within(table, rule)), "{id}: {table:?}");
    }
    for rule in &named {
        let inside: Vec<Rule> =
            tables.iter().filter(|table| within(table, rule)).cloned().collect();
        assert!(rule.cells.len() <= 5, "too many fillings to try: {id}: {rule:?}");
        let side = read.side();
        let mut digits = vec![Digit::new(0); side * side];
        for filling in 0..side.pow(rule.cells.len() as u32) {
            let mut rest = filling;
            for cell in &rule.cells {
                digits[cell.index()] = Digit::new(rest % side);
                rest /= side;
            }
            let allowed = inside.iter().all(|table| table.holds_among(&[], side, &digits));
            assert_eq!(rule.holds_among(&[], side, &digits), allowed, "{id}: {rule:?}");
        }
    }
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
            // Some rules are written as sums with factors, or as tables without a name, which are not read.
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
        let wanted = sorted(puzzle.shape());
        // Some rows leave out marks of cells, without which the puzzle has the same solution.
        let is_mark = |rule: &String| rule.contains("kind: odd") || rule.contains("kind: even");
        rules.retain(|rule| !is_mark(rule) || wanted.iter().any(is_mark));
        if wanted.iter().any(|rule| rule.contains("kind: pair-table")) {
            tables_are_named(parsed.shape(), puzzle.shape(), &id);
        } else {
            assert_eq!(rules, wanted, "{id}");
        }
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
