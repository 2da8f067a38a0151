//! Sums of cells that all differ, on boards of up to nine: all that matters about the earlier cells is
//! which digits they hold, so the states are sets of digits, and a set of these has 512 bits.
use super::Ways;
use whydoku_core::DigitSet;

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
    let order = order(left);
    let Some(after) = bounds::<{ SIDE + 1 }>(&order) else { return Ways::None };
    let fits = |set: usize, at: usize| {
        let [least, most] = after[at + 1];
        let sum = u32::from(SUMS[set]);
        total.is_none_or(|total| (sum + least..=sum + most).contains(&total))
    };
    let mut layers = [Sets::NONE; SIDE + 1];
    layers[0].insert(0);
    for (at, &(_, digits)) in order.iter().enumerate() {
        let mut next = Sets::NONE;
        layers[at].each(|used| {
            each_new(digits, used, |bit| {
                if fits(used | bit, at) {
                    next.insert(used | bit);
                }
            });
        });
        layers[at + 1] = next;
    }
    let mut held = vec![DigitSet::EMPTY; left.len()];
    let mut good = layers[order.len()];
    for (at, &(place, digits)) in order.iter().enumerate().rev() {
        let (mut before, mut bits) = (Sets::NONE, 0);
        layers[at].each(|used| {
            each_new(digits, used, |bit| {
                if good.contains(used | bit) {
                    bits |= bit;
                    before.insert(used);
                }
            });
        });
        held[place] = DigitSet::from_bits(bits as u64);
        good = before;
    }
    if good.contains(0) { Ways::Some(held) } else { Ways::None }
}

/// Cells with few digits first, so that there are few sets.
pub(super) fn order(left: &[DigitSet]) -> Vec<(usize, DigitSet)> {
    let mut order: Vec<(usize, DigitSet)> = left.iter().copied().enumerate().collect();
    order.sort_unstable_by_key(|(at, digits)| (digits.len(), *at));
    order
}

/// The least and the most that each cell and those after it add up to, at most; none if a cell has no digit or
/// there are more cells than digits.
pub(super) fn bounds<const N: usize>(order: &[(usize, DigitSet)]) -> Option<[[u32; 2]; N]> {
    let mut after = [[0; 2]; N];
    if order.len() >= N {
        return None;
    }
    for (at, (_, digits)) in order.iter().enumerate().rev() {
        let bits = digits.bits();
        if bits == 0 {
            return None;
        }
        let [least, most] = after[at + 1];
        // Different digits are at least 1, 2, 3...
        let count = (order.len() - at) as u32;
        let least = (least + bits.trailing_zeros() + 1).max(count * (count + 1) / 2);
        after[at] = [least, most + u64::BITS - bits.leading_zeros()];
    }
    Some(after)
}
