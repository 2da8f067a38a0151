//! Version 1 of the strings of `SudokuWiki`'s solver: two characters a cell.
use super::sudokuwiki::{SIZES, mask_of, number_in_base, push_in_base, read_sets, size_of};
use crate::codec::{Ask, Codec, Found, POSITION, Read, Write, WriteError, Writer, about};
use crate::raw::Raw;
use whydoku_core::{Entry, Puzzle};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokuwiki-1",
    aliases: &[],
    name: message!("format-sudokuwiki-1"),
    recognised: about("162 characters of base 32"),
    holds: about("givens, placed digits, candidates"),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(|out, puzzle, _, _| write(out, puzzle), POSITION)),
};

/// Version 1: for each cell the mask, doubled, plus one for a given, in base 32.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    let body = raw.body;
    let base_32 = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'v').contains(&byte);
    let (side, .., width) = SIZES.into_iter().skip(1).find(|s| s.0 * s.0 * s.3 == body.len())?;
    if !body.bytes().all(base_32) || is_jigsaw(body) {
        return None;
    }
    let number = |at: usize| number_in_base::<32>(&body[at * width..(at + 1) * width]);
    let sets: Vec<(u64, bool)> = (0..side * side)
        .map(|at| number(at).map(|number| (number >> 1, number & 1 == 1)))
        .collect::<Option<_>>()?;
    let sound =
        |&(mask, given): &(u64, bool)| mask < 1 << side && (!given || mask.is_power_of_two());
    sets.iter().all(sound).then(|| read_sets(raw, ask, side, &sets))
}

/// Whether the second half names nine regions of nine cells.
fn is_jigsaw(body: &str) -> bool {
    let mut names = body.as_bytes()[body.len() / 2..].to_vec();
    names.sort_unstable();
    let runs: Vec<usize> = names.chunk_by(|a, b| a == b).map(<[u8]>::len).collect();
    runs.len() == 9 && runs.iter().all(|&run| run == 9)
}

/// Version 1 of a puzzle.
fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    let side = puzzle.shape().side();
    let (.., width) = size_of(side).filter(|s| s.0 > 4).ok_or(WriteError::Sides(&[9, 16, 25]))?;
    for entry in puzzle.entries() {
        let given = u64::from(matches!(entry, Entry::Given(_)));
        push_in_base::<32>(out, mask_of(*entry) << 1 | given, width);
    }
    Ok(())
}
