//! Cells of one character each, and boards made of them: shared by several formats.
use crate::board::{Reading, has_usual, puzzle_of, shape_of};
use crate::error::{ErrorKind, ParseError};
use crate::lex::{BLANKS, Line, MAX_SYMBOL_SIDE, Token, is_bar, split, symbols};
use crate::parsed::Options;
use crate::symbols::{Alphabet, first_impossible, mixed_blanks};
use crate::text::Text;
use whydoku_core::{Digit, Entry, Regions, Shape};

/// A field as a line of its own.
pub(crate) fn line_of<'a>(field: &Token<'a>) -> Line<'a> {
    Line { number: field.line, start: field.column, content: field.text }
}

/// The side of a board with this many cells, if there can be one with a character for each digit.
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

/// Full 9x9 boards of gsf's solver: givens are digits, solved cells are the letters `A` to `I`, or
/// `J` to `R`.
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

/// Reports what is wrong with cells that do not form a board.
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
        None if has_usual(found) && found <= MAX_SYMBOL_SIDE => {
            let kind = ErrorKind::LineCount { found: 1, expected: found };
            text.error(kind, row.number, row.start)
        }
        None => text.error(ErrorKind::NoBoardOf(found), row.number, row.start),
    }
}

fn with_symbol<'a, 'b>(token: &'b Token<'a>) -> Option<(char, &'b Token<'a>)> {
    token.text.chars().next().map(|symbol| (symbol, token))
}

/// The number of cells of the board that was probably meant, or of a board and its regions: close
/// in size, and with all the digits that occur.
fn nearest(cells: &[Token<'_>]) -> Option<usize> {
    let found = cells.len();
    let largest = cells.iter().filter_map(|t| t.symbol()?.to_digit(10)).max().unwrap_or(0) as usize;
    (4..=MAX_SYMBOL_SIDE)
        .filter(|&side| side >= largest && has_usual(side))
        .flat_map(|side| [side * side, 2 * side * side])
        .min_by_key(|expected| expected.abs_diff(found))
        .filter(|expected| expected.abs_diff(found) * 4 <= *expected)
}

/// The cells of a line of rows separated by commas, where a `*` at the end of a row stands for all
/// the remaining cells: how `SudokuStudio` shortens a grid. `None` if it is not such a line.
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

/// The cells of a line of rows with a dot between them, where 0 is a blank. `None` if it is not such a line.
pub(crate) fn dotted_rows<'a>(line: &Line<'a>) -> Option<Vec<Token<'a>>> {
    let rows = split(line, |c| c == '.');
    let side = rows.len();
    let is_row = |row: &Token<'_>| {
        row.text.len() == side && row.text.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let fits = (4..=MAX_SYMBOL_SIDE).contains(&side) && rows.iter().all(is_row);
    fits.then(|| rows.iter().flat_map(|row| symbols(&line_of(row))).collect())
}

/// The characters of a line, including spaces, as this many cells.
pub(crate) fn fixed_row(raw: &str, line: usize, side: usize) -> Option<Vec<Token<'_>>> {
    let mut cells = Vec::with_capacity(side);
    for (column, (at, c)) in raw.char_indices().enumerate() {
        if is_bar(c) {
            continue;
        }
        let space = c == ' ' || c == '\u{A0}';
        if !(space || c.is_ascii_alphanumeric()) || BLANKS.contains(&c) {
            return None;
        }
        let text = if space { " " } else { &raw[at..at + c.len_utf8()] };
        cells.push(Token { text, line, column: column + 1 });
    }
    while cells.len() > side && cells.last().is_some_and(|cell| cell.text == " ") {
        cells.pop();
    }
    let end = raw.chars().count() + 1;
    while cells.len() < side {
        cells.push(Token { text: " ", line, column: end });
    }
    (cells.len() == side).then_some(cells)
}

/// Where the boxes of a board end: rows and columns of a box, or the whole board for a jigsaw.
pub(crate) fn box_size(shape: &Shape) -> (usize, usize) {
    match shape.regions() {
        Regions::Boxes { rows, columns } => (*rows, *columns),
        Regions::Jigsaw(_) => (shape.side(), shape.side()),
    }
}
