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

/// The language in which people are told things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, which has words for everything.
    #[default]
    English,
    /// German; of the pages of techniques those from singles to wings.
    German,
}

impl Language {
    /// Each language with its usual abbreviation.
    pub const ALL: [(&'static str, Self); 2] = [("en", Self::English), ("de", Self::German)];
    /// Its usual abbreviation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }
}

impl core::str::FromStr for Language {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|(name, _)| *name == text);
        found.map(|(_, language)| *language).ok_or_else(|| format!("{text:?} is neither en nor de"))
    }
}

/// The names of one board.
///
/// ```
/// use pencilmark_core::{Cell, CellNames, House, Names, Shape};
/// let shape = Shape::square(9)?;
/// let names = Names { cells: CellNames::LetterRow, ..Names::from(&shape) };
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
    /// In which language its houses are named.
    pub language: Language,
}

impl<'a> From<&'a Shape> for Names<'a> {
    fn from(shape: &'a Shape) -> Self {
        Self { shape, cells: CellNames::RowColumn, language: Language::English }
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
        let number = match (self.style(), info.kind) {
            (CellNames::LetterRow, HouseKind::Row)
            | (CellNames::LetterColumn, HouseKind::Column) => letter(info.number - 1).to_string(),
            _ => info.number.to_string(),
        };
        let kind = match self.language {
            Language::English => self.shape.kind_name(house),
            Language::German => match self.shape.kind_name(house) {
                "box" => "Block",
                "region" => "Gebiet",
                "row" => "Zeile",
                "column" => "Spalte",
                "diagonal" => "Diagonale",
                "window" => "Fenster",
                _ => "Zusatzhaus",
            },
        };
        format!("{kind} {number}")
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
        let name = |cells| Names { cells, ..Names::from(&shape) }.cell(cell);
        assert_eq!(name(CellNames::RowColumn), "r2c16");
        assert_eq!(name(CellNames::LetterRow), "B16");
        assert_eq!(name(CellNames::LetterColumn), "P2");
        let large = Shape::square(36).unwrap();
        let names = Names { cells: CellNames::LetterRow, ..Names::from(&large) };
        assert_eq!(names.cell(Cell::at(30, 0, 36)), "r31c1");
    }
    #[test]
    fn houses_have_names_in_each_language() {
        let shape = Shape::square(9).unwrap();
        let name = |house, cells, language| {
            Names { cells, language, ..Names::from(&shape) }.house(House::new(house))
        };
        assert_eq!(name(0, CellNames::RowColumn, Language::German), "Block 1");
        assert_eq!(name(9, CellNames::LetterRow, Language::German), "Zeile A");
        assert_eq!(name(18, CellNames::LetterColumn, Language::English), "column A");
        assert_eq!("fr".parse::<Language>(), Err("\"fr\" is neither en nor de".to_owned()));
    }
}
