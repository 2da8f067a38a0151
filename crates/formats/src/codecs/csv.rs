//! A row of a table: the cells, a comma, the solution.
use super::line;
use crate::codec::{Codec, Read, Write, Writer, about};
use crate::format::Format;
use crate::loss::Loss;
use crate::parsed::Meta;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "csv",
    aliases: &[],
    name: message!("format-csv"),
    recognised: about("as `line`"),
    holds: about("givens, the solution"),
    read: Read::As(Format::new("line")),
    write: Write::Puzzle(Writer {
        symbols: true,
        frame: ("puzzle,solution\n", ""),
        ..Writer::always(
            |out, puzzle, meta, _| write(out, puzzle, meta),
            &[Loss::Regions, Loss::Solution],
        )
    }),
};

/// A row of a table.
fn write(out: &mut String, puzzle: &Puzzle, meta: &Meta) {
    line::write(out, puzzle, '0');
    out.push(',');
    let solution = meta.solution.as_deref().unwrap_or_default();
    out.extend(solution.iter().filter_map(|digit| digit.symbol()));
}
