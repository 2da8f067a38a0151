//! `HoDoKu`'s own levels, scores and step sequences, recorded from the program, against ours.
//!
//! A sample by default; `PENCILMARK_ORACLE=all` compares everything (use `--release`).
use pencilmark_core::{Digit, Entry, Puzzle, Shape};
use pencilmark_exact::{Budget, Verdict, solve};
use pencilmark_rate::hodoku::{Level, Rating, rate};
use std::path::PathBuf;

/// How many of a hundred scores of Unfair and Extreme puzzles are equal at least.
const LEAST_PERCENT: usize = 95;

/// A recorded rating.
struct Record {
    line: String,
    level: Level,
    score: u32,
    names: Vec<String>,
}

/// The recordings; none, and a line that says so, if the file is absent.
#[expect(clippy::print_stdout, reason = "tells why nothing was compared")]
fn records() -> Vec<Record> {
    let path = PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../shared/data/rating/hodoku-oracle.tsv"
    ));
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("shared data rating/hodoku-oracle.tsv is absent: nothing to compare");
        return Vec::new();
    };
    text.lines().skip(1).map(record).collect()
}

fn record(line: &str) -> Record {
    let fields: Vec<&str> = line.split('\t').collect();
    let level = Level::ALL.into_iter().find(|level| level.name() == fields[1]);
    Record {
        line: fields[0].into(),
        level: level.expect("a level"),
        score: fields[2].parse().expect("a score"),
        names: fields[5].split(" > ").map(str::to_owned).collect(),
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

/// Every record, or a sample of them spread over all, a thinner one of those that take long.
fn compared() -> impl Iterator<Item = (Record, Rating)> {
    let all = std::env::var("PENCILMARK_ORACLE").is_ok_and(|value| value == "all");
    let (high, low): (Vec<Record>, Vec<Record>) =
        records().into_iter().partition(|record| record.level > Level::Hard);
    let (few, more) = if all { (1, 1) } else { (20, 6) };
    low.into_iter().step_by(more).chain(high.into_iter().step_by(few)).map(|record| {
        let rating = rated(&record.line);
        (record, rating)
    })
}

#[test]
fn levels_scores_and_steps_are_those_of_the_original() {
    let (mut high, mut high_equal) = (0, 0);
    for (record, rating) in compared() {
        let names: Vec<&str> = rating.steps.iter().map(|step| step.kind.row().name).collect();
        let line = &record.line;
        if record.level <= Level::Hard {
            let ours = (rating.level, rating.score, names.as_slice());
            assert!(ours.0 == record.level && ours.1 == record.score, "{line}: {ours:?}");
            assert!(names == record.names, "{line}: {names:?}");
            continue;
        }
        high += 1;
        high_equal += usize::from(rating.score == record.score);
        assert_eq!(rating.level, record.level, "{line}");
        if rating.score != record.score {
            let at = names.iter().zip(&record.names).position(|(ours, theirs)| ours != theirs);
            let at = at.unwrap_or(names.len().min(record.names.len()));
            let theirs = record.names.get(at).map_or("the end", String::as_str);
            let ours = names.get(at).copied().unwrap_or("the end");
            let scores = format!("{} is {}", record.score, rating.score);
            println!("{line}: {} {scores}; step {at}: {theirs} is {ours}", record.level);
        }
    }
    println!("{high_equal} of {high} scores of Unfair and Extreme puzzles are equal");
    assert!(high_equal * 100 >= high * LEAST_PERCENT, "{high_equal} of {high}");
}

#[test]
fn of_remote_pairs_that_remove_the_same_the_one_met_first_is_taken() {
    let rating =
        rated("....186......7...3...2.6.....73..5.449...5....6.....983..8...6....64...774....3..");
    let step = &rating.steps[45];
    assert_eq!(step.kind.row().name, "Remote Pair");
    // The order decides which of the singles that follow is met first.
    let removed = step.eliminated.iter().map(|gone| (gone.digit.number(), gone.cell.index()));
    assert_eq!(removed.collect::<Vec<_>>(), [(1, 28), (2, 28), (2, 65)]);
}
