//! The strings of `SudokuWiki`'s solver: version B (`S9B...`), version 1 (two characters a cell) and
//! version 0 (a list of masks).
use super::Raw;
use crate::board::Reading;
use crate::candidates::solved_or_naked_single;
use crate::error::{ErrorKind, ParseError};
use crate::parsed::{Format, Options};
use crate::write::WriteError;
use pencilmark_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};

/// Side, the letter that stands for it, and characters a cell in version B and in version 1.
const SIZES: [(usize, char, usize, usize); 4] =
    [(4, '4', 1, 1), (9, '9', 2, 2), (16, 'G', 4, 4), (25, 'P', 5, 6)];

fn size_of(side: usize) -> Option<(usize, char, usize, usize)> {
    SIZES.into_iter().find(|size| size.0 == side)
}

/// Version B: a header of three characters, then a number in base 36 for each cell.
pub(crate) fn read(raw: &Raw<'_>, options: &Options) -> Option<Result<Reading, ParseError>> {
    let mut head = raw.body.chars();
    let (kind, size, version) = (head.next()?, head.next()?, head.next()?);
    let (n, _, width, _) = SIZES.into_iter().find(|known| known.1 == size)?;
    let cells = head.as_str();
    let plain = cells.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase());
    if !kind.is_ascii_uppercase() || version != 'B' || !plain || cells.len() < n * n {
        return None;
    }
    if kind != 'S' {
        let rule = format!("type {kind} of SudokuWiki");
        return Some(Err(raw.error(0, ErrorKind::Rule { rule })));
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
        return Err(raw.broken(3 + found * width, Format::SudokuWiki, what));
    }
    if found != expected {
        return Err(raw.error(3, ErrorKind::CellCount { found, expected }));
    }
    let entry = |at: usize| {
        let number = u64::from_str_radix(&cells[at * width..(at + 1) * width], 36).unwrap_or(0);
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
                let what = format!("'{text}' is no cell of a {side}x{side} board");
                Err(raw.broken(3 + at * width, Format::SudokuWiki, what))
            }
        }
    };
    let entries = (0..expected).map(entry).collect::<Result<_, _>>()?;
    raw.puzzle(raw.shape(options, side)?, entries)
}

/// Version B of a puzzle.
pub(crate) fn write(puzzle: &Puzzle) -> Result<String, WriteError> {
    let side = puzzle.shape().side();
    let (_, letter, width, _) = size_of(side).ok_or(WriteError::Side("4, 9, 16 and 25"))?;
    let mut out = format!("S{letter}B");
    for entry in puzzle.entries() {
        let number = match entry {
            Entry::Unknown => 0,
            Entry::Given(digit) => digit.number() as u64,
            Entry::Placed(digit) => (digit.number() + side) as u64,
            Entry::Candidates(digits) if digits.is_empty() => 0,
            Entry::Candidates(digits) => digits.bits() + 2 * side as u64,
        };
        push_number(&mut out, number, 36, width);
    }
    Ok(out)
}

/// A number in a base up to 36, padded with zeros.
fn push_number(out: &mut String, mut number: u64, base: u64, width: usize) {
    let mut digits = vec!['0'; width];
    for digit in digits.iter_mut().rev() {
        *digit = char::from_digit((number % base) as u32, 36).unwrap_or('0');
        number /= base;
    }
    out.extend(digits);
}

/// Version 0: 81 numbers, each the mask of a cell's digits. Numbers up to 9 alone are digits, and
/// then this is a table of them.
pub(crate) fn read_masks(raw: &Raw<'_>, options: &Options) -> Option<Result<Reading, ParseError>> {
    let numbers: Vec<u64> =
        raw.body.split(',').map(|word| word.trim().parse().ok()).collect::<Option<_>>()?;
    let masks = numbers.iter().all(|&mask| mask < 512) && numbers.iter().any(|&mask| mask > 9);
    if numbers.len() != 81 || !masks {
        return None;
    }
    let sets: Vec<_> = numbers.into_iter().map(|mask| (mask, false)).collect();
    Some(read_sets(raw, options, 9, &sets))
}

/// Version 0 of a puzzle.
pub(crate) fn write_masks(puzzle: &Puzzle) -> Result<String, WriteError> {
    if puzzle.shape().side() != 9 {
        return Err(WriteError::Side("9"));
    }
    let masks = puzzle.entries().iter().map(|entry| mask_of(*entry).to_string());
    Ok(masks.collect::<Vec<_>>().join(","))
}

fn mask_of(entry: Entry) -> u64 {
    match entry {
        Entry::Unknown => 0,
        Entry::Given(digit) | Entry::Placed(digit) => DigitSet::only(digit).bits(),
        Entry::Candidates(digits) => digits.bits(),
    }
}

/// Version 1: for each cell the mask, doubled, and one more for a given, in base 32.
pub(crate) fn read_pairs(raw: &Raw<'_>, options: &Options) -> Option<Result<Reading, ParseError>> {
    let body = raw.body;
    let base_32 = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'v').contains(&byte);
    let (side, .., width) = SIZES.into_iter().skip(1).find(|s| s.0 * s.0 * s.3 == body.len())?;
    if !body.bytes().all(base_32) || is_jigsaw(body) {
        return None;
    }
    let number = |at: usize| u64::from_str_radix(&body[at * width..(at + 1) * width], 32).ok();
    let sets: Vec<(u64, bool)> = (0..side * side)
        .map(|at| number(at).map(|number| (number >> 1, number & 1 == 1)))
        .collect::<Option<_>>()?;
    let sound =
        |&(mask, given): &(u64, bool)| mask < 1 << side && (!given || mask.is_power_of_two());
    sets.iter().all(sound).then(|| read_sets(raw, options, side, &sets))
}

/// Whether the second half names nine regions of nine cells.
fn is_jigsaw(body: &str) -> bool {
    let mut names = body.as_bytes()[body.len() / 2..].to_vec();
    names.sort_unstable();
    let runs: Vec<usize> = names.chunk_by(|a, b| a == b).map(<[u8]>::len).collect();
    runs.len() == 9 && runs.iter().all(|&run| run == 9)
}

/// Version 1 of a puzzle.
pub(crate) fn write_pairs(puzzle: &Puzzle) -> Result<String, WriteError> {
    let side = puzzle.shape().side();
    let (.., width) = size_of(side).filter(|s| s.0 > 4).ok_or(WriteError::Side("9, 16 and 25"))?;
    let mut out = String::new();
    for entry in puzzle.entries() {
        let given = u64::from(matches!(entry, Entry::Given(_)));
        push_number(&mut out, mask_of(*entry) << 1 | given, 32, width);
    }
    Ok(out)
}

/// Masks, and whether they are givens. A single digit is placed unless one of its peers still has
/// it as a candidate.
fn read_sets(
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
