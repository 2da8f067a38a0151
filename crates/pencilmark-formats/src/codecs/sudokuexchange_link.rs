//! A link to `SudokuExchange`.
use super::share::digits;
use crate::codec::{Codec, Read, Write, WriteError, Writer, about};
use crate::format::Format;
use pencilmark_core::Puzzle;
use pencilmark_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuexchange-link",
    aliases: &[],
    name: message!("format-sudokuexchange-link"),
    recognised: about("as `link`"),
    holds: about("givens"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|puzzle, _, _| write(puzzle), &[])),
};

fn write(puzzle: &Puzzle) -> Result<String, WriteError> {
    match puzzle.shape().side() {
        9 => Ok(format!("https://sudokuexchange.com/play/?s={}", digits(puzzle))),
        _ => Err(WriteError::Sides(&[9])),
    }
}
