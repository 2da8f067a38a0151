//! Run lengths of blanks: the two short forms of `SudokuPad`, `scf` and `classic`.
use crate::append::push_number;
use whydoku_core::{Digit, Entry, Puzzle};

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

/// `scf` text for a puzzle of at most nine digits.
pub(crate) fn write_scf(out: &mut String, puzzle: &Puzzle) {
    let entries = puzzle.entries();
    let number =
        |at: usize| entries.get(at).and_then(|entry| entry.digit()).map_or(0, Digit::number);
    let is_blank = |at: &usize| entries.get(*at).is_some_and(|entry| entry.digit().is_none());
    let mut at = 0;
    while at < entries.len() {
        let behind = (at + 1..).take(MOST_BEHIND).take_while(is_blank).count();
        out.push(char::from(SCF[number(at) + 10 * behind]));
        at += 1 + behind;
    }
}

/// `classic` text for a puzzle of at most nine digits.
pub(crate) fn write_classic(out: &mut String, puzzle: &Puzzle) {
    let mut run = 0;
    for entry in puzzle.entries() {
        match entry.digit() {
            None if run == CLASSIC.len() - 1 => {
                out.push(char::from(CLASSIC[run]));
                run = 1;
            }
            None => run += 1,
            Some(digit) => {
                push_run(out, &mut run);
                push_number(out, digit.number() as u64);
            }
        }
    }
    push_run(out, &mut run);
}

/// The character for the blanks so far, if there are any.
fn push_run(out: &mut String, run: &mut usize) {
    if *run > 0 {
        out.push(char::from(CLASSIC[*run]));
        *run = 0;
    }
}

/// The entries of cells given as numbers.
pub(crate) fn entries(cells: &[usize]) -> Vec<Entry> {
    let entry = |&number: &usize| match number {
        0 => Entry::Unknown,
        number => Entry::Given(Digit::from_number(number)),
    };
    cells.iter().map(entry).collect()
}
