//! What a front end asks first: a puzzle from any text, drawn or not.
use crate::reading::{Doubt, Reading, read};
use crate::settle::Settled;
use whydoku_formats::{Format, Options, ParseError, Parsed, drawn_json, parse};

/// A puzzle that was opened.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// What the text says is the whole puzzle.
    Parsed(Box<Parsed>),
    /// What is drawn and what the rules say was read together, and may be [doubtful](Reading::doubts).
    Read(Box<Reading>),
}

/// Reads a puzzle from a text in any format. Where something is drawn, it is read together with the rules in words;
/// everything else is read as [`parse`] does.
///
/// A puzzle that `parse` reads as well is taken from it where there are no rules in words, or where these say nothing
/// that was not understood.
///
/// # Errors
/// Those of `parse`.
///
/// ```
/// use whydoku_formats::Options;
/// use whydoku_ink::{Opened, open};
/// let plain = "1..........2..3.";
/// assert!(matches!(open(plain, &Options::default(), &[])?, Opened::Parsed(_)));
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
pub fn open(text: &str, options: &Options, settled: &[Settled]) -> Result<Opened, ParseError> {
    let parsed_alone = |parsed: Parsed| Opened::Parsed(Box::new(parsed));
    let drawn = [Format::SUDOKUPAD, Format::FPUZZLES, Format::LINK];
    if options.format.is_some_and(|format| !drawn.contains(&format.read_as())) {
        return plain(text, options).map(parsed_alone);
    }
    match read(text, options, settled) {
        Some(Ok(reading)) if reading.is_sure() => Ok(Opened::Read(Box::new(reading))),
        Some(Ok(reading)) => Ok(match plain(text, options) {
            Ok(parsed) if is_said(&parsed, &reading) => parsed_alone(parsed),
            _ => Opened::Read(Box::new(reading)),
        }),
        Some(Err(_)) | None => plain(text, options).map(parsed_alone),
    }
}

/// Reads a text without a look at its ink. `SudokuPad`'s short form of JSON is read as JSON.
fn plain(text: &str, options: &Options) -> Result<Parsed, ParseError> {
    let is_short = text.trim_start().starts_with('{');
    match drawn_json(text).filter(|_| is_short) {
        Some((_, json)) => parse(&json, options),
        None => parse(text, options),
    }
}

/// Whether what the file says by itself is the whole puzzle, although the reading is doubtful: there are no rules in words,
/// or all of them were understood and say nothing more, and only the solver was not content, as it will say of the puzzle.
fn is_said(parsed: &Parsed, reading: &Reading) -> bool {
    let of_solver = |doubt: &Doubt| {
        matches!(
            doubt,
            Doubt::NoSolution
                | Doubt::SeveralSolutions
                | Doubt::OtherSolution
                | Doubt::NotChecked
                | Doubt::SeveralReadings
        )
    };
    reading.doubts.contains(&Doubt::NoWords)
        || (parsed.puzzle == reading.parsed.puzzle && reading.doubts.iter().all(of_solver))
}
