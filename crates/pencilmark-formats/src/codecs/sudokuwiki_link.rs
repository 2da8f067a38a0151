//! A link to `SudokuWiki`'s solver.
use super::share::{digits, is_plain};
use super::sudokuwiki;
use crate::codec::{Codec, POSITION, Read, Write, WriteError, Writer, about};
use crate::format::Format;
use pencilmark_core::Puzzle;
use pencilmark_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuwiki-link",
    aliases: &[],
    name: message!("format-sudokuwiki-link"),
    recognised: about("as `link`"),
    holds: about("as `sudokuwiki`; digits alone as digits"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|puzzle, _, _| write(puzzle), POSITION)),
};

fn write(puzzle: &Puzzle) -> Result<String, WriteError> {
    let plain = is_plain(puzzle) && puzzle.shape().side() == 9;
    let board = if plain { digits(puzzle) } else { sudokuwiki::write(puzzle)? };
    Ok(format!("https://www.sudokuwiki.org/sudoku.htm?bd={board}"))
}
