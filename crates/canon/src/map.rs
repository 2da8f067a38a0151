//! Maps between equivalent boards.
use crate::Numbers;
use whydoku_core::Random;

/// A map that keeps a Sudoku a Sudoku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    pub(crate) transposed: bool,
    /// Where each row of the image comes from: a row, or a column if transposed.
    pub(crate) rows: [u8; 9],
    pub(crate) columns: [u8; 9],
    /// What each digit becomes; an unknown cell stays unknown.
    pub(crate) digits: [u8; 10],
}

impl Map {
    /// The map that changes nothing.
    pub const IDENTITY: Self = Self {
        transposed: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    };

    /// Any of the 3,359,232 x 9! maps, each equally likely.
    ///
    /// ```
    /// use whydoku_canon::{Map, canonical_form, from_line};
    /// use whydoku_core::Random;
    /// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    /// let puzzle = from_line(line).unwrap();
    /// let image = Map::random(&mut Random::new(1)).apply(&puzzle);
    /// assert_ne!(image, puzzle);
    /// assert_eq!(canonical_form(&image), canonical_form(&puzzle));
    /// ```
    pub fn random(random: &mut Random) -> Self {
        let mut lines = || {
            let mut lines = [0; 9];
            let mut chutes = [0, 1, 2];
            random.shuffle(&mut chutes);
            for (at, chute) in chutes.into_iter().enumerate() {
                let mut within = [0, 1, 2];
                random.shuffle(&mut within);
                for (place, line) in within.into_iter().enumerate() {
                    lines[at * 3 + place] = chute * 3 + line;
                }
            }
            lines
        };
        let (rows, columns) = (lines(), lines());
        let mut digits = Self::IDENTITY.digits;
        random.shuffle(&mut digits[1..]);
        Self { transposed: random.below(2) == 1, rows, columns, digits }
    }
    /// The image of a board.
    pub fn apply(&self, board: &Numbers) -> Numbers {
        let mut image = [0; 81];
        for (row, from) in image.chunks_exact_mut(9).zip(self.rows.map(usize::from)) {
            for (number, column) in row.iter_mut().zip(self.columns.map(usize::from)) {
                let cell = if self.transposed { column * 9 + from } else { from * 9 + column };
                *number = self.digits[usize::from(board[cell])];
            }
        }
        image
    }
    /// Where a cell (0 to 80) of the image comes from. Panics if there is no such cell.
    pub fn source(&self, cell: usize) -> usize {
        let (row, column) = (usize::from(self.rows[cell / 9]), usize::from(self.columns[cell % 9]));
        if self.transposed { column * 9 + row } else { row * 9 + column }
    }
    /// What a digit (1 to 9) becomes. Panics if there is no such digit.
    pub fn digit(&self, digit: u8) -> u8 {
        self.digits[usize::from(digit)]
    }
}
