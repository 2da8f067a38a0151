//! A link to f-puzzles.
use super::fpuzzles;
use crate::codec::{Codec, Read, SETTER, Write, WriteError, Writer, about};
use crate::format::Format;
use crate::lz;
use crate::parsed::Meta;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "fpuzzles-link",
    aliases: &[],
    name: message!("format-fpuzzles-link"),
    recognised: about("as `link`"),
    holds: about("as `fpuzzles`"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|out, puzzle, meta, _| write(out, puzzle, meta), SETTER)),
};

fn write(out: &mut String, puzzle: &Puzzle, meta: &Meta) -> Result<(), WriteError> {
    let packed = fpuzzles::packed(puzzle, meta)?;
    out.push_str("https://www.f-puzzles.com/?load=");
    out.push_str(&lz::escaped(&packed));
    Ok(())
}
