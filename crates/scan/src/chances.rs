//! How likely each cell of a 9x9 grid is to hold each digit, and readings of all its cells together.
use whydoku_exact::Classic;

/// For each cell, the logarithm of how likely it is to be empty (0) or each digit.
pub(crate) type Likely = [[f32; 10]; 81];

/// The rules may cost at most this much likelihood, as a logarithm: a reading further from the picture
/// would be the puzzle of the rules, not that of the picture.
pub(crate) const MOST_COST: f32 = 5.0;
/// With fewer givens there is never exactly one solution.
const LEAST_GIVENS: usize = 17;
/// A reading of 81 cells: 0 for empty.
pub(crate) type Numbers = [u8; 81];

/// A reading with exactly one solution.
#[derive(Clone, Debug)]
pub(crate) struct ByRules {
    pub(crate) numbers: Numbers,
    /// How much less likely it is than the raw one, as a logarithm.
    pub(crate) cost: f32,
}

/// Whether the puzzle with these digits has exactly one solution.
pub(crate) fn has_one_solution(numbers: &Numbers) -> bool {
    let givens = numbers.iter().filter(|number| **number > 0).count();
    givens >= LEAST_GIVENS
        && Classic::from_numbers(*numbers).is_some_and(|classic| classic.count(2) == 1)
}
