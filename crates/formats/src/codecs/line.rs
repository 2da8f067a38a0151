//! One line with one character for each cell: the lingua franca.
//!
//! Labels before the cells, ratings and comments after them are kept as comments. A second field of
//! the same length that is filled and agrees with the givens is the solution.
use crate::append::push_symbols;
use crate::board::{Reading, has_usual, usual};
use crate::cells::{cut_rows, dotted_rows, fixed_row, line_of, read_cells, side_of};
use crate::codec::{Ask, Codec, Write, Writer, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::lex::{BLANKS, Line, MAX_SYMBOL_SIDE, Token, fields, split, symbols, words};
use crate::loss::Loss;
use crate::parsed::Options;
use crate::regions::names_for;
use crate::solution;
use crate::survey::Survey;
use crate::symbols::Alphabet;
use crate::text::Text;
use crate::warning::SolutionFault;
use crate::warning::Warning;
use whydoku_core::{Digit, Entry, Puzzle};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "line",
    aliases: &[],
    name: message!("format-line"),
    recognised: about(
        "one line of n x n characters. Rows may be cut: `53..7*,6..195*,...`, as SudokuStudio does",
    ),
    holds: about(
        "givens; labels before and ratings behind; a solution before or behind, also with the number of solutions between (`puzzle:1:solution`, Tdoku)",
    ),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        blank: Some('.'),
        symbols: true,
        ..Writer::always(|out, puzzle, _, blank| write(out, puzzle, blank), &[Loss::Regions])
    }),
};

/// Whether a field has an empty cell and, apart from such, only digits and letters.
pub(crate) fn looks_open(field: &str) -> bool {
    field.contains(BLANKS)
        && field.chars().all(|c| c.is_ascii_alphanumeric() || BLANKS.contains(&c))
}

/// Exactly one line.
fn recognises(_: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    survey.rows() == 1
}

/// Whether the text is one line of digits, letters and dots that can only be a board: what files of
/// many puzzles hold. It saves the survey; the answer is the same.
fn is_plain(text: &Text<'_>, options: &Options) -> bool {
    let [row] = text.rows.as_slice() else { return false };
    let cells = row.content.len();
    let cube = (4..=MAX_SYMBOL_SIDE).any(|side| side * side * side == cells);
    side_of(cells, options).is_some()
        && !cube
        && row.content.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.')
}

/// The line that files hold by the million: 81 digits and blanks of one kind, without a clash, when neither a
/// board nor another format was requested. Only the puzzle is built for it. [`read_plain`] gives the same
/// result for such a line; a test compares the two.
pub(crate) fn read_usual(line: &str, options: &Options) -> Option<Puzzle> {
    if options.shape.is_some()
        || options.format.is_some_and(|asked| asked.read_as() != Format::LINE)
    {
        return None;
    }
    usual_puzzle(line)
}

/// The puzzle of 81 digits and blanks of one kind, without a clash.
pub(crate) fn usual_puzzle(cells: &str) -> Option<Puzzle> {
    let cells: &[u8; 81] = cells.as_bytes().try_into().ok()?;
    if !is_usual(cells) {
        return None;
    }
    let given = |&cell: &u8| match usize::from(cell.wrapping_sub(b'1')) {
        index @ 0..9 => Some(Digit::new(index)),
        _ => None,
    };
    Puzzle::of_givens(usual(9).ok()?, cells.iter().map(given))
}

/// What each byte adds to the count of its row, its column and its box: four bits for each digit, then four
/// for either blank, and four for any other byte. A house has nine cells, so no count reaches the next.
static COUNTS: [u64; 256] = {
    let mut counts = [1 << OTHER; 256];
    let mut digit = 0;
    while digit < 9 {
        counts[b'1' as usize + digit] = 1 << (4 * digit);
        digit += 1;
    }
    counts[b'.' as usize] = 1 << DOT;
    counts[b'0' as usize] = 1 << ZERO;
    counts
};
const DOT: u32 = 36;
const ZERO: u32 = 40;
const OTHER: u32 = 44;
/// The bits of a count of digits that are set when one of them occurs more than once.
const TWICE: u64 = 0xE_EEEE_EEEE;

/// Whether these are digits and blanks of one kind, without a clash.
pub(crate) fn is_usual(cells: &[u8; 81]) -> bool {
    let (rows, _) = cells.as_chunks::<9>();
    let mut columns = [0; 9];
    // Every bit of every house.
    let mut seen = 0;
    for band in rows.chunks(3) {
        let mut boxes = [0; 3];
        for row in band {
            let mut whole = 0;
            let (parts, _) = row.as_chunks::<3>();
            let (stacks, _) = columns.as_chunks_mut::<3>();
            for ((cells, columns), in_box) in parts.iter().zip(stacks).zip(&mut boxes) {
                for (cell, column) in cells.iter().zip(columns) {
                    let count = COUNTS[usize::from(*cell)];
                    *column += count;
                    *in_box += count;
                    whole += count;
                }
            }
            seen |= whole;
        }
        seen |= boxes[0] | boxes[1] | boxes[2];
    }
    seen |= columns.iter().fold(0, |seen, count| seen | count);
    let has = |part: u32| seen >> part & 0xF != 0;
    seen & TWICE == 0 && !has(OTHER) && !(has(DOT) && has(ZERO))
}

