//! Small unavoidable sets of a filled board: cells whose digits can change places, so that one of
//! them must be given.
//!
//! They are the cycles of the permutations that turn a line of a chute into another: in the places of
//! a cycle the two lines can change places. (Sets in which two digits change places save questions too,
//! but finding them takes longer than asking.)

/// The pairs of lines of each chute, rows first; lines from 9 on are columns. Line `l` is the first of pair `l`.
const PAIRS: [[usize; 2]; 18] = {
    let mut pairs = [[0; 2]; 18];
    let mut line = 0;
    while line < 18 {
        pairs[line] = [line, line / 3 * 3 + (line + 1) % 3];
        line += 1;
    }
    pairs
};
/// A cycle has at least two places, so a pair of lines has at most four.
const MOST: usize = 4 * PAIRS.len();
/// All places of a line.
const WHOLE: u16 = 0x1FF;

/// Something for each place of a line; sixteen are processed at once.
type Line = [u8; 16];

/// The cycles of a filled board, numbered from zero. Two whole lines are of little use and left out, though they
/// have a number.
pub(crate) struct Cycles {
    /// The places in the two lines, as nine bits, and the last unit of a cell.
    found: [(u16, u8); MOST],
    /// The number of the cycle at each place of a pair of lines.
    numbers: [Line; PAIRS.len()],
    /// The cycles whose last unit this is, by number.
    ending: [u128; 81],
}

impl Cycles {
    pub(crate) const NONE: Self =
        Self { found: [(0, 0); MOST], numbers: [[0; 16]; PAIRS.len()], ending: [0; 81] };
    /// Finds those of a board. The cells belong to numbered units.
    pub(crate) fn find(&mut self, board: &[u8; 81], unit_of: &[u8; 81]) {
        let (digits, units) = (lines(board), lines(unit_of));
        let mut places = [[0; 16]; PAIRS.len()];
        for (places, digits) in places.iter_mut().zip(&digits) {
            for at in 0..9 {
                places[usize::from(digits[at] & 15)] = at as u8;
            }
        }
        let mut count = 0;
        for (pair, [a, b]) in PAIRS.into_iter().enumerate() {
            let next = core::array::from_fn(|at| places[a][usize::from(digits[b][at] & 15)]);
            let units = core::array::from_fn(|at| units[a][at].max(units[b][at]));
            count = self.follow(pair, &next, &units, count);
        }
        self.ending = [0; 81];
        for (number, &(places, last)) in self.found[..count.min(MOST)].iter().enumerate() {
            if places != WHOLE {
                self.ending[usize::from(last)] |= 1 << number;
            }
        }
    }
    /// Follows the permutation of a pair of lines, and returns the number of the next cycle. What is done for a
    /// place does not depend on the board, so no branch is mispredicted.
    fn follow(&mut self, pair: usize, next: &Line, units: &Line, first: usize) -> usize {
        let (mut count, mut left, mut at) = (first, WHOLE, 0);
        let (mut places, mut last) = (0_u16, 0_u8);
        for _ in 0..9 {
            left &= !(1 << at);
            places |= 1 << at;
            last = last.max(units[at]);
            self.numbers[pair][at] = count as u8;
            let after = usize::from(next[at] & 15);
            let closed = left >> after & 1 == 0;
            self.found[count.min(MOST - 1)] = (places, last);
            count += usize::from(closed);
            let open = u16::from(closed).wrapping_sub(1);
            (places, last) = (places & open, last & open as u8);
            at = if closed { left.trailing_zeros() as usize } else { after } & 15;
        }
        count
    }
    /// The cycles whose last unit this is, bit `i` for number `i`.
    pub(crate) fn ending(&self, unit: usize) -> u128 {
        self.ending[unit]
    }
    /// The cycles through a cell.
    pub(crate) fn through(&self, cell: usize) -> u128 {
        let (row, column) = (cell / 9, cell % 9);
        let of = |line: usize, at: usize| {
            // The line is the first of one pair and the second of another.
            let second = line / 3 * 3 + (line + 2) % 3;
            1_u128 << self.numbers[line][at] | 1 << self.numbers[second][at]
        };
        of(row, column) | of(9 + column, row)
    }
}

/// Calls `each` with the cells of every cycle of a board, bit `i` for cell `i`.
pub(crate) fn each(board: &[u8; 81], mut each: impl FnMut(u128)) {
    let mut cycles = Cycles::NONE;
    cycles.find(board, &[0; 81]);
    for ([a, b], numbers) in PAIRS.into_iter().zip(&cycles.numbers) {
        let last = numbers[..9].iter().fold(0, |last, &number| last.max(number));
        for number in numbers[0]..=last {
            let places = (0..9).filter(|&at| numbers[at] == number);
            if numbers[0] != last {
                each(places.fold(0, |set, at| set | 1 << cell_of(a, at) | 1 << cell_of(b, at)));
            }
        }
    }
}

/// The cell at a place of a line.
fn cell_of(line: usize, at: usize) -> usize {
    if line < 9 { line * 9 + at } else { at * 9 + line - 9 }
}

/// Rows, then columns.
fn lines(board: &[u8; 81]) -> [Line; 18] {
    let mut lines = [[0; 16]; 18];
    for (at, row) in board.chunks_exact(9).enumerate() {
        lines[at][..9].copy_from_slice(row);
        for (column, &item) in row.iter().enumerate() {
            lines[9 + column][at] = item;
        }
    }
    lines
}
