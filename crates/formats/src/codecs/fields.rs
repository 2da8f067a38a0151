//! Numbers separated by commas, as spreadsheets read them.
use crate::append::push_number;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "fields",
    aliases: &[],
    name: message!("format-fields"),
    recognised: about("as `numbers`"),
    holds: about("givens"),
    read: Read::As(Format::new("numbers")),
    write: Write::Puzzle(Writer {
        lines: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), &[])
    }),
};

/// `n` lines of `n` numbers separated by commas; nothing for an empty cell.
fn write(out: &mut String, puzzle: &Puzzle) {
    for row in puzzle.entries().chunks(puzzle.shape().side()) {
        for (column, entry) in row.iter().enumerate() {
            if column > 0 {
                out.push(',');
            }
            if let Some(digit) = entry.digit() {
                push_number(out, digit.number() as u64);
            }
        }
        out.push('\n');
    }
}
