//! `whydoku rate`: how hard are puzzles?
mod deadline;
mod job;
mod opinion;
mod ratings;
mod threads;

use crate::args::{Common, Format, Profile, RateArgs};
use crate::exit::{Exit, Failure};
use crate::input::located;
use crate::source::Source;
use whydoku_formats::{ParseError, Parsed, Splitter};

pub(crate) fn run(args: &RateArgs, common: &Common) -> Result<Exit, Failure> {
    if args.steps && common.format() == Format::Csv {
        return Err(Failure::bad(
            "--steps is for text and JSON; a CSV row has no place for a path",
        ));
    }
    let explains = args.profiles(None).iter().any(|p| matches!(p, Profile::Se | Profile::Sukaku));
    if !explains && (args.no_uniqueness || !args.old_defects.is_empty()) {
        return Err(Failure::bad(
            "--no-uniqueness and --old-defects are for the profiles se and sukaku",
        ));
    }
    let source = Source::of(&args.input)?;
    if args.many.is_used() || source.is_large() {
        let (source, alone) = source.look_for_one_line()?;
        return job::rate(source, job::Puzzles::Many { alone }, args, common);
    }
    let text = source.text()?;
    match args.input.parse(source.name(), &text, common.language)? {
        Ok(parsed) => {
            let is_line = text.trim().lines().count() <= 1;
            let only = job::Puzzles::One { puzzle: &parsed.puzzle, is_line };
            job::rate(source.again(text), only, args, common)
        }
        Err(error) if has_one_at_most(&text, args)? => {
            Err(located(source.name(), &error, common.language))
        }
        Err(_) => {
            let alone = text.trim().lines().count() <= 1;
            job::rate(source.again(text), job::Puzzles::Many { alone }, args, common)
        }
    }
}

/// Whether a text that could not be read as one puzzle holds at most one.
fn has_one_at_most(text: &str, args: &RateArgs) -> Result<bool, Failure> {
    let options = args.input.options()?;
    let mut puzzles = 0;
    let mut take = |found: Result<Parsed, ParseError>| puzzles += usize::from(found.is_ok());
    let mut splitter = Splitter::of(text, options);
    splitter.push(text, &mut take);
    splitter.finish(&mut take);
    Ok(puzzles == 0)
}
