//! What a style leaves out of a puzzle.
use crate::board::usual_rows;
use crate::parsed::Meta;
use core::ops::BitAnd;
use whydoku_core::{Entry, Extra, Puzzle, Regions, Shape};
use whydoku_words::Language;

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

/// A set of losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Losses(u16);

impl FromIterator<Loss> for Losses {
    fn from_iter<I: IntoIterator<Item = Loss>>(losses: I) -> Self {
        Self(losses.into_iter().fold(0, |bits, loss| bits | 1 << loss as u16))
    }
}

impl BitAnd for Losses {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Losses {
    /// What makes another board of it when it is left out.
    pub(crate) fn of_board(shape: &Shape) -> Self {
        let (boxes, regions) = match shape.regions() {
            Regions::Boxes { rows, .. } => (usual_rows(shape.side()) != Some(*rows), false),
            Regions::Jigsaw(_) => (false, true),
        };
        let extras = shape.extras();
        let all = [
            (Loss::Boxes, boxes),
            (Loss::Regions, regions),
            (Loss::Diagonals, extras.contains(&Extra::Diagonals)),
            (Loss::ExtraHouses, extras.iter().any(|extra| *extra != Extra::Diagonals)),
        ];
        all.into_iter().filter(|(_, is_there)| *is_there).map(|(loss, _)| loss).collect()
    }
    /// Everything about this puzzle that some format leaves out.
    pub(crate) fn possible(puzzle: &Puzzle, meta: &Meta) -> Self {
        let shape = puzzle.shape();
        // Most puzzles have only givens.
        let is_given = |entry: &Entry| matches!(entry, Entry::Given(_) | Entry::Unknown);
        let after_givens = puzzle.entries().iter().position(|entry| !is_given(entry));
        let others = after_givens.map_or(&[][..], |at| &puzzle.entries()[at..]);
        let has = |wanted: fn(&Entry) -> bool| others.iter().any(wanted);
        let placed = has(|entry| matches!(entry, Entry::Placed(_)));
        let candidates = has(|entry| matches!(entry, Entry::Candidates(_)));
        let all = [
            (Loss::Placed, placed),
            (Loss::Candidates, candidates),
            (Loss::Rules, shape.is_ruled()),
            (Loss::Labels, !meta.labels.is_empty()),
            (Loss::Solution, meta.solution.is_some()),
        ];
        let others: Self =
            all.into_iter().filter(|(_, is_there)| *is_there).map(|(loss, _)| loss).collect();
        Self(others.0 | Self::of_board(shape).0)
    }
    /// The losses, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Loss> {
        Loss::ALL.into_iter().filter(move |loss| self.0 >> *loss as u16 & 1 == 1)
    }
}
