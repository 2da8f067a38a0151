//! The job of `rate`: the opinions on each puzzle.
use super::deadline;
use super::ratings::Ratings;
use super::threads::Threads;
use crate::args::{Common, Format, RateArgs};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::jobs::{Order, config};
use crate::signals::Signals;
use crate::source::{Reader, Source};
use crate::wrap::text_width;
use whydoku_batch::Config;
use whydoku_core::{Puzzle, Stop};
use whydoku_formats::{Format as TextFormat, Meta, export};
use whydoku_rate::se;

/// The sizes of a chunk of lines that may take seconds each, and of one whose lines take almost no time.
const RATED_CHUNK: usize = 1 << 10;
const RATED_CHUNK_AT_MOST: usize = 16 << 10;

/// What is in a source.
#[derive(Clone, Copy)]
pub(super) enum Puzzles<'a> {
    /// One puzzle, which may be a line. It is rated with all cores.
    One { puzzle: &'a Puzzle, is_line: bool },
    /// Any number of them; one that is `alone` is rated with all cores.
    Many { alone: bool },
}

/// Rates every puzzle of a source.
pub(super) fn rate(
    source: Source,
    puzzles: Puzzles<'_>,
    args: &RateArgs,
    common: &Common,
) -> Result<Exit, Failure> {
    let (only, whole, alone) = match puzzles {
        Puzzles::One { puzzle, is_line } => (Some(puzzle), Some(puzzle).filter(|_| !is_line), true),
        Puzzles::Many { alone } => (None, None, alone),
    };
    let profiles = args.profiles(only.map(Puzzle::shape));
    let targets = args.many.targets(&source, None)?;
    let mut options = args.input.options()?;
    let of_whole = match whole {
        Some(puzzle) => {
            let line = export(puzzle, &Meta::default(), TextFormat::JSON).map_err(Failure::bad)?;
            options.format = Some(TextFormat::JSON);
            Some(Source::Text(line))
        }
        None => None,
    };
    let reader = Reader::new(options, common.language);
    let source = match of_whole {
        Some(source) => source,
        None => source.laid_out(&reader)?,
    };
    let explainer = args.explainer(se::Table::Explainer);
    let identity = format!("rate {profiles:?}, steps {}, {explainer:?}, alone {alone}", args.steps);
    let (many, input) = (&args.many, &args.input);
    let signals = Signals::catch()?;
    let is_over = || deadline::is_over(signals.flag());
    let crew = Threads(many.workers().get());
    let worker = Ratings {
        profiles,
        // The columns of CSV are the same in every row.
        falls_back: !args.chooses_profiles() && common.format() != Format::Csv,
        tells_steps: args.steps,
        explainer,
        form: Form::new(common),
        width: if many.output.is_none() { text_width() } else { usize::MAX },
        reader: reader.clone(),
        limit: common.limit(),
        stop: signals.flag(),
        is_over: Stop::when(&is_over),
        crew: alone.then_some(&crew).filter(|crew| crew.0 > 1),
    };
    let heading = if common.format() == Format::Csv { worker.columns() } else { String::new() };
    let config = Config { chunk: RATED_CHUNK, largest_chunk: RATED_CHUNK_AT_MOST, ..config() };
    let reader = Some(reader);
    Order { source, targets, reader, input, identity, heading, footing: "", many, common }
        .run(config, &worker, &signals)
}
