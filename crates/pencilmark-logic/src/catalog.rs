//! The list of techniques, one line each: the enum, the descriptions and the dispatch all come
//! from it. Its order is the order in which people usually look; a rater has its own.
use crate::context::Ctx;
use crate::families::{
    aligned, almost_locked, als, als_chains, bent, blossom, colours, medusa, sue_de_coq,
};
use crate::families::{
    chains, dual, fish, forcing, intersections, remote_pairs, single_digit, singles, subsets, wings,
};
use crate::families::{
    deadly, exocets, extended, fireworks, graves, loops, rectangles, templates, tridagon,
};
use crate::families::{fish_names, kraken, nice_loops, sectors, siamese, sk_loop, symmetry};
use crate::sink::{Flow, Sink, each_result_once};
use crate::{Info, UnknownTechnique};
use core::str::FromStr;

macro_rules! techniques {
    ($($name:ident = $info:path, $find:expr;)*) => {
        /// A named technique. Its page ([`Info::page`]) explains it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each technique has a whole page")]
        pub enum Technique { $($name),* }

        impl Technique {
            /// Every technique, easiest first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its description.
            pub const fn info(self) -> &'static Info {
                match self { $(Self::$name => &$info),* }
            }
            /// Runs its finder. A finder may meet neighbouring techniques on its way and offers
            /// those steps too; the receiver keeps what it asked for.
            pub(crate) fn find<const W: usize>(self, cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
                if self.info().needs_unique && !cx.unique {
                    return Flow::Continue(());
                }
                match self { $(Self::$name => $find(cx, out)),* }
            }
        }
    };
}

