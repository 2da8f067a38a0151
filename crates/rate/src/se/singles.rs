//! Hidden and naked singles.
use super::hint::Hint;
use super::position::Position;
use super::tables::{bits, cells, is_single};
use super::technique::Technique;

/// Producer 1: first the last empty cell of a house, then a digit with one place left.
pub(super) fn hidden(board: &Position) -> Option<Hint> {
    last_cell(board).or_else(|| one_place(board))
}

fn last_cell(board: &Position) -> Option<Hint> {
    let candidate = first_in(board, board.almost_full)?.0;
    Some(Hint::placing(Technique::HiddenSingle, 10, candidate))
}

fn one_place(board: &Position) -> Option<Hint> {
    let (candidate, house) = first_in(board, !board.almost_full)?;
    let base = if house < 9 { 12 } else { 15 };
    Some(Hint::placing(Technique::HiddenSingle, base, candidate))
}

/// The first single in some houses, boxes first, then columns, then rows.
fn first_in(board: &Position, houses: u32) -> Option<(usize, usize)> {
    let houses = houses & board.with_singles;
    [0, 18, 9].into_iter().find_map(|first| {
        bits((houses >> first & 0x1ff) as u16).find_map(|at| {
            let candidate = board.first_single(first + at)?;
            Some((candidate, first + at))
        })
    })
}

/// Producer 4: a cell with one candidate left.
pub(super) fn naked(board: &Position) -> Option<Hint> {
    let cell = cells(board.empty).find(|&cell| is_single(board.digits(cell)))?;
    let candidate = cell * 9 + board.digits(cell).trailing_zeros() as usize;
    Some(Hint::placing(Technique::NakedSingle, 23, candidate))
}
