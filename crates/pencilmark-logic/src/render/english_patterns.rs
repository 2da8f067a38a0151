//! The English words of the patterns, technique by technique.
use crate::Technique;

/// The template of a technique whose argument is a [`Pattern`](crate::Pattern). The places are the
/// parts of the pattern: `{cells}`, `{digits}`, `{houses}` of its core, `{guardian-cells}`,
/// `{pivot-cells}`, `{a-cells}`, `{a-digits}`, `{link-digits}`, `{base}`, `{cover}` and so on.
const TEMPLATES: [(Technique, &str); 2] = [
    (
        Technique::DualKite,
        "At most one of {link-cells} is {a-digits}, for they are both in {link-houses}. In {a-houses} \
         the only other places are {a-cells}, one each, so one of these two is {a-digits}; in \
         {b-houses} the only other places are {b-cells}, so one of these two is {a-digits} too. No \
         cell that sees both of either pair can hold it.",
    ),
    (
        Technique::DualEmptyRectangle,
        "In {houses}, the digit {digits} can only be in {cells}, which lie on a row and a column. \
         In {a-houses} it can only be in {a-cells}, in {b-houses} only in {b-cells}. Each of these \
         pairs has one end on an arm of the cross, so either the digit is on the other arm or it is \
         at the far end; no cell that sees both the other arm and the far end can hold it.",
    ),
];

pub(super) fn template(technique: Technique) -> &'static str {
    let found = TEMPLATES.iter().find(|(of, _)| *of == technique);
    found.map_or("", |(_, template)| template)
}
