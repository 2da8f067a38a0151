//! The English words of templates and of the arrangements that computers found first.
use crate::Technique;

/// Their templates; the places are the parts of the pattern.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (
        Technique::TemplateSet,
        "Look at every way to place the missing {base-digits}, once in each house that still lacks \
         the digit. In all of them {digits} is in {cells}.",
    ),
    (
        Technique::TemplateDelete,
        "Look at every way to place the missing {base-digits}, once in each house that still lacks \
         the digit. In none of them is {digits} in {cells}.",
    ),
    (
        Technique::FireworksTriple,
        "Outside the box of {pivot-cells}, the digits {digits} have no places in {houses} other \
         than {cells}. If one of them were in none of {cells}, both lines would need it inside \
         that box, in two different cells. So these three cells hold the three digits, and nothing \
         else.",
    ),
    (
        Technique::FireworksQuad,
        "Outside the box of {a-cells}, the digits {a-digits} have no places in {a-houses} other \
         than {link-cells}. So each of them is in {link-cells} or {a-cells}; otherwise both lines \
         would need it inside that box, in two different cells. Likewise, each of {b-digits} is in \
         {b-cells} or {link-cells}. The four digits fill these four cells.",
    ),
    (
        Technique::Tridagon,
        "The digits {digits} alone cannot fill {cells}: their order in one of the four boxes fixes \
         their order in the next up to a rotation, and going once around all four boxes this never \
         closes. So one of the other candidates, {guardian-digits} in {guardian-cells}, is true, \
         and a candidate that excludes all of these is false.",
    ),
];
