//! Attacks on the release program, as its most careless and its most hostile users might carry them
//! out.
//!
//! Each attack is one file in `siege/`. To add one:
//!
//! 1. Write `siege/NAME.rs` with a function `run(field: &Field) -> Result<Tally, String>`. The
//!    [`Field`] knows the program, and provides a folder of its own and random numbers that are the same on
//!    every run; `field.times` multiplies the number of trials. What must never happen goes into
//!    [`Tally::breach`] with everything needed to repeat it; what was tried is counted with
//!    [`Tally::count`]. An `Err` is for a siege that cannot continue, for example when the program cannot
//!    be started.
//! 2. Add a line to [`ATTACKS`].
//! 3. Run it and give it a section in `docs/RELIABILITY.md`: what, how many, when, and how to run it
//!    again.
//!
//! An attack sees the program only from outside: what it prints, writes and leaves behind. It stays
//! in its own folder, devices included: the program under attack may be a broken one that destroys
//! whatever it is pointed at.
mod budget;
mod crowd;
mod field;
mod http;
mod jobs;
mod outputs;
mod places;
mod play;
mod resume;
mod server;
mod states;

use crate::root;
use field::{Field, Tally};
use std::process::Command;
use std::time::Instant;

/// An attack: its name, what it does, and the function that does it.
type Attack = (&'static str, &'static str, fn(&Field) -> Result<Tally, String>);

const ATTACKS: [Attack; 6] = [
    (
        "resume",
        "kills long jobs at random moments; tampers with what they resume from",
        resume::run,
    ),
    ("jobs", "lets two jobs write to one place", jobs::run),
    ("outputs", "every command onto every kind of output; kills in the middle", outputs::run),
    ("play", "games that are killed, damaged, and played twice", play::run),
    ("server", "1,000 idle and 1,000 slow clients alongside 100 well-behaved ones", server::run),
    ("budget", "long calls on the largest boards alongside short ones", budget::run),
];

/// The usage text of `cargo xtask siege`.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask siege [--seed N] [--times N] [NAME]...

Builds the release program and attacks it: every attack, or those named. Each reports in one
line what it tried. --seed (1) is the seed of the random numbers, --times (1) multiplies the trials.";

/// Builds the program and carries out the attacks that were named, or all of them.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let (mut seed, mut times, mut names) = (1, 1, Vec::new());
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut number = || rest.next().and_then(|text| text.parse().ok()).ok_or(USAGE.to_owned());
        match argument.as_str() {
            "--seed" => seed = number()?,
            "--times" => times = number()?,
            name if ATTACKS.iter().any(|(known, ..)| *known == name) => names.push(name),
            _ => return Err(format!("{USAGE}\n\nAttacks:\n{}", list())),
        }
    }
    build()?;
    let mut breaches = 0;
    for (name, _, attack) in ATTACKS {
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        let begin = Instant::now();
        let field = Field::new(name, seed, times)?;
        let tally = attack(&field).map_err(|error| format!("siege {name}: {error}"))?;
        for breach in &tally.breaches {
            eprintln!("siege {name}: BREACH: {breach}");
        }
        breaches += tally.breaches.len();
        println!("siege {name}: {tally}, {} s", begin.elapsed().as_secs());
    }
    match breaches {
        0 => Ok(()),
        1 => Err("siege: one breach".to_owned()),
        many => Err(format!("siege: {many} breaches")),
    }
}

fn list() -> String {
    let line = |(name, about, _): &Attack| format!("  {name:<10} {about}\n");
    ATTACKS.iter().map(line).collect()
}

fn build() -> Result<(), String> {
    let cargo = ["build", "--release", "--quiet", "--locked", "-p", "whydoku-cli"];
    match Command::new("cargo").args(cargo).current_dir(root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("siege: the program cannot be built".into()),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}
