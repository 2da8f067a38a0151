//! Vectors for every processor: plain arrays, which compilers turn into whatever vectors there are.
use super::lanes::{Boxes, Lanes, Sets};
use super::sweep::{Swept, sweep};

/// 16 lanes.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Portable([u16; 16]);

impl Portable {
    #[inline(always)]
    fn each(f: impl Fn(usize) -> u16) -> Self {
        Self(core::array::from_fn(f))
    }
}

/// All bits or none.
#[inline(always)]
fn all_if(condition: bool) -> u16 {
    u16::from(condition).wrapping_neg()
}

impl Sets for Portable {
    const COUNT: usize = 16;
    #[inline(always)]
    fn splat(item: u16) -> Self {
        Self([item; 16])
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        Self::each(|i| all_if(lanes >> i & 1 == 1))
    }
    #[inline(always)]
    fn as_lanes(&self) -> &[u16] {
        &self.0
    }
    #[inline(always)]
    fn as_lanes_mut(&mut self) -> &mut [u16] {
        &mut self.0
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
    fn and3(a: Self, b: Self, c: Self) -> Self {
        Self::each(|i| a.0[i] & b.0[i] & c.0[i])
    }
    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        Self::each(|i| a.0[i] | b.0[i] | c.0[i])
    }
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        Self::each(|i| a.0[i] & b.0[i] | (a.0[i] | b.0[i]) & c.0[i])
    }
    #[inline(always)]
    fn or_and(a: Self, b: Self, c: Self) -> Self {
        Self::each(|i| a.0[i] | b.0[i] & c.0[i])
    }
    #[inline(always)]
    fn unless_both(a: Self, b: Self, c: Self) -> Self {
        Self::each(|i| a.0[i] & !(b.0[i] & c.0[i]))
    }
    #[inline(always)]
    fn unless_either(a: Self, b: Self, c: Self) -> Self {
        Self::each(|i| a.0[i] & !(b.0[i] | c.0[i]))
    }
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        Self::each(|i| {
            let single = all_if(a.0[i] & a.0[i].wrapping_sub(1) == 0);
            b.0[i] | a.0[i] & single
        })
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] | b.0[i] & all_if(a.0[i] == 0))
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        Self::each(|i| {
            let two = a.0[i] & a.0[i].wrapping_sub(1);
            let one = two & two.wrapping_sub(1);
            let none = one & one.wrapping_sub(1);
            a.0[i] & all_if(none == 0)
        })
    }
    #[inline(always)]
    fn min(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i].min(b.0[i]))
    }
    #[inline(always)]
    fn add(a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i].wrapping_add(b.0[i]))
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        (0..16).fold(0, |set, i| set | u32::from(a.0[i] == b.0[i]) << i)
    }
}

impl Boxes for Portable {
    #[inline(always)]
    fn next<const STACK: bool>(a: Self) -> Self {
        const TURNED: [[usize; 16]; 2] = [
            [1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15],
            [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15],
        ];
        Self::each(|i| a.0[TURNED[usize::from(STACK)][i]])
    }
    #[inline(always)]
    fn last<const STACK: bool>(a: Self) -> Self {
        const TURNED: [[usize; 16]; 2] = [
            [2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15],
            [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15],
        ];
        Self::each(|i| a.0[TURNED[usize::from(STACK)][i]])
    }
}

impl Lanes for Portable {
    #[inline(always)]
    fn load(from: &[u16]) -> Self {
        let lanes = &from[..Self::COUNT];
        Self::each(|i| lanes[i])
    }
    #[inline(always)]
    fn store(a: Self, to: &mut [u16]) {
        to[..Self::COUNT].copy_from_slice(&a.0);
    }
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self::each(|i| a.0[i] & !mask.0[i] | b.0[i] & mask.0[i])
    }
    #[inline(always)]
    fn lowest_bit(a: Self) -> Self {
        Self::each(|i| a.0[i] & a.0[i].wrapping_neg())
    }
    #[inline(always)]
    fn is_zero(a: Self) -> Self {
        Self::each(|i| all_if(a.0[i] == 0))
    }
    #[inline(always)]
    fn equal_mask(a: Self, b: Self) -> Self {
        Self::each(|i| all_if(a.0[i] == b.0[i]))
    }
    #[inline(always)]
    fn sweep(cells: &mut [Self; 81]) -> Swept<Self> {
        sweep(cells)
    }
    type Order = [u8; 32];
    #[inline(always)]
    fn order(from: &[u8; 32]) -> [u8; 32] {
        *from
    }
    #[inline(always)]
    fn permute(a: Self, order: [u8; 32]) -> Self {
        Self::each(|i| a.0[usize::from(order[i]) & 15])
    }
    #[inline(always)]
    fn times_eight(a: Self) -> Self {
        Self::each(|i| a.0[i] << 3)
    }
    #[inline(always)]
    fn count_bits(of: [Self; 6]) -> Self {
        // Three sets of counts below four make counts below sixteen.
        let pairs = |x: u16| (x & 0x5555) + (x >> 1 & 0x5555);
        let fours = |x: u16| (x & 0x3333) + (x >> 2 & 0x3333);
        let bytes = |x: u16| (x & 0x0F0F) + (x >> 4 & 0x0F0F);
        Self::each(|i| {
            let part = |k: usize| fours(pairs(of[k].0[i]));
            let sum = bytes(part(0) + part(1) + part(2)) + bytes(part(3) + part(4) + part(5));
            (sum & 0xFF) + (sum >> 8)
        })
    }
}
