//! Clues along a row or column: what digits that are left may still add up to, and the clues of a solution.
use super::prelude::*;
use crate::HouseKind;
use std::collections::BTreeSet;

/// The sets of different digits, as bits, that can fill these cells. `keep` may refuse a digit.
pub(super) fn used(left: &[Vec<Digit>], keep: impl Fn(Digit) -> bool) -> BTreeSet<u32> {
    left.iter().fold(BTreeSet::from([0]), |sets, options| {
        let with = |set: &u32| {
            let set = *set;
            let bits = options.iter().filter(|&&digit| keep(digit)).map(|d| 1_u32 << d.index());
            bits.filter(move |bit| set & bit == 0).map(move |bit| set | bit)
        };
        sets.iter().flat_map(with).collect()
    })
}

/// What the digits of a set add up to.
pub(super) fn total_of(set: u32) -> usize {
    (0..32).filter(|bit| set >> bit & 1 == 1).map(|bit| bit + 1).sum()
}

/// The sets of different numbers of a range that add up to a total, the smallest sets first.
pub(super) fn sets_with(numbers: core::ops::Range<usize>, total: usize) -> Vec<Vec<usize>> {
    let mut sets: Vec<Vec<usize>> = vec![Vec::new()];
    for number in numbers {
        let with = |set: &Vec<usize>| [&set[..], &[number]].concat();
        let more = sets.iter().map(with).filter(|set| set.iter().sum::<usize>() <= total);
        let more: Vec<Vec<usize>> = more.collect();
        sets.extend(more);
    }
    sets.retain(|set| set.iter().sum::<usize>() == total);
    sets.sort_by_key(|set| (set.len(), set.clone()));
    sets
}

/// The sets of different digits that can fill these cells and add up to a total, as numbers, ascending. `keep` may refuse a
/// digit.
pub(super) fn sets_of(
    left: &[Vec<Digit>],
    keep: impl Fn(Digit) -> bool,
    total: usize,
) -> Vec<Vec<usize>> {
    let fits = used(left, keep).into_iter().filter(|&set| total_of(set) == total);
    let numbers = |set: u32| (0..32).filter(|bit| set >> bit & 1 == 1).map(|bit| bit + 1).collect();
    fits.map(numbers).collect()
}

/// How many numbers some sets have, each count once.
pub(super) fn counts(sets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let counts: BTreeSet<usize> = sets.iter().map(Vec::len).collect();
    counts.into_iter().map(|count| vec![count]).collect()
}

/// Whether a cell can hold a number.
pub(super) fn can_be(left: &[Digit], number: usize) -> bool {
    left.iter().any(|digit| digit.number() == number)
}

/// A clue of this kind at the left and the top of each row and column, and at the other ends if `both_ends`.
pub(super) fn clues(making: &Making<'_>, kind: crate::Kind, both_ends: bool) -> Vec<Rule> {
    let is_line = |kind| matches!(kind, HouseKind::Row | HouseKind::Column);
    let lines = making.shape.houses().iter().filter(|house| is_line(house.kind));
    let mut clues = Vec::new();
    for line in lines {
        let back: Vec<Cell> = line.cells.iter().rev().copied().collect();
        let ends = [Some(line.cells.clone()), both_ends.then_some(back)];
        let rules = ends.into_iter().flatten().map(|cells| Rule::new(kind, cells));
        clues.extend(rules.filter_map(|rule| with_true_number(&rule, making)));
    }
    clues
}
