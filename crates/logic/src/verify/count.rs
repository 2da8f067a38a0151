//! Whether there are enough digits for cells of several houses: each digit fits into them only so
//! many times.

use std::collections::BTreeMap;
use whydoku_core::{Candidate, Digit, Shape};

/// How many ways of placing a digit are tried before all its places count.
const TRIES: usize = 4_000;

/// Whether there are enough digits for these cells, each with what it can still hold. A digit counts as
/// many times as it has places that do not see each other.
pub(super) fn may_suffice(shape: &Shape, cells: &[Vec<Candidate>]) -> bool {
    let mut places: BTreeMap<Digit, Vec<Candidate>> = BTreeMap::new();
    for &candidate in cells.iter().flatten() {
        places.entry(candidate.digit).or_default().push(candidate);
    }
    let mut room = 0;
    for of_digit in places.values() {
        let mut tries = TRIES;
        let most = most_at_once(shape, of_digit, &mut tries);
        room += if tries == 0 { of_digit.len() } else { most };
        if room >= cells.len() {
            return true;
        }
    }
    false
}

/// The largest number of places that can hold the digit at once.
fn most_at_once(shape: &Shape, places: &[Candidate], tries: &mut usize) -> usize {
    *tries = tries.saturating_sub(1);
    let sees = |a: Candidate, b: Candidate| conflict(shape, a, b);
    let degree = |a: &Candidate| places.iter().filter(|&&b| sees(*a, b)).count();
    let Some(&busiest) = places.iter().max_by_key(|place| degree(place)) else { return 0 };
    if *tries == 0 || degree(&busiest) == 0 {
        return places.len();
    }
    let without: Vec<Candidate> = places.iter().copied().filter(|&k| k != busiest).collect();
    let apart: Vec<Candidate> = without.iter().copied().filter(|&k| !sees(busiest, k)).collect();
    let with = 1 + most_at_once(shape, &apart, tries);
    with.max(most_at_once(shape, &without, tries))
}

/// The rules: one digit a cell, a digit once a house, and what the rules of the shape say about two
/// cells.
pub(super) fn conflict(shape: &Shape, a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell {
        return a.digit != b.digit;
    }
    a.digit == b.digit && shape.are_peers(a.cell, b.cell)
        || shape.is_ruled() && !shape.pair_rules().allow_both(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Cell;

    /// Cells of a 9x9 board, each with its digits.
    fn suffice(cells: &[(usize, usize, &[usize])]) -> bool {
        let cell = |&(row, column, digits): &(usize, usize, &[usize])| {
            let one = |&n: &usize| {
                Candidate::new(Cell::at(row - 1, column - 1, 9), Digit::from_number(n))
            };
            digits.iter().map(one).collect()
        };
        let cells: Vec<Vec<Candidate>> = cells.iter().map(cell).collect();
        may_suffice(&Shape::square(9).unwrap(), &cells)
    }

    #[test]
    fn a_digit_fits_once_into_cells_that_see_each_other() {
        assert!(suffice(&[(1, 1, &[1, 2]), (1, 5, &[1, 2])]));
        assert!(!suffice(&[(1, 1, &[1, 2]), (1, 5, &[1, 2]), (1, 9, &[1, 2])]));
        // r5c9 sees only one of the others, so one of the digits fits twice.
        assert!(suffice(&[(1, 1, &[1, 2]), (1, 5, &[1, 2]), (5, 9, &[1, 2])]));
    }
    #[test]
    fn the_best_way_to_place_a_digit_counts() {
        // Three times in a row of five cells each of which sees only the next.
        let path: [(usize, usize, &[usize]); 5] =
            [(1, 1, &[1]), (1, 5, &[1]), (5, 5, &[1]), (5, 9, &[1]), (9, 9, &[1])];
        assert!(!suffice(&path));
        assert!(suffice(&[path[0], path[2], path[4]]));
        assert!(suffice(&[path[0], (1, 5, &[2]), path[2], (5, 9, &[2]), path[4]]));
        assert!(!suffice(&[path[0], (1, 5, &[2]), path[2], (1, 7, &[2]), path[4]]));
    }
    #[test]
    fn the_place_that_sees_most_others_may_be_needed() {
        // r5c5 sees r5c1, r5c9, r1c5 and r9c5; each of these sees one more cell. Five of the nine take
        // a 1, but only together with r5c5. The two in row 5 and the two in column 5 take 2 and 3.
        let more: &[usize] = &[1, 2, 3];
        let ends = [(2, 1), (8, 9), (1, 8), (9, 2)].map(|(row, column)| (row, column, &[1][..]));
        let arms = [(5, 1), (5, 9), (1, 5), (9, 5)].map(|(row, column)| (row, column, more));
        let all = [&ends[..], &arms[..], &[(5, 5, &[1])]].concat();
        assert!(suffice(&all));
        assert!(!suffice(&[&all[..], &[(5, 4, &[1])]].concat()));
    }
}
