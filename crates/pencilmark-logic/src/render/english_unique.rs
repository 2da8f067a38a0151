//! The English words of techniques that rest on the puzzle having one solution.
use crate::Technique;

/// Their templates; the places are the parts of the pattern.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (
        Technique::UniqueRectangle1,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so {guardian-cells} is \
         neither of them: it holds one of its other candidates.",
    ),
    (
        Technique::UniqueRectangle2,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds {guardian-digits}, and no cell that sees both can.",
    ),
    (
        Technique::UniqueRectangle3,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds another candidate ({guardian-digits}). That cell and {a-cells}, all in \
         {a-houses}, hold {a-digits} between them, so no other cell there can.",
    ),
    (
        Technique::UniqueRectangle4,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds another digit. But in {link-houses} the digit \
         {link-digits} has no place outside these two cells: one of them holds it, the \
         other holds a digit from outside the rectangle, and for the second digit of the \
         rectangle there is no room.",
    ),
    (
        Technique::UniqueRectangle5,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds {guardian-digits}, and no cell that sees all of them can.",
    ),
    (
        Technique::UniqueRectangle6,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds another digit. In {link-houses} the digit {link-digits} \
         has no place outside the rectangle: if one of {guardian-cells} held it, so would \
         the other, and nothing else would be left for the rectangle. So neither does.",
    ),
    (
        Technique::HiddenRectangle,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so they do not. In \
         {link-houses} the digit {link-digits} has no place outside the rectangle: if \
         {link-cells} were the other digit, its two neighbours in the rectangle would \
         both be {link-digits}, and the fourth cell would complete such a filling. So it \
         is not.",
    ),
    (
        Technique::AvoidableRectangle1,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so they do not. None \
         of them is given, so {guardian-cells} must hold a digit from outside the \
         rectangle.",
    ),
    (
        Technique::AvoidableRectangle2,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so they do not. None \
         of them is given, so one of {guardian-cells} holds {guardian-digits}, and no \
         cell that sees all of these can.",
    ),
    (
        Technique::UniqueLoop1,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so {guardian-cells} is \
         neither of them: it holds one of its other candidates.",
    ),
    (
        Technique::UniqueLoop2,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds {guardian-digits}, and no cell that sees all of these \
         can.",
    ),
    (
        Technique::UniqueLoop3,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds another candidate ({guardian-digits}). That cell and \
         {a-cells}, all in {a-houses}, hold {a-digits} between them, so no other cell \
         there can.",
    ),
    (
        Technique::UniqueLoop4,
        "If {cells} held nothing but {digits}, these digits could change places in them, \
         and the puzzle would have two solutions. It has only one, so one of \
         {guardian-cells} holds another digit. But in {link-houses} the digit \
         {link-digits} has no place outside these two cells: one of them holds it, the \
         other holds a digit from outside the loop, and for the other digits of the loop \
         there is no room in the two.",
    ),
    (
        Technique::ExtendedRectangle1,
        "If {cells} held nothing but {digits}, the two lines could exchange them, and the \
         puzzle would have two solutions. It has only one, so {guardian-cells} is none of \
         them: it holds one of its other candidates.",
    ),
    (
        Technique::ExtendedRectangle2,
        "If {cells} held nothing but {digits}, the two lines could exchange them, and the \
         puzzle would have two solutions. It has only one, so one of {guardian-cells} \
         holds {guardian-digits}, and no cell that sees all of these can.",
    ),
    (
        Technique::ExtendedRectangle3,
        "If {cells} held nothing but {digits}, the two lines could exchange them, and the \
         puzzle would have two solutions. It has only one, so one of {guardian-cells} \
         holds another candidate ({guardian-digits}). That cell and {a-cells}, all in \
         {a-houses}, hold {a-digits} between them, so no other cell there can.",
    ),
    (
        Technique::ExtendedRectangle4,
        "If {cells} held nothing but {digits}, the two lines could exchange them, and the \
         puzzle would have two solutions. It has only one, so one of {guardian-cells} \
         holds another digit. But in {link-houses} the digit {link-digits} has no place \
         outside these two cells: one of them holds it, the other holds a digit from \
         outside the rectangle, and for the other digits of the rectangle there is no \
         room in the two.",
    ),
    (
        Technique::BugPlus1,
        "Without the additional candidates in {guardian-cells}, every empty cell would \
         have two candidates and every digit two places in each house that lacks it. Such \
         a puzzle has no solution or several. This one has one, so {guardian-cells} is \
         {guardian-digits}.",
    ),
    (
        Technique::BugType2,
        "Without the additional candidates in {guardian-cells}, every empty cell would \
         have two candidates and every digit two places in each house that lacks it. Such \
         a puzzle has no solution or several. This one has one, so one of \
         {guardian-cells} is {guardian-digits}, and no cell that sees all of these can \
         be.",
    ),
    (
        Technique::BugType3,
        "Without the additional candidates in {guardian-cells}, every empty cell would \
         have two candidates and every digit two places in each house that lacks it. Such \
         a puzzle has no solution or several. This one has one, so one of \
         {guardian-cells} holds an additional candidate ({guardian-digits}). That cell \
         and {a-cells}, all in {a-houses}, hold {a-digits} between them, so no other cell \
         there can.",
    ),
    (
        Technique::BugType4,
        "Without the additional candidates in {guardian-cells}, every empty cell would \
         have two candidates and every digit two places in each house that lacks it. Such \
         a puzzle has no solution or several. This one has one, so one of \
         {guardian-cells} holds an additional candidate. But in {link-houses} the digit \
         {link-digits} has no place outside these two cells: one of them holds it, the \
         other the additional candidate, and for the remaining candidates there is no \
         room in the two.",
    ),
    (
        Technique::BugPlusN,
        "Without the additional candidates in {guardian-cells}, every empty cell would \
         have two candidates and every digit two places in each house that lacks it. Such \
         a puzzle has no solution or several. This one has one, so one of the additional \
         candidates is true. Each candidate that would exclude all of them is false.",
    ),
];
