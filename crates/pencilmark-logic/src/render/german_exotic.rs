//! The German words of Siamese fish, templates and the arrangements that computers found first.
use crate::Technique;

/// The templates, by technique.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
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
        Technique::TemplateSet,
        "Es gibt nur so viele Arten, die fehlenden {base-digits} zu setzen, je eine in jedem Haus, \
         dem sie fehlt. In allen steht {digits} in {cells}.",
    ),
    (
        Technique::TemplateDelete,
        "Es gibt nur so viele Arten, die fehlenden {base-digits} zu setzen, je eine in jedem Haus, \
         dem sie fehlt. In keiner steht {digits} in {cells}.",
    ),
    (
        Technique::FireworksTriple,
        "Außerhalb des Blocks von {pivot-cells} hat jede von {digits} in {houses} keinen Platz außer \
         {cells}. Stünde eine dieser Ziffern in keiner von {cells}, dann hätten beide Linien sie in \
         diesem Block, an zwei Plätzen. Die drei Zellen enthalten also die drei Ziffern und nichts \
         anderes.",
    ),
    (
        Technique::FireworksQuad,
        "Außerhalb des Blocks von {a-cells} hat jede von {a-digits} in {a-houses} keinen Platz außer \
         {link-cells}; sie steht also dort oder in {a-cells}, sonst hätten beide Linien sie in \
         diesem Block, an zwei Plätzen. Ebenso steht jede von {b-digits} in {b-cells} oder \
         {link-cells}. Vier Ziffern füllen diese vier Zellen.",
    ),
    (
        Technique::Tridagon,
        "Die Ziffern {digits} allein können {cells} nicht füllen: Wie sie in einem der vier Blöcke \
         auch stehen, im nächsten lassen sie sich nur im Kreis weiterschieben, und rundherum geht \
         das nicht auf. Also ist einer der anderen Kandidaten richtig, {guardian-digits} in \
         {guardian-cells}, und was sie alle ausschließt, ist falsch.",
    ),
];

const SIAMESE: &str = "Die Plätze für die {digits} in {base} ergeben zwei Fische. Den ersten decken \
    {a-houses}, mit den Flossen {guardian-cells}; den zweiten {b-houses}, mit den Flossen \
    {link-cells}. Beide Male gilt: Ist keine Flosse die {digits}, dann bekommen die deckenden Häuser \
    ihre {digits} aus {base}, und keine andere Zelle dort kann sie enthalten; ist eine Flosse die \
    {digits}, dann kann es keine Zelle sein, die sie sieht. Was in den deckenden Häusern eines der \
    beiden liegt und alle seine Flossen sieht, ist also nicht die {digits}.";
