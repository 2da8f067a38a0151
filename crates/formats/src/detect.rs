//! Which format a text has: the first in the list that recognises it.
use crate::board::{Reading, oddities};
use crate::codec::{Ask, Found, Others, Read};
use crate::codecs::{CODECS, grid, line};
#[cfg(feature = "foreign")]
use crate::dress::undressed;
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::{Meta, Options, Parsed};
#[cfg(feature = "foreign")]
use crate::printed::{self, Printed};
use crate::prose;
use crate::raw::Raw;
use crate::refused;
use crate::scripts::plain;
#[cfg(feature = "foreign")]
use crate::shown::Shown;
use crate::survey::Survey;
use crate::text::{Comment, Text};
use crate::usual;
#[cfg(feature = "foreign")]
use crate::warning::Warning;
#[cfg(feature = "foreign")]
use core::cell::RefCell;

/// Reads a board as programs print it. If that is no puzzle, the text is read as it stands and the error is about it.
#[cfg(feature = "foreign")]
pub(crate) fn read_printed(text: &str, options: &Options) -> Option<Result<Parsed, ParseError>> {
    let (grid, left_out) = match printed::plain(text)? {
        Printed::Grid(grid, left_out) => (grid, left_out),
        Printed::NeedsLegend => {
            let text = Text::new(text, 1);
            return Some(Err(text.error(ErrorKind::NeedsLegend, text.first_number(), 1)));
        }
    };
    let mut parsed = parse_text(&Text::new(&grid, 1), options).ok()?;
    if left_out {
        parsed.warnings.push(Warning::AroundBoard);
    }
    Some(Ok(parsed))
}

/// Reads a puzzle only to show it: unknown rules are named, not refused; see [`Shown`].
///
/// # Errors
/// As for [`parse`](crate::parse), except for unknown rules.
#[cfg(feature = "foreign")]
pub fn parse_to_show(text: &str, options: &Options) -> Result<Shown, ParseError> {
    let text = &*plain(text);
    let undressed = undressed(text);
    let text = undressed.as_deref().unwrap_or(text);
    let unknown = RefCell::default();
    let parsed = parse_raw(&Raw::new(text, 1).noting(&unknown), text, options)?;
    Ok(Shown::new(parsed, unknown.into_inner()))
}

/// Reads a text whose packing has been taken off.
pub(crate) fn parse_raw(
    raw: &Raw<'_>,
    text: &str,
    options: &Options,
) -> Result<Parsed, ParseError> {
    match whole(raw, &ask(options)) {
        Some(found) => found.map(|found| with_oddities(&Text::new("", 1), found)),
        None => parse_text(&Text::new(text, 1), options),
    }
}

/// Reads one line of a file with one puzzle a line; `number` is the number of the line, for error
/// messages. `None` for a line that is blank or only a comment.
///
/// # Errors
/// As for [`parse`](crate::parse).
pub fn parse_line(
    line: &str,
    number: usize,
    options: &Options,
) -> Result<Option<Parsed>, ParseError> {
    match usual::read_line(line, options) {
        Some(parsed) => Ok(Some(parsed)),
        None => parse_line_carefully(line, number, options),
    }
}

/// The same without a look at what most files hold.
pub(crate) fn parse_line_carefully(
    line: &str,
    number: usize,
    options: &Options,
) -> Result<Option<Parsed>, ParseError> {
    let line = &*plain(line);
    if let Some(found) = whole(&Raw::new(line, number), &ask(options)) {
        return found.map(|found| Some(with_oddities(&Text::new("", number), found)));
    }
    let text = Text::new(line, number);
    if text.rows.is_empty() {
        return Ok(None);
    }
    parse_text(&text, options).map(Some)
}

fn parse_text(text: &Text<'_>, options: &Options) -> Result<Parsed, ParseError> {
    if text.rows.is_empty() {
        let kind = match (text.has_frame, text.comments.is_empty()) {
            (true, _) => ErrorKind::OnlyFrame,
            (false, false) => ErrorKind::OnlyComments,
            (false, true) => ErrorKind::Empty,
        };
        return Err(text.error(kind, text.first_number(), 1));
    }
    let found = match prose::set_aside(text) {
        Some((grid, notes, warnings)) => {
            let mut reading = cells(&grid, &ask(options))?;
            reading.notes.extend(notes);
            reading.warnings.extend(warnings);
            reading
        }
        None => cells(text, &ask(options))?,
    };
    Ok(with_oddities(text, found))
}

