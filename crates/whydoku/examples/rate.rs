//! How hard a puzzle is, in three opinions.
//!
//! `cargo run --release -p whydoku --example rate`
use std::error::Error;
use std::io::{self, Write};
use whydoku::prelude::*;

const PUZZLES: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..",
];

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    for line in PUZZLES {
        let puzzle = parse(line, &Options::default())?.puzzle;
        let Verdict::Unique(solution) = solve(&puzzle, &Budget::unlimited()) else {
            writeln!(out, "not one solution, so no rating")?;
            continue;
        };
        for scale in [Scale::Se, Scale::Hodoku, Scale::Whydoku] {
            let rated = rated(scale, &puzzle, solution.digits(), Stop::NEVER)?;
            let (steps, hardest) = (rated.steps.len(), rated.hardest.unwrap_or("none"));
            writeln!(out, "{rated}: {steps} steps, hardest: {hardest}")?;
        }
    }
    Ok(())
}
