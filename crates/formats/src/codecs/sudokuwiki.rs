//! Version B of the strings of `SudokuWiki`'s solver, `S9B...`, and what the other versions share.
use crate::board::Reading;
use crate::candidates::solved_or_naked_single;
use crate::codec::{Ask, Codec, Found, POSITION, Read, Write, WriteError, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuwiki",
    aliases: &[],
    name: message!("format-sudokuwiki"),
    recognised: about("`S9B...`, `S4B`, `SGB`, `SPB`"),
    holds: about("givens, placed digits, candidates"),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write(out, puzzle), POSITION)),
};

/// Side, the letter that stands for it, and characters a cell in version B and in version 1.
pub(super) const SIZES: [(usize, char, usize, usize); 4] =
    [(4, '4', 1, 1), (9, '9', 2, 2), (16, 'G', 4, 4), (25, 'P', 5, 6)];

pub(super) fn size_of(side: usize) -> Option<(usize, char, usize, usize)> {
    SIZES.into_iter().find(|size| size.0 == side)
}

/// Version B: a header of three characters, then a number in base 36 for each cell.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let mut head = raw.body.chars();
    let (kind, size, version) = (head.next()?, head.next()?, head.next()?);
    let (n, _, width, _) = SIZES.into_iter().find(|known| known.1 == size)?;
    let cells = head.as_str();
    let plain = cells.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase());
    if !kind.is_ascii_uppercase() || version != 'B' || !plain || cells.len() < n * n {
        return None;
    }
    if kind != 'S' {
        return Some(Err(raw.rule(0, &format!("type {kind} of SudokuWiki"), None)));
    }
    Some(read_cells(raw, options, n, width, cells))
}

fn read_cells(
    raw: &Raw<'_>,
    options: &Options,
    side: usize,
    width: usize,
    cells: &str,
) -> Result<Reading, ParseError> {
    let (found, expected) = (cells.len() / width, side * side);
    if !cells.len().is_multiple_of(width) {
        let what = format!("its last cell is cut: each takes {width} characters");
        return Err(raw.broken(3 + found * width, Format::SUDOKUWIKI, what));
    }
    if found != expected {
        return Err(raw.error(3, ErrorKind::CellCount { found, expected }));
    }
    let entry = |at: usize| {
        let number = number_in_base::<36>(&cells[at * width..(at + 1) * width]).unwrap_or(0);
        let digit = |number: u64| Digit::from_number(number as usize);
        let n = side as u64;
        match number {
            0 => Ok(Entry::Unknown),
            number if number <= n => Ok(Entry::Given(digit(number))),
            number if number <= 2 * n => Ok(Entry::Placed(digit(number - n))),
            number if number < 2 * n + (1 << n) => {
                Ok(Entry::Candidates(DigitSet::from_bits(number - 2 * n)))
            }
            _ => {
                let text = &cells[at * width..(at + 1) * width];
                let what = format!("'{text}' is not a cell of a {side}x{side} board");
                Err(raw.broken(3 + at * width, Format::SUDOKUWIKI, what))
            }
        }
    };
    let entries = (0..expected).map(entry).collect::<Result<_, _>>()?;
    raw.puzzle(raw.shape(options, side)?, entries)
}

/// Version B of a puzzle.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    let side = puzzle.shape().side();
    let (_, letter, width, _) = size_of(side).ok_or(WriteError::Sides(&[4, 9, 16, 25]))?;
    out.extend(['S', letter, 'B']);
    for entry in puzzle.entries() {
        let number = match entry {
            Entry::Unknown => 0,
            Entry::Given(digit) => digit.number() as u64,
            Entry::Placed(digit) => (digit.number() + side) as u64,
            Entry::Candidates(digits) if digits.is_empty() => 0,
            Entry::Candidates(digits) => digits.bits() + 2 * side as u64,
        };
        push_in_base::<36>(out, number, width);
    }
    Ok(())
}

/// A number in a base up to 36, padded with zeros.
pub(super) fn push_in_base<const BASE: u64>(out: &mut String, number: u64, width: usize) {
    if width > 1 {
        push_in_base::<BASE>(out, number / BASE, width - 1);
    }
    out.push(char::from_digit((number % BASE) as u32, 36).unwrap_or('0'));
}

/// A number of a few digits in a base up to 36, in lower case.
pub(super) fn number_in_base<const BASE: u64>(text: &str) -> Option<u64> {
    text.bytes().try_fold(0, |number, byte| {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'z' => byte - b'a' + 10,
            _ => return None,
        };
        Some(u64::from(digit)).filter(|digit| *digit < BASE).map(|digit| number * BASE + digit)
    })
}

/// The digits of a cell as bits.
pub(super) fn mask_of(entry: Entry) -> u64 {
    match entry {
        Entry::Unknown => 0,
        Entry::Given(digit) | Entry::Placed(digit) => DigitSet::only(digit).bits(),
        Entry::Candidates(digits) => digits.bits(),
    }
}

/// Masks, and whether they are givens. A single digit is placed unless one of its peers still has
/// it as a candidate.
pub(super) fn read_sets(
    raw: &Raw<'_>,
    options: &Options,
    side: usize,
    sets: &[(u64, bool)],
) -> Result<Reading, ParseError> {
    let shape: Shape = raw.shape(options, side)?;
    let marked = sets.iter().any(|(_, given)| *given);
    let known: Vec<Option<DigitSet>> =
        sets.iter().map(|&(mask, _)| (mask > 0).then(|| DigitSet::from_bits(mask))).collect();
    let entry = |(cell, entry): (Cell, Entry)| {
        let (mask, given) = sets[cell.index()];
        match (entry, DigitSet::from_bits(mask).single()) {
            (_, Some(digit)) if given => Entry::Given(digit),
            (Entry::Given(digit), _) if marked => Entry::Placed(digit),
            (entry, _) => entry,
        }
    };
    let solved = solved_or_naked_single(&shape, &known);
    let entries = shape.cells().zip(solved).map(entry).collect();
    raw.puzzle(shape, entries)
}
