//! A puzzle and its minimal puzzles: `cargo run -p whydoku-generate --example every_minimal`
#![allow(clippy::print_stdout, reason = "an example shows what it finds")]
use whydoku_core::Stop;
use whydoku_exact::Classic;
use whydoku_generate::{every_minimal_of, minimal_of, random_of};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle = Classic::from_line(line).ok_or("81 characters")?.to_puzzle();
    let one = minimal_of(&puzzle, &mut random_of(1, 0), Stop::NEVER)?;
    println!("{} givens, {} of a minimal puzzle", puzzle.given_count(), one.given_count());
    let mut count = 0;
    every_minimal_of(&puzzle, Stop::NEVER, &mut |_| {
        count += 1;
        count < 1_000
    })?;
    println!("{count} minimal puzzles");
    Ok(())
}
