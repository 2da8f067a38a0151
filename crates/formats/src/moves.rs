//! Moves as people type them: `A1 5`, `r1c1=5`, `A1<>5`.
use crate::candidates::shortened;
use crate::cell_text::{CellError, parse_cell};
use core::fmt;
use whydoku_core::{Candidate, Cell, CellNames, Digit};
use whydoku_words::{Language, Said, said};

/// A move that a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Write a digit into a cell: `A1 5`, `A1=5`, `r1c1 5`.
    Place(Candidate),
    /// Cross a candidate out: `A1<>5`, `A1!=5`.
    CrossOut(Candidate),
    /// Empty a cell: `A1 .`, `A1 -`.
    Clear(Cell),
}

/// Why a line is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveError {
    /// There is nothing.
    Empty,
    /// The cell is not on this board.
    Cell(CellError),
    /// There is a cell but no digit.
    NoDigit {
        /// The cell as written.
        cell: String,
    },
    /// What should be a digit is not one.
    NotADigit {
        /// What was written.
        word: String,
        /// The side of the board.
        side: usize,
    },
    /// The digit is beyond the side of the board, or 0.
    DigitBeyond {
        /// What was written.
        word: String,
        /// The side of the board.
        side: usize,
    },
    /// Something follows the digit.
    TooMuch {
        /// What follows.
        rest: String,
    },
}

impl MoveError {
    /// What is wrong, to be put into words.
    pub fn said(&self) -> Said {
        match self {
            Self::Empty => said!("move-empty"),
            Self::Cell(error) => error.said(),
            Self::NoDigit { cell } => said!("move-no-digit", { "cell": cell.as_str() }),
            Self::NotADigit { word, side } => {
                said!("move-not-a-digit", { "word": word.as_str(), "side": *side })
            }
            Self::DigitBeyond { word, side } => {
                said!("move-digit-beyond", { "word": word.as_str(), "side": *side })
            }
            Self::TooMuch { rest } => said!("move-too-much", { "rest": rest.as_str() }),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said().text(Language::ENGLISH))
    }
}

impl core::error::Error for MoveError {}

/// Reads a move on a board of `side` digits. Cell and digit are separated by blanks, `=`, `:` or `,`;
/// `<>` or `!=` crosses the candidate out. Digits above 9 are numbers or letters.
///
/// # Errors
/// What is wrong, the cell first.
///
/// ```
/// use whydoku_core::{Candidate, Cell, CellNames, Digit};
/// use whydoku_formats::{Move, parse_move};
/// let place = Move::Place(Candidate::new(Cell::at(0, 0, 9), Digit::from_number(5)));
/// for line in ["A1 5", "a1 5", "A1=5", "r1c1=5", " R1C1 : 5 "] {
///     assert_eq!(parse_move(line, 9, CellNames::LetterRow), Ok(place));
/// }
/// ```
pub fn parse_move(line: &str, side: usize, names: CellNames) -> Result<Move, MoveError> {
    let line = line.trim();
    if line.is_empty() {
        return Err(MoveError::Empty);
    }
    let between = |c: char| c.is_whitespace() || "=:,<>!".contains(c);
    let (word, rest) = line.split_at(line.find(between).unwrap_or(line.len()));
    let cell = parse_cell(word, side, names).map_err(MoveError::Cell)?;
    let digit = rest.trim_start_matches(between);
    let operator: String = rest[..rest.len() - digit.len()].split_whitespace().collect();
    let (digit, extra) = digit.split_at(digit.find(char::is_whitespace).unwrap_or(digit.len()));
    if digit.is_empty() {
        return Err(MoveError::NoDigit { cell: shortened(word) });
    }
    if !extra.is_empty() {
        return Err(MoveError::TooMuch { rest: shortened(extra.trim()) });
    }
    let crossed_out = match operator.as_str() {
        "" | "=" | ":" | "," => false,
        "<>" | "!=" => true,
        _ => return Err(MoveError::NotADigit { word: shortened(&operator), side }),
    };
    if matches!(digit, "." | "-") && !crossed_out {
        return Ok(Move::Clear(cell));
    }
    let candidate = Candidate::new(cell, digit_of(digit, side)?);
    Ok(if crossed_out { Move::CrossOut(candidate) } else { Move::Place(candidate) })
}

fn digit_of(word: &str, side: usize) -> Result<Digit, MoveError> {
    let beyond = || MoveError::DigitBeyond { word: shortened(word), side };
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return match word.parse::<usize>() {
            Ok(number) if (1..=side).contains(&number) => Ok(Digit::from_number(number)),
            _ => Err(beyond()),
        };
    }
    let mut symbols = word.chars();
    let symbol = symbols.next().filter(|_| symbols.as_str().is_empty());
    match symbol.and_then(Digit::from_symbol) {
        Some(digit) if digit.index() < side => Ok(digit),
        Some(_) if side > 9 => Err(beyond()),
        _ => Err(MoveError::NotADigit { word: shortened(word), side }),
    }
}
