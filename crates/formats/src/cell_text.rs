//! Names of cells, as people type them: `A1`, `r1c1`.
use crate::candidates::shortened;
use core::fmt;
use whydoku_core::{Cell, CellNames};
use whydoku_words::{Language, Message, Said, message, said};

/// Rows beyond the alphabet have no letter.
const LETTERS: usize = 26;

/// Rows or columns: which of the two a line is one of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// A row.
    Row,
    /// A column.
    Column,
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
        })
    }
}

/// Why a word is not a cell of a board: one variant for each check, in the order of the checks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CellError {
    /// Not a letter and a digit: too short or too long.
    Length {
        /// The word.
        word: String,
        /// The largest number of characters of a cell's name on this board.
        longest: usize,
    },
    /// The first character is not a letter.
    NotALetter {
        /// The character.
        symbol: char,
        /// What the letter should name.
        axis: Axis,
        /// The last letter of this board.
        last: char,
    },
    /// The letter is beyond the board.
    LetterBeyond {
        /// The letter.
        letter: char,
        /// What it names.
        axis: Axis,
        /// The last letter of this board.
        last: char,
    },
    /// What follows the letter is not a number.
    NotANumber {
        /// What follows.
        word: String,
        /// What it should name.
        axis: Axis,
        /// The last line of this board.
        last: usize,
    },
    /// The number is beyond the board.
    NumberBeyond {
        /// The number as written.
        number: String,
        /// What it names.
        axis: Axis,
        /// The last line of this board.
        last: usize,
    },
    /// The board has more lines than there are letters.
    NoLetters,
}

impl CellError {
    /// What is wrong, to be put into words.
    pub fn said(&self) -> Said {
        match self {
            Self::Length { word, longest: 2 } => said!("cell-length", { "word": word.as_str() }),
            Self::Length { word, longest } => {
                said!("cell-length-large", { "word": word.as_str(), "longest": *longest })
            }
            Self::NotALetter { symbol, axis, last } => {
                let message = match axis {
                    Axis::Row => message!("cell-not-a-letter-row"),
                    Axis::Column => message!("cell-not-a-letter-column"),
                };
                about(message, "symbol", symbol, last)
            }
            Self::LetterBeyond { letter, axis, last } => {
                let message = match axis {
                    Axis::Row => message!("cell-letter-beyond-row"),
                    Axis::Column => message!("cell-letter-beyond-column"),
                };
                about(message, "letter", letter, last)
            }
            Self::NotANumber { word, axis, last } => {
                let message = match axis {
                    Axis::Row => message!("cell-not-a-number-row"),
                    Axis::Column => message!("cell-not-a-number-column"),
                };
                about(message, "word", word, last)
            }
            Self::NumberBeyond { number, axis, last } => {
                let message = match axis {
                    Axis::Row => message!("cell-number-beyond-row"),
                    Axis::Column => message!("cell-number-beyond-column"),
                };
                about(message, "number", number, last)
            }
            Self::NoLetters => said!("cell-no-letters"),
        }
    }
}

/// A message about what was written and the last line of the board.
fn about(
    message: Message,
    place: &'static str,
    written: &impl ToString,
    last: &impl ToString,
) -> Said {
    Said::new(message).with(place, written.to_string()).with("last", last.to_string())
}

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said().text(Language::ENGLISH))
    }
}

impl core::error::Error for CellError {}

