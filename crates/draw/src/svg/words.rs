//! The description of a picture for people who cannot see it.
use crate::marks::played_by;
use whydoku_core::{Entry, Puzzle};
use whydoku_logic::render::{Role, View};
use whydoku_words::{Names, message, rule_lines, said};

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

/// The kind of board.
pub(super) fn title(names: Names<'_>) -> String {
    said!("picture-title", { "side": names.shape.side() }).words(&names)
}

/// How much is filled in, every row, the rules, the remarks, and the highlights.
pub(super) fn description(
    puzzle: &Puzzle,
    view: Option<&View>,
    remarks: &[String],
    names: Names<'_>,
) -> String {
    let given = puzzle.given_count();
    let filled = puzzle.entries().iter().filter(|entry| entry.digit().is_some()).count();
    let empty = puzzle.entries().len() - filled;
    let counts = said!("picture-counts", {
        "given": given, "placed": filled - given, "empty": empty,
    });
    let mut sentences = vec![counts.words(&names)];
    let blank = message!("picture-blank").text(names.language);
    let side = puzzle.shape().side();
    for (row, entries) in puzzle.entries().chunks(side.max(1)).enumerate() {
        let digit = |entry: &Entry| entry.digit().map_or(blank.into(), |d| names.digit(d));
        let digits: Vec<String> = entries.iter().map(digit).collect();
        let row = said!("picture-row", { "row": row + 1, "digits": digits.join(" ") });
        sentences.push(row.words(&names));
    }
    let rules = rule_lines(puzzle.shape());
    if !rules.is_empty() {
        let rules = said!("picture-rules", { "rules": rules.join("; ") });
        sentences.push(rules.words(&names));
    }
    sentences.extend(remarks.iter().map(|remark| format!("{remark}.")));
    sentences.extend(view.iter().flat_map(|view| highlights(puzzle, view, names)));
    sentences.join(" ")
}

/// A sentence for each part that is played: what plays it.
fn highlights(puzzle: &Puzzle, view: &View, names: Names<'_>) -> Vec<String> {
    let shape = puzzle.shape();
    let mut sentences = Vec::new();
    for role in ROLES {
        let houses = view
            .houses
            .iter()
            .filter(|(house, part)| *part == role && house.index() < shape.houses().len());
        let candidates = view.candidates.iter().filter(|(k, part)| {
            *part == role && k.cell.index() < shape.cell_count() && k.digit.index() < shape.side()
        });
        let mut things: Vec<String> = houses.map(|(house, _)| names.house(*house)).collect();
        things.extend(candidates.map(|(k, _)| {
            said!("picture-candidate", { "digit": k.digit, "cell": k.cell }).words(&names)
        }));
        if !things.is_empty() {
            let played = played_by(role, &things, names.language);
            sentences.push(format!("{}.", capitalised(&played)));
        }
    }
    sentences
}

/// The same with a capital at the beginning.
fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}
