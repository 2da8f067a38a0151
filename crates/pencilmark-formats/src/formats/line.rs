//! One line with one character for each cell: the lingua franca.
//!
//! Labels before the cells, ratings and comments behind them are kept as notes. A second field of
//! the same length that is filled and agrees with the givens is the solution.
use crate::board::{Reading, puzzle_of, shape_of};
use crate::error::{ErrorKind, ParseError};
use crate::formats::grid::{fixed_row, symbol};
use crate::formats::jigsaw::names_for;
use crate::lex::{Token, fields, split, symbols, words};
use crate::parsed::{Format, Options};
use crate::survey::Survey;
use crate::symbols::{Alphabet, first_impossible, mixed_blanks};
use crate::text::{Line, Text};
use pencilmark_core::{Digit, Entry, Puzzle, Shape};

/// The largest side with one character for each digit.
pub(crate) const MAX_SYMBOL_SIDE: usize = 35;

/// Exactly one line.
pub(crate) fn recognises(_: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    survey.rows() == 1
}

/// Whether the text is one line of digits, letters and dots that can be nothing but a board: what
/// files of many puzzles hold. Spares the survey; the answer is the same.
pub(crate) fn is_plain(text: &Text<'_>, options: &Options) -> bool {
    let [row] = text.rows.as_slice() else { return false };
    let cells = row.content.len();
    let cube = (4..=MAX_SYMBOL_SIDE).any(|side| side * side * side == cells);
    options.format.is_none_or(|format| format == Format::Line)
        && side_of(cells, options).is_some()
        && !cube
        && row.content.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.')
}

/// Reads a line that is plain.
pub(crate) fn read_plain(text: &Text<'_>, options: &Options) -> Result<Reading, ParseError> {
    read_cells(text, options, &symbols(&text.rows[0]))
}

/// Reads the first line.
pub(crate) fn read(
    text: &Text<'_>,
    survey: &Survey<'_>,
    options: &Options,
) -> Result<Reading, ParseError> {
    let row = &text.rows[0];
    if let Some(cells) = cut_rows(row) {
        return read_cells(text, options, &cells);
    }
    let fields = told_with_colons(row, options).unwrap_or_else(|| fields(row));
    let fields: Vec<(Token<'_>, Vec<Token<'_>>)> =
        fields.into_iter().map(|field| (field, symbols(&line_of(&field)))).collect();
    let whole = |cells: &[Token<'_>]| {
        side_of(cells.len(), options)
            .is_some_and(|side| Alphabet::choose(side, cells).0.entries(text, cells).is_ok())
    };
    if let Some(mut at) = fields.iter().position(|(_, cells)| whole(cells)) {
        let mut reading = read_cells(text, options, &fields[at].1)?;
        if reading.puzzle.is_filled()
            && let Some((behind, puzzle)) = puzzle_behind(text, options, &fields, at, &whole)
        {
            (at, reading) = (behind, puzzle);
        }
        keep_rest(&mut reading, text, &fields, at);
        return Ok(reading);
    }
    let all = &survey.symbols[0];
    let longest = fields.iter().map(|(_, cells)| cells).max_by_key(|cells| cells.len());
    let main = match longest {
        Some(longest) if side_of(all.len(), options).is_none() && longest.len() * 2 > all.len() => {
            longest
        }
        _ => all,
    };
    read_cells(text, options, main)
}

/// The fields of a line of Tdoku: the puzzle, how many solutions it has, one of them, with colons
/// between. Nothing if it is none.
fn told_with_colons<'a>(row: &Line<'a>, options: &Options) -> Option<Vec<Token<'a>>> {
    let parts = split(row, |c| c == ':');
    let is_number = |part: &Token<'_>| part.text.bytes().all(|byte| byte.is_ascii_digit());
    let is_board = |part: &Token<'_>| side_of(symbols(&line_of(part)).len(), options).is_some();
    let is_one = parts.len() >= 3 && is_board(&parts[0]) && is_number(&parts[1]);
    is_one.then(|| parts.into_iter().filter(|part| !part.text.is_empty()).collect())
}

