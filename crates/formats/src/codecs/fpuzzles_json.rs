//! The JSON inside a packed puzzle of f-puzzles.
use super::fpuzzles::json;
use crate::codec::{Codec, Read, SETTER, Write, Writer, about};
use crate::format::Format;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "fpuzzles-json",
    aliases: &[],
    name: message!("format-fpuzzles-json"),
    recognised: about("as `fpuzzles`"),
    holds: about("as `fpuzzles`"),
    read: Read::As(Format::new("fpuzzles")),
    write: Write::Puzzle(Writer::new(|out, puzzle, meta, _| json(out, puzzle, meta), SETTER)),
};
