//! Unique and avoidable rectangles. Both rely on the givens having exactly one solution.
use super::cells::{
    ALL_CELLS, Cells, Digits, HOUSES, PEERS, cells, digits, first, houses_of, seen_by_all, within,
};
use super::found::{Found, spots_of};
use super::position::Position;
use super::profile::Kind;

/// A rectangle in two boxes: `corners[0]` and `corners[1]` share a box, `corners[2]` is in line
/// with the first, `corners[3]` with the second.
struct Rectangle<'a> {
    board: &'a Position,
    corners: [usize; 4],
    /// The two digits of the deadly pattern.
    pair: [usize; 2],
    /// Corners with other candidates.
    extra: Cells,
}

/// Every step with unique rectangles, in the order in which the original finds them.
pub(super) fn rectangles(board: &Position) -> Vec<Found> {
    let allowed: Vec<Cells> = (0..9).map(|digit| allowed(board, digit)).collect();
    let mut found = Vec::new();
    let mut seen = Vec::new();
    for start in cells(board.cells_of_size(2)) {
        let pair = board.candidates[start];
        let (c1, c2) = (first(pair.into()), first(u128::from(pair & (pair - 1))));
        let both = allowed[c1] & allowed[c2];
        for corners in rectangles_from(start, both) {
            let fits = allowed[c1] & 1 << corners[2] != 0 && both & 1 << corners[3] != 0;
            if !fits || !is_new(&mut seen, corners) {
                continue;
            }
            let set = corners.iter().fold(0, |set, &cell| set | 1 << cell);
            let odd = |&cell: &usize| board.candidates[cell] & !pair != 0;
            let extra = cells(set).filter(odd).fold(0, |set, cell| set | 1 << cell);
            Rectangle { board, corners, pair: [c1, c2], extra }.steps(&mut found);
        }
    }
    found
}

/// Empty cells that see no placed digit of this kind. A candidate may have been eliminated there.
fn allowed(board: &Position, digit: usize) -> Cells {
    cells(board.filled[digit]).fold(board.empty, |left, cell| left & !PEERS[cell])
}

/// The rectangles with this corner whose second corner is one of these cells.
fn rectangles_from(start: usize, seconds: Cells) -> Vec<[usize; 4]> {
    let [row, column, block] = houses_of(start);
    let near = seconds & HOUSES[block] & (HOUSES[row] | HOUSES[column]) & !(1 << start);
    let mut found = Vec::new();
    for second in cells(near) {
        for line in 0..9 {
            let (a, b) = if second / 9 == start / 9 {
                (9 * line + start % 9, 9 * line + second % 9)
            } else {
                (start / 9 * 9 + line, second / 9 * 9 + line)
            };
            if HOUSES[block] & 1 << a == 0 {
                found.push([start, second, a, b]);
            }
        }
    }
    found
}

/// Records a rectangle. The number by which the original identifies it is not unique, so some are missed.
fn is_new(seen: &mut Vec<usize>, mut corners: [usize; 4]) -> bool {
    corners.sort_unstable();
    let key = corners.into_iter().fold(0, |key, cell| key * 10 + cell);
    let is_new = !seen.contains(&key);
    if is_new {
        seen.push(key);
    }
    is_new
}

