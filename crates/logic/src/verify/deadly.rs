//! Whether cells form a deadly pattern: whatever fills them, something else would fill them as well.
use std::collections::BTreeMap;
use whydoku_core::{Cell, Digit, DigitSet, House, Shape};

/// How many digits are tried before a pattern counts as not deadly.
const TRIES: usize = 200_000;

/// Whether every filling of these cells with digits of their sets has another filling that puts the
/// same digits into every house. Then a solution that fills them in this way is never the only one,
/// as long as none of the cells is given.
pub(super) fn is_deadly(shape: &Shape, pattern: &[(Cell, DigitSet)]) -> bool {
    let mut cells: Vec<Cell> = pattern.iter().map(|(cell, _)| *cell).collect();
    cells.sort_unstable();
    cells.dedup();
    if cells.len() != pattern.len() || pattern.is_empty() {
        return false;
    }
    swaps(shape, pattern) || no_filling_is_alone(shape, pattern)
}

/// Two digits a cell, and each digit twice or not at all in every house: then giving every cell its
/// other digit gives the same digits to every house. (A BUG is such a pattern,
/// and too large to be enumerated.)
fn swaps(shape: &Shape, pattern: &[(Cell, DigitSet)]) -> bool {
    let mut times: BTreeMap<(House, Digit), usize> = BTreeMap::new();
    for (cell, digits) in pattern {
        for &house in shape.houses_of(*cell) {
            for digit in *digits {
                *times.entry((house, digit)).or_default() += 1;
            }
        }
    }
    pattern.iter().all(|(_, digits)| digits.len() == 2) && times.values().all(|&count| count == 2)
}

/// Tries every filling and compares the digits that the houses get.
fn no_filling_is_alone(shape: &Shape, pattern: &[(Cell, DigitSet)]) -> bool {
    let mut filling = Vec::with_capacity(pattern.len());
    let mut fillings: BTreeMap<Vec<(House, Digit)>, usize> = BTreeMap::new();
    let mut tries = TRIES;
    fill(shape, pattern, &mut filling, &mut tries, &mut |digits| {
        let mut got: Vec<(House, Digit)> = pattern
            .iter()
            .zip(digits)
            .flat_map(|((cell, _), &digit)| {
                shape.houses_of(*cell).iter().map(move |&house| (house, digit))
            })
            .collect();
        got.sort_unstable();
        *fillings.entry(got).or_default() += 1;
    });
    tries > 0 && fillings.values().all(|&count| count > 1)
}

fn fill(
    shape: &Shape,
    pattern: &[(Cell, DigitSet)],
    filling: &mut Vec<Digit>,
    tries: &mut usize,
    visit: &mut dyn FnMut(&[Digit]),
) {
    let Some((cell, digits)) = pattern.get(filling.len()) else {
        visit(filling);
        return;
    };
    for digit in *digits {
        *tries = tries.saturating_sub(1);
        if *tries == 0 {
            return;
        }
        let clashes = |(other, held): (&(Cell, DigitSet), &Digit)| {
            *held == digit && shape.are_peers(other.0, *cell)
        };
        if !pattern.iter().zip(filling.iter()).any(clashes) {
            filling.push(digit);
            fill(shape, pattern, filling, tries, visit);
            filling.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(cells: &[(usize, usize, &[usize])]) -> Vec<(Cell, DigitSet)> {
        let digits = |numbers: &[usize]| numbers.iter().map(|&n| Digit::from_number(n)).collect();
        cells.iter().map(|&(r, c, of)| (Cell::at(r - 1, c - 1, 9), digits(of))).collect()
    }
    fn nine(cells: &[(usize, usize, &[usize])]) -> bool {
        is_deadly(&Shape::square(9).unwrap(), &pattern(cells))
    }

    #[test]
    fn a_rectangle_of_two_digits_is_deadly_in_two_boxes_and_not_in_four() {
        let ab: &[usize] = &[1, 2];
        assert!(nine(&[(1, 1, ab), (1, 2, ab), (4, 1, ab), (4, 2, ab)]));
        assert!(!nine(&[(1, 1, ab), (1, 4, ab), (4, 1, ab), (4, 4, ab)]));
        assert!(!nine(&[(1, 1, ab), (1, 2, ab), (4, 1, ab)]));
    }
    #[test]
    fn a_rectangle_of_three_by_two_with_three_digits_is_deadly() {
        let abc: &[usize] = &[1, 2, 3];
        let cells = [(1, 1), (1, 2), (4, 1), (4, 2), (7, 1), (7, 2)].map(|(r, c)| (r, c, abc));
        assert!(nine(&cells));
        let three: Vec<_> = (1..=3).flat_map(|c| [(1, c, abc), (4, c, abc)]).collect();
        assert!(nine(&three));
    }
    #[test]
    fn an_extra_house_may_spoil_the_pattern() {
        let diagonal = Shape::square(9).unwrap().with(whydoku_core::Extra::Diagonals).unwrap();
        let ab: &[usize] = &[1, 2];
        let rectangle = pattern(&[(1, 1, ab), (1, 2, ab), (4, 1, ab), (4, 2, ab)]);
        assert!(!is_deadly(&diagonal, &rectangle), "r1c1 alone is on the diagonal");
    }
    #[test]
    fn a_repeated_cell_or_no_cell_is_not_a_pattern() {
        let ab: &[usize] = &[1, 2];
        assert!(!nine(&[]));
        assert!(!nine(&[(1, 1, ab), (1, 1, ab)]));
    }
}
