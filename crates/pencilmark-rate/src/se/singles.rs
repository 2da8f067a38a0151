//! Hidden and naked singles.
use super::board::Board;
use super::hint::Hint;
use super::tables::{HOUSE_ORDER, MEMBERS, cells, group_of, is_single};
use super::technique::Technique;

/// Producer 1: first the last empty cell of a house, then a digit with one place left.
pub(super) fn hidden(board: &Board) -> Option<Hint> {
    last_cell(board).or_else(|| one_place(board))
}

fn last_cell(board: &Board) -> Option<Hint> {
    let full = HOUSE_ORDER.iter().filter(|&&house| board.room[house] == 1);
    let candidate = full.flat_map(|&house| singles(board, house)).next()?;
    Some(Hint::placing(Technique::HiddenSingle, 10, candidate))
}

fn one_place(board: &Board) -> Option<Hint> {
    for &house in HOUSE_ORDER.iter().filter(|&&house| board.room[house] > 1) {
        if let Some(candidate) = singles(board, house).next() {
            let base = if house < 9 { 12 } else { 15 };
            return Some(Hint::placing(Technique::HiddenSingle, base, candidate));
        }
    }
    None
}

/// The candidates that are the only place of their digit in this house.
fn singles(board: &Board, house: usize) -> impl Iterator<Item = usize> {
    (0..9).filter_map(move |digit| {
        let group = group_of(house, digit);
        let places = board.groups[group];
        is_single(places).then(|| usize::from(MEMBERS[group][places.trailing_zeros() as usize]))
    })
}

/// Producer 4: a cell with one candidate left.
pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = cells(board.empty).find(|&cell| is_single(board.digits(cell)))?;
    let candidate = cell * 9 + board.digits(cell).trailing_zeros() as usize;
    Some(Hint::placing(Technique::NakedSingle, 23, candidate))
}