impl Rectangle<'_> {
    fn both(&self) -> Digits {
        1 << self.pair[0] | 1 << self.pair[1]
    }
    fn set(&self) -> Cells {
        self.corners.iter().fold(0, |set, &cell| set | 1 << cell)
    }
    fn steps(&self, found: &mut Vec<Found>) {
        let extra = self.extra.count_ones();
        let in_line = within_a_line(self.extra);
        if extra == 1 {
            found.extend(Found::of_digits(Kind::Uniqueness1, self.board, self.extra, self.both()));
        }
        let digits = self.board.union(self.extra) & !self.both();
        if (2..=3).contains(&extra) && digits.is_power_of_two() {
            let is_five = extra == 3 || !in_line;
            let kind = if is_five { Kind::Uniqueness5 } else { Kind::Uniqueness2 };
            let seen = seen_by_all(self.extra);
            found.extend(Found::of_digits(kind, self.board, seen, digits));
        }
        if extra == 2 {
            self.type_3(found);
            if in_line {
                self.type_4(found);
            } else {
                self.type_6(found);
            }
        }
        if extra == 3 || extra == 2 && !in_line {
            self.hidden(found);
        }
    }
    fn type_3(&self, found: &mut Vec<Found>) {
        let corner = first(self.extra);
        let common = houses_of(corner).into_iter().filter(|&house| within(self.extra, house));
        for house in common {
            let free = |&cell: &usize| self.board.candidates[cell] & self.both() == 0;
            let rest = HOUSES[house] & self.board.empty & !self.set();
            let helpers: Vec<usize> = cells(rest).filter(free).collect();
            let digits = self.board.union(self.extra) & !self.both();
            self.helped(house, &helpers, self.extra, digits, found);
        }
    }
    /// Adds helpers one by one, depth first.
    fn helped(
        &self,
        house: usize,
        helpers: &[usize],
        used: Cells,
        digits: Digits,
        found: &mut Vec<Found>,
    ) {
        for (at, &helper) in helpers.iter().enumerate() {
            let set = used | 1 << helper;
            let all = digits | self.board.candidates[helper];
            let is_locked = all.count_ones() + 1 == set.count_ones();
            if is_locked && !(house >= 18 && within_a_line(set)) {
                let block = houses_of(helper)[2];
                let mut reach = HOUSES[house];
                if house < 18 && within(set, block) {
                    reach |= HOUSES[block];
                }
                found.extend(Found::of_digits(Kind::Uniqueness3, self.board, reach & !set, all));
            }
            self.helped(house, &helpers[at + 1..], set, all, found);
        }
    }
    fn type_4(&self, found: &mut Vec<Found>) {
        let seen = seen_by_all(self.extra);
        let [c1, c2] = self.pair;
        for (locked, other) in [(c1, c2), (c2, c1)] {
            if seen & self.board.places[locked] == 0 {
                let set = self.extra;
                found.extend(Found::of_digits(Kind::Uniqueness4, self.board, set, 1 << other));
                return;
            }
        }
    }
    fn type_6(&self, found: &mut Vec<Found>) {
        let lines = cells(self.set()).fold(0, |lines, cell| lines | lines_of(cell));
        for digit in self.pair {
            if lines & !self.set() & self.board.places[digit] == 0 {
                let set = self.extra;
                found.extend(Found::of_digits(Kind::Uniqueness6, self.board, set, 1 << digit));
                return;
            }
        }
    }
    fn hidden(&self, found: &mut Vec<Found>) {
        let pure = self.corners.iter().filter(|&&cell| self.extra & 1 << cell == 0);
        for &corner in pure {
            let across = cells(self.set() & !lines_of(corner));
            for opposite in across {
                let rest = lines_of(opposite) & !self.set();
                let [c1, c2] = self.pair;
                for (locked, other) in [(c1, c2), (c2, c1)] {
                    if rest & self.board.places[locked] == 0 {
                        let set = 1 << opposite;
                        let kind = Kind::HiddenRectangle;
                        found.extend(Found::of_digits(kind, self.board, set, 1 << other));
                    }
                }
            }
        }
    }
}

/// The row and the column of a cell.
fn lines_of(cell: usize) -> Cells {
    let [row, column, _] = houses_of(cell);
    HOUSES[row] | HOUSES[column]
}

fn within_a_line(set: Cells) -> bool {
    let [row, column, _] = houses_of(first(set));
    within(set, row) || within(set, column)
}

/// Every step with avoidable rectangles, in the order in which the original finds them.
pub(super) fn avoidable(board: &Position) -> Vec<Found> {
    let placed = ALL_CELLS & !board.empty & !board.givens;
    let holds = |cell: usize| (0..9).find(|&digit| board.filled[digit] & 1 << cell != 0);
    let mut found = Vec::new();
    for start in cells(placed) {
        for corners in rectangles_from(start, placed) {
            let [one, two, a, b] = corners;
            let (Some(c1), Some(c2)) = (holds(one), holds(two)) else { continue };
            if board.givens & (1 << a | 1 << b) == 0 {
                found.extend(avoid(board, [a, b], [c1, c2]));
            }
        }
    }
    found
}

/// What the two far corners of a rectangle allow: the first would be `c2`, the second `c1`.
fn avoid(board: &Position, [a, b]: [usize; 2], [c1, c2]: [usize; 2]) -> Option<Found> {
    let two = |cell: usize, digit: usize| {
        board.size(cell) == 2 && board.candidates[cell] & 1 << digit != 0
    };
    if board.filled[c2] & 1 << a != 0 && two(b, c1) {
        return Found::of_digits(Kind::AvoidableRectangle1, board, 1 << b, 1 << c1);
    }
    if board.filled[c1] & 1 << b != 0 && two(a, c2) {
        return Found::of_digits(Kind::AvoidableRectangle1, board, 1 << a, 1 << c2);
    }
    let others = [(a, c2), (b, c1)].map(|(cell, digit)| board.candidates[cell] & !(1 << digit));
    if two(a, c2) && two(b, c1) && others[0] == others[1] {
        let seen = PEERS[a] & PEERS[b];
        let hit = spots_of(board, seen, others[0]);
        debug_assert!(digits(others[0]).count() == 1, "a bivalue cell without one digit");
        return Found::eliminating(Kind::AvoidableRectangle2, hit);
    }
    None
}
