//! `HoDoKu`'s own levels, scores and step sequences, recorded from the program, against ours.
//!
//! `golden/hodoku.tsv` holds 40 puzzles that our generator made and what `HoDoKu` 2.5.0 (build 116,
//! default options, recorded on 2026-11-23) answered; all of it is compared in every run. The puzzles:
//! `whydoku generate --to line` with `-n 4 --seed 1901 --difficulty easy`, `-n 6 --seed 1902
//! --difficulty medium`, `-n 8 --seed 1903 --difficulty hard`, `-n 8 --seed 1904 --difficulty
//! unfair`, `-n 6 --seed 1905 --difficulty extreme`, `-n 4 --seed 1906 --minimal` and `-n 4 --seed
//! 1907 --minimal --clues 22..23`. The answers: `sudoku.Main /c default /bs FILE /vp`.
//! The last column lists the conclusions of each step: `=` before a digit that is placed, then digit,
//! row and column (`436` is 4 in r3c6).
//!
//! A larger collection of recordings is kept outside the repository. Where it is present, a sample
//! is compared; `WHYDOKU_ORACLE=all` compares everything (use `--release`).
use whydoku_core::{Candidate, Digit, Entry, Puzzle, Shape};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_rate::hodoku::{Level, Rating, Step, rate};

/// A recorded rating.
struct Record {
    line: String,
    level: Level,
    score: u32,
    names: Vec<String>,
}

const GOLDEN: &str = include_str!("golden/hodoku.tsv");

/// The recordings that are not part of the project; none where `WHYDOKU_DATA` does not name them.
fn records() -> Vec<Record> {
    let Some(path) = whydoku_testkit::data("rating/hodoku-oracle.tsv") else { return Vec::new() };
    let text = std::fs::read_to_string(path).expect("a table");
    text.lines().skip(1).map(record).collect()
}

/// The name of a step, the same for a verity and a contradiction: where both conclude the same, the
/// original takes the one with the shorter chains. They have the same score.
fn one_name(name: &str) -> String {
    name.replace("Verity", "Contradiction")
}

fn record(line: &str) -> Record {
    let fields: Vec<&str> = line.split('\t').collect();
    let level = Level::ALL.into_iter().find(|level| level.name() == fields[1]);
    Record {
        line: fields[0].into(),
        level: level.expect("a level"),
        score: fields[2].parse().expect("a score"),
        names: fields[5].split(" > ").map(one_name).collect(),
    }
}

fn rated(line: &str) -> Rating {
    let entry = |symbol| match symbol {
        '1'..='9' => Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given),
        _ => Entry::Unknown,
    };
    let shape = Shape::square(9).expect("a shape");
    let puzzle = Puzzle::new(shape, line.chars().map(entry).collect()).expect("81 cells");
    let Verdict::Unique(solution) = solve(&puzzle, &Budget::unlimited()) else {
        unreachable!("a rated puzzle has one solution")
    };
    rate(&puzzle, solution.digits()).expect("a plain puzzle")
}

/// The conclusions of a step, as the golden file writes them.
fn conclusions(step: &Step) -> String {
    let name = |candidate: &Candidate| {
        let (row, column) = (candidate.cell.row(9) + 1, candidate.cell.column(9) + 1);
        format!("{}{row}{column}", candidate.digit)
    };
    let mut removed: Vec<String> = step.eliminated.iter().map(name).collect();
    removed.sort_unstable();
    removed.dedup();
    let placed = step.placed.iter().map(|candidate| format!("={}", name(candidate)));
    placed.chain(removed).collect::<Vec<_>>().join(" ")
}

/// Every recording outside the repository, or a sample of them spread over all, a smaller one of slow ones.
fn compared() -> impl Iterator<Item = (Record, Rating)> {
    let all = std::env::var("WHYDOKU_ORACLE").is_ok_and(|value| value == "all");
    let (high, low): (Vec<Record>, Vec<Record>) =
        records().into_iter().partition(|record| record.level > Level::Hard);
    let (few, more) = if all { (1, 1) } else { (20, 6) };
    low.into_iter().step_by(more).chain(high.into_iter().step_by(few)).map(|record| {
        let rating = rated(&record.line);
        (record, rating)
    })
}

