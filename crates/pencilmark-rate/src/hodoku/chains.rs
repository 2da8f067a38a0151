//! X-chains and XY-chains.
use super::cells::{Cells, PEERS, Spot, cells, digits, first, houses_of};
use super::closure::Closure;
use super::found::Found;
use super::found::spots;
use super::memory::Memory;
use super::order::Best;
use super::position::Position;
use super::profile::Kind;

/// The most links of a chain.
const MOST_LINKS: usize = 20;

pub(super) fn x_chain(board: &Position, memory: &mut Memory) -> Option<Found> {
    let mut best = Best::new(Kind::XChain);
    let fresh = memory.fresh(board, Kind::XChain);
    let mut barren = fresh;
    for digit in digits(fresh) {
        for start in cells(board.places[digit]) {
            if x_chains_from(board, start, digit, &mut best) {
                barren &= !(1 << digit);
            }
        }
    }
    memory.note_barren(board, Kind::XChain, barren);
    best.found()
}

/// Offers the shortest chains from a cell that does not hold the digit to cells that must hold it then,
/// and says whether any of them eliminates something.
fn x_chains_from(board: &Position, start: usize, digit: usize, best: &mut Best) -> bool {
    let places = board.places[digit];
    // Cells reached as holding the digit, and as not holding it.
    let (mut on, mut off) = (0, 1 << start);
    let mut fresh: Cells = 1 << start;
    let (mut nodes, mut is_any) = (1, false);
    while fresh != 0 && nodes <= MOST_LINKS {
        nodes += 1;
        let mut next = 0;
        if nodes.is_multiple_of(2) {
            for cell in cells(fresh) {
                for house in houses_of(cell) {
                    let pair = board.places_in(house, digit);
                    if pair.count_ones() == 2 {
                        next |= pair & !(1 << cell);
                    }
                }
            }
            next &= !on;
            on |= next;
            for end in cells(next).filter(|_| nodes >= 4) {
                let hit = PEERS[start] & PEERS[end] & places;
                if hit != 0 {
                    is_any = true;
                    best.offer(spots(hit, digit), nodes, digit + 1);
                }
            }
        } else {
            for cell in cells(fresh) {
                next |= PEERS[cell] & places;
            }
            next &= !off;
            off |= next;
        }
        fresh = next;
    }
    is_any
}

pub(super) fn xy_chain(board: &Position) -> Option<Found> {
    let mut best = Best::new(Kind::XyChain);
    let bivalue = board.cells_of_size(2);
    for (start, digit) in hopeful_starts(board, bivalue) {
        xy_chains_from(board, bivalue, start, digit, &mut best);
    }
    best.found()
}

/// The cells and digits with which an XY-chain could begin that eliminates something, if cells could be
/// visited twice. Most positions have none.
fn hopeful_starts(board: &Position, bivalue: Cells) -> Vec<Spot> {
    let of_cell = |cell| digits(board.candidates[cell]).map(move |digit| (cell, digit));
    // Each state says that a cell holds a digit. The two of a cell are next to each other.
    let states: Vec<Spot> = cells(bivalue).flat_map(of_cell).collect();
    let other = |state: usize| state ^ 1;
    let mut closure = Closure::new(states.len());
    for (state, &(cell, digit)) in states.iter().enumerate() {
        let near = PEERS[cell] & bivalue & board.places[digit];
        for (next, _) in states.iter().enumerate().filter(|(_, next)| near & 1 << next.0 != 0) {
            if states[next].1 == digit {
                closure.add(state, other(next));
            }
        }
    }
    closure.close(states.len());
    let is_hopeful = |&(state, &(start, digit)): &(usize, &Spot)| {
        closure.of(other(state)).any(|end| {
            let (cell, holds) = states[end];
            let hit = PEERS[start] & PEERS[cell] & board.places[digit];
            cell != start && holds == digit && hit != 0
        })
    };
    states.iter().enumerate().filter(is_hopeful).map(|(_, &spot)| spot).collect()
}

/// How many ways to reach one end are kept, at most; the first is the shortest.
const MOST_WAYS: usize = 6;

/// A chain under construction: its last cell, the digit that this cell then holds, and all its cells.
#[derive(Clone, Copy)]
struct Way {
    cell: usize,
    holds: usize,
    cells: Cells,
}

/// Offers the shortest chains from a cell that does not hold this digit to cells that must hold it
/// then. No cell is visited twice, so a longer way round is kept as well as a shorter one.
fn xy_chains_from(board: &Position, bivalue: Cells, start: usize, digit: usize, best: &mut Best) {
    let other =
        |cell: usize, digit: usize| first(u128::from(board.candidates[cell] & !(1 << digit)));
    let mut ways: Vec<Way> = Vec::new();
    let mut fresh = vec![Way { cell: start, holds: other(start, digit), cells: 1 << start }];
    let mut nodes = 2;
    while !fresh.is_empty() && nodes < MOST_LINKS {
        nodes += 2;
        let mut next: Vec<Way> = Vec::new();
        for way in &fresh {
            let near = PEERS[way.cell] & bivalue & board.places[way.holds] & !way.cells;
            for cell in cells(near) {
                let holds = other(cell, way.holds);
                let new = Way { cell, holds, cells: way.cells | 1 << cell };
                let known = ways.iter().chain(&next).filter(|w| w.cell == cell && w.holds == holds);
                let (mut count, mut is_better) = (0, true);
                for known in known {
                    count += 1;
                    is_better &= known.cells & !new.cells != 0;
                }
                if !is_better || count >= MOST_WAYS {
                    continue;
                }
                next.push(new);
                if holds == digit && count == 0 {
                    let hit = PEERS[start] & PEERS[cell] & board.places[digit];
                    best.offer(spots(hit, digit), nodes, digit + 1);
                }
            }
        }
        ways.extend(&next);
        fresh = next;
    }
}
