//! X-chains.
use super::cells::{Cells, PEERS, cells, digits, houses_of};
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
