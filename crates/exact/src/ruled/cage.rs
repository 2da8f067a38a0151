//! Which sets of digits fit into cells that all see each other and have one total, on boards of up to 9x9. There are
//! at most twelve, so the bits of one word say which of them are left, and everything about them is looked up.
use super::fit::Fit;
use super::sets::{Combinations, Mask, SIDE_FOR_SUMS};
use std::sync::OnceLock;

/// Digits are looked up in two halves of this many, and so are sets.
const HALF: u32 = 6;
/// The largest total of different digits.
const MOST: usize = SIDE_FOR_SUMS * (SIDE_FOR_SUMS + 1) / 2;
/// The number of combinations of cells and totals.
const PLACES: usize = (SIDE_FOR_SUMS + 1) * (MOST + 1);

/// The number of entries for a half.
const ENTRIES: usize = 1 << HALF;

/// An entry for each selection from the first half, and one for each from the second.
type Table = [[u16; ENTRIES]; 2];

/// The sets of digits for a number of cells and a total.
pub(super) struct Cage {
    all: u16,
    /// For some digits, the sets that contain one of them.
    touching: Table,
    /// For some sets, the digits that are in any of them.
    possible: Table,
    /// For some sets, the digits that are in all of them.
    required: Table,
}

impl Cage {
    /// The tables for this many cells and this total, made when they are first needed. `None` for larger boards, and for
    /// totals that are negative or more than all digits together.
    pub(super) fn of(side: usize, cells: usize, total: i32) -> Option<&'static Self> {
        static KNOWN: [OnceLock<Cage>; PLACES] = [const { OnceLock::new() }; PLACES];
        let total_at = usize::try_from(total).ok().filter(|&total| total <= MOST)?;
        if side > SIDE_FOR_SUMS || cells > SIDE_FOR_SUMS {
            return None;
        }
        let sets = || Self::new(Combinations::of_side(SIDE_FOR_SUMS).sets(cells, total));
        Some(KNOWN[cells * (MOST + 1) + total_at].get_or_init(sets))
    }
    /// The tables for these sets, at most twelve.
    fn new(sets: &[u16]) -> Self {
        let mut cage = Self {
            all: (1 << sets.len()) - 1,
            touching: [[0; ENTRIES]; 2],
            possible: [[0; ENTRIES]; 2],
            required: [[u16::MAX; ENTRIES]; 2],
        };
        let with: [u16; 2 * HALF as usize] = core::array::from_fn(|digit| {
            sets.iter().enumerate().fold(0, |all, (at, set)| all | (set >> digit & 1) << at)
        });
        for (half, from) in [0, HALF].into_iter().enumerate() {
            for chosen in 1..ENTRIES {
                let rest = chosen & (chosen - 1);
                let first = (chosen.trailing_zeros() + from) as usize;
                cage.touching[half][chosen] = cage.touching[half][rest] | with[first];
                let set = sets.get(first).copied().unwrap_or(0);
                cage.possible[half][chosen] = cage.possible[half][rest] | set;
                cage.required[half][chosen] = cage.required[half][rest] & set;
            }
        }
        cage
    }
    /// All sets, as bits.
    pub(super) fn all(&self) -> u16 {
        self.all
    }
    /// The sets that contain one of these digits, as bits.
    pub(super) fn touching(&self, digits: Mask) -> u16 {
        let [first, second] = looked_up(&self.touching, digits);
        first | second
    }
    /// The digits of these sets.
    pub(super) fn fit(&self, sets: u16) -> Fit {
        let [some, others] = looked_up(&self.possible, sets.into()).map(Mask::from);
        let [all, likewise] = looked_up(&self.required, sets.into()).map(Mask::from);
        Fit { possible: some | others, required: all & likewise }
    }
}

/// The entries for both halves of a selection.
fn looked_up([first, second]: &Table, chosen: u32) -> [u16; 2] {
    [first[chosen as usize % ENTRIES], second[(chosen >> HALF) as usize % ENTRIES]]
}

#[cfg(test)]
mod tests {
    use super::super::sets::digits;
    use super::*;

    #[test]
    fn sets_are_found_by_their_digits_and_digits_by_their_sets() {
        // Three digits with sum 12: 129, 138, 147, 156, 237, 246 and 345.
        let all = Combinations::of_side(9);
        let cage = Cage::of(9, 3, 12).unwrap();
        assert_eq!(cage.all(), 0b111_1111);
        for chosen in [0b1_1000_0000, 0b1, 0b11_0000, 0b1_1111_1111, 0] {
            let sets = all.sets(3, 12).iter().map(|&set| Mask::from(set));
            let touching: Vec<Mask> = sets.filter(|set| set & chosen != 0).collect();
            let found = cage.touching(chosen);
            assert_eq!(found.count_ones() as usize, touching.len());
            let Fit { possible, required } = cage.fit(found);
            assert_eq!(possible, touching.iter().fold(0, |all, set| all | set));
            let in_all =
                digits(0x1ff).filter(|digit| touching.iter().all(|set| set >> digit & 1 == 1));
            assert_eq!(required & 0x1ff, in_all.fold(0, |all, digit| all | 1 << digit));
        }
        assert_eq!(Cage::of(9, 3, 5).unwrap().all(), 0, "no set has this sum");
        for (side, cells, total) in [(9, 3, 46), (9, 3, -1), (9, 10, 45), (16, 3, 12)] {
            assert!(Cage::of(side, cells, total).is_none());
        }
    }
}
