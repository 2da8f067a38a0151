//! The text display of this project: every cell between bars, with marks that show what is known.
//!
//! `5*` is given, `5-` is placed, digits without a mark are the candidates that are left, an empty
//! cell means that nothing is known, and `{}` is a cell without candidates. It is the only grid
//! that distinguishes all of these, so a position survives it unchanged.
use crate::append::{push_digit, push_left, push_set};
use crate::board::{Reading, check_lines, likely_side, puzzle_of, shape_of};
use crate::candidates::parse_set;
use crate::codec::{Ask, Codec, POSITION, Write, Writer, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::{Token, pieces};
use crate::parsed::Options;
use crate::survey::Survey;
use crate::text::Text;
use whydoku_core::{Entry, Puzzle, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "marked",
    aliases: &["display", "seed"],
    name: message!("format-marked"),
    recognised: about(
        "a bar after every cell; `5*` given, `5-` placed, digits alone are candidates, `{}` none",
    ),
    holds: about("givens, placed digits, candidates"),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        lines: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), POSITION)
    }),
};

/// A bar after every cell, and at most one word in each.
fn recognises(_: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    survey.piece_mode >= 4
        && survey.is_square(survey.piece_mode)
        && survey.word_mode <= survey.rows() + 1
}

/// Reads a display, or plain digits and blanks with a bar after every cell: in that case they are
/// givens.
fn read(text: &Text<'_>, _: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let rows: Vec<Vec<Token<'_>>> = text.rows.iter().map(pieces).collect();
    let counts: Vec<usize> = rows.iter().map(Vec::len).collect();
    let side = likely_side(&counts, options);
    check_lines(text, &text.rows, &counts, side, options, |row| rows[row][side].column)?;
    let shape = shape_of(text, options, side)?;
    let cells: Vec<&Token<'_>> = rows.iter().flatten().collect();
    let plain = is_plain(&cells, side);
    let entries: Result<Vec<Entry>, ParseError> = cells
        .iter()
        .map(|cell| {
            entry(cell.text, side, plain).map_err(|kind| text.error(kind, cell.line, cell.column))
        })
        .collect();
    Ok(Reading::new(puzzle_of(text, &shape, entries?)?, Vec::new()))
}

/// Whether no cell is marked and none holds more than one digit.
fn is_plain(cells: &[&Token<'_>], side: usize) -> bool {
    let alone = |cell: &&Token<'_>| match cell.symbol() {
        Some(_) => true,
        None if cell.text.is_empty() => true,
        None => {
            let number = cell.text.parse::<usize>().is_ok_and(|number| number <= side);
            number && parse_set(cell.text, side).is_err()
        }
    };
    let numbers = side > 9 && cells.iter().any(|cell| cell.text.len() > 1 && alone(cell));
    let fits = |cell: &&Token<'_>| alone(cell) || (numbers && cell.text.parse::<usize>().is_ok());
    cells.iter().all(fits)
}

fn entry(cell: &str, side: usize, plain: bool) -> Result<Entry, ErrorKind> {
    let one = |digit: &str| crate::candidates::parse_digit(digit, side);
    if cell.is_empty() || matches!(cell, "." | "_" | "·" | "?" | "0" | "*" | "-") {
        Ok(Entry::Unknown)
    } else if let Some(digit) = cell.strip_suffix('*') {
        one(digit).map(Entry::Given)
    } else if let Some(digit) = cell.strip_suffix('-') {
        one(digit).map(Entry::Placed)
    } else if plain {
        one(cell).map(Entry::Given)
    } else {
        parse_set(cell, side).map(Entry::Candidates)
    }
}

/// Writes the display.
///
/// The width is that of the widest cell, at least 2, including the mark of a digit. A row is `| `,
/// then for each cell its text padded to the width and ` |`, so its length is that of the lines of
/// dashes, 2 + side * (width + 2).
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) {
    let shape = puzzle.shape();
    let side = shape.side();
    let mut text = String::new();
    let mut length = |entry: &Entry| {
        text.clear();
        push_cell(&mut text, shape, *entry);
        text.len()
    };
    let width = puzzle.entries().iter().map(&mut length).max().unwrap_or(0).max(2);
    let dashes = "-".repeat(2 + side * (width + 2)) + "\n";
    out.reserve(dashes.len() * (2 * side + 1));
    for row in puzzle.entries().chunks(side) {
        out.push_str(&dashes);
        out.push_str("| ");
        for entry in row {
            push_left(out, width, |out| push_cell(out, shape, *entry));
            out.push_str(" |");
        }
        out.push('\n');
    }
    out.push_str(&dashes);
}

fn push_cell(out: &mut String, shape: &Shape, entry: Entry) {
    match entry {
        Entry::Unknown => {}
        Entry::Given(digit) => {
            push_digit(out, shape, digit);
            out.push('*');
        }
        Entry::Placed(digit) => {
            push_digit(out, shape, digit);
            out.push('-');
        }
        Entry::Candidates(digits) => push_set(out, shape, digits),
    }
}
