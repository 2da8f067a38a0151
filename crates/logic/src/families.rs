//! The finders, one family a file. A finder searches by shape and offers steps; it holds no words,
//! no scores, no options and no opinion about which step is wanted.
mod aligned;
mod almost_locked;
mod als;
mod als_chains;
mod bent;
mod blossom;
mod bug;
mod cases;
mod chains;
mod choose;
mod colours;
mod crossings;
mod deadly;
mod dual;
mod exocet_cases;
mod exocets;
mod extended;
mod fireworks;
mod fish;
mod fish_hunt;
mod fish_lines;
mod fish_names;
mod forcing;
mod guardians;
mod intersections;
mod kraken;
mod loops;
mod medusa;
mod nice_loops;
mod rectangles;
mod remote_pairs;
mod ruled;
mod ruled_balance;
mod ruled_bonds;
mod ruled_cases;
mod ruled_pairs;
mod ruled_singles;
mod ruled_subsets;
mod sectors;
mod siamese;
mod single_digit;
mod singles;
mod sk_loop;
mod subsets;
mod sue_de_coq;
mod symmetry;
mod templates;
mod tridagon;
mod wings;

use crate::catalog::Technique;
use crate::context::Ctx;
use crate::sink::{Flow, Sink, each_result_once};
use Technique as T;
use core::ops::ControlFlow;
use whydoku_core::KNOWS_RULES;

/// Searches a position for one technique and offers what it finds. It may come across related techniques
/// and offers those steps too; the receiver keeps what it wants.
type Finder<const W: usize> = fn(&Ctx<'_, W>, Technique, &mut Sink<'_>) -> Flow;

/// Runs the finder of a technique, unless the technique needs a puzzle with one solution and this one is not
/// known to have exactly one.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let info = technique.info();
    let is_ruled = || cx.geometry().shape().is_ruled();
    // With rules beyond houses, digits that change places may break one.
    let may_swap = || cx.unique && !is_ruled();
    if info.needs_unique && !may_swap() || info.needs_rules && !is_ruled() {
        return ControlFlow::Continue(());
    }
    let find = finder(technique);
    if meets_one_result_often(technique) {
        return each_result_once(out, |out| find(cx, technique, out));
    }
    find(cx, technique, out)
}

/// Whether a finder meets the same conclusions in many ways, the first of which is the simplest.
fn meets_one_result_often(technique: Technique) -> bool {
    matches!(
        technique,
        T::AlsXz
            | T::AlsXyWing
            | T::AlsXyChain
            | T::DeathBlossom
            | T::AlignedPairExclusion
            | T::AlignedTripleExclusion
    )
}

/// The finder of a technique for rules beyond houses, if rules are supported.
fn of_rules<const W: usize>(technique: Technique) -> Finder<W> {
    match technique {
        _ if !KNOWS_RULES => |_, _, _| ControlFlow::Continue(()),
        T::NoPartner => ruled_bonds::no_partner,
        T::CommonPeer => ruled_bonds::common_peer,
        T::LinkedCells => ruled_bonds::linked_cells,
        T::CrossHouseSubset => ruled_subsets::cross_house_subset,
        T::RuleCombinations => ruled::combinations,
        T::RequiredDigits => ruled::required_digits,
        T::RuleAndHouse => ruled::rule_and_house,
        T::RuleAndRule => ruled_pairs::rule_and_rule,
        _ => ruled_balance::innies_outies,
    }
}

