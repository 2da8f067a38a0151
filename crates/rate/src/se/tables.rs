//! The geometry of the 9x9 board as constant tables.
//!
//! Houses: 0 to 8 are boxes, 9 to 17 rows, 18 to 26 columns. A *candidate* is `cell * 9 + digit`.
//! A *group* is a set of candidates exactly one of which is true: the candidates of a cell (groups
//! 0 to 80), or the places of a digit in a house (group `81 + house * 9 + digit`). What remains of
//! a group is a mask of nine bits: the digits of a cell, or the positions in a house.

/// A set of cells, one bit each.
pub(super) type Cells = u128;

/// How many candidates the empty board has.
pub(super) const CANDIDATES: usize = 729;
/// How many groups there are.
pub(super) const GROUPS: usize = 324;

/// The row of a cell.
pub(super) const fn row_of(cell: usize) -> usize {
    cell / 9
}
/// The column of a cell.
pub(super) const fn column_of(cell: usize) -> usize {
    cell % 9
}
/// The box of a cell.
pub(super) const fn box_of(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}
/// The group of a digit in a house.
pub(super) const fn group_of(house: usize, digit: usize) -> usize {
    81 + house * 9 + digit
}

/// The cells of each house.
pub(super) static HOUSES: [[u8; 9]; 27] = houses();
/// The same as sets.
pub(super) static HOUSE_CELLS: [Cells; 27] = house_cells();
/// Box, row and column of each cell, as houses.
pub(super) static HOUSES_OF: [[u8; 3]; 81] = houses_of();
/// The position of each cell in its box, row and column.
pub(super) static POSITIONS: [[u8; 3]; 81] = positions();
/// The peers of each cell: the rest of its box, then of its row, then of its column.
pub(super) static PEERS: [[u8; 20]; 81] = peers();
/// The same as sets.
pub(super) static PEER_CELLS: [Cells; 81] = peer_cells();
/// The four groups of each candidate: its cell, then its box, row and column.
pub(super) static GROUPS_OF: [[u16; 4]; CANDIDATES] = groups_of();
/// The bit of each candidate in its four groups.
pub(super) static BITS_OF: [[u16; 4]; CANDIDATES] = bits_of();
/// The candidates of each group, by position.
pub(super) static MEMBERS: [[u16; 9]; GROUPS] = members();
/// The number of bits in a mask of nine.
pub(super) static COUNTS: [u8; 512] = counts();
/// The positions of one house that lie in another.
pub(super) static CROSSINGS: [[u16; 27]; 27] = crossings();
/// Boxes, columns, rows: the order in which most searches go through the houses.
pub(super) static HOUSE_ORDER: [usize; 27] = house_order();

