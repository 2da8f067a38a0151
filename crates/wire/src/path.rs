//! Steps that are possible in a position, and whole paths through a puzzle to be verified.
use crate::argument::ArgumentJson;
use crate::error::WireError;
use crate::name::Field;
use crate::premise::{PremiseJson, read_premises};
use crate::puzzle::PuzzleJson;
use crate::step::StepJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
use whydoku_logic::{Argument, Conclusion, Step};
use whydoku_session::{Claimed, Effect, Grounds, Path};
use whydoku_words::Names;

/// Steps that are possible in one position, easiest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepsJson {
    /// The position in which each of them is possible.
    pub position: PuzzleJson,
    /// Whether the search for every technique ran to the end.
    pub complete: bool,
    /// The techniques that were skipped although no technique was chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    /// How many were found; more than are listed if there was a limit.
    pub found: usize,
    /// The steps.
    pub steps: Vec<FoundJson>,
}

/// A step that is possible, and what it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoundJson {
    /// The step.
    #[serde(flatten)]
    pub step: StepJson,
    /// What it changes.
    pub effect: EffectJson,
}

impl FoundJson {
    /// Describes a step and its effect.
    pub fn new<'a>(step: &Step, effect: Effect, names: impl Into<Names<'a>>) -> Self {
        Self { step: StepJson::new(step, names), effect: effect.into() }
    }
}

/// What a step changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EffectJson {
    /// Digits placed.
    pub placed: usize,
    /// Candidates removed, including those of the placed cells and of their peers.
    pub removed: usize,
    /// Digits that singles alone place after it.
    pub follow: usize,
}

impl From<Effect> for EffectJson {
    fn from(effect: Effect) -> Self {
        Self { placed: effect.placed, removed: effect.removed, follow: effect.follow }
    }
}

/// Steps to be verified, as `solve`, `hint` and `steps` or another program write them: a puzzle,
/// and for each step what it concludes and what it rests on. With `puzzle` the steps are taken one
/// after the other; without it, each of them is verified in `position`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PathJson {
    /// Where the steps begin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<StartJson>,
    /// With a puzzle: where the steps lead. Without one: where each of them is possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<StartJson>,
    /// The steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ClaimJson>,
    /// The only step, as `hint` writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<ClaimJson>,
    /// `solved` when the steps are claimed to solve the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
}

/// A puzzle or a position: as an object or, for boards with the usual boxes, as a line of digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a puzzle is an object, or a line with a character for each cell")]
pub enum StartJson {
    /// `"53..7....6..195..."`, row after row.
    Line(String),
    /// The board, its digits and its candidates.
    Puzzle(Box<PuzzleJson>),
}

/// A step to be verified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClaimJson {
    /// Its name; any name will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// What follows: `r3c5=7` is placed, `r3c5<>7` is removed.
    pub conclusions: Vec<String>,
    /// Why it follows; may be absent when there are premises.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument: Option<ArgumentJson>,
    /// The facts it rests on; may be absent when there is an argument. An empty list says that it
    /// rests on none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub premises: Option<Vec<PremiseJson>>,
}

impl StartJson {
    /// The puzzle described.
    ///
    /// # Errors
    /// When it does not describe a puzzle.
    pub fn read(&self) -> Result<Puzzle, WireError> {
        match self {
            Self::Puzzle(puzzle) => puzzle.read(),
            Self::Line(line) => line_puzzle(line),
        }
    }
}

/// A line of digits, `.` or `0` for none.
fn line_puzzle(line: &str) -> Result<Puzzle, WireError> {
    let symbols: Vec<char> = line.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    let wanted = || WireError::Count {
        field: "puzzle",
        found: symbols.len(),
        wanted: "a character for each cell of a square board, such as 81".into(),
    };
    let side = symbols.len().isqrt();
    if side * side != symbols.len() || side > 35 {
        return Err(wanted());
    }
    let shape = Shape::usual(side)?;
    let field = Field { shape: &shape, path: "puzzle" };
    let mut puzzle = Puzzle::empty(shape.clone());
    for (cell, symbol) in symbols.iter().enumerate() {
        if !matches!(symbol, '.' | '0') {
            let digit: Digit = field.digit(&symbol.to_string())?;
            puzzle.set(Cell::new(cell), Entry::Given(digit));
        }
    }
    Ok(puzzle)
}

impl ClaimJson {
    fn read(&self, shape: &Shape) -> Result<Claimed, WireError> {
        let field = Field { shape, path: "conclusions" };
        let conclusions: Vec<Conclusion> =
            self.conclusions.iter().map(|text| field.conclusion(text)).collect::<Result<_, _>>()?;
        let argument = self.argument.as_ref().map(|argument| argument.read(shape)).transpose()?;
        let field = Field { shape, path: "premises" };
        let facts = self.premises.as_ref().map(|facts| read_premises(facts, field)).transpose()?;
        let grounds = match (argument, facts) {
            // The facts of a proof belong to its lines: on their own they may not be enough.
            (Some(net @ Argument::Net(_)), Some(facts)) => vec![Grounds::Proof(net, facts)],
            (Some(argument), Some(facts)) => {
                vec![Grounds::Argument(argument), Grounds::Premises(facts)]
            }
            (Some(argument), None) => vec![Grounds::Argument(argument)],
            (None, Some(facts)) => vec![Grounds::Premises(facts)],
            (None, None) => {
                let wanted = "an argument, or premises".to_owned();
                return Err(WireError::Count { field: "premises", found: 0, wanted });
            }
        };
        let name = self.technique.clone().unwrap_or_default();
        Ok(Claimed { name, conclusions, grounds })
    }
}

impl PathJson {
    /// The steps described, and where they are claimed to lead, if that is given.
    ///
    /// # Errors
    /// When there is no puzzle or position, or something names what the board does not have;
    /// [`WireError::Step`] says in which step.
    pub fn read(&self) -> Result<(Path, Option<Puzzle>), WireError> {
        let in_turn = self.puzzle.is_some();
        let missing = || WireError::Count {
            field: "puzzle",
            found: 0,
            wanted: "a puzzle that the steps start from, or a position in which each is possible"
                .into(),
        };
        let start = self.puzzle.as_ref().or(self.position.as_ref()).ok_or_else(missing)?.read()?;
        let end = self.position.as_ref().filter(|_| in_turn).map(StartJson::read).transpose()?;
        let mut steps = Vec::with_capacity(self.steps.len());
        for (at, step) in self.steps.iter().chain(&self.step).enumerate() {
            let within = |error| WireError::Step { number: at + 1, error: Box::new(error) };
            steps.push(step.read(start.shape()).map_err(within)?);
        }
        Ok((Path { start, steps, in_turn }, end))
    }
}

/// The judge's verdict on a path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VerdictJson {
    /// Whether every step is proved and the path leads where it says.
    pub proved: bool,
    /// How many steps there are.
    pub steps: usize,
    /// How many are proved: all those before the first flaw.
    pub good: usize,
    /// Whether the steps fill the board.
    pub solved: bool,
    /// The first flaw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flaw: Option<FlawJson>,
}

/// A flaw and its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FlawJson {
    /// The step, counted from one; absent when the end of the path is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// The name of the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// What is wrong, in words.
    pub message: String,
}
