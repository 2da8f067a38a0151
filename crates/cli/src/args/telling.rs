//! How boards and steps are shown, and the names of techniques.
use clap::ValueEnum;
use core::str::FromStr;
use whydoku_logic::{Info, Technique, UnknownTechnique};

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
    /// The explanation in words; of a long proof, the inside of cases within cases is left out
    Full,
    /// The explanation with every line of a long proof
    Whole,
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

/// The most techniques that an error suggests.
const SUGGESTED: usize = 6;

/// Reads the name of a technique. If no name is nearly the same, the error suggests those that share a word with it, or says
/// where all are listed.
pub(crate) fn technique<T: FromStr<Err = UnknownTechnique>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|unknown: UnknownTechnique| match unknown.nearest {
        Some(_) => unknown.to_string(),
        None => match related(text).as_slice() {
            [] => format!("{unknown}; `whydoku explain` lists them"),
            [only] => format!("{unknown}; did you mean {only:?}?"),
            several => format!("{unknown}; did you mean one of {}?", several.join(", ")),
        },
    })
}

/// The first techniques one of whose names has a word of this text.
fn related(text: &str) -> Vec<&'static str> {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
        // Shorter words, such as "xy" and "and", say little.
        words.filter(|word| word.chars().count() > 3).collect()
    };
    let wanted = words(text);
    let is_related = |info: &&Info| {
        let names = [info.id, info.name].into_iter().chain(info.aliases.iter().copied());
        names.flat_map(words).any(|word| wanted.contains(&word))
    };
    let all = Technique::ALL.iter().map(|technique| technique.info());
    all.filter(is_related).map(|info| info.id).take(SUGGESTED).collect()
}
