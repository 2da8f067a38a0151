//! What every front end asks: the puzzle of a text, drawn or not, or why there is none.
use crate::reading::{Doubt, Reading, read};
use crate::settle::Settled;
use core::fmt;
use whydoku_exact::Budget;
use whydoku_formats::{
    Format, Options, ParseError, Parsed, Warning, drawn_json, parse, parse_line,
};
use whydoku_words::{Language, said};

/// Why a text gives no puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenError {
    /// The text is not a puzzle.
    Malformed(ParseError),
    /// Something is drawn, and not all of it is understood. The reading says what is, and has
    /// [doubts](Reading::doubts), which a person can settle.
    Doubtful(Box<Reading>),
}

impl OpenError {
    /// What is wrong, in a language: the fault and its place, or every doubt. In English, the same as `Display`.
    pub fn words(&self, language: Language) -> String {
        match self {
            Self::Malformed(error) => error.words(language),
            Self::Doubtful(reading) => {
                let doubts = format!(" {}", reading.doubts_in(language));
                said!("ink-doubtful", { "doubts": doubts }).text(language)
            }
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::ENGLISH))
    }
}

impl core::error::Error for OpenError {}

/// Reads a puzzle from a text in any format. Where something is drawn, it is read together with the rules in words, with
/// what a person has settled; everything else is read as [`parse`] does. The solver spends no more than the budget, and
/// never more than a few seconds.
///
/// A drawn puzzle that `parse` reads as well is taken from it where there are no rules in words, or where these say
/// nothing that was not understood.
///
/// # Errors
/// Those of `parse`, and what is [drawn and not understood](OpenError::Doubtful) with certainty.
///
/// ```
/// use whydoku_exact::Budget;
/// use whydoku_formats::Options;
/// use whydoku_ink::{OpenError, open};
/// let regions = "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
///     [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";
/// let text = format!(
///     "{{cs:50,ce:[[{{v:1}},,{{v:3}},],[{{v:3}},,{{v:1}},],[{{v:2}},{{v:1}},,],[,,,]],re:{regions},\
///     metadata:{{rules:'Normal sudoku rules apply.'}},l:[{{wp:[[0.5,0.5],[0.5,2.5]],c:F067F0,th:9}}]}}"
/// );
/// let settled = ["purple line = renban".parse()?];
/// let within = Budget::nodes(10_000);
/// let Err(OpenError::Doubtful(reading)) = open(&text, &Options::default(), &[], &within) else {
///     return Err("the line was understood".into());
/// };
/// assert_eq!(reading.doubts[0].about().as_deref(), Some("purple line"));
/// let parsed = open(&text, &Options::default(), &settled, &within)?;
/// assert_eq!(parsed.puzzle.shape().rules().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open(
    text: &str,
    options: &Options,
    settled: &[Settled],
    budget: &Budget<'_>,
) -> Result<Parsed, OpenError> {
    let drawn = [Format::SUDOKUPAD, Format::FPUZZLES, Format::LINK];
    if options.format.is_some_and(|format| !drawn.contains(&format.read_as())) {
        return plain(text, options).map_err(OpenError::Malformed);
    }
    match read(text, options, settled, budget) {
        Some(Ok(reading)) if reading.is_sure() => Ok(reading.parsed),
        Some(Ok(reading)) => match plain(text, options) {
            Ok(parsed) if is_said(&parsed, &reading) => Ok(parsed),
            _ => Err(OpenError::Doubtful(Box::new(reading))),
        },
        Some(Err(_)) | None => plain(text, options).map_err(OpenError::Malformed),
    }
}

/// Reads one line of a file with one puzzle a line, as [`parse_line`] does; where more is drawn or said in words than that
/// reads, as [`open`] does. `None` for a line that is blank or only a comment.
///
/// # Errors
/// Those of `open`.
///
/// ```
/// use whydoku_exact::Budget;
/// use whydoku_formats::Options;
/// use whydoku_ink::open_line;
/// let parsed = open_line("1..........2..3.", &Options::default(), &[], &Budget::unlimited())?;
/// assert!(parsed.is_some());
/// # Ok::<(), whydoku_ink::OpenError>(())
/// ```
pub fn open_line(
    line: &str,
    options: &Options,
    settled: &[Settled],
    budget: &Budget<'_>,
) -> Result<Option<Parsed>, OpenError> {
    let found = parse_line(line, 1, options);
    if says_everything(&found) || drawn_json(line).is_none() {
        return found.map_err(OpenError::Malformed);
    }
    open(line, options, settled, budget).map(Some)
}

/// Whether what was read is all that a text says, as far as its format tells: no rules in words are left.
fn says_everything(found: &Result<Option<Parsed>, ParseError>) -> bool {
    let is_in_words = |warning: &Warning| matches!(warning, Warning::RulesInWords(_));
    match found {
        Ok(Some(parsed)) => !parsed.warnings.iter().any(is_in_words),
        Ok(None) => true,
        Err(_) => false,
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
    reading.doubts.contains(&Doubt::NoWords)
        || (parsed.puzzle == reading.parsed.puzzle
            && reading.doubts.iter().all(Doubt::is_of_solver))
}
