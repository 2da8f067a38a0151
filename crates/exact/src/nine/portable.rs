//! Vectors for every processor: words of 64 bits with four lanes in each.
//!
//! A set has nine of the sixteen bits of a lane, so bit 15 is free to catch carries: adding
//! [`MOST`] sets it exactly where a lane is not zero.
use super::kernel::Kernel;
use super::lanes::{Lanes, Sets};
use super::sweep::{Scratch, Swept, sweep};

/// `4 * N` lanes.
#[derive(Clone, Copy)]
pub(super) struct Words<const N: usize>([u64; N]);

/// 16 lanes for many puzzles.
pub(super) type Portable = Words<4>;

/// In each lane: the lowest bit, the highest bit, and all but the highest.
const LOW: u64 = 0x0001_0001_0001_0001;
const HIGH: u64 = LOW << 15;
const MOST: u64 = HIGH - LOW;

/// The highest bit of lanes that are zero; lanes must not have it set.
#[inline(always)]
const fn zeros(a: u64) -> u64 {
    !(a + MOST) & HIGH
}

/// All but the highest bit in lanes whose highest bit is set in `high`, none elsewhere.
#[inline(always)]
const fn spread(high: u64) -> u64 {
    high - (high >> 15)
}

/// Removes the lowest bit from each lane; lanes must not have the highest bit set.
#[inline(always)]
const fn without_lowest(a: u64) -> u64 {
    a & ((a | HIGH) - LOW)
}

/// The highest bits of the lanes as four bits, one per lane.
#[inline(always)]
const fn gathered(high: u64) -> u32 {
    ((high >> 15).wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48) as u32 & 15
}

/// The reverse: all bits of the lanes of four bits.
#[inline(always)]
const fn scattered(lanes: u32) -> u64 {
    let lanes = lanes as u64;
    let low = (lanes & 1) | (lanes & 2) << 15 | (lanes & 4) << 30 | (lanes & 8) << 45;
    low.wrapping_mul(0xFFFF)
}

impl<const N: usize> Words<N> {
    #[inline(always)]
    fn each(f: impl Fn(usize) -> u64) -> Self {
        Self(core::array::from_fn(f))
    }
}

impl<const N: usize> Sets for Words<N> {
    fn is_there() -> bool {
        true
    }
    const COUNT: usize = 4 * N;
    #[inline(always)]
    fn splat(item: u16) -> Self {
        Self([LOW * u64::from(item); N])
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        Self::each(|i| scattered(lanes >> (4 * i) & 15))
    }
    #[inline(always)]
    fn get(&self, lane: usize) -> u16 {
        (self.0[lane / 4 % N] >> (lane % 4 * 16)) as u16
    }
    #[inline(always)]
    fn set(&mut self, lane: usize, item: u16) {
        let (word, at) = (&mut self.0[lane / 4 % N], lane % 4 * 16);
        *word = *word & !(0xFFFF << at) | u64::from(item) << at;
    }
    #[inline(always)]
    fn take(&mut self, lane: usize, digits: u16) {
        self.0[lane / 4 % N] &= !(u64::from(digits) << (lane % 4 * 16));
    }
    #[inline(always)]
    fn and(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] & b.0[i])
    }
    #[inline(always)]
    fn or(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] | b.0[i])
    }
    #[inline(always)]
    fn and_not(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] & !b.0[i])
    }
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        Self::each(|i| b.0[i] | a.0[i] & spread(zeros(without_lowest(a.0[i]))))
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] | b.0[i] & spread(zeros(a.0[i])))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        Self::each(|i| {
            let fewer = without_lowest(without_lowest(a.0[i]));
            a.0[i] | b.0[i] & spread(zeros(fewer))
        })
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        Self::each(|i| {
            let fewer = without_lowest(without_lowest(without_lowest(a.0[i])));
            a.0[i] & spread(zeros(fewer))
        })
    }
    #[inline(always)]
    fn keep_filled(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] & (b.0[i] + MOST))
    }
    #[inline(always)]
    fn min(a: Self, b: Self) -> Self {
        Self::each(|i| {
            // Without the highest bits, then those: `a` is less where it lacks one that `b` has,
            // or where they are equal and it is less without.
            let rest = ((b.0[i] | HIGH) - (a.0[i] & !HIGH)) & HIGH;
            let less = (!a.0[i] & b.0[i] | !(a.0[i] ^ b.0[i]) & rest) & HIGH;
            let less = spread(less) | less;
            a.0[i] & less | b.0[i] & !less
        })
    }
    #[inline(always)]
    fn add(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i].wrapping_add(b.0[i]))
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        let mut equal = 0;
        for i in 0..N {
            let differs = a.0[i] ^ b.0[i];
            let differs = ((differs & !HIGH) + MOST) | differs;
            equal |= gathered(!differs & HIGH) << (4 * i);
        }
        equal
    }
}

impl Lanes for Portable {
    const WORTH_WHILE: u32 = 3;
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] & !mask.0[i] | b.0[i] & mask.0[i])
    }
    #[inline(always)]
    fn lowest_bit(a: Self) -> Self {
        Self::each(|i| a.0[i] & !without_lowest(a.0[i]))
    }
    #[inline(always)]
    fn is_zero(a: Self) -> Self {
        Self::each(|i| spread(zeros(a.0[i])))
    }
    #[inline(always)]
    fn equal_mask(a: Self, b: Self) -> Self {
        Self::mask(Self::equal(a, b))
    }
    #[inline(always)]
    fn times_eight(a: Self) -> Self {
        Self::each(|i| a.0[i] << 3)
    }
    #[inline(always)]
    fn half_above(a: Self, floor: u16) -> Self {
        let below = Self::min(a, Self::splat(floor));
        Self::each(|i| (a.0[i] - below.0[i]) >> 1 & !HIGH)
    }
    #[inline(always)]
    fn count_bits(of: [Self; 6]) -> Self {
        const PAIRS: u64 = 0x5555_5555_5555_5555;
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        const LANES: u64 = 0x00FF_00FF_00FF_00FF;
        let pairs = |x: u64| (x & PAIRS) + ((x >> 1) & PAIRS);
        let fours = |x: u64| (x & FOURS) + ((x >> 2) & FOURS);
        let eights = |x: u64| (x & EIGHTS) + ((x >> 4) & EIGHTS);
        Self::each(|i| {
            // Three sets of counts below four make counts below sixteen.
            let part = |k: usize| fours(pairs(of[k].0[i]));
            let sum = eights(part(0) + part(1) + part(2)) + eights(part(3) + part(4) + part(5));
            (sum & LANES) + ((sum >> 8) & LANES)
        })
    }
}

impl Kernel for Portable {
    #[inline(always)]
    fn sweep(cells: &mut [Self; 81], scratch: &mut Scratch<Self>) -> Swept<Self> {
        sweep(cells, scratch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nine::lanes::laws;

    #[test]
    fn the_operations_do_what_they_say_in_every_lane() {
        laws::of_lanes::<Portable>();
    }
}
