//! A puzzle as one line: the simplest way to write one down.
use crate::{Digit, Entry, Puzzle, Shape, ShapeError};
use core::{fmt, str::FromStr};

/// Larger boards have digits without a character.
const MOST_SYMBOLS: usize = 35;

/// Why a line is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LineError {
    /// No board has this many cells.
    Length(usize),
    /// No board of this size has boxes.
    Shape(ShapeError),
    /// This character does not stand for a digit of the board, or for an unknown cell.
    Symbol {
        /// The character.
        symbol: char,
        /// Its place in the line, from one.
        column: usize,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => {
                write!(f, "no board has {length} cells; a line has one character for each cell")
            }
            Self::Shape(error) => error.fmt(f),
            Self::Symbol { symbol, column } => {
                write!(
                    f,
                    "{symbol:?} at character {column} is neither a digit of the board nor `.`"
                )
            }
        }
    }
}

impl core::error::Error for LineError {}

/// Reads one character for each cell, in reading order: a digit is a given, `.` or `0` an unknown
/// cell. The board is the usual one of its size, [`Shape::usual`], with up to 35 digits. The crate
/// `whydoku-formats` reads everything else: other shapes, candidates, grids, links and files of
/// other programs.
///
/// ```
/// use whydoku_core::{Cell, Digit, Puzzle};
/// let puzzle: Puzzle = "12..34....21...3".parse()?;
/// assert_eq!(puzzle.digit(Cell::at(0, 1, 4)), Some(Digit::from_number(2)));
/// assert_eq!(puzzle.to_string(), "12..34....21...3");
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
impl FromStr for Puzzle {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Self, LineError> {
        let length = line.chars().count();
        let side = length.isqrt();
        if side * side != length || !(1..=MOST_SYMBOLS).contains(&side) {
            return Err(LineError::Length(length));
        }
        let shape = Shape::usual(side).map_err(LineError::Shape)?;
        let entry = |(at, symbol): (usize, char)| match (symbol, Digit::from_symbol(symbol)) {
            ('.' | '0', _) => Ok(Entry::Unknown),
            (_, Some(digit)) if digit.index() < side => Ok(Entry::Given(digit)),
            _ => Err(LineError::Symbol { symbol, column: at + 1 }),
        };
        let entries: Vec<Entry> = line.chars().enumerate().map(entry).collect::<Result<_, _>>()?;
        Ok(Self::new(shape, entries).expect("one entry for each cell, of digits of the board"))
    }
}

/// Writes one line: the digit of each cell, and `.` where there is none. Boards of more than 35
/// digits write numbers with blanks between them. The shape, the candidates, and which digits are
/// given are not written; `whydoku-formats` has styles for them.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_wide = self.shape().side() > MOST_SYMBOLS;
        for (at, entry) in self.entries().iter().enumerate() {
            if is_wide && at > 0 {
                f.write_str(" ")?;
            }
            match entry.digit() {
                Some(digit) => digit.fmt(f)?,
                None => f.write_str(".")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, DigitSet, MAX_SIDE};

    #[test]
    fn lines_of_usual_boards_are_read_back() {
        for side in (1..=MOST_SYMBOLS).filter(|&side| Shape::usual(side).is_ok()) {
            let mut puzzle = Puzzle::empty(Shape::usual(side).unwrap());
            puzzle.set(Cell::new(side - 1), Entry::Given(Digit::from_number(side)));
            assert_eq!(puzzle.to_string().parse(), Ok(puzzle), "{side}");
        }
        let zeros: Puzzle = "0".repeat(81).parse().unwrap();
        assert_eq!(zeros.to_string(), ".".repeat(81));
    }
    #[test]
    fn a_malformed_line_is_refused_with_the_place() {
        let error = |line: &str| line.parse::<Puzzle>().unwrap_err();
        assert_eq!(error(""), LineError::Length(0));
        assert_eq!(error(&".".repeat(80)), LineError::Length(80));
        assert_eq!(error(&".".repeat(MAX_SIDE * MAX_SIDE)), LineError::Length(MAX_SIDE * MAX_SIDE));
        assert_eq!(error("1..5............"), LineError::Symbol { symbol: '5', column: 4 });
        assert_eq!(error("ä..............."), LineError::Symbol { symbol: 'ä', column: 1 });
    }
    #[test]
    fn a_line_holds_digits_but_no_candidates() {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap());
        puzzle.set(Cell::new(0), Entry::Candidates(DigitSet::first(2)));
        puzzle.set(Cell::new(1), Entry::Placed(Digit::from_number(3)));
        assert_eq!(puzzle.to_string(), ".3..............");
        let mut large = Puzzle::empty(Shape::usual(36).unwrap());
        large.set(Cell::new(1), Entry::Given(Digit::from_number(36)));
        assert!(large.to_string().starts_with(". 36 . "));
    }
}
