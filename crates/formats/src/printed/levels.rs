//! Our own view of nine boards, one for each digit: a solid mark where the digit is, a grey one where it can be.
use super::{Rows, is_board};
use whydoku_core::Digit;

/// Marks of a place of a digit and of one where it can be, and the same in plain characters.
const MARKS: [(char, char); 2] = [('■', '░'), ('#', ':')];

/// Whether a text begins with the titles of such boards: `1  ■ 3  ░ 17`.
pub(super) fn begins(lines: &[&str]) -> bool {
    let Some(title) = lines.iter().find(|line| !line.trim().is_empty()) else { return false };
    titles(title).is_some_and(|titles| titles.first().is_some_and(|(digit, _)| digit == "1"))
}

/// The digits in a line of titles and where each begins.
fn titles(line: &str) -> Option<Vec<(String, usize)>> {
    if !line.contains(MARKS.map(|(solid, _)| solid)) {
        return None;
    }
    let (solid, _) = MARKS.into_iter().find(|(solid, open)| {
        line.contains(&format!("  {solid} ")) && line.contains(&format!("  {open} "))
    })?;
    let chars: Vec<char> = line.chars().collect();
    let mut titles = Vec::new();
    for (at, _) in chars.iter().enumerate().filter(|(_, c)| **c == solid) {
        let before: String = chars[..at].iter().collect();
        let digit = before.split_whitespace().last()?.to_owned();
        let begin = before.trim_end().chars().count() - digit.chars().count();
        titles.push((digit, begin));
    }
    Some(titles)
}

/// The cells: a digit where its board says that it is, else the digits that can be there.
pub(super) fn rows(lines: &[&str]) -> Option<Rows> {
    if !begins(lines) {
        return None;
    }
    let mut placed: Vec<Vec<Option<char>>> = Vec::new();
    let mut open: Vec<Vec<String>> = Vec::new();
    let mut at = 0;
    let mut seen = 0;
    while at < lines.len() {
        let Some(titles) = titles(lines[at]) else {
            at += 1;
            continue;
        };
        let end = lines[at + 1..].iter().position(|line| line.trim().is_empty());
        let end = end.map_or(lines.len(), |end| at + 1 + end);
        let inner: Vec<Vec<char>> = lines[at + 1..end]
            .iter()
            .filter(|line| !crate::lex::is_frame(line.trim()))
            .map(|line| line.chars().collect())
            .collect();
        let side = inner.len();
        placed.resize(side, vec![None; side]);
        open.resize(side, vec![String::new(); side]);
        for (digit, begin) in &titles {
            seen += 1;
            let symbol = digit.chars().next().filter(|_| digit.chars().count() == 1)?;
            Digit::from_symbol(symbol)?;
            for (row, line) in inner.iter().enumerate() {
                let marks = line.get(*begin..)?.iter().copied().filter(|c| !crate::lex::is_bar(*c));
                // A bar, then a blank before each cell and one before the next bar.
                let cells: Vec<char> = cells_of(&marks.collect::<Vec<_>>(), line, *begin, side)?;
                for (column, mark) in cells.into_iter().enumerate() {
                    match mark {
                        ' ' => {}
                        mark if MARKS.iter().any(|(solid, _)| *solid == mark) => {
                            placed[row][column] = Some(symbol);
                        }
                        mark if MARKS.iter().any(|(_, open)| *open == mark) => {
                            open[row][column].push(symbol);
                        }
                        _ => return None,
                    }
                }
            }
        }
        at = end;
    }
    let cell = |(placed, open): (&Option<char>, &String)| match placed {
        Some(digit) => digit.to_string(),
        None => open.clone(),
    };
    let rows: Rows = placed
        .iter()
        .zip(&open)
        .map(|(placed, open)| placed.iter().zip(open).map(cell).collect())
        .collect();
    (seen == rows.len() && is_board(&rows)).then_some(rows)
}

/// The marks of one board in a line: every second character between its bars.
fn cells_of(_: &[char], line: &[char], begin: usize, side: usize) -> Option<Vec<char>> {
    let (mut cells, mut at, mut inside) = (Vec::new(), begin, 0);
    while cells.len() < side {
        let c = *line.get(at)?;
        if crate::lex::is_bar(c) {
            inside = 0;
        } else {
            inside += 1;
            if inside > 0 && inside % 2 == 0 && line.get(at + 1).is_some_and(|next| *next == ' ') {
                cells.push(c);
            }
        }
        at += 1;
    }
    Some(cells)
}
