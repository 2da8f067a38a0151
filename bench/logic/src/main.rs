//! Solves collections by logic alone and judges every step; measures how long all the steps of a
//! position take.
//!
//! ```text
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- walk FILE ROWS [--every N] [--minutes M]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- steps FILE [--every N] [--techniques]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- pauses FILE [--every N]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- bands [C1]... [--puzzles N] [--passes N] [--peer 'COMMAND {}'] [--walks]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- shares [C1]... [--puzzles N] [--order hodoku]
//! cargo run --release --manifest-path bench/logic/Cargo.toml -- trace FILE [--every N]
//! ```
//! `walk` adds a row for every Nth puzzle of the file to ROWS, skips those that are there already, and
//! sums up. It can be stopped at any time. `steps` walks to the first position of each puzzle that needs more than
//! singles and locked candidates, and times `all_steps` there, without nets. `pauses` shows how long each
//! technique, including the unusual ones, runs there without asking whether to give up. `bands` times walks and lists
//! of all steps by difficulty, and next to it a peer's command, which gets a file of puzzles, one per line, in place
//! of `{}`; with `--walks` only walks. `shares` counts how often walks search for each technique, and times it. `trace` prints
//! a fingerprint of every step of each walk: a change that only makes them faster leaves it unchanged. With `--order hodoku`,
//! `bands`, `shares`, `trace` and `walk` use the techniques of HoDoKu's default order, in its order, and after them nested
//! nets, where it guesses.
mod bands;
mod pauses;
mod shares;
mod steps;
mod trace;
mod walk;

use whydoku_formats::{Options, parse};
use whydoku_logic::{Position, Search, Technique};
use whydoku_rate::hodoku::Kind;
use std::process::ExitCode;

/// The arguments of the command line.
pub struct Arguments {
    /// Files, in order.
    pub files: Vec<String>,
    /// One puzzle in this many is taken.
    pub every: usize,
    /// When to stop.
    pub minutes: Option<u64>,
    /// Whether to show the time of each technique.
    pub techniques: bool,
    /// How many puzzles of a band, and how often they are walked through.
    pub puzzles: usize,
    pub passes: usize,
    /// The techniques to search for.
    pub order: Vec<Search>,
    /// Whether to leave out the lists of all steps.
    pub walks: bool,
    /// Another program.
    pub peer: Option<String>,
}

fn arguments() -> Result<(String, Arguments), String> {
    let mut all = std::env::args().skip(1);
    let command = all.next().ok_or("walk, steps, pauses, bands, shares or trace?")?;
    let mut read = Arguments {
        files: Vec::new(),
        every: 1,
        minutes: None,
        techniques: false,
        puzzles: 30,
        passes: 2,
        order: Search::default_order(),
        walks: false,
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
            "--walks" => read.walks = true,
            "--order" => read.order = order(all.next().as_deref())?,
            "--peer" => read.peer = all.next(),
            _ => read.files.push(argument),
        }
    }
    Ok((command, read))
}

/// The usual order, or another program's.
fn order(name: Option<&str>) -> Result<Vec<Search>, String> {
    match name {
        Some("usual") => Ok(Search::default_order()),
        Some("hodoku") => {
            let known = Kind::ALL.iter().filter_map(|kind| kind.row().technique);
            Ok(known.chain([Technique::NestedNet]).map(Search::from).collect())
        }
        _ => Err("--order usual or --order hodoku".into()),
    }
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
    let mut position = whydoku_logic::position(&puzzle).map_err(|error| error.to_string())?;
    position.assume_unique(true);
    Ok(position)
}

fn main() -> ExitCode {
    let done = arguments().and_then(|(command, read)| match (command.as_str(), &read.files[..]) {
        ("walk", [file, rows]) => walk::run(file, rows, &read),
        ("steps", [file]) => steps::run(file, &read),
        ("pauses", [file]) => pauses::run(file, &read),
        ("bands", _) => bands::run(&read),
        ("shares", _) => shares::run(&read),
        ("trace", [file]) => trace::run(file, &read),
        _ => Err("walk FILE ROWS, steps FILE, pauses FILE, bands, shares or trace FILE".into()),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
