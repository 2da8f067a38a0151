//! How hard a puzzle is, in three opinions.
//!
//! `cargo run --release -p whydoku --example rate`
use std::error::Error;
use std::io::{self, Write};
use whydoku::exact::{Budget, Verdict, solve};
use whydoku::formats::{Options, parse};
use whydoku::rate::{hodoku, se, whydoku as ours};

const PUZZLES: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..",
];

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut rater = se::Rater::new(se::Options::default());
    for line in PUZZLES {
        let puzzle = parse(line, &Options::default())?.puzzle;
        let Verdict::Unique(solution) = solve(&puzzle, &Budget::unlimited()) else {
            writeln!(out, "not one solution, so no rating")?;
            continue;
        };
        writeln!(out, "Sudoku Explainer (ER/EP/ED): {}", rater.rate(&puzzle)?)?;
        let rating = hodoku::rate(&puzzle, solution.digits())?;
        writeln!(out, "HoDoKu: {} {}", rating.level, rating.score)?;
        if let Some((rating, passes)) = ours::rate(&puzzle, true) {
            let (level, passes) = (rating.level, passes.len());
            writeln!(out, "Whydoku: {} ({}), {passes} passes", level.number(), level.name())?;
        }
    }
    Ok(())
}
