//! A line with a place for each candidate of each cell.
use super::{looks_further, plain};
use crate::board::usual;
use crate::candidates::solved_or_naked_single;
use crate::format::Format;
use crate::parsed::{Options, Parsed};
use whydoku_core::{DigitSet, Puzzle};

const SIDE: usize = 9;
const PLACES: usize = SIDE * SIDE * SIDE;

/// Reads a line in which every digit is at its place and every cell has one.
pub(super) fn read(line: &str, options: &Options) -> Option<Parsed> {
    let places: &[u8; PLACES] = line.as_bytes().try_into().ok()?;
    if !looks_further(options) {
        return None;
    }
    let (cells, _) = places.as_chunks::<SIDE>();
    let mut sets = [None; SIDE * SIDE];
    let mut unusual = false;
    for (set, cell) in sets.iter_mut().zip(cells) {
        let mut bits = 0;
        for (digit, symbol) in (b'1'..).zip(cell) {
            unusual |= *symbol != digit && *symbol != b'.';
            bits |= u64::from(*symbol == digit) << (digit - b'1');
        }
        unusual |= bits == 0;
        *set = Some(DigitSet::from_bits(bits));
    }
    if unusual {
        return None;
    }
    let shape = usual(SIDE).ok()?;
    let entries = solved_or_naked_single(&shape, &sets);
    Some(plain(Puzzle::new(shape, entries)?, Format::CANDIDATES))
}
