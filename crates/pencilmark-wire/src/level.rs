//! The words for the levels of techniques.
use pencilmark_logic::Level;

pub(crate) fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Unfair => "unfair",
        Level::Extreme => "extreme",
    }
}
