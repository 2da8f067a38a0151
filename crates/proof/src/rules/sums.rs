//! The possible sums of cells that all differ, and which digits each of them then holds. The same few
//! sets of digits recur throughout a proof, so results are kept.
use super::fillings::{digits, worth};

/// The sums of cells, given what is left of each.
pub(super) struct Sums {
    left: Vec<u32>,
    least: i64,
    /// By how much each sum exceeds the smallest one, as bits; none if the cells cannot all differ.
    above: u128,
    /// The sums, in the same way, of the fillings in which a cell holds a digit; a row of digits for each cell.
    with: Vec<u128>,
    digits: usize,
}

impl Sums {
    /// The smallest sum, and by how much each exceeds it, as bits; none when the cells cannot all differ.
    pub(super) fn all(&self) -> Option<(i64, u128)> {
        (self.above != 0).then_some((self.least, self.above))
    }
    /// The digits of each cell in the fillings that have one of these sums, as bits above the smallest one.
    pub(super) fn digits_with(&self, above: u128) -> impl Iterator<Item = u32> + '_ {
        let of_row = move |row: &[u128]| {
            let has_sum = (0..).zip(row).filter(|(_, with)| *with & above != 0);
            has_sum.fold(0, |all, (digit, _)| all | 1_u32 << digit)
        };
        self.with.chunks(self.digits).map(of_row)
    }
}

/// The most results that are kept.
const KEPT: usize = 1 << 12;

/// Finds sums, and keeps the results.
#[derive(Default)]
pub(super) struct Adder {
    kept: Vec<Option<Sums>>,
    /// The sets of digits that the first cells can hold: those of one cell, of two, and so on.
    sets: Vec<Vec<usize>>,
    /// Whether they can hold a set, as bits.
    is_reached: Vec<u64>,
    /// For each set that they can hold: the sums of the fillings that start with it.
    ends: Vec<u128>,
    /// Digits tried since this was last taken.
    pub(super) work: u64,
}

impl Adder {
    /// The sums of cells with these remaining digits, at least one for each cell.
    pub(super) fn sums(&mut self, left: &[u32]) -> &Sums {
        self.kept.resize_with(KEPT, || None);
        let mix = |all: u64, &set: &u32| {
            (all ^ u64::from(set)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
        };
        let slot = left.iter().fold(0, mix) as usize % KEPT;
        self.work += left.len() as u64;
        if self.kept[slot].as_ref().is_none_or(|kept| kept.left != left) {
            self.kept[slot] = Some(self.add_up(left));
        }
        self.kept[slot].as_ref().expect("it has just been put there")
    }
    fn add_up(&mut self, left: &[u32]) -> Sums {
        let per_cell =
            (u32::BITS - left.iter().fold(0, |all, set| all | set).leading_zeros()) as usize;
        self.begin(left, per_cell);
        let full = &self.sets[left.len()];
        let least = full.iter().map(|&set| worth(set)).min().unwrap_or(0);
        let mut above = 0;
        for &set in full {
            let sum = 1 << (worth(set) - least);
            self.ends[set] = sum;
            above |= sum;
        }
        let mut with = vec![0; left.len() * per_cell];
        for (place, &own) in left.iter().enumerate().rev() {
            for &set in &self.sets[place] {
                let mut ends = 0;
                for digit in digits(own & !(set as u32)) {
                    let after = self.ends[set | 1 << digit];
                    with[place * per_cell + digit] |= after;
                    ends |= after;
                }
                self.ends[set] = ends;
            }
        }
        Sums { left: left.to_vec(), least: least as i64, above, with, digits: per_cell }
    }
    /// Finds the sets of digits that the first cells can hold.
    fn begin(&mut self, left: &[u32], per_cell: usize) {
        self.ends.resize(self.ends.len().max(1 << per_cell), 0);
        self.is_reached.clear();
        self.is_reached.resize((1 << per_cell) / 64 + 1, 0);
        self.work += (1 << per_cell) / 64;
        self.sets.resize_with(self.sets.len().max(left.len() + 1), Vec::new);
        self.sets.iter_mut().for_each(Vec::clear);
        self.sets[0].push(0);
        for (place, &left) in left.iter().enumerate() {
            let (before, after) = self.sets.split_at_mut(place + 1);
            for &set in &before[place] {
                for digit in digits(left & !(set as u32)) {
                    self.work += 2;
                    let more = set | 1 << digit;
                    let word = &mut self.is_reached[more / 64];
                    if *word >> (more % 64) & 1 == 0 {
                        *word |= 1 << (more % 64);
                        after[0].push(more);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Random;

    #[test]
    fn cached_sums_equal_fresh_ones() {
        let mut random = Random::new(5);
        let mut keeper = Adder::default();
        for _ in 0..4000 {
            let left: Vec<u32> = (0..3).map(|_| 1 + random.below(511) as u32).collect();
            let fresh = Adder::default().sums(&left).all();
            assert_eq!(keeper.sums(&left).all(), fresh, "{left:?}");
        }
    }
}
