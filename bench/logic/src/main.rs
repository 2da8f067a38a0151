//! Solves collections by logic alone and judges every step; measures how long all the steps of a
//! position take.
//!
//! ```text
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- walk FILE ROWS [--every N] [--minutes M]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- steps FILE [--every N] [--techniques]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- pauses FILE [--every N]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- bands [C1]... [--puzzles N] [--passes N] [--peer 'COMMAND {}']
//! ```
//! `walk` adds a row for every Nth puzzle of the file to ROWS, skips those that are there already, and
//! sums up. It can be stopped at any time. `steps` walks to the first position of each puzzle that needs more than
//! singles and locked candidates, and times `all_steps` there, without nets. `pauses` shows how long each
//! technique, also the unusual ones, does not ask there whether to give up. `bands` times walks and lists of all
//! steps by difficulty, and next to it a peer's command, which gets a file of puzzles, one a line, in place of `{}`.
mod bands;
mod pauses;
mod steps;
mod walk;

use pencilmark_formats::{Options, parse};
use pencilmark_logic::Position;
use std::process::ExitCode;

/// What the command line says.
pub struct Arguments {
    /// Files, in order.
    pub files: Vec<String>,
    /// Of so many puzzles one is taken.
    pub every: usize,
    /// When to stop.
    pub minutes: Option<u64>,
    /// Whether to show the time of each technique.
    pub techniques: bool,
    /// How many puzzles of a band, and how often they are walked through.
    pub puzzles: usize,
    pub passes: usize,
    /// Another program.
    pub peer: Option<String>,
}

fn arguments() -> Result<(String, Arguments), String> {
    let mut all = std::env::args().skip(1);
    let command = all.next().ok_or("walk, steps, pauses or bands?")?;
    let mut read = Arguments {
        files: Vec::new(),
        every: 1,
        minutes: None,
        techniques: false,
        puzzles: 30,
        passes: 2,
        peer: None,
    };
    while let Some(argument) = all.next() {
        let mut number = || -> Result<u64, String> {
            let text = all.next().ok_or(format!("{argument} needs a number"))?;
            text.parse().map_err(|_| format!("{argument} needs a number, not {text:?}"))
        };
        match argument.as_str() {
            "--every" => read.every = number()?.max(1) as usize,
            "--minutes" => read.minutes = Some(number()?),
            "--techniques" => read.techniques = true,
            "--puzzles" => read.puzzles = number()?.max(1) as usize,
            "--passes" => read.passes = number()?.max(1) as usize,
            "--peer" => read.peer = all.next(),
            _ => read.files.push(argument),
        }
    }
    Ok((command, read))
}

/// The puzzles of a file with the numbers of their lines.
pub fn puzzles(file: &str, every: usize) -> Result<Vec<(usize, String)>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let puzzles = lines.filter_map(|(at, line)| Some((at + 1, line.get(..81)?.to_owned())));
    Ok(puzzles.step_by(every).collect())
}

/// The position of a puzzle that is known to have one solution.
pub fn open(puzzle: &str) -> Result<Box<dyn Position>, String> {
    let puzzle = parse(puzzle, &Options::default()).map_err(|error| error.to_string())?.puzzle;
    let mut position = pencilmark_logic::position(&puzzle).map_err(|error| error.to_string())?;
    position.assume_unique(true);
    Ok(position)
}

fn main() -> ExitCode {
    let done = arguments().and_then(|(command, read)| match (command.as_str(), &read.files[..]) {
        ("walk", [file, rows]) => walk::run(file, rows, &read),
        ("steps", [file]) => steps::run(file, &read),
        ("pauses", [file]) => pauses::run(file, &read),
        ("bands", _) => bands::run(&read),
        _ => Err("walk FILE ROWS, steps FILE, pauses FILE or bands".into()),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
