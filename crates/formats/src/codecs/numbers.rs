//! Numbers separated by gaps, commas, semicolons or tabs: any side, two digits and more, also
//! letters; on one line or on as many as the board has. A spreadsheet's empty fields are blanks.
use crate::append::{push_number, push_right};
use crate::board::{Reading, check_lines, likely_side, puzzle_of, shape_of};
use crate::candidates::shortened;
use crate::codec::{Ask, Codec, Write, Writer, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::{Line, Token, fields, split, words};
use crate::parsed::Options;
use crate::survey::Survey;
use crate::text::Text;
use crate::warning::Warning;
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "numbers",
    aliases: &[],
    name: message!("format-numbers"),
    recognised: about(
        "words of two digits, or fields between `,` `;` or tabs, which may be empty; one line or n",
    ),
    holds: about("givens"),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        lines: true,
        ..Writer::always(|out, puzzle, _, _| write(out, puzzle), &[])
    }),
};

/// Words that are numbers, some of two digits, or rows with explicit separators.
fn recognises(text: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    let rows = survey.rows();
    if rows == 1 {
        let cells = cells_of(text, &text.rows[0]);
        let numeric = cells.iter().filter(|cell| is_cell(cell.text)).count();
        let long = cells.iter().any(|cell| cell.text.len() > 1);
        let empty = cells.iter().any(|cell| cell.text.is_empty());
        return cells.len() >= 12 && numeric * 10 >= cells.len() * 9 && (long || empty);
    }
    let counts: Vec<usize> = text.rows.iter().map(|row| cells_of(text, row).len()).collect();
    let count = crate::survey::mode(&counts);
    if !survey.is_square(count) {
        return false;
    }
    if text.rows.iter().any(|row| separator_of(row).is_some()) {
        return true;
    }
    let numeric = survey.words.iter().flatten().filter(|word| is_cell(word.text)).count();
    let all: usize = survey.words.iter().map(Vec::len).sum();
    count > 9 && survey.longest_word > 1 && numeric * 10 >= all * 9
}

/// Reads `n` lines of `n` numbers, or one line of `n * n`.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let rows: Vec<Vec<Token<'_>>> = text.rows.iter().map(|row| cells_of(text, row)).collect();
    let side = if survey.rows() == 1 {
        side_of_line(text, &rows[0], options)?
    } else {
        let counts: Vec<usize> = rows.iter().map(Vec::len).collect();
        let side = likely_side(&counts, options);
        check_lines(text, &text.rows, &counts, side, options, |row| rows[row][side].column)?;
        side
    };
    let shape = shape_of(text, options, side)?;
    let cells: Vec<&Token<'_>> = rows.iter().flatten().collect();
    let mut warnings = Vec::new();
    let from_zero = counts_from_zero(&cells, side);
    if from_zero {
        warnings.push(Warning::ZeroIsDigit);
    }
    let letters = !cells.iter().any(|cell| cell.text.len() > 1);
    let entries: Result<Vec<Entry>, ParseError> = cells
        .iter()
        .map(|cell| {
            entry(cell.text, side, from_zero, letters)
                .map_err(|kind| text.error(kind, cell.line, cell.column))
        })
        .collect();
    Ok(Reading::new(puzzle_of(text, &shape, entries?)?, warnings))
}

