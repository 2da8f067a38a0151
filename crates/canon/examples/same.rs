//! Are these two puzzles the same? `cargo run -p whydoku-canon --example same`
#![allow(clippy::print_stdout, reason = "an example shows what it finds")]
use whydoku_canon::{Map, canonical, from_line, to_line};
use whydoku_core::Random;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle = from_line(line).ok_or("81 characters")?;
    let other = Map::random(&mut Random::new(5)).apply(&puzzle);
    let (a, b) = (canonical(&puzzle), canonical(&other));
    println!("{}\n{}\n{}", to_line(&puzzle), to_line(&other), to_line(&a.form));
    println!("the same: {}; automorphisms: {}", a.form == b.form, a.automorphisms);
    Ok(())
}
