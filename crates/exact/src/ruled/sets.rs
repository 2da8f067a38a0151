//! Sets of digits and of cells as bits, and the sums of sets of digits.
use std::sync::OnceLock;
use whydoku_core::Cell;

/// A set of digits as bits, beginning with the lowest digit.
pub(crate) type Mask = u32;

/// A set of cells of a board of up to 16x16.
pub(super) type Cells = [u64; 4];

/// The number, from one, of the lowest digit of a set.
pub(super) fn lowest(set: Mask) -> i32 {
    set.trailing_zeros() as i32 + 1
}

/// The number, from one, of the highest digit of a set.
pub(super) fn highest(set: Mask) -> i32 {
    (Mask::BITS - set.leading_zeros()) as i32
}

/// The digits of a set in ascending order.
pub(super) fn digits(mut set: Mask) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let digit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(digit)
    })
}

/// The sets of digits of each size and sum. They are computed once and shared by all boards; a smaller
/// board uses those within its digits.
pub(super) struct Combinations {
    most: usize,
    /// Where the sets of a size and a sum begin.
    starts: Vec<u32>,
    sets: Vec<u16>,
    /// For boards of up to 9x9: the sums of the subsets of a set as bits, by size and set.
    sums: Vec<u64>,
    /// For boards of up to 9x9: the sets of each size and sum in one row.
    rows: Vec<Row>,
}

/// The sets of digits of one size and sum, followed by empty sets. On boards of up to 9x9 there are at most twelve.
pub(super) type Row = [u16; 16];

/// Boards of up to this side have a table of the sums of every set.
pub(super) const SIDE_FOR_SUMS: usize = 9;
/// The largest side of a board with rules.
pub(super) const LARGEST_SIDE: usize = 16;

impl Combinations {
    /// The sets for boards of this side.
    pub(super) fn of_side(side: usize) -> &'static Self {
        static UP_TO_NINE: OnceLock<Combinations> = OnceLock::new();
        static UP_TO_SIXTEEN: OnceLock<Combinations> = OnceLock::new();
        if side <= SIDE_FOR_SUMS {
            UP_TO_NINE.get_or_init(|| Self::new(SIDE_FOR_SUMS))
        } else {
            UP_TO_SIXTEEN.get_or_init(|| Self::new(LARGEST_SIDE))
        }
    }
    fn new(side: usize) -> Self {
        let most = side * (side + 1) / 2;
        let place = |set: u32| set.count_ones() as usize * (most + 1) + worth(set) as usize;
        let mut starts = vec![0_u32; (side + 1) * (most + 1) + 1];
        for set in 0..1_u32 << side {
            starts[place(set) + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let (mut next, mut sets) = (starts.clone(), vec![0; 1 << side]);
        for set in 0..1_u32 << side {
            let at = &mut next[place(set)];
            sets[*at as usize] = set as u16;
            *at += 1;
        }
        let mut sums = Vec::new();
        if side <= SIDE_FOR_SUMS {
            sums = vec![0; (side + 1) << side];
            for set in 0..1_usize << side {
                sums[set] = 1;
                for count in 1..=(set as u32).count_ones() as usize {
                    // With the lowest digit of the set, or without it.
                    let (digit, rest) = (set.trailing_zeros(), set & (set - 1));
                    sums[(count << side) + set] = sums[(count << side) + rest]
                        | sums[((count - 1) << side) + rest] << (digit + 1);
                }
            }
        }
        let mut rows = Vec::new();
        if side <= SIDE_FOR_SUMS {
            rows = starts
                .windows(2)
                .map(|ends| {
                    let mut row = [0; 16];
                    let own = &sets[ends[0] as usize..ends[1] as usize];
                    row[..own.len()].copy_from_slice(own);
                    row
                })
                .collect();
        }
        Self { most, starts, sets, sums, rows }
    }
    /// The sets of this many digits with this sum.
    pub(super) fn sets(&self, count: usize, sum: i32) -> &[u16] {
        let Some(at) = self.place(count, sum) else { return &[] };
        &self.sets[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
    /// The same as a row. `None` for larger boards, and for sums that are too large or negative.
    pub(super) fn row(&self, count: usize, sum: i32) -> Option<&Row> {
        self.rows.get(self.place(count, sum)?)
    }
    /// The place of the sets of this many digits with this sum in the lists. `None` if the sum is too large or negative.
    fn place(&self, count: usize, sum: i32) -> Option<usize> {
        let sum = usize::try_from(sum).ok()?;
        (sum <= self.most).then_some(count * (self.most + 1) + sum)
    }
    pub(super) fn has_rows(&self) -> bool {
        !self.rows.is_empty()
    }
    /// The possible sums of `count` different digits of a set: the least, and as bits how far the sums exceed
    /// it. `None` if the set is too small.
    pub(super) fn sums(&self, count: usize, union: Mask) -> Option<(i32, u128)> {
        if (union.count_ones() as usize) < count {
            return None;
        }
        if !self.sums.is_empty() {
            let sums = self.sums[(count << SIDE_FOR_SUMS) + union as usize];
            let least = sums.trailing_zeros();
            return Some((least as i32, u128::from(sums >> least)));
        }
        // Counted from the lowest digit of the set, sums of different digits fit into 128 bits.
        let low = lowest(union);
        let mut reached = [0_u128; LARGEST_SIDE + 1];
        reached[0] = 1;
        for (before, digit) in digits(union).enumerate() {
            for size in (1..=count.min(before + 1)).rev() {
                reached[size] |= reached[size - 1] << (digit as i32 + 1 - low);
            }
        }
        let least = reached[count].trailing_zeros();
        Some((least as i32 + low * count as i32, reached[count] >> least))
    }
}

/// The sum of the numbers of a set of digits.
fn worth(set: Mask) -> u32 {
    digits(set).map(|digit| digit + 1).sum()
}

/// Cells as bits.
pub(super) fn bits(cells: impl Iterator<Item = usize>) -> Cells {
    let mut set = Cells::default();
    for cell in cells {
        set[cell / 64] |= 1 << (cell % 64);
    }
    set
}

/// Whether a set has a cell.
pub(super) fn has(set: &Cells, cell: usize) -> bool {
    set[cell / 64] >> (cell % 64) & 1 == 1
}

/// The cells of a set, in reading order.
pub(super) fn places(set: Cells) -> Vec<u16> {
    let mut places = Vec::with_capacity(set.iter().map(|word| word.count_ones() as usize).sum());
    for (at, mut word) in set.into_iter().enumerate() {
        while word != 0 {
            places.push(64 * at as u16 + word.trailing_zeros() as u16);
            word &= word - 1;
        }
    }
    places
}

/// Cells as numbers in reading order.
pub(super) fn numbers(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}
