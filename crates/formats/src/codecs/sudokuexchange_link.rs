//! A link to `SudokuExchange`.
use super::share::push_digits;
use crate::codec::{Codec, Read, Write, WriteError, Writer, about};
use crate::format::Format;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuexchange-link",
    aliases: &[],
    name: message!("format-sudokuexchange-link"),
    recognised: about("as `link`"),
    holds: about("givens"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write(out, puzzle), &[])),
};

fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    if puzzle.shape().side() != 9 {
        return Err(WriteError::Sides(&[9]));
    }
    out.push_str("https://sudokuexchange.com/play/?s=");
    push_digits(out, puzzle);
    Ok(())
}
