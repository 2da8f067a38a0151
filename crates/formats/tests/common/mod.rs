//! The puzzle P of the specification of formats, with which most tests begin.
pub(crate) mod ruled;

use whydoku_core::Puzzle;
use whydoku_formats::{Options, Parsed, parse};

pub(crate) const P: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
pub(crate) const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Reads a text that is a puzzle.
pub(crate) fn read(text: &str) -> Parsed {
    parse(text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// P with only its givens.
pub(crate) fn p() -> Puzzle {
    read(P).puzzle
}

/// Cells as `KSudoku` counts them, down the columns.
pub(crate) fn by_columns(cells: &str) -> String {
    let cells: Vec<char> = cells.chars().collect();
    (0..81).map(|at| cells[at % 9 * 9 + at / 9]).collect()
}
