//! Counting by bits: which items are in one, two or more of some sets, and whether some of the sets
//! share as few items as there are sets. Most searches for singles, subsets and fish come down to
//! this.
use crate::sink::Flow;
use core::ops::{BitAnd, BitOr, ControlFlow, Sub};

/// Items that are in this many sets or more are not distinguished.
const MOST: usize = 5;

/// The number of sets that each item is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally<S> {
    /// Those in one set or more, in two or more, and so on.
    at_least: [S; MOST],
}

impl<S: Copy + BitAnd<Output = S> + BitOr<Output = S> + Sub<Output = S>> Tally<S> {
    /// The tally of these sets; `none` is an empty one.
    #[inline]
    pub(crate) fn new(none: S, sets: impl Iterator<Item = S>) -> Self {
        let mut at_least = [none; MOST];
        for set in sets {
            for more in (1..MOST).rev() {
                at_least[more] = at_least[more] | at_least[more - 1] & set;
            }
            at_least[0] = at_least[0] | set;
        }
        Self { at_least }
    }
    /// Items in exactly one set.
    #[inline]
    pub(crate) fn once(&self) -> S {
        self.at_least[0] - self.at_least[1]
    }
    /// Items in two sets or more.
    #[inline]
    pub(crate) fn several(&self) -> S {
        self.at_least[1]
    }
    /// Items in two to `most` sets; `most` is two, three or four.
    #[inline]
    pub(crate) fn few(&self, most: usize) -> S {
        self.at_least[1] - self.at_least[most]
    }
}

/// Whether a set has at most this many members. It is meant for small numbers: counting them all would
/// take longer.
#[inline]
pub(crate) fn has_at_most(most: usize, mut bits: u64) -> bool {
    for _ in 0..most {
        bits &= bits.wrapping_sub(1);
    }
    bits == 0
}

/// Calls `visit` with the numbers of any `size` sets that have no more than `size` members between them,
/// in lexicographic order; `size` is two, three or four.
pub(crate) fn each_locked(
    sets: &[u64],
    size: usize,
    visit: &mut dyn FnMut(&[usize]) -> Flow,
) -> Flow {
    match size {
        2 => each_of::<2>(sets, visit),
        3 => each_of::<3>(sets, visit),
        _ => each_of::<4>(sets, visit),
    }
}

/// The same for a size that is known when the code is compiled: the searches for subsets come down to this.
fn each_of<const SIZE: usize>(sets: &[u64], visit: &mut dyn FnMut(&[usize]) -> Flow) -> Flow {
    let fits = |union| has_at_most(SIZE, union);
    for (a, &one) in sets.iter().enumerate() {
        for (b, &two) in sets.iter().enumerate().skip(a + 1) {
            let two = one | two;
            if !fits(two) {
                continue;
            }
            if SIZE == 2 {
                visit(&[a, b])?;
                continue;
            }
            for (c, &three) in sets.iter().enumerate().skip(b + 1) {
                let three = two | three;
                if !fits(three) {
                    continue;
                }
                if SIZE == 3 {
                    visit(&[a, b, c])?;
                    continue;
                }
                for (d, &four) in sets.iter().enumerate().skip(c + 1) {
                    if fits(three | four) {
                        visit(&[a, b, c, d])?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether some `size` of the sets have no more than `size` members between them.
pub(crate) fn any_locked(sets: &[u64], size: usize) -> bool {
    fn grow(sets: &[u64], size: usize, missing: usize, union: u64) -> bool {
        if missing == 0 {
            return true;
        }
        let firsts = (sets.len() + 1).saturating_sub(missing);
        sets.iter().enumerate().take(firsts).any(|(at, set)| {
            let union = union | set;
            has_at_most(size, union) && grow(&sets[at + 1..], size, missing - 1, union)
        })
    }
    grow(sets, size, size, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{DigitSet, Random};

    #[test]
    fn items_are_counted_over_all_sets() {
        let mut random = Random::new(2);
        for _ in 0..200 {
            let sets: Vec<u64> =
                (0..random.below(9)).map(|_| random.next_u64() & random.next_u64()).collect();
            let tally =
                Tally::new(DigitSet::EMPTY, sets.iter().map(|&set| DigitSet::from_bits(set)));
            let those = |wanted: &dyn Fn(usize) -> bool| {
                let count = |item: u32| sets.iter().filter(|&set| set >> item & 1 == 1).count();
                let items = (0..64).filter(|&item| wanted(count(item)));
                DigitSet::from_bits(items.fold(0, |all, item| all | 1 << item))
            };
            assert_eq!(tally.once(), those(&|count| count == 1));
            assert_eq!(tally.several(), those(&|count| count > 1));
            for most in 2..=4 {
                assert_eq!(tally.few(most), those(&|count| (2..=most).contains(&count)));
            }
        }
    }

    #[test]
    fn exactly_the_locked_sets_are_found() {
        let mut random = Random::new(4);
        let mut found = [0; 2];
        for _ in 0..2000 {
            let count = random.below(8);
            let set =
                |_| random.next_u64() & random.next_u64() & 0b1_1111_1111 | 1 << random.below(9);
            let sets: Vec<u64> = (0..count).map(set).collect();
            let size = 2 + random.below(3);
            let chosen = |choice: u32| {
                let set = |(at, set): (usize, &u64)| if choice >> at & 1 == 1 { *set } else { 0 };
                let union = sets.iter().enumerate().map(set).fold(0, |all, set| all | set);
                choice.count_ones() as usize == size && union.count_ones() as usize <= size
            };
            let mut expected: Vec<Vec<usize>> = (0..1_u32 << count)
                .filter(|&choice| chosen(choice))
                .map(|choice| (0..count).filter(|at| choice >> at & 1 == 1).collect())
                .collect();
            expected.sort_unstable();
            let mut locked = Vec::new();
            let _ = each_locked(&sets, size, &mut |numbers| {
                locked.push(numbers.to_vec());
                ControlFlow::Continue(())
            });
            assert_eq!(locked, expected, "{size} of {sets:?}");
            assert_eq!(any_locked(&sets, size), !expected.is_empty(), "{size} of {sets:?}");
            found[usize::from(expected.is_empty())] += 1;
        }
        assert!(found.iter().all(|&count| count > 100), "{found:?}");
    }
}
