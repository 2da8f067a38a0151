//! A link to Interactive Sudoku Solver.
use super::solver_string::{CARRIES, write};
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "solver-link",
    aliases: &["iss-link"],
    name: message!("format-solver-link"),
    recognised: about("as `link`"),
    holds: about("as `solver-string`"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(
        |out, puzzle, _, _| {
            out.push_str("https://sigh.github.io/Interactive-Sudoku-Solver/?q=");
            write(out, puzzle)
        },
        CARRIES,
    )),
};
