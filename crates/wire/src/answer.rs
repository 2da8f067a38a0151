//! Answers to single questions: a hint, a check, a move.
use crate::puzzle::{PuzzleJson, digits_line};
use crate::step::StepJson;
use crate::view::ViewJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Candidate, Puzzle, Shape};
use whydoku_exact::{Counted, Verdict};
use whydoku_logic::render::View;
use whydoku_session::{Hint, HintLevel, Illegal};
use whydoku_words::Names;

/// The kind of message that a hint gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HintKind {
    /// A step can be taken.
    Step,
    /// The board is solved.
    Solved,
    /// A digit appears twice in a house.
    Clash,
    /// A placed digit differs from that of the solution.
    Wrong,
    /// A candidate that the solution needs was excluded.
    Lost,
    /// The puzzle has no solution.
    None,
    /// The puzzle has several solutions, and the placed digits leave none of them.
    NoneLeft,
    /// None of the techniques that were tried finds a step.
    Stuck,
    /// No step was found, but not everything was tried.
    GaveUp,
}

impl HintKind {
    /// The word for it in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Solved => "solved",
            Self::Clash => "clash",
            Self::Wrong => "wrong",
            Self::Lost => "lost",
            Self::None => "none",
            Self::NoneLeft => "none-left",
            Self::Stuck => "stuck",
            Self::GaveUp => "gave-up",
        }
    }
}

impl From<&Hint> for HintKind {
    fn from(hint: &Hint) -> Self {
        match hint {
            Hint::Step(_) => Self::Step,
            Hint::Solved => Self::Solved,
            Hint::Clash(_) | Hint::Broken(..) => Self::Clash,
            Hint::Wrong(_) => Self::Wrong,
            Hint::Lost(_) => Self::Lost,
            Hint::NoSolution => Self::None,
            Hint::NoneLeft => Self::NoneLeft,
            Hint::GaveUp(_) => Self::GaveUp,
            _ => Self::Stuck,
        }
    }
}

/// The next thing a player should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintJson {
    /// The kind of message.
    pub kind: HintKind,
    /// The hint in words, giving away no more than requested.
    pub text: String,
    /// The id of the technique, for the level `technique` and above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The whole step, at the level `full`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<StepJson>,
    /// What to draw over the board, giving away no more than requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewJson>,
    /// The position in which the step is possible, for callers that want to verify it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PuzzleJson>,
}

impl HintJson {
    /// Describes a hint, giving away no more than `level`.
    pub fn new(hint: &Hint, level: HintLevel, names: Names<'_>) -> Self {
        let step = if let Hint::Step(step) = hint { Some(step) } else { None };
        let told = |least: HintLevel| step.filter(|_| level >= least);
        Self {
            kind: hint.into(),
            text: hint.words(level, &names),
            technique: told(HintLevel::Technique).map(|step| step.technique.info().id.into()),
            step: told(HintLevel::Full).map(|step| StepJson::new(step, names)),
            view: None,
            position: None,
        }
    }
    /// Adds what is drawn of it.
    #[must_use]
    pub fn drawn(mut self, view: &View, shape: &Shape) -> Self {
        self.view = (*view != View::default()).then(|| ViewJson::new(view, shape));
        self
    }
    /// Adds the position in which the step is possible, if the hint shows a step.
    #[must_use]
    pub fn within(mut self, position: &Puzzle) -> Self {
        self.position = self.step.as_ref().map(|_| PuzzleJson::new(position));
        self
    }
}

/// What is known about the solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CheckJson {
    /// The puzzle.
    pub puzzle: PuzzleJson,
    /// `unique`, `none`, `several` or `unknown`.
    pub verdict: String,
    /// How many solutions were found, at most the limit.
    pub found: u64,
    /// Whether `found` is the smaller of the limit and the true number.
    pub complete: bool,
    /// The solution, or two different ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<String>,
    /// Digits that appear twice in a house: `5 in row 1: r1c1 r1c9`; and rules that are broken, with the
    /// cells that show it: `the cage of 5 (r1c1, r1c2): r1c1 r1c2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<String>,
}

impl CheckJson {
    /// Describes what is known about a puzzle.
    pub fn new(puzzle: &Puzzle, counted: Counted, verdict: &Verdict) -> Self {
        let names = Names::from(puzzle.shape());
        let (word, solutions) = match verdict {
            Verdict::None => ("none", vec![]),
            Verdict::Unique(only) => ("unique", vec![only]),
            Verdict::Several(one, other) => ("several", vec![one, other]),
            Verdict::Unknown { found } => ("unknown", found.iter().collect()),
        };
        let clash = |clash: &whydoku_core::Clash| {
            let (digit, house) = (names.digit(clash.digit), names.house(clash.house));
            format!("{digit} in {house}: {}", names.cells(&[clash.first, clash.second]))
        };
        let broken = puzzle.broken_rules().into_iter().map(|(number, cells)| {
            let rule = whydoku_words::rule(&puzzle.shape().rules()[number]).words(&names);
            format!("{rule}: {}", names.cells(&cells))
        });
        Self {
            puzzle: PuzzleJson::new(puzzle),
            verdict: word.into(),
            found: counted.found,
            complete: counted.complete,
            solutions: solutions.iter().map(|s| digits_line(puzzle.shape(), s.digits())).collect(),
            clashes: puzzle.clashes().iter().map(clash).chain(broken).collect(),
        }
    }
}

/// Whether a move is legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveJson {
    /// The move: `r1c5=7`.
    #[serde(rename = "move")]
    pub candidate: String,
    /// Whether the rules allow it.
    pub legal: bool,
    /// Why not, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The cells that hold the digit already.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conflicts: Vec<String>,
}

impl MoveJson {
    /// Describes a ruling on a move.
    pub fn new(candidate: Candidate, ruling: &Result<(), Illegal>, names: Names<'_>) -> Self {
        let conflicts = ruling.as_ref().err().map(Illegal::cells).unwrap_or_default();
        let conflicts = conflicts.into_iter().map(|cell| names.shape.cell_name(cell)).collect();
        Self {
            candidate: Names::from(names.shape).candidate(candidate),
            legal: ruling.is_ok(),
            reason: ruling.as_ref().err().map(|illegal| illegal.words(&names)),
            conflicts,
        }
    }
}
