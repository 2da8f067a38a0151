//! Suppositions and consequences as numbers.

/// The statement that a candidate is true or false: its number, doubled, plus one for false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Literal(u32);

impl Literal {
    pub(crate) const fn new(candidate: usize, is_true: bool) -> Self {
        Self((candidate as u32) << 1 | !is_true as u32)
    }
    /// The literal with this [`index`](Self::index).
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u32)
    }
    pub(crate) const fn candidate(self) -> usize {
        (self.0 >> 1) as usize
    }
    pub(crate) const fn is_true(self) -> bool {
        self.0 & 1 == 0
    }
    /// The opposite.
    pub(crate) const fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}
