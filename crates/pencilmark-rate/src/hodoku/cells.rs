//! Sets of the 81 cells of a plain board, and its houses in the numbering of the original: rows 0
//! to 8, columns 9 to 17, blocks 18 to 26. Digits are 0 to 8 here.

/// A set of cells: bit `9 * row + column`.
pub(super) type Cells = u128;
/// A set of digits: bit 0 is the digit one.
pub(super) type Digits = u16;
/// A candidate: cell and digit.
pub(super) type Spot = (usize, usize);

/// Cells of a house: bit 0 is its first cell.
pub(super) type Seats = u16;

/// All nine digits.
pub(super) const ALL_DIGITS: Digits = 0x1ff;
/// All cells.
pub(super) const ALL_CELLS: Cells = (1 << 81) - 1;
/// The houses.
pub(super) static HOUSES: [Cells; 27] = houses();
/// The cells that share a house with a cell, without itself.
pub(super) static PEERS: [Cells; 81] = peers();
/// The cells of each house, in order.
pub(super) static CELLS_OF: [[usize; 9]; 27] = cells_of();
/// The number of houses, rounded up so that vectors hold all of them.
pub(super) const HOUSES_PADDED: usize = 32;
/// For each cell, the seats of every house that are open to the digit of the cell elsewhere.
pub(super) static OPEN_BESIDE: [[Seats; HOUSES_PADDED]; 81] = open_beside();
/// Where in its row, its column and its block each cell is.
pub(super) static SEATS: [[Seat; 3]; 81] = seats();
/// The order in which the sets of a kind are searched: blocks, rows, columns.
pub(super) const BLOCKS_FIRST: [usize; 27] = [
    18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
    17,
];

const fn houses() -> [Cells; 27] {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = houses_of(cell);
        houses[row] |= 1 << cell;
        houses[column] |= 1 << cell;
        houses[block] |= 1 << cell;
        cell += 1;
    }
    houses
}

const fn peers() -> [Cells; 81] {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = houses_of(cell);
        peers[cell] = (HOUSES[row] | HOUSES[column] | HOUSES[block]) & !(1 << cell);
        cell += 1;
    }
    peers
}

/// A cell as one of a house.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    pub(super) house: usize,
    pub(super) bit: Seats,
}

const fn seats() -> [[Seat; 3]; 81] {
    let mut seats = [[Seat { house: 0, bit: 0 }; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = houses_of(cell);
        let in_block = cell / 9 % 3 * 3 + cell % 3;
        seats[cell] = [
            Seat { house: row, bit: 1 << (cell % 9) },
            Seat { house: column, bit: 1 << (cell / 9) },
            Seat { house: block, bit: 1 << in_block },
        ];
        cell += 1;
    }
    seats
}

const fn open_beside() -> [[Seats; HOUSES_PADDED]; 81] {
    let mut open = [[ALL_DIGITS; HOUSES_PADDED]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut other = 0;
        while other < 81 {
            let is_closed = other == cell || PEERS[cell] & 1 << other != 0;
            let mut at = 0;
            while is_closed && at < 3 {
                let seat = SEATS[other][at];
                open[cell][seat.house] &= !seat.bit;
                at += 1;
            }
            other += 1;
        }
        cell += 1;
    }
    open
}

const fn cells_of() -> [[usize; 9]; 27] {
    let mut cells = [[0; 9]; 27];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = SEATS[cell];
        cells[row.house][row.bit.trailing_zeros() as usize] = cell;
        cells[column.house][column.bit.trailing_zeros() as usize] = cell;
        cells[block.house][block.bit.trailing_zeros() as usize] = cell;
        cell += 1;
    }
    cells
}

/// Row, column and block of a cell.
pub(super) const fn houses_of(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

/// The members of a set, ascending.
#[derive(Clone)]
pub(super) struct Members(u128);

impl Iterator for Members {
    type Item = usize;
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// The cells of a set, ascending.
pub(super) fn cells(set: Cells) -> Members {
    Members(set)
}

/// The digits of a set, ascending.
pub(super) fn digits(set: Digits) -> Members {
    Members(u128::from(set))
}

/// The cells that see every cell of the set.
pub(super) fn seen_by_all(set: Cells) -> Cells {
    cells(set).fold(ALL_CELLS, |seen, cell| seen & PEERS[cell])
}

/// Whether the cells are all in this house.
pub(super) fn within(set: Cells, house: usize) -> bool {
    set & !HOUSES[house] == 0
}

/// The first cell of a set that is not empty.
pub(super) fn first(set: Cells) -> usize {
    set.trailing_zeros() as usize
}

/// Up to nine numbers, without an allocation.
pub(super) struct Few {
    numbers: [usize; 9],
    count: usize,
}

impl FromIterator<usize> for Few {
    fn from_iter<T: IntoIterator<Item = usize>>(all: T) -> Self {
        let mut few = Self { numbers: [0; 9], count: 0 };
        for number in all {
            few.numbers[few.count] = number;
            few.count += 1;
        }
        few
    }
}

impl core::ops::Deref for Few {
    type Target = [usize];
    fn deref(&self) -> &[usize] {
        &self.numbers[..self.count]
    }
}

/// Calls `visit` with every choice of `size` of these, in lexicographic order, until it returns something.
pub(super) fn choose<const N: usize, T>(
    from: &[usize],
    visit: &mut dyn FnMut([usize; N]) -> Option<T>,
) -> Option<T> {
    fn go<const N: usize, T>(
        from: &[usize],
        chosen: &mut [usize; N],
        depth: usize,
        visit: &mut dyn FnMut([usize; N]) -> Option<T>,
    ) -> Option<T> {
        if depth == N {
            return visit(*chosen);
        }
        for at in 0..from.len() {
            chosen[depth] = from[at];
            let found = go(&from[at + 1..], chosen, depth + 1, visit);
            if found.is_some() {
                return found;
            }
        }
        None
    }
    go(from, &mut [0; N], 0, visit)
}
