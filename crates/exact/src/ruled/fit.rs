//! Which sets of different digits fit into some cells.
use super::open::Open;
use super::sets::{Combinations, Mask, Row};

/// The digits that occur in some fitting set, and those that occur in all of them. If no set fits, `possible` is
/// empty.
pub(super) struct Fit {
    pub(super) possible: Mask,
    pub(super) required: Mask,
}

/// The sets of digits that can fill the open cells of a group: each adds up to one of the group's sums and has, for
/// every open cell, one of the digits in `left`. `None` if nothing follows from them.
pub(super) fn fit(all: &Combinations, left: &[Mask], open: &Open) -> Option<Fit> {
    if all.has_rows() { in_rows(all, left, open) } else { one_by_one(all, left, open) }
}

fn one_by_one(all: &Combinations, left: &[Mask], open: &Open) -> Option<Fit> {
    let (mut possible, mut required) = (0, Mask::MAX);
    for sum in sums(open) {
        for &set in all.sets(open.count, sum) {
            let set = Mask::from(set);
            if set & !open.union == 0 && left.iter().all(|mask| mask & set != 0) {
                possible |= set;
                required &= set;
                if required == 0 && possible == open.union {
                    // Further sets cannot change that nothing follows.
                    return None;
                }
            }
        }
    }
    Some(Fit { possible, required })
}

/// The same with all sets of a sum at once, without branches, so that the compiler can use vectors.
fn in_rows(all: &Combinations, left: &[Mask], open: &Open) -> Option<Fit> {
    let (mut possible, mut required): (Row, Row) = ([0; 16], [u16::MAX; 16]);
    let outside = !(open.union as u16);
    for row in sums(open).filter_map(|sum| all.row(open.count, sum)) {
        let mut misfits: Row = row.map(|set| all_bits_if(set & outside != 0));
        for &mask in left {
            for (misfit, set) in misfits.iter_mut().zip(row) {
                *misfit |= all_bits_if(set & mask as u16 == 0);
            }
        }
        for (at, (set, misfit)) in row.iter().zip(misfits).enumerate() {
            possible[at] |= set & !misfit;
            required[at] &= set | misfit;
        }
    }
    let possible = possible.iter().fold(0, |all, &set| all | Mask::from(set));
    let required = required.iter().fold(Mask::MAX, |all, &set| all & Mask::from(set));
    (required != 0 || possible != open.union).then_some(Fit { possible, required })
}

fn all_bits_if(holds: bool) -> u16 {
    if holds { u16::MAX } else { 0 }
}

/// The possible sums of a group.
fn sums(open: &Open) -> impl Iterator<Item = i32> {
    let (least, mut above) = (open.least, open.above);
    core::iter::from_fn(move || {
        let next = (above != 0).then(|| above.trailing_zeros())?;
        above &= above - 1;
        Some(least + next as i32)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Random;

    #[test]
    fn checking_one_by_one_and_in_rows_gives_the_same_result() {
        let mut random = Random::new(3);
        let all = Combinations::of_side(9);
        let mut counts = [0; 3];
        let rounds = if cfg!(miri) { 200 } else { 20_000 };
        for _ in 0..rounds {
            let count = 1 + random.below(6);
            let left: Vec<Mask> =
                (0..count).map(|_| (0..5).fold(0, |mask, _| mask | 1 << random.below(9))).collect();
            let union = left.iter().fold(0, |union, mask| union | mask);
            let above = 1 << random.below(3) | 1 << random.below(3);
            let open = Open { union, count, least: 3 + random.below(35) as i32, above, before: 1 };
            let both = [one_by_one(all, &left, &open), in_rows(all, &left, &open)];
            let [one, other] = both.map(|fit| fit.map(|fit| (fit.possible, fit.required)));
            // If nothing fits, the required digits are arbitrary.
            let none = |fit: Option<(Mask, Mask)>| fit.is_some_and(|fit| fit.0 == 0);
            assert!(one == other || none(one) && none(other), "{left:?} {open:?}");
            counts[usize::from(one.is_some()) + usize::from(none(one))] += 1;
        }
        assert!(counts.iter().all(|&count| count > rounds / 20), "{counts:?}");
    }
}