techniques! {
    FullHouse       = singles::FULL_HOUSE,       singles::full_house;
    HiddenSingle    = singles::HIDDEN_SINGLE,    singles::hidden_single;
    NakedSingle     = singles::NAKED_SINGLE,     singles::naked_single;
    LockedPair      = subsets::LOCKED_PAIR,      |cx, out| subsets::naked(cx, 2, out);
    LockedTriple    = subsets::LOCKED_TRIPLE,    |cx, out| subsets::naked(cx, 3, out);
    Pointing        = intersections::POINTING,   intersections::pointing;
    Claiming        = intersections::CLAIMING,   intersections::claiming;
    NakedPair       = subsets::NAKED_PAIR,       |cx, out| subsets::naked(cx, 2, out);
    HiddenPair      = subsets::HIDDEN_PAIR,      |cx, out| subsets::hidden(cx, 2, out);
    NakedTriple     = subsets::NAKED_TRIPLE,     |cx, out| subsets::naked(cx, 3, out);
    HiddenTriple    = subsets::HIDDEN_TRIPLE,    |cx, out| subsets::hidden(cx, 3, out);
    NakedQuad       = subsets::NAKED_QUAD,       |cx, out| subsets::naked(cx, 4, out);
    HiddenQuad      = subsets::HIDDEN_QUAD,      |cx, out| subsets::hidden(cx, 4, out);
    XWing = fish_names::X_WING, |cx, out| fish::find(cx, Technique::XWing, out);
    XyWing          = wings::XY_WING,            wings::xy_wing;
    Swordfish = fish_names::SWORDFISH, |cx, out| fish::find(cx, Technique::Swordfish, out);
    Jellyfish = fish_names::JELLYFISH, |cx, out| fish::find(cx, Technique::Jellyfish, out);
    RemotePair      = remote_pairs::REMOTE_PAIR, remote_pairs::remote_pair;
    Skyscraper      = single_digit::SKYSCRAPER,  |cx, out| single_digit::two_pairs(cx, Technique::Skyscraper, out);
    Kite            = single_digit::KITE,        |cx, out| single_digit::two_pairs(cx, Technique::Kite, out);
    TurbotFish      = single_digit::TURBOT_FISH, |cx, out| single_digit::two_pairs(cx, Technique::TurbotFish, out);
    EmptyRectangle  = single_digit::EMPTY_RECTANGLE, single_digit::empty_rectangle;
    DualKite        = dual::KITE,                dual::kite;
    DualEmptyRectangle = dual::EMPTY_RECTANGLE,  dual::empty_rectangle;
    FinnedXWing = fish_names::FINNED_X_WING, |cx, out| fish::find(cx, Technique::FinnedXWing, out);
    SashimiXWing = fish_names::SASHIMI_X_WING, |cx, out| fish::find(cx, Technique::SashimiXWing, out);
    FinnedSwordfish = fish_names::FINNED_SWORDFISH, |cx, out| fish::find(cx, Technique::FinnedSwordfish, out);
    SashimiSwordfish = fish_names::SASHIMI_SWORDFISH, |cx, out| fish::find(cx, Technique::SashimiSwordfish, out);
    FinnedJellyfish = fish_names::FINNED_JELLYFISH, |cx, out| fish::find(cx, Technique::FinnedJellyfish, out);
    SashimiJellyfish = fish_names::SASHIMI_JELLYFISH, |cx, out| fish::find(cx, Technique::SashimiJellyfish, out);
    WWing           = wings::W_WING,             wings::w_wing;
    XyzWing         = wings::XYZ_WING,           wings::xyz_wing;
    WxyzWing        = bent::WXYZ_WING,           |cx, out| bent::wing(cx, 4, out);
    AlmostLockedPair = almost_locked::PAIR,      |cx, out| almost_locked::almost_locked(cx, 2, out);
    AlmostLockedTriple = almost_locked::TRIPLE,  |cx, out| almost_locked::almost_locked(cx, 3, out);
    BugPlus1 = graves::PLUS_1, |cx, out| graves::find(cx, Technique::BugPlus1, out);
    UniqueRectangle1 = rectangles::TYPE_1, |cx, out| rectangles::unique(cx, Technique::UniqueRectangle1, out);
    UniqueRectangle2 = rectangles::TYPE_2, |cx, out| rectangles::unique(cx, Technique::UniqueRectangle2, out);
    UniqueRectangle3 = rectangles::TYPE_3, |cx, out| rectangles::unique(cx, Technique::UniqueRectangle3, out);
    UniqueRectangle4 = rectangles::TYPE_4, |cx, out| rectangles::unique(cx, Technique::UniqueRectangle4, out);
    UniqueRectangle5 = rectangles::TYPE_5, |cx, out| rectangles::unique(cx, Technique::UniqueRectangle5, out);
    UniqueRectangle6 = rectangles::TYPE_6, |cx, out| rectangles::unique(cx, Technique::UniqueRectangle6, out);
    HiddenRectangle = rectangles::HIDDEN, |cx, out| rectangles::unique(cx, Technique::HiddenRectangle, out);
    AvoidableRectangle1 = rectangles::AVOIDABLE_1, |cx, out| rectangles::avoidable(cx, Technique::AvoidableRectangle1, out);
    AvoidableRectangle2 = rectangles::AVOIDABLE_2, |cx, out| rectangles::avoidable(cx, Technique::AvoidableRectangle2, out);
    UniqueLoop1 = loops::TYPE_1, |cx, out| loops::find(cx, Technique::UniqueLoop1, out);
    UniqueLoop2 = loops::TYPE_2, |cx, out| loops::find(cx, Technique::UniqueLoop2, out);
    UniqueLoop3 = loops::TYPE_3, |cx, out| loops::find(cx, Technique::UniqueLoop3, out);
    UniqueLoop4 = loops::TYPE_4, |cx, out| loops::find(cx, Technique::UniqueLoop4, out);
    ExtendedRectangle1 = extended::TYPE_1, |cx, out| extended::find(cx, Technique::ExtendedRectangle1, out);
    ExtendedRectangle2 = extended::TYPE_2, |cx, out| extended::find(cx, Technique::ExtendedRectangle2, out);
    ExtendedRectangle3 = extended::TYPE_3, |cx, out| extended::find(cx, Technique::ExtendedRectangle3, out);
    ExtendedRectangle4 = extended::TYPE_4, |cx, out| extended::find(cx, Technique::ExtendedRectangle4, out);
    BugType2 = graves::TYPE_2, |cx, out| graves::find(cx, Technique::BugType2, out);
    BugType3 = graves::TYPE_3, |cx, out| graves::find(cx, Technique::BugType3, out);
    BugType4 = graves::TYPE_4, |cx, out| graves::find(cx, Technique::BugType4, out);
    BugPlusN = graves::PLUS_N, |cx, out| graves::find(cx, Technique::BugPlusN, out);
    SymmetricalPlacement = symmetry::PLACEMENT,  symmetry::placement;
    SueDeCoq        = sue_de_coq::SUE_DE_COQ,    sue_de_coq::sue_de_coq;
    SimpleColoursTrap = colours::TRAP,           colours::trap;
    SimpleColoursWrap = colours::WRAP,           colours::wrap;
    MultiColours1   = colours::MULTI_1,          colours::multi_1;
    MultiColours2   = colours::MULTI_2,          colours::multi_2;
    Medusa          = medusa::MEDUSA,            medusa::medusa;
    VwxyzWing       = bent::VWXYZ_WING,          |cx, out| bent::wing(cx, 5, out);
    XChain          = chains::X_CHAIN,           chains::x_chain;
    XyChain         = chains::XY_CHAIN,          chains::xy_chain;
    ContinuousLoop = nice_loops::LOOP, |cx, out| nice_loops::continuous(cx, Technique::ContinuousLoop, out);
    DiscontinuousLoop = nice_loops::DISCONTINUOUS, |cx, out| nice_loops::aic(cx, Technique::DiscontinuousLoop, out);
    Aic = nice_loops::AIC, |cx, out| nice_loops::aic(cx, Technique::Aic, out);
    GroupedContinuousLoop = nice_loops::GROUPED_LOOP, |cx, out| nice_loops::continuous(cx, Technique::GroupedContinuousLoop, out);
    GroupedDiscontinuousLoop = nice_loops::GROUPED_DISCONTINUOUS, |cx, out| nice_loops::aic(cx, Technique::GroupedDiscontinuousLoop, out);
    GroupedAic = nice_loops::GROUPED_AIC, |cx, out| nice_loops::aic(cx, Technique::GroupedAic, out);
    AlsXz           = als::ALS_XZ,               |cx, out| each_result_once(out, |out| als::xz(cx, out));
    AlsXyWing       = als::ALS_XY_WING,          |cx, out| each_result_once(out, |out| als::xy_wing(cx, out));
    AlsXyChain      = als::ALS_XY_CHAIN,         |cx, out| each_result_once(out, |out| als_chains::xy_chain(cx, out));
    DeathBlossom    = blossom::DEATH_BLOSSOM,    |cx, out| each_result_once(out, |out| blossom::death_blossom(cx, out));
    AlsContinuousLoop = nice_loops::SET_LOOP, |cx, out| nice_loops::continuous(cx, Technique::AlsContinuousLoop, out);
    AlsDiscontinuousLoop = nice_loops::SET_DISCONTINUOUS, |cx, out| nice_loops::aic(cx, Technique::AlsDiscontinuousLoop, out);
    AlsAic = nice_loops::SET_AIC, |cx, out| nice_loops::aic(cx, Technique::AlsAic, out);
    RectangleAic = nice_loops::RECTANGLE_AIC, |cx, out| nice_loops::aic(cx, Technique::RectangleAic, out);
    AlignedPairExclusion = aligned::PAIR,        |cx, out| each_result_once(out, |out| aligned::exclusion(cx, 2, out));
    AlignedTripleExclusion = aligned::TRIPLE,    |cx, out| each_result_once(out, |out| aligned::exclusion(cx, 3, out));
    FireworksTriple = fireworks::TRIPLE,         fireworks::triple;
    FireworksQuad   = fireworks::QUAD,           fireworks::quad;
    Tridagon        = tridagon::TRIDAGON,        tridagon::find;
    BorescoperDeadlyPattern = deadly::BORESCOPER, deadly::borescoper;
    UniqueMatrix    = deadly::MATRIX,            deadly::matrix;
    JuniorExocet = exocets::JUNIOR, |cx, out| exocets::find(cx, Technique::JuniorExocet, out);
    SeniorExocet = exocets::SENIOR, |cx, out| exocets::find(cx, Technique::SeniorExocet, out);
    DoubleExocet = exocets::DOUBLE, |cx, out| exocets::find(cx, Technique::DoubleExocet, out);
    SkLoop          = sk_loop::SK_LOOP,          sk_loop::find;
    MultiSectorLockedSet = sectors::MULTI_SECTOR, sectors::multi_sector;
    Squirmbag = fish_names::SQUIRMBAG, |cx, out| fish::find(cx, Technique::Squirmbag, out);
    Whale = fish_names::WHALE, |cx, out| fish::find(cx, Technique::Whale, out);
    Leviathan = fish_names::LEVIATHAN, |cx, out| fish::find(cx, Technique::Leviathan, out);
    FinnedSquirmbag = fish_names::FINNED_SQUIRMBAG, |cx, out| fish::find(cx, Technique::FinnedSquirmbag, out);
    FinnedWhale = fish_names::FINNED_WHALE, |cx, out| fish::find(cx, Technique::FinnedWhale, out);
    FinnedLeviathan = fish_names::FINNED_LEVIATHAN, |cx, out| fish::find(cx, Technique::FinnedLeviathan, out);
    SashimiSquirmbag = fish_names::SASHIMI_SQUIRMBAG, |cx, out| fish::find(cx, Technique::SashimiSquirmbag, out);
    SashimiWhale = fish_names::SASHIMI_WHALE, |cx, out| fish::find(cx, Technique::SashimiWhale, out);
    SashimiLeviathan = fish_names::SASHIMI_LEVIATHAN, |cx, out| fish::find(cx, Technique::SashimiLeviathan, out);
    FrankenXWing = fish_names::FRANKEN_X_WING, |cx, out| fish::find(cx, Technique::FrankenXWing, out);
    FrankenSwordfish = fish_names::FRANKEN_SWORDFISH, |cx, out| fish::find(cx, Technique::FrankenSwordfish, out);
    FrankenJellyfish = fish_names::FRANKEN_JELLYFISH, |cx, out| fish::find(cx, Technique::FrankenJellyfish, out);
    FrankenSquirmbag = fish_names::FRANKEN_SQUIRMBAG, |cx, out| fish::find(cx, Technique::FrankenSquirmbag, out);
    FrankenWhale = fish_names::FRANKEN_WHALE, |cx, out| fish::find(cx, Technique::FrankenWhale, out);
    FrankenLeviathan = fish_names::FRANKEN_LEVIATHAN, |cx, out| fish::find(cx, Technique::FrankenLeviathan, out);
    FinnedFrankenXWing = fish_names::FINNED_FRANKEN_X_WING, |cx, out| fish::find(cx, Technique::FinnedFrankenXWing, out);
    FinnedFrankenSwordfish = fish_names::FINNED_FRANKEN_SWORDFISH, |cx, out| fish::find(cx, Technique::FinnedFrankenSwordfish, out);
    FinnedFrankenJellyfish = fish_names::FINNED_FRANKEN_JELLYFISH, |cx, out| fish::find(cx, Technique::FinnedFrankenJellyfish, out);
    FinnedFrankenSquirmbag = fish_names::FINNED_FRANKEN_SQUIRMBAG, |cx, out| fish::find(cx, Technique::FinnedFrankenSquirmbag, out);
    FinnedFrankenWhale = fish_names::FINNED_FRANKEN_WHALE, |cx, out| fish::find(cx, Technique::FinnedFrankenWhale, out);
    FinnedFrankenLeviathan = fish_names::FINNED_FRANKEN_LEVIATHAN, |cx, out| fish::find(cx, Technique::FinnedFrankenLeviathan, out);
    MutantSwordfish = fish_names::MUTANT_SWORDFISH, |cx, out| fish::find(cx, Technique::MutantSwordfish, out);
    MutantJellyfish = fish_names::MUTANT_JELLYFISH, |cx, out| fish::find(cx, Technique::MutantJellyfish, out);
    MutantSquirmbag = fish_names::MUTANT_SQUIRMBAG, |cx, out| fish::find(cx, Technique::MutantSquirmbag, out);
    MutantWhale = fish_names::MUTANT_WHALE, |cx, out| fish::find(cx, Technique::MutantWhale, out);
    MutantLeviathan = fish_names::MUTANT_LEVIATHAN, |cx, out| fish::find(cx, Technique::MutantLeviathan, out);
    FinnedMutantXWing = fish_names::FINNED_MUTANT_X_WING, |cx, out| fish::find(cx, Technique::FinnedMutantXWing, out);
    FinnedMutantSwordfish = fish_names::FINNED_MUTANT_SWORDFISH, |cx, out| fish::find(cx, Technique::FinnedMutantSwordfish, out);
    FinnedMutantJellyfish = fish_names::FINNED_MUTANT_JELLYFISH, |cx, out| fish::find(cx, Technique::FinnedMutantJellyfish, out);
    FinnedMutantSquirmbag = fish_names::FINNED_MUTANT_SQUIRMBAG, |cx, out| fish::find(cx, Technique::FinnedMutantSquirmbag, out);
    FinnedMutantWhale = fish_names::FINNED_MUTANT_WHALE, |cx, out| fish::find(cx, Technique::FinnedMutantWhale, out);
    FinnedMutantLeviathan = fish_names::FINNED_MUTANT_LEVIATHAN, |cx, out| fish::find(cx, Technique::FinnedMutantLeviathan, out);
    SiameseFinnedXWing = siamese::FINNED_X_WING, |cx, out| siamese::find(cx, Technique::SiameseFinnedXWing, out);
    SiameseFinnedSwordfish = siamese::FINNED_SWORDFISH, |cx, out| siamese::find(cx, Technique::SiameseFinnedSwordfish, out);
    SiameseFinnedJellyfish = siamese::FINNED_JELLYFISH, |cx, out| siamese::find(cx, Technique::SiameseFinnedJellyfish, out);
    SiameseSashimiXWing = siamese::SASHIMI_X_WING, |cx, out| siamese::find(cx, Technique::SiameseSashimiXWing, out);
    SiameseSashimiSwordfish = siamese::SASHIMI_SWORDFISH, |cx, out| siamese::find(cx, Technique::SiameseSashimiSwordfish, out);
    SiameseSashimiJellyfish = siamese::SASHIMI_JELLYFISH, |cx, out| siamese::find(cx, Technique::SiameseSashimiJellyfish, out);
    SiameseFinnedFrankenXWing = siamese::FINNED_FRANKEN_X_WING, |cx, out| siamese::find(cx, Technique::SiameseFinnedFrankenXWing, out);
    SiameseFinnedFrankenSwordfish = siamese::FINNED_FRANKEN_SWORDFISH, |cx, out| siamese::find(cx, Technique::SiameseFinnedFrankenSwordfish, out);
    SiameseFinnedFrankenJellyfish = siamese::FINNED_FRANKEN_JELLYFISH, |cx, out| siamese::find(cx, Technique::SiameseFinnedFrankenJellyfish, out);
    SiameseFinnedMutantXWing = siamese::FINNED_MUTANT_X_WING, |cx, out| siamese::find(cx, Technique::SiameseFinnedMutantXWing, out);
    SiameseFinnedMutantSwordfish = siamese::FINNED_MUTANT_SWORDFISH, |cx, out| siamese::find(cx, Technique::SiameseFinnedMutantSwordfish, out);
    SiameseFinnedMutantJellyfish = siamese::FINNED_MUTANT_JELLYFISH, |cx, out| siamese::find(cx, Technique::SiameseFinnedMutantJellyfish, out);
    KrakenFish1 = kraken::TYPE_1, |cx, out| kraken::find(cx, Technique::KrakenFish1, out);
    KrakenFish2 = kraken::TYPE_2, |cx, out| kraken::find(cx, Technique::KrakenFish2, out);
    Nishio          = forcing::NISHIO,           forcing::nishio;
    ForcingChainContradiction = forcing::CHAIN_CONTRADICTION, |cx, out| forcing::contradiction(cx, Technique::ForcingChainContradiction, out);
    ForcingChainVerity = forcing::CHAIN_VERITY,  |cx, out| forcing::verity(cx, Technique::ForcingChainVerity, out);
    ForcingNetContradiction = forcing::NET_CONTRADICTION, |cx, out| forcing::contradiction(cx, Technique::ForcingNetContradiction, out);
    ForcingNetVerity = forcing::NET_VERITY,      |cx, out| forcing::verity(cx, Technique::ForcingNetVerity, out);
    TemplateSet     = templates::SET,            |cx, out| templates::find(cx, Technique::TemplateSet, out);
    TemplateDelete  = templates::DELETE,         |cx, out| templates::find(cx, Technique::TemplateDelete, out);
    NestedNet       = forcing::NESTED,           forcing::nested;
}

