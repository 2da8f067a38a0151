//! Whether digits solve a puzzle, from the definitions of its rules alone.
use crate::Rejection;
use whydoku_core::{Digit, Entry, House, Puzzle, Rule};

/// Checks that `digits`, in reading order, solve `puzzle`.
pub(crate) fn check(puzzle: &Puzzle, digits: &[Digit]) -> Result<(), Rejection> {
    let shape = puzzle.shape();
    if digits.len() != shape.cell_count() {
        let expected = shape.cell_count();
        return Err(Rejection::SolutionLength { found: digits.len(), expected });
    }
    for (cell, &digit) in shape.cells().zip(digits) {
        let agrees = match puzzle.entry(cell) {
            Entry::Unknown => digit.index() < shape.side(),
            Entry::Given(fixed) | Entry::Placed(fixed) => digit == fixed,
            Entry::Candidates(left) => digit.index() < 64 && left.contains(digit),
        };
        if !agrees {
            return Err(Rejection::AgainstPuzzle(shape.cell_name(cell)));
        }
    }
    for house in (0..shape.houses().len()).map(House::new) {
        let cells = &shape.house(house).cells;
        let missing = |d: &Digit| !cells.iter().any(|cell| digits[cell.index()] == *d);
        if let Some(digit) = shape.digits().find(missing) {
            let (house, digit) = (shape.house_name(house), shape.digit_name(digit));
            return Err(Rejection::HouseLacks { house, digit });
        }
    }
    let rules = shape.rules();
    let breaks = |rule: &Rule| !rule.holds_among(rules, shape.side(), digits);
    match rules.iter().position(breaks) {
        Some(at) => Err(Rejection::RuleBroken { rule: at + 1 }),
        None => Ok(()),
    }
}
