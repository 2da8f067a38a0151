//! The result of a producer: a score, and its effect on the board.
use super::position::Position;
use super::score::Score;
use super::technique::Technique;

/// A step that could be taken.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hint {
    pub(super) technique: Technique,
    pub(super) score: Score,
    /// The candidate that is placed.
    pub(super) placement: Option<u16>,
    /// The candidates that are removed; those of the filled cell need not be listed.
    pub(super) removals: Vec<u16>,
}

impl Hint {
    /// A step that fills a cell.
    pub(super) fn placing(technique: Technique, base: u16, candidate: usize) -> Self {
        let placement = Some(candidate as u16);
        Self { technique, score: Score::plain(base), placement, removals: Vec::new() }
    }
    /// A step that removes candidates.
    pub(super) fn removing(technique: Technique, score: Score, removals: Vec<u16>) -> Self {
        Self { technique, score, placement: None, removals }
    }
    /// Takes the step.
    pub(super) fn apply(&self, board: &mut Position) {
        for &candidate in &self.removals {
            board.remove(usize::from(candidate));
        }
        if let Some(candidate) = self.placement {
            board.place(usize::from(candidate));
        }
    }
}
