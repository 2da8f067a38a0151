//! Removes givens until every one is necessary, at random and in every way.
//!
//! `cargo run --release -p whydoku --example minimize`
use std::error::Error;
use std::io::{self, Write};
use whydoku::board::{Random, Stop};
use whydoku::formats::{Format, Options, parse, write};
use whydoku::generate::{every_minimal_of, minimal_of};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let puzzle = parse(PUZZLE, &Options::default())?.puzzle;
    for seed in 1..=3 {
        let minimal = minimal_of(&puzzle, &mut Random::new(seed), Stop::NEVER)?;
        let line = write(&minimal, Format::LINE);
        writeln!(out, "{} givens: {line}", minimal.given_count())?;
    }
    let (mut all, mut fewest) = (0, usize::MAX);
    every_minimal_of(&puzzle, Stop::NEVER, &mut |minimal| {
        all += 1;
        fewest = fewest.min(minimal.given_count());
        all < 1000
    })?;
    writeln!(out, "minimal puzzles within it: {all}, the smallest with {fewest} givens")?;
    Ok(())
}
