//! An independent judge of steps. It knows the rules of Sudoku and the [`Premise`]s that a step
//! states, and nothing of how any technique searches: it must never import a finder, a context or
//! the bit-set grid they work on.
mod entail;

use crate::{Conclusion, Premise, Step};
use core::fmt;
use entail::Facts;
use pencilmark_core::{Candidate, Digit, DigitSet, Entry, Puzzle};

/// What is wrong with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// It concludes nothing.
    Empty,
    /// It concludes something the position already says.
    Stale(Candidate),
    /// Its own premises do not force this: the step is wrong, or not explained.
    Unfounded(Candidate),
    /// The judge gave up: the premises are too many to decide within its limit.
    Undecided(Candidate),
    /// It speaks of a cell, house or digit that the board does not have.
    OffBoard,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut about = |what: &str, k: &Candidate| {
            write!(f, "{what}: digit {} in cell {}", k.digit, k.cell.index() + 1)
        };
        match self {
            Self::Empty => write!(f, "the step concludes nothing"),
            Self::Stale(k) => about("the position already says so", k),
            Self::Unfounded(k) => about("the premises do not force this", k),
            Self::Undecided(k) => about("the premises are too many to decide this", k),
            Self::OffBoard => write!(f, "the step names a cell, house or digit off the board"),
        }
    }
}

impl core::error::Error for Flaw {}

/// Judges steps of one position.
///
/// ```
/// use pencilmark_core::{Puzzle, Shape};
/// use pencilmark_logic::{Search, position, verify::Judge};
/// let puzzle = Puzzle::empty(Shape::square(4)?);
/// let judge = Judge::new(&puzzle);
/// let steps = position(&puzzle)?.first(&Search::usual());
/// assert!(steps.is_none_or(|step| judge.check(&step).is_ok()));
/// # Ok::<(), pencilmark_core::ShapeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    position: Puzzle,
    candidates: Vec<DigitSet>,
}

impl Judge {
    /// A judge for a position: the digits of the puzzle, and for each empty cell the candidates it
    /// states, or every digit; always without the digits that its peers hold.
    pub fn new(position: &Puzzle) -> Self {
        let shape = position.shape();
        let mut candidates: Vec<DigitSet> = position
            .entries()
            .iter()
            .map(|entry| match entry {
                Entry::Given(_) | Entry::Placed(_) => DigitSet::EMPTY,
                Entry::Candidates(digits) => *digits,
                Entry::Unknown => shape.digits().collect(),
            })
            .collect();
        for house in shape.houses() {
            let held: DigitSet =
                house.cells.iter().filter_map(|&cell| position.digit(cell)).collect();
            for cell in &house.cells {
                candidates[cell.index()] = candidates[cell.index()] - held;
            }
        }
        Self { position: position.clone(), candidates }
    }

    /// Checks that a step changes the position and that each conclusion follows from the step's
    /// own premises: assuming the opposite, the premises cannot all be satisfied.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self, step: &Step) -> Result<(), Flaw> {
        if step.conclusions.is_empty() {
            return Err(Flaw::Empty);
        }
        let facts = self.facts(&step.premises())?;
        for conclusion in &step.conclusions {
            let candidate = conclusion.candidate();
            if !self.has(candidate)? {
                return Err(Flaw::Stale(candidate));
            }
            let satisfiable = match conclusion {
                Conclusion::Place(k) => facts.satisfiable(&[], &[*k]),
                Conclusion::Eliminate(k) => facts.satisfiable(&[*k], &[]),
            };
            match satisfiable {
                Some(false) => {}
                Some(true) => return Err(Flaw::Unfounded(candidate)),
                None => return Err(Flaw::Undecided(candidate)),
            }
        }
        Ok(())
    }

    fn has(&self, candidate: Candidate) -> Result<bool, Flaw> {
        let digits = self.candidates.get(candidate.cell.index()).ok_or(Flaw::OffBoard)?;
        if candidate.digit.index() >= self.position.shape().side() {
            return Err(Flaw::OffBoard);
        }
        Ok(digits.contains(candidate.digit))
    }

    /// The alternatives of each premise: one of them is true.
    fn facts(&self, premises: &[Premise]) -> Result<Facts<'_>, Flaw> {
        let shape = self.position.shape();
        let alternatives = premises
            .iter()
            .map(|premise| match *premise {
                Premise::Cell(cell) => {
                    let digits = self.candidates.get(cell.index()).ok_or(Flaw::OffBoard)?;
                    Ok(digits.iter().map(|digit| Candidate::new(cell, digit)).collect())
                }
                Premise::House(house, digit) => {
                    let info = shape.houses().get(house.index()).ok_or(Flaw::OffBoard)?;
                    self.places(&info.cells, digit)
                }
            })
            .collect::<Result<_, Flaw>>()?;
        Ok(Facts { shape, alternatives })
    }

    /// Where a house can hold a digit; an error if it already does, for then nothing is claimed.
    fn places(
        &self,
        cells: &[pencilmark_core::Cell],
        digit: Digit,
    ) -> Result<Vec<Candidate>, Flaw> {
        if cells.iter().any(|&cell| self.position.digit(cell) == Some(digit)) {
            return Err(Flaw::OffBoard);
        }
        let open = cells.iter().filter(|cell| self.candidates[cell.index()].contains(digit));
        Ok(open.map(|&cell| Candidate::new(cell, digit)).collect())
    }
}
