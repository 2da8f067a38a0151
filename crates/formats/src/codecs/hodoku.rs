//! Lines of `HoDoKu`'s library, `:technique:digits:grid:deleted:eliminated:placed:extra`, or just
//! the grid with the deleted candidates, as Susser and `SudokuStudio` write it.
//!
//! In the grid a `+` before a digit means that it is placed. Deleted candidates are groups of
//! digit, row and column: `224` is the 2 of r2c4. They are missing although the digits would allow
//! them.
use crate::append::push_symbols;
use crate::board::Reading;
use crate::candidates::{left_by_digits, shortened};
use crate::cells::{cut_rows, line_of, read_cells, side_of};
use crate::codec::{Ask, Codec, POSITION, Write, Writer, about, cells};
use crate::codecs::line::usual_puzzle;
use crate::error::{ErrorKind, ParseError};
use crate::lex::{Token, split, symbols, words};
use crate::parsed::{LibraryCase, Options};
use crate::survey::Survey;
use crate::symbols::{Alphabet, Symbol};
use crate::text::Text;
use crate::warning::Warning;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "hodoku",
    aliases: &["library"],
    name: message!("format-hodoku"),
    recognised: about("one line with 6 or 7 `:`, or a board and one `:`"),
    holds: about(
        "givens, placed digits, candidates, and deleted candidates (Susser and SudokuStudio write the grid and those)",
    ),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        symbols: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), POSITION)
    }),
};

/// One line with colons: six or seven of them, one at its start, or one after a whole board.
fn recognises(text: &Text<'_>, survey: &Survey<'_>, options: &Options) -> bool {
    let row = &text.rows[0];
    if survey.rows() != 1 || row.content.contains("://") {
        return false;
    }
    match row.content.matches(':').count() {
        0 => false,
        1 => {
            let grid = &split(row, |c| c == ':')[0];
            side_of(cells_of(grid).len(), options).is_some()
        }
        6 | 7 => true,
        _ => row.content.starts_with(':'),
    }
}

/// Reads the line. Cells without deleted candidates remain unknown: the digits determine what is
/// left.
fn read(text: &Text<'_>, _: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let row = &text.rows[0];
    let parts = split(row, |c| c == ':');
    let empty = Token { text: "", line: row.number, column: row.end() };
    let part = |index: usize| parts.get(index).copied().unwrap_or(empty);
    let (grid, deleted) = match parts.len() {
        2 => (part(0), part(1)),
        7 | 8 => (part(3), part(4)),
        found => {
            let kind = ErrorKind::LibraryFields(found.saturating_sub(1));
            return Err(text.error(kind, row.number, row.start));
        }
    };
    let usual = usual_puzzle(grid.text).filter(|_| options.shape.is_none());
    let mut reading = match usual {
        Some(puzzle) => Reading::new(puzzle, Vec::new()),
        None => read_cells(text, options, &cells_of(&grid))?,
    };
    let side = reading.puzzle.shape().side();
    delete(text, &mut reading, &deleted)?;
    if parts.len() > 2 {
        reading.case = Some(LibraryCase {
            technique: part(1).text.to_string(),
            digits: part(2).text.to_string(),
            eliminations: triplets(text, &part(5), side)?.into_iter().map(|(c, _)| c).collect(),
            placements: triplets(text, &part(6), side)?.into_iter().map(|(c, _)| c).collect(),
            extra: part(7).text.to_string(),
        });
    }
    Ok(reading)
}

/// The cells of the grid.
fn cells_of<'a>(grid: &Token<'a>) -> Vec<Token<'a>> {
    let line = line_of(grid);
    cut_rows(&line).unwrap_or_else(|| symbols(&line))
}

/// Removes the deleted candidates from those that the digits leave.
fn delete(text: &Text<'_>, reading: &mut Reading, field: &Token<'_>) -> Result<(), ParseError> {
    let deleted = triplets(text, field, reading.puzzle.shape().side())?;
    if deleted.is_empty() {
        return Ok(());
    }
    let left = left_by_digits(&reading.puzzle);
    for (Candidate { cell, digit }, word) in deleted {
        let mut set = match reading.puzzle.entry(cell) {
            Entry::Candidates(set) => set,
            Entry::Unknown => left[cell.index()],
            Entry::Given(_) | Entry::Placed(_) => DigitSet::EMPTY,
        };
        if set.contains(digit) {
            set.remove(digit);
            reading.puzzle.set(cell, Entry::Candidates(set));
        } else {
            reading.warnings.push(Warning::DeletedNothing { triplet: word.to_string() });
        }
    }
    Ok(())
}

/// The groups of digit, row and column of a field.
fn triplets<'a>(
    text: &Text<'_>,
    field: &Token<'a>,
    side: usize,
) -> Result<Vec<(Candidate, &'a str)>, ParseError> {
    let alphabet = Alphabet::from_one(side);
    let index = |symbol: char| match alphabet.read(symbol) {
        Symbol::Digit(digit) => Some(digit.index()),
        Symbol::Blank | Symbol::Bad => None,
    };
    let candidate = |word: &Token<'a>| {
        let parts: Option<Vec<usize>> = word.text.chars().take(4).map(index).collect();
        let Some(&[digit, row, column]) = parts.as_deref() else {
            let kind = ErrorKind::BadTriplet { triplet: shortened(word.text), side };
            return Err(text.error(kind, word.line, word.column));
        };
        Ok((Candidate::new(Cell::at(row, column, side), Digit::new(digit)), word.text))
    };
    words(&line_of(field)).iter().map(candidate).collect()
}

/// A library line that is just a position: technique `0000`, digits `x`.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) {
    out.push_str(":0000:x:");
    for run in puzzle.entries().chunk_by(|_, next| !matches!(next, Entry::Placed(_))) {
        if matches!(run[0], Entry::Placed(_)) {
            out.push('+');
        }
        push_symbols(out, run, '.');
    }
    out.push(':');
    // Most puzzles have no candidates, so nothing is deleted.
    if puzzle.entries().iter().any(|entry| matches!(entry, Entry::Candidates(_))) {
        write_deleted(out, puzzle);
    }
    out.push_str("::");
}

/// The candidates that are missing although no digit excludes them, as digit, row and column.
fn write_deleted(out: &mut String, puzzle: &Puzzle) {
    let side = puzzle.shape().side();
    let left = left_by_digits(puzzle);
    let mut deleted = Vec::new();
    for cell in puzzle.shape().cells() {
        let Entry::Candidates(set) = puzzle.entry(cell) else { continue };
        let (row, column) = (Digit::new(cell.row(side)), Digit::new(cell.column(side)));
        let gone = (left[cell.index()] - set).iter();
        deleted.extend(gone.map(|digit| format!("{digit}{row}{column}")));
    }
    out.push_str(&deleted.join(" "));
}
