//! Forcing chains and nets: what every alternative leads to, or what leads to a contradiction.
use super::cells::{Cells, HOUSES, Spot, cells, digits, first};
use super::closure::Closure;
use super::found::Found;
use super::links::Links;
use super::position::Position;
use super::profile::Kind;
use super::state::{State, is_off, off, on};

/// How many rounds of singles a net looks ahead. A round takes the singles that exist at its start.
const ROUNDS: usize = 4;

/// What follows from a premise: for each digit, the cells that hold it and those that do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Table {
    on: [Cells; 9],
    off: [Cells; 9],
}

impl Table {
    const EMPTY: Self = Self { on: [0; 9], off: [0; 9] };
    /// What these states imply for candidates. Groups are left out: a true one says nothing about any
    /// one of its candidates, and where one is false, each of its candidates is false as well.
    fn of(links: &Links, states: impl Iterator<Item = State>) -> Self {
        let mut table = Self::EMPTY;
        for state in states.take_while(|&state| state / 2 < links.singles) {
            let node = links.nodes[state / 2];
            let side = if is_off(state) { &mut table.off } else { &mut table.on };
            side[node.digit] |= node.cells;
        }
        table
    }
    /// Keeps only what follows from the other as well, and says whether anything is left.
    fn keep(&mut self, other: &Self) -> bool {
        let mut any = 0;
        for digit in 0..9 {
            self.on[digit] &= other.on[digit];
            self.off[digit] &= other.off[digit];
            any |= self.on[digit] | self.off[digit];
        }
        any != 0
    }
    /// Whether this contradicts itself.
    fn is_nonsense(&self, board: &Position, open: &Open) -> bool {
        let (mut once, mut twice, mut bare) = (0, 0, board.empty);
        for digit in 0..9 {
            let (on, off) = (self.on[digit], self.off[digit]);
            twice |= once & on;
            once |= on;
            bare &= off | !board.places[digit];
            let is_crowded = || HOUSES.iter().any(|house| (house & on).count_ones() > 1);
            if on & off != 0
                || open.houses[digit].iter().any(|places| places & !off == 0)
                || on & on.wrapping_sub(1) != 0 && is_crowded()
            {
                return true;
            }
        }
        twice != 0 || bare != 0
    }
}

/// For each digit and each house that lacks it, the empty cells that do not see it. That a digit has no
/// place in a house is a contradiction only if none of its candidates there had been eliminated before:
/// the original checks every such cell, and its tables do not record eliminated candidates.
struct Open {
    houses: [Vec<Cells>; 9],
}

impl Open {
    fn new(board: &Position) -> Self {
        let of = |digit: usize| {
            let unseen = board.unseen_by(digit);
            HOUSES.iter().map(|house| house & unseen).filter(|&places| places != 0).collect()
        };
        Self { houses: core::array::from_fn(of) }
    }
}

/// The tables of every candidate, once false and once true.
struct Tables<'a> {
    links: &'a Links,
    /// By state.
    of: Vec<Table>,
}

/// Forcing chains: what follows link by link.
pub(super) fn chains(board: &Position, links: &Links) -> Option<Found> {
    let kinds = [Kind::ForcingChainContradiction, Kind::ForcingChainVerity];
    Tables::new(links, links.closure()).best(board, kinds)
}

/// Forcing nets: what follows by rounds of singles and by links of groups, repeatedly.
pub(super) fn nets(board: &Position, links: &Links) -> Option<Found> {
    let mut closure = Closure::new(2 * links.nodes.len());
    let mut trial = board.clone();
    for state in 0..2 * links.nodes.len() {
        let node = links.nodes[state / 2];
        let is_single = state / 2 < links.singles;
        let direct = links.follows(state).filter(|next| !is_single || next / 2 >= links.singles);
        direct.for_each(|next| closure.add(state, next));
        if is_single {
            trial.restart(board);
            let ahead = ahead(board, &mut trial, (first(node.cells), node.digit), !is_off(state));
            for (side, to) in [(ahead.on, on as fn(usize) -> State), (ahead.off, off)] {
                for digit in 0..9 {
                    let follow = |cell| links.single(cell, digit).map(to);
                    cells(side[digit]).filter_map(follow).for_each(|next| closure.add(state, next));
                }
            }
        }
    }
    closure.close(2 * links.singles);
    let kinds = [Kind::ForcingNetContradiction, Kind::ForcingNetVerity];
    Tables::new(links, &closure).best(board, kinds)
}

