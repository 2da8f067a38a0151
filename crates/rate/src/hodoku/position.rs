//! A position with the two queues of singles that the original keeps: which single it takes first
//! depends on the order in which candidates were removed.
use super::cells::{
    ALL_CELLS, ALL_DIGITS, CELLS_OF, Cells, Digits, HOUSES, HOUSES_PADDED, OPEN_BESIDE, PEERS,
    SEATS, Seat, Seats, Spot, cells, digits, is_pair,
};

/// A plain 9x9 position.
#[derive(Clone, Debug)]
pub(super) struct Position {
    /// Candidates of each cell; none once it is filled.
    pub(super) candidates: [Digits; 81],
    /// Cells that can hold each digit.
    pub(super) places: [Cells; 9],
    /// Cells that hold each digit.
    pub(super) filled: [Cells; 9],
    /// Cells without a digit.
    pub(super) empty: Cells,
    /// Cells whose digit came with the puzzle.
    pub(super) givens: Cells,
    /// For each digit and each house, which of its cells can hold the digit: `places`, house by house.
    pub(super) seats: [[Seats; HOUSES_PADDED]; 9],
    /// The last empty cells of houses, and some that are filled by now.
    last: Cells,
    naked: Queue,
    hidden: Queue,
}

/// Entries in order of arrival, and how many of them are used up.
#[derive(Clone, Debug, Default)]
struct Queue {
    entries: Vec<Spot>,
    used: usize,
}

impl Queue {
    fn with_room_for(entries: usize) -> Self {
        Self { entries: Vec::with_capacity(entries), used: 0 }
    }
    fn clear(&mut self) {
        self.entries.clear();
        self.used = 0;
    }
    fn left(&self) -> &[Spot] {
        &self.entries[self.used..]
    }
    fn pop(&mut self) -> Option<Spot> {
        let entry = self.entries.get(self.used).copied();
        self.used += usize::from(entry.is_some());
        entry
    }
}

/// Whether a house has come down to one seat.
fn is_new_single(before: Seats, left: Seats) -> bool {
    left != before && left != 0 && left & left.wrapping_sub(1) == 0
}

/// The first of these seats.
fn seat(seats: Seats) -> usize {
    seats.trailing_zeros() as usize
}

