//! How cells are named.

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
