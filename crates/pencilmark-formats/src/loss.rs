//! What a style leaves out of a puzzle.
use crate::parsed::Meta;
#[cfg(doc)]
use pencilmark_core::Shape;
use pencilmark_core::{Entry, Extra, Puzzle, Regions};
use pencilmark_words::Language;

/// Something a style leaves out. `Display` gives an English sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Loss {
    /// Placed digits cannot be distinguished from givens.
    Placed,
    /// Candidates are left out.
    Candidates,
    /// The boxes are not the usual ones, and the text does not say so.
    Boxes,
    /// The regions of a jigsaw.
    Regions,
    /// The diagonals.
    Diagonals,
    /// Windows or other extra houses.
    ExtraHouses,
    /// Cages, dots and other rules beyond houses. No board is written without them: it is refused instead.
    Rules,
    /// Title, author and the like.
    Labels,
    /// The solution that came with the puzzle.
    Solution,
}

impl Loss {
    /// All of them, in order.
    pub const ALL: [Self; 9] = [
        Self::Placed,
        Self::Candidates,
        Self::Boxes,
        Self::Regions,
        Self::Diagonals,
        Self::ExtraHouses,
        Self::Rules,
        Self::Labels,
        Self::Solution,
    ];
    /// One or two English words for it, as programs see it.
    pub fn word(self) -> &'static str {
        self.word_in(Language::ENGLISH)
    }
}

/// The height of the usual boxes of a side, without building the board: see [`Shape::usual`].
fn usual_rows(side: usize) -> Option<usize> {
    (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows))
}

/// Whether the puzzle has anything of this kind.
pub(crate) fn has(puzzle: &Puzzle, meta: &Meta, loss: Loss) -> bool {
    let shape = puzzle.shape();
    let entry = |wanted: fn(&Entry) -> bool| puzzle.entries().iter().any(wanted);
    match (loss, shape.regions()) {
        (Loss::Placed, _) => entry(|entry| matches!(entry, Entry::Placed(_))),
        (Loss::Candidates, _) => entry(|entry| matches!(entry, Entry::Candidates(_))),
        (Loss::Boxes, Regions::Boxes { rows, .. }) => usual_rows(shape.side()) != Some(*rows),
        (Loss::Regions, Regions::Jigsaw(_)) => true,
        (Loss::Boxes | Loss::Regions, _) => false,
        (Loss::Diagonals, _) => shape.extras().contains(&Extra::Diagonals),
        (Loss::ExtraHouses, _) => shape.extras().iter().any(|extra| *extra != Extra::Diagonals),
        (Loss::Rules, _) => !shape.rules().is_empty(),
        (Loss::Labels, _) => !meta.labels.is_empty(),
        (Loss::Solution, _) => meta.solution.is_some(),
    }
}
