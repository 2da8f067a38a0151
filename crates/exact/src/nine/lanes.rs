//! The operations the 9x9 kernels need from a vector: lanes of 16 bits, one puzzle or search node in each.
#[cfg(test)]
pub(super) mod laws;

/// Calls `f` for every lane of a set.
#[inline(always)]
pub(super) fn each(mut set: u32, mut f: impl FnMut(usize)) {
    while set != 0 {
        f(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// Takes the lowest lane out of a set that is not empty.
#[inline(always)]
pub(super) fn take(set: &mut u32) -> usize {
    let lane = set.trailing_zeros() as usize;
    *set &= set.wrapping_sub(1);
    lane & 31
}

/// A vector of lanes that hold sets of digits (nine bits) or small numbers: the operations on each
/// lane by itself.
///
/// Sets of lanes are `u32`, one bit a lane. Everything here is inlined into a function compiled
/// for the instruction set at hand.
pub(super) trait Sets: Copy {
    /// How many lanes, at most 32.
    const COUNT: usize;
    /// Whether the processor has the instructions that the other methods consist of. If not, only
    /// this method may be called; an engine checks before it makes the first vector.
    fn is_there() -> bool;
    /// The same in every lane.
    fn splat(item: u16) -> Self;
    /// All bits in the lanes of a set, none in the others.
    fn mask(lanes: u32) -> Self;
    /// The content of a lane, which is counted modulo [`Self::COUNT`].
    fn get(&self, lane: usize) -> u16;
    /// Puts this into a lane, which is counted modulo [`Self::COUNT`].
    fn set(&mut self, lane: usize, item: u16);
    /// Removes these digits from a lane, which is counted modulo [`Self::COUNT`].
    fn take(&mut self, lane: usize, digits: u16);

    /// `a & b`
    fn and(a: Self, b: Self) -> Self;
    /// `a | b`
    fn or(a: Self, b: Self) -> Self;
    /// `a & !b`
    fn and_not(a: Self, b: Self) -> Self;
    /// `a & b & c`
    #[inline(always)]
    fn and3(a: Self, b: Self, c: Self) -> Self {
        Self::and(Self::and(a, b), c)
    }
    /// `a | b | c`
    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        Self::or(Self::or(a, b), c)
    }
    /// Bits set in at least two of the three.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        Self::or(Self::and(a, b), Self::and(Self::or(a, b), c))
    }
    /// `a | (b & c)`
    #[inline(always)]
    fn or_and(a: Self, b: Self, c: Self) -> Self {
        Self::or(a, Self::and(b, c))
    }
    /// `a & !(b & c)`
    #[inline(always)]
    fn unless_both(a: Self, b: Self, c: Self) -> Self {
        Self::and_not(a, Self::and(b, c))
    }
    /// `a & !(b | c)`
    #[inline(always)]
    fn unless_either(a: Self, b: Self, c: Self) -> Self {
        Self::and_not(a, Self::or(b, c))
    }
    /// In each lane: `a` if it has at most one bit, else `b`, which must be part of `a`.
    fn single_or(a: Self, b: Self) -> Self;
    /// In each lane: `a` unless it is zero, else `b`.
    fn nonzero_or(a: Self, b: Self) -> Self;
    /// In each lane: `a` if it has at least three bits, else `b`, which must contain `a`.
    fn three_or(a: Self, b: Self) -> Self;
    /// In each lane: `a` if it has at most three bits, else zero.
    fn at_most_three(a: Self) -> Self;
    /// Zero in the lanes where `a` is zero or the set `b` empty, something else in the others. `a`
    /// comes from here too, or is the highest bit of each lane.
    fn keep_filled(a: Self, b: Self) -> Self;
    /// The smaller number in each lane.
    fn min(a: Self, b: Self) -> Self;
    /// The sum in each lane, which must be less than 2^16.
    fn add(a: Self, b: Self) -> Self;
    /// The lanes that are equal.
    fn equal(a: Self, b: Self) -> u32;
}

/// A vector for the engine for many puzzles: one puzzle or search node in each lane; the position of a
/// lane does not matter.
pub(super) trait Lanes: Sets {
    /// Lanes that must be empty before they are filled, and stuck before they branch: more where the
    /// cost of both hardly depends on how many lanes take part.
    const WORTH_WHILE: u32;
    /// In each lane: `b` where `mask` has all bits, `a` where it has none.
    fn select(mask: Self, a: Self, b: Self) -> Self;
    /// In each lane: the lowest bit.
    fn lowest_bit(a: Self) -> Self;
    /// All bits of sets in lanes where `a`, a set, is empty, none elsewhere.
    fn is_zero(a: Self) -> Self;
    /// All bits in lanes where the two are equal, none elsewhere.
    fn equal_mask(a: Self, b: Self) -> Self;
    /// Gives each of the lanes `lanes` of `to` the lane of `from` that `order` names at its place.
    #[inline(always)]
    fn move_lanes(from: &[Self; 81], order: &[u8; 32], to: &mut [Self; 81], lanes: u32) {
        each(lanes, |lane| {
            for (to, from) in to.iter_mut().zip(from) {
                to.set(lane, from.get(order[lane & 31].into()));
            }
        });
    }
    /// The same within one set of cells; `order` names none of `lanes`.
    #[inline(always)]
    fn copy_within(cells: &mut [Self; 81], order: &[u8; 32], lanes: u32) {
        each(lanes, |lane| {
            for cell in &mut *cells {
                cell.set(lane, cell.get(order[lane & 31].into()));
            }
        });
    }
    /// Eight times the number in each lane, which must be less than 2^16.
    fn times_eight(a: Self) -> Self;
    /// Half of the amount by which the number in each lane exceeds `floor`, zero if it does not.
    fn half_above(a: Self, floor: u16) -> Self;
    /// How many bits the six have together, in each lane.
    fn count_bits(of: [Self; 6]) -> Self;
}

/// A vector for the engine for many puzzles that permutes lanes, and looks up values, all at once.
#[cfg(target_arch = "x86_64")]
pub(super) trait Permutes: Lanes {
    /// The order in which lane `i` is lane `from[i]` of before.
    fn order(from: &[u8; 32]) -> Self;
    /// The lanes in another order.
    fn permute(a: Self, order: Self) -> Self;
    /// The entry of a table at the number in each lane, which is less than 64.
    fn look_up(table: &[u16; 64], at: Self) -> Self;
}

/// A vector for the engine for single puzzles: lane `4 * band + stack` belongs to a box of the board,
/// and the seven others, with band or stack three, to none.
#[cfg(target_arch = "x86_64")]
pub(super) trait Boxes: Sets {
    /// The candidates of the cells with these numbers, 0 for an unknown cell, by row and column within their
    /// box.
    fn open(numbers: &[u8; 81]) -> [[Self; 3]; 3];
    /// The first lanes of a slice, which must be long enough.
    fn load(from: &[u16]) -> Self;
    /// Writes the lanes to the start of a slice, which must have room for them.
    fn store(a: Self, to: &mut [u16]);
    /// Each lane gets the content of the next box of its band (`STACK` false) or of its stack; the last
    /// gets that of the first.
    fn next<const STACK: bool>(a: Self) -> Self;
    /// The same with the previous box.
    fn last<const STACK: bool>(a: Self) -> Self;
}

/// All digits.
pub(super) const ALL: u16 = 0x1FF;

/// The candidates of a cell with this number; zero for an unknown cell.
pub(super) const CANDIDATES: [u16; 16] = {
    let mut sets = [0; 16];
    sets[0] = ALL;
    let mut number = 1;
    while number <= 9 {
        sets[number] = 1 << (number - 1);
        number += 1;
    }
    sets
};
