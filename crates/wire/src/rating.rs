//! Ratings of puzzles.
use serde::{Deserialize, Serialize};

/// The rating of one puzzle. Fields of profiles that were not requested are absent, as are all of
/// them when there is no answer.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RatingJson {
    /// The number of the line, from one.
    pub line: u64,
    /// The puzzle as digits in reading order, `.` for an empty cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// Sudoku Explainer: the hardest step; 20 when its techniques do not suffice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub er: Option<f64>,
    /// The hardest step up to the first that fills a cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ep: Option<f64>,
    /// The first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ed: Option<f64>,
    /// The same by `SukakuExplainer`'s table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sukaku_er: Option<f64>,
    /// The hardest step up to the first that fills a cell, by `SukakuExplainer`'s table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sukaku_ep: Option<f64>,
    /// The first step, by `SukakuExplainer`'s table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sukaku_ed: Option<f64>,
    /// HoDoKu's level: Easy, Medium, Hard, Unfair or Extreme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku_level: Option<String>,
    /// HoDoKu's score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku_score: Option<u32>,
    /// Our own level: 1 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whydoku_level: Option<u8>,
    /// Our own score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whydoku_score: Option<u32>,
    /// The hardest technique, by the first profile requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<String>,
    /// How many steps there are, by the first profile requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u32>,
    /// The whole path, if it was requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<RatedStepJson>,
    /// Why there is no answer, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Sudoku Explainer's and HoDoKu's ratings of a puzzle; whatever cannot be found quickly is absent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BriefRatingJson {
    /// Sudoku Explainer: the hardest step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub er: Option<f64>,
    /// The hardest step up to the first that fills a cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ep: Option<f64>,
    /// The first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ed: Option<f64>,
    /// HoDoKu's level: Easy, Medium, Hard, Unfair or Extreme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku_level: Option<String>,
    /// HoDoKu's score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku_score: Option<u32>,
    /// The same in words: `Sudoku Explainer 4.2, HoDoKu Hard 812`.
    pub words: String,
}

/// One step of a rated path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatedStepJson {
    /// The profile: `se`, `sukaku`, `hodoku` or `whydoku`.
    pub profile: String,
    /// Its score, with its parts: `7.0 + 0.2 for length 12`.
    pub score: String,
    /// The technique, as the profile calls it.
    pub technique: String,
    /// What is placed: `r3c5=7`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<String>,
    /// What is crossed out: `r3c5<>7`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eliminated: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_json, to_json};

    #[test]
    fn a_rating_holds_only_what_was_requested_and_is_read_back() {
        let row = RatingJson { line: 3, er: Some(7.3), steps: Some(60), ..RatingJson::default() };
        let text = to_json(&row);
        assert_eq!(text, r#"{"schema":1,"line":3,"er":7.3,"steps":60}"#);
        assert_eq!(from_json(&text), Ok(row));
    }
}
