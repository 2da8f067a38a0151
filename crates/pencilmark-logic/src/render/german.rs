//! The German words: templates for everything that is said of a step.
use super::english_patterns::fitting;
use super::sentence::{Join, Phrase};
use super::{german_chains, german_exotic, german_fish, german_modern, german_sets, german_unique};
use crate::Technique;

pub(super) use super::german_names::name;

/// The template of a phrase, if there is one; see [`super::english::template`].
pub(super) fn template(phrase: Phrase, filled: &dyn Fn(&str) -> bool) -> Option<&'static str> {
    Some(match phrase {
        Phrase::FullHouse => {
            "{cell} ist die letzte leere Zelle in {house}, und {digit} ist die Ziffer, die dort \
             fehlt."
        }
        Phrase::HiddenSingle => "In {house} kann die {digit} nur noch in {cell} stehen.",
        Phrase::NakedSingle => {
            "In {cell} ist jede Ziffer außer {digit} ausgeschlossen, also steht dort die {digit}."
        }
        Phrase::Intersection => {
            "In {from} kann die {digit} nur in {cells} stehen. \
             Diese Zellen liegen auch in {into}; eine von ihnen enthält also die {digit} von \
             {into}, und keine andere Zelle von {into} kann sie enthalten."
        }
        Phrase::NakedSubset => {
            "In {houses} haben die Zellen {cells} keine anderen Kandidaten als {digits}. \
             Untereinander verbrauchen sie diese Ziffern, also kann keine andere Zelle in {houses} \
             eine davon enthalten."
        }
        Phrase::LockedSubset => {
            "Die Zellen {cells} liegen alle in {houses} und haben keine anderen Kandidaten als \
             {digits}. Untereinander verbrauchen sie diese Ziffern in jedem dieser Häuser, also \
             kann keine andere Zelle dort eine davon enthalten."
        }
        Phrase::HiddenSubset => {
            "In {houses} haben die Ziffern {digits} keine anderen Plätze als {cells}. \
             Untereinander füllen sie diese Zellen, also kann dort keine andere Ziffer stehen."
        }
        Phrase::XyWing => {
            "Steht in {pivot} die {first}, dann in {pincer} die {digit}; steht in {pivot} die \
             {second}, dann in {other} die {digit}. So oder so enthält {pincer} oder {other} die \
             {digit}, also kann keine Zelle sie enthalten, die beide sieht."
        }
        Phrase::TwoPairs => {
            "In {house} kann die {digit} nur in {end} oder {near} stehen, in {other-house} nur in \
             {other-near} oder {other-end}. Steht sie in {near}, dann nicht in {other-near}, also \
             in {other-end}; wenn nicht, dann in {end}. So oder so steht sie in {end} oder \
             {other-end}, also kann keine Zelle sie enthalten, die alle diese sieht."
        }
        Phrase::Removed => "Das streicht {digits} aus {cells}",
        Phrase::RemovedToo => ", {digits} aus {cells}",
        Phrase::RemovedLast => " und {digits} aus {cells}",
        Phrase::Pattern(technique) => {
            let all = german_sets::TEMPLATES.iter().chain(german_unique::TEMPLATES);
            let all = all.chain(german_exotic::TEMPLATES);
            return pattern(technique)
                .or_else(|| german_modern::pattern(technique, filled))
                .or_else(|| fitting(all, technique, filled));
        }
        other => {
            return german_fish::template(other)
                .or_else(|| german_modern::template(other))
                .or_else(|| german_chains::template(other));
        }
    })
}

