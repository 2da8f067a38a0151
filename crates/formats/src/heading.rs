//! Lines that are no part of a puzzle, and headings of tables.
use crate::lex::is_gap;

/// Names of the column of the puzzle, the likeliest first.
pub(crate) const PUZZLE_NAMES: [&str; 7] =
    ["puzzle", "quiz", "quizzes", "question", "sudoku", "grid", "board"];

/// A line that contains no part of a puzzle.
pub(crate) fn is_aside(line: &str) -> bool {
    let line = line.trim_matches(is_gap);
    line.is_empty() || line.starts_with("//") || (line.starts_with('#') && !line.contains('='))
}

/// The heading of a table: `quizzes,solutions`, `id,puzzle,solution,clues,difficulty`.
pub fn is_heading(line: &str) -> bool {
    let mut names = line.trim_matches(is_gap).split([',', ';', '\t']);
    let known = PUZZLE_NAMES;
    let name = |name: &str| name.trim_matches(['"', ' ']).to_ascii_lowercase();
    line.contains([',', ';', '\t']) && names.any(|part| known.contains(&name(part).as_str()))
        || known.contains(&name(line).as_str())
}
