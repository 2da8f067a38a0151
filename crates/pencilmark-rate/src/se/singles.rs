//! Hidden and naked singles.
use super::board::Board;
use super::hint::Hint;
use super::tables::{MEMBERS, bits, cells, group_of, is_single};
use super::technique::Technique;

/// Producer 1: first the last empty cell of a house, then a digit with one place left.
pub(super) fn hidden(board: &Board) -> Option<Hint> {
    last_cell(board).or_else(|| one_place(board))
}

fn last_cell(board: &Board) -> Option<Hint> {
    let candidate = first_in(board, board.almost_full)?.0;
    Some(Hint::placing(Technique::HiddenSingle, 10, candidate))
}

fn one_place(board: &Board) -> Option<Hint> {
    let (candidate, house) = first_in(board, !board.almost_full)?;
    let base = if house < 9 { 12 } else { 15 };
    Some(Hint::placing(Technique::HiddenSingle, base, candidate))
}

/// The first single in some houses, boxes first, then columns, then rows.
fn first_in(board: &Board, houses: u32) -> Option<(usize, usize)> {
    let houses = houses & board.with_singles;
    [0, 18, 9].into_iter().find_map(|first| {
        bits((houses >> first & 0x1ff) as u16).find_map(|at| {
            let candidate = first_single(board, first + at)?;
            Some((candidate, first + at))
        })
    })
}

/// The first candidate that is the only place of its digit in this house.
pub(super) fn first_single(board: &Board, house: usize) -> Option<usize> {
    let first = group_of(house, 0);
    let places = &board.groups[first..first + 9];
    let four =
        |at: usize| (0..4).fold(0, |all, lane| all | u64::from(places[at + lane]) << (16 * lane));
    let found = [single_lanes(four(0)), single_lanes(four(4))];
    let digit = match found {
        [0, 0] if is_single(places[8]) => 8,
        [0, 0] => return None,
        [0, high] => 4 + high.trailing_zeros() as usize / 16,
        [low, _] => low.trailing_zeros() as usize / 16,
    };
    Some(usize::from(MEMBERS[first + digit][places[digit].trailing_zeros() as usize]))
}

/// The top bits of those of four masks (of up to 15 bits) that have exactly one bit.
fn single_lanes(masks: u64) -> u64 {
    const TOP: u64 = 0x8000_8000_8000_8000;
    const ONE: u64 = 0x0001_0001_0001_0001;
    let less = (masks | TOP) - ONE; // the top bit stays where the mask was not empty
    let rest = masks & less;
    let plural = (rest | TOP) - ONE;
    less & !plural & TOP
}

/// Producer 4: a cell with one candidate left.
pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = cells(board.empty).find(|&cell| is_single(board.digits(cell)))?;
    let candidate = cell * 9 + board.digits(cell).trailing_zeros() as usize;
    Some(Hint::placing(Technique::NakedSingle, 23, candidate))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_masks_are_looked_at_together() {
        assert_eq!(single_lanes(0x0000_0100_0006_0001), 0x0000_8000_0000_8000);
    }
}
