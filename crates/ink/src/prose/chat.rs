//! Sentences that say nothing about the solution: explanations, greetings, and how fog is cleared.
use super::phrase::Unit;
use super::words::Sentence;

/// The sentence without an example and without what explains what was said; and whether it had either.
pub(super) fn without_explanation(units: &[Unit]) -> (Vec<Unit>, bool) {
    let begins = |unit: &Unit| matches!(unit, Unit::Atom("example" | "thatis", _));
    // What follows "no negative constraint" says what that means.
    let after = |unit: &Unit| matches!(unit, Unit::Atom("nonegative", _));
    let end = units.iter().position(begins).or(units.iter().position(after).map(|at| at + 1));
    match end {
        Some(at) => (units[..at].to_vec(), true),
        None => (units.to_vec(), false),
    }
}

/// Whether a sentence is said to people and not about digits: thanks, greetings, links. It names nothing that a rule could
/// be about: "enjoy the antiknight rule" is a rule.
pub(super) fn is_chat(units: &[Unit], sentence: &Sentence) -> bool {
    const ABOUT_DIGITS: [&str; 14] = [
        "must", "digit", "digits", "cell", "cells", "row", "column", "cannot", "sum", "ziffer",
        "ziffern", "zelle", "zellen", "muss",
    ];
    // Beginnings of names of rules that nobody here knows.
    const NAMES: [&str; 4] = ["anti", "non", "doubl", "queen"];
    const BESIDE: [&str; 10] =
        ["all", "thanks", "along", "sudoku", "grid", "first", "size", "can", "normal", "place"];
    let is_about = |word: &str| {
        ABOUT_DIGITS.contains(&word) || NAMES.iter().any(|name| word.starts_with(name))
    };
    let is_beside = |unit: &Unit| match unit {
        Unit::Atom(atom, _) => BESIDE.contains(atom),
        Unit::Filler | Unit::Joint | Unit::Or | Unit::Unknown => true,
    };
    units.iter().any(|unit| matches!(unit, Unit::Atom("thanks", _)))
        && units.iter().all(is_beside)
        && !sentence.words.iter().any(|word| is_about(&word.text))
}

/// Whether a sentence only says how fog is cleared, in whatever words: it speaks of fog, and of nothing that digits do.
pub(super) fn is_about_fog(units: &[Unit]) -> bool {
    const BESIDE: [&str; 28] = [
        "n:fog",
        "reveals",
        "grid",
        "place",
        "clue",
        "surround",
        "along",
        "box",
        "region",
        "first",
        "centre",
        "small",
        "value",
        "end",
        "can",
        "notall",
        "onefrom",
        "adjacent",
        "row",
        "column",
        "size",
        "join",
        "all",
        "once",
        "atleastonce",
        "num",
        "layout",
        "possible",
    ];
    let is_beside = |unit: &Unit| match unit {
        Unit::Atom(atom, _) => BESIDE.contains(atom),
        Unit::Filler | Unit::Joint | Unit::Or | Unit::Unknown => true,
    };
    units.iter().any(|unit| matches!(unit, Unit::Atom("n:fog", _))) && units.iter().all(is_beside)
}
