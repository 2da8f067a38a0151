//! The older id of `SudokuPad`, `classic...`.
use super::sudokupad::fits;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use crate::runs;
use pencilmark_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "classic",
    aliases: &[],
    name: message!("format-classic"),
    recognised: about("`classic...`"),
    holds: about("givens"),
    read: Read::As(Format::new("sudokupad")),
    write: Write::Puzzle(Writer::new(
        |puzzle, _, _| fits(puzzle).map(|()| format!("classic{}", runs::write_classic(puzzle))),
        &[],
    )),
};
