//! Boards as a word: `9`, `3x4`, `jigsaw:1122...`, `3x3+diagonals`, `9+windows`.
use crate::board::usual;
use crate::candidates::shortened;
use crate::cell_text::parse_cell;
use crate::lex::MAX_SYMBOL_SIDE;
use crate::regions::{RegionFault, region_names, shape_of_regions};
use core::fmt;
use whydoku_core::{Cell, CellNames, Extra, MAX_SIDE, Regions, Shape, ShapeError};

/// Why a word is not a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ShapeSpecError {
    /// Neither a side, nor boxes, nor a jigsaw.
    NotABoard(String),
    /// Unknown extra houses.
    UnknownExtra(String),
    /// The names of the regions are not one for each cell of a square board.
    RegionCount(usize),
    /// A region that does not have one cell for each digit.
    RegionSize {
        /// Its name.
        region: char,
        /// How many cells it has.
        cells: usize,
        /// How many it should have.
        side: usize,
    },
    /// Boxes so large that their board would exceed the largest.
    LargeBoxes {
        /// Rows of a box.
        rows: usize,
        /// Columns of a box.
        columns: usize,
    },
    /// An impossible board.
    Shape(ShapeError),
}

impl fmt::Display for ShapeSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotABoard(word) => write!(
                f,
                "'{word}' is not a board: write a side such as 9, boxes such as 3x4 (rows x columns), \
                 or jigsaw: and the name of each cell's region"
            ),
            Self::UnknownExtra(word) => write!(
                f,
                "'{word}' does not name extra houses: write diagonals, windows, or cells: and the cells, \
                 such as cells:r1c1,r2c2"
            ),
            Self::RegionCount(found) => write!(
                f,
                "the jigsaw names the regions of {found} cells; a 9x9 board has 81, a 6x6 board 36"
            ),
            Self::RegionSize { region, cells, side } => write!(
                f,
                "region '{region}' has {cells} cells; each region of this jigsaw needs {side}"
            ),
            Self::LargeBoxes { rows, columns } => {
                let side = rows.saturating_mul(*columns);
                write!(
                    f,
                    "boxes of {rows}x{columns} make a board of side {side}; the largest has side \
                     {MAX_SIDE}"
                )?;
                // Someone who writes 30x30 has most likely counted the cells of the board.
                match usual(*rows) {
                    Ok(_) if rows == columns => {
                        write!(f, "; a board of {rows}x{rows} cells is written {rows}")
                    }
                    _ => Ok(()),
                }
            }
            Self::Shape(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ShapeSpecError {}

/// Reads a board: a side (`9`, `16`; the usual boxes), boxes (`3x4`: 3 rows and 4 columns), or
/// `jigsaw:` and the name of each cell's region in reading order (on boards of more than 35 regions,
/// their numbers with anything between them); then `+diagonals`, `+windows` or `+cells:r1c1,r2c2,...`
/// any number of times.
///
/// # Errors
/// What is wrong with the word. For a side without boxes the message says that the number of digits
/// must be the square of a smaller number.
///
/// ```
/// use whydoku_formats::{parse_shape, shape_text};
/// let shape = parse_shape("9+diagonals")?;
/// assert_eq!(shape.houses().len(), 29);
/// assert_eq!(shape_text(&shape), "3x3+diagonals");
/// # Ok::<(), whydoku_formats::ShapeSpecError>(())
/// ```
pub fn parse_shape(word: &str) -> Result<Shape, ShapeSpecError> {
    let mut parts = word.trim().split('+').map(str::trim);
    let board = parts.next().unwrap_or_default();
    parts.try_fold(board_of(board)?, |shape, part| {
        let extra = extra_of(part, shape.side())?;
        shape.with(extra).map_err(ShapeSpecError::Shape)
    })
}

fn board_of(word: &str) -> Result<Shape, ShapeSpecError> {
    let bad = || ShapeSpecError::NotABoard(shortened(word));
    if let Some(names) = prefixed(word, "jigsaw:") {
        if let Some(numbers) = region_numbers(names) {
            return Shape::jigsaw(&numbers).map_err(ShapeSpecError::Shape);
        }
        let names: Vec<char> = names.chars().filter(|c| c.is_alphanumeric()).collect();
        let side = names.len().isqrt();
        return shape_of_regions(&names).map_err(|fault| match fault {
            RegionFault::Count(found) => ShapeSpecError::RegionCount(found),
            RegionFault::Size(region, cells) => ShapeSpecError::RegionSize { region, cells, side },
        });
    }
    if let Some((rows, columns)) = word.split_once(['x', 'X', '×']) {
        let number = |part: &str| part.trim().parse::<usize>().map_err(|_| bad());
        let shape = match (number(rows)?, number(columns)?) {
            (3, 3) => usual(9),
            (rows, columns) if rows.saturating_mul(columns) > MAX_SIDE => {
                return Err(ShapeSpecError::LargeBoxes { rows, columns });
            }
            (rows, columns) => Shape::boxes(rows, columns),
        };
        return shape.map_err(ShapeSpecError::Shape);
    }
    let side: usize = word.parse().map_err(|_| bad())?;
    let unusual = |_| match Shape::square(side) {
        Err(error) => ShapeSpecError::Shape(error),
        Ok(_) => ShapeSpecError::Shape(ShapeError::Side(side)),
    };
    usual(side).map_err(unusual)
}

/// The numbers of the regions, from zero, of a board with too many cells for one character each. The text
/// may count them from zero or from one.
fn region_numbers(text: &str) -> Option<Vec<u8>> {
    let words = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    if words().count() <= MAX_SYMBOL_SIDE * MAX_SYMBOL_SIDE {
        return None;
    }
    let numbers: Option<Vec<u8>> = words().map(|word| word.parse().ok()).collect();
    let numbers = numbers?;
    let first = numbers.iter().copied().min()?.min(1);
    Some(numbers.into_iter().map(|number| number - first).collect())
}

fn extra_of(word: &str, side: usize) -> Result<Extra, ShapeSpecError> {
    let bad = || ShapeSpecError::UnknownExtra(shortened(word));
    if let Some(cells) = prefixed(word, "cells:") {
        let cell = |name: &str| parse_cell(name.trim(), side, CellNames::RowColumn).ok();
        let cells: Option<Vec<Cell>> = cells.split(',').map(cell).collect();
        return cells.map(Extra::Cells).ok_or_else(bad);
    }
    match word.to_ascii_lowercase().as_str() {
        "diagonals" | "diagonal" | "x" => Ok(Extra::Diagonals),
        "windows" | "window" | "windoku" => Ok(Extra::Windows),
        _ => Err(bad()),
    }
}

fn prefixed<'a>(word: &'a str, prefix: &str) -> Option<&'a str> {
    let start = word.get(..prefix.len())?;
    start.eq_ignore_ascii_case(prefix).then(|| &word[prefix.len()..])
}

