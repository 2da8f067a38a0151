//! Numbers separated by commas, as spreadsheets read them.
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use pencilmark_core::{Entry, Puzzle};
use pencilmark_words::message;

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
        ..Writer::new(|puzzle, _, _| Ok(write(puzzle)), &[])
    }),
};

/// `n` lines of `n` numbers separated by commas; nothing for an empty cell.
fn write(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    for row in puzzle.entries().chunks(puzzle.shape().side()) {
        let name = |entry: &Entry| entry.digit().map_or(String::new(), |d| d.number().to_string());
        out.push_str(&row.iter().map(name).collect::<Vec<_>>().join(","));
        out.push('\n');
    }
    out
}
