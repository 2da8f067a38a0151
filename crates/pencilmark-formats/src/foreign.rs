//! Formats that are not cells in lines: strings of one program, links, JSON, XML. Each is known by
//! how it begins, so they are tried first, and what is broken is said in their own terms.
mod arrays;
pub(crate) mod fpuzzles;
pub(crate) mod gnome;
pub(crate) mod json;
pub(crate) mod link;
mod loose_json;
pub(crate) mod own;
mod raw;
mod refused;
pub(crate) mod runs;
mod solver_string;
pub(crate) mod sudokupad;
pub(crate) mod sudokuwiki;
mod sumocue;
pub(crate) mod tatham;
pub(crate) mod xml;

pub(crate) use raw::Raw;

/// Whether the formats of this folder are read and written: everywhere but in the small engine of
/// the page (`WebAssembly` without the feature `full`).
pub const KNOWS_FOREIGN: bool = cfg!(any(not(target_family = "wasm"), feature = "full"));

use crate::board::Reading;
use crate::error::{ErrorKind, ParseError};
use crate::parsed::{Format, Options};

/// Reads the text if it is of the format, and says why if it is a broken one.
type Read = fn(&Raw<'_>, &Options) -> Option<Result<Reading, ParseError>>;

/// From the most to the least specific beginning.
const READERS: [(Format, Read); 12] = [
    (Format::Xml, xml::read),
    (Format::Json, json::read),
    (Format::Json, json::read_declared),
    (Format::SumoCue, sumocue::read),
    (Format::SudokuPad, sudokupad::read),
    (Format::SudokuWiki, sudokuwiki::read),
    (Format::Tatham, tatham::read),
    (Format::Gnome, gnome::read),
    (Format::SolverString, solver_string::read),
    (Format::SudokuWikiMasks, sudokuwiki::read_masks),
    (Format::SudokuWikiPairs, sudokuwiki::read_pairs),
    (Format::FPuzzles, fpuzzles::read_packed),
];

/// The format and the puzzle, if the text is of one of these formats. A link gives the format of
/// what it holds.
pub(crate) fn read(
    raw: &Raw<'_>,
    options: &Options,
) -> Option<Result<(Format, Reading), ParseError>> {
    if !KNOWS_FOREIGN {
        return None;
    }
    if let Some(asked) = options.format {
        if asked == Format::Link {
            return Some(link::read(raw, options).unwrap_or_else(|| Err(raw.none(asked))));
        }
        let (format, read) = READERS.iter().find(|(format, _)| *format == asked)?;
        let reading = read(raw, options).unwrap_or_else(|| Err(raw.none(asked)));
        return Some(reading.map(|reading| (*format, reading)));
    }
    if !may_be_foreign(raw.body) {
        return None;
    }
    if let Some(name) = refused::name_of(raw.body) {
        return Some(Err(raw.error(0, ErrorKind::NotRead(name))));
    }
    if let Some(result) = link::read(raw, options) {
        return Some(result);
    }
    READERS.iter().find_map(|(format, read)| {
        read(raw, options).map(|result| result.map(|reading| (*format, reading)))
    })
}

/// Whether a text may be in a format of another program: a link, JSON, XML, a string of one program.
///
/// ```
/// assert!(pencilmark_formats::may_be_of_other_program("https://sudokupad.app/scf..."));
/// assert!(!pencilmark_formats::may_be_of_other_program("1.....3..2.....4"));
/// ```
pub fn may_be_of_other_program(text: &str) -> bool {
    may_be_foreign(Raw::new(text, 1).body)
}

/// Whether a text can be of any of these formats: the plain line of a board, of which files hold
/// millions, cannot.
fn may_be_foreign(body: &str) -> bool {
    let first = body.bytes().next().unwrap_or_default();
    match first {
        b'0'..=b'9' => {
            body.bytes().any(|byte| matches!(byte, b':' | b',' | b'#')) || body.len() >= 162
        }
        b'.' => body[1..].starts_with(|c: char| c == '~' || c.is_ascii_alphabetic()),
        b'#' | b'<' | b'{' | b'[' | 0x1F => true,
        _ => first.is_ascii_alphabetic() && !body.starts_with(['x', 'X']),
    }
}
