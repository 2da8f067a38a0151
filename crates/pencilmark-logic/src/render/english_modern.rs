//! The English words of sectors, symmetry, exocets and deadly patterns of three or four digits.
use super::sentence::Phrase;
use crate::Technique;

/// The template of a phrase about sectors or symmetry; nothing for any other.
pub(super) fn template(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::SectorsCells => {
            "Each of the cells {cells} holds one digit, and all their candidates are among these:"
        }
        Phrase::SectorsFirst => " {digits} of {house}",
        Phrase::SectorsNext => "; {digits} of {house}",
        Phrase::SectorsEnd => {
            ". A house has each digit once, so these are {count} digits, just as many as cells. \
             All of them are used up in these cells, and no other cell of such a house can hold \
             them."
        }
        Phrase::SectorsCannibalEnd => {
            ". A house has each digit once, so these are {count} digits, just as many as cells. \
             All of them are used up in these cells; no other cell of such a house can hold them, \
             and no digit in these cells can use up two of them."
        }
        Phrase::SymmetryHalf => {
            "Turn the board by half: every given falls on a given, and always in the same way"
        }
        Phrase::SymmetryQuarter => {
            "Turn the board clockwise by a quarter: every given falls on a given, and always in the \
             same way"
        }
        Phrase::SymmetryDiagonal => {
            "Mirror the board in the diagonal that begins in the upper left corner: every given \
             falls on a given, and always in the same way"
        }
        Phrase::SymmetryAntiDiagonal => {
            "Mirror the board in the diagonal that begins in the upper right corner: every given \
             falls on a given, and always in the same way"
        }
        Phrase::SymmetryBecomes => ", {digit} on {image}",
        Phrase::SymmetrySame => ", {digits} on itself",
        Phrase::SymmetryEnd => {
            ". The puzzle has only one solution, so the same holds for all of it: turned or \
             mirrored like this it would be another one. So no cell holds a digit for which there \
             is no room where it falls, or which cannot have come there. That decides something in {cells}."
        }
        _ => "",
    }
}

/// The templates of patterns; the places are the parts of the pattern. Of several of one technique the first
/// fits whose places are filled.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (Technique::BorescoperDeadlyPattern, LOCKED),
    (Technique::BorescoperDeadlyPattern, SUBSET),
    (Technique::BorescoperDeadlyPattern, PLAIN),
    (Technique::UniqueMatrix, LOCKED),
    (Technique::UniqueMatrix, SUBSET),
    (Technique::UniqueMatrix, PLAIN),
    (Technique::JuniorExocet, EXOCET_KNOWN),
    (Technique::JuniorExocet, EXOCET),
    (Technique::SeniorExocet, EXOCET_KNOWN),
    (Technique::SeniorExocet, EXOCET),
    (
        Technique::DoubleExocet,
        "{cells} hold two of the digits {digits}. Each of {base} has all of these digits. One that \
         is in {cells} cannot be beside them, and what is left on the three lines is too little \
         for three places without {a-cells}: so it is in one of these. Likewise {other-cells} hold \
         two of the digits, and {b-cells} the same two. What fits into none of the cases that are \
         left is false. In each of them {link-digits} has its places in the bases, in the targets \
         and on the three lines, and where these leave no room for it elsewhere it is false too.",
    ),
    (
        Technique::DoubleExocet,
        "{cells} hold two of the digits {digits}. Each of {base} has all of these digits. One that \
         is in {cells} cannot be beside them, and what is left on the three lines is too little \
         for three places without {a-cells}: so it is in one of these. Likewise {other-cells} hold \
         two of the digits, and {b-cells} the same two. What fits into none of the cases that are \
         left is false.",
    ),
];

const EXOCET_KNOWN: &str = "{cells} hold two of the digits {digits}. Each of {base} has all of these \
    digits. One that is in {cells} cannot be beside them, and what is left on the three lines is \
    too little for three places without {a-cells}: so it is in one of these. Both of {a-cells} hold \
    a digit of {cells}, each another one, and what fits into none of the cases that are left is \
    false. In each of them {link-digits} is in {cells}, in a target and on the other lines, and \
    where these leave no room for it elsewhere it is false too.";

const EXOCET: &str = "{cells} hold two of the digits {digits}. Each of {base} has all of these \
    digits. One that is in {cells} cannot be beside them, and what is left on the three lines is \
    too little for three places without {a-cells}: so it is in one of these. Both of {a-cells} hold \
    a digit of {cells}, each another one, and what fits into none of the cases that are left \
    is false.";

const PLAIN: &str = "If {cells} held nothing but {digits}, something else could fill them with the \
    same digits in every house, and the puzzle would have two solutions. It has only one, so one \
    of the other candidates, {guardian-digits} in {guardian-cells}, is true, and what excludes all \
    of these is false.";

const SUBSET: &str = "If {cells} held nothing but {digits}, something else could fill them with the \
    same digits in every house, and the puzzle would have two solutions. It has only one, so one \
    of {guardian-cells} holds another candidate ({guardian-digits}). That cell and {a-cells}, all \
    in {a-houses}, hold {a-digits} between them, so no other cell there can.";

const LOCKED: &str = "If {cells} held nothing but {digits}, something else could fill them with the \
    same digits in every house, and the puzzle would have two solutions. It has only one, so one \
    of {guardian-cells} holds another digit. But in {link-houses} the digit {link-digits} has no \
    place outside these two cells: one of them holds it, the other holds a digit from outside the \
    pattern, and for the other digits of the pattern there is no room in the two.";
