//! The English words of sectors, symmetry, exocets and deadly patterns of three or four digits.
use super::sentence::Phrase;
use crate::Technique;

/// The template of a phrase about sectors or symmetry; nothing for any other.
pub(super) fn template(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::SectorsCells => {
            "The cells {cells} hold one digit each, and all their candidates are covered by these \
             sectors:"
        }
        Phrase::SectorsFirst => " {digits} of {house}",
        Phrase::SectorsNext => "; {digits} of {house}",
        Phrase::SectorsEnd => {
            ". A house holds each digit once, so together they allow {count} digits, exactly as \
             many as there are cells. All of them are used up in these cells, and no other cell of \
             such a house can hold them."
        }
        Phrase::SectorsCannibalEnd => {
            ". A house holds each digit once, so together they allow {count} digits, exactly as \
             many as there are cells. All of them are used up in these cells; no other cell of \
             such a house can hold them, and no digit in these cells can use up two of them."
        }
        Phrase::SymmetryHalf => {
            "Turn the board by 180 degrees: every given lands on a given, and digits always change \
             in the same way"
        }
        Phrase::SymmetryQuarter => {
            "Turn the board clockwise by 90 degrees: every given lands on a given, and digits \
             always change in the same way"
        }
        Phrase::SymmetryDiagonal => {
            "Reflect the board in the diagonal from the upper left corner: every given lands on a \
             given, and digits always change in the same way"
        }
        Phrase::SymmetryAntiDiagonal => {
            "Reflect the board in the diagonal from the upper right corner: every given lands on a \
             given, and digits always change in the same way"
        }
        Phrase::SymmetryBecomes => ", {digit} becomes {image}",
        Phrase::SymmetrySame => ", {digits} stays the same",
        Phrase::SymmetryEnd => {
            ". The puzzle has only one solution, so its solution has the same symmetry: otherwise \
             its image would be a second one. So no cell holds a digit whose image does not fit \
             where the cell lands, or that cannot be the image of what lands there. That decides \
             something in {cells}."
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
        "{cells} hold two of the digits {digits}. Each of {base} must hold all of these digits. A \
         digit that is in {cells} cannot be elsewhere in their line or box, and without {a-cells} \
         the three lines would then not have three places for it. So it is in one of {a-cells}. \
         Likewise {other-cells} hold two of the digits, and {b-cells} the same two. What fits none \
         of the remaining cases is false. In each of them {link-digits} has its places in the \
         bases, in the targets and on the three lines; where these leave no room for it elsewhere, \
         it is false too.",
    ),
    (
        Technique::DoubleExocet,
        "{cells} hold two of the digits {digits}. Each of {base} must hold all of these digits. A \
         digit that is in {cells} cannot be elsewhere in their line or box, and without {a-cells} \
         the three lines would then not have three places for it. So it is in one of {a-cells}. \
         Likewise {other-cells} hold two of the digits, and {b-cells} the same two. What fits none \
         of the remaining cases is false.",
    ),
];

const EXOCET_KNOWN: &str = "{cells} hold two of the digits {digits}. Each of {base} must hold all \
                            of these digits. A digit that is in {cells} cannot be elsewhere in \
                            their line or box, and without {a-cells} the three lines would then \
                            not have three places for it. So it is in one of {a-cells}. So \
                            {a-cells} hold the same two digits as {cells}, and what fits none of \
                            the remaining cases is false. In each of them {link-digits} is in \
                            {cells}, in a target and on the other lines; where these leave no room \
                            for it elsewhere, it is false too.";

const EXOCET: &str = "{cells} hold two of the digits {digits}. Each of {base} must hold all of \
                      these digits. A digit that is in {cells} cannot be elsewhere in their line \
                      or box, and without {a-cells} the three lines would then not have three \
                      places for it. So it is in one of {a-cells}. So {a-cells} hold the same two \
                      digits as {cells}, and what fits none of the remaining cases is false.";

const PLAIN: &str = "If {cells} held only {digits}, they could also be filled in another way with \
                     the same digits in every house, and the puzzle would have two solutions. It \
                     has only one, so one of the other candidates, {guardian-digits} in \
                     {guardian-cells}, is true, and a candidate that excludes all of these is \
                     false.";

const SUBSET: &str = "If {cells} held only {digits}, they could also be filled in another way with \
                      the same digits in every house, and the puzzle would have two solutions. It \
                      has only one, so one of {guardian-cells} holds another candidate \
                      ({guardian-digits}). That cell and {a-cells}, all in {a-houses}, hold \
                      {a-digits} between them, so no other cell there can.";

const LOCKED: &str = "If {cells} held only {digits}, they could also be filled in another way with \
                      the same digits in every house, and the puzzle would have two solutions. It \
                      has only one, so one of {guardian-cells} holds another digit. But in \
                      {link-houses} the digit {link-digits} has no place outside these two cells: \
                      one of them holds it and the other holds a digit from outside the pattern, \
                      which leaves no room in the two for the other digits of the pattern.";
