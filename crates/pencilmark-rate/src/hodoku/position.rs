//! A position with the two queues of singles that the original keeps: which single it takes first
//! depends on the order in which candidates were removed.
use super::cells::{
    ALL_CELLS, ALL_DIGITS, Cells, Digits, HOUSES, PEERS, Spot, cells, digits, houses_of,
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
    /// How many cells of a house can hold a digit; the entry of a filled house is stale.
    counts: [[u8; 9]; 27],
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

impl Position {
    /// An empty board.
    pub(super) fn new() -> Self {
        Self {
            candidates: [ALL_DIGITS; 81],
            places: [ALL_CELLS; 9],
            filled: [0; 9],
            empty: ALL_CELLS,
            givens: 0,
            counts: [[9; 9]; 27],
            naked: Queue::default(),
            hidden: Queue::default(),
        }
    }
    /// Places a given.
    pub(super) fn give(&mut self, spot: Spot) {
        self.givens |= 1 << spot.0;
        self.place(spot);
    }
    /// Places a digit and removes it from the peers.
    pub(super) fn place(&mut self, (cell, digit): Spot) {
        let had = self.candidates[cell];
        let bit = 1 << cell;
        self.empty &= !bit;
        self.filled[digit] |= bit;
        self.candidates[cell] = 0;
        for candidate in digits(had) {
            self.places[candidate] &= !bit;
        }
        for peer in cells(PEERS[cell] & self.places[digit]) {
            self.eliminate((peer, digit));
        }
        for candidate in digits(had) {
            for house in houses_of(cell) {
                self.count_down(house, candidate, candidate != digit);
            }
        }
    }
    /// Eliminates a candidate, if it is there.
    pub(super) fn eliminate(&mut self, (cell, digit): Spot) {
        if self.candidates[cell] & 1 << digit == 0 {
            return;
        }
        self.candidates[cell] &= !(1 << digit);
        self.places[digit] &= !(1 << cell);
        let left = self.candidates[cell];
        if left.is_power_of_two() {
            self.naked.entries.push((cell, left.trailing_zeros() as usize));
        }
        for house in houses_of(cell) {
            self.count_down(house, digit, true);
        }
    }
    fn count_down(&mut self, house: usize, digit: usize, reports: bool) {
        let count = &mut self.counts[house][digit];
        *count = count.saturating_sub(1);
        if *count == 1 && reports {
            let place = HOUSES[house] & self.places[digit];
            if place != 0 {
                self.hidden.entries.push((place.trailing_zeros() as usize, digit));
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
    /// How many cells of a house can hold a digit.
    pub(super) fn count_in(&self, house: usize, digit: usize) -> u32 {
        self.places_in(house, digit).count_ones()
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
        let last = |&&(cell, _): &&Spot| {
            self.empty & 1 << cell != 0
                && houses_of(cell).iter().any(|&house| self.empty & HOUSES[house] == 1 << cell)
        };
        self.naked.left().iter().find(last).copied()
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