/// What a few rounds of singles yield if a candidate is true, or false. `trial` is a copy of the board
/// with empty queues.
fn ahead(board: &Position, trial: &mut Position, (cell, digit): Spot, is_true: bool) -> Table {
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
            // Placed even if a single of the same round has just ruled it out.
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

/// A conclusion; the smaller, the better: digits before eliminations, then by cell and digit.
type Conclusion = (bool, usize, usize, usize);

impl<'a> Tables<'a> {
    fn new(links: &'a Links, closure: &Closure) -> Self {
        let states = 2 * links.singles;
        let of = (0..states).map(|state| Table::of(links, closure.of(state))).collect();
        Self { links, of }
    }
    /// The best of all contradictions and verities.
    fn best(&self, board: &Position, kinds: [Kind; 2]) -> Option<Found> {
        let open = Open::new(board);
        let mut best = Best(None);
        for (node, tables) in self.of.chunks_exact(2).enumerate() {
            let [when_off, when_on] = [&tables[0], &tables[1]];
            let (cell, digit) = (first(self.links.nodes[node].cells), self.links.nodes[node].digit);
            for (table, is_elimination) in [(when_off, false), (when_on, true)] {
                let conclusion = (is_elimination, cell, digit, 0);
                if best.is_beaten_by(conclusion) && table.is_nonsense(board, &open) {
                    best.offer(conclusion);
                }
            }
            best.verity(board, [when_off, when_on].into_iter());
        }
        for cell in cells(board.empty) {
            let ways = digits(board.candidates[cell]).map(|digit| (cell, digit));
            best.verity(board, self.when_on(ways));
        }
        for house in 0..27 {
            for digit in 0..9 {
                let ways = cells(board.places_in(house, digit)).map(|cell| (cell, digit));
                best.verity(board, self.when_on(ways));
            }
        }
        let (is_elimination, cell, digit, kind) = best.0?;
        if is_elimination {
            Found::eliminating(kinds[kind], vec![(cell, digit)])
        } else {
            Some(Found::placing(kinds[kind], (cell, digit)))
        }
    }
    /// What follows if each of these is true.
    fn when_on(&self, ways: impl Iterator<Item = Spot>) -> impl Iterator<Item = &Table> {
        let node = |(cell, digit)| self.links.single(cell, digit);
        ways.filter_map(node).map(|node| &self.of[on(node)])
    }
}

/// The best conclusion so far.
struct Best(Option<Conclusion>);

impl Best {
    fn is_beaten_by(&self, conclusion: Conclusion) -> bool {
        self.0.is_none_or(|best| conclusion < best)
    }
    fn offer(&mut self, conclusion: Conclusion) {
        if self.is_beaten_by(conclusion) {
            self.0 = Some(conclusion);
        }
    }
    /// Offers what all these tables have in common: it is true in any case.
    fn verity<'t>(&mut self, board: &Position, mut tables: impl Iterator<Item = &'t Table>) {
        let Some(mut common) = tables.next().copied() else { return };
        if !tables.all(|table| common.keep(table)) {
            return;
        }
        for digit in 0..9 {
            for cell in cells(common.on[digit] & board.places[digit]) {
                self.offer((false, cell, digit, 1));
            }
            for cell in cells(common.off[digit] & board.places[digit]) {
                self.offer((true, cell, digit, 1));
            }
        }
    }
}
