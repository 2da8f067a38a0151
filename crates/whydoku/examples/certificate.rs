//! Writes a certificate of a verdict, and checks it without any solver.
//!
//! `cargo run -p whydoku --example certificate`
use std::error::Error;
use std::io::{self, Write};
use whydoku::certify::certify;
use whydoku::exact::Budget;
use whydoku::formats::{Options, parse};
use whydoku::proof::{Claim, Limits, check};

const PUZZLES: [&str; 3] = [
    ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..",
    ".......4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..",
    "82.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..",
];

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    for line in PUZZLES {
        let puzzle = parse(line, &Options::default())?.puzzle;
        let claim = certify(&puzzle, &Budget::unlimited()).ok_or("no bound on the work")?;
        let said = match &claim {
            Claim::None(_) => "no solution",
            Claim::Unique(..) => "one solution",
            Claim::Several(..) => "several solutions",
        };
        let checked = check(&puzzle, &claim, &Limits::default());
        writeln!(out, "{said}: {}", if checked.is_ok() { "proved" } else { "not proved" })?;
    }
    Ok(())
}
