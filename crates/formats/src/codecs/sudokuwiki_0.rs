//! Version 0 of the strings of `SudokuWiki`'s solver: a list of masks.
use super::sudokuwiki::{mask_of, read_sets};
use crate::append::push_number;
use crate::codec::{Ask, Codec, Found, Read, Write, WriteError, Writer, about};
use crate::loss::Loss;
use crate::raw::Raw;
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuwiki-0",
    aliases: &[],
    name: message!("format-sudokuwiki-0"),
    recognised: about("81 numbers, one above 9"),
    holds: about("digits, candidates"),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write(out, puzzle), &[Loss::Candidates])),
};

/// Version 0: 81 numbers, each the mask of a cell's digits. If no number is above 9 they are
/// digits, and the text is a table of them.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    let numbers: Vec<u64> =
        raw.body.split(',').map(|word| word.trim().parse().ok()).collect::<Option<_>>()?;
    let masks = numbers.iter().all(|&mask| mask < 512) && numbers.iter().any(|&mask| mask > 9);
    if numbers.len() != 81 || !masks {
        return None;
    }
    let sets: Vec<_> = numbers.into_iter().map(|mask| (mask, false)).collect();
    Some(read_sets(raw, ask, 9, &sets))
}

/// Version 0 of a puzzle.
fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    if puzzle.shape().side() != 9 {
        return Err(WriteError::Sides(&[9]));
    }
    for (at, entry) in puzzle.entries().iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        push_number(out, mask_of(*entry));
    }
    Ok(())
}
