//! Colours of one digit: cells joined by houses with two places for it.
use super::cells::{Cells, HOUSES, cells, first, houses_of, seen_by_any};
use super::found::Found;
use super::memory::Memory;
use super::position::Position;
use super::profile::Kind;

/// Cells that are joined, in two colours exactly one of which holds the digit.
type Colours = [Cells; 2];

/// The groups of joined cells of a digit, by first cell.
fn colourings(board: &Position, digit: usize) -> Vec<Colours> {
    let partners = |cell: usize| {
        houses_of(cell).into_iter().fold(0, |set, house| {
            let places = board.places_in(house, digit);
            set | if places.count_ones() == 2 { places & !(1 << cell) } else { 0 }
        })
    };
    let mut left = board.places[digit];
    let mut found = Vec::new();
    while left != 0 {
        let start = first(left);
        let mut colours: Colours = [1 << start, 0];
        let mut todo = vec![(start, 0)];
        while let Some((cell, colour)) = todo.pop() {
            let new = partners(cell) & !(colours[0] | colours[1]);
            colours[1 - colour] |= new;
            todo.extend(cells(new).map(|cell| (cell, 1 - colour)));
        }
        left &= !(colours[0] | colours[1]);
        if colours[1] != 0 {
            found.push(colours);
        }
    }
    found
}

pub(super) fn simple(board: &Position, memory: &mut Memory) -> Option<Found> {
    memory.by_digit(board, Kind::SimpleColorsTrap, |digit| {
        colourings(board, digit).into_iter().find_map(|colours| {
            let wrapped =
                |&&colour: &&Cells| HOUSES.iter().any(|house| (house & colour).count_ones() > 1);
            if let Some(&false_colour) = colours.iter().find(wrapped) {
                return Found::in_cells(Kind::SimpleColorsWrap, board, false_colour, digit);
            }
            let between =
                seen_by_any(colours[0]) & seen_by_any(colours[1]) & !(colours[0] | colours[1]);
            Found::in_cells(Kind::SimpleColorsTrap, board, between, digit)
        })
    })
}

pub(super) fn multi(board: &Position, memory: &mut Memory) -> Option<Found> {
    memory.by_digit(board, Kind::MultiColors1, |digit| {
        let all = colourings(board, digit);
        all.iter().enumerate().find_map(|(at, one)| {
            let others = all.iter().enumerate().filter(|&(other, _)| other != at);
            others.into_iter().find_map(|(_, other)| bridge(board, digit, *one, *other))
        })
    })
}

/// What two groups that see each other give.
fn bridge(board: &Position, digit: usize, one: Colours, other: Colours) -> Option<Found> {
    for colour in one {
        if seen_by_any(colour) & other[0] != 0 && seen_by_any(colour) & other[1] != 0 {
            return Found::in_cells(Kind::MultiColors2, board, colour, digit);
        }
    }
    let mut between = 0;
    for (mine, theirs) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        if seen_by_any(one[mine]) & other[theirs] != 0 {
            between |= seen_by_any(one[1 - mine]) & seen_by_any(other[1 - theirs]);
        }
    }
    Found::in_cells(Kind::MultiColors1, board, between, digit)
}