/// Reads the name of a cell of a board with `side` rows. `r1c1` is always understood; `A1` is row A
/// and column 1, or column A and row 1 with [`CellNames::LetterColumn`]. Case does not matter.
///
/// # Errors
/// The first thing that is wrong: the length, then the letter, then the number.
///
/// ```
/// use whydoku_core::{Cell, CellNames};
/// use whydoku_formats::parse_cell;
/// assert_eq!(parse_cell("B3", 9, CellNames::LetterRow), Ok(Cell::at(1, 2, 9)));
/// assert_eq!(parse_cell("b3", 9, CellNames::LetterColumn), Ok(Cell::at(2, 1, 9)));
/// assert_eq!(parse_cell("r2c3", 9, CellNames::LetterColumn), Ok(Cell::at(1, 2, 9)));
/// let error = parse_cell("J1", 9, CellNames::LetterRow).unwrap_err();
/// assert_eq!(error.to_string(), "row J is not on the board: its rows are A to I");
/// ```
pub fn parse_cell(word: &str, side: usize, names: CellNames) -> Result<Cell, CellError> {
    if let Some((row, column)) = row_and_column(word) {
        let row = number(row, Axis::Row, side)?;
        let column = number(column, Axis::Column, side)?;
        return Ok(Cell::at(row, column, side));
    }
    let longest = 1 + side.to_string().len();
    if !(2..=longest).contains(&word.chars().count()) {
        return Err(CellError::Length { word: shortened(word), longest });
    }
    if side > LETTERS {
        return Err(CellError::NoLetters);
    }
    let (letter_axis, number_axis) = match names {
        CellNames::LetterColumn => (Axis::Column, Axis::Row),
        CellNames::LetterRow | CellNames::RowColumn => (Axis::Row, Axis::Column),
    };
    let mut symbols = word.chars();
    let symbol = symbols.next().unwrap_or_default();
    let first = letter(symbol, letter_axis, side)?;
    let second = number(symbols.as_str(), number_axis, side)?;
    Ok(match letter_axis {
        Axis::Row => Cell::at(first, second, side),
        Axis::Column => Cell::at(second, first, side),
    })
}

/// The two numbers of `r1c1`, which need not be numbers yet.
fn row_and_column(word: &str) -> Option<(&str, &str)> {
    let rest = word.strip_prefix(['r', 'R'])?;
    let (row, column) = rest.split_once(['c', 'C'])?;
    row.starts_with(|c: char| c.is_ascii_digit()).then_some((row, column))
}

/// The line a letter names, from zero.
fn letter(symbol: char, axis: Axis, side: usize) -> Result<usize, CellError> {
    let last = char::from(b'A' + (side.clamp(1, LETTERS) - 1) as u8);
    if !symbol.is_alphabetic() {
        return Err(CellError::NotALetter { symbol, axis, last });
    }
    let letter = symbol.to_ascii_uppercase();
    if ('A'..=last).contains(&letter) {
        Ok(u32::from(letter) as usize - u32::from('A') as usize)
    } else {
        Err(CellError::LetterBeyond { letter, axis, last })
    }
}

/// The line a number names, from zero.
fn number(word: &str, axis: Axis, last: usize) -> Result<usize, CellError> {
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(CellError::NotANumber { word: shortened(word), axis, last });
    }
    match word.parse::<usize>() {
        Ok(number) if (1..=last).contains(&number) => Ok(number - 1),
        _ => Err(CellError::NumberBeyond { number: shortened(word), axis, last }),
    }
}

/// Several cells, written the way people do: `r1c13` is r1c1 and r1c3, `r12c4` is r1c4 and r2c4.
/// Lines that hold the same columns are joined; on boards of more than nine rows, and when cells
/// are named by letters, they are listed one by one.
///
/// ```
/// use whydoku_core::{Cell, CellNames, Shape};
/// use whydoku_words::Names;
/// use whydoku_formats::cells_text;
/// let shape = Shape::square(9)?;
/// let cells = [(0, 0), (0, 2), (1, 0), (1, 2), (4, 8)].map(|(r, c)| Cell::at(r, c, 9));
/// assert_eq!(cells_text(&cells, Names::from(&shape)), "r12c13, r5c9");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn cells_text(cells: &[Cell], names: whydoku_words::Names<'_>) -> String {
    let side = names.shape.side();
    if side > 9 || names.cells != CellNames::RowColumn {
        return cells.iter().map(|&cell| names.cell(cell)).collect::<Vec<_>>().join(", ");
    }
    // The columns of each row, then the rows with the same columns.
    let mut columns = vec![String::new(); side];
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    for cell in sorted {
        columns[cell.row(side)].push_str(&(cell.column(side) + 1).to_string());
    }
    let mut groups: Vec<(String, String)> = Vec::new();
    for (row, columns) in columns.into_iter().enumerate().filter(|(_, c)| !c.is_empty()) {
        let row = (row + 1).to_string();
        match groups.iter_mut().find(|(_, known)| *known == columns) {
            Some((rows, _)) => rows.push_str(&row),
            None => groups.push((row, columns)),
        }
    }
    let texts = groups.iter().map(|(rows, columns)| format!("r{rows}c{columns}"));
    texts.collect::<Vec<_>>().join(", ")
}