/// A board as a word that [`parse_shape`] reads back, always the same for the same board. Jigsaws
/// of more than 35 regions, which have no names, are written as `jigsaw:` and their numbers.
pub fn shape_text(shape: &Shape) -> String {
    let mut text = match shape.regions() {
        Regions::Boxes { rows, columns } => format!("{rows}x{columns}"),
        Regions::Jigsaw(numbers) => {
            let numbered = || numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(".");
            format!("jigsaw:{}", region_names(numbers).unwrap_or_else(numbered))
        }
    };
    for extra in shape.extras() {
        match extra {
            Extra::Diagonals => text.push_str("+diagonals"),
            Extra::Windows => text.push_str("+windows"),
            Extra::Cells(cells) => {
                let names: Vec<String> = cells.iter().map(|&cell| shape.cell_name(cell)).collect();
                text.push_str("+cells:");
                text.push_str(&names.join(","));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_descriptions_are_read_and_written_back() {
        let rows = [
            ("9", "3x3"),
            ("16", "4x4"),
            ("6", "2x3"),
            ("12", "3x4"),
            (" 4x3 ", "4x3"),
            ("9+X+windows", "3x3+diagonals+windows"),
            ("4+cells:r1c1,r2c2,r3c3,r4c4", "2x2+cells:r1c1,r2c2,r3c3,r4c4"),
            ("jigsaw:AABBAABBCCDDCCDD", "jigsaw:1122112233443344"),
            ("Jigsaw: 2221 2111 4443 4333", "jigsaw:2221211144434333"),
        ];
        for (word, canonical) in rows {
            let result = parse_shape(word).map(|shape| shape_text(&shape));
            assert_eq!(result.as_deref(), Ok(canonical), "{word}");
            assert_eq!(parse_shape(canonical), parse_shape(word));
        }
    }
    #[test]
    fn jigsaws_of_more_than_35_regions_are_read_back() {
        // Rows as regions, with the first two cells of the first column exchanged.
        for side in [36, 40, 144] {
            let mut numbers: Vec<u8> = (0..side * side).map(|cell| (cell / side) as u8).collect();
            numbers.swap(0, side);
            let shape = Shape::jigsaw(&numbers).unwrap();
            assert_eq!(parse_shape(&shape_text(&shape)).as_ref(), Ok(&shape));
            let from_one: Vec<String> = numbers.iter().map(|n| (n + 1).to_string()).collect();
            let word = format!("jigsaw:{}+diagonals", from_one.join(", "));
            assert_eq!(
                parse_shape(&word),
                shape.with(Extra::Diagonals).map_err(ShapeSpecError::Shape)
            );
        }
        let uneven = format!("jigsaw:{}", "1 ".repeat(36 * 36));
        let error = parse_shape(&uneven).unwrap_err().to_string();
        assert_eq!(error, "region 1 has 1296 cells; it needs 36");
    }
    #[test]
    fn invalid_board_descriptions_are_refused_with_the_reason() {
        let message = |word| parse_shape(word).unwrap_err().to_string();
        assert!(message("7").starts_with("The number of digits must be a square"));
        assert!(message("5363463456756783463").starts_with("The number of digits must be"));
        assert!(message("").starts_with("'' is not a board"));
        assert!(message("9x").starts_with("'9x' is not a board"));
        assert_eq!(
            message("30x30"),
            "boxes of 30x30 make a board of side 900; the largest has side 144; a board of 30x30 \
             cells is written 30"
        );
        assert_eq!(
            message("40x10"),
            "boxes of 40x10 make a board of side 400; the largest has side 144"
        );
        assert_eq!(
            message("18446744073709551615x2"),
            "boxes of 18446744073709551615x2 make a board of side 18446744073709551615; the largest \
             has side 144"
        );
        assert_eq!(message("0x3"), "a board of side 0 is not supported");
        assert_eq!(
            message("99999999999999999999x2"),
            "'99999999999999999999x2' is not a board: \
            write a side such as 9, boxes such as 3x4 (rows x columns), or jigsaw: and the name of \
            each cell's region"
        );
        assert!(message("9+knight").starts_with("'knight' does not name extra houses"));
        assert_eq!(message("6+windows"), "windows need square boxes, such as 3x3");
        assert!(message("jigsaw:123").starts_with("the jigsaw names the regions of 3 cells"));
        assert!(message("jigsaw:1122112233443345").starts_with("region '4' has 3 cells"));
    }
}
