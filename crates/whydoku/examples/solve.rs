//! Solves a puzzle step by step: each step has a technique, a reason in words, a notation, and is
//! proved from its own premises by a judge that shares no code with the search that found it.
//!
//! `cargo run -p whydoku --example solve`
use std::error::Error;
use std::io::{self, Write};
use whydoku::exact::Budget;
use whydoku::formats::{Format, Options, parse, write};
use whydoku::logic::Level;
use whydoku::session::{Method, Walk};
use whydoku::words::Names;

const PUZZLE: &str =
    ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let puzzle = parse(PUZZLE, &Options::default())?.puzzle;
    let names = Names::from(puzzle.shape());
    let mut walk = Walk::new(&puzzle, Method::usual())?;
    let mut taken = 0;
    loop {
        let judge = walk.position().judge();
        let steps = walk.advance();
        if steps.is_empty() {
            break;
        }
        for step in steps {
            taken += 1;
            judge.check(&step).map_err(|flaw| format!("step {taken}: {flaw:?}"))?;
            // Singles are many and simple.
            if step.technique.info().level > Level::Easy {
                let name = step.technique.info().name;
                writeln!(out, "{taken}. {name}: {}", step.explain(names))?;
            }
        }
    }
    let outcome = walk.outcome(&Budget::unlimited());
    writeln!(out, "{} {taken} steps", outcome.message())?;
    write!(out, "{}", write(&walk.position().to_puzzle(), Format::BOXED))?;
    Ok(())
}
