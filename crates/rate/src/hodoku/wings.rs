//! Remote pairs, BUG+1 and the wings of bivalue cells.
use super::cells::{
    Cells, Digits, HOUSES, PEERS, Spot, cells, digits, first, houses_of, seen_by_any,
};
use super::found::{Found, spots, spots_of};
use super::order::Best;
use super::position::Position;
use super::profile::Kind;

/// The most cells of a remote pair: twenty links, every second one inside a cell.
const LONGEST_PATH: usize = 10;

pub(super) fn remote_pair(board: &Position) -> Option<Found> {
    let mut best = Best::new(Kind::RemotePair);
    let bivalue = board.cells_of_size(2);
    let mut groups: Vec<(Digits, Cells)> = Vec::new();
    for cell in cells(bivalue) {
        match groups.iter_mut().find(|(pair, _)| *pair == board.candidates[cell]) {
            Some((_, alike)) => *alike |= 1 << cell,
            None => groups.push((board.candidates[cell], 1 << cell)),
        }
    }
    groups.retain(|&(pair, alike)| alike.count_ones() >= 4 && may_have_path(board, pair, alike));
    let hopeful = groups.iter().fold(0, |all, (_, alike)| all | alike);
    for start in cells(hopeful) {
        let pair = board.candidates[start];
        let alike = groups.iter().find(|group| group.0 == pair).map_or(0, |group| group.1);
        for from in digits(pair) {
            let other = digits(pair).find(|&digit| digit != from).unwrap_or(from);
            let mut path = Path { board, alike, digits: [from, other], cells: vec![start] };
            path.extend(&mut best);
        }
    }
    best.found()
}

/// Whether a path of these cells could eliminate something. Its ends have different colours, so this needs
/// another cell that sees both, or cells that cannot have two colours.
fn may_have_path(board: &Position, pair: Digits, alike: Cells) -> bool {
    let places = digits(pair).fold(0, |all, digit| all | board.places[digit]);
    let mut left = alike;
    while left != 0 {
        let (mut colours, mut fresh): ([Cells; 2], Cells) = ([0; 2], left & left.wrapping_neg());
        for colour in [0, 1].into_iter().cycle() {
            colours[colour] |= fresh;
            fresh = seen_by_any(fresh) & alike & !colours[1 - colour];
            if fresh == 0 {
                break;
            }
        }
        let seen = colours.map(seen_by_any);
        let is_clash = seen[0] & colours[0] != 0 || seen[1] & colours[1] != 0;
        if is_clash || seen[0] & seen[1] & places & !alike != 0 {
            return true;
        }
        left &= !(colours[0] | colours[1]);
    }
    false
}

/// A path of cells with the same two candidates.
struct Path<'a> {
    board: &'a Position,
    alike: Cells,
    digits: [usize; 2],
    cells: Vec<usize>,
}

impl Path<'_> {
    fn extend(&mut self, best: &mut Best) {
        let length = self.cells.len();
        let end = self.cells[length - 1];
        if length >= 4 && length.is_multiple_of(2) {
            best.offer(self.eliminated(), length, self.digits[0] + self.digits[1] + 2);
        }
        if length == LONGEST_PATH {
            return;
        }
        let [row, column, block] = houses_of(end);
        let lines = HOUSES[row] | HOUSES[column];
        let on_path = self.cells.iter().fold(0, |set, &cell| set | 1 << cell);
        for reach in [HOUSES[row], HOUSES[column], HOUSES[block] & !lines] {
            for next in cells(reach & self.alike & !on_path) {
                self.cells.push(next);
                self.extend(best);
                self.cells.pop();
            }
        }
    }
    fn eliminated(&self) -> Vec<Spot> {
        let length = self.cells.len();
        let on_path = self.cells.iter().fold(0, |set, &cell| set | 1 << cell);
        let ends = PEERS[self.cells[0]] & PEERS[self.cells[length - 1]] & !on_path;
        if ends & self.board.places[self.digits[0]] == 0 {
            return Vec::new();
        }
        let mut hit = ends;
        if length > 4 {
            for (at, &one) in self.cells.iter().enumerate() {
                for &other in self.cells[at + 1..].iter().skip(2).step_by(2) {
                    hit |= PEERS[one] & PEERS[other] & !on_path;
                }
            }
        }
        let of = |digit: usize| spots(hit & self.board.places[digit], digit);
        [of(self.digits[0]), of(self.digits[1])].concat()
    }
}

