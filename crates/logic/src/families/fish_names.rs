//! The names of fish: their size, with or without fins, and from which houses.
use crate::catalog::Technique;
use whydoku_core::{Geometry, House, HouseKind, HouseSet};

/// The kind of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    /// Rows against columns, no fins.
    Basic,
    /// The same with fins.
    Finned,
    /// The same, where a base line would have one place left without the fins, or none.
    Sashimi,
    /// Boxes (or other houses that are not lines) among rows against columns, no fins.
    Franken,
    /// The same with fins.
    FinnedFranken,
    /// Rows and columns on the same side, no fins.
    Mutant,
    /// The same with fins.
    FinnedMutant,
}

impl Sort {
    /// Whether it has fins.
    pub(super) fn has_fins(self) -> bool {
        !matches!(self, Self::Basic | Self::Franken | Self::Mutant)
    }
    /// Whether it consists only of rows against columns.
    pub(super) fn is_of_lines(self) -> bool {
        matches!(self, Self::Basic | Self::Finned | Self::Sashimi)
    }
    /// The kind for these base and cover houses; `is_bare` says whether a base house has fewer than
    /// two places apart from the fins.
    pub(super) fn of<const W: usize>(
        geometry: &Geometry<W>,
        [bases, covers]: [HouseSet; 2],
        has_fins: bool,
        is_bare: impl Fn(House) -> bool,
    ) -> Self {
        let any = |of: HouseSet, wanted| of.iter().any(|house| geometry.kind(house) == wanted);
        let [across, down] =
            [HouseKind::Row, HouseKind::Column].map(|kind| [any(bases, kind), any(covers, kind)]);
        let is_line = |house| matches!(geometry.kind(house), HouseKind::Row | HouseKind::Column);
        let both = |one: [bool; 2], other: [bool; 2]| (0..2).any(|side| one[side] && other[side]);
        let mixed = across == [true; 2] || down == [true; 2] || both(across, down);
        let lines = (bases | covers).iter().all(is_line);
        match (mixed, lines, has_fins) {
            (true, _, false) => Self::Mutant,
            (true, _, true) => Self::FinnedMutant,
            (false, false, false) => Self::Franken,
            (false, false, true) => Self::FinnedFranken,
            (false, true, false) => Self::Basic,
            (false, true, true) if bases.iter().any(is_bare) => Self::Sashimi,
            (false, true, true) => Self::Finned,
        }
    }
}

/// The kind and size of a technique.
pub(super) fn sort_of(technique: Technique) -> Option<(Sort, usize)> {
    let found = NAMES.iter().find(|(named, ..)| *named == technique);
    found.map(|&(_, sort, size)| (sort, size))
}

const NAMES: [(Technique, Sort, usize); 41] = [
    (Technique::XWing, Sort::Basic, 2),
    (Technique::Swordfish, Sort::Basic, 3),
    (Technique::Jellyfish, Sort::Basic, 4),
    (Technique::Squirmbag, Sort::Basic, 5),
    (Technique::Whale, Sort::Basic, 6),
    (Technique::Leviathan, Sort::Basic, 7),
    (Technique::FinnedXWing, Sort::Finned, 2),
    (Technique::FinnedSwordfish, Sort::Finned, 3),
    (Technique::FinnedJellyfish, Sort::Finned, 4),
    (Technique::FinnedSquirmbag, Sort::Finned, 5),
    (Technique::FinnedWhale, Sort::Finned, 6),
    (Technique::FinnedLeviathan, Sort::Finned, 7),
    (Technique::SashimiXWing, Sort::Sashimi, 2),
    (Technique::SashimiSwordfish, Sort::Sashimi, 3),
    (Technique::SashimiJellyfish, Sort::Sashimi, 4),
    (Technique::SashimiSquirmbag, Sort::Sashimi, 5),
    (Technique::SashimiWhale, Sort::Sashimi, 6),
    (Technique::SashimiLeviathan, Sort::Sashimi, 7),
    (Technique::FrankenXWing, Sort::Franken, 2),
    (Technique::FrankenSwordfish, Sort::Franken, 3),
    (Technique::FrankenJellyfish, Sort::Franken, 4),
    (Technique::FrankenSquirmbag, Sort::Franken, 5),
    (Technique::FrankenWhale, Sort::Franken, 6),
    (Technique::FrankenLeviathan, Sort::Franken, 7),
    (Technique::FinnedFrankenXWing, Sort::FinnedFranken, 2),
    (Technique::FinnedFrankenSwordfish, Sort::FinnedFranken, 3),
    (Technique::FinnedFrankenJellyfish, Sort::FinnedFranken, 4),
    (Technique::FinnedFrankenSquirmbag, Sort::FinnedFranken, 5),
    (Technique::MutantSwordfish, Sort::Mutant, 3),
    (Technique::MutantJellyfish, Sort::Mutant, 4),
    (Technique::FinnedMutantXWing, Sort::FinnedMutant, 2),
    (Technique::FinnedMutantSwordfish, Sort::FinnedMutant, 3),
    (Technique::FinnedMutantJellyfish, Sort::FinnedMutant, 4),
    (Technique::FinnedMutantSquirmbag, Sort::FinnedMutant, 5),
    (Technique::FinnedMutantWhale, Sort::FinnedMutant, 6),
    (Technique::MutantSquirmbag, Sort::Mutant, 5),
    (Technique::MutantWhale, Sort::Mutant, 6),
    (Technique::MutantLeviathan, Sort::Mutant, 7),
    (Technique::FinnedFrankenWhale, Sort::FinnedFranken, 6),
    (Technique::FinnedFrankenLeviathan, Sort::FinnedFranken, 7),
    (Technique::FinnedMutantLeviathan, Sort::FinnedMutant, 7),
];
