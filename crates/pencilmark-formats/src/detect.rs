//! The table of formats, from the most specific to the most general.
use crate::board::{Reading, oddities};
use crate::dress::undressed;
use crate::error::{ErrorKind, ParseError};
use crate::foreign::{self, Raw};
use crate::formats::sdk::label_of;
use crate::formats::{
    candidate_line, display, grid, hodoku, jigsaw, line, numbers, pairs, pencilmarks, sdk, stacked,
};
use crate::parsed::{Format, Meta, Options, Parsed};
use crate::prose;
use crate::survey::Survey;
use crate::text::Text;

/// One format: whether a text looks like it, and how to read it.
struct Reader {
    format: Format,
    recognises: fn(&Text<'_>, &Survey<'_>, &Options) -> bool,
    read: fn(&Text<'_>, &Survey<'_>, &Options) -> Result<Reading, ParseError>,
}

/// The first that recognises the text reads it, and its error is the answer if it cannot.
const READERS: &[Reader] = &[
    Reader { format: Format::Library, recognises: hodoku::recognises, read: hodoku::read },
    Reader { format: Format::Sdk, recognises: sdk::recognises, read: sdk::read },
    Reader {
        format: Format::CandidateLine,
        recognises: candidate_line::recognises,
        read: candidate_line::read,
    },
    Reader { format: Format::Pairs, recognises: pairs::recognises, read: pairs::read },
    Reader { format: Format::Jigsaw, recognises: jigsaw::recognises, read: jigsaw::read },
    Reader { format: Format::Stacked, recognises: stacked::recognises, read: stacked::read },
    Reader { format: Format::Display, recognises: display::recognises, read: display::read },
    Reader { format: Format::Numbers, recognises: numbers::recognises, read: numbers::read },
    Reader {
        format: Format::Pencilmarks,
        recognises: pencilmarks::recognises,
        read: pencilmarks::read,
    },
    Reader { format: Format::Line, recognises: line::recognises, read: line::read },
    Reader { format: Format::Grid, recognises: grid::recognises, read: grid::read },
];

/// Reads one puzzle from a text in any of the formats.
///
/// Comments (`#`, `//`), frames, CR LF, a byte order mark and no-break spaces do not matter.
/// Digits that clash are read all the same, with a warning.
///
/// # Errors
/// A [`ParseError`] that says what is wrong, where, and how to mend it.
///
/// ```
/// use pencilmark_formats::{Format, Options, parse};
/// let text = "
///     12|..   # the first two
///     ..|..
///     --+--
///     ..|1.
///     ..|.3
/// ";
/// let parsed = parse(text, &Options::default())?;
/// assert_eq!(parsed.format, Format::Grid);
/// assert_eq!(parsed.puzzle.given_count(), 4);
/// assert_eq!(parsed.meta.comments, ["the first two"]);
/// # Ok::<(), pencilmark_formats::ParseError>(())
/// ```
pub fn parse(text: &str, options: &Options) -> Result<Parsed, ParseError> {
    let undressed = undressed(text);
    let text = undressed.as_deref().unwrap_or(text);
    let raw = Raw::new(text, 1);
    match foreign::read(&raw, options) {
        Some(found) => found.map(|found| with_oddities(&Text::new("", 1), found)),
        None => parse_text(&Text::new(text, 1), options),
    }
}

/// Reads one line of a file with a puzzle in each line; `number` is the number of the line, which
/// errors name. `None` for a line that is blank or only a comment.
///
/// # Errors
/// As [`parse`].
pub fn parse_line(
    line: &str,
    number: usize,
    options: &Options,
) -> Result<Option<Parsed>, ParseError> {
    if let Some(found) = foreign::read(&Raw::new(line, number), options) {
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
            let (format, mut reading) = read(&grid, options)?;
            reading.notes.extend(notes);
            reading.warnings.extend(warnings);
            (format, reading)
        }
        None => read(text, options)?,
    };
    Ok(with_oddities(text, found))
}

/// Adds the warnings that any format can have.
fn with_oddities(text: &Text<'_>, (format, mut reading): (Format, Reading)) -> Parsed {
    reading.warnings.extend(oddities(&reading.puzzle));
    finish(text, reading.format.unwrap_or(format), reading)
}

/// Adds what the text says besides the puzzle.
fn finish(text: &Text<'_>, format: Format, reading: Reading) -> Parsed {
    let Reading { puzzle, warnings, notes, solution, case, labels: told, .. } = reading;
    let is_sdk = format == Format::Sdk;
    let (labelled, plain): (Vec<_>, Vec<_>) =
        text.comments.iter().partition(|comment| is_sdk && label_of(comment).is_some());
    let labels = labelled.into_iter().filter_map(label_of).chain(told).collect();
    let comments = plain.into_iter().map(|comment| comment.text.to_string());
    let comments = comments.chain(notes).filter(|comment| !comment.is_empty()).collect();
    let meta = Meta { comments, labels, solution, case };
    Parsed { puzzle, format, warnings, meta }
}

/// Recognises the format and reads it, or reads the format asked for.
pub(crate) fn read(text: &Text<'_>, options: &Options) -> Result<(Format, Reading), ParseError> {
    if line::is_plain(text, options) {
        return Ok((Format::Line, line::read_plain(text, options)?));
    }
    if let Some(cells) = line::fixed_width(text, options) {
        return Ok((Format::Line, line::read_cells(text, options, &cells)?));
    }
    let survey = Survey::new(text);
    for reader in READERS {
        let chosen = match options.format {
            Some(format) => format == reader.format,
            None => (reader.recognises)(text, &survey, options),
        };
        if chosen {
            let reading = (reader.read)(text, &survey, options)?;
            return Ok((reader.format, reading));
        }
    }
    let reading = grid::read(text, &survey, options)?;
    Ok((Format::Grid, reading))
}
