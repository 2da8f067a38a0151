//! Sets of the single candidates of a graph.

/// A set of numbers below a bound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// These numbers, all below `bound`.
    pub(super) fn of(bound: usize, numbers: impl IntoIterator<Item = usize>) -> Self {
        let mut words = vec![0; bound.div_ceil(64)];
        for number in numbers {
            words[number / 64] |= 1 << (number % 64);
        }
        Self(words)
    }
    /// All numbers below `bound`, and perhaps some more.
    pub(super) fn all(bound: usize) -> Self {
        Self(vec![u64::MAX; bound.div_ceil(64)])
    }
    /// What two sets have in common.
    pub(super) fn and(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(a, b)| a & b).collect())
    }
    /// Whether two sets have anything in common.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
    pub(super) fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }
    /// The numbers, ascending.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let rest =
                core::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)));
            let set = rest.take_while(|&rest| rest != 0);
            set.map(move |rest| at * 64 + rest.trailing_zeros() as usize)
        })
    }
}
