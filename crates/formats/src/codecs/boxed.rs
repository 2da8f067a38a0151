//! The grid of players' forums: a frame around boxes.
use crate::append::{push_digit, push_right};
use crate::cells::box_size;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use crate::lex::MAX_SYMBOL_SIDE;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "boxed",
    aliases: &[],
    name: message!("format-boxed"),
    recognised: about("as `grid`"),
    holds: about("givens"),
    read: Read::As(Format::new("grid")),
    write: Write::Puzzle(Writer {
        lines: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), &[])
    }),
};

/// The grid of players' forums: `+-------+-------+-------+` around boxes.
fn write(out: &mut String, puzzle: &Puzzle) {
    let shape = puzzle.shape();
    let side = shape.side();
    let (rows, columns) = box_size(shape);
    let width = if side > MAX_SYMBOL_SIDE { side.to_string().len() } else { 1 };
    let stroke =
        format!("+{}", "-".repeat(columns * (width + 1) + 1)).repeat(side / columns) + "+\n";
    for (index, row) in puzzle.entries().chunks(side).enumerate() {
        if index % rows == 0 {
            out.push_str(&stroke);
        }
        for (column, entry) in row.iter().enumerate() {
            if column % columns == 0 {
                out.push_str("| ");
            }
            push_right(out, width, |out| match entry.digit() {
                Some(digit) => push_digit(out, shape, digit),
                None => out.push('.'),
            });
            out.push(' ');
        }
        out.push_str("|\n");
    }
    out.push_str(&stroke);
}
