//! Boards as programs print them: frames whose empty cells are blank, with labels at their sides; tables of HTML, LaTeX,
//! R, pandas and `MiniZinc`. Each becomes a grid of words, which the readers of grids read.
mod frame;
mod levels;
mod listed;
mod markup;

use crate::board::has_usual;
use crate::lex::is_gap;

/// The rows of a board: a word for each cell, empty where nothing is printed.
pub(crate) type Rows = Vec<Vec<String>>;

/// A grid of words in place of a printed board, and whether text around it was left out; `None` if the text is no such
/// board.
pub(crate) fn plain(text: &str) -> Option<(String, bool)> {
    if let Some(kind) = markup::kind_of(text) {
        return Some((words(&markup::rows(text, kind)?), true));
    }
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() < FEWEST_LINES {
        return None;
    }
    if let Some(rows) = listed::rows(&lines).or_else(|| levels::rows(&lines)) {
        return Some((words(&rows), false));
    }
    let frame = frame::rows(&lines)?;
    // What stands above and below the frame may be rules.
    let parts = [frame.before.join("\n"), words(&frame.rows), frame.behind.join("\n")];
    Some((parts.join("\n"), frame.has_text_beside))
}

/// Boards of fewer lines are not printed with labels or frames.
const FEWEST_LINES: usize = 4;

/// Whether the beginning of a text shows that all of it is one printed board, in which blank lines say nothing.
pub(crate) fn is_one(head: &str) -> bool {
    markup::kind_of(head).is_some() || levels::begins(&head.lines().take(4).collect::<Vec<_>>())
}

/// The cells as words with gaps between them; a dot for an empty one.
fn words(rows: &Rows) -> String {
    let word = |cell: &String| match cell.trim_matches(is_gap) {
        "" | "0" | "NA" | "NaN" | "nan" | "None" | "_" | "<NA>" => ".".to_owned(),
        cell => {
            let number = cell.strip_suffix(".0").unwrap_or(cell);
            number.trim_matches(['(', ')', '"', '\'']).to_owned()
        }
    };
    let line = |row: &Vec<String>| row.iter().map(word).collect::<Vec<_>>().join(" ") + "\n";
    rows.iter().map(line).collect()
}

/// Whether these are as many rows as cells in each of them, and a board can have that side.
fn is_board(rows: &Rows) -> bool {
    let side = rows.len();
    has_usual(side) && side <= 36 && rows.iter().all(|row| row.len() == side)
}
