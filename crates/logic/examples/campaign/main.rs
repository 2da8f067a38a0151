//! Long trials of the techniques and of the judge: far more positions than the tests take. Started
//! as `cargo xtask campaign`; docs/notes/techniques.md says what has been tried.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
mod around;
mod options;
mod tally;
mod trials;
mod walk;

use options::{Options, USAGE};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tally::Tally;
use trials::Trial;
use whydoku_core::Random;

/// How often the tally is written to its file.
const SAVE_EVERY: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.is_empty() || arguments.iter().any(|argument| argument == "--help") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match Options::read(&arguments).and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("campaign: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Tries puzzle after puzzle until there is enough of everything or time is up. Puzzle number `n`
/// depends on the seed and on `n` alone, so an interrupted run continues where it stopped.
fn run(options: &Options) -> Result<(), String> {
    let mut tally = options.state.as_deref().map_or(Ok(Tally::default()), Tally::load)?;
    tally.begin(options)?;
    let (begun, mut saved) = (Instant::now(), Instant::now());
    let mut trial = Trial::new(options);
    while !trial.is_enough(&tally) && begun.elapsed() < options.seconds {
        let mut random =
            Random::new(options.seed.wrapping_mul(0x9e37_79b9).wrapping_add(tally.puzzles));
        if let Err(flaw) = trial.one(&mut random, &mut tally) {
            tally.save(options)?;
            return Err(format!("puzzle {} of seed {}: {flaw}", tally.puzzles, options.seed));
        }
        tally.puzzles += 1;
        if saved.elapsed() >= SAVE_EVERY {
            tally.save(options)?;
            saved = Instant::now();
        }
    }
    tally.save(options)?;
    tally.print(trial.quotas());
    println!("no flaw; {:.0} s this time", begun.elapsed().as_secs_f64());
    Ok(())
}
