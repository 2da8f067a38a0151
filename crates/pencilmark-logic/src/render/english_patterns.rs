//! The English words of the patterns, technique by technique.
use super::{english_exotic, english_modern, english_sets, english_unique};
use crate::Technique;

/// The template of a technique whose argument is a [`Pattern`](crate::Pattern). The places are the
/// parts of the pattern: `{cells}`, `{digits}`, `{houses}` of its core, `{guardian-cells}`,
/// `{pivot-cells}`, `{a-cells}`, `{a-digits}`, `{link-digits}`, `{base}`, `{cover}` and so on.
/// A technique may have several: the first whose places the pattern fills is taken.
const TEMPLATES: &[(Technique, &str)] = &[
    (Technique::SiameseFinnedXWing, SIAMESE),
    (Technique::SiameseFinnedSwordfish, SIAMESE),
    (Technique::SiameseFinnedJellyfish, SIAMESE),
    (Technique::SiameseSashimiXWing, SIAMESE),
    (Technique::SiameseSashimiSwordfish, SIAMESE),
    (Technique::SiameseSashimiJellyfish, SIAMESE),
    (Technique::SiameseFinnedFrankenXWing, SIAMESE),
    (Technique::SiameseFinnedFrankenSwordfish, SIAMESE),
    (Technique::SiameseFinnedFrankenJellyfish, SIAMESE),
    (Technique::SiameseFinnedMutantXWing, SIAMESE),
    (Technique::SiameseFinnedMutantSwordfish, SIAMESE),
    (Technique::SiameseFinnedMutantJellyfish, SIAMESE),
    (
        Technique::DualKite,
        "At most one of {link-cells} is {a-digits}, for they are both in {link-houses}. In {a-houses} \
         the only other places are {a-cells}, one each, so one of these two is {a-digits}; in the \
         same way {b-cells} are the only other places in {b-houses}, and one of these two is \
         {b-digits}. No cell that sees both of either pair can hold what is there.",
    ),
    (
        Technique::DualEmptyRectangle,
        "In {houses}, the digit {digits} can only be in {cells}, which lie on a row and a column. \
         In {a-houses} it can only be in {a-cells}, in {b-houses} only in {b-cells}. Each of these \
         pairs has one end on an arm of the cross, so either the digit is on the other arm or it is \
         at the far end; no cell that sees both the other arm and the far end can hold it.",
    ),
    (
        Technique::RemotePair,
        "The cells {cells} have only the digits {digits}, and each sees another of them. Cells that \
         see each other hold different ones of the two, so {a-cells} all hold the same digit, and \
         {b-cells} all hold the other one. A cell that sees one of the former and one of the latter \
         sees both digits, and can be neither.",
    ),
];

const SIAMESE: &str = "The places for {digits} in {base} make two fish. The first is covered by \
    {a-houses}, with the fins {guardian-cells}; the second by {b-houses}, with the fins {link-cells}. \
    Each time, if no fin is {digits}, the cover houses get their {digits} from {base}, and no other \
    cell there can hold it; if a fin is {digits}, no cell that sees it can. So whatever is in the \
    cover houses of one of the two and sees all of its fins is not {digits}.";

/// Every template.
pub(super) fn all() -> impl Iterator<Item = &'static (Technique, &'static str)> + Clone {
    let all = TEMPLATES.iter().chain(english_sets::TEMPLATES).chain(english_unique::TEMPLATES);
    all.chain(english_exotic::TEMPLATES).chain(english_modern::TEMPLATES)
}

/// The template of a technique that fits a pattern with these places filled.
pub(super) fn template(technique: Technique, filled: &dyn Fn(&str) -> bool) -> &'static str {
    fitting(all(), technique, filled).unwrap_or_default()
}

/// Of the templates of a technique the first whose places are filled, or else the first.
pub(super) fn fitting(
    all: impl Iterator<Item = &'static (Technique, &'static str)> + Clone,
    technique: Technique,
    filled: &dyn Fn(&str) -> bool,
) -> Option<&'static str> {
    let mut own = all.filter(|(of, _)| *of == technique);
    let fits = |template: &str| {
        template.split('{').skip(1).filter_map(|rest| rest.split('}').next()).all(filled)
    };
    let found = own.clone().find(|(_, template)| fits(template)).or_else(|| own.next());
    found.map(|(_, template)| *template)
}
