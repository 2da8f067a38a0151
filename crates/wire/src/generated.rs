//! Puzzles made to order.
use serde::{Deserialize, Serialize};

/// A puzzle made to order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GeneratedJson {
    /// The puzzle on one line.
    pub puzzle: String,
    /// How many givens it has.
    pub givens: usize,
    /// The seed of the run.
    pub seed: u64,
    /// The attempt that made it; with the seed and the request it makes the puzzle again.
    pub attempt: u64,
    /// Its rating, if one was requested: `se 4.2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<String>,
    /// Its weight in an unbiased statistic, if that was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weight: Option<f64>,
}