/// The puzzle of a filled board that stands before it.
fn puzzle_behind(
    text: &Text<'_>,
    options: &Options,
    fields: &[(Token<'_>, Vec<Token<'_>>)],
    solution: usize,
    whole: &impl Fn(&[Token<'_>]) -> bool,
) -> Option<(usize, Reading)> {
    let behind = fields.iter().enumerate().skip(solution + 1);
    let (at, (_, cells)) = behind.into_iter().find(|(_, (_, cells))| whole(cells))?;
    let reading = read_cells(text, options, cells).ok()?;
    let agrees = solution_of(text, &reading.puzzle, &fields[solution].1).is_some();
    (agrees && !reading.puzzle.is_filled()).then_some((at, reading))
}

/// The cells of a line of rows with commas between them, of which a `*` at the end stands for all
/// the cells that are left: how `SudokuStudio` shortens a grid. Nothing if it is none.
pub(crate) fn cut_rows<'a>(line: &Line<'a>) -> Option<Vec<Token<'a>>> {
    let rows = split(line, |c| c == ',');
    let side = rows.len();
    if !line.content.contains('*') || !(4..=MAX_SYMBOL_SIDE).contains(&side) {
        return None;
    }
    let mut cells = Vec::with_capacity(side * side);
    let mut cut = false;
    for row in rows {
        let mut tokens = symbols(&line_of(&row));
        let last = tokens.last().copied()?;
        if tokens.len() < side && last.text == "*" {
            cut = true;
            tokens.pop();
            tokens.resize(side, Token { text: ".", ..last });
        }
        if tokens.len() != side {
            return None;
        }
        cells.append(&mut tokens);
    }
    cut.then_some(cells)
}

/// The cells of a line with a space for each empty one: it is as long as a board has cells, and
/// its words are no board themselves.
pub(crate) fn fixed_width<'a>(text: &Text<'a>, options: &Options) -> Option<Vec<Token<'a>>> {
    let [row] = text.rows.as_slice() else { return None };
    if !row.content.contains(' ') || options.format.is_some_and(|format| format != Format::Line) {
        return None;
    }
    let raw = text.raw_line(row.number);
    let count = raw.chars().count();
    let side = side_of(count, options).filter(|&side| side > 4 && Shape::usual(side).is_ok())?;
    let words = words(row).len();
    let is_board = words.isqrt().pow(2) == words && words >= 16;
    if is_board || side > 9 { None } else { fixed_row(raw, row.number, count) }
}

/// A field as a line of its own.
pub(crate) fn line_of<'a>(field: &Token<'a>) -> Line<'a> {
    Line { number: field.line, start: field.column, content: field.text }
}

/// The side of a board with so many cells, if there can be one with a character for each digit.
pub(crate) fn side_of(cells: usize, options: &Options) -> Option<usize> {
    if let Some(shape) = &options.shape {
        return (shape.cell_count() == cells).then(|| shape.side());
    }
    let side = cells.isqrt();
    (side * side == cells && (4..=MAX_SYMBOL_SIDE).contains(&side)).then_some(side)
}

