//! Sudoku Explainer's own steps and ratings, recorded from the program, against ours.
//!
//! A sample by default; `PENCILMARK_ORACLE=all` compares everything (use `--release`).
use pencilmark_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use pencilmark_rate::se::{Options, Rater, Step};
use std::fmt::Write as _;
use std::path::PathBuf;

/// The rows of a file of recorded ratings, without its header; none, and a line that says so, if
/// the file is absent.
fn rows(name: &str) -> Vec<Vec<String>> {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/rating"));
    let Ok(text) = std::fs::read_to_string(path.join(name)) else {
        println!("shared data rating/{name} is absent: nothing to compare");
        return Vec::new();
    };
    let split = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().skip(1).map(split).collect()
}

fn everything() -> bool {
    std::env::var("PENCILMARK_ORACLE").is_ok_and(|value| value == "all")
}

fn puzzle(line: &str) -> Puzzle {
    let entry = |symbol| match symbol {
        '1'..='9' => Entry::Given(Digit::from_symbol(symbol).expect("a digit")),
        _ => Entry::Unknown,
    };
    Puzzle::new(Shape::square(9).unwrap(), line.chars().map(entry).collect()).expect("81 cells")
}

/// A puzzle whose empty cells say what is left of them.
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

/// A step as the recording writes it: rating, placement, eliminations in ascending order.
fn text(step: &Step) -> String {
    let name = |candidate: pencilmark_core::Candidate| {
        let (row, column) = (candidate.cell.row(9) + 1, candidate.cell.column(9) + 1);
        format!("{}{row}{column}", candidate.digit)
    };
    let tenths = step.score.tenths();
    let mut text = format!("{}.{}|", tenths / 10, tenths % 10);
    if let Some(placed) = step.placement {
        write!(text, "{}", name(placed)).unwrap();
    }
    let mut removed: Vec<String> = step.eliminations.iter().copied().map(name).collect();
    removed.sort_unstable();
    write!(text, "|{}", removed.join(" ")).unwrap();
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

/// Replays the recorded steps of one puzzle and notes every step that we would take differently.
fn replay(rater: &mut Rater<'_>, line: &str, steps: &str, faults: &mut Vec<String>) -> usize {
    let mut position = with_candidates(puzzle(line));
    let mut count = 0;
    for recorded in steps.split("; ") {
        let parts: Vec<&str> = recorded.split('|').collect();
        let [rating, name, placement, eliminations] = parts[..] else { panic!("{recorded}") };
        let mut removed: Vec<&str> = eliminations.split_whitespace().collect();
        removed.sort_unstable();
        // A placement by a chain is recorded with the other digits of its cell.
        let expected = format!("{rating}|{placement}|{}", removed.join(" "));
        let found = rater.next_step(&position).expect("a plain board");
        let found = found.as_ref().map_or_else(|| "nothing".to_owned(), text);
        if found != expected {
            faults
                .push(format!("{line} step {count} ({name}): {expected} expected, {found} found"));
        }
        take(&mut position, placement, eliminations);
        count += 1;
    }
    count
}

#[test]
fn the_next_step_from_every_recorded_position_is_the_recorded_one() {
    let only: Option<f64> = std::env::var("ORACLE_MOST").ok().and_then(|most| most.parse().ok());
    let only = Some(only.unwrap_or(6.2));
    let rows = rows("se121-steps.tsv");
    let sample = rows.iter().enumerate().filter(|(at, row)| {
        let rating: f64 = row[1].parse().expect("a rating");
        only.is_none_or(|most| rating <= most) && (everything() || at % 9 == 0 && rating < 9.3)
    });
    let mut rater = Rater::new(Options::default());
    let (mut faults, mut puzzles, mut steps) = (Vec::new(), 0, 0);
    for (_, row) in sample {
        steps += replay(&mut rater, &row[0], &row[4], &mut faults);
        puzzles += 1;
    }
    println!("{puzzles} puzzles, {steps} steps, {} differ", faults.len());
    assert!(faults.is_empty(), "{}", faults[..faults.len().min(20)].join("\n"));
}
