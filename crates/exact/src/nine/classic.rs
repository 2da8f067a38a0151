//! A plain 9x9 puzzle in 81 bytes.
use super::lanes::ALL;
use core::fmt;
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Shape};

/// A puzzle on the plain 9x9 board: digits and unknown cells, in 81 bytes.
///
/// ```
/// use whydoku_exact::Classic;
/// let line = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let puzzle = Classic::from_line(line).unwrap();
/// assert_eq!(puzzle.to_string().as_bytes(), line);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Classic([u8; 81]);

impl Classic {
    /// The empty board.
    pub const EMPTY: Self = Self([0; 81]);

    /// Reads 81 characters: `1` to `9`, and `.` or `0` for an unknown cell. `None` for anything
    /// else.
    pub fn from_line(line: &[u8]) -> Option<Self> {
        let line: &[u8; 81] = line.try_into().ok()?;
        let mut digits = [0; 81];
        // No early exit, and only the largest is checked, so that many are processed at once.
        let mut largest = 0;
        for (digit, &symbol) in digits.iter_mut().zip(line) {
            let symbol = if symbol == b'.' { b'0' } else { symbol };
            *digit = symbol.wrapping_sub(b'0');
            largest = largest.max(*digit);
        }
        (largest <= 9).then_some(Self(digits))
    }
    /// Takes 81 numbers: 1 to 9, and 0 for an unknown cell. `None` for anything else.
    pub fn from_numbers(numbers: [u8; 81]) -> Option<Self> {
        // No early exit, so that many numbers are processed at once.
        let largest = numbers.iter().fold(0, |largest, &number| number.max(largest));
        (largest <= 9).then_some(Self(numbers))
    }
    /// The digits as numbers, 0 for an unknown cell, in reading order.
    pub fn numbers(&self) -> &[u8; 81] {
        &self.0
    }
    /// Puts a number into a cell, counted from zero in reading order: 1 to 9, or 0 to make it unknown.
    ///
    /// ```
    /// use whydoku_exact::Classic;
    /// let mut puzzle = Classic::EMPTY;
    /// puzzle.set(80, 5);
    /// assert_eq!(puzzle.numbers()[80], 5);
    /// ```
    ///
    /// # Panics
    /// If the number is greater than 9, or there is no such cell.
    #[inline]
    pub fn set(&mut self, cell: usize, number: u8) {
        assert!(number <= 9, "a number of one digit");
        self.0[cell] = number;
    }
    /// Whether 81 numbers are a solution: every row, column and box holds 1 to 9, and every digit
    /// of the puzzle is kept.
    ///
    /// ```
    /// use whydoku_exact::{Batch, Brief, Classic};
    /// let line = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    /// let puzzle = Classic::from_line(line).unwrap();
    /// let Brief::Unique(solution) = Batch::new().briefs(&[puzzle])?[0] else { panic!() };
    /// assert!(puzzle.is_solved_by(&solution) && !puzzle.is_solved_by(puzzle.numbers()));
    /// # Ok::<(), whydoku_exact::Stopped>(())
    /// ```
    pub fn is_solved_by(&self, numbers: &[u8; 81]) -> bool {
        let (mut rows, mut columns, mut boxes) = ([0_u16; 9], [0_u16; 9], [0_u16; 9]);
        for (cell, &number) in numbers.iter().enumerate() {
            let (row, column, digit) = (cell / 9, cell % 9, 1_u16 << (number & 15));
            rows[row] |= digit;
            columns[column] |= digit;
            boxes[row / 3 * 3 + column / 3] |= digit;
        }
        let full = |houses: [u16; 9]| houses.iter().all(|&digits| digits == ALL << 1);
        let keeps = |(&mine, &theirs): (&u8, &u8)| mine == 0 || mine == theirs;
        let fits = numbers.iter().all(|&number| number <= 9);
        fits && full(rows) && full(columns) && full(boxes) && self.0.iter().zip(numbers).all(keeps)
    }
    /// The same as a [`Puzzle`].
    pub fn to_puzzle(&self) -> Puzzle {
        let shape = Shape::square(9).expect("9 is a square");
        let entry = |&number: &u8| match number {
            0 => Entry::Unknown,
            _ => Entry::Given(Digit::from_number(number.into())),
        };
        Puzzle::new(shape, self.0.iter().map(entry).collect()).expect("81 digits up to nine")
    }
    /// The puzzle if its board is the plain 9x9 and no cell has candidates; given and placed
    /// digits are not distinguished.
    pub fn from_puzzle(puzzle: &Puzzle) -> Option<Self> {
        let mut digits = [0; 81];
        if !puzzle.shape().is_classic() {
            return None;
        }
        for (number, entry) in digits.iter_mut().zip(puzzle.entries()) {
            *number = match entry {
                Entry::Unknown => 0,
                Entry::Given(digit) | Entry::Placed(digit) => digit.number() as u8,
                Entry::Candidates(_) => return None,
            };
        }
        Some(Self(digits))
    }
}

/// The candidates of a puzzle on the plain 9x9 board; a digit is its cell's only candidate.
pub(crate) fn sets_of(puzzle: &Puzzle) -> Option<[u16; 81]> {
    if !puzzle.shape().is_classic() {
        return None;
    }
    let mut sets = [ALL; 81];
    for (set, entry) in sets.iter_mut().zip(puzzle.entries()) {
        *set = match entry {
            Entry::Unknown => ALL,
            Entry::Given(digit) | Entry::Placed(digit) => 1 << digit.index(),
            Entry::Candidates(left) => left.bits() as u16 & ALL,
        };
    }
    Some(sets)
}

/// The plain 9x9 board with these candidates.
pub(crate) fn puzzle_of(sets: &[u16; 81]) -> Puzzle {
    let shape = Shape::square(9).expect("9 is a square");
    let entry = |&set: &u16| match set {
        ALL => Entry::Unknown,
        _ => Entry::Candidates(DigitSet::from_bits(set.into())),
    };
    Puzzle::new(shape, sets.iter().map(entry).collect()).expect("81 sets of nine bits")
}

impl From<&Classic> for Puzzle {
    fn from(classic: &Classic) -> Self {
        classic.to_puzzle()
    }
}

impl fmt::Display for Classic {
    /// 81 characters, `.` for an unknown cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = |&number: &u8| if number == 0 { '.' } else { char::from(b'0' + number) };
        f.pad(&self.0.iter().map(symbol).collect::<String>())
    }
}

impl fmt::Debug for Classic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Classic({self})")
    }
}
