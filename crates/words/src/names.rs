//! The names of cells, houses and digits.
use crate::telling::{Piece, pieces};
use crate::{Language, Message, message};
use whydoku_core::{Candidate, Cell, CellNames, Digit, House, HouseKind, Shape};

/// The names of one board.
///
/// ```
/// use whydoku_core::{Cell, CellNames, House, Shape};
/// use whydoku_words::Names;
/// let shape = Shape::square(9)?;
/// let names = Names { cells: CellNames::LetterRow, ..Names::from(&shape) };
/// assert_eq!(names.cell(Cell::at(0, 4, 9)), "A5");
/// assert_eq!(names.house(House::new(9)), "row A");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The board.
    pub shape: &'a Shape,
    /// How its cells are named. Boards of more than 26 rows have no letters and use `r1c5`.
    pub cells: CellNames,
    /// The language in which its houses are named.
    pub language: Language,
}

impl<'a> From<&'a Shape> for Names<'a> {
    fn from(shape: &'a Shape) -> Self {
        Self { shape, cells: CellNames::RowColumn, language: Language::ENGLISH }
    }
}

/// The kinds of houses as the board calls them, each with its message, in the order of their forms in
/// the tables.
const KINDS: [(&str, Message); 7] = [
    ("box", message!("house-box")),
    ("region", message!("house-region")),
    ("row", message!("house-row")),
    ("column", message!("house-column")),
    ("diagonal", message!("house-diagonal")),
    ("window", message!("house-window")),
    ("extra", message!("house-extra")),
];

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
    /// What distinguishes a house from the others of its kind: its number, or the letter of a line.
    pub fn label(&self, house: House) -> String {
        let info = self.shape.house(house);
        match (self.style(), info.kind) {
            (CellNames::LetterRow, HouseKind::Row)
            | (CellNames::LetterColumn, HouseKind::Column) => letter(info.number - 1).to_string(),
            _ => info.number.to_string(),
        }
    }
    /// A house: its kind and its label.
    pub fn house(&self, house: House) -> String {
        let text = KINDS[self.kind(house)].1.text(self.language);
        let label = self.label(house);
        pieces(text)
            .map(|piece| if let Piece::Text(text) = piece { text } else { &label })
            .collect()
    }
    /// The words before and after a house in one of the forms that the language gives to houses.
    pub(crate) fn around(&self, house: House, form: &str) -> (&'static str, &'static str) {
        let forms = self.language.book().houses;
        let all = forms.iter().find(|(name, _)| *name == form).map(|(_, all)| all);
        all.and_then(|all| all[self.kind(house)].split_once("{house}")).unwrap_or_default()
    }
    fn kind(&self, house: House) -> usize {
        let word = self.shape.house_word(house);
        KINDS.iter().position(|(kind, _)| *kind == word).unwrap_or_default()
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
        let name = |house, cells, language: &str| {
            let language = language.parse().unwrap();
            Names { cells, language, ..Names::from(&shape) }.house(House::new(house))
        };
        assert_eq!(name(0, CellNames::RowColumn, "de"), "Block 1");
        assert_eq!(name(9, CellNames::LetterRow, "de"), "Zeile A");
        assert_eq!(name(18, CellNames::LetterColumn, "en"), "column A");
    }
}
