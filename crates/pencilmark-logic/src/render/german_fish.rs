//! The German words of fish.
use super::sentence::Phrase;

/// The template of a phrase about a fish, if it is one.
pub(super) fn template(phrase: Phrase) -> Option<&'static str> {
    Some(match phrase {
        Phrase::Fish => {
            "In {base} liegt jeder Platz für die {digit} in {cover}. \
             Mit je einer {digit} für {base} ist die {digit} von {covers} verbraucht, \
             also kann keine andere Zelle dort sie enthalten."
        }
        Phrase::CannibalFish => {
            "In {base} liegt jeder Platz für die {digit} in {cover}. \
             Mit je einer {digit} für {base} ist die {digit} von {covers} verbraucht, \
             also kann keine andere Zelle dort sie enthalten, und auch keine, die in zweien von \
             {covers} liegt, denn sie würde beide verbrauchen."
        }
        Phrase::FinnedFish => {
            "In {base} liegt jeder Platz für die {digit} in {cover}, oder er ist eine Flosse: \
             {fins}. Ist keine Flosse die {digit}, dann ist mit je einer {digit} für {base} die \
             {digit} von {covers} verbraucht, und keine andere Zelle dort kann sie enthalten. Ist \
             eine Flosse die {digit}, dann kann es keine Zelle sein, die diese Flosse sieht. Was in \
             {cover} liegt und jede Flosse sieht, ist also so oder so nicht die {digit}."
        }
        Phrase::FinnedCannibalFish => {
            "In {base} liegt jeder Platz für die {digit} in {cover}, oder er ist eine Flosse: \
             {fins}. Ist keine Flosse die {digit}, dann ist mit je einer {digit} für {base} die \
             {digit} von {covers} verbraucht, und keine andere Zelle dort kann sie enthalten, auch \
             keine, die in zweien von {covers} liegt, denn sie würde beide verbrauchen. Ist eine \
             Flosse die {digit}, dann kann es keine Zelle sein, die diese Flosse sieht. Was \
             außerdem jede Flosse sieht, ist also so oder so nicht die {digit}."
        }
        Phrase::EndoFinnedFish => {
            "In {base} liegt jeder Platz für die {digit} in {cover}, oder er ist eine Flosse: \
             {fins}; auch {endo-fins} zählt als Flosse, denn es liegt in zweien von {base} und \
             könnte beiden dienen. Ist keine Flosse die {digit}, dann ist mit je einer {digit} für \
             {base} die {digit} von {covers} verbraucht, und keine andere Zelle dort kann sie \
             enthalten. Ist eine Flosse die {digit}, dann kann es keine Zelle sein, die diese \
             Flosse sieht. Was in {cover} liegt und jede Flosse sieht, ist also so oder so nicht \
             die {digit}."
        }
        Phrase::EndoFinnedCannibalFish => {
            "In {base} liegt jeder Platz für die {digit} in {cover}, oder er ist eine Flosse: \
             {fins}; auch {endo-fins} zählt als Flosse, denn es liegt in zweien von {base} und \
             könnte beiden dienen. Ist keine Flosse die {digit}, dann ist mit je einer {digit} für \
             {base} die {digit} von {covers} verbraucht, und keine andere Zelle dort kann sie \
             enthalten, auch keine, die in zweien von {covers} liegt, denn sie würde beide \
             verbrauchen. Ist eine Flosse die {digit}, dann kann es keine Zelle sein, die diese \
             Flosse sieht. Was außerdem jede Flosse sieht, ist also so oder so nicht die {digit}."
        }
        _ => return None,
    })
}
