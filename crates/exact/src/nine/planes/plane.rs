//! The places of one digit, and what they imply for each other.

/// A bit for each cell in which a digit can be: the three bands in the lowest 32-bit quarters, and in
/// each of them ten bits per row, the last of which is empty and catches carries. (With two words of 64 bits the
/// compiler moved them to vector registers and back.)
pub(super) type Plane = u128;

/// The cells of a row, at its place in the word.
pub(super) const ROW: u64 = 0x1FF;

/// The first cell of each row of a band.
const THRICE: u64 = 1 | 1 << 10 | 1 << 20;

/// The first cell of each row of two bands.
const FIRST: u64 = THRICE | THRICE << 32;

/// All cells.
pub(super) const FULL: Plane = (FIRST * ROW) as u128 | ((THRICE * ROW) as u128) << 64;

/// The first row of each band.
const TOP: u64 = ROW | ROW << 32;

/// Marks that a digit has no place in a house; not the bit of any cell.
pub(super) const IMPOSSIBLE: u64 = 1 << 31;

/// What remains of a band when a digit can be in these segments, bit `3 * box + row`: the segments of
/// all ways to choose one in each row and each box. [`IMPOSSIBLE`] if there is no way.
static SEGMENTS_LEFT: [u32; 512] = {
    let mut table = [0; 512];
    let mut segments = 0;
    while segments < 512 {
        let mut way = 0;
        while way < 6 {
            let (a, b) = (way % 3, (way % 3 + 1 + way / 3) % 3);
            let rows = [a, b, 3 - a - b];
            let mut places = 0;
            let mut cells = 0;
            let mut at = 0;
            while at < 3 {
                places |= 1 << (3 * at + rows[at]);
                cells |= 0o7 << (10 * rows[at] + 3 * at);
                at += 1;
            }
            if segments & places == places {
                table[segments] |= cells;
            }
            way += 1;
        }
        if table[segments] == 0 {
            table[segments] = IMPOSSIBLE as u32;
        }
        segments += 1;
    }
    table
};

#[inline(always)]
fn segments_left(folded: u64) -> u64 {
    SEGMENTS_LEFT[(folded & ROW) as usize].into()
}

/// The first cell of each segment, in two bands.
const SEGMENTS: u64 = FIRST * 0o111;

/// The segments of two bands with a bit, in the order of [`SEGMENTS_LEFT`].
#[inline(always)]
fn segments(word: u64) -> u64 {
    let any = (word | word >> 1 | word >> 2) & SEGMENTS;
    any | any >> 9 | any >> 18
}

/// The two words of a plane.
#[inline(always)]
fn words(plane: Plane) -> [u64; 2] {
    [plane as u64, (plane >> 64) as u64]
}

#[inline(always)]
fn plane([low, high]: [u64; 2]) -> Plane {
    Plane::from(low) | Plane::from(high) << 64
}

/// Removes the segments through which no way leads: locked candidates, in bands. Adds to `broken`
/// what is [`IMPOSSIBLE`].
#[inline(always)]
pub(super) fn close_bands(cells: Plane, broken: &mut u64) -> Plane {
    let [two, one] = words(cells).map(segments);
    let [top, middle, bottom] = [two, two >> 32, one].map(segments_left);
    *broken |= top | middle | bottom;
    cells & plane([top | middle << 32, bottom])
}

/// The columns with a bit, of the bands in a word.
#[inline(always)]
fn columns(word: u64) -> u64 {
    (word | word >> 10 | word >> 20) & TOP
}

/// The same for stacks: the columns of each box, all three stacks at once. Also returns whether any cell
/// was removed.
#[inline(always)]
pub(super) fn close_stacks(cells: Plane) -> (Plane, bool) {
    let [two, one] = words(cells).map(columns);
    // Nine bits per band.
    let all = (two | two >> 23) & 0o777_777 | one << 18;
    // Each column gets the bits of the one before it in its box, and of the one after it.
    let before = all << 1 & 0o666_666_666 | all >> 2 & 0o111_111_111;
    let after = all >> 1 & 0o333_333_333 | all << 2 & 0o444_444_444;
    let (before, after) = (before | before << 27, after | after << 27);
    let left = all & (before >> 9 & after >> 18 | after >> 9 & before >> 18);
    let two = left & ROW | (left & 0o777_000) << 23;
    (cells & plane([two * THRICE, (left >> 18) * THRICE]), left != all)
}

