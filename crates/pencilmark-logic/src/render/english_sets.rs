//! The English words of wings, colouring and almost locked sets.
use crate::Technique;

/// The templates, by technique; see `english_patterns`.
pub(super) const TEMPLATES: &[(Technique, &str)] = &[
    (
        Technique::XyzWing,
        "{pivot-cells} has the candidates {pivot-digits}, {a-cells} has {a-digits}, {b-cells} has \
         {b-digits}. If {pivot-cells} is not {digits}, it takes the other digit of {a-cells} or \
         of {b-cells}, and that cell must be {digits}. So one of the three cells holds {digits}, \
         and no cell that sees all of them can.",
    ),
    (
        Technique::WWing,
        "{cells} both have the candidates {digits} and no others. In {link-houses}, {link-digits} \
         can only be in {link-cells}, and each of these sees one of the two cells. So the two \
         cannot both be {link-digits}; one of them is {a-digits}, and no cell that sees both of \
         them can hold it.",
    ),
    (Technique::WxyzWing, BENT),
    (Technique::VwxyzWing, BENT),
    (Technique::AlmostLockedPair, ALMOST_LOCKED),
    (Technique::AlmostLockedTriple, ALMOST_LOCKED),
    (
        Technique::SimpleColoursTrap,
        "By the houses with two places for {a-digits}, it is either in all cells of one colour, \
         {a-cells}, or else in all cells of the other, {b-cells}. A cell that sees both colours \
         cannot hold it.",
    ),
    (
        Technique::SimpleColoursWrap,
        "By the houses with two places for {a-digits}, it is either in all cells of one colour, \
         {a-cells}, or else in all cells of the other, {b-cells}. Two cells of the first colour \
         see each other, so they cannot all hold it, and none of them does.",
    ),
    (
        Technique::MultiColours1,
        "By the houses with two places for {a-digits}, it is either in all cells of one colour, \
         {a-cells}, or else in all of the other, {b-cells}; in another network it is either in \
         {c-cells}, or else in {other-cells}. Where a cell of the one network sees a cell of the \
         other, not both of their colours are true, so the opposite of one of them is. No cell \
         that sees both opposites can hold {a-digits}.",
    ),
    (
        Technique::MultiColours2,
        "By the houses with two places for {a-digits}, it is either in all cells of one colour, \
         {a-cells}, or else in all of the other, {b-cells}; in another network it is either in \
         {c-cells}, or else in {other-cells}. The first colour, {a-cells}, sees cells of both \
         colours of the other network. Whichever of these hold {a-digits}, the first colour \
         cannot.",
    ),
    (
        Technique::Medusa,
        "By cells with two candidates and houses with two places for a digit, either all of one \
         colour are true, {a-candidates}, or else all of the other, {b-candidates}. If the first \
         colour were true, {guardian-cells} could hold nothing. So it is false.",
    ),
    (
        Technique::Medusa,
        "By cells with two candidates and houses with two places for a digit, either all of one \
         colour are true, {a-candidates}, or else all of the other, {b-candidates}. If the first \
         colour were true, {guardian-digits} would have no place in {guardian-houses}. So it is \
         false.",
    ),
    (
        Technique::Medusa,
        "By cells with two candidates and houses with two places for a digit, either all of one \
         colour are true, {a-candidates}, or else all of the other, {b-candidates}. The first \
         colour has {link-digits} in {link-cells} and something that excludes it. So they cannot \
         all be true, and none of them is.",
    ),
    (
        Technique::Medusa,
        "By cells with two candidates and houses with two places for a digit, either all of one \
         colour are true, {a-candidates}, or else all of the other, {b-candidates}. Whatever sees \
         its own digit, or has another digit in its own cell, in both colours is false.",
    ),
    (
        Technique::SueDeCoq,
        "Take {cells}, where {a-houses} and {b-houses} cross, with {digits}; {a-cells} in \
         {a-houses} with {a-digits}; {b-cells} in {b-houses} with {b-digits}. The crossing cannot \
         hold {other-digits}, so each side can use that for itself; every other digit can be in \
         these cells only once. Counted so they are as many digits as cells, and each must be \
         there. No other cell of {a-houses} can hold one of {a-digits}, no other cell of \
         {b-houses} one of {b-digits}, and neither what only the crossing can hold.",
    ),
    (
        Technique::SueDeCoq,
        "Take {cells}, where {a-houses} and {b-houses} cross, with {digits}; {a-cells} in \
         {a-houses} with {a-digits}; {b-cells} in {b-houses} with {b-digits}. Together these are \
         as many digits as cells. Outside the crossing the two sides share no digit, so each \
         digit can be in these cells only once, and each must be. No other cell of {a-houses} can \
         hold one of them, except {b-digits}, and no other cell of {b-houses}, except {a-digits}.",
    ),
    (
        Technique::AlsXz,
        "Set A is {a-cells} with {a-digits}, set B is {b-cells} with {b-digits}; each has one digit \
         more than cells. They cannot both hold {link-digits}, because all its places there see each \
         other. The set without it must hold all its other digits, {digits} among them. So no cell \
         that sees all places of {digits} in both sets can hold it.",
    ),
    (
        Technique::AlsXz,
        "Set A is {a-cells} with {a-digits}, set B is {b-cells} with {b-digits}; each has one digit \
         more than cells. They cannot both hold {cover-digits}, because all places of these digits \
         see each other from one set to the other. As a set can lack only one digit, each has one of \
         {cover-digits}, a different one, and all its other digits. No other cell that sees all \
         places of a digit that must be there can hold it.",
    ),
    (
        Technique::AlsXyWing,
        "Set A is {a-cells} with {a-digits}, set B is {b-cells} with {b-digits}, set C is \
         {c-cells} with {c-digits}; each has one digit more than cells. Of {link-digits}, A and C \
         cannot both hold the first, B and C not the second, because all places of it in the one \
         see all those in the other. C lacks at most one of the two, so A or B is without its own \
         and must hold all its other digits, {digits} among them. No cell that sees all places of \
         {digits} in both can hold it.",
    ),
    (
        Technique::AlsXyChain,
        "Each of the sets from {a-cells} with {a-digits} by way of {other-cells} to {b-cells} \
         with {b-digits} has one digit more than cells. Each set and the next cannot both hold \
         the digit that links them, in turn {link-digits}, because all its places in the one see \
         all those in the other. If the first set does not hold {digits}, it holds all its other \
         digits; so the next set is without the first link and holds the second, and so on, until \
         the last set must hold {digits}. No cell that sees all places of {digits} in both can \
         hold it.",
    ),
    (
        Technique::DeathBlossom,
        "{pivot-cells} is one of {pivot-digits}. Whichever it is, it takes that digit from one of \
         the sets {a-cells} with {a-digits}, {b-cells} with {b-digits}, {c-cells} with \
         {c-digits}, and some of {other-cells}. Each has one digit more than cells, so that set \
         must then hold all its other digits, {digits} among them. No cell that sees all places \
         of {digits} in all of the sets can hold it.",
    ),
    (
        Technique::DeathBlossom,
        "{pivot-cells} is one of {pivot-digits}. Whichever it is, it takes that digit from one of \
         the sets {a-cells} with {a-digits}, {b-cells} with {b-digits}, and {c-cells} with \
         {c-digits}. Each has one digit more than cells, so that set must then hold all its other \
         digits, {digits} among them. No cell that sees all places of {digits} in all of the sets \
         can hold it.",
    ),
    (
        Technique::DeathBlossom,
        "{pivot-cells} is one of {pivot-digits}. Whichever it is, it takes that digit from one of \
         the sets {a-cells} with {a-digits} and {b-cells} with {b-digits}. Each has one digit \
         more than cells, so that set must then hold all its other digits, {digits} among them. \
         No cell that sees all places of {digits} in both sets can hold it.",
    ),
    (Technique::AlignedPairExclusion, ALIGNED),
    (Technique::AlignedTripleExclusion, ALIGNED),
];

const BENT: &str = "The cells {cells} have no candidates other than {digits}, as many digits as cells. Of \
         each of {link-digits} all places there see each other, so it can be there only once. \
         Without {a-digits} there would be too few digits for the cells. So one of {a-cells} \
         holds {a-digits}, and no cell that sees all of them can.";

const ALMOST_LOCKED: &str = "In {b-houses}, {a-digits} have no places but {link-cells} and {b-cells}. In {a-houses}, \
         all of these digits but one go to {a-cells}, so no more than one is left for \
         {link-cells}. One must be there, and the others fill {b-cells}: nothing else fits there, \
         and no other cell of {a-houses} can hold these digits.";

const ALIGNED: &str = "The digits of {cells} are tried together. Not possible is a choice that has the same \
         digit in two of them that see each other, nor one that takes every candidate from one of \
         {a-cells}, which see all of {cells}. What is removed is part of no possible choice.";
