//! Counts the solutions of the first puzzles of a file, up to two each, and prints the sum. What the work
//! takes is measured from outside: `cargo xtask arm --work` counts its instructions.
//!
//! ```text
//! cargo run --release --example count_on -- FILE PUZZLES BACKEND batch|one
//! ```
#![allow(clippy::print_stdout, reason = "this is a program")]
use whydoku_exact::{Backend, Batch, Classic};

const USAGE: &str = "give a file of lines, a number of puzzles, a backend, and `batch` or `one`";

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, puzzles, backend, way] = &arguments[..] else { return Err(USAGE.into()) };
    let puzzles: usize = puzzles.parse().map_err(|_| USAGE)?;
    let named = |one: &&Backend| format!("{one:?}").eq_ignore_ascii_case(backend);
    let &backend =
        Backend::available().iter().find(named).ok_or("there is no such backend here")?;
    let text = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
    // All of them are read, so that reading takes the same for any number of puzzles.
    let all: Vec<Classic> = lines.filter_map(Classic::from_line).collect();
    let puzzles = all.get(..puzzles).ok_or("the file has fewer puzzles than that")?;
    let counts = match way.as_str() {
        "batch" => Batch::new().backend(backend).counts(puzzles, 2).map_err(|_| "stopped")?,
        "one" => puzzles.iter().map(|puzzle| puzzle.count_on(backend, 2)).collect(),
        _ => return Err(USAGE.into()),
    };
    println!("{} puzzles, {} solutions", counts.len(), counts.iter().sum::<u64>());
    Ok(())
}
