//! A classic board in nine lines.
use super::rows::{BLANK, DIGITS, GIVEN, Kind, PLACED, Rows, SIDE, may_be_regions};
use super::{looks_further, plain};
use crate::board::usual;
use crate::candidates::solved_or_naked_single;
use crate::codecs::line::{is_usual, usual_puzzle};
use crate::format::Format;
use crate::parsed::{Options, Parsed};
use whydoku_core::{Digit, DigitSet, Entry, Puzzle};

/// The lines of such a board: they tell whether the text after them can belong to the same puzzle.
#[derive(Debug)]
pub(crate) struct Block(Rows);

impl Block {
    /// Reads a text that holds one such board and nothing else.
    pub(crate) fn read(text: &str, options: &Options) -> Option<(Parsed, Self)> {
        let (rows, end) = looks_further(options).then(|| Rows::read(text, true))??;
        let is_last = text.as_bytes().get(end..)?.iter().all(u8::is_ascii_whitespace);
        is_last.then(|| Self::of(rows))?
    }
    /// Reads the board at the beginning of a text if a blank line follows; and says where that line is.
    pub(crate) fn first(text: &str, options: &Options) -> Option<(Parsed, Self, usize)> {
        let (rows, end) = looks_further(options).then(|| Rows::read(text, false))??;
        let is_last = text.as_bytes().get(end) == Some(&b'\n');
        let (parsed, block) = is_last.then(|| Self::of(rows))??;
        Some((parsed, block, end))
    }
    fn of(rows: Rows) -> Option<(Parsed, Self)> {
        let of_line = |cells: &[u8]| usual_puzzle(core::str::from_utf8(cells).ok()?);
        let (puzzle, format) = match rows.kind {
            Kind::Symbols => (of_line(&rows.symbols)?, Format::GRID),
            Kind::Fields => (of_line(&digits_of(&rows))?, Format::NUMBERS),
            Kind::Words => (with_candidates(&rows)?, Format::PENCILMARKS),
            Kind::Marked => (marked(&rows)?, Format::MARKED),
        };
        Some((plain(puzzle, format), Self(rows)))
    }
    /// How many lines there are.
    pub(crate) fn lines(&self) -> usize {
        self.0.lines
    }
    /// Whether the block that follows after some blank lines is certainly another puzzle: together they are no
    /// text of any format. Eighteen lines could be two states of one puzzle, a jigsaw and its regions, or a board
    /// of 18 x 18 or more cells.
    pub(crate) fn is_apart_from(&self, next: &Self, blank_lines: usize) -> bool {
        let (rows, others) = (&self.0, &next.0);
        let are_all = |counts: &[usize], wanted| counts.iter().all(|count| *count == wanted);
        if may_be_regions(&rows.symbols, &others.symbols) || are_all(&rows.counts[..6], 6) {
            return false;
        }
        if are_all(&rows.counts, SIDE) {
            let both = rows.kind == Kind::Symbols && others.kind == Kind::Symbols;
            let differs = |(known, now): (&u8, &u8)| matches!(known, b'1'..=b'9') && known != now;
            return both && rows.symbols.iter().zip(&others.symbols).any(differs);
        }
        let lines = 2 * SIDE;
        let are_uneven = !are_all(&rows.counts, lines) || !are_all(&others.counts, lines);
        are_uneven && (rows.has_frame || others.has_frame || blank_lines == 1)
    }
}

/// The puzzle of a grid of digits and candidates.
fn with_candidates(rows: &Rows) -> Option<Puzzle> {
    let sets = rows.cells.map(|cell| (cell & BLANK == 0).then(|| set_of(cell)));
    let shape = usual(SIDE).ok()?;
    let entries = solved_or_naked_single(&shape, &sets);
    Puzzle::new(shape, entries)
}

fn set_of(cell: u16) -> DigitSet {
    DigitSet::from_bits(u64::from(cell & DIGITS))
}

/// The digit of each cell that holds one, as a line.
fn digits_of(rows: &Rows) -> [u8; SIDE * SIDE] {
    let is_digit = |cell: u16| rows.kind == Kind::Fields || cell & (GIVEN | PLACED) != 0;
    rows.cells.map(|cell| match cell & DIGITS {
        digits @ 1.. if is_digit(cell) => b'1' + digits.trailing_zeros() as u8,
        _ => b'.',
    })
}

/// The puzzle of a display, if some cell shows that it is one, and no digits clash.
fn marked(rows: &Rows) -> Option<Puzzle> {
    let is_marked = |cell: &u16| cell & (GIVEN | PLACED) != 0;
    if !rows.cells.iter().any(is_marked) || !is_usual(&digits_of(rows)) {
        return None;
    }
    let entries = rows.cells.iter().map(|&cell| {
        let digit = || Digit::new((cell & DIGITS).trailing_zeros() as usize);
        match cell {
            0 | BLANK => Entry::Unknown,
            _ if cell & GIVEN != 0 => Entry::Given(digit()),
            _ if cell & PLACED != 0 => Entry::Placed(digit()),
            _ => Entry::Candidates(set_of(cell)),
        }
    });
    Puzzle::new(usual(SIDE).ok()?, entries.collect())
}
