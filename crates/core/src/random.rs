//! A small seedable generator, so that a seed means the same puzzle forever, on every platform.

/// xoshiro256++ seeded by `SplitMix64` (Blackman and Vigna, <https://prng.di.unimi.it/>, public domain).
/// Its output is part of this project's promises; the golden values below must never change.
///
/// ```
/// use whydoku_core::Random;
/// let (mut a, mut b) = (Random::new(7), Random::new(7));
/// assert_eq!(a.below(100), b.below(100));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random([u64; 4]);

impl Random {
    /// A generator whose whole output follows from `seed`.
    pub fn new(seed: u64) -> Self {
        let mut state = seed;
        Self(core::array::from_fn(|_| {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        }))
    }
    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }
    /// A number from 0 to `end` exclusive, each equally likely (Lemire's method). `end` must not
    /// be zero.
    pub fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        loop {
            let product = u128::from(self.next_u64()) * u128::from(end);
            // The bound is less than `end`, and a division takes longer than everything else here.
            let low = product as u64;
            if low >= end || low >= end.wrapping_neg() % end {
                return (product >> 64) as usize;
            }
        }
    }
    /// Puts the items in random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_golden_values() {
        let mut random = Random::new(42);
        let values: Vec<u64> = (0..3).map(|_| random.next_u64()).collect();
        assert_eq!(values, [0xD076_4D4F_4476_689F, 0x519E_4174_576F_3791, 0xFBE0_7CFB_0C24_ED8C]);
    }
    #[test]
    fn below_covers_exactly_its_range() {
        let mut random = Random::new(1);
        let drawn: std::collections::BTreeSet<_> = (0..500).map(|_| random.below(7)).collect();
        assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
    }
}
