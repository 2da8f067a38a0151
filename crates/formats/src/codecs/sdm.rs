//! One line with `0` for an empty cell, as collections of many puzzles have them.
use super::line;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use crate::loss::Loss;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sdm",
    aliases: &["81"],
    name: message!("format-sdm"),
    recognised: about("as `line`"),
    holds: about("givens"),
    read: Read::As(Format::new("line")),
    write: Write::Puzzle(Writer {
        blank: Some('0'),
        symbols: true,
        ..Writer::always(|out, puzzle, _, blank| line::write(out, puzzle, blank), &[Loss::Regions])
    }),
};
