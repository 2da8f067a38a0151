//! Why there is no solution: the steps that lead to a plain contradiction.
use crate::method::Method;
use crate::walk::Walk;
use whydoku_core::{Clash, Contradiction, Puzzle, Shape, ShapeError, Stop};
use whydoku_logic::{Conclusion, Step};
use whydoku_words::{Names, Said, said};

/// A contradiction and the steps that lead to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNone {
    /// The steps, in order; each follows from the puzzle and the steps before it.
    pub steps: Vec<Step>,
    /// The contradiction.
    pub contradiction: Contradiction,
}

/// A path with more steps than this is returned whole, without a search for the steps that matter.
const TRIM_AT_MOST: usize = 120;

/// Why a puzzle has no solution, as far as the techniques show it until `stop` is due: `None` when they
/// end without a contradiction. Steps that the contradiction does not need are left out, as far as there is time.
///
/// # Errors
/// [`ShapeError::TooLarge`] when the board is too large for logic.
pub fn why_none(puzzle: &Puzzle, stop: Stop<'_>) -> Result<Option<WhyNone>, ShapeError> {
    let mut walk = Walk::new_within(puzzle, Method::usual(), stop)?;
    let mut steps = walk.run_within(stop);
    if walk.position().contradiction().is_none() {
        return Ok(None);
    }
    if steps.len() <= TRIM_AT_MOST {
        for at in (0..steps.len()).rev() {
            let mut fewer = steps.clone();
            fewer.remove(at);
            if contradiction_after(&walk, &fewer, stop).is_some() {
                steps = fewer;
            }
        }
    }
    // They have led to one already, with or without those left out.
    let contradiction = contradiction_after(&walk, &steps, Stop::NEVER);
    Ok(contradiction.map(|contradiction| WhyNone { steps, contradiction }))
}

/// The contradiction that these steps lead to, if each still follows without those left out and `stop` is not due
/// before that is known.
fn contradiction_after(walk: &Walk, steps: &[Step], stop: Stop<'_>) -> Option<Contradiction> {
    let mut position = walk.reopened().ok()?;
    for step in steps {
        if stop.is_due() || position.judge().check(step).is_err() {
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

/// A contradiction, as a message.
pub(crate) fn contradiction_said(contradiction: &Contradiction, shape: &Shape) -> Said {
    match *contradiction {
        Contradiction::Twice(Clash { house, digit, first, second }) => {
            said!("clash", { "digit": digit, "house": house, "first": first, "second": second })
        }
        Contradiction::Rule(number) => {
            let rule = shape.rules().get(number).map(whydoku_words::rule);
            rule.map_or_else(|| said!("net-nothing"), |rule| said!("rule-broken", { "rule": rule }))
        }
        Contradiction::NoCandidate(cell) => said!("no-candidate", { "cell": cell }),
        Contradiction::NoPlace(house, digit) => {
            said!("no-place", { "digit": digit, "house": house })
        }
    }
}

/// A contradiction in one sentence.
pub fn contradiction_words(contradiction: &Contradiction, names: &Names<'_>) -> String {
    contradiction_said(contradiction, names.shape).words(names)
}
