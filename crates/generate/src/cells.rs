//! A set of small numbers.

/// A set of the numbers below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Default for Cells<W> {
    fn default() -> Self {
        Self([0; W])
    }
}

impl<const W: usize> FromIterator<usize> for Cells<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Self::default();
        for at in numbers {
            set.0[at / 64] |= 1 << (at % 64);
        }
        set
    }
}

impl<const W: usize> Cells<W> {
    #[inline]
    pub(crate) fn is_disjoint(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & b) == 0
    }
    /// Adds every number of a set.
    #[inline]
    pub(crate) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
    /// Removes every number of a set.
    #[inline]
    pub(crate) fn remove(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
    }
    /// The numbers, ascending.
    #[inline]
    pub(crate) fn each(&self, mut each: impl FnMut(usize)) {
        for (word, &bits) in self.0.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 {
                each(word * 64 + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
    }
}