const fn houses() -> [[u8; 9]; 27] {
    let mut all = [[0; 9]; 27];
    let mut index = 0;
    while index < 81 {
        let (major, minor) = (index / 9, index % 9);
        all[major][minor] = (major / 3 * 27 + major % 3 * 3 + minor / 3 * 9 + minor % 3) as u8;
        all[9 + major][minor] = (major * 9 + minor) as u8;
        all[18 + major][minor] = (minor * 9 + major) as u8;
        index += 1;
    }
    all
}
const fn house_cells() -> [Cells; 27] {
    let mut all = [0; 27];
    let mut index = 0;
    while index < 243 {
        all[index / 9] |= 1 << HOUSES[index / 9][index % 9];
        index += 1;
    }
    all
}
const fn houses_of() -> [[u8; 3]; 81] {
    let mut all = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        all[cell] = [box_of(cell) as u8, 9 + row_of(cell) as u8, 18 + column_of(cell) as u8];
        cell += 1;
    }
    all
}
const fn positions() -> [[u8; 3]; 81] {
    let mut all = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let in_box = row_of(cell) % 3 * 3 + column_of(cell) % 3;
        all[cell] = [in_box as u8, column_of(cell) as u8, row_of(cell) as u8];
        cell += 1;
    }
    all
}
const fn counts() -> [u8; 512] {
    let mut all = [0; 512];
    let mut mask = 0;
    while mask < 512_u16 {
        all[mask as usize] = mask.count_ones() as u8;
        mask += 1;
    }
    all
}
const fn crossings() -> [[u16; 27]; 27] {
    let mut all = [[0; 27]; 27];
    let mut index = 0;
    while index < 27 * 27 * 9 {
        let (one, other, position) = (index / 243, index / 9 % 27, index % 9);
        if one / 9 != other / 9 && HOUSE_CELLS[other] >> HOUSES[one][position] & 1 == 1 {
            all[one][other] |= 1 << position;
        }
        index += 1;
    }
    all
}
const fn house_order() -> [usize; 27] {
    let mut all = [0; 27];
    let mut index = 0;
    while index < 9 {
        all[index] = index;
        all[9 + index] = 18 + index;
        all[18 + index] = 9 + index;
        index += 1;
    }
    all
}
const fn peers() -> [[u8; 20]; 81] {
    let mut all = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut count = 0;
        let mut index = 0;
        while index < 27 {
            let (kind, position) = (index / 9, index % 9);
            let other = HOUSES[HOUSES_OF[cell][kind] as usize][position];
            let in_box = box_of(other as usize) == box_of(cell);
            if other as usize != cell && (kind == 0 || !in_box) {
                all[cell][count] = other;
                count += 1;
            }
            index += 1;
        }
        cell += 1;
    }
    all
}
const fn peer_cells() -> [Cells; 81] {
    let mut all = [0; 81];
    let mut index = 0;
    while index < 81 * 20 {
        all[index / 20] |= 1 << PEERS[index / 20][index % 20];
        index += 1;
    }
    all
}
const fn groups_of() -> [[u16; 4]; CANDIDATES] {
    let mut all = [[0; 4]; CANDIDATES];
    let mut index = 0;
    while index < CANDIDATES {
        let (cell, digit) = (index / 9, index % 9);
        all[index][0] = cell as u16;
        let mut kind = 0;
        while kind < 3 {
            all[index][kind + 1] = group_of(HOUSES_OF[cell][kind] as usize, digit) as u16;
            kind += 1;
        }
        index += 1;
    }
    all
}
const fn bits_of() -> [[u16; 4]; CANDIDATES] {
    let mut all = [[0; 4]; CANDIDATES];
    let mut index = 0;
    while index < CANDIDATES {
        let (cell, digit) = (index / 9, index % 9);
        all[index][0] = 1 << digit;
        let mut kind = 0;
        while kind < 3 {
            all[index][kind + 1] = 1 << POSITIONS[cell][kind];
            kind += 1;
        }
        index += 1;
    }
    all
}
const fn members() -> [[u16; 9]; GROUPS] {
    let mut all = [[0; 9]; GROUPS];
    let mut index = 0;
    while index < CANDIDATES {
        let mut kind = 0;
        while kind < 4 {
            let position = BITS_OF[index][kind].trailing_zeros() as usize;
            all[GROUPS_OF[index][kind] as usize][position] = index as u16;
            kind += 1;
        }
        index += 1;
    }
    all
}

/// The bits of a mask, lowest first.
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        let more = mask != 0;
        mask &= mask.wrapping_sub(1);
        more.then_some(bit)
    })
}
/// The cells of a set, in reading order.
pub(super) fn cells(mut set: Cells) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let cell = set.trailing_zeros() as usize;
        let more = set != 0;
        set &= set.wrapping_sub(1);
        more.then_some(cell)
    })
}
/// Whether exactly one bit is set.
pub(super) const fn is_single(mask: u16) -> bool {
    mask.is_power_of_two()
}
/// Whether exactly two bits are set.
pub(super) const fn is_pair(mask: u16) -> bool {
    is_single(mask & mask.wrapping_sub(1))
}
/// Whether two bits or more are set.
pub(super) const fn is_plural(mask: u16) -> bool {
    mask & mask.wrapping_sub(1) != 0
}

/// All masks of nine bits with `size` bits set, ascending: the order in which Sudoku Explainer
/// visits combinations.
pub(super) fn combinations(size: usize, of: usize) -> Combinations {
    let first = if size > of { None } else { Some((1_u64 << size) - 1) };
    Combinations { next: first, end: 1 << of }
}

/// See [`combinations`].
pub(super) struct Combinations {
    next: Option<u64>,
    end: u64,
}

impl Iterator for Combinations {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        let mask = self.next.filter(|&mask| mask < self.end)?;
        // The next larger number with as many bits (Gosper).
        let low = mask & mask.wrapping_neg();
        self.next = (low != 0).then(|| {
            let carried = mask + low;
            carried | (((mask ^ carried) >> 2) / low)
        });
        Some(mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_come_box_first_then_row_then_column() {
        assert_eq!(
            PEERS[0],
            [1, 2, 9, 10, 11, 18, 19, 20, 3, 4, 5, 6, 7, 8, 27, 36, 45, 54, 63, 72]
        );
        assert!(PEER_CELLS.iter().all(|set| set.count_ones() == 20));
    }
    #[test]
    fn every_candidate_is_a_member_of_its_groups() {
        for candidate in 0..CANDIDATES {
            for kind in 0..4 {
                let position = BITS_OF[candidate][kind].trailing_zeros() as usize;
                let group = usize::from(GROUPS_OF[candidate][kind]);
                assert_eq!(usize::from(MEMBERS[group][position]), candidate);
            }
        }
    }
    #[test]
    fn combinations_are_in_ascending_order() {
        let masks: Vec<u64> = combinations(2, 4).collect();
        assert_eq!(masks, [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(combinations(3, 2).count(), 0);
        assert_eq!(combinations(4, 9).count(), 126);
    }
}
