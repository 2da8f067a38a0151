//! A position of the general engine, its propagation, and its trail.
use super::weights::{Cause, Weights};
use crate::budget::Meter;
use crate::tables::Tables;
use whydoku_core::Digit;

/// How a propagation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// Nothing more follows.
    Fine,
    /// Some cell, or some digit of a house, has no choice left.
    Failed,
    /// The budget ended it.
    Stopped,
}

/// A change that can be undone.
#[derive(Clone, Copy)]
enum Change {
    Removed { cell: u16, digit: u8 },
    Fixed { cell: u16 },
}

/// A placement that follows.
#[derive(Clone, Copy)]
enum Asked {
    Place { cell: u16, digit: u8 },
    PlaceInHouse { house: u16, digit: u8 },
}

/// `W` words of 64 bits hold the candidates of a cell.
pub(super) struct State<'t, const W: usize> {
    pub(super) tables: &'t Tables,
    pub(super) masks: Vec<[u64; W]>,
    /// The candidates of each cell.
    pub(super) left: Vec<u8>,
    /// Places left for each digit in each house, at `house * side + digit`.
    pub(super) places: Vec<u8>,
    pub(super) fixed: Vec<bool>,
    pub(super) weights: Weights,
    open_cells: usize,
    trail: Vec<Change>,
    asked: Vec<Asked>,
}

/// A small index as the trail stores it; boards have at most 144 * 144 cells and 144 digits.
fn small(index: usize) -> u16 {
    index as u16
}

