//! XY-chains: chains of cells with two candidates.
use super::cells::{Cells, PEERS, Spot, cells, digits};
use super::closure::Closure;
use super::found::{Found, spots};
use super::order::Best;
use super::position::Position;
use super::profile::Kind;
use super::state::State;

/// The most nodes of a chain.
const MOST_NODES: usize = 20;
/// How many ways to reach one end are kept, at most; the first is the shortest.
const MOST_WAYS: usize = 6;

pub(super) fn xy_chain(board: &Position) -> Option<Found> {
    let mut search = Search::new(board);
    for start in 0..search.states.len() {
        search.from(start);
    }
    search.best.found()
}

/// The search in a position. A state says that a cell holds one of its two candidates; the two states of a
/// cell have neighbouring numbers, an even one first.
struct Search<'a> {
    board: &'a Position,
    states: Vec<Spot>,
    /// What follows from each state at once: the other digit of each cell that sees this one and has its digit.
    next: Vec<Vec<State>>,
    /// What follows from each state if cells may be visited twice.
    closure: Closure,
    /// For each state, the cells of each way to reach it from the present start.
    ways: Vec<Vec<Cells>>,
    best: Best,
}

/// The state that says that the cell of another one holds its other digit.
fn other(state: State) -> State {
    state ^ 1
}

impl<'a> Search<'a> {
    fn new(board: &'a Position) -> Self {
        let bivalue = board.cells_of_size(2);
        let of_cell = |cell| digits(board.candidates[cell]).map(move |digit| (cell, digit));
        let states: Vec<Spot> = cells(bivalue).flat_map(of_cell).collect();
        let seen = |&(cell, digit): &Spot| {
            let near = PEERS[cell] & bivalue & board.places[digit];
            let has_digit = move |of: &(State, &Spot)| near & 1 << of.1.0 != 0 && of.1.1 == digit;
            states.iter().enumerate().filter(has_digit).map(|(state, _)| other(state)).collect()
        };
        let next: Vec<Vec<State>> = states.iter().map(seen).collect();
        let mut closure = Closure::new(states.len());
        for (from, next) in next.iter().enumerate() {
            for &to in next {
                closure.add(from, to);
            }
        }
        closure.close(states.len());
        let ways = vec![Vec::new(); states.len()];
        Self { board, states, next, closure, ways, best: Best::new(Kind::XyChain) }
    }
    /// What a chain eliminates from a start that is false to an end.
    fn hit(&self, start: State, end: State) -> Cells {
        let [(one, digit), (two, last)] = [self.states[start], self.states[end]];
        if one == two || digit != last {
            return 0;
        }
        PEERS[one] & PEERS[two] & self.board.places[digit]
    }
    /// Offers the shortest chains from a state that is false to states that must be true then. No cell is
    /// visited twice, so a longer way round is kept as well as a shorter one.
    fn from(&mut self, start: State) {
        let reached = self.closure.of(other(start));
        let mut ends: Vec<State> = reached.filter(|&end| self.hit(start, end) != 0).collect();
        self.ways.iter_mut().for_each(Vec::clear);
        let (cell, digit) = self.states[start];
        let mut fresh: Vec<(State, Cells)> = vec![(other(start), 1 << cell)];
        let mut nodes = 2;
        // Only the first way to an end counts, and only states from which one is reached.
        while !fresh.is_empty() && !ends.is_empty() && nodes < MOST_NODES {
            nodes += 2;
            let mut later = Vec::new();
            for &(state, on_way) in &fresh {
                for &next in &self.next[state] {
                    let bit = 1 << self.states[next].0;
                    let leads_on = ends.iter().any(|&end| self.closure.leads(next, end));
                    if on_way & bit != 0 || !leads_on {
                        continue;
                    }
                    let cells = on_way | bit;
                    let known = &mut self.ways[next];
                    let is_better = known.iter().all(|known| known & !cells != 0);
                    if !is_better || known.len() >= MOST_WAYS {
                        continue;
                    }
                    known.push(cells);
                    later.push((next, cells));
                    if let Some(at) = ends.iter().position(|&end| end == next) {
                        ends.swap_remove(at);
                        self.best.offer(spots(self.hit(start, next), digit), nodes, digit + 1);
                    }
                }
            }
            fresh = later;
        }
    }
}
