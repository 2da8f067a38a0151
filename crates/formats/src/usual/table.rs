//! A row of a table: a puzzle between commas, perhaps its solution, and numbers that say something else.
use super::{looks_further, plain};
use crate::codecs::line::{is_usual as is_usual_board, usual_puzzle};
use crate::format::Format;
use crate::parsed::{Options, Parsed};
use whydoku_core::{Digit, Puzzle};

/// Characters of a puzzle.
const CELLS: usize = 81;
/// Shorter fields cannot be boards, whatever they say.
const SHORTEST_BOARD: usize = 16;
/// A row with more fields than this may be a list of numbers.
const MOST_FIELDS: usize = 11;

/// Reads a row of a table. The careful reader looks for boards in other fields and for puzzles in the whole row:
/// two characters a cell, cells and regions, a place for each candidate.
pub(super) fn read(line: &str, options: &Options) -> Option<Parsed> {
    if !looks_further(options) || !line.contains(',') {
        return None;
    }
    let mut found: Option<Puzzle> = None;
    let (mut solution, mut notes) = (None, Vec::new());
    let (mut fields, mut symbols) = (0, 0);
    for field in line.split(',') {
        fields += 1;
        symbols += field.len();
        match (&found, field.len()) {
            (None, CELLS) => found = Some(usual_puzzle(field)?),
            (Some(puzzle), CELLS) if solution.is_none() => {
                let is_board = field.as_bytes().try_into().is_ok_and(is_usual_board);
                solution = Some(solution_of(puzzle, field).filter(|_| is_board)?);
            }
            (_, 0) => {}
            (_, 1..SHORTEST_BOARD) if field.bytes().all(is_of_number) => notes.push(field),
            _ => return None,
        }
    }
    let is_pair = solution.is_some() && notes.is_empty();
    if fields > MOST_FIELDS || is_cube(symbols) || (is_two_squares(symbols) && !is_pair) {
        return None;
    }
    let puzzle = found?;
    if fields > 1 && puzzle.is_filled() {
        return None;
    }
    let mut parsed = plain(puzzle, Format::LINE);
    parsed.meta.solution = solution;
    if !notes.is_empty() {
        parsed.meta.comments.push(notes.join(" "));
    }
    Some(parsed)
}

/// Where a row of a table has its puzzle and its solution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    pub(crate) separator: char,
    pub(crate) puzzle: usize,
    pub(crate) solution: Option<usize>,
    /// Whether a column may hold something that makes it another puzzle.
    pub(crate) suspicious: bool,
}

/// Reads a row of a table whose columns are known.
pub(crate) fn read_row(line: &str, bound: Bound, options: &Options) -> Option<Parsed> {
    if !cfg!(feature = "foreign") || options.shape.is_some() || bound.suspicious {
        return None;
    }
    // What is not a cell may be quoted, begin a comment or have blanks around it.
    let is_plain = |byte: &u8| byte.is_ascii() && !b"\"\r#/ ".contains(byte);
    let separator = u8::try_from(bound.separator).ok()?;
    let (mut found, mut solution, mut notes) = (None, None, Vec::new());
    for (at, field) in line.as_bytes().split(|byte| *byte == separator).enumerate() {
        if at == bound.puzzle {
            found = Some(core::str::from_utf8(field).ok()?);
        } else if Some(at) == bound.solution {
            solution = Some(field).filter(|field| !field.is_empty());
        } else if !field.iter().all(is_plain) {
            return None;
        } else if !field.is_empty() {
            notes.push(core::str::from_utf8(field).ok()?);
        }
    }
    let mut parsed = plain(usual_puzzle(found?)?, Format::LINE);
    if let Some(field) = solution {
        let field: &[u8; CELLS] = field.try_into().ok()?;
        let digits = solution_of(&parsed.puzzle, core::str::from_utf8(field).ok()?)?;
        parsed.meta.solution = Some(digits).filter(|_| is_usual_board(field));
        parsed.meta.solution.as_ref()?;
    }
    if !notes.is_empty() {
        parsed.meta.comments.push(notes.join(" "));
    }
    Some(parsed)
}

fn is_of_number(byte: u8) -> bool {
    byte.is_ascii_digit() || byte == b'.'
}

fn is_cube(count: usize) -> bool {
    (4..=count).take_while(|side| side.pow(3) <= count).any(|side| side.pow(3) == count)
}

/// Whether these may be the cells of two boards, or of a board with two characters a cell.
pub(super) fn is_two_squares(count: usize) -> bool {
    let side = (count / 2).isqrt();
    side >= 4 && 2 * side * side == count
}

/// The digits of a filled board that agrees with the givens. Equal digits next to each other may be the names of
/// regions.
fn solution_of(puzzle: &Puzzle, cells: &str) -> Option<Vec<Digit>> {
    let digits = cells.bytes().map(|byte| match byte {
        b'1'..=b'9' => Some(Digit::new(usize::from(byte - b'1'))),
        _ => None,
    });
    let digits: Vec<Digit> = digits.collect::<Option<_>>()?;
    let touching = digits.chunks(9).any(|row| row.windows(2).any(|pair| pair[0] == pair[1]));
    let agrees =
        |(cell, digit): (_, &Digit)| puzzle.digit(cell).is_none_or(|given| given == *digit);
    (!touching && puzzle.shape().cells().zip(&digits).all(agrees)).then_some(digits)
}
