//! How boards and steps are shown, and the names of techniques.
use clap::ValueEnum;
use core::str::FromStr;
use pencilmark_logic::UnknownTechnique;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Picture {
    /// The digits
    Game,
    /// The digits, and the candidates of every empty cell
    Candidates,
    /// One board for each digit: solid where it is, grey where it can be
    Levels,
    /// Text with `*` behind givens and `-` behind placed digits
    Marked,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Telling {
    /// Not at all
    None,
    /// One line each, in the notation of forums
    Short,
    /// The reason in words
    Full,
}

/// A line for those who know how forums write a step.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Notation {
    /// No such line
    None,
    /// `(3=8)r1c2-(8=4)r9c2 => ...`
    Eureka,
    /// As `HoDoKu` writes it: 3- r1c2 -8- r9c2 -4 => ...
    Hodoku,
}

/// Reads the name of a technique; if it is like none, says where all are listed.
pub(crate) fn technique<T: FromStr<Err = UnknownTechnique>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|unknown: UnknownTechnique| match unknown.nearest {
        Some(_) => unknown.to_string(),
        None => format!("{unknown}; `pencilmark explain` lists them"),
    })
}
