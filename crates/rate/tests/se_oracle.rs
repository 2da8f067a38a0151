//! Sudoku Explainer's own steps and ratings, recorded from the program, against ours.
//!
//! `golden/` holds 48 puzzles that our generator made and the programs' answers (recorded on
//! 2026-11-23); all of it is compared in every run. 40 are those of `hodoku_oracle.rs`; the other 8
//! are two each of `whydoku generate --to line -n 2` with `--seed 1911 --difficulty 'se 6.6..7.0'`,
//! `--seed 1912 --difficulty 'se 7.1..7.5'`, `--seed 1913 --difficulty 'se 7.6..8.2'` and `--seed
//! 1914 --difficulty 'se 8.3..8.8'`.
//! * `se-oracle.tsv`: ER/EP/ED by Sudoku Explainer 1.2.1 (`diuf.sudoku.test.serate`, version 1.2.1.3,
//!   `--format='%g %r/%p/%d'`) and by `SukakuExplainer` 1.18.1 (the same command, default table).
//! * `se121-steps.tsv`: every step that Sudoku Explainer 1.2.1 took to rate them, printed from its
//!   loop over the hints.
//!
//! Larger collections in the same columns are kept outside the repository. Where they are present, a
//! sample is compared; `WHYDOKU_ORACLE=all` compares everything (use `--release`).
use std::fmt::Write as _;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_rate::se::{Options, Rater, Step, Table};

const GOLDEN_RATINGS: &str = include_str!("golden/se-oracle.tsv");
const GOLDEN_STEPS: &str = include_str!("golden/se121-steps.tsv");

/// The rows of a table of recorded ratings, without its header.
fn table(text: &str) -> Vec<Vec<String>> {
    let split = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().skip(1).map(split).collect()
}

/// The rows of a file that is not part of the project; none where `WHYDOKU_DATA` does not name it.
fn rows(name: &str) -> Vec<Vec<String>> {
    let Some(path) = whydoku_testkit::data(&format!("rating/{name}")) else { return Vec::new() };
    table(&std::fs::read_to_string(path).expect("a table"))
}

fn everything() -> bool {
    std::env::var("WHYDOKU_ORACLE").is_ok_and(|value| value == "all")
}

fn puzzle(line: &str) -> Puzzle {
    let entry = |symbol| match symbol {
        '1'..='9' => Entry::Given(Digit::from_symbol(symbol).expect("a digit")),
        _ => Entry::Unknown,
    };
    Puzzle::new(Shape::square(9).expect("a shape"), line.chars().map(entry).collect())
        .expect("81 cells")
}

/// A puzzle whose empty cells list their remaining candidates.
fn with_candidates(mut puzzle: Puzzle) -> Puzzle {
    let shape = puzzle.shape().clone();
    let given = puzzle.clone();
    for cell in shape.cells().filter(|&cell| given.digit(cell).is_none()) {
        let seen: DigitSet = shape
            .cells()
            .filter(|&other| other != cell && shape.are_peers(cell, other))
            .filter_map(|other| given.digit(other))
            .collect();
        puzzle.set(cell, Entry::Candidates(DigitSet::first(9) - seen));
    }
    puzzle
}

/// A step as the recording writes it: rating, name, placement, eliminations in ascending order.
fn text(step: &Step) -> String {
    let name = |candidate: whydoku_core::Candidate| {
        let (row, column) = (candidate.cell.row(9) + 1, candidate.cell.column(9) + 1);
        format!("{}{row}{column}", candidate.digit)
    };
    let tenths = step.score.tenths();
    let mut text = format!("{}.{}|{}|", tenths / 10, tenths % 10, step.technique.name());
    if let Some(placed) = step.placement {
        write!(text, "{}", name(placed)).expect("a string");
    }
    let mut removed: Vec<String> = step.eliminations.iter().copied().map(name).collect();
    removed.sort_unstable();
    write!(text, "|{}", removed.join(" ")).expect("a string");
    text
}

/// The candidate that a triple such as "436" names: digit 4 in r3c6.
fn candidate(triple: &str) -> (Cell, Digit) {
    let numbers: Vec<usize> = triple.bytes().map(|byte| usize::from(byte - b'1')).collect();
    (Cell::at(numbers[1], numbers[2], 9), Digit::new(numbers[0]))
}

fn remove(puzzle: &mut Puzzle, (cell, digit): (Cell, Digit)) {
    if let Entry::Candidates(mut digits) = puzzle.entry(cell) {
        digits.remove(digit);
        puzzle.set(cell, Entry::Candidates(digits));
    }
}

/// Takes a recorded step.
fn take(puzzle: &mut Puzzle, placement: &str, eliminations: &str) {
    for triple in eliminations.split_whitespace() {
        remove(puzzle, candidate(triple));
    }
    if !placement.is_empty() {
        let (cell, digit) = candidate(placement);
        puzzle.set(cell, Entry::Placed(digit));
        let shape = puzzle.shape().clone();
        for peer in shape.cells().filter(|&peer| shape.are_peers(cell, peer)) {
            remove(puzzle, (peer, digit));
        }
    }
}

/// The two recorded steps that differ: puzzle, number of the step. Version 1.2.1 visits the removals of a
/// nested deduction in the order of addresses in memory; ours is by cell, then by digit. The
/// conclusions are the same. The length of the first is not (10.2 instead of 10.4); the second has
/// the same rating by another kind of chain.
const ORDER_OF_MEMORY: [(&str, usize); 2] = [
    ("1....67....71.9...68..7......8.6.9..5....2.4.........2..1.9.8...4......3...3...5.", 2),
    ("........1.....2....34..........5..6...17..3..8....9..4...6...7...8..4..9.2..3.5..", 0),
];

