//! `whydoku minimize`: the minimal puzzles of each line.
use super::lines::{Found, Lines, Made, Writing};
use crate::args::{Common, MinimizeArgs};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::signals::Signals;
use crate::source::{Reader, Source};
use std::sync::atomic::Ordering;
use whydoku_core::{Puzzle, Stop};
use whydoku_generate::{NotMinimised, every_minimal_of, minimal_of, random_of};

pub(crate) fn run(args: &MinimizeArgs, common: &Common) -> Result<Exit, Failure> {
    let writing = Writing::new(args.to, Form::new(common))?;
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, None)?;
    let reader = Reader::of(&args.input, common.language)?;
    let source = source.laid_out(&reader)?;
    let signals = Signals::catch()?;
    let flag = signals.flag();
    let make = |number: u64, found: Found| {
        let stop = || flag.load(Ordering::Relaxed);
        let puzzle = found.puzzle();
        let made = match args.all {
            // The line number is part of the seed, so the result does not depend on how a file is split.
            None => minimal_of(&puzzle, &mut random_of(args.seed, number), Stop::when(&stop))
                .map(|minimal| vec![minimal]),
            Some(most) => every(&puzzle, most, Stop::when(&stop)),
        };
        match made {
            Ok(puzzles) => {
                let texts: Result<Vec<_>, _> = puzzles.iter().map(|p| writing.text(p)).collect();
                Some(texts.map(|texts| Made { text: texts.join("\n"), notes: Vec::new() }))
            }
            Err(NotMinimised::Stopped) => None,
            Err(why) => Some(Err(why.to_string())),
        }
    };
    let worker = Lines { form: Form::new(common), reader: reader.clone(), stop: flag, make: &make };
    let identity = format!("minimize, seed {}, all {:?}", args.seed, args.all);
    let order = writing.order((source, reader, targets), &args.input, identity, &args.many, common);
    order.run_slow(&worker, &signals)
}

fn every(puzzle: &Puzzle, most: u64, stop: Stop<'_>) -> Result<Vec<Puzzle>, NotMinimised> {
    let mut puzzles = Vec::new();
    if most > 0 {
        every_minimal_of(puzzle, stop, &mut |minimal| {
            puzzles.push(minimal.clone());
            (puzzles.len() as u64) < most
        })?;
    }
    Ok(puzzles)
}