/// Adds the warnings that any format can have, and what else the text says.
fn with_oddities(text: &Text<'_>, reading: Reading) -> Parsed {
    let format = reading.format.unwrap_or(Format::GRID);
    let label_of = match format.codec().read {
        Read::Cells { label: Some(label_of), .. } => label_of,
        _ => |_: &Comment<'_>| None,
    };
    let Reading { puzzle, mut warnings, notes, solution, case, labels: told, noted, .. } = reading;
    warnings.extend(oddities(&puzzle));
    let (labelled, plain): (Vec<_>, Vec<_>) =
        text.comments.iter().partition(|comment| label_of(comment).is_some());
    let labels = labelled.into_iter().filter_map(label_of).chain(told).collect();
    let comments = plain.into_iter().map(|comment| comment.text.to_string());
    let comments = comments.chain(notes).filter(|comment| !comment.is_empty()).collect();
    let meta = Meta { comments, labels, solution, case, noted };
    Parsed { puzzle, format, warnings, meta }
}

/// The readers, for texts within texts.
static OTHERS: Others = Others { cells, whole };

fn ask(options: &Options) -> Ask<'_> {
    Ask { options, others: &OTHERS }
}

/// Reads a text of a format that is recognised by its beginning; if a format was requested, the
/// others are skipped.
fn whole(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    if let Some(asked) = ask.format.map(Format::read_as) {
        let Read::Whole(read) = asked.codec().read else { return None };
        let none = || Err(raw.error(0, ErrorKind::Broken { format: asked, what: NOT_IT.into() }));
        let reading = read(raw, ask).unwrap_or_else(none);
        return Some(reading.map(|reading| reading.of_format(asked)));
    }
    if !may_be_foreign(raw.body) {
        return None;
    }
    if let Some(name) = refused::name_of(raw.body) {
        return Some(Err(raw.error(0, ErrorKind::NotRead(name))));
    }
    CODECS.iter().find_map(|codec| match codec.read {
        Read::Whole(read) => {
            let found = read(raw, ask)?;
            Some(found.map(|reading| reading.of_format(Format::new(codec.id))))
        }
        Read::As(_) | Read::Cells { .. } => None,
    })
}

/// What is wrong with a text that is not in the requested format.
const NOT_IT: &str = "it does not begin like that";

/// Reads cells in lines: the first format that recognises the text, or the one requested.
fn cells(text: &Text<'_>, ask: &Ask<'_>) -> Result<Reading, ParseError> {
    let asked = ask.format.map(Format::read_as);
    if asked.is_none_or(|asked| asked == Format::LINE)
        && let Some(reading) = line::read_plain(text, ask)
    {
        return reading.map(|reading| reading.of_format(Format::LINE));
    }
    let survey = Survey::new(text);
    for codec in CODECS {
        let Read::Cells { recognises, read, .. } = codec.read else { continue };
        let format = Format::new(codec.id);
        let chosen = match asked {
            Some(asked) => format == asked,
            None => recognises(text, &survey, ask),
        };
        if chosen {
            return read(text, &survey, ask).map(|reading| reading.of_format(format));
        }
    }
    grid::read(text, &survey, ask).map(|reading| reading.of_format(Format::GRID))
}

/// Whether a text may be in a format of another program: a link, JSON, XML, a string of one program.
///
/// ```
/// assert!(whydoku_formats::may_be_of_other_program("https://sudokupad.app/scf..."));
/// assert!(!whydoku_formats::may_be_of_other_program("1.....3..2.....4"));
/// ```
pub fn may_be_of_other_program(text: &str) -> bool {
    may_be_foreign(Raw::new(text, 1).body)
}

/// Whether a text may have lines that state rules in words: it has a line that begins with a letter. Code
/// that does not read such lines (the crate without the feature `foreign`) must not take them for prose.
///
/// ```
/// assert!(whydoku_formats::may_have_rules("1.....3..2.....4\ncage 5: r1c1 r1c2"));
/// assert!(!whydoku_formats::may_have_rules("1...\n..3.\n.2..\n...4"));
/// ```
pub fn may_have_rules(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with(|c: char| c.is_ascii_alphabetic()))
}

/// Whether a text can be in any of these formats. A plain line of a board cannot; files hold
/// millions of those.
fn may_be_foreign(body: &str) -> bool {
    let first = body.bytes().next().unwrap_or_default();
    match first {
        b'0'..=b'9' => {
            body.bytes().any(|byte| matches!(byte, b':' | b',' | b'#' | b'<' | b'^' | b'>'))
                || body.len() >= 162
        }
        b'.' => {
            let name = body.trim_start_matches('.');
            name.starts_with(|c: char| c == '~' || c.is_ascii_alphabetic())
        }
        b'#' | b'<' | b'{' | b'[' | b'>' | 0x1F => true,
        _ => first.is_ascii_alphabetic() && !body.starts_with(['x', 'X']),
    }
}
