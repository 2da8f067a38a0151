//! What most files hold: a classic puzzle in one of the usual layouts and nothing else. It is read here without
//! considering other formats; whatever is not exactly as expected is left to the careful readers. Tests check that
//! those would have read the same.
mod block;
mod places;
mod rows;
mod table;

pub(crate) use block::Block;
pub(crate) use table::{Bound, read_row};

#[cfg(feature = "foreign")]
use crate::codecs::json;
use crate::codecs::line;
use crate::format::Format;
use crate::parsed::{Meta, Options, Parsed};
use whydoku_core::Puzzle;

/// Reads a text of one line.
pub(crate) fn read_line(text: &str, options: &Options) -> Option<Parsed> {
    let line = line::read_usual(text, options).map(|puzzle| plain(puzzle, Format::LINE));
    let object = || {
        let (parsed, length) = first_object(text, options)?;
        (length == text.len()).then_some(parsed)
    };
    let others = || table::read(text, options).or_else(|| places::read(text, options));
    line.or_else(object).or_else(others)
}

/// Reads a text of one line or one block of lines.
pub(crate) fn read(text: &str, options: &Options) -> Option<Parsed> {
    read_line(text, options).or_else(|| Some(Block::read(text, options)?.0))
}

/// Reads the object at the beginning of a text, and says where it ends.
#[cfg(feature = "foreign")]
pub(crate) fn first_object(text: &str, options: &Options) -> Option<(Parsed, usize)> {
    let found = json::own_usual::first_object(text, options)?;
    let mut parsed = plain(found.puzzle, Format::JSON);
    parsed.meta.solution = found.solution;
    Some((parsed, found.length))
}
#[cfg(not(feature = "foreign"))]
pub(crate) fn first_object(_: &str, _: &Options) -> Option<(Parsed, usize)> {
    None
}

/// A puzzle about which the text says nothing else.
fn plain(puzzle: Puzzle, format: Format) -> Parsed {
    Parsed { puzzle, format, warnings: Vec::new(), meta: Meta::default() }
}

/// Whether to look for more than a line or an object: neither a board nor a format was requested. A program without
/// the formats of other programs is meant to be small, and reads everything else carefully.
fn looks_further(options: &Options) -> bool {
    cfg!(feature = "foreign") && options.shape.is_none() && options.format.is_none()
}
