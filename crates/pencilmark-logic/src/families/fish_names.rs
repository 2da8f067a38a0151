//! The names of fish: how large, with or without fins, and from which houses.
use crate::{Info, Level, Technique};
use pencilmark_core::{Geometry, House, HouseKind, HouseSet};

macro_rules! info {
    ($name:ident, $id:literal, $title:literal, $aliases:expr, $code:literal, $level:ident) => {
        pub(crate) const $name: Info = Info {
            id: $id,
            name: $title,
            aliases: &$aliases,
            hodoku: Some($code),
            level: Level::$level,
            needs_unique: false,
            page: include_str!(concat!("../../techniques/", $id, ".md")),
        };
    };
}
info!(X_WING, "x-wing", "X-Wing", [], "0300", Hard);
info!(SWORDFISH, "swordfish", "Swordfish", [], "0301", Hard);
info!(JELLYFISH, "jellyfish", "Jellyfish", [], "0302", Hard);
info!(SQUIRMBAG, "squirmbag", "Squirmbag", ["starfish"], "0303", Unfair);
info!(WHALE, "whale", "Whale", [], "0304", Unfair);
info!(LEVIATHAN, "leviathan", "Leviathan", [], "0305", Unfair);
info!(FINNED_X_WING, "finned-x-wing", "Finned X-Wing", [], "0310", Hard);
info!(FINNED_SWORDFISH, "finned-swordfish", "Finned Swordfish", [], "0311", Unfair);
info!(FINNED_JELLYFISH, "finned-jellyfish", "Finned Jellyfish", [], "0312", Unfair);
info!(FINNED_SQUIRMBAG, "finned-squirmbag", "Finned Squirmbag", [], "0313", Unfair);
info!(FINNED_WHALE, "finned-whale", "Finned Whale", [], "0314", Unfair);
info!(FINNED_LEVIATHAN, "finned-leviathan", "Finned Leviathan", [], "0315", Unfair);
info!(SASHIMI_X_WING, "sashimi-x-wing", "Sashimi X-Wing", [], "0320", Hard);
info!(SASHIMI_SWORDFISH, "sashimi-swordfish", "Sashimi Swordfish", [], "0321", Unfair);
info!(SASHIMI_JELLYFISH, "sashimi-jellyfish", "Sashimi Jellyfish", [], "0322", Unfair);
info!(SASHIMI_SQUIRMBAG, "sashimi-squirmbag", "Sashimi Squirmbag", [], "0323", Unfair);
info!(SASHIMI_WHALE, "sashimi-whale", "Sashimi Whale", [], "0324", Unfair);
info!(FRANKEN_X_WING, "franken-x-wing", "Franken X-Wing", [], "0330", Unfair);
info!(FRANKEN_SWORDFISH, "franken-swordfish", "Franken Swordfish", [], "0331", Unfair);
info!(FRANKEN_JELLYFISH, "franken-jellyfish", "Franken Jellyfish", [], "0332", Unfair);
info!(FINNED_FRANKEN_X_WING, "finned-franken-x-wing", "Finned Franken X-Wing", [], "0340", Unfair);
info!(
    FINNED_FRANKEN_SWORDFISH,
    "finned-franken-swordfish",
    "Finned Franken Swordfish",
    [],
    "0341",
    Unfair
);
info!(
    FINNED_FRANKEN_JELLYFISH,
    "finned-franken-jellyfish",
    "Finned Franken Jellyfish",
    [],
    "0342",
    Unfair
);
info!(MUTANT_SWORDFISH, "mutant-swordfish", "Mutant Swordfish", [], "0351", Extreme);
info!(MUTANT_JELLYFISH, "mutant-jellyfish", "Mutant Jellyfish", [], "0352", Extreme);
info!(FINNED_MUTANT_X_WING, "finned-mutant-x-wing", "Finned Mutant X-Wing", [], "0360", Extreme);
info!(
    FINNED_MUTANT_SWORDFISH,
    "finned-mutant-swordfish",
    "Finned Mutant Swordfish",
    [],
    "0361",
    Extreme
);
info!(
    FINNED_MUTANT_JELLYFISH,
    "finned-mutant-jellyfish",
    "Finned Mutant Jellyfish",
    [],
    "0362",
    Extreme
);
info!(
    FINNED_MUTANT_SQUIRMBAG,
    "finned-mutant-squirmbag",
    "Finned Mutant Squirmbag",
    [],
    "0363",
    Extreme
);
info!(FINNED_MUTANT_WHALE, "finned-mutant-whale", "Finned Mutant Whale", [], "0364", Extreme);
info!(FRANKEN_SQUIRMBAG, "franken-squirmbag", "Franken Squirmbag", [], "0333", Extreme);
info!(FRANKEN_WHALE, "franken-whale", "Franken Whale", [], "0334", Extreme);
info!(FRANKEN_LEVIATHAN, "franken-leviathan", "Franken Leviathan", [], "0335", Extreme);
info!(
    FINNED_FRANKEN_SQUIRMBAG,
    "finned-franken-squirmbag",
    "Finned Franken Squirmbag",
    [],
    "0343",
    Extreme
);
info!(SASHIMI_LEVIATHAN, "sashimi-leviathan", "Sashimi Leviathan", [], "0325", Unfair);

/// What a fish is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    /// Rows against columns, no fins.
    Basic,
    /// The same with fins.
    Finned,
    /// The same, and without the fins a base line would have one place left, or none.
    Sashimi,
    /// Boxes (or other houses that are no lines) among rows against columns, no fins.
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
    /// Whether it has no houses but rows against columns.
    pub(super) fn is_of_lines(self) -> bool {
        matches!(self, Self::Basic | Self::Finned | Self::Sashimi)
    }
    /// What base and cover houses make; `is_bare` tells whether a base house has fewer than two
    /// places besides the fins.
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

/// Which sort and size a technique is.
pub(super) fn sort_of(technique: Technique) -> Option<(Sort, usize)> {
    let found = NAMES.iter().find(|(named, ..)| *named == technique);
    found.map(|&(_, sort, size)| (sort, size))
}

const NAMES: [(Technique, Sort, usize); 35] = [
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
];
