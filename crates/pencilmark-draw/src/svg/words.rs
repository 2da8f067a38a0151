//! The description of a picture for those who do not see it.
use crate::marks::meaning;
use core::fmt::Write as _;
use pencilmark_core::{Entry, Puzzle};
use pencilmark_logic::render::{Role, View};
use pencilmark_words::Names;

const ROLES: [Role; 11] = [
    Role::Base,
    Role::Cover,
    Role::Defining,
    Role::On,
    Role::Off,
    Role::Fin,
    Role::SetA,
    Role::SetB,
    Role::SetC,
    Role::Placed,
    Role::Removed,
];

/// What the board is.
pub(super) fn title(puzzle: &Puzzle) -> String {
    let side = puzzle.shape().side();
    format!("Sudoku board of {side} by {side} cells")
}

/// How much is filled in, every row, and what is highlighted.
pub(super) fn description(puzzle: &Puzzle, view: Option<&View>, names: Names<'_>) -> String {
    let given = puzzle.given_count();
    let filled = puzzle.entries().iter().filter(|entry| entry.digit().is_some()).count();
    let empty = puzzle.entries().len() - filled;
    let mut text = format!("{given} given, {} placed, {empty} empty.", filled - given);
    let side = puzzle.shape().side();
    for (row, entries) in puzzle.entries().chunks(side.max(1)).enumerate() {
        let digit = |entry: &Entry| entry.digit().map_or("blank".into(), |d| names.digit(d));
        let digits: Vec<String> = entries.iter().map(digit).collect();
        let _ = write!(text, " Row {}: {}.", row + 1, digits.join(" "));
    }
    if let Some(view) = view {
        highlights(&mut text, puzzle, view, names);
    }
    text
}

fn highlights(text: &mut String, puzzle: &Puzzle, view: &View, names: Names<'_>) {
    let shape = puzzle.shape();
    for role in ROLES {
        let houses = view
            .houses
            .iter()
            .filter(|(house, part)| *part == role && house.index() < shape.houses().len());
        let candidates = view.candidates.iter().filter(|(k, part)| {
            *part == role && k.cell.index() < shape.cell_count() && k.digit.index() < shape.side()
        });
        let mut things: Vec<String> = houses.map(|(house, _)| names.house(*house)).collect();
        things.extend(
            candidates.map(|(k, _)| format!("{} in {}", names.digit(k.digit), names.cell(k.cell))),
        );
        if !things.is_empty() {
            let mut meaning = meaning(role).to_owned();
            meaning[..1].make_ascii_uppercase();
            let _ = write!(text, " {meaning}: {}.", things.join(", "));
        }
    }
}
