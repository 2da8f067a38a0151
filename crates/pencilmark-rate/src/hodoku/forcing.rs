//! Forcing chains and nets: what every way out leads to, or what leads to nonsense.
use super::board::Board;
use super::cells::{Cells, HOUSES, Spot, cells, digits};
use super::found::Found;
use super::links::{Links, Tree, is_off, off, on};
use super::profile::Kind;

/// Rounds of singles that a net looks ahead.
const ROUNDS: usize = 4;

/// What follows from a premise: for each digit the cells that have it, and those that have it not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Table {
    on: [Cells; 9],
    off: [Cells; 9],
}

impl Table {
    const EMPTY: Self = Self { on: [0; 9], off: [0; 9] };
    /// What follows from both.
    fn and(mut self, other: &Self) -> Self {
        for digit in 0..9 {
            self.on[digit] &= other.on[digit];
            self.off[digit] &= other.off[digit];
        }
        self
    }
    fn add(&mut self, other: &Self) {
        for digit in 0..9 {
            self.on[digit] |= other.on[digit];
            self.off[digit] |= other.off[digit];
        }
    }
    /// Whether all this cannot be.
    fn is_nonsense(&self, board: &Board) -> bool {
        let (mut once, mut twice) = (0, 0);
        for digit in 0..9 {
            let on = self.on[digit];
            twice |= once & on;
            once |= on;
            let left = board.places[digit] & !self.off[digit];
            let clash = |house: &Cells| {
                let places = house & board.places[digit];
                (house & on).count_ones() > 1 || places != 0 && places & left == 0
            };
            if on & self.off[digit] != 0 || HOUSES.iter().any(clash) {
                return true;
            }
        }
        let is_bare = |cell: usize| {
            digits(board.candidates[cell]).all(|digit| self.off[digit] & 1 << cell != 0)
        };
        twice != 0 || cells(board.empty).any(is_bare)
    }
}

/// The tables of every candidate being false and being true.
struct Tables {
    /// By cell and digit.
    of: Vec<[Table; 2]>,
}

/// Forcing chains: what follows link by link.
pub(super) fn chains(board: &Board) -> Option<Found> {
    let links = Links::new(board, true);
    let mut tree = Tree::default();
    let mut of = vec![[Table::EMPTY; 2]; 729];
    for node in 0..links.singles {
        let place = super::cells::first(links.nodes[node].cells) * 9 + links.nodes[node].digit;
        for (side, premise) in [off(node), on(node)].into_iter().enumerate() {
            tree.grow(&links, premise);
            let table = &mut of[place][side];
            for state in tree.order.iter().map(|&state| usize::from(state)) {
                let node = links.nodes[state / 2];
                if is_off(state) {
                    table.off[node.digit] |= node.cells;
                } else if node.cells.is_power_of_two() {
                    table.on[node.digit] |= node.cells;
                }
            }
        }
    }
    let kinds = [Kind::ForcingChainContradiction, Kind::ForcingChainVerity];
    Tables { of }.best(board, kinds)
}

/// Forcing nets: what follows by rounds of singles, over and over.
pub(super) fn nets(board: &Board) -> Option<Found> {
    let mut direct = vec![[Table::EMPTY; 2]; 729];
    for cell in cells(board.empty) {
        for digit in digits(board.candidates[cell]) {
            direct[cell * 9 + digit] =
                [ahead(board, (cell, digit), false), ahead(board, (cell, digit), true)];
        }
    }
    let mut of = direct.clone();
    for cell in cells(board.empty) {
        for digit in digits(board.candidates[cell]) {
            for side in [0, 1] {
                close(&mut of[cell * 9 + digit][side], &direct);
            }
        }
    }
    let kinds = [Kind::ForcingNetContradiction, Kind::ForcingNetVerity];
    Tables { of }.best(board, kinds)
}

/// Adds what follows from what a table holds, until nothing is new.
fn close(table: &mut Table, direct: &[[Table; 2]]) {
    let mut done = Table::EMPTY;
    loop {
        let mut more = *table;
        for digit in 0..9 {
            for cell in cells(table.on[digit] & !done.on[digit]) {
                more.add(&direct[cell * 9 + digit][1]);
            }
            for cell in cells(table.off[digit] & !done.off[digit]) {
                more.add(&direct[cell * 9 + digit][0]);
            }
        }
        done = *table;
        if more == *table {
            return;
        }
        *table = more;
    }
}

/// What some rounds of singles give when a candidate is true, or false.
fn ahead(board: &Board, (cell, digit): Spot, is_true: bool) -> Table {
    let mut trial = board.clone();
    trial.forget_singles();
    let mut table = Table::EMPTY;
    if is_true {
        trial.place((cell, digit));
        table.on[digit] |= 1 << cell;
    } else {
        trial.eliminate((cell, digit));
    }
    for _ in 0..ROUNDS {
        let singles = trial.take_singles();
        if singles.is_empty() {
            break;
        }
        for (cell, digit) in singles {
            if trial.candidates[cell] & 1 << digit != 0 {
                trial.place((cell, digit));
                table.on[digit] |= 1 << cell;
            }
        }
    }
    for digit in 0..9 {
        table.off[digit] = board.places[digit] & !trial.places[digit] & !table.on[digit];
    }
    table
}

/// A conclusion that is better than others when it is smaller: digits before eliminations, then by
/// cell and digit.
type Conclusion = (bool, usize, usize, usize);

impl Tables {
    /// The best of all contradictions and verities.
    fn best(&self, board: &Board, kinds: [Kind; 2]) -> Option<Found> {
        let mut best: Option<Conclusion> = None;
        let mut offer = |conclusion: Conclusion| {
            if best.is_none_or(|best| conclusion < best) {
                best = Some(conclusion);
            }
        };
        for cell in cells(board.empty) {
            for digit in digits(board.candidates[cell]) {
                let [when_off, when_on] = &self.of[cell * 9 + digit];
                if when_off.is_nonsense(board) {
                    offer((false, cell, digit, 0));
                }
                if when_on.is_nonsense(board) {
                    offer((true, cell, digit, 0));
                }
                verity(board, &when_off.and(when_on), &mut offer);
            }
        }
        for cell in cells(board.empty) {
            let ways = digits(board.candidates[cell]).map(|digit| (cell, digit));
            verity(board, &self.common(ways), &mut offer);
        }
        for house in 0..27 {
            for digit in 0..9 {
                let places = board.places_in(house, digit);
                if places != 0 {
                    let ways = cells(places).map(|cell| (cell, digit));
                    verity(board, &self.common(ways), &mut offer);
                }
            }
        }
        let (is_elimination, cell, digit, kind) = best?;
        if is_elimination {
            Found::eliminating(kinds[kind], vec![(cell, digit)])
        } else {
            Some(Found::placing(kinds[kind], (cell, digit)))
        }
    }
    /// What follows whichever of these is true.
    fn common(&self, ways: impl Iterator<Item = Spot>) -> Table {
        ways.map(|(cell, digit)| self.of[cell * 9 + digit][1])
            .reduce(|common, table| common.and(&table))
            .unwrap_or(Table::EMPTY)
    }
}

/// Offers what a table says as true in any case.
fn verity(board: &Board, common: &Table, offer: &mut impl FnMut(Conclusion)) {
    for digit in 0..9 {
        for cell in cells(common.on[digit] & board.places[digit]) {
            offer((false, cell, digit, 1));
        }
        for cell in cells(common.off[digit] & board.places[digit]) {
            offer((true, cell, digit, 1));
        }
    }
}
