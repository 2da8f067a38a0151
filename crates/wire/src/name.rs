//! Names of cells, digits and houses: written, and read back with an error that quotes them.
use crate::error::{Expected, WireError};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House, Shape};
use whydoku_logic::{Clue, Conclusion};

/// The names of one board, in one field of a document.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) shape: &'a Shape,
    /// The path of the field, for errors.
    pub(crate) path: &'static str,
}

impl Field<'_> {
    pub(crate) fn wrong(self, text: &str, expected: Expected) -> WireError {
        // A hostile text may be long; its start is enough to identify it.
        let text = text.chars().take(40).collect();
        WireError::Name { field: self.path, text, expected }
    }
    pub(crate) fn cell(self, text: &str) -> Result<Cell, WireError> {
        find_cell(self.shape, text).ok_or_else(|| self.wrong(text, Expected::Cell))
    }
    pub(crate) fn digit(self, text: &str) -> Result<Digit, WireError> {
        find_digit(self.shape, text).ok_or_else(|| self.wrong(text, Expected::Digit))
    }
    pub(crate) fn house(self, text: &str) -> Result<House, WireError> {
        let mut houses = (0..self.shape.houses().len()).map(House::new);
        houses
            .find(|&house| self.shape.house_name(house) == text)
            .ok_or_else(|| self.wrong(text, Expected::House))
    }
    pub(crate) fn candidate(self, text: &str) -> Result<Candidate, WireError> {
        text.split_once('=')
            .and_then(|(cell, digit)| find_candidate(self.shape, cell, digit))
            .ok_or_else(|| self.wrong(text, Expected::Candidate))
    }
    pub(crate) fn conclusion(self, text: &str) -> Result<Conclusion, WireError> {
        let (parts, conclusion): (_, fn(Candidate) -> Conclusion) = match text.split_once("<>") {
            Some(parts) => (Some(parts), Conclusion::Eliminate),
            None => (text.split_once('='), Conclusion::Place),
        };
        parts
            .and_then(|(cell, digit)| find_candidate(self.shape, cell, digit))
            .map(conclusion)
            .ok_or_else(|| self.wrong(text, Expected::Conclusion))
    }
    /// The number of a rule of the shape, from zero.
    pub(crate) fn rule(self, number: usize) -> Result<usize, WireError> {
        self.clue(number).map(|clue| clue.number)
    }
    /// The rule with this number.
    pub(crate) fn clue(self, number: usize) -> Result<Clue, WireError> {
        let rule = self.shape.rules().get(number).cloned();
        let clue = rule.map(|rule| Clue { number, rule });
        clue.ok_or_else(|| self.wrong(&number.to_string(), Expected::Rule))
    }
    /// A set of digits; boards of more than 64 digits have none.
    pub(crate) fn digits(self, names: &[String]) -> Result<DigitSet, WireError> {
        let small = |name: &String| {
            let digit = self.digit(name)?;
            let fits = digit.index() < u64::BITS as usize;
            if fits { Ok(digit) } else { Err(self.wrong(name, Expected::Digit)) }
        };
        names.iter().map(small).collect()
    }
    pub(crate) fn cells(self, names: &[String]) -> Result<Vec<Cell>, WireError> {
        names.iter().map(|name| self.cell(name)).collect()
    }
    pub(crate) fn houses(self, names: &[String]) -> Result<Vec<House>, WireError> {
        names.iter().map(|name| self.house(name)).collect()
    }
}

fn find_cell(shape: &Shape, text: &str) -> Option<Cell> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    let (row, column) = (line(row, shape)?, line(column, shape)?);
    Some(Cell::at(row - 1, column - 1, shape.side()))
}

/// A number from one to the side of the board.
fn line(text: &str, shape: &Shape) -> Option<usize> {
    let plain = !text.starts_with(['0', '+']);
    text.parse().ok().filter(|number| plain && (1..=shape.side()).contains(number))
}

fn find_digit(shape: &Shape, text: &str) -> Option<Digit> {
    if shape.side() > 35 {
        return line(text, shape).map(Digit::from_number);
    }
    let mut symbols = text.chars();
    let digit = Digit::from_symbol(symbols.next()?)?;
    (symbols.next().is_none() && digit.index() < shape.side()).then_some(digit)
}

fn find_candidate(shape: &Shape, cell: &str, digit: &str) -> Option<Candidate> {
    Some(Candidate::new(find_cell(shape, cell)?, find_digit(shape, digit)?))
}

/// `r3c5=7`.
pub(crate) fn candidate(shape: &Shape, candidate: Candidate) -> String {
    format!("{}={}", shape.cell_name(candidate.cell), shape.digit_name(candidate.digit))
}

/// `r3c5=7` or `r3c5<>7`.
pub(crate) fn conclusion(shape: &Shape, conclusion: Conclusion) -> String {
    let Candidate { cell, digit } = conclusion.candidate();
    let sign = match conclusion {
        Conclusion::Place(_) => "=",
        Conclusion::Eliminate(_) => "<>",
    };
    format!("{}{sign}{}", shape.cell_name(cell), shape.digit_name(digit))
}

pub(crate) fn cells(shape: &Shape, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|&cell| shape.cell_name(cell)).collect()
}

pub(crate) fn houses(shape: &Shape, houses: &[House]) -> Vec<String> {
    houses.iter().map(|&house| shape.house_name(house)).collect()
}

pub(crate) fn digits(shape: &Shape, digits: DigitSet) -> Vec<String> {
    digits.iter().map(|digit| shape.digit_name(digit)).collect()
}
