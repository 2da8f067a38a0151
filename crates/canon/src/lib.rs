//! One form for all Sudokus that are the same except for symmetry.
//!
//! Two plain 9x9 boards are *equivalent* when one becomes the other by transposing, exchanging
//! bands, stacks, rows within a band and columns within a stack, and relabelling digits: 3,359,232 x 9!
//! maps. The *canonical form* of a puzzle is, among all its images, the one whose 81 characters come
//! first, with 0 for an unknown cell (the "minlex" form).
//!
//! ```
//! use whydoku_canon::{canonical, from_line};
//! let puzzle = from_line("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......").unwrap();
//! let found = canonical(&puzzle);
//! assert_eq!(found.map.apply(&puzzle), found.form);
//! assert_eq!(found.automorphisms, 1);
//! ```
mod filled;
mod lines;
mod map;
mod places;
mod search;
mod state;

pub use map::Map;

/// 81 numbers in reading order: 1 to 9, and 0 for an unknown cell.
pub type Numbers = [u8; 81];

/// The result of [`canonical`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Canonical {
    /// The canonical form.
    pub form: Numbers,
    /// A map that leads to it.
    pub map: Map,
    /// How many maps leave the board unchanged: 1 for most. A board that is far from having one
    /// solution can have very many; the number is capped at `u64::MAX`.
    pub automorphisms: u64,
}

/// The canonical form of a board, which may be empty, filled, or anything in between.
///
/// Rows are fixed from the top. For each choice of a first row that is as good as any, columns are
/// ordered as far as that row determines it; then every row that can come next is tried, whatever is not
/// best is dropped, and so on. Columns that hold nothing so far stay unordered, and digits get
/// their names as they appear. On filled boards the best beginnings follow from how two rows share
/// their digits.
///
/// A board on which a house has a digit twice is not a Sudoku and has no canonical form: it is returned
/// unchanged. [`is_consistent`] tests for this.
///
/// Panics if a number is above 9.
pub fn canonical(board: &Numbers) -> Canonical {
    assert!(board.iter().all(|&number| number <= 9), "numbers from 0 to 9");
    let lines = lines::Lines::new(board);
    if !lines.is_consistent {
        return Canonical { form: *board, map: Map::IDENTITY, automorphisms: 1 };
    }
    let (map, automorphisms) =
        if lines.is_filled { filled::run(&lines) } else { search::run(&lines) };
    Canonical { form: map.apply(board), map, automorphisms }
}

/// Whether no row, column or box has a digit twice.
///
/// ```
/// use whydoku_canon::is_consistent;
/// let mut board = [0; 81];
/// board[0] = 5;
/// assert!(is_consistent(&board));
/// board[10] = 5; // in the same box
/// assert!(!is_consistent(&board));
/// ```
pub fn is_consistent(board: &Numbers) -> bool {
    lines::Lines::new(board).is_consistent
}

/// Only the canonical form.
pub fn canonical_form(board: &Numbers) -> Numbers {
    canonical(board).form
}

/// Reads 81 characters: `1` to `9`, and `.` or `0` for an unknown cell. `None` for anything else.
pub fn from_line(line: &str) -> Option<Numbers> {
    let line: &[u8; 81] = line.as_bytes().try_into().ok()?;
    let mut board = [0; 81];
    for (number, &symbol) in board.iter_mut().zip(line) {
        *number = match symbol {
            b'.' | b'0' => 0,
            b'1'..=b'9' => symbol - b'0',
            _ => return None,
        };
    }
    Some(board)
}

/// 81 characters, `.` for an unknown cell.
pub fn to_line(board: &Numbers) -> String {
    let symbol = |&number: &u8| if number == 0 { '.' } else { char::from(b'0' + number) };
    board.iter().map(symbol).collect()
}