fn side_of_line(
    text: &Text<'_>,
    cells: &[Token<'_>],
    options: &Options,
) -> Result<usize, ParseError> {
    let found = cells.len();
    let side = options.shape.as_ref().map_or(found.isqrt(), Shape::side);
    if side * side == found {
        return Ok(side);
    }
    // The nearest square: a list of 80 or 82 numbers was meant to have 81.
    let side = match &options.shape {
        None if found - side * side > side => side + 1,
        _ => side,
    };
    let expected = side * side;
    let row = &text.rows[0];
    let column = cells.get(expected).map_or(row.end(), |cell| cell.column);
    Err(text.error(ErrorKind::CellCount { found, expected }, row.number, column))
}

/// The character between the fields of a row, if it is one that can leave a field empty.
fn separator_of(row: &Line<'_>) -> Option<char> {
    [',', ';', '\t'].into_iter().find(|&separator| row.content.contains(separator))
}

/// The fields of a row. A comma or semicolon at the end of a row does not begin a field, unless the
/// row would be too short otherwise.
fn cells_of<'a>(text: &Text<'a>, row: &Line<'a>) -> Vec<Token<'a>> {
    let Some(separator) = separator_of(row) else { return words(row) };
    // The gaps around a line are not part of its content, but tabs there are empty fields.
    let raw = text.raw_line(row.number);
    let whole = if separator == '\t' {
        let end = raw.find(row.content).map_or(raw.len(), |at| at + row.content.len());
        let tabs = raw[end..].bytes().take_while(|&byte| byte == b'\t').count();
        Line { number: row.number, start: 1, content: &raw[..end + tabs] }
    } else {
        *row
    };
    let quoted = |c| c == '"' || c == '\'';
    let mut cells = split(&whole, |c| c == separator);
    for cell in &mut cells {
        cell.text = cell.text.trim_matches(quoted);
    }
    let rows = text.rows.len();
    let spare =
        if rows == 1 { cells.len().isqrt().pow(2) != cells.len() } else { cells.len() > rows };
    if spare && cells.last().is_some_and(|cell| cell.text.is_empty()) {
        cells.pop();
    }
    // Separators may be purely visual: `1, 2, 3 | 4, 5, 6`.
    let dense = fields(row);
    if cells.iter().any(|cell| cell.text.contains(|c: char| c.is_whitespace())) {
        return dense;
    }
    cells
}

fn is_blank(word: &str) -> bool {
    matches!(word, "" | "." | "0" | "00" | ".." | "_" | "__" | "-" | "--" | "*" | "?" | "e" | "E")
        || word.eq_ignore_ascii_case("x")
}

/// Whether a word can be a cell at all.
fn is_cell(word: &str) -> bool {
    let number = word.len() <= 3 && !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let letter = word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    number || letter || is_blank(word)
}

/// Whether 0 is a digit: it occurs alongside another blank, and the largest digit does not occur.
fn counts_from_zero(cells: &[&Token<'_>], side: usize) -> bool {
    let is_zero = |word: &str| word == "0" || word == "00";
    let zero = cells.iter().any(|cell| is_zero(cell.text));
    let other_blank = cells.iter().any(|cell| is_blank(cell.text) && !is_zero(cell.text));
    let largest = cells.iter().any(|cell| cell.text.parse() == Ok(side));
    side > 9 && zero && other_blank && !largest
}

fn entry(word: &str, side: usize, from_zero: bool, letters: bool) -> Result<Entry, ErrorKind> {
    let given = |index: usize| {
        let digit = shortened(word);
        let fits = index < side;
        if fits {
            Ok(Entry::Given(Digit::new(index)))
        } else {
            Err(ErrorKind::DigitTooLarge { digit, side })
        }
    };
    let bad = || ErrorKind::BadNumber { word: shortened(word), side };
    if word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit()) {
        return match word.parse::<usize>() {
            Ok(number) if from_zero => given(number),
            Err(_) | Ok(0) => Ok(Entry::Unknown),
            Ok(number) => given(number - 1),
        };
    }
    let symbol = word.chars().next().filter(|_| word.len() == 1);
    let letter = symbol.and_then(Digit::from_symbol).filter(|digit| digit.index() < side);
    match letter {
        Some(digit) if !is_blank(word) || letters => given(digit.index() + usize::from(from_zero)),
        _ if is_blank(word) => Ok(Entry::Unknown),
        _ => Err(bad()),
    }
}

/// `n` lines of `n` numbers, all as wide as the widest; `.` for an empty cell.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) {
    let side = puzzle.shape().side();
    let width = side.to_string().len();
    for row in puzzle.entries().chunks(side) {
        for (column, entry) in row.iter().enumerate() {
            if column > 0 {
                out.push(' ');
            }
            push_right(out, width, |out| match entry.digit() {
                Some(digit) => push_number(out, digit.number() as u64),
                None => out.push('.'),
            });
        }
        out.push('\n');
    }
}
