//! What cells, houses and digits are called.
use crate::{Candidate, Cell, Digit, House, HouseKind, Shape};

/// How cells are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CellNames {
    /// `r1c5`: row 1, column 5.
    #[default]
    RowColumn,
    /// `A5`: the letter is the row.
    LetterRow,
    /// `E1`: the letter is the column, as on a chess board or in a spreadsheet.
    LetterColumn,
}

/// The names of one board.
///
/// ```
/// use pencilmark_core::{Cell, CellNames, House, Names, Shape};
/// let shape = Shape::square(9)?;
/// let names = Names { shape: &shape, cells: CellNames::LetterRow };
/// assert_eq!(names.cell(Cell::at(0, 4, 9)), "A5");
/// assert_eq!(names.house(House::new(9)), "row A");
/// # Ok::<(), pencilmark_core::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The board.
    pub shape: &'a Shape,
    /// How its cells are named. Boards of more than 26 rows have no letters and use `r1c5`.
    pub cells: CellNames,
}

impl<'a> From<&'a Shape> for Names<'a> {
    fn from(shape: &'a Shape) -> Self {
        Self { shape, cells: CellNames::RowColumn }
    }
}

impl Names<'_> {
    fn style(&self) -> CellNames {
        if self.shape.side() > 26 { CellNames::RowColumn } else { self.cells }
    }
    /// A cell.
    pub fn cell(&self, cell: Cell) -> String {
        let (row, column) = (cell.row(self.shape.side()), cell.column(self.shape.side()));
        match self.style() {
            CellNames::RowColumn => self.shape.cell_name(cell),
            CellNames::LetterRow => format!("{}{}", letter(row), column + 1),
            CellNames::LetterColumn => format!("{}{}", letter(column), row + 1),
        }
    }
    /// A house.
    pub fn house(&self, house: House) -> String {
        let info = self.shape.house(house);
        match (self.style(), info.kind) {
            (CellNames::LetterRow, HouseKind::Row) => format!("row {}", letter(info.number - 1)),
            (CellNames::LetterColumn, HouseKind::Column) => {
                format!("column {}", letter(info.number - 1))
            }
            _ => self.shape.house_name(house),
        }
    }
    /// A digit.
    pub fn digit(&self, digit: Digit) -> String {
        self.shape.digit_name(digit)
    }
    /// A digit in a cell: `r1c5=7`.
    pub fn candidate(&self, candidate: Candidate) -> String {
        format!("{}={}", self.cell(candidate.cell), self.digit(candidate.digit))
    }
    /// Cells with blanks between them.
    pub fn cells(&self, cells: &[Cell]) -> String {
        cells.iter().map(|&cell| self.cell(cell)).collect::<Vec<_>>().join(" ")
    }
}

/// The letter of a line counted from zero, up to 26.
fn letter(line: usize) -> char {
    char::from(b'A' + line as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letter_is_the_row_or_the_column_and_large_boards_have_none() {
        let shape = Shape::square(16).unwrap();
        let cell = Cell::at(1, 15, 16);
        let name = |cells| Names { shape: &shape, cells }.cell(cell);
        assert_eq!(name(CellNames::RowColumn), "r2c16");
        assert_eq!(name(CellNames::LetterRow), "B16");
        assert_eq!(name(CellNames::LetterColumn), "P2");
        let large = Shape::square(36).unwrap();
        let names = Names { shape: &large, cells: CellNames::LetterRow };
        assert_eq!(names.cell(Cell::at(30, 0, 36)), "r31c1");
    }
}
