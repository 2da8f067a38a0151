//! Run lengths of blanks: the two short forms of `SudokuPad`, `scf` and `classic`.
use pencilmark_core::{Digit, Entry, Puzzle};

/// `scf`: digit + 10 * (blanks after it, at most 5); a further blank is the digit 0.
const SCF: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
/// The most blanks after a digit that one character of `scf` holds.
const MOST_BEHIND: usize = 5;
/// `classic`: a digit is itself, a run of `k` blanks is the `k`th of these characters.
const CLASSIC: &[u8; 70] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// The cells of `scf` text; 0 is a blank. `None` if a character has no meaning.
pub(crate) fn read_scf(text: &str) -> Option<Vec<usize>> {
    let mut cells = Vec::new();
    for byte in text.bytes() {
        let index = SCF.iter().position(|known| *known == byte)?;
        cells.push(index % 10);
        cells.extend(core::iter::repeat_n(0, index / 10));
    }
    Some(cells)
}

/// The cells of `classic` text.
pub(crate) fn read_classic(text: &str) -> Option<Vec<usize>> {
    let mut cells = Vec::new();
    for byte in text.bytes() {
        if byte.is_ascii_digit() && byte != b'0' {
            cells.push(usize::from(byte - b'0'));
        } else {
            let run = CLASSIC.iter().position(|known| *known == byte)?;
            cells.extend(core::iter::repeat_n(0, run));
        }
    }
    Some(cells)
}

/// The digits of a puzzle of at most nine digits, 0 for a blank.
fn numbers(puzzle: &Puzzle) -> Vec<usize> {
    puzzle.entries().iter().map(|entry| entry.digit().map_or(0, Digit::number)).collect()
}

/// `scf` text for a puzzle of at most nine digits.
pub(crate) fn write_scf(puzzle: &Puzzle) -> String {
    let numbers = numbers(puzzle);
    let mut out = String::new();
    let mut at = 0;
    while at < numbers.len() {
        let behind = numbers[at + 1..].iter().take(MOST_BEHIND).take_while(|&&n| n == 0).count();
        out.push(char::from(SCF[numbers[at] + 10 * behind]));
        at += 1 + behind;
    }
    out
}

/// `classic` text for a puzzle of at most nine digits.
pub(crate) fn write_classic(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    for run in numbers(puzzle).chunk_by(|a, b| *a == 0 && *b == 0) {
        match run {
            [0, ..] => {
                out.extend(run.chunks(CLASSIC.len() - 1).map(|r| char::from(CLASSIC[r.len()])));
            }
            _ => out.extend(run.iter().map(|number| char::from(b'0' + *number as u8))),
        }
    }
    out
}

/// The entries of cells given as numbers.
pub(crate) fn entries(cells: &[usize]) -> Vec<Entry> {
    let entry = |&number: &usize| match number {
        0 => Entry::Unknown,
        number => Entry::Given(Digit::from_number(number)),
    };
    cells.iter().map(entry).collect()
}