/// The function that finds a technique.
#[rustfmt::skip] // one row a function
fn finder<const W: usize>(technique: Technique) -> Finder<W> {
    match technique {
        T::NoPartner | T::CommonPeer | T::LinkedCells | T::RuleCombinations | T::RequiredDigits
        | T::RuleAndHouse | T::RuleAndRule | T::InniesOuties | T::CrossHouseSubset => of_rules(technique),
        T::FullHouse => singles::full_house,
        T::HiddenSingle => singles::hidden_single,
        T::NakedSingle => singles::naked_single,
        T::LockedPair | T::LockedTriple | T::NakedPair | T::NakedTriple | T::NakedQuad => subsets::naked,
        T::Pointing => intersections::pointing,
        T::Claiming => intersections::claiming,
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => subsets::hidden,
        T::XWing | T::Swordfish | T::Jellyfish | T::FinnedXWing | T::SashimiXWing
        | T::FinnedSwordfish | T::SashimiSwordfish | T::FinnedJellyfish | T::SashimiJellyfish
        | T::Squirmbag | T::Whale | T::Leviathan | T::FinnedSquirmbag | T::FinnedWhale
        | T::FinnedLeviathan | T::SashimiSquirmbag | T::SashimiWhale | T::SashimiLeviathan
        | T::FrankenXWing | T::FrankenSwordfish | T::FrankenJellyfish | T::FrankenSquirmbag
        | T::FrankenWhale | T::FrankenLeviathan | T::FinnedFrankenXWing
        | T::FinnedFrankenSwordfish | T::FinnedFrankenJellyfish | T::FinnedFrankenSquirmbag
        | T::FinnedFrankenWhale | T::FinnedFrankenLeviathan | T::MutantSwordfish
        | T::MutantJellyfish | T::MutantSquirmbag | T::MutantWhale | T::MutantLeviathan
        | T::FinnedMutantXWing | T::FinnedMutantSwordfish | T::FinnedMutantJellyfish
        | T::FinnedMutantSquirmbag | T::FinnedMutantWhale | T::FinnedMutantLeviathan => fish::find,
        T::XyWing => wings::xy_wing,
        T::RemotePair => remote_pairs::remote_pair,
        T::Skyscraper | T::Kite | T::TurbotFish => single_digit::two_pairs,
        T::EmptyRectangle => single_digit::empty_rectangle,
        T::DualKite => dual::kite,
        T::DualEmptyRectangle => dual::empty_rectangle,
        T::WWing => wings::w_wing,
        T::XyzWing => wings::xyz_wing,
        T::WxyzWing | T::VwxyzWing => bent::wing,
        T::AlmostLockedPair | T::AlmostLockedTriple => almost_locked::almost_locked,
        T::BugPlus1 | T::BugType2 | T::BugType3 | T::BugType4 | T::BugPlusN => bug::find,
        T::UniqueRectangle1 | T::UniqueRectangle2 | T::UniqueRectangle3 | T::UniqueRectangle4
        | T::UniqueRectangle5 | T::UniqueRectangle6 | T::HiddenRectangle => rectangles::unique,
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => rectangles::avoidable,
        T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop3 | T::UniqueLoop4 => loops::find,
        T::ExtendedRectangle1 | T::ExtendedRectangle2 | T::ExtendedRectangle3
        | T::ExtendedRectangle4 => extended::find,
        T::SymmetricalPlacement => symmetry::placement,
        T::SueDeCoq => sue_de_coq::sue_de_coq,
        T::SimpleColoursTrap => colours::trap,
        T::SimpleColoursWrap => colours::wrap,
        T::MultiColours1 => colours::multi_1,
        T::MultiColours2 => colours::multi_2,
        T::Medusa => medusa::medusa,
        T::XChain => chains::x_chain,
        T::XyChain => chains::xy_chain,
        T::ContinuousLoop | T::GroupedContinuousLoop | T::AlsContinuousLoop => nice_loops::continuous,
        T::DiscontinuousLoop | T::Aic | T::GroupedDiscontinuousLoop | T::GroupedAic
        | T::AlsDiscontinuousLoop | T::AlsAic | T::RectangleAic => nice_loops::aic,
        T::AlsXz => als::xz,
        T::AlsXyWing => als::xy_wing,
        T::AlsXyChain => als_chains::xy_chain,
        T::DeathBlossom => blossom::death_blossom,
        T::AlignedPairExclusion | T::AlignedTripleExclusion => aligned::exclusion,
        T::FireworksTriple => fireworks::triple,
        T::FireworksQuad => fireworks::quad,
        T::Tridagon => tridagon::find,
        T::BorescoperDeadlyPattern => deadly::borescoper,
        T::UniqueMatrix => deadly::matrix,
        T::JuniorExocet | T::SeniorExocet | T::DoubleExocet => exocets::find,
        T::SkLoop => sk_loop::find,
        T::MultiSectorLockedSet => sectors::multi_sector,
        T::SiameseFinnedXWing | T::SiameseFinnedSwordfish | T::SiameseFinnedJellyfish
        | T::SiameseSashimiXWing | T::SiameseSashimiSwordfish | T::SiameseSashimiJellyfish
        | T::SiameseFinnedFrankenXWing | T::SiameseFinnedFrankenSwordfish
        | T::SiameseFinnedFrankenJellyfish | T::SiameseFinnedMutantXWing
        | T::SiameseFinnedMutantSwordfish | T::SiameseFinnedMutantJellyfish => siamese::find,
        T::KrakenFish1 | T::KrakenFish2 => kraken::find,
        T::Nishio => forcing::nishio,
        T::ForcingChainContradiction | T::ForcingNetContradiction => forcing::contradiction,
        T::ForcingChainVerity | T::ForcingNetVerity => forcing::verity,
        T::TemplateSet | T::TemplateDelete => templates::find,
        T::NestedNet => forcing::nested,
    }
}