pub(super) fn bug_plus_1(board: &Position) -> Option<Found> {
    let triple = board.cells_of_size(3);
    if triple.count_ones() != 1 || cells(board.empty).any(|cell| board.size(cell) > 3) {
        return None;
    }
    let cell = first(triple);
    let mut odd: Option<usize> = None;
    let mut houses = Vec::new();
    for house in 0..27 {
        for digit in 0..9 {
            match board.count_in(house, digit) {
                0..=2 => {}
                3 if odd.is_none_or(|odd| odd == digit) => {
                    odd = Some(digit);
                    houses.push(house);
                }
                _ => return None,
            }
        }
    }
    let digit = odd?;
    let fits = board.candidates[cell] & 1 << digit != 0 && houses == houses_of(cell);
    fits.then(|| Found::of_digits(Kind::BugPlus1, board, 1 << cell, !(1 << digit))).flatten()
}

pub(super) fn w_wing(board: &Position) -> Option<Found> {
    let bivalue: Vec<usize> = cells(board.cells_of_size(2)).collect();
    bivalue.iter().enumerate().find_map(|(at, &one)| {
        let pair = board.candidates[one];
        let alike = bivalue[at + 1..].iter().filter(|&&other| board.candidates[other] == pair);
        alike.into_iter().find_map(|&other| {
            let (a, b) = (first(u128::from(pair)), first(u128::from(pair & (pair - 1))));
            [(a, b), (b, a)].into_iter().find_map(|(hit, link)| {
                let seen = PEERS[one] & PEERS[other] & board.places[hit];
                if seen == 0 || !has_link(board, one, other, link) {
                    return None;
                }
                Found::eliminating(Kind::WWing, spots(seen, hit))
            })
        })
    })
}

/// Whether a house has two places for a digit, one seen by each. A place seen by both
/// counts only for the first, as in the original.
fn has_link(board: &Position, one: usize, other: usize, digit: usize) -> bool {
    (0..27).any(|house| {
        let places = board.places_in(house, digit);
        let mine = places & PEERS[one];
        let theirs = places & PEERS[other] & !mine;
        places.count_ones() == 2 && mine.is_power_of_two() && theirs.is_power_of_two()
    })
}

pub(super) fn xy_wing(board: &Position) -> Option<Found> {
    let bivalue: Vec<usize> = cells(board.cells_of_size(2)).collect();
    let of = |cell: usize| board.candidates[cell];
    for (at, &i) in bivalue.iter().enumerate() {
        for (next, &j) in bivalue.iter().enumerate().skip(at + 1) {
            let union = of(i) | of(j);
            if union.count_ones() != 3 {
                continue;
            }
            for &k in &bivalue[next + 1..] {
                if union | of(k) != union || of(k) == of(i) || of(k) == of(j) {
                    continue;
                }
                for (pivot, one, other) in [(i, j, k), (j, i, k), (k, i, j)] {
                    let found = wing(board, Kind::XyWing, pivot, one, other);
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
    }
    None
}

/// Removes the digit both pincers share, if the pivot sees both.
fn wing(board: &Position, kind: Kind, pivot: usize, one: usize, other: usize) -> Option<Found> {
    let pincers = 1 << one | 1 << other;
    if PEERS[pivot] & pincers != pincers {
        return None;
    }
    let shared: Digits = board.candidates[one] & board.candidates[other];
    let seen = PEERS[one] & PEERS[other];
    let seen = if kind == Kind::XyzWing { seen & PEERS[pivot] } else { seen };
    Found::eliminating(kind, spots_of(board, seen, shared))
}

pub(super) fn xyz_wing(board: &Position) -> Option<Found> {
    let bivalue: Vec<usize> = cells(board.cells_of_size(2)).collect();
    cells(board.cells_of_size(3)).find_map(|pivot| {
        let all = board.candidates[pivot];
        let part =
            |&&cell: &&usize| board.candidates[cell] & !all == 0 && PEERS[pivot] & 1 << cell != 0;
        let near: Vec<usize> = bivalue.iter().filter(part).copied().collect();
        near.iter().enumerate().find_map(|(at, &one)| {
            near[at + 1..].iter().find_map(|&other| {
                let differ = board.candidates[one] != board.candidates[other];
                differ.then(|| wing(board, Kind::XyzWing, pivot, one, other)).flatten()
            })
        })
    })
}
