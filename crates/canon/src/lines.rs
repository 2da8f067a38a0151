//! A board as its eighteen lines.
use crate::Numbers;

/// The nine rows, then the nine columns.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    /// The digits of each line, and nothing after them.
    pub(crate) digits: [[u8; 16]; 18],
    /// The places at which a line holds digits.
    pub(crate) masks: [u16; 18],
    /// Whether every cell is filled.
    pub(crate) is_filled: bool,
    /// Whether no house has a digit twice.
    pub(crate) is_consistent: bool,
}

/// A digit in a count of all nine, four bits each, in which [`TWICE`] detects a second one.
const COUNTED: [u64; 16] = {
    let mut all = [0; 16];
    let mut digit = 1;
    while digit < 10 {
        all[digit] = 1 << (4 * digit);
        digit += 1;
    }
    all
};
const TWICE: u64 = 0xEE_EEEE_EEE0;

impl Lines {
    pub(crate) fn new(board: &Numbers) -> Self {
        let mut digits = [[0; 16]; 18];
        let mut masks = [0; 18];
        let (mut columns, mut twice) = ([0_u64; 9], 0);
        for (band, cells) in board.chunks_exact(27).enumerate() {
            let mut boxes = [0_u64; 3];
            for (row, cells) in (3 * band..).zip(cells.chunks_exact(9)) {
                let (mut whole, mut mask) = (0_u64, 0);
                for (column, &number) in cells.iter().enumerate() {
                    digits[row][column] = number;
                    digits[9 + column][row] = number;
                    let given = u16::from(number != 0);
                    mask |= given << column;
                    masks[9 + column] |= given << row;
                    let counted = COUNTED[usize::from(number & 15)];
                    whole += counted;
                    columns[column] += counted;
                    boxes[column / 3] += counted;
                }
                masks[row] = mask;
                twice |= whole;
            }
            twice |= boxes[0] | boxes[1] | boxes[2];
        }
        let twice = columns.into_iter().fold(twice, |twice, column| twice | column) & TWICE;
        let is_filled = masks[..9].iter().all(|&mask| mask == 0x1FF);
        Self { digits, masks, is_filled, is_consistent: twice == 0 }
    }
}
