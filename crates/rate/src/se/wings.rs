//! XY-wing and XYZ-wing.
use super::changes::Changes;
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::tables::{PEER_CELLS, PEERS, cells, is_pair, is_single};
use super::technique::Technique;

/// Producers 13 (a pivot with two candidates) and 14 (three).
pub(super) fn find(board: &Position, pivot_count: u32, changes: &Changes) -> Option<Hint> {
    let pairs = board.cells_with(2..=2);
    for pivot in cells(board.cells_with(pivot_count..=pivot_count)) {
        let around = PEER_CELLS[pivot] & pairs;
        if around == 0 || (around | 1 << pivot) & changes.cells == 0 {
            continue;
        }
        let found = pincers(board, pivot, pairs, pivot_count == 3);
        if found.is_some() {
            return found;
        }
    }
    None
}

fn pincers(board: &Position, pivot: usize, pairs: u128, with_pivot: bool) -> Option<Hint> {
    let wings = || PEERS[pivot].map(usize::from).into_iter().filter(|&cell| pairs >> cell & 1 == 1);
    let digits = board.digits(pivot);
    for first in wings() {
        let first_digits = board.digits(first);
        if !is_single(digits & !first_digits) {
            continue;
        }
        for second in wings() {
            let second_digits = board.digits(second);
            let union = digits | first_digits | second_digits;
            let common = digits & first_digits & second_digits;
            let fits = if with_pivot { is_single(common) } else { common == 0 };
            let shared = first_digits & second_digits;
            if union.count_ones() != 3 || !fits || !is_single(shared) || is_pair(shared) {
                continue;
            }
            let pivot_too = if with_pivot { PEER_CELLS[pivot] } else { u128::MAX };
            let seen = PEER_CELLS[first] & PEER_CELLS[second] & pivot_too & !(1 << pivot);
            let digit = shared.trailing_zeros() as usize;
            let hit = |cell: &usize| board.has(cell * 9 + digit);
            let removals: Vec<u16> =
                cells(seen).filter(hit).map(|cell| (cell * 9 + digit) as u16).collect();
            if !removals.is_empty() {
                let (technique, base) =
                    if with_pivot { (Technique::XyzWing, 44) } else { (Technique::XyWing, 42) };
                return Some(Hint::removing(technique, Score::plain(base), removals));
            }
        }
    }
    None
}
