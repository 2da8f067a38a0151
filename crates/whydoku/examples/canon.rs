//! Finds out which puzzles are the same except for symmetry.
//!
//! `cargo run --release -p whydoku --example canon`
use std::collections::BTreeSet;
use std::error::Error;
use std::io::{self, Write};
use whydoku::board::Random;
use whydoku::canon::{Map, canonical, canonical_form, from_line, to_line};

const LINES: [&str; 2] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "...1.5...14....67..8...24...63.7..1.9.......3.1..9.52...72...8..26....35...4.9...",
];

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    // A collection with every puzzle twenty times, each time in a different guise.
    let mut random = Random::new(1);
    let mut collection = Vec::new();
    for line in LINES {
        let board = from_line(line).ok_or("81 characters")?;
        collection.extend((0..20).map(|_| Map::random(&mut random).apply(&board)));
    }
    let mut seen = BTreeSet::new();
    collection.retain(|board| seen.insert(canonical_form(board)));
    writeln!(out, "{} different puzzles", collection.len())?;
    for board in &collection {
        let found = canonical(board);
        assert_eq!(found.map.apply(board), found.form, "the map leads to the form");
        writeln!(out, "{} automorphisms: {}", to_line(&found.form), found.automorphisms)?;
    }
    Ok(())
}
