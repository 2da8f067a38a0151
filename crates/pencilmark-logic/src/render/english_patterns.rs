//! The English words of the patterns, technique by technique.
use crate::Technique;

/// The template of a technique whose argument is a [`Pattern`](crate::Pattern). The places are the
/// parts of the pattern: `{cells}`, `{digits}`, `{houses}` of its core, `{guardian-cells}`,
/// `{pivot-cells}`, `{a-cells}`, `{a-digits}`, `{link-digits}`, `{base}`, `{cover}` and so on.
const TEMPLATES: [(Technique, &str); 0] = [];

pub(super) fn template(technique: Technique) -> &'static str {
    let found = TEMPLATES.iter().find(|(of, _)| *of == technique);
    found.map_or("", |(_, template)| template)
}
