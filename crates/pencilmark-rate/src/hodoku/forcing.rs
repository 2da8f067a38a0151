//! Forcing chains and nets: what every alternative leads to, or what leads to a contradiction.
use super::cells::{Cells, HOUSES, Spot, cells, digits, first};
use super::found::Found;
use super::links::{Links, State, Tree, is_off, off, on};
use super::position::Position;
use super::profile::Kind;

/// Rounds of singles that a net looks ahead; a round takes the singles that are there at its start.
const ROUNDS: usize = 4;

/// What follows from a premise: for each digit the cells that hold it, and those that do not.
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
    /// What these states imply for candidates; a true group implies nothing about any one of them.
    fn of(links: &Links, states: impl Iterator<Item = State>) -> Self {
        let mut table = Self::EMPTY;
        for state in states {
            let node = links.nodes[state / 2];
            if is_off(state) {
                table.off[node.digit] |= node.cells;
            } else if node.cell().is_some() {
                table.on[node.digit] |= node.cells;
            }
        }
        table
    }
    /// Whether this is contradictory. A digit without a place in a house is a contradiction only if
    /// none of its candidates there was eliminated before: the original checks every cell of the
    /// house that does not see the digit, and its tables do not record eliminated candidates.
    fn is_nonsense(&self, board: &Position) -> bool {
        let (mut once, mut twice) = (0, 0);
        for digit in 0..9 {
            let on = self.on[digit];
            twice |= once & on;
            once |= on;
            let unseen = board.unseen_by(digit);
            let clash = |house: &Cells| {
                let places = house & unseen;
                (house & on).count_ones() > 1 || places != 0 && places & !self.off[digit] == 0
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
pub(super) fn chains(board: &Position, links: &Links) -> Option<Found> {
    let mut tree = Tree::default();
    let mut of = vec![[Table::EMPTY; 2]; 729];
    for node in 0..links.singles {
        let place = first(links.nodes[node].cells) * 9 + links.nodes[node].digit;
        for (side, premise) in [off(node), on(node)].into_iter().enumerate() {
            tree.grow(links, premise);
            of[place][side] = Table::of(links, tree.order.iter().map(|&state| usize::from(state)));
        }
    }
    let kinds = [Kind::ForcingChainContradiction, Kind::ForcingChainVerity];
    Tables { of }.best(board, kinds)
}

/// Forcing nets: what follows by rounds of singles and by links of groups, repeatedly.
pub(super) fn nets(board: &Position, links: &Links) -> Option<Found> {
    let reaches: Vec<Reach> =
        (0..2 * links.nodes.len()).map(|state| Reach::of(board, links, state)).collect();
    let mut of = vec![[Table::EMPTY; 2]; 729];
    for node in 0..links.singles {
        let place = first(links.nodes[node].cells) * 9 + links.nodes[node].digit;
        of[place] = [off(node), on(node)].map(|premise| all_from(premise, links, &reaches));
    }
    let kinds = [Kind::ForcingNetContradiction, Kind::ForcingNetVerity];
    Tables { of }.best(board, kinds)
}

/// What follows at once from a state.
struct Reach {
    candidates: Table,
    groups: Vec<State>,
}

impl Reach {
    fn of(board: &Position, links: &Links, state: State) -> Self {
        let (groups, singles): (Vec<State>, Vec<State>) =
            links.follows(state).partition(|&state| state / 2 >= links.singles);
        let node = links.nodes[state / 2];
        let candidates = match node.cell() {
            Some(cell) => ahead(board, (cell, node.digit), !is_off(state)),
            None => Table::of(links, singles.into_iter()),
        };
        Self { candidates, groups }
    }
}

/// What follows from a premise, directly or not.
fn all_from(premise: State, links: &Links, reaches: &[Reach]) -> Table {
    let mut table = Table::EMPTY;
    let mut known = vec![false; reaches.len()];
    known[premise] = true;
    let mut fresh = vec![premise];
    while let Some(state) = fresh.pop() {
        let reach = &reaches[state];
        let mut next = reach.groups.clone();
        for digit in 0..9 {
            let new = |now: &[Cells; 9], old: &[Cells; 9]| cells(now[digit] & !old[digit]);
            let state = |cell, state: fn(usize) -> State| links.single(cell, digit).map(state);
            let candidates = &reach.candidates;
            next.extend(new(&candidates.on, &table.on).filter_map(|cell| state(cell, on)));
            next.extend(new(&candidates.off, &table.off).filter_map(|cell| state(cell, off)));
        }
        table.add(&reach.candidates);
        next.retain(|&state| !core::mem::replace(&mut known[state], true));
        fresh.append(&mut next);
    }
    table
}

/// What some rounds of singles yield when a candidate is true, or false.
fn ahead(board: &Position, (cell, digit): Spot, is_true: bool) -> Table {
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
            // Written even where a single of the same round has just forbidden it.
            if trial.empty & 1 << cell != 0 {
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
    fn best(&self, board: &Position, kinds: [Kind; 2]) -> Option<Found> {
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

/// Offers what a table shows to be true in any case.
fn verity(board: &Position, common: &Table, offer: &mut impl FnMut(Conclusion)) {
    for digit in 0..9 {
        for cell in cells(common.on[digit] & board.places[digit]) {
            offer((false, cell, digit, 1));
        }
        for cell in cells(common.off[digit] & board.places[digit]) {
            offer((true, cell, digit, 1));
        }
    }
}
