//! The result of solving a puzzle.
#[cfg(feature = "ink")]
use crate::ink::DoubtfulJson;
use crate::puzzle::PuzzleJson;
use crate::rating::BriefRatingJson;
use crate::step::StepJson;
use serde::{Deserialize, Serialize};

/// How a puzzle was solved, or how far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReportJson {
    /// The puzzle.
    pub puzzle: PuzzleJson,
    /// The steps taken, in order; empty if there were none.
    #[serde(default)]
    pub steps: Vec<StepJson>,
    /// Where the steps lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PuzzleJson>,
    /// The verdict, one word for machines.
    pub outcome: String,
    /// The verdict in words.
    pub message: String,
    /// The solution, or two different ones; see [`digits_line`](crate::digits_line()).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<String>,
    /// Why there is no solution, as far as logic shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// How hard the puzzle is, if that can be found quickly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<BriefRatingJson>,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureJson {
    /// What went wrong.
    pub error: String,
    /// Line of the input, from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// Column of the input, from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// A picture of a board that can only be shown, because it has rules that are not supported, which are named below it,
    /// or because not all that is drawn is understood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// What is understood of a puzzle that is drawn, and what is not.
    #[cfg(feature = "ink")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubtful: Option<Box<DoubtfulJson>>,
}
