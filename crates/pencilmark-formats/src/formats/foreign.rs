//! Formats that are known by their look and not read: better a name than a miscounted cell.
use crate::text::Text;

/// Beginnings that no puzzle in plain text has, and what they belong to.
const BEGINNINGS: [(&str, &str); 15] = [
    ("<?xml", "an XML file"),
    ("<opensudoku", "an OpenSudoku file"),
    ("<sudoku", "an XML file"),
    ("<ksudoku", "a KSudoku file"),
    ("<", "an XML or HTML file"),
    ("{\"", "JSON"),
    ("[[", "JSON"),
    ("http://", "a link"),
    ("https://", "a link"),
    ("sudokupad://", "a link"),
    ("fpuzzles", "an f-puzzles string"),
    ("SumoCue", "a killer puzzle of SumoCue"),
    ("S9B", "a SudokuWiki string"),
    ("S4B", "a SudokuWiki string"),
    ("SGB", "a SudokuWiki string"),
];

/// What the text is, if it is of a format that is not read.
pub(crate) fn name_of(text: &Text<'_>) -> Option<&'static str> {
    let content = text.rows.first()?.content;
    BEGINNINGS.iter().find(|(start, _)| content.starts_with(start)).map(|&(_, name)| name)
}
