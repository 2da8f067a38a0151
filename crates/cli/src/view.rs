//! `whydoku view` and `whydoku new`: pictures of a puzzle.
use crate::args::{Common, NewArgs, Picture, ViewArgs};
use crate::exit::{Exit, Failure};
use crate::form::{faithful, shown};
use crate::input;
use crate::picture::{picture, with_board, with_candidates};
use std::io::Write;
use whydoku_core::{Digit, DigitSet, Puzzle, Regions, Shape};
use whydoku_draw::text;
use whydoku_formats::{Format, Meta};
use whydoku_wire::{PuzzleJson, to_json};

pub(crate) fn run(args: &ViewArgs, common: &Common) -> Result<Exit, Failure> {
    // A puzzle in another format is a puzzle that people solve, so it must be understood.
    let parsed = match args.to {
        Some(_) => args.input.read(common.language)?,
        None => args.input.read_to_look(common.language)?,
    };
    if let Some(style) = args.to {
        let text = faithful(&parsed.puzzle, &parsed.meta, style);
        let text = text.map_err(|error| Failure::bad(error.words(common.language)))?;
        return print(&text);
    }
    let levels = chosen(&args.digits, parsed.puzzle.shape())?;
    let puzzle = with_candidates(&parsed.puzzle);
    let mut out = Common::out();
    if common.is_json() {
        writeln!(out, "{}", to_json(&PuzzleJson::new(&puzzle)))?;
    } else if args.view == Picture::Levels {
        let look = common.style();
        let boards = text::levels(&puzzle, levels, None, &look);
        write!(out, "{}", with_board(boards, puzzle.shape(), &look))?;
    } else {
        write!(out, "{}", picture(&puzzle, None, args.view, common))?;
    }
    Ok(Exit::Fine)
}

/// Prints a text that ends with exactly one line feed.
fn print(text: &str) -> Result<Exit, Failure> {
    writeln!(Common::out(), "{}", text.trim_end_matches('\n'))?;
    Ok(Exit::Fine)
}

/// The requested digits, or all.
fn chosen(names: &[String], shape: &Shape) -> Result<Option<DigitSet>, Failure> {
    let digit = |name: &String| {
        let known: Option<Digit> = shape.digits().find(|&digit| {
            shape.digit_name(digit).eq_ignore_ascii_case(name)
                || digit.number().to_string() == *name
        });
        known.ok_or_else(|| {
            let last = shape.side();
            Failure::bad(format!("--digits: {name:?} is not a digit of this board (1 to {last})"))
        })
    };
    let digits: DigitSet = names.iter().map(digit).collect::<Result<_, _>>()?;
    Ok((!digits.is_empty()).then_some(digits))
}

/// `whydoku new`: a blank board to fill in with an editor.
pub(crate) fn blank(args: &NewArgs, common: &Common) -> Result<Exit, Failure> {
    let shape = match input::blank_shape(args.shape.as_deref(), args.size)? {
        Some(shape) => shape,
        None => Shape::square(9).map_err(Failure::bad)?,
    };
    if common.is_json() {
        writeln!(Common::out(), "{}", to_json(&PuzzleJson::new(&Puzzle::empty(shape))))?;
        return Ok(Exit::Fine);
    }
    if let Some(style) = args.to {
        let empty = Puzzle::empty(shape);
        return print(&faithful(&empty, &Meta::default(), style).map_err(Failure::bad)?);
    }
    // Only plain lines can hold the regions of a jigsaw.
    let format = match shape.regions() {
        Regions::Boxes { .. } => Format::BOXED,
        Regions::Jigsaw(_) => Format::GRID,
    };
    write!(Common::out(), "{}", shown(&Puzzle::empty(shape), format))?;
    Ok(Exit::Fine)
}
