//! Counts solutions exactly: on any board within a budget, and of many plain 9x9 puzzles at once.
//!
//! `cargo run --release -p whydoku --example count`
use std::error::Error;
use std::io::{self, Write};
use whydoku::Shape;
use whydoku::board::{Extra, Puzzle};
use whydoku::exact::{Answer, Batch, Budget, Classic, Verdict, count, solve};

const LINES: [&str; 3] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".........6..195....98....6.8...6...34..8.3..17...2...6.6....28....4.9..5.......79",
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    // Any board; with no bound on the work the count is exact.
    let empty = Puzzle::empty(Shape::square(4)?);
    writeln!(out, "4x4 boards: {}", count(&empty, u64::MAX, &Budget::unlimited()).found)?;
    let diagonals = Puzzle::empty(Shape::square(4)?.with(Extra::Diagonals)?);
    writeln!(out, "with diagonals: {}", count(&diagonals, u64::MAX, &Budget::unlimited()).found)?;

    // Within a budget an answer states whether it is complete.
    let large = Puzzle::empty(Shape::square(9)?);
    let counted = count(&large, u64::MAX, &Budget::nodes(10_000));
    writeln!(out, "9x9 boards: counted to the end: {}", counted.complete)?;
    assert!(matches!(solve(&large, &Budget::unlimited()), Verdict::Several(..)));

    // Many plain puzzles at once, in as many threads as you like.
    let puzzles: Vec<Classic> =
        LINES.iter().filter_map(|line| Classic::from_line(line.as_bytes())).collect();
    for answer in Batch::new().threads(2).answers(&puzzles)? {
        match answer {
            Answer::None => writeln!(out, "no solution")?,
            Answer::Unique(numbers) => writeln!(out, "one solution, r9c1 = {}", numbers[72])?,
            Answer::Several(..) => writeln!(out, "several solutions")?,
        }
    }
    writeln!(out, "solutions: {:?}", Batch::new().counts(&puzzles, 1000)?)?;
    Ok(())
}