impl FromStr for Technique {
    type Err = UnknownTechnique;
    /// Reads an id (`x-wing`), the usual name in any case (`X-Wing`), an alias or a `HoDoKu` code.
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let wanted = simplified(text);
        let named = |technique: &&Self| {
            let info = technique.info();
            simplified(info.id) == wanted
                || simplified(info.name) == wanted
                || info.hodoku == Some(text)
                || info.aliases.iter().any(|alias| simplified(alias) == wanted)
        };
        Self::ALL.iter().find(named).copied().ok_or_else(|| {
            let near = Self::ALL.iter().map(|technique| technique.info().id);
            let near = near.map(|id| (distance(&simplified(id), &wanted), id)).min();
            // Half of the letters may be wrong at most: anything is near to a short word otherwise.
            let most = wanted.chars().count() / 2;
            let nearest = near.filter(|(far, _)| *far <= most.min(3)).map(|(_, id)| id);
            UnknownTechnique { name: text.into(), nearest }
        })
    }
}

/// Lower case letters and digits only, so that `X-Wing`, `x wing` and `xwing` are one name.
fn simplified(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// How many letters must be added, dropped or changed to make one word of the other (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.chars().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_names_codes_and_aliases_are_unique() {
        let mut seen = BTreeSet::new();
        for technique in Technique::ALL {
            let info = technique.info();
            assert!(seen.insert(simplified(info.id)), "{} twice", info.id);
            for other in info.aliases.iter().copied().chain(info.hodoku) {
                assert!(seen.insert(simplified(other)), "{other} twice");
            }
            let own = simplified(info.name);
            assert!(own == simplified(info.id) || seen.insert(own), "{} twice", info.name);
        }
    }
    #[test]
    fn techniques_are_found_by_id_name_alias_and_code() {
        for technique in Technique::ALL {
            let info = technique.info();
            for name in [info.id, info.name].into_iter().chain(info.aliases.iter().copied()) {
                assert_eq!(name.parse(), Ok(*technique));
            }
        }
        assert_eq!("0300".parse(), Ok(Technique::XWing));
    }
}
