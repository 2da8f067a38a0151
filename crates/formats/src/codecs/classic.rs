//! The older id of `SudokuPad`, `classic...`.
use super::sudokupad::fits;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use crate::runs;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "classic",
    aliases: &[],
    name: message!("format-classic"),
    recognised: about("`classic...`"),
    holds: about("givens"),
    read: Read::As(Format::new("sudokupad")),
    write: Write::Puzzle(Writer::new(
        |out, puzzle, _, _| {
            fits(puzzle)?;
            out.push_str("classic");
            runs::write_classic(out, puzzle);
            Ok(())
        },
        &[],
    )),
};
