//! Puzzles and positions.
use crate::error::WireError;
use crate::name::Field;
use crate::shape::ShapeJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};

/// A puzzle or a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleJson {
    /// The board.
    pub shape: ShapeJson,
    /// Digits that came with the puzzle, in reading order: one character a cell, `.` for none; on
    /// boards of more than 35 digits, numbers and dots with blanks between them.
    pub givens: String,
    /// Digits that were worked out, in the same way; absent when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<String>,
    /// For each cell the candidates that are left (with blanks between the numbers on boards of
    /// more than 35 digits), or nothing where none are stated; absent when no cell states any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<Option<String>>>,
}

impl PuzzleJson {
    /// Describes a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape();
        let of = |keep: fn(&Entry) -> Option<Digit>| line(shape, puzzle.entries().iter().map(keep));
        let is_placed = |entry: &Entry| matches!(entry, Entry::Placed(_));
        let stated = |entry: &Entry| match entry {
            Entry::Candidates(digits) => {
                let names = digits.iter().map(|digit| shape.digit_name(digit));
                Some(names.collect::<Vec<_>>().join(between(shape)))
            }
            _ => None,
        };
        let candidates: Vec<Option<String>> = puzzle.entries().iter().map(stated).collect();
        Self {
            shape: ShapeJson::new(shape),
            givens: of(|entry| match entry {
                Entry::Given(digit) => Some(*digit),
                _ => None,
            }),
            placed: puzzle.entries().iter().any(is_placed).then(|| {
                of(|entry| match entry {
                    Entry::Placed(digit) => Some(*digit),
                    _ => None,
                })
            }),
            candidates: candidates.iter().any(Option::is_some).then_some(candidates),
        }
    }
    /// The puzzle described. Digits may clash; that is checked elsewhere.
    ///
    /// # Errors
    /// When the shape is not a board, a digit is beyond it, the length of a list is not that of the
    /// board, or a cell is described twice.
    pub fn read(&self) -> Result<Puzzle, WireError> {
        let shape = self.shape.read()?;
        let mut entries = vec![Entry::Unknown; shape.cell_count()];
        let mut set = |cell: usize, entry: Entry| {
            if entries[cell] != Entry::Unknown {
                return Err(WireError::Twice(shape.cell_name(Cell::new(cell))));
            }
            entries[cell] = entry;
            Ok(())
        };
        let givens = digits(&shape, "givens", &self.givens)?;
        let placed = match &self.placed {
            Some(placed) => digits(&shape, "placed", placed)?,
            None => Vec::new(),
        };
        let entry: fn(Digit) -> Entry = Entry::Given;
        for (digits, entry) in [(givens, entry), (placed, Entry::Placed)] {
            for (cell, digit) in digits.into_iter().enumerate() {
                digit.map_or(Ok(()), |digit| set(cell, entry(digit)))?;
            }
        }
        let candidates = self.candidates.as_deref().unwrap_or_default();
        if self.candidates.is_some() {
            expect_length(&shape, "candidates", candidates.len())?;
        }
        let field = Field { shape: &shape, path: "candidates" };
        for (cell, names) in candidates.iter().enumerate() {
            if let Some(names) = names {
                let names: Vec<String> = tokens(&shape, names);
                set(cell, Entry::Candidates(field.digits(&names)?))?;
            }
        }
        let wanted = "candidates on boards of up to 64 digits only".to_owned();
        let found = candidates.len();
        Puzzle::new(shape, entries).ok_or(WireError::Count { field: "candidates", found, wanted })
    }
}

/// Digits in reading order, as [`PuzzleJson::givens`] writes them: for solutions.
pub fn digits_line(shape: &Shape, digits: &[Digit]) -> String {
    line(shape, digits.iter().copied().map(Some))
}

/// The separator between the digits of a list.
fn between(shape: &Shape) -> &'static str {
    if shape.side() > 35 { " " } else { "" }
}

fn line(shape: &Shape, digits: impl Iterator<Item = Option<Digit>>) -> String {
    let name = |digit: Option<Digit>| digit.map_or(".".to_owned(), |d| shape.digit_name(d));
    digits.map(name).collect::<Vec<_>>().join(between(shape))
}

/// A list of digits taken apart.
fn tokens(shape: &Shape, text: &str) -> Vec<String> {
    if shape.side() > 35 {
        text.split_whitespace().map(str::to_owned).collect()
    } else {
        text.chars().filter(|symbol| !symbol.is_whitespace()).map(String::from).collect()
    }
}

fn digits(shape: &Shape, path: &'static str, text: &str) -> Result<Vec<Option<Digit>>, WireError> {
    let tokens = tokens(shape, text);
    expect_length(shape, path, tokens.len())?;
    let field = Field { shape, path };
    let digit = |token: &String| match token.as_str() {
        "." | "0" => Ok(None),
        name => field.digit(name).map(Some),
    };
    tokens.iter().map(digit).collect()
}

/// The digits of a solution, one for each cell.
pub(crate) fn solution_digits(
    shape: &Shape,
    path: &'static str,
    text: &str,
) -> Result<Vec<Digit>, WireError> {
    let tokens = tokens(shape, text);
    expect_length(shape, path, tokens.len())?;
    let field = Field { shape, path };
    tokens.iter().map(|token| field.digit(token)).collect()
}

fn expect_length(shape: &Shape, field: &'static str, found: usize) -> Result<(), WireError> {
    if found == shape.cell_count() {
        return Ok(());
    }
    Err(WireError::Count { field, found, wanted: format!("{} cells", shape.cell_count()) })
}
