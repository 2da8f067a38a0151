//! The answers of the solver.
use core::fmt;
use core::ops::Index;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle};

/// How many solutions were found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counted {
    /// Solutions found, at most the limit.
    pub found: u64,
    /// Whether the search was completed: `found` is the smaller of the limit and the true
    /// number. If false, the budget ran out: there are at least `found`, and nothing more is known.
    pub complete: bool,
}

/// A solution: one digit for each cell, in reading order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Solution(Vec<Digit>);

impl Solution {
    pub(crate) fn new(digits: Vec<Digit>) -> Self {
        Self(digits)
    }
    /// The digits, in reading order.
    pub fn digits(&self) -> &[Digit] {
        &self.0
    }
    /// The digits, in reading order.
    pub fn into_digits(self) -> Vec<Digit> {
        self.0
    }
}

impl Index<Cell> for Solution {
    type Output = Digit;
    fn index(&self, cell: Cell) -> &Digit {
        &self.0[cell.index()]
    }
}

impl AsRef<[Digit]> for Solution {
    fn as_ref(&self) -> &[Digit] {
        &self.0
    }
}

impl From<Solution> for Vec<Digit> {
    fn from(solution: Solution) -> Self {
        solution.0
    }
}

impl IntoIterator for Solution {
    type Item = Digit;
    type IntoIter = std::vec::IntoIter<Digit>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// One line, as a [`Puzzle`] writes it: a character for each digit, or numbers separated by blanks
/// on boards with more than 35 digits.
///
/// ```
/// use whydoku_core::Puzzle;
/// use whydoku_exact::{Budget, solve};
/// let puzzle: Puzzle = "1..........2..3.".parse()?;
/// let verdict = solve(&puzzle, &Budget::unlimited());
/// let line = verdict.solution().map(ToString::to_string).unwrap_or_default();
/// assert!(line.starts_with('1') && line.len() == 16);
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Every digit occurs, so the largest has a symbol exactly when all have one.
        let is_wide = self.0.iter().any(|digit| digit.symbol().is_none());
        for (at, digit) in self.0.iter().enumerate() {
            if is_wide && at > 0 {
                f.write_str(" ")?;
            }
            digit.fmt(f)?;
        }
        Ok(())
    }
}

/// What is known about the solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// There is no solution.
    None,
    /// This is the only solution.
    Unique(Solution),
    /// There are several solutions; these two differ.
    Several(Solution, Solution),
    /// The budget ran out before the answer was known.
    Unknown {
        /// A solution found before that; there may be more.
        found: Option<Solution>,
    },
}

impl Verdict {
    pub(crate) fn from_found(found: Vec<Solution>, complete: bool) -> Self {
        let mut found = found.into_iter();
        match (found.next(), found.next(), complete) {
            (Some(first), Some(second), _) => Self::Several(first, second),
            (Some(only), None, true) => Self::Unique(only),
            (None, _, true) => Self::None,
            (found, _, false) => Self::Unknown { found },
        }
    }
    /// A solution, if one was found.
    pub fn solution(&self) -> Option<&Solution> {
        match self {
            Self::Unique(solution) | Self::Several(solution, _) => Some(solution),
            Self::Unknown { found } => found.as_ref(),
            Self::None => None,
        }
    }
}

/// Whether `digits` (in reading order) solve `puzzle`: every house holds every digit once, every rule holds, every
/// given and placed digit is kept, and every cell with candidates holds one of them.
pub fn is_solution(puzzle: &Puzzle, digits: &[Digit]) -> bool {
    let shape = puzzle.shape();
    let agrees = |(&entry, &digit): (&Entry, &Digit)| match entry {
        Entry::Unknown => digit.index() < shape.side(),
        Entry::Given(fixed) | Entry::Placed(fixed) => digit == fixed,
        Entry::Candidates(left) => allows(left, digit),
    };
    let complete = |cells: &[Cell]| {
        let mut seen = vec![false; shape.side()];
        for cell in cells {
            seen[digits[cell.index()].index()] = true;
        }
        seen.into_iter().all(|seen| seen)
    };
    digits.len() == shape.cell_count()
        && puzzle.entries().iter().zip(digits).all(agrees)
        && shape.houses().iter().all(|house| complete(&house.cells))
        && shape.rules().iter().all(|rule| rule.holds_among(shape.rules(), shape.side(), digits))
}

/// Whether candidates allow a digit; sets of digits hold the first 64.
pub(crate) fn allows(left: DigitSet, digit: Digit) -> bool {
    digit.index() < 64 && left.contains(digit)
}