/// Replays the recorded steps of one puzzle and records every step that we would take differently.
fn replay(rater: &mut Rater<'_>, line: &str, steps: &str, faults: &mut Vec<String>) -> usize {
    let mut position = with_candidates(puzzle(line));
    let mut count = 0;
    for recorded in steps.split("; ") {
        let parts: Vec<&str> = recorded.split('|').collect();
        let [rating, name, placement, eliminations] = parts[..] else { panic!("{recorded}") };
        let mut removed: Vec<&str> = eliminations.split_whitespace().collect();
        removed.sort_unstable();
        // A placement by a chain is recorded with the other digits of its cell.
        let expected = format!("{rating}|{name}|{placement}|{}", removed.join(" "));
        let found = rater.next_step(&position).expect("a plain board");
        let found = found.as_ref().map_or_else(|| "nothing".to_owned(), text);
        if found != expected && !ORDER_OF_MEMORY.contains(&(line, count)) {
            faults.push(format!("{line} step {count}: {expected} expected, {found} found"));
        }
        take(&mut position, placement, eliminations);
        count += 1;
    }
    count
}

#[test]
fn the_next_step_from_every_recorded_position_is_the_recorded_one() {
    let rows = rows("se121-steps.tsv");
    let sample = rows.iter().enumerate().filter(|(at, row)| {
        let rating: f64 = row[1].parse().expect("a rating");
        everything() || at % 9 == 0 && rating < 9.3
    });
    replay_all(sample.map(|(_, row)| row));
}

#[test]
fn the_next_step_from_every_golden_position_is_the_recorded_one() {
    assert_eq!(replay_all(table(GOLDEN_STEPS).iter()), 48);
}

/// Replays the recorded steps of all rows, and returns the number of puzzles.
#[expect(clippy::print_stdout, reason = "tells how much was compared")]
fn replay_all<'a>(rows: impl Iterator<Item = &'a Vec<String>>) -> usize {
    let mut rater = Rater::new(Options::default());
    let (mut faults, mut puzzles, mut steps) = (Vec::new(), 0, 0);
    for row in rows {
        steps += replay(&mut rater, &row[0], &row[4], &mut faults);
        puzzles += 1;
    }
    println!("{puzzles} puzzles, {steps} steps, {} differ", faults.len());
    assert!(faults.is_empty(), "{}", faults[..faults.len().min(20)].join("\n"));
    puzzles
}

/// The tenths of "7.3/1.2/1.2"; none for an empty field.
fn ratings(text: &str) -> Option<[i32; 3]> {
    let tenths = |part: &str| part.replace('.', "").parse().ok();
    let all: Option<Vec<i32>> = text.split('/').map(tenths).collect();
    all?.try_into().ok()
}

fn ours(rater: &mut Rater<'_>, line: &str) -> [i32; 3] {
    let rating = rater.rate(&puzzle(line)).expect("a plain board");
    [rating.er, rating.ep, rating.ed].map(i32::from)
}

/// The three ratings of a column of the recordings, under a table of scores: of all golden puzzles,
/// and usually of every `every`th of the others below a rating.
#[expect(clippy::print_stdout, reason = "tells how much was compared")]
fn compare(column: usize, scores: Table, every: usize, below: i32) {
    let golden = table(GOLDEN_RATINGS);
    assert_eq!(golden.len(), 48);
    let others = rows("se-oracle.tsv");
    let mut rater = Rater::new(Options { table: scores, ..Options::default() });
    let (mut faults, mut count) = (Vec::new(), 0);
    let all = golden.iter().map(|row| (0, row)).chain(others.iter().enumerate());
    for (at, row) in all {
        let Some(expected) = ratings(&row[column]) else { continue };
        let is_golden = count < golden.len();
        if is_golden || everything() || at % every == 0 && expected[0] < below {
            let found = ours(&mut rater, &row[0]);
            count += 1;
            if found != expected {
                faults.push(format!("{}: {expected:?} expected, {found:?} found", row[0]));
            }
        }
    }
    println!("{count} puzzles, {} differ", faults.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn ratings_match_those_on_which_the_programs_agree() {
    compare(5, Table::Explainer, 5, 93);
}

#[test]
fn published_ratings_of_the_hardest_are_within_one_notch() {
    if !everything() {
        println!("not asked for (WHYDOKU_ORACLE=all): each takes minutes");
        return;
    }
    let limit = std::env::var("WHYDOKU_ORACLE_PUZZLES").ok().and_then(|text| text.parse().ok());
    let rows = rows("hard-published.tsv");
    let mut rater = Rater::new(Options::default());
    let (mut faults, mut differences) = (Vec::new(), Vec::new());
    for row in rows.iter().take(limit.unwrap_or(20)) {
        let expected = ratings(&row[1]).expect("a published rating");
        let found = ours(&mut rater, &row[0]);
        let off = expected.iter().zip(found).map(|(&one, other)| (one - other).abs()).max();
        if found != expected {
            differences.push(format!("{}: {expected:?} published, {found:?} found", row[0]));
        }
        if off > Some(1) {
            faults.push(format!("{}: {expected:?} published, {found:?} found", row[0]));
        }
    }
    println!("{} differ\n{}", differences.len(), differences.join("\n"));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn ratings_by_the_table_of_sukaku_explainer_match_that_program() {
    compare(4, Table::Sukaku, 7, 90);
}
