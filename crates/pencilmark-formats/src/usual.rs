//! What most files hold: a classic puzzle in one of the usual layouts and nothing else. It is read here without
//! considering other formats; whatever is not exactly as expected is left to the careful readers. They give the
//! same result for everything that is read here, and tests compare the two.
mod block;
mod places;
mod rows;
mod table;

pub(crate) use block::Block;

#[cfg(feature = "foreign")]
use crate::codecs::json;
use crate::codecs::line;
use crate::format::Format;
use crate::parsed::{Meta, Options, Parsed};
use pencilmark_core::Puzzle;

/// Reads a text of one line.
pub(crate) fn read_line(text: &str, options: &Options) -> Option<Parsed> {
    let found = line::read_usual(text, options).map(|puzzle| plain(puzzle, Format::LINE));
    #[cfg(feature = "foreign")]
    let found = found
        .or_else(|| json::own::read_usual(text, options).map(|puzzle| plain(puzzle, Format::JSON)));
    found.or_else(|| table::read(text, options)).or_else(|| places::read(text, options))
}

/// Reads a text of one line or one block of lines.
pub(crate) fn read(text: &str, options: &Options) -> Option<Parsed> {
    read_line(text, options).or_else(|| Some(Block::read(text, options)?.0))
}

/// Reads the object at the beginning of a text, and says where it ends.
#[cfg(feature = "foreign")]
pub(crate) fn first_object(text: &str, options: &Options) -> Option<(Parsed, usize)> {
    let length = json::own::USUAL_LENGTH;
    let puzzle = json::own::read_usual(text.get(..length)?, options)?;
    Some((plain(puzzle, Format::JSON), length))
}
#[cfg(not(feature = "foreign"))]
pub(crate) fn first_object(_: &str, _: &Options) -> Option<(Parsed, usize)> {
    None
}

/// A puzzle about which the text says nothing else.
fn plain(puzzle: Puzzle, format: Format) -> Parsed {
    Parsed { puzzle, format, warnings: Vec::new(), meta: Meta::default() }
}

/// Whether neither a board nor a format was requested.
fn asks_nothing(options: &Options) -> bool {
    options.shape.is_none() && options.format.is_none()
}
