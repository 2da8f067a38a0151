//! Sets of numbers, one for each of many things, in one piece of memory.

/// Rows of bits.
#[derive(Clone, Default, Debug)]
pub(crate) struct Matrix {
    /// The number of words in a row.
    stride: usize,
    words: Vec<u64>,
}

impl Matrix {
    /// This many empty rows of this many bits.
    pub(crate) fn new(rows: usize, bits: usize) -> Self {
        let stride = bits.div_ceil(64).max(1);
        Self { stride, words: vec![0; rows * stride] }
    }
    pub(crate) fn row(&self, at: usize) -> &[u64] {
        &self.words[at * self.stride..][..self.stride]
    }
    pub(crate) fn row_mut(&mut self, at: usize) -> &mut [u64] {
        &mut self.words[at * self.stride..][..self.stride]
    }
    /// Adds all of another row to a row.
    pub(crate) fn add(&mut self, to: usize, from: usize) {
        for word in 0..self.stride {
            self.words[to * self.stride + word] |= self.words[from * self.stride + word];
        }
    }
    /// The number of words in a row.
    pub(crate) fn stride(&self) -> usize {
        self.stride
    }
}

/// Adds a number to a set.
pub(crate) fn insert(set: &mut [u64], number: usize) {
    set[number / 64] |= 1 << (number % 64);
}

/// Adds another set to a set.
pub(crate) fn unite(set: &mut [u64], other: &[u64]) {
    for (all, one) in set.iter_mut().zip(other) {
        *all |= one;
    }
}

/// Keeps only the members of a set that are also in another one.
pub(crate) fn intersect(set: &mut [u64], other: &[u64]) {
    for (both, one) in set.iter_mut().zip(other) {
        *both &= one;
    }
}

/// Removes all of another set from a set.
pub(crate) fn subtract(set: &mut [u64], other: &[u64]) {
    for (rest, one) in set.iter_mut().zip(other) {
        *rest &= !one;
    }
}

/// Whether a number is in a set.
pub(crate) fn contains(set: &[u64], number: usize) -> bool {
    set[number / 64] >> (number % 64) & 1 == 1
}

/// Takes a number out of a set.
pub(crate) fn remove(set: &mut [u64], number: usize) {
    set[number / 64] &= !(1 << (number % 64));
}

/// The part of a set from a number on, at most 64 numbers, as bits.
pub(crate) fn part(set: &[u64], first: usize, count: usize) -> u64 {
    let (word, bit) = (first / 64, first % 64);
    let low = set.get(word).map_or(0, |word| word >> bit);
    let high = match set.get(word + 1) {
        Some(next) if bit > 0 => next << (64 - bit),
        _ => 0,
    };
    (low | high) & u64::MAX.checked_shr(64 - count as u32).unwrap_or(0)
}

/// The numbers of a set, ascending.
pub(crate) fn numbers(set: impl IntoIterator<Item = u64>) -> impl Iterator<Item = usize> {
    Numbers { words: set.into_iter(), word: 0, next: 0 }
}

/// The smallest number of a set.
pub(crate) fn smallest(set: impl IntoIterator<Item = u64>) -> Option<usize> {
    numbers(set).next()
}

struct Numbers<I> {
    words: I,
    /// What is left of the word.
    word: u64,
    /// The first number of the next word.
    next: usize,
}

impl<I: Iterator<Item = u64>> Iterator for Numbers<I> {
    type Item = usize;
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.word = self.words.next()?;
            self.next += 64;
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.next - 64 + bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_set_may_begin_and_end_anywhere() {
        let mut set = [0; 3];
        for number in (0..192).filter(|number| number % 3 == 0) {
            insert(&mut set, number);
        }
        remove(&mut set, 66);
        for first in 0..192 {
            for count in 0..=64 {
                let has = |at: &usize| first + at < 192 && contains(&set, first + at);
                let expected = (0..count).filter(has).fold(0, |bits, at| bits | 1 << at);
                assert_eq!(part(&set, first, count), expected, "{first} {count}");
            }
        }
    }
}
