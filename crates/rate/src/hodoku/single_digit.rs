//! Patterns of one digit: skyscraper, 2-string kite, turbot fish, empty rectangle.
use super::cells::{Cells, Digits, Few, HOUSES, PEERS, cells, digits, first, houses_of};
use super::found::{Found, spots};
use super::memory::Memory;
use super::order::Best;
use super::position::Position;
use super::profile::Kind;

/// The two cells of each row, or of each column, that has two places for a digit.
fn pairs(board: &Position, digit: usize, from: usize) -> Few<[usize; 2]> {
    (from..from + 9).filter_map(|line| board.pair_in(line, digit)).collect()
}

pub(super) fn skyscraper(board: &Position, memory: &mut Memory) -> Option<Found> {
    let fresh = memory.fresh(board, Kind::Skyscraper);
    let mut directions = [0, 9].into_iter();
    let found =
        directions.find_map(|from| digits(fresh).find_map(|digit| towers(board, digit, from)));
    if found.is_none() {
        memory.note_barren(board, Kind::Skyscraper, fresh);
    }
    found
}

/// Two rows whose pairs share a column at one end only, or two columns whose pairs share a row.
fn towers(board: &Position, digit: usize, from: usize) -> Option<Found> {
    let place = |cell: usize| if from == 0 { cell % 9 } else { cell / 9 };
    let pairs = pairs(board, digit, from);
    pairs.iter().enumerate().find_map(|(at, a)| {
        pairs[at + 1..].iter().find_map(|b| {
            let free = if place(a[0]) == place(b[0]) {
                1
            } else if place(a[1]) == place(b[1]) {
                0
            } else {
                return None;
            };
            if place(a[free]) == place(b[free]) {
                return None;
            }
            let hit = PEERS[a[free]] & PEERS[b[free]];
            Found::in_cells(Kind::Skyscraper, board, hit, digit)
        })
    })
}

pub(super) fn kite(board: &Position, memory: &mut Memory) -> Option<Found> {
    memory.by_digit(board, Kind::TwoStringKite, |digit| strings(board, digit))
}

