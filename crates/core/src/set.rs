//! Bit sets. `CellSet<W>` holds `64 * W` cells; `W` is storage only, the shape of the board is a
//! run-time value.
use crate::{Cell, Digit, House};
use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of cells. `W = 2` fits boards up to 11x11, 4 up to 16x16, 10 up to 25x25, 21 up to 36x36.
///
/// ```
/// use whydoku_core::{Cell, CellSet};
/// let set: CellSet<2> = [Cell::new(3), Cell::new(70)].into_iter().collect();
/// assert_eq!(set.iter().last(), Some(Cell::new(70)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet<const W: usize>([u64; W]);

impl<const W: usize> CellSet<W> {
    /// No cells.
    pub const EMPTY: Self = Self([0; W]);

    /// Just one cell.
    #[inline]
    pub fn only(cell: Cell) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }
    /// Adds one cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }
    /// Removes one cell.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }
    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }
    /// How many cells.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
    /// Whether every cell of `self` is in `other`.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }
    /// Whether the sets share no cell.
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }
    /// The lowest cell.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }
    /// The only cell, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<Cell> {
        let mut found = None;
        for (at, word) in self.0.into_iter().enumerate() {
            if word != 0 {
                if found.is_some() || !word.is_power_of_two() {
                    return None;
                }
                found = Some(Cell::of_set(at * 64 + word.trailing_zeros() as usize));
            }
        }
        found
    }
    /// Whether there are two cells or more: faster than counting them.
    #[inline]
    pub fn has_several(self) -> bool {
        let (mut all, mut several) = (0, false);
        for word in self.0 {
            several |= word & word.wrapping_sub(1) != 0 || all != 0 && word != 0;
            all |= word;
        }
        several
    }
    /// The cells from one on, up to 64 of them, as bits: bit `i` stands for the `i`th after it.
    ///
    /// ```
    /// use whydoku_core::{Cell, CellSet};
    /// let set: CellSet<2> = [Cell::new(62), Cell::new(65), Cell::new(70)].into_iter().collect();
    /// assert_eq!(set.bits_from(Cell::new(61), 6), 0b010010);
    /// ```
    #[inline]
    pub fn bits_from(self, first: Cell, count: usize) -> u64 {
        let (word, shift) = (first.index() / 64, first.index() % 64);
        let word_at = |at: usize| self.0.get(at).copied().unwrap_or(0);
        let above = word_at(word + 1).checked_shl(64 - shift as u32).unwrap_or(0);
        let kept = u64::MAX.checked_shr(64 - count.min(64) as u32).unwrap_or(0);
        (word_at(word) >> shift | above) & kept
    }
    /// The cells in ascending order.
    #[inline]
    pub fn iter(self) -> CellIter<W> {
        CellIter { words: self.0, at: 0 }
    }
}

impl<const W: usize> fmt::Debug for CellSet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::index)).finish()
    }
}

impl<const W: usize> Default for CellSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> FromIterator<Cell> for CellSet<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cells);
        set
    }
}

impl<const W: usize> Extend<Cell> for CellSet<W> {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

/// The cells of a set in ascending order.
#[derive(Clone, Debug)]
pub struct CellIter<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for CellIter<W> {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.at < W {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Cell::of_set(self.at * 64 + bit));
            }
            self.at += 1;
        }
        None
    }
}

impl<const W: usize> FusedIterator for CellIter<W> {}

impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = Cell;
    type IntoIter = CellIter<W>;
    #[inline]
    fn into_iter(self) -> CellIter<W> {
        self.iter()
    }
}

