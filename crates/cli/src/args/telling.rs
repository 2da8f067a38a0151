//! How boards and steps are shown, and the names of techniques.
use clap::ValueEnum;
use core::str::FromStr;
use whydoku_logic::UnknownTechnique;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Picture {
    /// The digits
    Game,
    /// The digits and the candidates of the empty cells
    Candidates,
    /// One board per digit: solid where it is, grey where it can still go
    Levels,
    /// Text with `*` after givens and `-` after placed digits
    Marked,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Telling {
    /// No steps
    None,
    /// One line per step, in the notation used in forums
    Short,
    /// The explanation in words
    Full,
}

/// An extra line in a notation used in forums.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Notation {
    /// No extra line
    None,
    /// `(3=8)r1c2-(8=4)r9c2 => ...`
    Eureka,
    /// As `HoDoKu` writes it: 3- r1c2 -8- r9c2 -4 => ...
    Hodoku,
}

/// Reads the name of a technique. If nothing resembles it, the error says where all are listed.
pub(crate) fn technique<T: FromStr<Err = UnknownTechnique>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|unknown: UnknownTechnique| match unknown.nearest {
        Some(_) => unknown.to_string(),
        None => format!("{unknown}; `whydoku explain` lists them"),
    })
}
