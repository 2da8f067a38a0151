//! The English words of templates and of the arrangements that computers found first.
use crate::Technique;

/// Their templates; the places are the parts of the pattern.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (
        Technique::TemplateSet,
        "There are only so many ways to place the missing {base-digits}, each once in \
         every house that lacks it. In all of them {digits} is in {cells}.",
    ),
    (
        Technique::TemplateDelete,
        "There are only so many ways to place the missing {base-digits}, each once in \
         every house that lacks it. In none of them {digits} is in {cells}.",
    ),
    (
        Technique::FireworksTriple,
        "Outside the box of {pivot-cells}, each of {digits} has no place in {houses} \
         other than {cells}. If such a digit were in none of {cells}, both lines would \
         have it in that box, at two places. So these three cells hold the three digits, \
         and nothing else.",
    ),
    (
        Technique::FireworksQuad,
        "Outside the box of {a-cells}, each of {a-digits} has no place in {a-houses} \
         other than {link-cells}; so it is there or in {a-cells}, else both lines would \
         have it in that box, at two places. Likewise each of {b-digits} is in {b-cells} \
         or {link-cells}. Four digits fill these four cells.",
    ),
    (
        Technique::Tridagon,
        "The digits {digits} alone cannot fill {cells}: whatever order they have in one \
         of the four boxes, they can only be moved round in the next, and all round the \
         four this does not fit. So one of the other candidates, {guardian-digits} in \
         {guardian-cells}, is true, and what excludes all of these is false.",
    ),
];
