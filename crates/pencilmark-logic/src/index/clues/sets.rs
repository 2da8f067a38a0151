//! Sums of cells that all differ, on boards of up to nine: all that matters about the earlier cells is
//! which digits they hold, so the states are sets of digits, and a set of these has 512 bits.
use super::Ways;
use pencilmark_core::DigitSet;

/// The largest side.
pub(super) const SIDE: usize = 9;
const WORDS: usize = (1 << SIDE) / 64;

/// What the digits of each set add up to.
const SUMS: [u8; 1 << SIDE] = {
    let mut sums = [0; 1 << SIDE];
    let mut set = 1_usize;
    while set < sums.len() {
        sums[set] = sums[set & (set - 1)] + set.trailing_zeros() as u8 + 1;
        set += 1;
    }
    sums
};

/// Sets of digits.
#[derive(Clone, Copy)]
struct Sets([u64; WORDS]);

impl Sets {
    const NONE: Self = Self([0; WORDS]);

    fn insert(&mut self, set: usize) {
        self.0[set / 64] |= 1 << (set % 64);
    }
    fn contains(&self, set: usize) -> bool {
        self.0[set / 64] >> (set % 64) & 1 == 1
    }
    fn each(&self, mut visit: impl FnMut(usize)) {
        for (at, &word) in self.0.iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                visit(at * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }
}

/// Calls `visit` with each digit of a cell that is not used yet, as a bit.
fn each_new(left: DigitSet, used: usize, mut visit: impl FnMut(usize)) {
    let mut rest = left.bits() as usize & !used;
    while rest != 0 {
        visit(rest & rest.wrapping_neg());
        rest &= rest - 1;
    }
}

/// The ways to fill cells from these digits, using no digit twice, so that they add up to the total, if there
/// is one.
pub(super) fn ways(left: &[DigitSet], total: Option<u32>) -> Ways {
    let mut layers = vec![Sets::NONE; left.len() + 1];
    layers[0].insert(0);
    for (at, &digits) in left.iter().enumerate() {
        let mut next = Sets::NONE;
        // The others take at least 1, 2, 3...
        let others = (left.len() - at - 1) as u32;
        let least = others * (others + 1) / 2;
        layers[at].each(|used| {
            each_new(digits, used, |bit| {
                let sum = u32::from(SUMS[used | bit]);
                if total.is_none_or(|total| sum + least <= total) {
                    next.insert(used | bit);
                }
            });
        });
        layers[at + 1] = next;
    }
    let mut good = Sets::NONE;
    layers[left.len()].each(|used| {
        if total.is_none_or(|total| u32::from(SUMS[used]) == total) {
            good.insert(used);
        }
    });
    let mut held = vec![DigitSet::EMPTY; left.len()];
    for (at, &digits) in left.iter().enumerate().rev() {
        let (mut before, mut bits) = (Sets::NONE, 0);
        layers[at].each(|used| {
            each_new(digits, used, |bit| {
                if good.contains(used | bit) {
                    bits |= bit;
                    before.insert(used);
                }
            });
        });
        held[at] = DigitSet::from_bits(bits as u64);
        good = before;
    }
    if good.contains(0) { Ways::Some(held) } else { Ways::None }
}
