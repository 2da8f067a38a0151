//! Why there is no solution: the steps that lead to a plain contradiction.
use crate::german;
use crate::walk::open;
use crate::{Method, Walk};
use pencilmark_core::{Contradiction, Language, Names, Puzzle, ShapeError};
use pencilmark_logic::{Conclusion, Limits, Search, Step};

/// A contradiction and the steps that lead to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNone {
    /// The steps, in order; each follows from the puzzle and the steps before it.
    pub steps: Vec<Step>,
    /// What cannot be.
    pub contradiction: Contradiction,
}

/// More steps than this are told as they were found, without looking for those that matter.
const TRIM_AT_MOST: usize = 120;

/// Why a puzzle has no solution, as far as the techniques show it within the limits: `None` when they
/// come to an end without a contradiction. Steps that the contradiction does not need are left out.
///
/// # Errors
/// [`ShapeError::TooLarge`] when the board is too large for logic.
pub fn why_none(puzzle: &Puzzle, limits: Limits<'_>) -> Result<Option<WhyNone>, ShapeError> {
    let mut walk = Walk::new(puzzle, Method::usual())?;
    let mut steps = walk.run_within(limits);
    if walk.position().contradiction().is_none() {
        return Ok(None);
    }
    if steps.len() <= TRIM_AT_MOST {
        for at in (0..steps.len()).rev() {
            let mut fewer = steps.clone();
            fewer.remove(at);
            if contradiction_after(puzzle, &fewer).is_some() {
                steps = fewer;
            }
        }
    }
    let contradiction = contradiction_after(puzzle, &steps);
    Ok(contradiction.map(|contradiction| WhyNone { steps, contradiction }))
}

/// The contradiction that these steps lead to, if each still follows without those left out.
fn contradiction_after(puzzle: &Puzzle, steps: &[Step]) -> Option<Contradiction> {
    let mut position = open(puzzle, &Search::usual()).ok()?;
    for step in steps {
        if position.judge().check(step).is_err() {
            return None;
        }
        position.apply(step);
    }
    position.contradiction()
}

impl WhyNone {
    /// The contradiction in one sentence.
    pub fn words(&self, names: &Names<'_>) -> String {
        contradiction_words(&self.contradiction, names)
    }
    /// How many digits the steps place.
    pub fn placements(&self) -> usize {
        let placed = |conclusion: &&Conclusion| matches!(conclusion, Conclusion::Place(_));
        self.steps.iter().flat_map(|step| &step.conclusions).filter(placed).count()
    }
}

/// A contradiction in one sentence.
pub fn contradiction_words(contradiction: &Contradiction, names: &Names<'_>) -> String {
    if names.language == Language::German {
        return german::contradiction(contradiction, names);
    }
    match *contradiction {
        Contradiction::Twice(clash) => format!(
            "{} stands twice in {}: at {} and {}",
            names.digit(clash.digit),
            names.house(clash.house),
            names.cell(clash.first),
            names.cell(clash.second)
        ),
        Contradiction::NoCandidate(cell) => format!("no digit is left for {}", names.cell(cell)),
        Contradiction::NoPlace(house, digit) => {
            format!("no place is left for {} in {}", names.digit(digit), names.house(house))
        }
    }
}
