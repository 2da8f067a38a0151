//! What a style leaves out of a puzzle.
use crate::parsed::Meta;
use core::fmt;
#[cfg(doc)]
use pencilmark_core::Shape;
use pencilmark_core::{Entry, Extra, Puzzle, Regions};

/// Something a style leaves out. `Display` gives a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Loss {
    /// Placed digits cannot be told from givens.
    Placed,
    /// Candidates are left out.
    Candidates,
    /// The boxes are not the usual ones, and nothing says so.
    Boxes,
    /// The regions of a jigsaw.
    Regions,
    /// The diagonals.
    Diagonals,
    /// Windows or other extra houses.
    ExtraHouses,
    /// Cages, dots and other rules beyond houses. Nothing is written without them: such a board is refused.
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
    /// One or two words for it, for lists.
    pub fn word(self) -> &'static str {
        match self {
            Self::Placed => "placed digits",
            Self::Candidates => "candidates",
            Self::Boxes => "unusual boxes",
            Self::Regions => "regions",
            Self::Diagonals => "diagonals",
            Self::ExtraHouses => "extra houses",
            Self::Rules => "cages, dots and the like",
            Self::Labels => "title and author",
            Self::Solution => "solution",
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placed => "placed digits can no longer be distinguished from givens",
            Self::Candidates => "candidates are left out",
            Self::Boxes => "the boxes are not the usual ones, and nothing says so",
            Self::Regions => "the regions of the jigsaw are left out",
            Self::Diagonals => "the diagonals are left out",
            Self::ExtraHouses => "windows and extra houses are left out",
            Self::Rules => "cages, dots and the like have no place",
            Self::Labels => "title, author and the like are left out",
            Self::Solution => "the solution is left out",
        })
    }
}

/// How high the usual boxes of a side are, without building the board: see [`Shape::usual`].
fn usual_rows(side: usize) -> Option<usize> {
    (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows))
}

/// Whether there is anything of this sort.
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