/// Reads one board from its cells.
pub(crate) fn read_cells(
    text: &Text<'_>,
    options: &Options,
    cells: &[Token<'_>],
) -> Result<Reading, ParseError> {
    let Some(side) = side_of(cells.len(), options) else {
        return Err(count_error(text, options, cells));
    };
    let shape = shape_of(text, options, side)?;
    if let Some(entries) = solved_letters(cells, side) {
        return Ok(Reading::new(puzzle_of(text, &shape, entries)?, Vec::new()));
    }
    let (alphabet, mut warnings) = Alphabet::choose(side, cells);
    let entries = alphabet.entries(text, cells)?;
    warnings.extend(mixed_blanks(alphabet, cells));
    Ok(Reading::new(puzzle_of(text, &shape, entries)?, warnings))
}

/// Full 9x9 boards of gsf's solver: givens are digits, what it has solved are the letters `A` to
/// `I`, or `J` to `R`.
fn solved_letters(cells: &[Token<'_>], side: usize) -> Option<Vec<Entry>> {
    let is_letter = |token: &Token<'_>| token.text.starts_with(|c: char| ('A'..='R').contains(&c));
    let letter = cells.iter().find(|token| is_letter(token))?.text;
    let other = |token: &Token<'_>| is_letter(token) && token.text != letter;
    if side != 9 || !cells.iter().any(other) {
        return None;
    }
    let entry = |token: &Token<'_>| match token.symbol()? {
        digit @ '1'..='9' => Digit::from_symbol(digit).map(Entry::Given),
        letter @ 'A'..='R' => {
            Some(Entry::Placed(Digit::new((u32::from(letter) - u32::from('A')) as usize % 9)))
        }
        _ => None,
    };
    cells.iter().map(entry).collect()
}

/// Says what is wrong with cells that make no board.
fn count_error(text: &Text<'_>, options: &Options, cells: &[Token<'_>]) -> ParseError {
    let found = cells.len();
    let expected = options.shape.as_ref().map_or_else(|| nearest(cells), |s| Some(s.cell_count()));
    // Twice a board: cells and regions of a jigsaw. That is never a square number.
    let side = expected.map(usize::isqrt).filter(|&side| Some(side * side) == expected);
    let is_word = |token: &Token<'_>| token.text.chars().all(char::is_alphabetic);
    let impossible = first_impossible(cells)
        .or_else(|| cells.first().filter(|_| cells.iter().all(is_word)).and_then(with_symbol));
    if let Some((symbol, token)) = impossible {
        return text.error(ErrorKind::BadSymbol { symbol, side }, token.line, token.column);
    }
    if let Some(side) = side.filter(|&side| side <= MAX_SYMBOL_SIDE) {
        let (alphabet, _) = Alphabet::choose(side, cells);
        if let Err(error) = alphabet.entries(text, cells) {
            return error;
        }
    }
    let row = &text.rows[0];
    let end = cells.last().map_or(row.start, |token| token.column + token.text.chars().count());
    match expected {
        Some(expected) => {
            let extra = cells.get(expected).map_or(end, |token| token.column);
            text.error(ErrorKind::CellCount { found, expected }, row.number, extra)
        }
        None if Shape::usual(found).is_ok() && found <= MAX_SYMBOL_SIDE => {
            let kind = ErrorKind::LineCount { found: 1, expected: found };
            text.error(kind, row.number, row.start)
        }
        None => text.error(ErrorKind::NoBoardOf(found), row.number, row.start),
    }
}

fn with_symbol<'a, 'b>(token: &'b Token<'a>) -> Option<(char, &'b Token<'a>)> {
    token.text.chars().next().map(|symbol| (symbol, token))
}

/// The number of cells of the board that was probably meant, or of a board and its regions: near in
/// size, and with all the digits that occur.
fn nearest(cells: &[Token<'_>]) -> Option<usize> {
    let found = cells.len();
    let largest = cells.iter().filter_map(|t| t.symbol()?.to_digit(10)).max().unwrap_or(0) as usize;
    (4..=MAX_SYMBOL_SIDE)
        .filter(|&side| side >= largest && Shape::usual(side).is_ok())
        .flat_map(|side| [side * side, 2 * side * side])
        .min_by_key(|expected| expected.abs_diff(found))
        .filter(|expected| expected.abs_diff(found) * 4 <= *expected)
}

/// Keeps what stands around the cells: the solution, or notes.
fn keep_rest(
    reading: &mut Reading,
    text: &Text<'_>,
    fields: &[(Token<'_>, Vec<Token<'_>>)],
    at: usize,
) {
    let mut notes: Vec<&str> = Vec::new();
    for (index, (field, cells)) in fields.iter().enumerate() {
        if index == at {
            continue;
        }
        match solution_of(text, &reading.puzzle, cells) {
            Some(solution) if reading.solution.is_none() => reading.solution = Some(solution),
            _ => notes.push(field.text),
        }
    }
    if !notes.is_empty() {
        reading.notes.push(notes.join(" "));
    }
}

/// The digits of a filled board that agrees with the givens.
fn solution_of(text: &Text<'_>, puzzle: &Puzzle, cells: &[Token<'_>]) -> Option<Vec<Digit>> {
    let shape = puzzle.shape();
    if cells.len() != shape.cell_count() {
        return None;
    }
    let (alphabet, _) = Alphabet::choose(shape.side(), cells);
    let entries = alphabet.entries(text, cells).ok()?;
    let digits: Vec<Digit> = entries.into_iter().map_while(Entry::digit).collect();
    let agrees = |(cell, digit): (_, &Digit)| puzzle.digit(cell).is_none_or(|d| d == *digit);
    let whole = digits.len() == shape.cell_count();
    (whole && shape.cells().zip(&digits).all(agrees)).then_some(digits)
}

/// Writes the cells, and the regions of a jigsaw behind them.
pub(crate) fn write(puzzle: &Puzzle, blank: char) -> String {
    let cells = puzzle.entries().iter().map(|entry| symbol(*entry, blank));
    cells.chain(names_for(puzzle).unwrap_or_default().chars()).collect()
}