/// A row and a column whose pairs meet in a block. Ends that meet are moved to the front and stay there
/// for the pairs that follow, as in the original.
fn strings(board: &Position, digit: usize) -> Option<Found> {
    let block = |cell: usize| houses_of(cell)[2];
    let (mut rows, mut columns) = (pairs(board, digit, 0), pairs(board, digit, 9));
    for row in rows.iter_mut() {
        for column in columns.iter_mut() {
            let ends = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let meet = |&(r, c): &(usize, usize)| block(row[r]) == block(column[c]);
            let Some((r, c)) = ends.into_iter().find(meet) else { continue };
            row.swap(0, r);
            column.swap(0, c);
            if row.iter().any(|cell| column.contains(cell)) {
                continue;
            }
            let crossing = column[1] / 9 * 9 + row[1] % 9;
            let found = Found::in_cells(Kind::TwoStringKite, board, 1 << crossing, digit);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

pub(super) fn turbot(board: &Position, memory: &mut Memory) -> Option<Found> {
    let mut best = Best::new(Kind::TurbotFish);
    let fresh = memory.fresh(board, Kind::TurbotFish);
    let mut barren = fresh;
    let hopeful = digits(fresh).filter(|&digit| may_have_turbot(board, digit));
    let hopeful: Digits = hopeful.fold(0, |all, digit| all | 1 << digit);
    for start in cells(if hopeful == 0 { 0 } else { board.empty }) {
        for digit in digits(board.candidates[start] & hopeful) {
            if turbots_from(board, start, digit, &mut best) {
                barren &= !(1 << digit);
            }
        }
    }
    memory.note_barren(board, Kind::TurbotFish, barren);
    best.found()
}

/// Whether two houses with two places for a digit are linked so that something sees both other ends.
fn may_have_turbot(board: &Position, digit: usize) -> bool {
    let pairs: Vec<[usize; 2]> = (0..27).filter_map(|house| board.pair_in(house, digit)).collect();
    let places = board.places[digit];
    let ends = |[a, b]: [usize; 2]| [(a, b), (b, a)];
    pairs.iter().enumerate().any(|(at, &one)| {
        pairs[at + 1..].iter().any(|&other| {
            ends(one).into_iter().any(|(end, near)| {
                ends(other).into_iter().any(|(far, joined)| {
                    PEERS[near] & 1 << joined != 0 && PEERS[end] & PEERS[far] & places != 0
                })
            })
        })
    })
}

/// The cells that a link leads to: by row, column and block; of the block, only those outside the row
/// and the column.
fn links(board: &Position, cell: usize, digit: usize, strong: bool) -> impl Iterator<Item = usize> {
    let [row, column, block] = houses_of(cell);
    let lines = HOUSES[row] | HOUSES[column];
    let reach = |house: usize| {
        let places = board.places_in(house, digit);
        let fits = !strong || places.count_ones() == 2;
        let places = if house == block { places & !lines } else { places };
        if fits { places & !(1 << cell) } else { 0 }
    };
    [row, column, block].map(reach).into_iter().flat_map(cells)
}

/// Offers the turbot fish that begin with this cell, and says whether any of them eliminates something.
fn turbots_from(board: &Position, start: usize, digit: usize, best: &mut Best) -> bool {
    let mut is_any = false;
    for second in links(board, start, digit, true) {
        for third in links(board, second, digit, false).filter(|&cell| cell != start) {
            for end in links(board, third, digit, true).filter(|&cell| cell != second) {
                let seen = if end == start { PEERS[start] } else { PEERS[start] & PEERS[end] };
                let hit = seen
                    & board.places[digit]
                    & !(1 << start | 1 << second | 1 << third | 1 << end);
                if hit != 0 {
                    is_any = true;
                    best.offer(spots(hit, digit), 4, digit + 1);
                }
            }
        }
    }
    is_any
}

/// The rows of a block, and its columns, in the order of the original.
const CROSSINGS: [usize; 3] = [2, 1, 0];

pub(super) fn empty_rectangle(board: &Position, memory: &mut Memory) -> Option<Found> {
    memory.by_digit(board, Kind::EmptyRectangle, |digit| {
        (18..27).find_map(|block| {
            let places = board.places_in(block, digit);
            if !(2..=5).contains(&places.count_ones()) {
                return None;
            }
            let corner = first(HOUSES[block]);
            CROSSINGS.into_iter().find_map(|row| {
                CROSSINGS.into_iter().find_map(|column| {
                    crossing(board, digit, block, corner / 9 + row, corner % 9 + column)
                })
            })
        })
    })
}

fn crossing(
    board: &Position,
    digit: usize,
    block: usize,
    row: usize,
    column: usize,
) -> Option<Found> {
    let places = board.places_in(block, digit);
    let (in_row, in_column) = (places & HOUSES[row], places & HOUSES[9 + column]);
    let is_cross = places & !(in_row | in_column) == 0
        && in_row & !HOUSES[9 + column] != 0
        && in_column & !HOUSES[row] != 0
        && (in_row.count_ones() >= 2 || in_column.count_ones() >= 2);
    if !is_cross {
        return None;
    }
    let outside = board.places[digit] & !HOUSES[block];
    let along = |line: usize, across: usize, to_row: bool| -> Option<Found> {
        cells(outside & HOUSES[line]).find_map(|near| {
            let pair = board.places_in(houses_of(near)[usize::from(to_row)], digit);
            if pair.count_ones() != 2 {
                return None;
            }
            let far = first(pair & !(1 << near));
            let hit: Cells = HOUSES[houses_of(far)[usize::from(!to_row)]] & HOUSES[across];
            Found::in_cells(Kind::EmptyRectangle, board, hit & outside, digit)
        })
    };
    along(row, 9 + column, true).or_else(|| along(9 + column, row, false))
}
