//! Sets of the nodes of a graph, one for each of many things, in one piece of memory.

/// Rows of bits.
#[derive(Clone, Default, Debug)]
pub(super) struct Matrix {
    /// Words of a row.
    stride: usize,
    words: Vec<u64>,
}

impl Matrix {
    /// So many empty rows of so many bits.
    pub(super) fn new(rows: usize, bits: usize) -> Self {
        let stride = bits.div_ceil(64).max(1);
        Self { stride, words: vec![0; rows * stride] }
    }
    pub(super) fn row(&self, at: usize) -> &[u64] {
        &self.words[at * self.stride..][..self.stride]
    }
    pub(super) fn row_mut(&mut self, at: usize) -> &mut [u64] {
        &mut self.words[at * self.stride..][..self.stride]
    }
    /// Words of a row.
    pub(super) fn stride(&self) -> usize {
        self.stride
    }
}

/// Adds a number to a set.
pub(super) fn insert(set: &mut [u64], number: usize) {
    set[number / 64] |= 1 << (number % 64);
}

/// Whether a number is in a set.
pub(super) fn contains(set: &[u64], number: usize) -> bool {
    set[number / 64] >> (number % 64) & 1 == 1
}

/// The numbers of a set, ascending.
pub(super) fn numbers(set: impl IntoIterator<Item = u64>) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(at, word)| {
        let rest = core::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)));
        let set = rest.take_while(|&rest| rest != 0);
        set.map(move |rest| at * 64 + rest.trailing_zeros() as usize)
    })
}
