//! A link to f-puzzles.
use super::fpuzzles;
use crate::codec::{Codec, Read, SETTER, Write, WriteError, Writer, about};
use crate::format::Format;
use crate::lz;
use crate::parsed::Meta;
use pencilmark_core::Puzzle;
use pencilmark_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "fpuzzles-link",
    aliases: &[],
    name: message!("format-fpuzzles-link"),
    recognised: about("as `link`"),
    holds: about("as `fpuzzles`"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|puzzle, meta, _| write(puzzle, meta), SETTER)),
};

fn write(puzzle: &Puzzle, meta: &Meta) -> Result<String, WriteError> {
    let packed = fpuzzles::write(puzzle, meta)?;
    Ok(format!("https://www.f-puzzles.com/?load={}", lz::escaped(&packed)))
}