/// Where our rating of a puzzle first differs from the recorded one; `None` if they are the same.
fn difference(record: &Record, rating: &Rating) -> Option<String> {
    let names: Vec<String> =
        rating.steps.iter().map(|step| one_name(step.kind.row().name)).collect();
    if rating.level == record.level && rating.score == record.score && names == record.names {
        return None;
    }
    let at = names.iter().zip(&record.names).position(|(ours, theirs)| ours != theirs);
    let at = at.unwrap_or(names.len().min(record.names.len()));
    let theirs = record.names.get(at).map_or("the end", String::as_str);
    let ours = names.get(at).map_or("the end", String::as_str);
    Some(format!(
        "{}: {} {} is {} {}; step {at}: {theirs} is {ours}",
        record.line, record.level, record.score, rating.level, rating.score
    ))
}

#[test]
fn levels_scores_and_steps_are_those_of_the_original() {
    let different: Vec<String> =
        compared().filter_map(|(record, rating)| difference(&record, &rating)).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn golden_puzzles_have_the_level_score_and_every_conclusion_of_the_original() {
    let (mut compared, mut different) = (0, Vec::new());
    for line in GOLDEN.lines().skip(1) {
        let record = record(line);
        let rating = rated(&record.line);
        compared += 1;
        if let Some(difference) = difference(&record, &rating) {
            different.push(difference);
            continue;
        }
        let recorded = line.rsplit('\t').next().expect("a column of conclusions").split("; ");
        for (at, (step, theirs)) in rating.steps.iter().zip(recorded).enumerate() {
            let ours = conclusions(step);
            if ours != theirs {
                different.push(format!("{}: step {at}: {theirs} is {ours}", record.line));
                break;
            }
        }
    }
    assert_eq!(compared, 40);
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn of_remote_pairs_with_the_same_eliminations_the_first_is_taken() {
    let rating =
        rated("....186......7...3...2.6.....73..5.449...5....6.....983..8...6....64...774....3..");
    let step = &rating.steps[45];
    assert_eq!(step.kind.row().name, "Remote Pair");
    // The order decides which of the singles that follow is found first.
    let removed = step.eliminated.iter().map(|gone| (gone.digit.number(), gone.cell.index()));
    assert_eq!(removed.collect::<Vec<_>>(), [(1, 28), (2, 28), (2, 65)]);
}

/// The original's results for these. Each shows one of its habits: a net ignores a digit without a
/// place in a house where one of its candidates was eliminated before (the first three), drops a
/// hidden single that the previous round has made impossible (the next two), but places a naked one.
#[test]
fn scores_of_puzzles_with_nets_are_those_of_the_original() {
    for (line, score) in [
        (
            "..........7....8.62...5..9....4..7.......6..4..1.2..3.3.2.97.....9....1..8...4...",
            18982,
        ),
        (
            ".1...4...3...6..7.6..5....31.....8...8..2..9...4..8.......7..5..2...19.....3....6",
            14772,
        ),
        (
            "5..7..4...73.2...5.....5....1753...2....1..8..........93..........2..6...52..3..1",
            39602,
        ),
        (
            ".9..1...22.3..8.........5..1...3.6.....7.9..1.7.1...3........4..62.7...9.3..9...6",
            19390,
        ),
        (
            "1..6......7.3.9.4...4.7...2.1.7....9.37...2..5.......6.....59....2.3....78..1....",
            13310,
        ),
        (
            "1.46.5.8.8.62..................6.7..6....7.1...91..2...5.4....3...91...4..8.....2",
            17732,
        ),
    ] {
        assert_eq!(rated(line).score, score, "{line}");
    }
}
