//! The words for the levels of techniques.
use pencilmark_logic::Level;

/// The word for a level of techniques: `easy`, `medium`, `hard`, `unfair` or `extreme`.
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Unfair => "unfair",
        Level::Extreme => "extreme",
    }
}
