//! The objects that files hold by the million: a board of 9x9, exactly as this project writes it. [`own::read`]
//! gives the same result for them; a test compares the two.
//!
//! [`own::read`]: super::own::read
use crate::board::usual;
use crate::codecs::line::{is_usual, usual_puzzle};
use crate::format::Format;
use crate::parsed::Options;
use whydoku_core::{Digit, DigitSet, Entry, Puzzle};

const CELLS: usize = 81;
/// What is written before the givens of a classic board.
const HEAD: &str = r#"{"schema":1,"shape":{"name":"3x3","side":9,"boxes":[3,3]},"givens":""#;

/// What such an object says.
pub(crate) struct Usual {
    pub(crate) puzzle: Puzzle,
    pub(crate) solution: Option<Vec<Digit>>,
    /// The length of the object, in bytes.
    pub(crate) length: usize,
}

/// Reads the object at the beginning of a text, if its digits do not clash and every list of candidates has some.
/// No board and no other format must be requested.
pub(crate) fn first_object(text: &str, options: &Options) -> Option<Usual> {
    let is_asked = |format: Format| format.read_as() == Format::JSON;
    if options.shape.is_some() || options.format.is_some_and(|format| !is_asked(format)) {
        return None;
    }
    let mut rest = Rest(text.as_bytes().strip_prefix(HEAD.as_bytes())?);
    let givens = rest.cells()?;
    let placed = if rest.skips(b",\"placed\":\"") { Some(rest.cells()?) } else { None };
    let candidates = if rest.skips(b",\"candidates\":[") { Some(rest.sets()?) } else { None };
    let puzzle = match (placed, candidates) {
        (None, None) => usual_puzzle(core::str::from_utf8(givens).ok()?)?,
        _ => position(givens, placed, candidates.as_ref())?,
    };
    let solution = if rest.skips(b",\"solution\":\"") {
        Some(solution(rest.cells()?, &puzzle)?)
    } else {
        None
    };
    let length = text.len() - rest.0.len() + 1;
    rest.skips(b"}").then_some(Usual { puzzle, solution, length })
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    /// Skips these characters, if they come next.
    fn skips(&mut self, wanted: &[u8]) -> bool {
        let after = self.0.strip_prefix(wanted);
        self.0 = after.unwrap_or(self.0);
        after.is_some()
    }
    /// A character for each cell, and the quotation mark after them.
    fn cells(&mut self) -> Option<&'a [u8; CELLS]> {
        let (cells, rest) = self.0.split_first_chunk()?;
        self.0 = rest.strip_prefix(b"\"")?;
        Some(cells)
    }
    /// A list with ascending digits in quotation marks, or `null`, for each cell.
    fn sets(&mut self) -> Option<[DigitSet; CELLS]> {
        let mut sets = [DigitSet::EMPTY; CELLS];
        for (at, set) in sets.iter_mut().enumerate() {
            if at > 0 && !self.skips(b",") {
                return None;
            }
            if !self.skips(b"null") {
                *set = self.set()?;
            }
        }
        self.skips(b"]").then_some(sets)
    }
    fn set(&mut self) -> Option<DigitSet> {
        let mut bits = 0_u64;
        let mut digits = self.0.strip_prefix(b"\"")?;
        while let [digit @ b'1'..=b'9', rest @ ..] = digits {
            let bit = 1 << (digit - b'1');
            if bits >= bit {
                return None;
            }
            bits |= bit;
            digits = rest;
        }
        self.0 = digits.strip_prefix(b"\"").filter(|_| bits > 0)?;
        Some(DigitSet::from_bits(bits))
    }
}

/// A puzzle with placed digits or candidates; a list that is empty stands for no list.
fn position(
    givens: &[u8; CELLS],
    placed: Option<&[u8; CELLS]>,
    candidates: Option<&[DigitSet; CELLS]>,
) -> Option<Puzzle> {
    let placed = placed.unwrap_or(&[b'.'; CELLS]);
    let mut digits = *givens;
    for (digit, placed) in digits.iter_mut().zip(placed) {
        match (*digit, placed) {
            (_, b'.') => {}
            (b'.', b'1'..=b'9') => *digit = *placed,
            _ => return None,
        }
    }
    let sets = candidates.unwrap_or(&[DigitSet::EMPTY; CELLS]);
    let entry = |((given, digit), set): ((&u8, &u8), &DigitSet)| match digit_of(*digit) {
        Some(digit) if digit_of(*given).is_some() => Entry::Given(digit),
        Some(digit) => Entry::Placed(digit),
        None if set.is_empty() => Entry::Unknown,
        None => Entry::Candidates(*set),
    };
    let entries = givens.iter().zip(&digits).zip(sets).map(entry).collect();
    is_usual(&digits).then(|| Puzzle::new(usual(9).ok()?, entries))?
}

fn digit_of(symbol: u8) -> Option<Digit> {
    matches!(symbol, b'1'..=b'9').then(|| Digit::new(usize::from(symbol - b'1')))
}

/// A digit for each cell, if they agree with those of the puzzle and no house has one twice.
fn solution(cells: &[u8; CELLS], puzzle: &Puzzle) -> Option<Vec<Digit>> {
    let digits: Vec<Digit> = cells.iter().map(|cell| digit_of(*cell)).collect::<Option<_>>()?;
    let agrees = |(entry, digit): (&Entry, &Digit)| entry.digit().is_none_or(|it| it == *digit);
    (is_usual(cells) && puzzle.entries().iter().zip(&digits).all(agrees)).then_some(digits)
}
