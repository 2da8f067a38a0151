//! Whether the givens of a puzzle look the same when the board is turned, and what each digit becomes.
use crate::premise::Turn;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Cell, Digit, Entry, Puzzle};

/// The digit that each digit becomes when the board is turned so that every house falls on a house
/// and every given on a given, equal digits on equal digits. None if that is not the case, or if
/// two digits are not given at all: then it is unknown which of them becomes which.
pub(super) fn digit_map(puzzle: &Puzzle, turn: Turn) -> Option<BTreeMap<Digit, Digit>> {
    let shape = puzzle.shape();
    let side = shape.side();
    let houses: BTreeSet<BTreeSet<Cell>> =
        shape.houses().iter().map(|house| house.cells.iter().copied().collect()).collect();
    let turned = |house: &BTreeSet<Cell>| -> BTreeSet<Cell> {
        house.iter().map(|&cell| turn.cell(cell, side)).collect()
    };
    if !houses.iter().all(|house| houses.contains(&turned(house))) {
        return None;
    }
    let given = |cell: Cell| match puzzle.entry(cell) {
        Entry::Given(digit) => Some(digit),
        _ => None,
    };
    let mut map: BTreeMap<Digit, Digit> = BTreeMap::new();
    for cell in shape.cells() {
        match (given(cell), given(turn.cell(cell, side))) {
            (None, None) => {}
            (Some(from), Some(to)) => {
                if *map.entry(from).or_insert(to) != to {
                    return None;
                }
            }
            _ => return None,
        }
    }
    let reached: BTreeSet<Digit> = map.values().copied().collect();
    let from: Vec<Digit> = shape.digits().filter(|digit| !map.contains_key(digit)).collect();
    let to: Vec<Digit> = shape.digits().filter(|digit| !reached.contains(digit)).collect();
    match (&from[..], &to[..]) {
        ([], []) => Some(map),
        (&[from], &[to]) => {
            map.insert(from, to);
            Some(map)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Shape;

    /// A 4x4 board with these givens, 0 for none.
    fn map(givens: [u8; 16], turn: Turn) -> Option<Vec<usize>> {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap());
        for (cell, &number) in givens.iter().enumerate().filter(|(_, number)| **number > 0) {
            let digit = Digit::from_number(number.into());
            puzzle.set(Cell::new(cell), Entry::Given(digit));
        }
        let found = digit_map(&puzzle, turn)?;
        Some(found.values().map(|digit| digit.index() + 1).collect())
    }

    #[test]
    fn givens_map_to_givens_and_the_digit_left_over_to_itself() {
        let half = [1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2];
        assert_eq!(map(half, Turn::Half), Some(vec![2, 1, 3, 4]));
        assert_eq!(map(half, Turn::Quarter), None);
        // r1c1 and r4c4 stay where they are.
        assert_eq!(map(half, Turn::Diagonal), Some(vec![1, 2, 3, 4]));
        assert_eq!(map(half, Turn::AntiDiagonal), Some(vec![2, 1, 3, 4]));
    }
    #[test]
    fn an_extra_given_or_an_ambiguous_digit_spoils_the_symmetry() {
        let mut more = [1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2];
        more[1] = 4;
        assert_eq!(map(more, Turn::Half), None);
        assert_eq!(map([1, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0, 2], Turn::Half), None);
        assert_eq!(map([1, 0, 3, 0, 0, 0, 0, 4, 2, 0, 0, 0, 0, 2, 0, 2], Turn::Half), None);
        // 3 and 4 are not given: they might become each other or not.
        assert_eq!(map([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], Turn::Half), None);
    }
    #[test]
    fn houses_must_map_to_houses() {
        let puzzle = |shape: Shape| {
            let mut puzzle = Puzzle::empty(shape.clone());
            for digit in shape.digits() {
                puzzle.set(Cell::at(digit.index(), digit.index(), 6), Entry::Given(digit));
            }
            puzzle
        };
        let wide = puzzle(Shape::boxes(2, 3).unwrap());
        assert!(digit_map(&wide, Turn::Half).is_some());
        assert!(digit_map(&wide, Turn::Diagonal).is_none());
    }
}
