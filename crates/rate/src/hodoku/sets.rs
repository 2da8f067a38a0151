//! Singles, locked candidates, naked and hidden subsets.
use super::cells::{
    CELLS_OF, Cells, Few, HOUSES, Seats, each_locked, has_at_most, has_few, houses_of, within,
};
use super::found::{Found, spots_of};
use super::memory::{BLOCKS, LINES, Memory};
use super::position::Position;
use super::profile::Kind;

/// Whether there are two or three seats, all of which are among these.
fn are_locked(seats: Seats, among: Seats) -> bool {
    (seats & !among == 0) & !has_at_most(1, seats) & has_at_most(3, seats)
}

/// Locked candidates: a digit of a block in one line (pointing).
pub(super) fn pointing(board: &Position, memory: &mut Memory) -> Option<Found> {
    memory.by_house(Kind::LockedCandidates1, &[BLOCKS], |block| {
        (0..9).find_map(|digit| {
            let seats = board.seats[digit][block];
            let first = seats.trailing_zeros() as usize;
            let is_row = are_locked(seats, 0b000_000_111 << (first / 3 * 3));
            if !(is_row | are_locked(seats, 0b001_001_001 << (first % 3))) {
                return None;
            }
            let line = houses_of(CELLS_OF[block][first])[usize::from(!is_row)];
            let rest = HOUSES[line] & !HOUSES[block];
            Found::in_cells(Kind::LockedCandidates1, board, rest, digit)
        })
    })
}

/// Locked candidates: a digit of a line in one block (claiming).
pub(super) fn claiming(board: &Position, memory: &mut Memory) -> Option<Found> {
    memory.by_house(Kind::LockedCandidates2, &[LINES], |line| {
        (0..9).find_map(|digit| {
            let seats = board.seats[digit][line];
            let first = seats.trailing_zeros() as usize;
            if !are_locked(seats, 0b000_000_111 << (first / 3 * 3)) {
                return None;
            }
            let [_, _, block] = houses_of(CELLS_OF[line][first]);
            let rest = HOUSES[block] & !HOUSES[line];
            Found::in_cells(Kind::LockedCandidates2, board, rest, digit)
        })
    })
}

/// The empty cells of a house with at most this many candidates, and these.
fn small_cells(board: &Position, house: usize, most: usize) -> (Few, Few<u16>) {
    let cells = Few::of(CELLS_OF[house], |cell| has_few(most, board.candidates[cell]));
    let candidates = cells.iter().map(|&cell| board.candidates[cell]).collect();
    (cells, candidates)
}

fn set_of(members: &[usize]) -> Cells {
    members.iter().fold(0, |set, &cell| set | 1 << cell)
}

/// A naked pair or triple in a block and a line, with eliminations in both.
pub(super) fn locked<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
) -> Option<Found> {
    memory.by_house(kind, &[BLOCKS], |block| {
        let (small, candidates) = small_cells(board, block, N);
        each_locked(&candidates, |chosen: [usize; N], union| {
            let chosen = chosen.map(|at| small[at]);
            let set = set_of(&chosen);
            let [row, column, _] = houses_of(chosen[0]);
            let line = [row, column].into_iter().find(|&line| within(set, line))?;
            let outside = spots_of(board, HOUSES[line] & !HOUSES[block], union);
            let inside = spots_of(board, HOUSES[block] & !set, union);
            if outside.is_empty() || inside.is_empty() {
                return None;
            }
            let mut spots = spots_of(board, HOUSES[line] & !set, union);
            spots.extend(spots_of(board, HOUSES[block] & !HOUSES[line], union));
            Found::eliminating(kind, spots)
        })
    })
}

/// Whether a house has enough empty cells for a set of this size not to be found the other way round: what a naked set
/// eliminates in its house, a hidden set of the other cells eliminates as well, and the reverse. Sets of up to
/// `before` cells of the other sort have been searched for before.
fn has_room_for(size: usize, before: usize, board: &Position, house: usize) -> bool {
    (HOUSES[house] & board.empty).count_ones() as usize > size + before
}

/// As many cells of a house as digits.
pub(super) fn naked<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
) -> Option<Found> {
    memory.by_house(kind, &[BLOCKS, LINES], |house| {
        // Pairs and triples come before hidden sets, and may eliminate something in a second house.
        if N == 4 && !has_room_for(N, 3, board, house) {
            return None;
        }
        let (small, candidates) = small_cells(board, house, N);
        each_locked(&candidates, |chosen: [usize; N], union| {
            let chosen = chosen.map(|at| small[at]);
            let set = set_of(&chosen);
            let common = houses_of(chosen[0]).into_iter().filter(|&house| within(set, house));
            let reach = common.fold(0, |reach, house| reach | HOUSES[house]);
            Found::of_digits(kind, board, reach & !set, union)
        })
    })
}

/// As many digits of a house as cells.
pub(super) fn hidden<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
) -> Option<Found> {
    memory.by_house(kind, &[BLOCKS, LINES], |house| {
        if !has_room_for(N, N.max(3), board, house) {
            return None;
        }
        let rare = Few::of(0..9, |digit| has_few(N, board.seats[digit][house]));
        let seats: Few<u16> = rare.iter().map(|&digit| board.seats[digit][house]).collect();
        each_locked(&seats, |chosen: [usize; N], _| {
            let digits = chosen.map(|at| rare[at]);
            let set = digits.iter().fold(0, |set, &digit| set | board.places_in(house, digit));
            let own = digits.iter().fold(0, |own, &digit| own | 1 << digit);
            Found::of_digits(kind, board, set, !own)
        })
    })
}

/// The single that comes next.
pub(super) fn single(board: &mut Position, kind: Kind) -> Option<Found> {
    let spot = match kind {
        Kind::FullHouse => board.full_house(),
        Kind::NakedSingle => board.naked_single(),
        _ => board.hidden_single(),
    };
    spot.map(|spot| Found::placing(kind, spot))
}
