//! The messages for the arrangements that have no shape of their own, technique by technique.
use crate::catalog::Technique as T;
use whydoku_words::{Message, Said, Value, message};

macro_rules! messages {
    ($($id:literal),+) => { &[$(message!($id)),+] };
}

/// The messages of techniques; the first whose places are all filled is used. The places are the parts
/// of the arrangement: `cells`, `digits` and `houses` of its core, `guardian-cells`, `pivot-cells`,
/// `a-cells`, `a-digits`, `link-digits`, `base`, `cover` and so on.
const MESSAGES: &[(&[T], &[Message])] = &[
    (
        &[
            T::SiameseFinnedXWing,
            T::SiameseFinnedSwordfish,
            T::SiameseFinnedJellyfish,
            T::SiameseSashimiXWing,
            T::SiameseSashimiSwordfish,
            T::SiameseSashimiJellyfish,
            T::SiameseFinnedFrankenXWing,
            T::SiameseFinnedFrankenSwordfish,
            T::SiameseFinnedFrankenJellyfish,
            T::SiameseFinnedMutantXWing,
            T::SiameseFinnedMutantSwordfish,
            T::SiameseFinnedMutantJellyfish,
        ],
        messages!["why-siamese-fish"],
    ),
    (&[T::DualKite], messages!["why-dual-kite"]),
    (&[T::DualEmptyRectangle], messages!["why-dual-empty-rectangle"]),
    (&[T::RemotePair], messages!["why-remote-pair"]),
    (&[T::XyzWing], messages!["why-xyz-wing"]),
    (&[T::WWing], messages!["why-w-wing"]),
    (&[T::WxyzWing, T::VwxyzWing], messages!["why-bent-wing"]),
    (&[T::AlmostLockedPair, T::AlmostLockedTriple], messages!["why-almost-locked"]),
    (&[T::SimpleColoursTrap], messages!["why-simple-colours-trap"]),
    (&[T::SimpleColoursWrap], messages!["why-simple-colours-wrap"]),
    (&[T::MultiColours1], messages!["why-multi-colours-1"]),
    (&[T::MultiColours2], messages!["why-multi-colours-2"]),
    (
        &[T::Medusa],
        messages![
            "why-medusa-cell",
            "why-medusa-house",
            "why-medusa-clash",
            "why-medusa-trap",
            "why-medusa-alone-cell",
            "why-medusa-alone-house"
        ],
    ),
    (&[T::SueDeCoq], messages!["why-sue-de-coq-extra", "why-sue-de-coq"]),
    (&[T::AlsXz], messages!["why-als-xz", "why-als-xz-double"]),
    (&[T::AlsXyWing], messages!["why-als-xy-wing"]),
    (&[T::AlsXyChain], messages!["why-als-xy-chain"]),
    (
        &[T::DeathBlossom],
        messages!["why-death-blossom-more", "why-death-blossom-three", "why-death-blossom-two"],
    ),
    (&[T::AlignedPairExclusion, T::AlignedTripleExclusion], messages!["why-aligned-exclusion"]),
    (&[T::UniqueRectangle1, T::UniqueLoop1], messages!["why-unique-rectangle-1"]),
    (&[T::UniqueRectangle2], messages!["why-unique-rectangle-2"]),
    (&[T::UniqueRectangle3, T::UniqueLoop3], messages!["why-unique-rectangle-3"]),
    (&[T::UniqueRectangle4], messages!["why-unique-rectangle-4"]),
    (&[T::UniqueRectangle5], messages!["why-unique-rectangle-5"]),
    (&[T::UniqueRectangle6], messages!["why-unique-rectangle-6"]),
    (&[T::HiddenRectangle], messages!["why-hidden-rectangle"]),
    (&[T::AvoidableRectangle1], messages!["why-avoidable-rectangle-1"]),
    (&[T::AvoidableRectangle2], messages!["why-avoidable-rectangle-2"]),
    (&[T::UniqueLoop2], messages!["why-unique-loop-2"]),
    (&[T::UniqueLoop4], messages!["why-unique-loop-4"]),
    (&[T::ExtendedRectangle1], messages!["why-extended-rectangle-1"]),
    (&[T::ExtendedRectangle2], messages!["why-extended-rectangle-2"]),
    (&[T::ExtendedRectangle3], messages!["why-extended-rectangle-3"]),
    (&[T::ExtendedRectangle4], messages!["why-extended-rectangle-4"]),
    (&[T::BugPlus1], messages!["why-bug-1"]),
    (&[T::BugType2], messages!["why-bug-2"]),
    (&[T::BugType3], messages!["why-bug-3"]),
    (&[T::BugType4], messages!["why-bug-4"]),
    (&[T::BugPlusN], messages!["why-bug-n"]),
    (&[T::TemplateSet], messages!["why-template-set"]),
    (&[T::TemplateDelete], messages!["why-template-delete"]),
    (&[T::FireworksTriple], messages!["why-fireworks-triple"]),
    (&[T::FireworksQuad], messages!["why-fireworks-quad"]),
    (&[T::Tridagon], messages!["why-tridagon"]),
    (
        &[T::BorescoperDeadlyPattern, T::UniqueMatrix],
        messages!["why-deadly-pattern-locked", "why-deadly-pattern-subset", "why-deadly-pattern"],
    ),
    (&[T::JuniorExocet, T::SeniorExocet], messages!["why-exocet-known", "why-exocet"]),
    (&[T::DoubleExocet], messages!["why-double-exocet-known", "why-double-exocet"]),
];

/// The message for an arrangement.
pub(super) fn said(technique: T, places: Vec<(&'static str, Value)>) -> Said {
    let fills = |wanted: &str| places.iter().any(|(at, value)| *at == wanted && !value.is_empty());
    let row = MESSAGES.iter().find(|(of, _)| of.contains(&technique));
    let all = row.map_or(&[][..], |(_, messages)| messages);
    let fitting = all.iter().find(|message| message.places().iter().all(|place| fills(place)));
    // Better no words than words with gaps.
    let Some(message) = fitting else {
        let name = Said::new(technique.info().title);
        return whydoku_words::said!("why-by-name", { "technique": name });
    };
    let own = places.into_iter().filter(|(place, _)| message.places().contains(place));
    own.fold(Said::new(*message), |said, (place, value)| said.with(place, value))
}

/// Every message of an arrangement.
#[cfg(test)]
pub(super) fn every_message() -> impl Iterator<Item = Message> {
    let of_techniques = MESSAGES.iter().flat_map(|(_, messages)| messages.iter().copied());
    of_techniques.chain([message!("why-by-name")])
}
