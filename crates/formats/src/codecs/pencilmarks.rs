//! Pencil-mark grids: digits and candidates in as many lines as the board has, the forum standard
//! for a position. Frames and markers of patterns do not matter.
use crate::append::{push_digit, push_left, push_set};
use crate::board::{Reading, check_lines, likely_side, puzzle_of, shape_of};
use crate::candidates::{parse_digit, parse_set, solved_or_naked_single};
use crate::cells::box_size;
use crate::codec::{Ask, Codec, Write, Writer, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::Token;
use crate::loss::Loss;
use crate::parsed::Options;
use crate::survey::Survey;
use crate::text::Text;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "pencilmarks",
    aliases: &["pm"],
    name: message!("format-pencilmarks"),
    recognised: about("n words in each of n lines, some longer than one character"),
    holds: about("digits, candidates"),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        lines: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), &[Loss::Candidates])
    }),
};

/// As many words in a row as there are rows, some of them with several characters.
fn recognises(_: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    survey.is_square(survey.word_mode) && survey.longest_word > 1
}

/// Reads one word for each cell.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let rows = &survey.words;
    let counts: Vec<usize> = rows.iter().map(Vec::len).collect();
    let side = likely_side(&counts, options);
    check_lines(text, &text.rows, &counts, side, options, |row| rows[row][side].column)?;
    let shape = shape_of(text, options, side)?;
    let mut placed = Vec::new();
    let mut sets = Vec::with_capacity(side * side);
    let has_stars = rows.iter().flatten().any(|word| starred(word.text, '*', side).is_some());
    for (index, word) in rows.iter().flatten().enumerate() {
        let own = if has_stars { with_mark(word.text, side) } else { None };
        let set = match own
            .map_or_else(|| cell(word, side), Ok)
            .map_err(|kind| text.error(kind, word.line, word.column))?
        {
            Entry::Unknown => None,
            Entry::Candidates(set) => Some(set),
            entry @ (Entry::Given(digit) | Entry::Placed(digit)) => {
                placed.push((Cell::new(index), entry));
                Some(DigitSet::only(digit))
            }
        };
        sets.push(set);
    }
    let mut puzzle = puzzle_of(text, &shape, solved_or_naked_single(&shape, &sets))?;
    for (cell, entry) in placed {
        puzzle.set(cell, entry);
    }
    Ok(Reading::new(puzzle, Vec::new()))
}

/// A digit with a mark behind it.
fn starred(word: &str, mark: char, side: usize) -> Option<Digit> {
    word.strip_suffix(mark).and_then(|digit| parse_digit(digit, side).ok())
}

/// What the marks of our own marked text say, in a grid that has some: `5*` is given, `5-` was placed.
fn with_mark(word: &str, side: usize) -> Option<Entry> {
    let given = starred(word, '*', side).map(Entry::Given);
    given.or_else(|| starred(word, '-', side).map(Entry::Placed))
}

/// The meaning of a word. Markers of forum posts are stripped; `+5` and `u5` are placed digits; a
/// `-` before an eliminated candidate keeps the candidate.
fn cell(word: &Token<'_>, side: usize) -> Result<Entry, ErrorKind> {
    let marked = word.text;
    let placed = marked.strip_prefix(['+', 'u']).filter(|_| side <= 9);
    if let Some(Ok(digit)) = placed.map(|digit| parse_digit(digit, side)) {
        return Ok(Entry::Placed(digit));
    }
    if matches!(marked, "." | "0" | "_" | "?" | "·" | "*" | "-") {
        return Ok(Entry::Unknown);
    }
    let is_mark =
        |c: char| "*#@-+%&^$()/{}[]".contains(c) || (side <= 9 && c.is_ascii_alphabetic());
    let bare: String = marked.chars().filter(|&c| !is_mark(c)).collect();
    if bare.is_empty() && marked != "{}" {
        return parse_set(marked, side).map(Entry::Candidates);
    }
    let word = if bare.is_empty() { "{}" } else { &bare };
    parse_set(word, side).map(Entry::Candidates)
}

/// The grid as `HoDoKu` writes it: every column as wide as its widest cell, separated by two
/// blanks.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) {
    let shape = puzzle.shape();
    let side = shape.side();
    let (box_rows, box_columns) = box_size(shape);
    let widths = widths(puzzle);
    let strokes: Vec<String> = widths
        .chunks(box_columns)
        .map(|stack| "-".repeat(1 + stack.iter().map(|width| width + 2).sum::<usize>()))
        .collect();
    let frame = |end: &str, inner: &str| format!("{end}{}{end}\n", strokes.join(inner));
    let between = frame(":", "+");
    out.push_str(&frame(".", "."));
    for (index, row) in puzzle.entries().chunks(side).enumerate() {
        if index > 0 && index % box_rows == 0 {
            out.push_str(&between);
        }
        for (column, entry) in row.iter().enumerate() {
            if column % box_columns == 0 {
                out.push_str("| ");
            }
            push_left(out, widths[column], |out| push_cell(out, shape, *entry));
            out.push_str("  ");
        }
        out.push_str("|\n");
    }
    out.push_str(&frame("'", "'"));
}

/// The characters of the longest cell of each column.
fn widths(puzzle: &Puzzle) -> Vec<usize> {
    let shape = puzzle.shape();
    let mut widths = vec![0; shape.side()];
    let mut text = String::new();
    for row in puzzle.entries().chunks(shape.side()) {
        for (width, entry) in widths.iter_mut().zip(row) {
            text.clear();
            push_cell(&mut text, shape, *entry);
            *width = text.len().max(*width);
        }
    }
    widths
}

fn push_cell(out: &mut String, shape: &Shape, entry: Entry) {
    match entry {
        Entry::Unknown => out.push('.'),
        Entry::Given(digit) | Entry::Placed(digit) => push_digit(out, shape, digit),
        Entry::Candidates(digits) => push_set(out, shape, digits),
    }
}