impl<'t, const W: usize> State<'t, W> {
    /// The empty board.
    pub(super) fn new(tables: &'t Tables) -> Self {
        let (side, cells) = (tables.side(), tables.cell_count());
        let side_byte = u8::try_from(side).expect("at most 144 digits");
        let full = core::array::from_fn(|word| match side.saturating_sub(64 * word) {
            0 => 0,
            bits @ 1..64 => (1 << bits) - 1,
            64.. => u64::MAX,
        });
        Self {
            tables,
            masks: vec![full; cells],
            left: vec![side_byte; cells],
            places: vec![side_byte; tables.house_count() * side],
            fixed: vec![false; cells],
            weights: Weights::new(cells, tables.house_count() * side),
            open_cells: cells,
            trail: Vec::new(),
            asked: Vec::new(),
        }
    }
    #[inline]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.masks[cell][digit / 64] >> (digit % 64) & 1 == 1
    }
    pub(super) fn is_filled(&self) -> bool {
        self.open_cells == 0
    }
    pub(super) fn trail_len(&self) -> usize {
        self.trail.len()
    }
    /// The digits of a filled board.
    pub(super) fn solution(&self) -> Vec<Digit> {
        solution_digits(self.masks.iter().map(first_digit))
    }
    /// The candidates of each cell; a fixed cell has one.
    pub(super) fn candidates(&self) -> Vec<Vec<usize>> {
        let digits = |cell| (0..self.tables.side()).filter(move |&digit| self.has(cell, digit));
        (0..self.masks.len()).map(|cell| digits(cell).collect()).collect()
    }
    /// Queues a digit to be placed by the next propagation.
    pub(super) fn ask(&mut self, cell: usize, digit: usize) {
        self.asked.push(Asked::Place { cell: small(cell), digit: digit as u8 });
    }
    /// Queues every cell with one candidate, which a board of one digit has from the start.
    pub(super) fn ask_for_single_candidates(&mut self) {
        for cell in 0..self.masks.len() {
            if self.left[cell] == 1 {
                self.ask(cell, first_digit(&self.masks[cell]));
            }
        }
    }
    /// Removes a candidate and records what follows. False when nothing is left somewhere.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) -> bool {
        if !self.has(cell, digit) {
            return true;
        }
        self.masks[cell][digit / 64] &= !(1 << (digit % 64));
        self.trail.push(Change::Removed { cell: small(cell), digit: digit as u8 });
        self.left[cell] -= 1;
        let mut fine = self.left[cell] > 0;
        if self.left[cell] == 1 {
            self.ask(cell, first_digit(&self.masks[cell]));
        } else if !fine {
            self.weights.blame(Cause::Cell(small(cell)));
        }
        let tables = self.tables;
        for &house in tables.houses_of(cell) {
            let at = usize::from(house) * tables.side() + digit;
            self.places[at] -= 1;
            match self.places[at] {
                0 => {
                    self.weights.blame(Cause::House { house, digit: digit as u8 });
                    fine = false;
                }
                1 => self.asked.push(Asked::PlaceInHouse { house, digit: digit as u8 }),
                _ => {}
            }
        }
        fine
    }
    /// Places everything that was queued and whatever follows from it.
    pub(super) fn propagate(&mut self, meter: &mut Meter<'_>) -> Flow {
        while let Some(asked) = self.asked.pop() {
            let fine = match asked {
                Asked::Place { cell, digit } => self.place(cell.into(), digit.into()),
                Asked::PlaceInHouse { house, digit } => {
                    self.place_in_house(house.into(), digit.into())
                }
            };
            let work = 4 * u32::try_from(self.tables.side()).unwrap_or(u32::MAX);
            let flow = match (fine, meter.go_on(work)) {
                (true, true) => continue,
                (false, _) => Flow::Failed,
                (true, false) => Flow::Stopped,
            };
            self.asked.clear();
            return flow;
        }
        Flow::Fine
    }
    fn place_in_house(&mut self, house: usize, digit: usize) -> bool {
        let cells = self.tables.cells_of(house);
        match cells.iter().find(|&&cell| self.has(cell.into(), digit)) {
            Some(&cell) => self.place(cell.into(), digit),
            None => false,
        }
    }
    fn place(&mut self, cell: usize, digit: usize) -> bool {
        if !self.has(cell, digit) {
            return false;
        }
        if self.fixed[cell] {
            return true;
        }
        self.fixed[cell] = true;
        self.open_cells -= 1;
        self.trail.push(Change::Fixed { cell: small(cell) });
        let others = self.masks[cell];
        for (word, mut bits) in others.into_iter().enumerate() {
            while bits != 0 {
                let other = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                if other != digit && !self.remove(cell, other) {
                    return false;
                }
            }
        }
        let tables = self.tables;
        for &house in tables.houses_of(cell) {
            for &peer in tables.cells_of(house.into()) {
                if usize::from(peer) != cell && !self.remove(peer.into(), digit) {
                    return false;
                }
            }
        }
        true
    }
    /// Undoes every change after the first `trail` ones.
    pub(super) fn undo(&mut self, trail: usize) {
        let tables = self.tables;
        while self.trail.len() > trail {
            match self.trail.pop() {
                Some(Change::Fixed { cell }) => {
                    self.fixed[usize::from(cell)] = false;
                    self.open_cells += 1;
                }
                Some(Change::Removed { cell, digit }) => {
                    let (cell, digit) = (usize::from(cell), usize::from(digit));
                    self.masks[cell][digit / 64] |= 1 << (digit % 64);
                    self.left[cell] += 1;
                    for &house in tables.houses_of(cell) {
                        self.places[usize::from(house) * tables.side() + digit] += 1;
                    }
                }
                None => {}
            }
        }
    }
}

/// The lowest digit of a mask; the number of its bits when it is empty.
#[inline]
pub(super) fn first_digit<const W: usize>(mask: &[u64; W]) -> usize {
    let word = mask.iter().position(|&word| word != 0).unwrap_or(W);
    word * 64 + mask.get(word).map_or(0, |bits| bits.trailing_zeros() as usize)
}

fn solution_digits(digits: impl Iterator<Item = usize>) -> Vec<Digit> {
    digits.map(Digit::new).collect()
}