macro_rules! word_by_word {
    ($trait:ident, $method:ident, $trait_assign:ident, $method_assign:ident, |$a:ident, $b:ident| $e:expr) => {
        impl<const W: usize> $trait for CellSet<W> {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for (a, b) in self.0.iter_mut().zip(other.0) {
                    let ($a, $b) = (*a, b);
                    *a = $e;
                }
                self
            }
        }
        impl<const W: usize> $trait_assign for CellSet<W> {
            #[inline]
            fn $method_assign(&mut self, other: Self) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}
word_by_word!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
word_by_word!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
word_by_word!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident($raw:ty) of $item:ident, by $iter:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name($raw);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The first `count`.
            #[inline]
            pub const fn first(count: usize) -> Self {
                if count == <$raw>::BITS as usize { Self(<$raw>::MAX) } else { Self((1 << count) - 1) }
            }
            /// Just one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }
            /// The set with these bits; bit `i` stands for the item with index `i`.
            #[inline]
            pub const fn from_bits(bits: $raw) -> Self {
                Self(bits)
            }
            /// The bits; bit `i` stands for the item with index `i`.
            #[inline]
            pub const fn bits(self) -> $raw {
                self.0
            }
            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }
            /// Removes one.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }
            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }
            /// How many.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }
            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Whether every item of `self` is in `other`.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }
            /// The only one, if there is exactly one.
            #[inline]
            pub fn single(self) -> Option<$item> {
                self.0.is_power_of_two().then(|| $item::of_set(self.0.trailing_zeros() as usize))
            }
            /// Whether there are two or more: faster than counting them.
            #[inline]
            pub const fn has_several(self) -> bool {
                self.0 & self.0.wrapping_sub(1) != 0
            }
            /// How many of them are lower than one.
            #[inline]
            pub const fn rank(self, item: $item) -> usize {
                (self.0 & ((1 << item.index()) - 1)).count_ones() as usize
            }
            /// The items in ascending order.
            #[inline]
            pub fn iter(self) -> $iter {
                $iter(self.0)
            }
            /// Whether the sets share nothing.
            #[inline]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }
        }

        /// The items of a set in ascending order.
        #[derive(Clone, Debug)]
        pub struct $iter($raw);

        impl Iterator for $iter {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let index = self.0.trailing_zeros() as usize;
                self.0 &= self.0 - 1;
                Some($item::of_set(index))
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }
        impl ExactSizeIterator for $iter {}
        impl FusedIterator for $iter {}
        impl IntoIterator for $name {
            type Item = $item;
            type IntoIter = $iter;
            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map($item::index)).finish()
            }
        }
        impl BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl BitAndAssign for $name {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }
        impl SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }
        impl BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl Sub for $name {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }
        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                set.extend(items);
                set
            }
        }
        impl Extend<$item> for $name {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                for item in items {
                    self.insert(item);
                }
            }
        }
    };
}
small_set!(
    /// A set of digits; boards of up to 64 digits have them.
    DigitSet(u64) of Digit, by DigitIter
);
small_set!(
    /// A set of houses of one board; boards of up to 128 houses have them.
    HouseSet(u128) of House, by HouseIter
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cell_sets_hold_what_was_inserted_across_words() {
        let mut set = CellSet::<4>::EMPTY;
        for index in [0, 63, 64, 200, 255] {
            set.insert(Cell::new(index));
        }
        set.remove(Cell::new(64));
        assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), [0, 63, 200, 255]);
        assert_eq!((set.len(), set.single()), (4, None));
        assert_eq!(CellSet::<4>::only(Cell::new(9)).single(), Some(Cell::new(9)));
        assert_eq!(CellSet::<4>::EMPTY.single(), None);
    }
    #[test]
    fn several_means_two_or_more_in_any_words() {
        for one in 0..130 {
            let mut set = CellSet::<3>::only(Cell::new(one));
            assert!(!set.has_several());
            for other in (0..130).filter(|&other| other != one) {
                set.insert(Cell::new(other));
                assert!(set.has_several() && set.single().is_none(), "{one} and {other}");
                set.remove(Cell::new(other));
            }
        }
        assert!(!CellSet::<3>::EMPTY.has_several());
        assert!(!DigitSet::EMPTY.has_several() && !DigitSet::from_bits(4).has_several());
        assert!(DigitSet::from_bits(5).has_several());
    }
    #[test]
    fn bits_from_a_cell_match_the_set() {
        let set: CellSet<2> = (0..128).step_by(3).map(Cell::new).collect();
        for (first, count) in [(0, 64), (0, 9), (55, 9), (60, 9), (64, 64), (120, 9), (63, 0)] {
            let expected = |at: usize| first + at < 128 && set.contains(Cell::new(first + at));
            let expected = (0..count).fold(0, |all, at| all | u64::from(expected(at)) << at);
            assert_eq!(set.bits_from(Cell::new(first), count), expected, "{first}, {count}");
        }
    }
    #[test]
    fn the_rank_of_a_digit_counts_the_lower_ones() {
        let set = DigitSet::from_bits(0b1011);
        let ranks = [0, 1, 2, 3, 63].map(|index| set.rank(Digit::new(index)));
        assert_eq!(ranks, [0, 1, 2, 2, 3]);
    }
    #[test]
    fn the_first_64_digits_fill_the_word() {
        assert_eq!(DigitSet::first(64).len(), 64);
        assert_eq!(DigitSet::first(9).len(), 9);
    }
    #[test]
    fn sets_implement_the_collection_and_operator_traits() {
        let digits = |of: &[usize]| of.iter().map(|&digit| Digit::new(digit)).collect::<DigitSet>();
        let mut set = DigitSet::default();
        set.extend([Digit::new(3), Digit::new(63), Digit::new(0)]);
        assert_eq!(set.into_iter().len(), 3);
        assert_eq!(set.into_iter().map(Digit::index).collect::<Vec<_>>(), [0, 3, 63]);
        set &= digits(&[0, 3, 5]);
        set -= digits(&[0]);
        assert_eq!(set, digits(&[3]));
        assert!(set.is_disjoint(digits(&[0, 5])) && !set.is_disjoint(digits(&[3, 5])));
        let mut cells = CellSet::<2>::default();
        cells.extend([Cell::new(80), Cell::new(2)]);
        assert_eq!(cells.into_iter().map(Cell::index).collect::<Vec<_>>(), [2, 80]);
    }
}
