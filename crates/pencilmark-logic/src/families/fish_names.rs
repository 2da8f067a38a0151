//! The names of fish: how large, with or without fins, and from which houses.
use crate::Technique;
use pencilmark_core::{Geometry, House, HouseKind, HouseSet};

info!(X_WING, "x-wing", "X-Wing", [], Some("0300"), Hard);
info!(SWORDFISH, "swordfish", "Swordfish", [], Some("0301"), Hard);
info!(JELLYFISH, "jellyfish", "Jellyfish", [], Some("0302"), Hard);
info!(SQUIRMBAG, "squirmbag", "Squirmbag", ["starfish"], Some("0303"), Unfair);
info!(WHALE, "whale", "Whale", [], Some("0304"), Unfair);
info!(LEVIATHAN, "leviathan", "Leviathan", [], Some("0305"), Unfair);
info!(FINNED_X_WING, "finned-x-wing", "Finned X-Wing", [], Some("0310"), Hard);
info!(FINNED_SWORDFISH, "finned-swordfish", "Finned Swordfish", [], Some("0311"), Unfair);
info!(FINNED_JELLYFISH, "finned-jellyfish", "Finned Jellyfish", [], Some("0312"), Unfair);
info!(FINNED_SQUIRMBAG, "finned-squirmbag", "Finned Squirmbag", [], Some("0313"), Unfair);
info!(FINNED_WHALE, "finned-whale", "Finned Whale", [], Some("0314"), Unfair);
info!(FINNED_LEVIATHAN, "finned-leviathan", "Finned Leviathan", [], Some("0315"), Unfair);
info!(SASHIMI_X_WING, "sashimi-x-wing", "Sashimi X-Wing", [], Some("0320"), Hard);
info!(SASHIMI_SWORDFISH, "sashimi-swordfish", "Sashimi Swordfish", [], Some("0321"), Unfair);
info!(SASHIMI_JELLYFISH, "sashimi-jellyfish", "Sashimi Jellyfish", [], Some("0322"), Unfair);
info!(SASHIMI_SQUIRMBAG, "sashimi-squirmbag", "Sashimi Squirmbag", [], Some("0323"), Unfair);
info!(SASHIMI_WHALE, "sashimi-whale", "Sashimi Whale", [], Some("0324"), Unfair);
info!(FRANKEN_X_WING, "franken-x-wing", "Franken X-Wing", [], Some("0330"), Unfair);
info!(FRANKEN_SWORDFISH, "franken-swordfish", "Franken Swordfish", [], Some("0331"), Unfair);
info!(FRANKEN_JELLYFISH, "franken-jellyfish", "Franken Jellyfish", [], Some("0332"), Unfair);
info!(
    FINNED_FRANKEN_X_WING,
    "finned-franken-x-wing",
    "Finned Franken X-Wing",
    [],
    Some("0340"),
    Unfair
);
info!(
    FINNED_FRANKEN_SWORDFISH,
    "finned-franken-swordfish",
    "Finned Franken Swordfish",
    [],
    Some("0341"),
    Unfair
);
info!(
    FINNED_FRANKEN_JELLYFISH,
    "finned-franken-jellyfish",
    "Finned Franken Jellyfish",
    [],
    Some("0342"),
    Unfair
);
info!(MUTANT_SWORDFISH, "mutant-swordfish", "Mutant Swordfish", [], Some("0351"), Extreme);
info!(MUTANT_JELLYFISH, "mutant-jellyfish", "Mutant Jellyfish", [], Some("0352"), Extreme);
info!(
    FINNED_MUTANT_X_WING,
    "finned-mutant-x-wing",
    "Finned Mutant X-Wing",
    [],
    Some("0360"),
    Extreme
);
info!(
    FINNED_MUTANT_SWORDFISH,
    "finned-mutant-swordfish",
    "Finned Mutant Swordfish",
    [],
    Some("0361"),
    Extreme
);
info!(
    FINNED_MUTANT_JELLYFISH,
    "finned-mutant-jellyfish",
    "Finned Mutant Jellyfish",
    [],
    Some("0362"),
    Extreme
);
info!(
    FINNED_MUTANT_SQUIRMBAG,
    "finned-mutant-squirmbag",
    "Finned Mutant Squirmbag",
    [],
    Some("0363"),
    Extreme
);
info!(FINNED_MUTANT_WHALE, "finned-mutant-whale", "Finned Mutant Whale", [], Some("0364"), Extreme);
info!(FRANKEN_SQUIRMBAG, "franken-squirmbag", "Franken Squirmbag", [], Some("0333"), Extreme);
info!(FRANKEN_WHALE, "franken-whale", "Franken Whale", [], Some("0334"), Extreme);
info!(FRANKEN_LEVIATHAN, "franken-leviathan", "Franken Leviathan", [], Some("0335"), Extreme);
info!(
    FINNED_FRANKEN_SQUIRMBAG,
    "finned-franken-squirmbag",
    "Finned Franken Squirmbag",
    [],
    Some("0343"),
    Extreme
);
info!(SASHIMI_LEVIATHAN, "sashimi-leviathan", "Sashimi Leviathan", [], Some("0325"), Unfair);

info!(MUTANT_WHALE, "mutant-whale", "Mutant Whale", [], Some("0354"), Extreme);
info!(MUTANT_LEVIATHAN, "mutant-leviathan", "Mutant Leviathan", [], Some("0355"), Extreme);
info!(
    FINNED_FRANKEN_WHALE,
    "finned-franken-whale",
    "Finned Franken Whale",
    [],
    Some("0344"),
    Extreme
);
info!(
    FINNED_FRANKEN_LEVIATHAN,
    "finned-franken-leviathan",
    "Finned Franken Leviathan",
    [],
    Some("0345"),
    Extreme
);
info!(
    FINNED_MUTANT_LEVIATHAN,
    "finned-mutant-leviathan",
    "Finned Mutant Leviathan",
    [],
    Some("0365"),
    Extreme
);
info!(MUTANT_SQUIRMBAG, "mutant-squirmbag", "Mutant Squirmbag", [], Some("0353"), Extreme);

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
