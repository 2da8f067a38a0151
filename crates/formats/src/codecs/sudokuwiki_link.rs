//! A link to `SudokuWiki`'s solver.
use super::share::{is_plain, push_digits};
use super::sudokuwiki;
use crate::codec::{Codec, POSITION, Read, Write, WriteError, Writer, about};
use crate::format::Format;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuwiki-link",
    aliases: &[],
    name: message!("format-sudokuwiki-link"),
    recognised: about("as `link`"),
    holds: about("as `sudokuwiki`; digits alone as digits"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write(out, puzzle), POSITION)),
};

fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    out.push_str("https://www.sudokuwiki.org/sudoku.htm?bd=");
    if !is_plain(puzzle) || puzzle.shape().side() != 9 {
        return sudokuwiki::write(out, puzzle);
    }
    push_digits(out, puzzle);
    Ok(())
}
