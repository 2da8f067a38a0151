//! Singles, locked candidates, naked and hidden subsets.
use super::cells::{BLOCKS_FIRST, Cells, Few, HOUSES, cells, choose, houses_of, within};
use super::found::{Found, spots_of};
use super::position::Position;
use super::profile::Kind;

/// Locked candidates: a digit of a block in one line (pointing).
pub(super) fn pointing(board: &Position) -> Option<Found> {
    for block in 18..27 {
        for digit in 0..9 {
            let places = board.places_in(block, digit);
            if !(2..=3).contains(&places.count_ones()) {
                continue;
            }
            let [row, column, _] = houses_of(places.trailing_zeros() as usize);
            for line in [row, column] {
                if within(places, line) {
                    let rest = HOUSES[line] & !HOUSES[block];
                    let found = Found::in_cells(Kind::LockedCandidates1, board, rest, digit);
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
    }
    None
}

/// Locked candidates: a digit of a line in one block (claiming).
pub(super) fn claiming(board: &Position) -> Option<Found> {
    for line in 0..18 {
        for digit in 0..9 {
            let places = board.places_in(line, digit);
            if !(2..=3).contains(&places.count_ones()) {
                continue;
            }
            let [_, _, block] = houses_of(places.trailing_zeros() as usize);
            if within(places, block) {
                let rest = HOUSES[block] & !HOUSES[line];
                let found = Found::in_cells(Kind::LockedCandidates2, board, rest, digit);
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// The empty cells of a house with at most this many candidates.
fn small_cells(board: &Position, house: usize, most: usize) -> Few {
    let small = |&cell: &usize| board.size(cell) as usize <= most;
    cells(HOUSES[house] & board.empty).filter(small).collect()
}

fn set_of(members: &[usize]) -> Cells {
    members.iter().fold(0, |set, &cell| set | 1 << cell)
}

/// A naked pair or triple in a block and a line, with eliminations in both.
pub(super) fn locked<const N: usize>(board: &Position, kind: Kind) -> Option<Found> {
    (18..27).find_map(|block| {
        let small = small_cells(board, block, N);
        choose(&small, &mut |chosen: [usize; N]| {
            let union = chosen.iter().fold(0, |union, &cell| union | board.candidates[cell]);
            if union.count_ones() as usize != N {
                return None;
            }
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

/// As many cells of a house as digits.
pub(super) fn naked<const N: usize>(board: &Position, kind: Kind) -> Option<Found> {
    BLOCKS_FIRST.into_iter().find_map(|house| {
        let small = small_cells(board, house, N);
        choose(&small, &mut |chosen: [usize; N]| {
            let union = chosen.iter().fold(0, |union, &cell| union | board.candidates[cell]);
            if union.count_ones() as usize != N {
                return None;
            }
            let set = set_of(&chosen);
            let common = houses_of(chosen[0]).into_iter().filter(|&house| within(set, house));
            let reach = common.fold(0, |reach, house| reach | HOUSES[house]);
            Found::of_digits(kind, board, reach & !set, union)
        })
    })
}

/// As many digits of a house as cells.
pub(super) fn hidden<const N: usize>(board: &Position, kind: Kind) -> Option<Found> {
    BLOCKS_FIRST.into_iter().find_map(|house| {
        let rare = |&digit: &usize| (1..=N as u32).contains(&board.count_in(house, digit));
        let rare: Few = (0..9).filter(rare).collect();
        choose(&rare, &mut |chosen: [usize; N]| {
            let set = chosen.iter().fold(0, |set, &digit| set | board.places_in(house, digit));
            if set.count_ones() as usize != N {
                return None;
            }
            let own = chosen.iter().fold(0, |own, &digit| own | 1 << digit);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_in_lexicographic_order() {
        let mut seen = Vec::new();
        let end: Option<()> = choose(&[2, 5, 7], &mut |pair: [usize; 2]| {
            seen.push(pair);
            None
        });
        assert_eq!((seen, end), (vec![[2, 5], [2, 7], [5, 7]], None));
        assert_eq!(crate::hodoku::cells::digits(0b101).collect::<Vec<_>>(), [0, 2]);
    }
}
