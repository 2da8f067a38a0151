//! Implications between candidates: what follows at once from one of them being true or false.
use super::cells::{Cells, HOUSES, cells, digits, first, houses_of, seen_by_all, within};
use super::position::Position;

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
    /// The cell, if it is one only.
    pub(super) fn cell(self) -> Option<usize> {
        self.cells.is_power_of_two().then(|| first(self.cells))
    }
}

/// A node that is true (odd) or false (even).
pub(super) type State = usize;

/// The candidates of a position, with or without groups, and what follows from each.
#[derive(Debug)]
pub(super) struct Links {
    pub(super) nodes: Vec<Node>,
    /// How many of the nodes are single candidates; they come first, by cell, then by digit.
    pub(super) singles: usize,
    /// What follows at once from each state.
    follows: Vec<Vec<State>>,
}

/// The state in which a node is true.
pub(super) fn on(node: usize) -> State {
    2 * node + 1
}

/// The state in which a node is false.
pub(super) fn off(node: usize) -> State {
    2 * node
}

/// Whether the state is that of a false node.
pub(super) fn is_off(state: State) -> bool {
    state.is_multiple_of(2)
}

impl Links {
    pub(super) fn new(board: &Position, grouped: bool) -> Self {
        let mut nodes = Vec::new();
        for cell in cells(board.empty) {
            let each = digits(board.candidates[cell]);
            nodes.extend(each.map(|digit| Node { cells: 1 << cell, digit }));
        }
        let singles = nodes.len();
        if grouped {
            nodes.extend(groups(board));
        }
        let mut links = Self { nodes, singles, follows: Vec::new() };
        let mut by_digit: [Vec<usize>; 9] = Default::default();
        for (index, node) in links.nodes.iter().enumerate() {
            by_digit[node.digit].push(index);
        }
        for index in 0..links.nodes.len() {
            let when_off = links.when_off(board, index, &by_digit);
            let when_on = links.when_on(board, index, &by_digit);
            links.follows.push(when_off);
            links.follows.push(when_on);
        }
        links
    }
    /// What follows at once from a state.
    pub(super) fn follows(&self, state: State) -> &[State] {
        &self.follows[state]
    }
    /// The node of a candidate.
    pub(super) fn single(&self, cell: usize, digit: usize) -> Option<usize> {
        let wanted = Node { cells: 1 << cell, digit };
        self.nodes[..self.singles].iter().position(|&node| node == wanted)
    }
    /// The order matters, because of several shortest paths the first one found is taken: the other digits
    /// of the cell; then row, column, block; then groups.
    fn when_on(&self, board: &Position, index: usize, by_digit: &[Vec<usize>; 9]) -> Vec<State> {
        let node = self.nodes[index];
        let mut next: Vec<State> = Vec::new();
        if let Some(cell) = node.cell() {
            for digit in digits(board.candidates[cell]).filter(|&digit| digit != node.digit) {
                next.extend(self.single(cell, digit).map(off));
            }
        }
        let seen = seen_by_all(node.cells);
        let (single, grouped): (Vec<usize>, Vec<usize>) = by_digit[node.digit]
            .iter()
            .filter(|&&other| self.nodes[other].cells & !seen == 0)
            .partition(|&&other| other < self.singles);
        for house in houses_of(first(node.cells)) {
            let inside = single.iter().filter(|&&other| within(self.nodes[other].cells, house));
            for state in inside.map(|&other| off(other)) {
                if !next.contains(&state) {
                    next.push(state);
                }
            }
        }
        let missed = single.into_iter().chain(grouped).map(off);
        for state in missed {
            if !next.contains(&state) {
                next.push(state);
            }
        }
        next
    }
    fn when_off(&self, board: &Position, index: usize, by_digit: &[Vec<usize>; 9]) -> Vec<State> {
        let node = self.nodes[index];
        let mut next = Vec::new();
        if let Some(cell) = node.cell()
            && board.size(cell) == 2
        {
            let other = first(u128::from(board.candidates[cell] & !(1 << node.digit)));
            next.extend(self.single(cell, other).map(on));
        }
        let rests = houses_of(first(node.cells))
            .into_iter()
            .filter(|&house| within(node.cells, house))
            .map(|house| board.places_in(house, node.digit) & !node.cells);
        let (single, grouped): (Vec<Cells>, Vec<Cells>) =
            rests.filter(|&rest| rest != 0).partition(|rest| rest.is_power_of_two());
        let same = &by_digit[node.digit];
        let place = |rest: Cells| same.iter().find(|&&other| self.nodes[other].cells == rest);
        // Single candidates by house, groups in the order of the nodes.
        let mut groups: Vec<usize> = grouped.into_iter().filter_map(place).copied().collect();
        groups.sort_unstable();
        for state in single.into_iter().filter_map(place).copied().chain(groups).map(on) {
            if !next.contains(&state) {
                next.push(state);
            }
        }
        next
    }
}

/// Candidates of one digit, two or three, where a line crosses a block: rows, then columns.
fn groups(board: &Position) -> Vec<Node> {
    let mut found = Vec::new();
    for digit in 0..9 {
        for line in 0..18 {
            for block in 18..27 {
                let cells = board.places[digit] & HOUSES[line] & HOUSES[block];
                if cells.count_ones() >= 2 {
                    found.push(Node { cells, digit });
                }
            }
        }
    }
    found
}

/// How every state follows from a premise: at each state its distance and its predecessor.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// Steps from the premise; zero for what does not follow, and for the premise.
    pub(super) distance: Vec<u16>,
    parent: Vec<u16>,
    /// What follows, nearest first, starting with the premise.
    pub(super) order: Vec<u16>,
}

impl Tree {
    /// Follows a premise as far as it goes.
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
            for &next in links.follows(state) {
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
