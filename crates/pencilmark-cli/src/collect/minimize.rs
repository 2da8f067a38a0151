//! `pencilmark minimize`: lines to their minimal puzzles.
use super::args::MinimizeArgs;
use super::lines::{Found, Lines, Made, line_of};
use crate::common::Common;
use crate::exit::{Exit, Failure};
use crate::many::{Order, Signals, Source};
use pencilmark_core::Puzzle;
use pencilmark_generate::{NotMinimised, every_minimal_of, minimal_of, random_of};
use std::sync::atomic::Ordering;

pub(crate) fn run(args: &MinimizeArgs, common: &Common) -> Result<Exit, Failure> {
    let signals = Signals::catch()?;
    let flag = signals.flag();
    let make = |number: u64, found: Found| {
        let stop = || flag.load(Ordering::Relaxed);
        let puzzle = found.puzzle();
        let made = match args.all {
            None => one(&puzzle, args.seed, number, &stop),
            Some(most) => every(&puzzle, most, &stop),
        };
        match made {
            Ok(text) => Some(Ok(Made { text, notes: Vec::new() })),
            Err(NotMinimised::Stopped) => None,
            Err(why) => Some(Err(why.to_string())),
        }
    };
    let options = args.input.options()?;
    let worker = Lines { form: common.form(), options, stop: flag, make: &make };
    let identity = format!("minimize, seed {}, all {:?}", args.seed, args.all);
    let source = Source::of(&args.input)?;
    let heading = common.form().heading("line,puzzle\n");
    Order::of_rows(source, identity, heading, &args.many, common).run_slow(&worker, &signals)
}

type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// The line number is part of the seed, so that a file does not depend on how it is cut.
fn one(puzzle: &Puzzle, seed: u64, number: u64, stop: Stop<'_>) -> Result<String, NotMinimised> {
    let minimal = minimal_of(puzzle, &mut random_of(seed, number), stop)?;
    Ok(line_of(&minimal))
}

fn every(puzzle: &Puzzle, most: u64, stop: Stop<'_>) -> Result<String, NotMinimised> {
    let mut lines = Vec::new();
    if most > 0 {
        every_minimal_of(puzzle, stop, &mut |minimal| {
            lines.push(line_of(minimal));
            (lines.len() as u64) < most
        })?;
    }
    Ok(lines.join("\n"))
}
