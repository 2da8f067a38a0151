//! The share string of GNOME Sudoku: `#`, five characters that say how often each digit is given,
//! and one character for each given.
//!
//! A character stands for two numbers from 0 to 8: `33 + a + 9 * b`.
use crate::codec::{Ask, Codec, Found, Read, Write, WriteError, Writer, about};
use crate::format::Format;
use crate::raw::Raw;
use whydoku_core::{Cell, Digit, Entry, Puzzle};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "gnome",
    aliases: &[],
    name: message!("format-gnome"),
    recognised: about("`#`, five sizes, a character a given"),
    holds: about("givens"),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write(out, puzzle), &[])),
};

const SIDE: usize = 9;
const FIRST: u8 = 33;
/// Characters that say how often each digit is given.
const SIZES: usize = 5;

fn pair(byte: u8) -> Option<(usize, usize)> {
    let number = usize::from(byte.checked_sub(FIRST)?);
    (number < 90).then_some((number % SIDE, number / SIDE))
}

/// Reads a string whose length agrees with its sizes.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    let text = raw.body.strip_prefix('#')?.as_bytes();
    let sizes = text.get(..SIZES)?;
    let mut counts = Vec::with_capacity(2 * SIZES);
    for size in sizes {
        let (first, second) = pair(*size)?;
        counts.extend([first, second]);
    }
    let givens = &text[SIZES..];
    if counts.pop() != Some(0) || counts.iter().sum::<usize>() != givens.len() || givens.is_empty()
    {
        return None;
    }
    let digits = counts.iter().enumerate().flat_map(|(digit, &n)| core::iter::repeat_n(digit, n));
    let mut entries = vec![Entry::Unknown; SIDE * SIDE];
    for (at, (digit, given)) in digits.zip(givens).enumerate() {
        let (row, column) = pair(*given).filter(|place| place.1 < SIDE)?;
        let entry = &mut entries[row * SIDE + column];
        if *entry != Entry::Unknown {
            let what = format!("r{}c{} is given twice", row + 1, column + 1);
            return Some(Err(raw.broken(1 + SIZES + at, Format::GNOME, what)));
        }
        *entry = Entry::Given(Digit::new(digit));
    }
    Some(raw.shape(options, SIDE).and_then(|shape| raw.puzzle(shape, entries)))
}

/// The share string of a puzzle.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    let shape = puzzle.shape();
    if shape.side() != SIDE {
        return Err(WriteError::Sides(&[SIDE]));
    }
    let mut counts = [0; SIDE + 1];
    for digit in puzzle.entries().iter().filter_map(|entry| entry.digit()) {
        counts[digit.index()] += 1;
    }
    let character = |first: usize, second: usize| char::from(FIRST + (first + SIDE * second) as u8);
    out.push('#');
    for counts in counts.chunks(2) {
        if counts[0] >= SIDE || counts[1] > SIDE {
            return Err(WriteError::FullDigit);
        }
        out.push(character(counts[0], counts[1]));
    }
    // The places of each digit, one digit after the other.
    let mut places = [Cell::new(0); SIDE * SIDE];
    let mut next = [0; SIDE];
    for digit in 1..SIDE {
        next[digit] = next[digit - 1] + counts[digit - 1];
    }
    for (cell, entry) in shape.cells().zip(puzzle.entries()) {
        let Some(digit) = entry.digit() else { continue };
        places[next[digit.index()]] = cell;
        next[digit.index()] += 1;
    }
    let places = &places[..counts.iter().sum()];
    out.extend(places.iter().map(|cell| character(cell.row(SIDE), cell.column(SIDE))));
    Ok(())
}