/// Reads a line that can be read without considering other formats: a plain one, or one of a fixed
/// width.
pub(crate) fn read_plain(
    text: &Text<'_>,
    options: &Options,
) -> Option<Result<Reading, ParseError>> {
    if let [row] = text.rows.as_slice()
        && let Some(puzzle) = read_usual(row.content, options)
    {
        return Some(Ok(Reading::new(puzzle, Vec::new())));
    }
    let cells =
        if is_plain(text, options) { symbols(&text.rows[0]) } else { fixed_width(text, options)? };
    Some(read_cells(text, options, &cells))
}

/// Reads the first line.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let row = &text.rows[0];
    if let Some(cells) = cut_rows(row).or_else(|| dotted_rows(row)) {
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
        if reading.puzzle.is_filled() {
            refuse_solution_alone(text, row, fields[at].0)?;
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

/// The fields of a line of Tdoku, separated by colons: the puzzle, how many solutions it has, one
/// of them. `None` if it is not such a line.
fn told_with_colons<'a>(row: &Line<'a>, options: &Options) -> Option<Vec<Token<'a>>> {
    let parts = split(row, |c| c == ':');
    let is_number = |part: &Token<'_>| part.text.bytes().all(|byte| byte.is_ascii_digit());
    let is_board = |part: &Token<'_>| side_of(symbols(&line_of(part)).len(), options).is_some();
    let is_one = parts.len() >= 3 && is_board(&parts[0]) && is_number(&parts[1]);
    is_one.then(|| parts.into_iter().filter(|part| !part.text.is_empty()).collect())
}

/// Refuses a filled board beside something that may be the puzzle it is the solution of: an empty field before it, or
/// one with blanks and another number of cells.
fn refuse_solution_alone(
    text: &Text<'_>,
    row: &Line<'_>,
    board: Token<'_>,
) -> Result<(), ParseError> {
    let expected = symbols(&line_of(&board)).len();
    let shortest = SHORTEST_PART.max(expected / 4);
    for (at, field) in split(row, |c| matches!(c, ',' | ';' | '\t')).iter().enumerate() {
        let found = field.text.chars().count();
        let fault = match found {
            0 if field.column < board.column => ErrorKind::Empty,
            _ if found != expected && found >= shortest && looks_open(field.text) => {
                ErrorKind::CellCount { found, expected }
            }
            _ => continue,
        };
        let kind = ErrorKind::Column { name: (at + 1).to_string(), fault: Box::new(fault) };
        return Err(text.error(kind, row.number, field.column));
    }
    Ok(())
}

/// Fewer characters are not taken for a part of a puzzle.
const SHORTEST_PART: usize = 12;

/// The puzzle that precedes a filled board.
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
    let agrees = matches!(solution_of(text, &reading.puzzle, &fields[solution].1), Some(Ok(_)));
    (agrees && !reading.puzzle.is_filled()).then_some((at, reading))
}

/// The cells of a line with a space for each empty one: it is as long as a board has cells, and its
/// words are not a board themselves.
fn fixed_width<'a>(text: &Text<'a>, options: &Options) -> Option<Vec<Token<'a>>> {
    let [row] = text.rows.as_slice() else { return None };
    if !row.content.contains(' ') {
        return None;
    }
    let raw = text.raw_line(row.number);
    let count = raw.chars().count();
    let side = side_of(count, options).filter(|&side| side > 4 && has_usual(side))?;
    let words = words(row).len();
    let is_board = words.isqrt().pow(2) == words && words >= 16;
    if is_board || side > 9 { None } else { fixed_row(raw, row.number, count) }
}

/// Keeps what surrounds the cells: the solution, or comments.
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
            Some(Ok(solution)) if reading.solution.is_none() => reading.solution = Some(solution),
            Some(Err(fault)) if reading.solution.is_none() => {
                reading.warnings.push(Warning::WrongSolution(fault));
                notes.push(field.text);
            }
            _ => notes.push(field.text),
        }
    }
    if !notes.is_empty() {
        reading.notes.push(notes.join(" "));
    }
}

/// The digits of a filled board beside a puzzle, or why they cannot be its solution. `None` if it is not a filled
/// board of this size.
fn solution_of(
    text: &Text<'_>,
    puzzle: &Puzzle,
    cells: &[Token<'_>],
) -> Option<Result<Vec<Digit>, SolutionFault>> {
    let shape = puzzle.shape();
    if cells.len() != shape.cell_count() {
        return None;
    }
    let (alphabet, _) = Alphabet::choose(shape.side(), cells);
    let entries = alphabet.entries(text, cells).ok()?;
    let digits: Option<Vec<Digit>> = entries.into_iter().map(Entry::digit).collect();
    Some(solution::checked(puzzle, Some(digits?)))
}

/// Writes the cells, followed by the regions of a jigsaw.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle, blank: char) {
    push_symbols(out, puzzle.entries(), blank);
    if let Some(names) = names_for(puzzle) {
        out.push_str(&names);
    }
}
