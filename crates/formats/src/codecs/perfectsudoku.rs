//! The string of a killer as `PerfectSudoku` and `JSudoku` write it: `3x3::k:` (`3x3:d:k:` with both
//! diagonals) and a number for each cell: 256 times the sum of its cage, plus a number that all cells of a
//! cage share.
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, Read, Write, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::{Raw, shown};
use std::collections::BTreeMap;
use whydoku_core::{Cell, Entry, Extra, Rule, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "perfectsudoku",
    aliases: &["jsudoku"],
    name: message!("format-perfectsudoku"),
    recognised: about("`3x3::k:...`, `3x3:d:k:...`"),
    holds: about("cages with sums, diagonals"),
    read: Read::Whole(read),
    write: Write::Nothing,
};

const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;
/// The factor of the sum of the cage.
const TIMES: u32 = 256;

/// Reads killers; a cell whose number has no sum is in no cage.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let (flags, rest) = raw.body.strip_prefix("3x3:")?.split_once(":k:")?;
    Some(read_cells(raw, options, flags, rest))
}

fn read_cells(
    raw: &Raw<'_>,
    options: &Options,
    flags: &str,
    rest: &str,
) -> Result<Reading, ParseError> {
    let broken = |at: usize, what: String| raw.broken(at, Format::PERFECTSUDOKU, what);
    let mut shape = raw.shape(options, SIDE)?;
    if flags.eq_ignore_ascii_case("d") {
        let wrong =
            |error: whydoku_core::ShapeError| raw.error(0, ErrorKind::Shape(error.to_string()));
        shape = shape.with(Extra::Diagonals).map_err(wrong)?;
    } else if !flags.is_empty() {
        return Err(raw.rule("3x3:".len(), flags, None));
    }
    let start = raw.body.len() - rest.len();
    let words: Vec<&str> = rest.trim_end().trim_end_matches(':').split(':').collect();
    if words.len() != CELLS {
        let (found, expected) = (words.len(), CELLS);
        return Err(raw.error(start, ErrorKind::CellCount { found, expected }));
    }
    let mut cages: BTreeMap<u32, (u32, Vec<Cell>)> = BTreeMap::new();
    let mut at = start;
    for (cell, word) in words.iter().enumerate() {
        let number: u32 = word
            .trim()
            .parse()
            .map_err(|_| broken(at, format!("'{}' is not the number of a cell", shown(word))))?;
        let (sum, name) = (number / TIMES, number % TIMES);
        if sum > 0 {
            let cage = cages.entry(name).or_insert((sum, Vec::new()));
            if cage.0 != sum {
                let other = cage.0;
                return Err(broken(
                    at,
                    format!("cage {name} has the sum {sum} here and {other} before"),
                ));
            }
            cage.1.push(Cell::new(cell));
        }
        at += word.len() + 1;
    }
    raw.puzzle(with_cages(raw, &shape, cages)?, vec![Entry::Unknown; CELLS])
}

fn with_cages(
    raw: &Raw<'_>,
    shape: &Shape,
    cages: BTreeMap<u32, (u32, Vec<Cell>)>,
) -> Result<Shape, ParseError> {
    let mut all: Vec<(u32, Vec<Cell>)> = cages.into_values().collect();
    all.sort_by_key(|(_, cells)| cells.first().copied());
    let rule = |(sum, cells)| Rule::cage(cells, Some(sum));
    let rules: Vec<Rule> = all.into_iter().map(rule).collect();
    raw.ruled(Format::PERFECTSUDOKU, shape, &rules)
}
