//! A board as its eighteen lines.
use crate::Board;

/// The nine rows, then the nine columns.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    /// The digits of each line, and nothing behind them.
    pub(crate) digits: [[u8; 16]; 18],
    /// Where a line holds digits.
    pub(crate) masks: [u16; 18],
    /// Whether nothing is unknown.
    pub(crate) is_filled: bool,
}

impl Lines {
    pub(crate) fn new(board: &Board) -> Self {
        let mut digits = [[0; 16]; 18];
        let mut masks = [0; 18];
        for (row, cells) in board.chunks_exact(9).enumerate() {
            for (column, &number) in cells.iter().enumerate() {
                digits[row][column] = number;
                digits[9 + column][row] = number;
                let given = u16::from(number != 0);
                masks[row] |= given << column;
                masks[9 + column] |= given << row;
            }
        }
        let is_filled = masks[..9].iter().all(|&mask| mask == 0x1FF);
        Self { digits, masks, is_filled }
    }
}
