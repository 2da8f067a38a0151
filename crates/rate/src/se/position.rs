//! A position as the rater sees it: the remaining candidates of each group, and nothing else.
use super::tables::{
    BITS_OF, COUNTS, Cells, GROUPS, GROUPS_OF, HOUSES, HOUSES_OF, MEMBERS, bits, cells, group_of,
    is_plural, is_single,
};
use whydoku_core::{Entry, Puzzle};

/// The state of a puzzle. Filled cells have no candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// What remains of each group.
    pub(super) groups: [u16; GROUPS],
    /// The empty cells.
    pub(super) empty: Cells,
    /// How many cells of each house are empty.
    pub(super) room: [u8; 27],
    /// The houses with one empty cell.
    pub(super) almost_full: u32,
    /// Houses in which a digit may have one place left; in the others none has, as long as nothing
    /// but [`Self::remove`] and [`Self::place`] changes the board.
    pub(super) with_singles: u32,
    /// How often each digit has been placed.
    pub(super) placed: [u8; 9],
}

impl Position {
    /// Reads a puzzle; `None` unless it is a plain 9x9 board.
    ///
    /// Cells with candidates keep only those that no given or placed digit forbids.
    pub(super) fn new(puzzle: &Puzzle) -> Option<Self> {
        if !puzzle.shape().is_classic() {
            return None;
        }
        let mut board = Self {
            groups: [0; GROUPS],
            empty: (1 << 81) - 1,
            room: [9; 27],
            almost_full: 0,
            with_singles: 0,
            placed: [0; 9],
        };
        let mut used = [0_u16; 27];
        let mut stated = false;
        for (cell, entry) in puzzle.entries().iter().enumerate() {
            match entry {
                Entry::Unknown => {}
                Entry::Candidates(_) => stated = true,
                Entry::Given(digit) | Entry::Placed(digit) => {
                    for house in HOUSES_OF[cell] {
                        used[usize::from(house)] |= 1 << digit.index();
                    }
                    board.fill(cell, digit.index());
                }
            }
        }
        board.allow(&used);
        if stated {
            board.keep_stated(puzzle);
        }
        for house in 0..27 {
            board.note_single(house);
        }
        Some(board)
    }
    /// Gives the empty cells all candidates except those that are used in one of their houses.
    fn allow(&mut self, used: &[u16; 27]) {
        for cell in cells(self.empty) {
            let seen =
                HOUSES_OF[cell].iter().fold(0, |mask, &house| mask | used[usize::from(house)]);
            self.groups[cell] = !seen & 0x1ff;
        }
        for (house, members) in HOUSES.iter().enumerate() {
            // A digit's bit in the masks of cells becomes a cell's bit in the masks of digits.
            let mut places = [0_u16; 9];
            for (position, &cell) in members.iter().enumerate() {
                let digits = self.groups[usize::from(cell)];
                for (digit, places) in places.iter_mut().enumerate() {
                    *places |= if digits & 1 << digit == 0 { 0 } else { 1 << position };
                }
            }
            self.groups[group_of(house, 0)..group_of(house, 9)].copy_from_slice(&places);
        }
    }
    /// Removes what the puzzle states to be impossible.
    fn keep_stated(&mut self, puzzle: &Puzzle) {
        for (cell, entry) in puzzle.entries().iter().enumerate() {
            if let Entry::Candidates(digits) = entry {
                let stated = digits.iter().fold(0, |mask, digit| mask | 1 << digit.index());
                for digit in bits(self.groups[cell] & !stated) {
                    self.remove(cell * 9 + digit);
                }
            }
        }
    }
    /// Counts a cell as filled; leaves the candidates alone.
    fn fill(&mut self, cell: usize, digit: usize) {
        self.empty &= !(1 << cell);
        self.placed[digit] += 1;
        for house in HOUSES_OF[cell] {
            let room = &mut self.room[usize::from(house)];
            *room -= 1;
            let bit = 1 << house;
            self.almost_full = self.almost_full & !bit | if *room == 1 { bit } else { 0 };
        }
    }
    /// Removes a candidate; does nothing if it is gone already.
    #[inline]
    pub(super) fn remove(&mut self, candidate: usize) {
        let (groups, own) = (&GROUPS_OF[candidate], &BITS_OF[candidate]);
        self.groups[usize::from(groups[0])] &= !own[0];
        for kind in 1..4 {
            let left = &mut self.groups[usize::from(groups[kind])];
            *left &= !own[kind];
            self.with_singles |= u32::from(!is_plural(*left)) << HOUSES_OF[candidate / 9][kind - 1];
        }
    }
    /// Fills a cell: removes its candidates, and the digit from its peers.
    pub(super) fn place(&mut self, candidate: usize) {
        let (cell, digit) = (candidate / 9, candidate % 9);
        for other in bits(self.groups[cell]) {
            self.remove(cell * 9 + other);
        }
        for house in HOUSES_OF[cell] {
            let group = group_of(usize::from(house), digit);
            for position in bits(self.groups[group]) {
                self.remove(usize::from(MEMBERS[group][position]));
            }
        }
        self.fill(cell, digit);
        HOUSES_OF[cell].into_iter().for_each(|house| self.note_single(usize::from(house)));
    }
    /// Records whether a house has a single.
    fn note_single(&mut self, house: usize) {
        let has = self.first_single(house).is_some();
        self.with_singles = self.with_singles & !(1 << house) | u32::from(has) << house;
    }
    /// The first candidate that is the only place of its digit in this house.
    pub(super) fn first_single(&self, house: usize) -> Option<usize> {
        let first = group_of(house, 0);
        let places = &self.groups[first..first + 9];
        let four = |at: usize| {
            (0..4).fold(0, |all, lane| all | u64::from(places[at + lane]) << (16 * lane))
        };
        let found = [single_lanes(four(0)), single_lanes(four(4))];
        let digit = match found {
            [0, 0] if is_single(places[8]) => 8,
            [0, 0] => return None,
            [0, high] => 4 + high.trailing_zeros() as usize / 16,
            [low, _] => low.trailing_zeros() as usize / 16,
        };
        Some(usize::from(MEMBERS[first + digit][places[digit].trailing_zeros() as usize]))
    }
    /// Whether a candidate remains.
    #[inline]
    pub(super) fn has(&self, candidate: usize) -> bool {
        self.groups[candidate / 9] >> (candidate % 9) & 1 == 1
    }
    /// The candidates of a cell.
    #[inline]
    pub(super) fn digits(&self, cell: usize) -> u16 {
        self.groups[cell]
    }
    /// The positions of a digit in a house.
    #[inline]
    pub(super) fn places(&self, house: usize, digit: usize) -> u16 {
        self.groups[group_of(house, digit)]
    }
    /// How many candidates a cell has.
    #[inline]
    pub(super) fn count(&self, cell: usize) -> u32 {
        u32::from(COUNTS[usize::from(self.groups[cell])])
    }
    /// The cells that can hold a digit.
    pub(super) fn plane(&self, digit: usize) -> Cells {
        (0..9).fold(0, |set, row| set | Cells::from(self.places(9 + row, digit)) << (9 * row))
    }
    /// The empty cells with a number of candidates in this range, in reading order.
    pub(super) fn cells_with(&self, range: core::ops::RangeInclusive<u32>) -> Cells {
        cells(self.empty)
            .filter(|&cell| range.contains(&self.count(cell)))
            .fold(0, |set, cell| set | 1 << cell)
    }
}

/// The top bits of those of four masks (of up to 15 bits) that have exactly one bit.
fn single_lanes(masks: u64) -> u64 {
    const TOP: u64 = 0x8000_8000_8000_8000;
    const ONE: u64 = 0x0001_0001_0001_0001;
    let less = (masks | TOP) - ONE; // the top bit stays where the mask was not empty
    let rest = masks & less;
    let plural = (rest | TOP) - ONE;
    less & !plural & TOP
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn singles_are_found_in_four_masks_at_once() {
        assert_eq!(single_lanes(0x0000_0100_0006_0001), 0x0000_8000_0000_8000);
    }
}