impl Position {
    /// An empty board.
    pub(super) fn new() -> Self {
        Self {
            candidates: [ALL_DIGITS; 81],
            places: [ALL_CELLS; 9],
            filled: [0; 9],
            empty: ALL_CELLS,
            givens: 0,
            seats: [[ALL_DIGITS; HOUSES_PADDED]; 9],
            last: 0,
            // A cell comes to one candidate once, and a digit to one place in a house.
            naked: Queue::with_room_for(81),
            hidden: Queue::with_room_for(9 * 27),
        }
    }
    /// Places a given.
    pub(super) fn give(&mut self, spot: Spot) {
        self.givens |= 1 << spot.0;
        self.place(spot);
    }
    /// Places a digit and removes it from the peers.
    pub(super) fn place(&mut self, (cell, digit): Spot) {
        let bit = 1 << cell;
        self.empty &= !bit;
        self.filled[digit] |= bit;
        let had = core::mem::take(&mut self.candidates[cell]);
        self.clear_peers((cell, digit));
        for other in digits(had & !(1 << digit)) {
            self.places[other] &= !bit;
            self.vacate((cell, other));
        }
        for Seat { house, .. } in SEATS[cell] {
            let left = HOUSES[house] & self.empty;
            self.last |= if left.is_power_of_two() { left } else { 0 };
        }
    }
    /// Removes a digit from the peers of the cell that holds it. All houses lose their seats at once: one
    /// after the other would take most of the time of an easy puzzle.
    fn clear_peers(&mut self, (cell, digit): Spot) {
        let lost = PEERS[cell] & self.places[digit];
        self.places[digit] &= !(lost | 1 << cell);
        for peer in cells(lost) {
            let left = self.candidates[peer] & !(1 << digit);
            self.candidates[peer] = left;
            if left.is_power_of_two() {
                self.naked.entries.push((peer, left.trailing_zeros() as usize));
            }
        }
        let before = self.seats[digit];
        let left = &mut self.seats[digit];
        let mut any = false;
        for ((left, before), open) in left.iter_mut().zip(before).zip(&OPEN_BESIDE[cell]) {
            *left &= open;
            any |= is_new_single(before, *left);
        }
        if any {
            self.note_hidden_singles(digit, &before, lost);
        }
    }
    /// Notes the houses in which a digit has come down to one seat, in the order in which they would lose
    /// their last one if the cells were cleared one by one.
    fn note_hidden_singles(&mut self, digit: usize, before: &[Seats; HOUSES_PADDED], lost: Cells) {
        let left = &self.seats[digit];
        for cell in cells(lost) {
            for Seat { house, .. } in SEATS[cell] {
                let is_last = (lost & HOUSES[house]) >> cell == 1;
                if is_new_single(before[house], left[house]) && is_last {
                    self.hidden.entries.push((CELLS_OF[house][seat(left[house])], digit));
                }
            }
        }
    }
    /// Eliminates a candidate, if it is there.
    pub(super) fn eliminate(&mut self, (cell, digit): Spot) {
        let bit = 1 << digit;
        if self.candidates[cell] & bit == 0 {
            return;
        }
        let left = self.candidates[cell] & !bit;
        self.candidates[cell] = left;
        self.places[digit] &= !(1 << cell);
        if left.is_power_of_two() {
            self.naked.entries.push((cell, left.trailing_zeros() as usize));
        }
        self.vacate((cell, digit));
    }
    /// Takes a cell out of the seats of a digit. A digit with one seat left in a house is a hidden single.
    fn vacate(&mut self, (cell, digit): Spot) {
        let seats = &mut self.seats[digit];
        for Seat { house, bit } in SEATS[cell] {
            let left = seats[house] & !bit;
            seats[house] = left;
            if left.is_power_of_two() {
                self.hidden.entries.push((CELLS_OF[house][seat(left)], digit));
            }
        }
    }
    /// The cells of a house that can hold a digit.
    pub(super) fn places_in(&self, house: usize, digit: usize) -> Cells {
        HOUSES[house] & self.places[digit]
    }
    /// The empty cells that see no cell with this digit, including those where it has been eliminated.
    pub(super) fn unseen_by(&self, digit: usize) -> Cells {
        cells(self.filled[digit]).fold(self.empty, |unseen, cell| unseen & !PEERS[cell])
    }
    /// The two cells of a house that can hold a digit, if there are exactly two.
    pub(super) fn pair_in(&self, house: usize, digit: usize) -> Option<[usize; 2]> {
        let seats = self.seats[digit][house];
        let seat = |seats: Seats| CELLS_OF[house][seat(seats)];
        is_pair(seats).then(|| [seat(seats), seat(seats & (seats - 1))])
    }
    /// How many cells of a house can hold a digit.
    pub(super) fn count_in(&self, house: usize, digit: usize) -> u32 {
        self.seats[digit][house].count_ones()
    }
    /// How many candidates a cell has.
    pub(super) fn size(&self, cell: usize) -> u32 {
        self.candidates[cell].count_ones()
    }
    /// All candidates of these cells.
    pub(super) fn union(&self, set: Cells) -> Digits {
        cells(set).fold(0, |union, cell| union | self.candidates[cell])
    }
    /// The empty cells with exactly this many candidates.
    pub(super) fn cells_of_size(&self, size: u32) -> Cells {
        cells(self.empty).filter(|&cell| self.size(cell) == size).fold(0, |set, c| set | 1 << c)
    }
    /// Makes this a copy of another position, without the singles in its queues.
    pub(super) fn restart(&mut self, from: &Self) {
        let (mut naked, mut hidden) =
            (core::mem::take(&mut self.naked), core::mem::take(&mut self.hidden));
        naked.clear();
        hidden.clear();
        *self = Self { naked, hidden, ..*from };
    }
    /// Empties the queues and returns what was in them, naked singles first. Hidden singles
    /// that have become impossible are left out, and naked singles in filled cells.
    pub(super) fn take_singles(&mut self) -> Vec<Spot> {
        let mut singles = core::mem::take(&mut self.naked).entries;
        singles.retain(|&(cell, _)| self.empty & 1 << cell != 0);
        let mut hidden = core::mem::take(&mut self.hidden).entries;
        hidden.retain(|&(cell, digit)| self.candidates[cell] & 1 << digit != 0);
        singles.append(&mut hidden);
        singles
    }
    pub(super) fn is_filled(&self) -> bool {
        self.empty == 0
    }
    /// The first known single in the last empty cell of a house; it stays in the queue.
    pub(super) fn full_house(&self) -> Option<Spot> {
        let last = self.last & self.empty;
        if last == 0 {
            return None;
        }
        self.naked.left().iter().find(|&&(cell, _)| last & 1 << cell != 0).copied()
    }
    /// The next cell with one candidate.
    pub(super) fn naked_single(&mut self) -> Option<Spot> {
        loop {
            let (cell, digit) = self.naked.pop()?;
            if self.empty & 1 << cell != 0 {
                return Some((cell, digit));
            }
        }
    }
    /// The next digit with one place in a house.
    pub(super) fn hidden_single(&mut self) -> Option<Spot> {
        loop {
            let (cell, digit) = self.hidden.pop()?;
            if self.candidates[cell] & 1 << digit != 0 {
                return Some((cell, digit));
            }
        }
    }
}
