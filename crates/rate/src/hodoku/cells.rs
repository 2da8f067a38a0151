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

/// A set of houses.
pub(super) type Houses = u32;

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
pub(super) fn members(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 32).then_some(first)
    })
}

/// The digits of a set, ascending.
pub(super) fn digits(set: Digits) -> impl Iterator<Item = usize> {
    members(set.into())
}

/// The cells of a set, ascending.
pub(super) fn cells(mut set: Cells) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}

/// The cells that see every cell of the set.
pub(super) fn seen_by_all(set: Cells) -> Cells {
    cells(set).fold(ALL_CELLS, |seen, cell| seen & PEERS[cell])
}

/// The cells that see any cell of the set.
pub(super) fn seen_by_any(set: Cells) -> Cells {
    cells(set).fold(0, |seen, cell| seen | PEERS[cell])
}

/// Whether the cells are all in this house.
pub(super) fn within(set: Cells, house: usize) -> bool {
    set & !HOUSES[house] == 0
}

/// The first cell of a set that is not empty.
pub(super) fn first(set: Cells) -> usize {
    set.trailing_zeros() as usize
}

/// Up to nine items, without an allocation.
pub(super) struct Few<T = usize> {
    items: [T; 9],
    count: usize,
}

impl<T: Copy + Default> Few<T> {
    /// Those of up to nine items that are wanted. Which ones these are is hard to foresee for a processor, so
    /// that no branch depends on it.
    pub(super) fn of(all: impl IntoIterator<Item = T>, is_wanted: impl Fn(T) -> bool) -> Self {
        let mut few = Self { items: [T::default(); 9], count: 0 };
        for item in all {
            few.items[few.count] = item;
            few.count += usize::from(is_wanted(item));
        }
        few
    }
}

impl<T: Copy + Default> FromIterator<T> for Few<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        Self::of(all, |_| true)
    }
}

impl<T> core::ops::Deref for Few<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.count]
    }
}

impl<T> core::ops::DerefMut for Few<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.count]
    }
}

/// Whether a set has at most this many members. For small numbers this is faster than counting them.
pub(super) fn has_at_most(most: usize, mut set: u16) -> bool {
    for _ in 0..most {
        set &= set.wrapping_sub(1);
    }
    set == 0
}

/// Whether a set has at least one member and at most this many.
pub(super) fn has_few(most: usize, set: u16) -> bool {
    (set != 0) & has_at_most(most, set)
}

/// Whether a set has exactly two members.
pub(super) fn is_pair(set: u16) -> bool {
    !has_at_most(1, set) & has_at_most(2, set)
}

/// Calls `visit` with the numbers of every `N` sets that have at most `N` members between them, and these
/// members, in lexicographic order, until it returns something.
pub(super) fn each_locked<const N: usize, T>(
    sets: &[u16],
    mut visit: impl FnMut([usize; N], u16) -> Option<T>,
) -> Option<T> {
    fn go<const N: usize, T>(
        sets: &[u16],
        (chosen, depth, union): (&mut [usize; N], usize, u16),
        visit: &mut impl FnMut([usize; N], u16) -> Option<T>,
    ) -> Option<T> {
        if depth == N {
            return visit(*chosen, union);
        }
        let from = if depth == 0 { 0 } else { chosen[depth - 1] + 1 };
        for at in from..sets.len() + 1 - (N - depth) {
            let union = union | sets[at];
            if has_at_most(N, union) {
                chosen[depth] = at;
                let found = go(sets, (chosen, depth + 1, union), visit);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
    if sets.len() < N { None } else { go(sets, (&mut [0; N], 0, 0), &mut visit) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_and_choices_come_in_lexicographic_order() {
        let mut seen = Vec::new();
        let end: Option<()> = choose(&[2, 5, 7], &mut |pair: [usize; 2]| {
            seen.push(pair);
            None
        });
        assert_eq!((seen, end), (vec![[2, 5], [2, 7], [5, 7]], None));
        assert_eq!(digits(0b101).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(cells(1 << 80 | 1).collect::<Vec<_>>(), [0, 80]);
    }
    #[test]
    fn sets_are_locked_when_they_have_no_more_members_than_there_are_sets() {
        let sets = [0b0011, 0b0110, 0b0111, 0b0101, 0b1000, 0b0001];
        let mut seen = Vec::new();
        let end: Option<()> = each_locked(&sets, |three: [usize; 3], members| {
            seen.push((three, members));
            None
        });
        let of_three = [[0, 1, 2], [0, 1, 3], [0, 1, 5], [0, 2, 3], [0, 2, 5], [0, 3, 5]];
        let others = [[1, 2, 3], [1, 2, 5], [1, 3, 5], [2, 3, 5]];
        let mut expected: Vec<_> =
            of_three.into_iter().chain(others).map(|three| (three, 7)).collect();
        expected.push(([0, 4, 5], 0b1011));
        expected.push(([3, 4, 5], 0b1101));
        expected.sort_unstable();
        assert_eq!((seen, end), (expected, None));
        assert_eq!(each_locked(&sets[..1], |pair: [usize; 2], _| Some(pair)), None);
    }
}
