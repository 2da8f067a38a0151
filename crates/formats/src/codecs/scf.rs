//! The short id of `SudokuPad`, `scf...`.
use super::sudokupad::fits;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use crate::runs;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "scf",
    aliases: &[],
    name: message!("format-scf"),
    recognised: about("`scf...`"),
    holds: about("givens"),
    read: Read::As(Format::new("sudokupad")),
    write: Write::Puzzle(Writer::new(
        |out, puzzle, _, _| {
            fits(puzzle)?;
            out.push_str("scf");
            runs::write_scf(out, puzzle);
            Ok(())
        },
        &[],
    )),
};
