//! Texts that are not puzzles: each gets its own message, with the place and what to do.
use whydoku_core::{Digit, DigitSet, Entry, Puzzle};
use whydoku_formats::{Format, Options, parse, write};

mod digits;
mod foreign;
mod positions;

pub(crate) const P: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn p() -> Puzzle {
    parse(P, &Options::default()).expect("a puzzle").puzzle
}

/// P as nine lines, changed.
pub(crate) fn lines(change: impl Fn(&mut Vec<String>)) -> String {
    let mut rows: Vec<String> = write(&p(), Format::GRID).lines().map(String::from).collect();
    change(&mut rows);
    rows.join("\n")
}

/// P with the candidates 1, 2 and 9 in every empty cell.
pub(crate) fn position(style: Format) -> String {
    let mut puzzle = p();
    let set: DigitSet = [1, 2, 9].map(Digit::from_number).into_iter().collect();
    for cell in puzzle.shape().clone().cells() {
        if puzzle.digit(cell).is_none() {
            puzzle.set(cell, Entry::Candidates(set));
        }
    }
    write(&puzzle, style)
}

pub(crate) fn numbers(count: usize, change: impl Fn(&mut Vec<String>)) -> String {
    let mut cells: Vec<String> = (0..count).map(|i| (i % 16 + 1).to_string()).collect();
    change(&mut cells);
    cells.join(" ")
}

pub(crate) const REGIONS: &str =
    "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
pub(crate) const BLANK: &str = "a blank (. 0 * _) or a frame character";

pub(crate) fn check(text: &str, options: &Options, place: (usize, usize), message: &str) {
    let shown: String = text.chars().take(200).collect();
    let Err(error) = parse(text, options) else { panic!("this was read:\n{shown}") };
    let message = format!("line {}, column {}: {message}", place.0, place.1);
    assert_eq!(error.to_string(), message, "{shown}");
    assert_eq!((error.line, error.column), place, "{message}\n{shown}");
    let german = error.words("de".parse().expect("it is in the list"));
    assert!(german.starts_with(&format!("Zeile {}, Spalte {}: ", place.0, place.1)), "{german}");
    let english = ["this ", "the ", " not ", " are ", " and ", "write "];
    assert!(!english.iter().any(|word| german.contains(word)), "{german}");
    let rendered = error.render_excerpt();
    assert!(rendered.is_empty() || rendered.lines().count() == 2, "{rendered}");
}

pub(crate) fn check_all(cases: &[(String, (usize, usize), String)]) {
    for (text, place, message) in cases {
        check(text, &Options::default(), *place, message);
    }
}

pub(crate) fn case(
    text: impl Into<String>,
    place: (usize, usize),
    message: impl Into<String>,
) -> (String, (usize, usize), String) {
    (text.into(), place, message.into())
}
