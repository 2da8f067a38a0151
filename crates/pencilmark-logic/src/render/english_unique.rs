//! The English words of techniques that rest on the puzzle having one solution.
use crate::Technique;

// What these techniques have in common is said first.

/// Digits that could change places.
macro_rules! swapping {
    ($rest:literal) => {
        concat!(
            "If {cells} held nothing but {digits}, these digits could change places in them, and \
             the puzzle would have two solutions. It has only one, so ",
            $rest
        )
    };
}
/// Lines that could exchange their digits.
macro_rules! exchanging {
    ($rest:literal) => {
        concat!(
            "If {cells} held nothing but {digits}, the two lines could exchange them, and the \
             puzzle would have two solutions. It has only one, so ",
            $rest
        )
    };
}
/// Bivalue universal graves but for some candidates.
macro_rules! graves {
    ($rest:literal) => {
        concat!(
            "Without the additional candidates ({guardian-digits} in {guardian-cells}), each of \
             the empty cells {cells} would have two candidates, and each of the digits {digits} \
             two places in every house that still lacks it. Such a puzzle has no solution or \
             several. This one has one, so ",
            $rest
        )
    };
}

/// Their templates; the places are the parts of the pattern.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (
        Technique::UniqueRectangle1,
        swapping!("{guardian-cells} is neither of them: it holds one of its other candidates."),
    ),
    (
        Technique::UniqueRectangle2,
        swapping!(
            "one of {guardian-cells} holds {guardian-digits}, and no cell that sees both can."
        ),
    ),
    (
        Technique::UniqueRectangle3,
        swapping!(
            "one of {guardian-cells} holds another candidate ({guardian-digits}). That cell and \
             {a-cells}, all in {a-houses}, hold {a-digits} between them, so no other cell there \
             can."
        ),
    ),
    (
        Technique::UniqueRectangle4,
        swapping!(
            "one of {guardian-cells} holds another digit. But in {link-houses} the digit \
             {link-digits} has no place outside these two cells: one of them holds it, the other \
             holds a digit from outside the rectangle, and for the second digit of the rectangle \
             there is no room."
        ),
    ),
    (
        Technique::UniqueRectangle5,
        swapping!(
            "one of {guardian-cells} holds {guardian-digits}, and no cell that sees all of them \
             can."
        ),
    ),
    (
        Technique::UniqueRectangle6,
        swapping!(
            "one of {guardian-cells} holds another digit. In {link-houses} the digit {link-digits} \
             has no place outside the rectangle: if one of {guardian-cells} held it, so would the \
             other, and nothing else would be left for the rectangle. So neither does."
        ),
    ),
    (
        Technique::HiddenRectangle,
        swapping!(
            "they do not. In {link-houses} the digit {link-digits} has no place outside the \
             rectangle: if {link-cells} were the other digit, its two neighbours in the rectangle \
             would both be {link-digits}, and the fourth cell would complete such a filling. So it \
             is not."
        ),
    ),
    (
        Technique::AvoidableRectangle1,
        swapping!(
            "they do not. None of them is given, so {guardian-cells} must hold a digit from \
             outside the rectangle."
        ),
    ),
    (
        Technique::AvoidableRectangle2,
        swapping!(
            "they do not. None of them is given, so one of {guardian-cells} holds \
             {guardian-digits}, and no cell that sees all of these can."
        ),
    ),
    (
        Technique::UniqueLoop1,
        swapping!("{guardian-cells} is neither of them: it holds one of its other candidates."),
    ),
    (
        Technique::UniqueLoop2,
        swapping!(
            "one of {guardian-cells} holds {guardian-digits}, and no cell that sees all of these \
             can."
        ),
    ),
    (
        Technique::UniqueLoop3,
        swapping!(
            "one of {guardian-cells} holds another candidate ({guardian-digits}). That cell and \
             {a-cells}, all in {a-houses}, hold {a-digits} between them, so no other cell there \
             can."
        ),
    ),
    (
        Technique::UniqueLoop4,
        swapping!(
            "one of {guardian-cells} holds another digit. But in {link-houses} the digit \
             {link-digits} has no place outside these two cells: one of them holds it, the other \
             holds a digit from outside the loop, and for the other digits of the loop there is no \
             room in the two."
        ),
    ),
    (
        Technique::ExtendedRectangle1,
        exchanging!("{guardian-cells} is none of them: it holds one of its other candidates."),
    ),
    (
        Technique::ExtendedRectangle2,
        exchanging!(
            "one of {guardian-cells} holds {guardian-digits}, and no cell that sees all of these \
             can."
        ),
    ),
    (
        Technique::ExtendedRectangle3,
        exchanging!(
            "one of {guardian-cells} holds another candidate ({guardian-digits}). That cell and \
             {a-cells}, all in {a-houses}, hold {a-digits} between them, so no other cell there \
             can."
        ),
    ),
    (
        Technique::ExtendedRectangle4,
        exchanging!(
            "one of {guardian-cells} holds another digit. But in {link-houses} the digit \
             {link-digits} has no place outside these two cells: one of them holds it, the other \
             holds a digit from outside the rectangle, and for the other digits of the rectangle \
             there is no room in the two."
        ),
    ),
    (Technique::BugPlus1, graves!("{guardian-cells} is {guardian-digits}.")),
    (
        Technique::BugType2,
        graves!(
            "one of {guardian-cells} is {guardian-digits}, and no cell that sees all of these can \
             be."
        ),
    ),
    (
        Technique::BugType3,
        graves!(
            "one of {guardian-cells} holds an additional candidate ({guardian-digits}). That cell \
             and {a-cells}, all in {a-houses}, hold {a-digits} between them, so no other cell \
             there can."
        ),
    ),
    (
        Technique::BugType4,
        graves!(
            "one of {guardian-cells} holds an additional candidate. But in {link-houses} the digit \
             {link-digits} has no place outside these two cells: one of them holds it, the other \
             the additional candidate, and for the remaining candidates there is no room in the \
             two."
        ),
    ),
    (
        Technique::BugPlusN,
        graves!(
            "one of the additional candidates is true. Each candidate that would exclude all of \
             them is false."
        ),
    ),
];
