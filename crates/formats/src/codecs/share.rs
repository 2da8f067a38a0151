//! The end of a link to this project's page: `#p=` and the cells, or `#s=` and version B of
//! `SudokuWiki`'s strings for a position.
use super::{line, sudokuwiki};
use crate::append::push_symbols;
use crate::codec::{Codec, POSITION, Read, Write, WriteError, Writer, about};
use crate::format::Format;
use whydoku_core::{Entry, Puzzle, Regions};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "share",
    aliases: &[],
    name: message!("format-share"),
    recognised: about("`#p=` and `#s=`"),
    holds: about("what its link carries"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer {
        symbols: true,
        ..Writer::new(|out, puzzle, _, _| write(out, puzzle), POSITION)
    }),
};

fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    if is_plain(puzzle) {
        out.push_str("#p=");
        line::write(out, puzzle, '.');
        return Ok(());
    }
    out.push_str("#s=");
    sudokuwiki::write(out, puzzle)
}

/// Whether there are only givens, on boxes.
pub(super) fn is_plain(puzzle: &Puzzle) -> bool {
    puzzle.entries().iter().all(|e| matches!(e, Entry::Given(_) | Entry::Unknown))
        && matches!(puzzle.shape().regions(), Regions::Boxes { .. })
}

/// The digits of a 9x9 board, without the regions of a jigsaw.
pub(super) fn push_digits(out: &mut String, puzzle: &Puzzle) {
    push_symbols(out, puzzle.entries(), '0');
}
