//! Which digits in the photographs were printed, which were written by hand, and what the marks are.
//!
//! The records of the pictures do not contain this. For half-solved puzzles it was written down by looking at the
//! pictures, and checked: the printed digits of each are symmetric and have exactly one solution.

/// For each group of pictures: its printed digits, and the marks of its cells.
const HALF_SOLVED: &str = include_str!("../written.tsv");

/// What is known about the cells of a picture.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    /// Whether a digit was written by hand; `None` if there is no digit or this is unknown.
    pub(crate) by_hand: [Option<bool>; 81],
    /// The digits of the marks as bits, digit 1 the lowest; 0 if there are none or they are unknown.
    pub(crate) marks: [u16; 81],
}

/// What is known about a picture, given its source, its group and the printed digits in its record.
pub(crate) fn of(source: &str, group: &str, printed: &str, truth: &[u8; 81]) -> Written {
    let all = |by_hand: bool| truth.map(|digit| (digit > 0).then_some(by_hand));
    let nothing = [0; 81];
    let half_solved = || {
        let line =
            HALF_SOLVED.lines().find_map(|line| line.strip_prefix(group)?.strip_prefix('\t'));
        let (printed, marks) = line?.split_once('\t')?;
        Some(Written { by_hand: besides(printed, truth), marks: marked(marks) })
    };
    match source {
        "wicht-v2" | "wicht-v2-extra" | "taylorjg" | "snapsudoku" | "rozet-generated" => {
            Written { by_hand: all(false), marks: nothing }
        }
        "rozet-handwritten" => Written { by_hand: all(true), marks: nothing },
        "wicht-mixed" => Written { by_hand: besides(printed, truth), marks: nothing },
        _ => half_solved().unwrap_or(Written { by_hand: [None; 81], marks: nothing }),
    }
}

/// Digits that are not among the printed ones were written by hand.
fn besides(printed: &str, truth: &[u8; 81]) -> [Option<bool>; 81] {
    let mut by_hand = [None; 81];
    for ((own, printed), digit) in by_hand.iter_mut().zip(printed.bytes()).zip(truth) {
        *own = (*digit > 0).then_some(!(b'1'..=b'9').contains(&printed));
    }
    by_hand
}

/// Parses marks such as `r1c8=38 r2c2=27`.
fn marked(text: &str) -> [u16; 81] {
    let mut marks = [0; 81];
    for mark in text.split_whitespace() {
        let bytes = mark.as_bytes();
        let [b'r', row, b'c', column, b'=', digits @ ..] = bytes else { continue };
        let at = usize::from(row - b'1') * 9 + usize::from(column - b'1');
        marks[at] = digits.iter().fold(0, |bits, digit| bits | 1 << (digit - b'1'));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_names_81_cells_and_marks_only_where_nothing_is_printed() {
        for line in HALF_SOLVED.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [_, printed, marks] = fields[..] else { panic!("{line}") };
            assert_eq!(printed.len(), 81, "{line}");
            let marked = marked(marks);
            assert_eq!(
                marks.split_whitespace().count(),
                marked.iter().filter(|own| **own > 0).count()
            );
            for (own, printed) in marked.iter().zip(printed.bytes()) {
                assert!(*own == 0 || printed == b'.', "{line}");
            }
        }
    }
    #[test]
    fn marks_are_bits() {
        let marks = marked("r1c8=38 r9c9=1");
        assert_eq!((marks[7], marks[80]), (0b1000_0100, 1));
    }
}
