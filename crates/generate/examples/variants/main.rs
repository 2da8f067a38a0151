//! Random puzzles with rules of every kind, each walked through by logic with every step judged and
//! compared with the solution. Started as `cargo xtask variants`; docs/notes/campaigns.md has the table.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
mod families;
mod table;
mod walk;

use cpu_time::ThreadTime;
use families::{Family, families, puzzle};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::Table;
use walk::walk;
use whydoku_formats::{Format, Meta, export};

const USAGE: &str = "\
Usage: cargo xtask variants [--count N] [--seed N] [--from N] [--jobs N] [--patience SECONDS]
                            [--seconds N] [--only WORD]

Makes random puzzles with rules, one kind after another, and solves each by logic. Every step must be proved by
the judge and agree with the solution. Ends with a table of how many were solved without nets, with nets and
with nested nets, and how many were not solved.

  --count N           how many puzzles [default: 300]
  --seed N            the seed; puzzle n of a seed is always the same [default: 1]
  --from N            the number of the first puzzle [default: 0]
  --jobs N            how many at once [default: one for each core]
  --patience SECONDS  the limit of processor time for making a puzzle, and for solving it
                      [default: 20]
  --seconds N         start no puzzle after this time [default: no limit]
  --only WORD         only kinds with this word in their name";

/// The options.
struct Options {
    count: u64,
    seed: u64,
    from: u64,
    jobs: usize,
    patience: Duration,
    seconds: u64,
    only: String,
}

fn main() -> ExitCode {
    match options(std::env::args().skip(1)) {
        Ok(options) => run(&options),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let jobs = thread::available_parallelism().map_or(1, Into::into);
    let mut options = Options {
        count: 300,
        seed: 1,
        from: 0,
        jobs,
        patience: Duration::from_secs(20),
        seconds: u64::MAX,
        only: String::new(),
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or(USAGE)?;
        let number = || value.parse::<u64>().map_err(|_| format!("{name} {value}\n\n{USAGE}"));
        match name.as_str() {
            "--count" => options.count = number()?,
            "--seed" => options.seed = number()?,
            "--from" => options.from = number()?,
            "--jobs" => options.jobs = usize::try_from(number()?).map_or(1, |jobs| jobs.max(1)),
            "--patience" => options.patience = Duration::from_secs(number()?),
            "--seconds" => options.seconds = number()?,
            "--only" => options.only.clone_from(&value),
            _ => return Err(USAGE.into()),
        }
    }
    Ok(options)
}

fn run(options: &Options) -> ExitCode {
    let mut families = families();
    families.retain(|family| family.name().contains(&options.only));
    if families.is_empty() {
        eprintln!("no kind has {:?} in its name", options.only);
        return ExitCode::FAILURE;
    }
    let begun = Instant::now();
    let (next, table) = (AtomicU64::new(options.from), Mutex::new(Table::default()));
    thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(|| work(options, &families, &next, &table, begun));
        }
    });
    let table = table.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    table.print();
    if table.flaws == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn work(
    options: &Options,
    families: &[Family],
    next: &AtomicU64,
    table: &Mutex<Table>,
    begun: Instant,
) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let is_over = begun.elapsed().as_secs() >= options.seconds;
        if is_over || number >= options.from + options.count {
            return;
        }
        let at = usize::try_from(number).unwrap_or(0) % families.len();
        let family = &families[at];
        let start = ThreadTime::now();
        let made = puzzle(family, options.seed, number, options.patience);
        let time_to_make = start.elapsed();
        let walked = made.as_ref().map(|puzzle| walk(puzzle, options.patience));
        let mut table = table.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (Some(puzzle), Some(walked)) = (made, walked) else {
            table.not_made(family.name());
            continue;
        };
        if let Some(flaw) = &walked.flaw {
            println!("puzzle {number} of seed {}, {}: {flaw}", options.seed, family.name());
            println!("{}", export(&puzzle, &Meta::default(), Format::NOTATION).unwrap_or_default());
        }
        table.add(family.name(), &walked);
        eprintln!(
            "puzzle {number}, {}: {:.1} s to make, {walked}; {:.1} s",
            family.name(),
            time_to_make.as_secs_f64(),
            start.elapsed().as_secs_f64()
        );
    }
}