/// The template of an arrangement.
fn pattern(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::XyzWing => {
            "{pivot-cells} hat die Kandidaten {pivot-digits}, {a-cells} hat {a-digits}, {b-cells} \
             hat {b-digits}. Steht in {pivot-cells} nicht die {digits}, dann die andere Ziffer von \
             {a-cells} oder von {b-cells}, und in dieser Zelle steht die {digits}. Eine der drei \
             Zellen enthält also die {digits}, und keine Zelle kann sie enthalten, die alle sieht."
        }
        Technique::WWing => {
            "{cells} haben beide nur die Kandidaten {digits}. In {link-houses} kann die \
             {link-digits} nur in {link-cells} stehen, und jede dieser Zellen sieht eine der \
             beiden. Nicht beide können also {link-digits} sein; eine enthält die {a-digits}, und \
             keine Zelle kann sie enthalten, die beide sieht."
        }
        Technique::WxyzWing | Technique::VwxyzWing => {
            "Die Zellen {cells} haben keine anderen Kandidaten als {digits}, so viele Ziffern wie \
             Zellen. Von jeder der Ziffern {link-digits} sehen sich dort alle Plätze, sie kann also \
             nur einmal vorkommen. Ohne {a-digits} wären es zu wenige Ziffern für die Zellen. Also \
             enthält eine von {a-cells} die {a-digits}, und keine Zelle kann sie enthalten, die \
             alle sieht."
        }
        Technique::RemotePair => {
            "Die Zellen {cells} haben nur die Ziffern {digits}, und jede sieht eine andere davon. \
             Zellen, die sich sehen, enthalten verschiedene der beiden; also enthalten {a-cells} \
             alle dieselbe Ziffer, {b-cells} alle die andere. Eine Zelle, die eine der ersten und \
             eine der zweiten sieht, sieht beide Ziffern und kann keine von ihnen sein."
        }
        Technique::DualKite => {
            "Höchstens eine von {link-cells} enthält die {a-digits}, denn beide liegen in \
             {link-houses}. In {a-houses} sind die einzigen anderen Plätze {a-cells}, je einer, \
             also enthält eine der beiden die {a-digits}; ebenso sind {b-cells} die einzigen \
             anderen Plätze in {b-houses}, und eine der beiden enthält die {b-digits}. Keine Zelle \
             kann enthalten, was dort steht, wenn sie beide eines dieser Paare sieht."
        }
        Technique::DualEmptyRectangle => {
            "In {houses} kann die {digits} nur in {cells} stehen, die in einer Zeile und einer \
             Spalte liegen. In {a-houses} kann sie nur in {a-cells} stehen, in {b-houses} nur in \
             {b-cells}. Jedes dieser Paare hat ein Ende auf einem Arm des Kreuzes; also steht die \
             {digits} auf dem anderen Arm oder am fernen Ende, und keine Zelle kann sie enthalten, \
             die den anderen Arm und das ferne Ende sieht."
        }
        _ => return None,
    })
}

/// The word between the last two things of a list.
pub(super) fn joining(join: Join) -> &'static str {
    match join {
        Join::And => " und ",
        Join::Or => " oder ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::english::{self, tests::ALL};
    use crate::render::{english_patterns, german_names::NAMES};
    use std::collections::BTreeSet;

    fn places(template: &str) -> BTreeSet<&str> {
        let places = template.split('{').skip(1);
        places.map(|rest| rest.split_once('}').expect("closed").0).collect()
    }

    #[test]
    fn everything_is_told_in_german_with_the_same_places() {
        let patterns = NAMES.iter().map(|(technique, _)| Phrase::Pattern(*technique));
        for phrase in ALL.into_iter().chain(patterns) {
            let english = english::template(phrase, &|_| true);
            match template(phrase, &|_| true) {
                Some(german) => assert_eq!(places(german), places(english), "{phrase:?}"),
                None => assert_eq!(english, "", "{phrase:?} has no German template"),
            }
        }
    }
    #[test]
    fn where_a_technique_has_several_templates_each_has_its_german_one() {
        let told_apart = english_patterns::all().filter(|(technique, _)| {
            english_patterns::all().filter(|(other, _)| other == technique).count() > 1
        });
        for (technique, english) in told_apart {
            let wanted = places(english);
            let german = template(Phrase::Pattern(*technique), &|place| wanted.contains(place));
            assert_eq!(german.map(places), Some(wanted), "{technique:?}");
        }
    }
    #[test]
    fn every_german_name_is_of_one_technique_in_the_order_of_the_table() {
        // A new technique is told by its English name until somebody knows a German one.
        assert!(NAMES.is_sorted_by(|one, next| one.0 < next.0));
        let names: BTreeSet<&str> = NAMES.iter().map(|(_, name)| *name).collect();
        assert_eq!(names.len(), NAMES.len());
        assert!(NAMES.len() > 100, "only {} German names", NAMES.len());
    }
}
