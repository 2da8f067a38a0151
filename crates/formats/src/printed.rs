//! Boards as programs print them: frames whose empty cells are blank, with labels at their sides; tables of HTML, LaTeX,
//! R, pandas and `MiniZinc`. Each becomes a grid of words, which the readers of grids read.
mod frame;
mod levels;
mod listed;
mod markup;

use crate::board::{has_usual, usual_rows};
use crate::lex::is_gap;
use crate::notation::is_rule_line;

/// The rows of a board: a word for each cell, empty where nothing is printed.
pub(crate) type Rows = Vec<Vec<String>>;

/// A printed board.
pub(crate) enum Printed {
    /// A grid of words in its place, and whether text around it was left out.
    Grid(String, bool),
    /// Marks in its cells belong to houses or rules, and nothing below it says to which.
    NeedsLegend,
}

/// Reads a text that is a printed board.
pub(crate) fn plain(text: &str) -> Option<Printed> {
    if let Some(kind) = markup::kind_of(text) {
        return Some(Printed::Grid(words(&markup::rows(text, kind)?), true));
    }
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() < FEWEST_LINES {
        return None;
    }
    let kept = |lines: &[&str]| -> String {
        let rules = lines.iter().filter(|line| may_be_rule(line));
        rules.fold(String::new(), |text, line| text + line + "\n")
    };
    if let Some(rows) = markup::markdown(&lines) {
        let is_beside = |line: &&&str| !line.trim().is_empty() && !line.contains('|');
        let left_out = lines.iter().filter(is_beside).any(|line| !may_be_rule(line));
        return Some(Printed::Grid(words(&rows) + &kept(&lines), left_out));
    }
    if let Some(rows) = listed::rows(&lines) {
        return Some(Printed::Grid(words(&rows), false));
    }
    if let Some(rows) = levels::rows(&lines) {
        return Some(Printed::Grid(words(&rows) + &kept(&lines), false));
    }
    // A corner of a frame, or a character beyond ASCII.
    if !text.bytes().any(|byte| byte == b'+' || !byte.is_ascii()) {
        return None;
    }
    let frame = frame::rows(&lines)?;
    // What stands above and below the frame may be rules.
    let side = frame.rows.len();
    let boxes = match frame.boxes {
        // A frame around every cell, or around the whole board, says nothing about boxes.
        Some((rows, columns))
            if rows * columns == side && rows > 1 && usual_rows(side) != Some(rows) =>
        {
            format!("boxes {rows}x{columns}")
        }
        _ => String::new(),
    };
    let around = frame.before.iter().chain(&frame.behind);
    let left_out =
        around.filter(|line| !line.trim_matches(is_gap).is_empty() && !may_be_rule(line));
    let left_out = frame.has_text_beside || left_out.count() > 0;
    if has_marks(&frame.rows) && kept(&frame.behind).is_empty() {
        return Some(Printed::NeedsLegend);
    }
    let parts = [kept(&frame.before), words(&frame.rows), boxes, kept(&frame.behind)];
    Some(Printed::Grid(parts.join("\n"), left_out))
}

/// Whether cells are marked as those of a house, which then must be named somewhere.
fn has_marks(rows: &Rows) -> bool {
    let cells = || rows.iter().flatten().map(|cell| cell.trim_matches(is_gap));
    let beside = |cell: &str| cell.contains('·') && cell != "·";
    cells().any(beside) || (cells().any(|cell| cell == "·") && cells().any(str::is_empty))
}

/// Whether a line above or below a frame states a rule, or is a comment; the legend of a picture is neither.
fn may_be_rule(line: &str) -> bool {
    let line = line.trim_matches(is_gap);
    is_rule_line(line) || line.starts_with('#') || line.starts_with("//")
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
            // Marks around a digit, and of the houses of its cell.
            let digits = number.trim_matches(['(', ')', '"', '\'', '·', ' ']);
            if digits.is_empty() { ".".to_owned() } else { digits.to_owned() }
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
