//! A puzzle that is drawn and not understood as a whole: what is in doubt, and what is not.
use serde::{Deserialize, Serialize};

/// What is known of a puzzle that is drawn, where not all of it is understood.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DoubtfulJson {
    /// What is not understood.
    pub doubts: Vec<DoubtJson>,
    /// What the rest was taken for.
    pub meanings: Vec<MeaningJson>,
    /// The title of the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Its rules in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// Something that is not understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DoubtJson {
    /// It in words, with its place.
    pub words: String,
    /// What a line of `rules` that settles it begins with: `purple line`, `sentence 3`. Absent where no line does: the doubt
    /// goes when another one is settled, or not at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
}

/// What something drawn was taken for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MeaningJson {
    /// It in words, with its place.
    pub words: String,
    /// What is drawn: `purple line`.
    pub what: String,
    /// How many of them there are.
    pub count: usize,
    /// Where the first is.
    pub place: String,
    /// The rule; absent for a decoration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
