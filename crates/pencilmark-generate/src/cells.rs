//! A set of small numbers.

/// A set of the numbers below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Default for Cells<W> {
    fn default() -> Self {
        Self([0; W])
    }
}

impl<const W: usize> Cells<W> {
    pub(crate) fn insert(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }
    pub(crate) fn contains(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }
    pub(crate) fn is_disjoint(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & b == 0)
    }
    /// Removes `from` and everything above.
    pub(crate) fn remove_from(&mut self, from: usize) {
        for (word, bits) in self.0.iter_mut().enumerate() {
            match from.saturating_sub(word * 64) {
                0 => *bits = 0,
                keep @ 1..64 => *bits &= (1 << keep) - 1,
                _ => {}
            }
        }
    }
}
