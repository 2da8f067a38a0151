//! Implications between candidates: what follows at once from one of them being true or false.
use super::cells::{Cells, Digits, HOUSES, cells, digits, first, houses_of, seen_by_all, within};
use super::closure::Closure;
use super::position::Position;
use super::state::{State, off, on};
use core::cell::OnceCell;
use core::ops::Range;

/// A candidate, or several of one digit where a line crosses a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) cells: Cells,
    pub(super) digit: usize,
}

impl Node {
    /// Its first cell.
    pub(super) fn head(self) -> Cells {
        self.cells & self.cells.wrapping_neg()
    }
    /// The cell, if there is only one.
    pub(super) fn cell(self) -> Option<usize> {
        self.cells.is_power_of_two().then(|| first(self.cells))
    }
}

/// The candidates of a position, with or without groups, and what follows from each.
#[derive(Debug)]
pub(super) struct Links {
    pub(super) nodes: Vec<Node>,
    /// How many of the nodes are single candidates. They come first, by cell, then by digit.
    pub(super) singles: usize,
    /// For each cell, how many candidates the cells before it have.
    before: [u16; 81],
    candidates: [Digits; 81],
    /// For each digit the index of its first group; at the end the number of nodes.
    groups: [usize; 10],
    /// What follows at once from each state, one state after the other.
    follows: Vec<u16>,
    /// Where the part of each state begins there; at the end where the last one ends.
    starts: Vec<u32>,
    closure: OnceCell<Closure>,
}

impl Links {
    pub(super) fn new(board: &Position, grouped: bool) -> Self {
        let mut nodes = Vec::new();
        let mut before = [0; 81];
        for cell in cells(board.empty) {
            before[cell] = nodes.len() as u16;
            let each = digits(board.candidates[cell]);
            nodes.extend(each.map(|digit| Node { cells: 1 << cell, digit }));
        }
        let singles = nodes.len();
        let mut groups = [singles; 10];
        if grouped {
            for digit in 0..9 {
                add_groups(board, digit, &mut nodes);
                groups[digit + 1] = nodes.len();
            }
        }
        let candidates = board.candidates;
        let (follows, starts) = (Vec::with_capacity(32 * nodes.len()), vec![0]);
        let closure = OnceCell::new();
        let mut links =
            Self { nodes, singles, before, candidates, groups, follows, starts, closure };
        for index in 0..links.nodes.len() {
            links.add_when_off(board, index);
            links.starts.push(links.follows.len() as u32);
            links.add_when_on(board, index);
            links.starts.push(links.follows.len() as u32);
        }
        links
    }
    /// What follows at once from a state.
    pub(super) fn follows(&self, state: State) -> impl Iterator<Item = State> {
        let [start, end] = [self.starts[state], self.starts[state + 1]].map(|at| at as usize);
        self.follows[start..end].iter().map(|&state| usize::from(state))
    }
    /// Everything that follows from each state of a single candidate.
    pub(super) fn closure(&self) -> &Closure {
        self.closure.get_or_init(|| {
            let states = 2 * self.nodes.len();
            let mut closure = Closure::new(states);
            for state in 0..states {
                self.follows(state).for_each(|next| closure.add(state, next));
            }
            closure.close(2 * self.singles);
            closure
        })
    }
    /// The node of a candidate.
    pub(super) fn single(&self, cell: usize, digit: usize) -> Option<usize> {
        let candidates = self.candidates[cell];
        let bit = 1 << digit;
        let smaller = (candidates & (bit - 1)).count_ones() as usize;
        (candidates & bit != 0).then(|| usize::from(self.before[cell]) + smaller)
    }
    /// The groups of a digit.
    fn groups_of(&self, digit: usize) -> Range<usize> {
        self.groups[digit]..self.groups[digit + 1]
    }
    /// The order matters, because the first of several shortest paths is taken: the other digits of the
    /// cell, then row, column and block, then groups.
    fn add_when_on(&mut self, board: &Position, index: usize) {
        let node = self.nodes[index];
        if let Some(cell) = node.cell() {
            for digit in digits(board.candidates[cell] & !(1 << node.digit)) {
                self.add(self.single(cell, digit).map(off));
            }
        }
        let seen = seen_by_all(node.cells);
        let mut left = seen & board.places[node.digit];
        for house in houses_of(first(node.cells)) {
            for cell in cells(left & HOUSES[house]) {
                self.add(self.single(cell, node.digit).map(off));
            }
            left &= !HOUSES[house];
        }
        for group in self.groups_of(node.digit) {
            if self.nodes[group].cells & !seen == 0 {
                self.add(Some(off(group)));
            }
        }
    }
    /// The other digit of the cell; then single candidates by house, and groups in the order of the nodes.
    fn add_when_off(&mut self, board: &Position, index: usize) {
        let node = self.nodes[index];
        let start = self.follows.len();
        if let Some(cell) = node.cell()
            && board.size(cell) == 2
        {
            let other = first(u128::from(board.candidates[cell] & !(1 << node.digit)));
            self.add(self.single(cell, other).map(on));
        }
        let mut grouped = [0; 3];
        for (at, house) in houses_of(first(node.cells)).into_iter().enumerate() {
            let rest = board.places_in(house, node.digit) & !node.cells;
            if rest == 0 || !within(node.cells, house) {
                continue;
            }
            if !rest.is_power_of_two() {
                grouped[at] = rest;
                continue;
            }
            let state = self.single(first(rest), node.digit).map(on);
            if !self.follows[start..].iter().any(|&known| Some(usize::from(known)) == state) {
                self.add(state);
            }
        }
        for group in self.groups_of(node.digit) {
            if grouped.contains(&self.nodes[group].cells) {
                self.add(Some(on(group)));
            }
        }
    }
    fn add(&mut self, state: Option<State>) {
        self.follows.extend(state.map(|state| state as u16));
    }
}

/// Adds the groups of a digit, two or three candidates where a line crosses a block: rows, then
/// columns.
fn add_groups(board: &Position, digit: usize, nodes: &mut Vec<Node>) {
    for line in 0..18 {
        let places = board.places_in(line, digit);
        for block in cells(places).map(|cell| houses_of(cell)[2]) {
            let cells = places & HOUSES[block];
            let node = Node { cells, digit };
            if cells.count_ones() >= 2 && nodes.last() != Some(&node) {
                nodes.push(node);
            }
        }
    }
}

/// How every state follows from a premise: its distance and its predecessor.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// Steps from the premise; zero for the premise and for what does not follow.
    pub(super) distance: Vec<u16>,
    parent: Vec<u16>,
    /// What follows, nearest first, starting with the premise.
    pub(super) order: Vec<u16>,
}

impl Tree {
    /// Works out everything that follows from a premise.
    pub(super) fn grow(&mut self, links: &Links, premise: State) {
        let count = 2 * links.nodes.len();
        self.distance.clear();
        self.distance.resize(count, 0);
        self.parent.resize(count, 0);
        self.order.clear();
        self.order.push(premise as u16);
        let mut at = 0;
        while at < self.order.len() {
            let state = usize::from(self.order[at]);
            at += 1;
            for next in links.follows(state) {
                if self.distance[next] == 0 && next != premise {
                    self.distance[next] = self.distance[state] + 1;
                    self.parent[next] = state as u16;
                    self.order.push(next as u16);
                }
            }
        }
    }
    /// The states from the premise to this one.
    pub(super) fn path(&self, to: State) -> Vec<State> {
        let mut path = vec![to];
        let mut state = to;
        for _ in 0..self.distance[to] {
            state = usize::from(self.parent[state]);
            path.push(state);
        }
        path.reverse();
        path
    }
}
