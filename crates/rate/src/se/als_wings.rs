//! WXYZ-wings and larger: a cell with two digits and some cells of a house that have one more digit
//! than cells. Only in the table of `SukakuExplainer`.
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::tables::{Cells, HOUSE_ORDER, HOUSES, PEER_CELLS, bits, cells, combinations, is_plural};
use super::technique::Technique;

/// Cells of a house with one more digit than cells.
struct Large {
    cells: Cells,
    digits: u16,
    /// The most candidates of any of them.
    largest: u32,
}

/// The best wing with `size` (3 to 6) cells in addition to the bivalue cell.
pub(super) fn find(board: &Position, size: usize) -> Option<Hint> {
    let bivalue = board.cells_with(2..=2);
    let mut best: Option<(u16, usize, Vec<u16>)> = None;
    each(board, size, |large| {
        for cell in cells(bivalue & !large.cells) {
            let pair = board.digits(cell);
            if pair & !large.digits == 0 {
                let removals = removals(board, &large, cell, pair);
                let (score, count) = (score(size, large.largest), removals.len());
                let better = |(old, most, _): &(u16, usize, Vec<u16>)| {
                    (score, core::cmp::Reverse(count)) < (*old, core::cmp::Reverse(*most))
                };
                if count > 0 && best.as_ref().is_none_or(better) {
                    best = Some((score, count, removals));
                }
            }
        }
    });
    let (score, _, removals) = best?;
    let (technique, base) = match size {
        3 => (Technique::WxyzWing, 55),
        4 => (Technique::VwxyzWing, 62),
        5 => (Technique::UvwxyzWing, 66),
        _ => (Technique::TuvwxyzWing, 75),
    };
    Some(Hint::removing(technique, Score::kind(base, score), removals))
}

/// The score of a wing beyond its base.
fn score(size: usize, largest: u32) -> u16 {
    match size {
        3 => u16::from(largest == 3),
        4 => 2_u16.saturating_sub(3_u32.abs_diff(largest) as u16),
        _ => 0,
    }
}

fn each(board: &Position, size: usize, mut visit: impl FnMut(Large)) {
    for &house in &HOUSE_ORDER {
        let digits = |at: usize| board.digits(usize::from(HOUSES[house][at]));
        let fitting =
            |&at: &usize| is_plural(digits(at)) && digits(at).count_ones() as usize <= size + 1;
        let members: Vec<usize> = (0..9).filter(fitting).collect();
        for choice in combinations(size, members.len()) {
            let chosen = || bits(choice as u16).map(|at| members[at]);
            let union = chosen().fold(0, |mask, at| mask | digits(at));
            if union.count_ones() as usize == size + 1 {
                let set = chosen().fold(0, |set, at| set | (1 as Cells) << HOUSES[house][at]);
                let largest = chosen().map(|at| digits(at).count_ones()).max().unwrap_or(0);
                visit(Large { cells: set, digits: union, largest });
            }
        }
    }
}

fn removals(board: &Position, large: &Large, cell: usize, pair: u16) -> Vec<u16> {
    let holders = |digit: usize| {
        cells(large.cells)
            .filter(|&other| board.digits(other) >> digit & 1 == 1)
            .fold(0, |set, other| set | (1 as Cells) << other)
    };
    let linked = |digit: &usize| holders(*digit) & !PEER_CELLS[cell] == 0;
    let links: Vec<usize> = bits(pair).filter(linked).collect();
    let mut all = Vec::new();
    let mut remove = |digit: usize, from: Cells| {
        let seen = cells(from).fold(!0, |seen, other| seen & PEER_CELLS[other]);
        let hit = cells(seen & board.empty & !large.cells & !(1 << cell));
        all.extend(hit.map(|other| (other * 9 + digit) as u16));
    };
    match *links {
        [] => return all,
        [link] => {
            let other = (pair & !(1 << link)).trailing_zeros() as usize;
            remove(other, holders(other) | 1 << cell);
        }
        _ => {
            for digit in bits(large.digits) {
                let with_cell = if pair >> digit & 1 == 1 { 1 << cell } else { 0 };
                remove(digit, holders(digit) | with_cell);
            }
        }
    }
    all.retain(|&candidate| board.has(usize::from(candidate)));
    all
}
