//! The German words of locked sectors, symmetry, exocets and deadly patterns.
use super::sentence::Phrase;
use crate::Technique;

/// The template of a phrase about sectors or symmetry, if it is one.
pub(super) fn template(phrase: Phrase) -> Option<&'static str> {
    Some(match phrase {
        Phrase::SectorsCells => {
            "Jede der Zellen {cells} enthält eine Ziffer, und alle ihre Kandidaten gehören zu diesen:"
        }
        Phrase::SectorsFirst => " {digits} in {house}",
        Phrase::SectorsNext => "; {digits} in {house}",
        Phrase::SectorsEnd => {
            ". Ein Haus enthält jede Ziffer einmal, das sind also {count} Ziffern, genau so viele \
             wie Zellen. Alle werden in diesen Zellen verbraucht, und keine andere Zelle eines \
             solchen Hauses kann sie enthalten."
        }
        Phrase::SectorsCannibalEnd => {
            ". Ein Haus enthält jede Ziffer einmal, das sind also {count} Ziffern, genau so viele \
             wie Zellen. Alle werden in diesen Zellen verbraucht; keine andere Zelle eines solchen \
             Hauses kann sie enthalten, und keine Ziffer in diesen Zellen kann zwei davon \
             verbrauchen."
        }
        Phrase::SymmetryHalf => {
            "Dreht man das Brett um die Hälfte, fällt jede Vorgabe auf eine Vorgabe, und immer auf \
             dieselbe Weise"
        }
        Phrase::SymmetryQuarter => {
            "Dreht man das Brett im Uhrzeigersinn um ein Viertel, fällt jede Vorgabe auf eine \
             Vorgabe, und immer auf dieselbe Weise"
        }
        Phrase::SymmetryDiagonal => {
            "Spiegelt man das Brett an der Diagonale, die in der linken oberen Ecke beginnt, fällt \
             jede Vorgabe auf eine Vorgabe, und immer auf dieselbe Weise"
        }
        Phrase::SymmetryAntiDiagonal => {
            "Spiegelt man das Brett an der Diagonale, die in der rechten oberen Ecke beginnt, fällt \
             jede Vorgabe auf eine Vorgabe, und immer auf dieselbe Weise"
        }
        Phrase::SymmetryBecomes => ", {digit} auf {image}",
        Phrase::SymmetrySame => ", {digits} auf sich selbst",
        Phrase::SymmetryEnd => {
            ". Das Rätsel hat nur eine Lösung, also gilt das auch für diese: so gedreht oder \
             gespiegelt wäre sie sonst eine andere. Keine Zelle enthält also eine Ziffer, für die \
             dort kein Platz ist, wohin sie fällt, oder die nicht dorthin kommen kann. Das entscheidet etwas in {cells}."
        }
        _ => return None,
    })
}

/// The template of an arrangement, if it is one of these.
pub(super) fn pattern(technique: Technique, filled: &dyn Fn(&str) -> bool) -> Option<&'static str> {
    Some(match technique {
        Technique::JuniorExocet | Technique::SeniorExocet => {
            if filled("link-digits") {
                EXOCET_KNOWN
            } else {
                EXOCET
            }
        }
        Technique::DoubleExocet => {
            if filled("link-digits") {
                DOUBLE_KNOWN
            } else {
                DOUBLE
            }
        }
        Technique::BorescoperDeadlyPattern | Technique::UniqueMatrix => {
            if filled("link-houses") {
                LOCKED
            } else if filled("a-cells") {
                SUBSET
            } else {
                PLAIN
            }
        }
        _ => return None,
    })
}

const PLAIN: &str = "Enthielten {cells} nichts als {digits}, dann könnte etwas anderes sie mit denselben \
    Ziffern in jedem Haus füllen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also ist einer \
    der anderen Kandidaten richtig, {guardian-digits} in {guardian-cells}, und was sie alle \
    ausschließt, ist falsch.";

const SUBSET: &str = "Enthielten {cells} nichts als {digits}, dann könnte etwas anderes sie mit \
    denselben Ziffern in jedem Haus füllen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also \
    enthält eine von {guardian-cells} einen anderen Kandidaten ({guardian-digits}). Diese Zelle und \
    {a-cells}, alle in {a-houses}, enthalten untereinander {a-digits}, also keine andere Zelle dort.";

const LOCKED: &str = "Enthielten {cells} nichts als {digits}, dann könnte etwas anderes sie mit \
    denselben Ziffern in jedem Haus füllen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also \
    enthält eine von {guardian-cells} eine andere Ziffer. Aber in {link-houses} kann die \
    {link-digits} nur in diesen beiden Zellen stehen: eine enthält sie, die andere eine Ziffer von \
    außerhalb des Musters, und für die anderen Ziffern des Musters ist dort kein Platz.";

const EXOCET: &str = "{cells} enthalten zwei der Ziffern {digits}. In {base} steht jede dieser Ziffern. \
    Eine, die in {cells} steht, kann nicht daneben stehen, und was dann auf den drei Linien übrig ist, \
    reicht ohne {a-cells} nicht für drei Plätze: sie steht also in einer dieser beiden. {a-cells} \
    enthalten beide eine Ziffer von {cells}, jede eine andere, und was in keinen der übrigen Fälle \
    passt, ist falsch.";

const EXOCET_KNOWN: &str = "{cells} enthalten zwei der Ziffern {digits}. In {base} steht jede dieser \
    Ziffern. Eine, die in {cells} steht, kann nicht daneben stehen, und was dann auf den drei Linien \
    übrig ist, reicht ohne {a-cells} nicht für drei Plätze: sie steht also in einer dieser beiden. \
    {a-cells} enthalten beide eine Ziffer von {cells}, jede eine andere, und was in keinen der \
    übrigen Fälle passt, ist falsch. In jedem steht {link-digits} in {cells}, in einem Ziel und auf \
    den anderen Linien, und wo das anderswo keinen Platz lässt, ist sie auch falsch.";

const DOUBLE: &str = "{cells} enthalten zwei der Ziffern {digits}. In {base} steht jede dieser Ziffern. \
    Eine, die in {cells} steht, kann nicht daneben stehen, und was dann auf den drei Linien übrig ist, \
    reicht ohne {a-cells} nicht für drei Plätze: sie steht also in einer dieser beiden. Ebenso \
    enthalten {other-cells} zwei der Ziffern, und {b-cells} dieselben zwei. Was in keinen der übrigen \
    Fälle passt, ist falsch.";

const DOUBLE_KNOWN: &str = "{cells} enthalten zwei der Ziffern {digits}. In {base} steht jede dieser \
    Ziffern. Eine, die in {cells} steht, kann nicht daneben stehen, und was dann auf den drei Linien \
    übrig ist, reicht ohne {a-cells} nicht für drei Plätze: sie steht also in einer dieser beiden. \
    Ebenso enthalten {other-cells} zwei der Ziffern, und {b-cells} dieselben zwei. Was in keinen der \
    übrigen Fälle passt, ist falsch. In jedem hat {link-digits} Plätze in den Basen, in den Zielen und \
    auf den drei Linien, und wo diese anderswo keinen lassen, ist sie auch falsch.";
