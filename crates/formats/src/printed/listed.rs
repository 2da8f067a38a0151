//! Rows with labels at their left and above them: matrices of R, frames of pandas, grids with names of rows and columns.
use super::{Rows, is_board};
use crate::lex::{is_bar, is_frame};

/// The rows below a line of labels, each with a label of its own.
pub(super) fn rows(lines: &[&str]) -> Option<Rows> {
    let is_filled = |line: &&&str| !line.trim().is_empty() && !is_frame(line.trim());
    let filled: Vec<&&str> = lines.iter().filter(is_filled).collect();
    let words = |line: &str| -> Vec<String> {
        let parts = line.split(|c: char| c.is_whitespace() || is_bar(c));
        parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    let heading = words(filled.first()?);
    let side = heading.len();
    if filled.len() != side + 1 || !are_labels(&heading) {
        return None;
    }
    let (mut labels, mut rows) = (Vec::new(), Rows::new());
    for line in &filled[1..] {
        let mut row = words(line);
        if row.len() != side + 1 {
            return None;
        }
        labels.push(row.remove(0));
        rows.push(row);
    }
    (are_labels(&labels) && is_board(&rows)).then_some(rows)
}

/// Whether these are names of rows or columns in order: `0 1 2`, `1 2 3`, `A B C`, `[1,] [2,]`, `[,1] [,2]`, `c1 c2`.
pub(super) fn are_labels(names: &[String]) -> bool {
    let numbers: Option<Vec<usize>> = names
        .iter()
        .map(|name| {
            let inner = name.trim_matches(['[', ']', ',', ':', '|']);
            let digits = inner.trim_start_matches(|c: char| "rcRCV".contains(c));
            digits.parse().ok()
        })
        .collect();
    let letters = || -> Option<Vec<usize>> {
        names
            .iter()
            .map(|name| match name.as_bytes() {
                [letter] if letter.is_ascii_alphabetic() => {
                    Some(usize::from(letter.to_ascii_uppercase() - b'A'))
                }
                _ => None,
            })
            .collect()
    };
    let in_order = |numbers: Vec<usize>| {
        numbers.len() >= 4
            && numbers[0] <= 1
            && numbers.iter().zip(&numbers[1..]).all(|(one, next)| one + 1 == *next)
    };
    // Letters may leave out the I, which looks like a 1.
    let in_letters = |letters: Vec<usize>| {
        letters.len() >= 4
            && letters[0] == 0
            && letters.windows(2).all(|pair| pair[0] < pair[1])
            && letters[letters.len() - 1] <= letters.len()
    };
    numbers.is_some_and(in_order) || letters().is_some_and(in_letters)
}
