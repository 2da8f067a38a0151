//! The German words of techniques that rest on the puzzle having one solution.
use crate::Technique;

// What these techniques have in common is said first.

/// Digits that could change places.
macro_rules! swapping {
    ($rest:literal) => {
        concat!(
            "Enthielten {cells} nichts als {digits}, dann könnten diese Ziffern dort die Plätze \
             tauschen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also ",
            $rest
        )
    };
}
/// Lines that could exchange their digits.
macro_rules! exchanging {
    ($rest:literal) => {
        concat!(
            "Enthielten {cells} nichts als {digits}, dann könnten die beiden Linien sie tauschen, \
             und das Rätsel hätte zwei Lösungen. Es hat nur eine, also ",
            $rest
        )
    };
}
/// Bivalue universal graves but for some candidates.
macro_rules! graves {
    ($rest:literal) => {
        concat!(
            "Ohne die zusätzlichen Kandidaten ({guardian-digits} in {guardian-cells}) hätte jede \
             der leeren Zellen {cells} zwei Kandidaten und jede der Ziffern {digits} zwei Plätze in \
             jedem Haus, dem sie noch fehlt. So ein Rätsel hat keine Lösung oder mehrere. Dieses \
             hat eine, also ",
            $rest
        )
    };
}

/// Their templates; the places are the parts of the pattern.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (
        Technique::UniqueRectangle1,
        swapping!("ist {guardian-cells} keine davon, sondern einer der anderen Kandidaten."),
    ),
    (
        Technique::UniqueRectangle2,
        swapping!(
            "enthält eine von {guardian-cells} die {guardian-digits}, und keine Zelle kann sie \
             enthalten, die beide sieht."
        ),
    ),
    (
        Technique::UniqueRectangle3,
        swapping!(
            "enthält eine von {guardian-cells} einen anderen Kandidaten ({guardian-digits}). Diese \
             Zelle und {a-cells}, alle in {a-houses}, enthalten untereinander {a-digits}, also \
             keine andere Zelle dort."
        ),
    ),
    (
        Technique::UniqueRectangle4,
        swapping!(
            "enthält eine von {guardian-cells} eine andere Ziffer. Aber in {link-houses} hat die \
             {link-digits} keinen Platz außerhalb dieser beiden Zellen: Eine enthält sie, die \
             andere eine Ziffer von außerhalb des Rechtecks, und für die zweite Ziffer des \
             Rechtecks ist in den beiden kein Platz."
        ),
    ),
    (
        Technique::UniqueRectangle5,
        swapping!(
            "enthält eine von {guardian-cells} die {guardian-digits}, und keine Zelle kann sie \
             enthalten, die alle diese sieht."
        ),
    ),
    (
        Technique::UniqueRectangle6,
        swapping!(
            "enthält eine von {guardian-cells} eine andere Ziffer. In {link-houses} hat die \
             {link-digits} keinen Platz außerhalb des Rechtecks: Stünde sie in einer von \
             {guardian-cells}, dann auch in der anderen, und für das Rechteck bliebe nichts \
             anderes übrig. Also enthält sie keine von beiden."
        ),
    ),
    (
        Technique::HiddenRectangle,
        swapping!(
            "enthalten sie das nicht. In {link-houses} hat die {link-digits} keinen Platz \
             außerhalb des Rechtecks: Wäre {link-cells} die andere Ziffer, dann wären beide \
             Nachbarn im Rechteck die {link-digits}, und die vierte Zelle machte diese Füllung \
             vollständig. Also ist sie es nicht."
        ),
    ),
    (
        Technique::AvoidableRectangle1,
        swapping!(
            "enthalten sie das nicht. Keine davon ist vorgegeben, also muss {guardian-cells} eine \
             Ziffer von außerhalb des Rechtecks enthalten."
        ),
    ),
    (
        Technique::AvoidableRectangle2,
        swapping!(
            "enthalten sie das nicht. Keine davon ist vorgegeben, also enthält eine von \
             {guardian-cells} die {guardian-digits}, und keine Zelle kann sie enthalten, die alle \
             diese sieht."
        ),
    ),
    (
        Technique::UniqueLoop1,
        swapping!("ist {guardian-cells} keine davon, sondern einer der anderen Kandidaten."),
    ),
    (
        Technique::UniqueLoop2,
        swapping!(
            "enthält eine von {guardian-cells} die {guardian-digits}, und keine Zelle kann sie \
             enthalten, die alle diese sieht."
        ),
    ),
    (
        Technique::UniqueLoop3,
        swapping!(
            "enthält eine von {guardian-cells} einen anderen Kandidaten ({guardian-digits}). Diese \
             Zelle und {a-cells}, alle in {a-houses}, enthalten untereinander {a-digits}, also \
             keine andere Zelle dort."
        ),
    ),
    (
        Technique::UniqueLoop4,
        swapping!(
            "enthält eine von {guardian-cells} eine andere Ziffer. Aber in {link-houses} hat die \
             {link-digits} keinen Platz außerhalb dieser beiden Zellen: Eine enthält sie, die \
             andere eine Ziffer von außerhalb der Schleife, und für die anderen Ziffern der \
             Schleife ist in den beiden kein Platz."
        ),
    ),
    (
        Technique::ExtendedRectangle1,
        exchanging!("ist {guardian-cells} keine davon, sondern einer der anderen Kandidaten."),
    ),
    (
        Technique::ExtendedRectangle2,
        exchanging!(
            "enthält eine von {guardian-cells} die {guardian-digits}, und keine Zelle kann sie \
             enthalten, die alle diese sieht."
        ),
    ),
    (
        Technique::ExtendedRectangle3,
        exchanging!(
            "enthält eine von {guardian-cells} einen anderen Kandidaten ({guardian-digits}). Diese \
             Zelle und {a-cells}, alle in {a-houses}, enthalten untereinander {a-digits}, also \
             keine andere Zelle dort."
        ),
    ),
    (
        Technique::ExtendedRectangle4,
        exchanging!(
            "enthält eine von {guardian-cells} eine andere Ziffer. Aber in {link-houses} hat die \
             {link-digits} keinen Platz außerhalb dieser beiden Zellen: Eine enthält sie, die \
             andere eine Ziffer von außerhalb des Rechtecks, und für die anderen Ziffern des \
             Rechtecks ist in den beiden kein Platz."
        ),
    ),
    (Technique::BugPlus1, graves!("ist {guardian-cells} die {guardian-digits}.")),
    (
        Technique::BugType2,
        graves!(
            "ist eine von {guardian-cells} die {guardian-digits}, und keine Zelle kann es sein, \
             die alle diese sieht."
        ),
    ),
    (
        Technique::BugType3,
        graves!(
            "enthält eine von {guardian-cells} einen zusätzlichen Kandidaten ({guardian-digits}). \
             Diese Zelle und {a-cells}, alle in {a-houses}, enthalten untereinander {a-digits}, \
             also keine andere Zelle dort."
        ),
    ),
    (
        Technique::BugType4,
        graves!(
            "enthält eine von {guardian-cells} einen zusätzlichen Kandidaten. Aber in \
             {link-houses} hat die {link-digits} keinen Platz außerhalb dieser beiden Zellen: Eine \
             enthält sie, die andere den zusätzlichen Kandidaten, und für die übrigen Kandidaten \
             ist in den beiden kein Platz."
        ),
    ),
    (
        Technique::BugPlusN,
        graves!(
            "ist einer der zusätzlichen Kandidaten richtig. Jeder Kandidat, der sie alle \
             ausschlösse, ist falsch."
        ),
    ),
];