/// The cells without the first of each row.
#[inline(always)]
pub(super) fn without_first(cells: Plane) -> Plane {
    plane(words(cells).map(|word| word & ((word | FIRST << 9) - FIRST)))
}

/// All cells of the rows with a bit.
#[inline(always)]
pub(super) fn rows_of(cells: Plane) -> Plane {
    plane(words(cells).map(|word| {
        let any = (word + FIRST * ROW) & FIRST << 9;
        any - (any >> 9)
    }))
}

/// The position of the first cell of a row.
#[inline(always)]
pub(super) const fn place_of_row(row: usize) -> usize {
    row / 3 * 32 + row % 3 * 10
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Random;

    const fn bit(row: usize, column: usize) -> Plane {
        1 << (place_of_row(row) + column)
    }
    /// Random planes from nearly empty to nearly full.
    fn planes() -> impl Iterator<Item = Plane> {
        let mut random = Random::new(3);
        (0..if cfg!(miri) { 64 } else { 2_000 }).map(move |round| {
            let cells = (0..81).filter(|_| random.below(16) <= round % 16);
            cells.fold(0, |plane, cell| plane | bit(cell / 9, cell % 9))
        })
    }
    /// What remains of three segments in each of three lines, where each way takes one in each
    /// line and one in each box. `at` gives the position of the cell of a line, a box and a place within.
    fn naive(plane: Plane, at: impl Fn(usize, usize, usize) -> Plane) -> Plane {
        let segment =
            |line, place| plane & (at(line, place, 0) | at(line, place, 1) | at(line, place, 2));
        let mut left = 0;
        for (a, b, c) in [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] {
            let way = [segment(0, a), segment(1, b), segment(2, c)];
            if way.iter().all(|&segment| segment != 0) {
                left |= way[0] | way[1] | way[2];
            }
        }
        left
    }

    #[test]
    fn bands_keep_exactly_the_segments_of_some_choice() {
        let mut sorts = [0; 2];
        for plane in planes() {
            let bands = [0, 1, 2]
                .map(|band| naive(plane, |line, place, i| bit(band * 3 + line, place * 3 + i)));
            let mut broken = 0;
            assert_eq!(close_bands(plane, &mut broken), bands[0] | bands[1] | bands[2]);
            assert_eq!(broken & IMPOSSIBLE != 0, bands.contains(&0), "{plane:x}");
            sorts[usize::from(bands.contains(&0))] += 1;
        }
        assert!(sorts.iter().all(|&count| count > 10), "{sorts:?}");
    }
    #[test]
    fn stacks_keep_exactly_the_segments_of_some_choice() {
        for plane in planes() {
            let stacks = [0, 1, 2]
                .map(|stack| naive(plane, |line, place, i| bit(place * 3 + i, stack * 3 + line)));
            let left = stacks[0] | stacks[1] | stacks[2];
            assert_eq!(close_stacks(plane), (left, left != plane), "{plane:x}");
        }
    }
    #[test]
    fn first_cells_of_rows_are_removed_and_occupied_rows_filled() {
        for plane in planes() {
            let (mut later, mut rows) = (0, 0);
            for row in 0..9 {
                let cells = (0..9).map(|column| plane & bit(row, column));
                later |= cells.filter(|&cell| cell != 0).skip(1).fold(0, |a, b| a | b);
                let all = Plane::from(ROW) << place_of_row(row);
                rows |= if plane & all == 0 { 0 } else { all };
            }
            assert_eq!((without_first(plane), rows_of(plane)), (later, rows), "{plane:x}");
        }
    }
}
