//! Nice loops and alternating inference chains, with or without groups.
use super::cells::{Cells, PEERS, Spot, seen_by_all};
use super::closure::Closure;
use super::found::{Found, spots, spots_of};
use super::links::{Links, Tree};
use super::order::Best;
use super::position::Position;
use super::profile::Kind;
use super::state::{State, is_off, off, on};

/// The kinds of steps of one search.
#[derive(Clone, Copy, Debug)]
struct Kinds {
    continuous: Kind,
    discontinuous: Kind,
    aic: Kind,
}

pub(super) fn find(board: &Position, links: &Links, grouped: bool) -> Option<Found> {
    let kinds = if grouped {
        Kinds {
            continuous: Kind::GroupedContinuousLoop,
            discontinuous: Kind::GroupedDiscontinuousLoop,
            aic: Kind::GroupedAic,
        }
    } else {
        Kinds {
            continuous: Kind::ContinuousLoop,
            discontinuous: Kind::DiscontinuousLoop,
            aic: Kind::Aic,
        }
    };
    let mut search = Search { board, links, kinds, best: Best::new(kinds.discontinuous) };
    let mut tree = Tree::default();
    let closure = links.closure();
    for node in 0..links.singles {
        for premise in [on(node), off(node)] {
            if !search.is_hopeful(closure, premise) {
                continue;
            }
            tree.grow(links, premise);
            search.loops(&tree, premise);
            if premise == off(node) {
                search.chains(&tree, node);
            }
        }
    }
    search.best.found()
}

struct Search<'a> {
    board: &'a Position,
    links: &'a Links,
    kinds: Kinds,
    best: Best,
}

/// The fewest links of a chain that is more than a pair or the beginning of a turbot fish.
const FEWEST_LINKS: u16 = 3;

impl Search<'_> {
    fn spot(&self, node: usize) -> Spot {
        let node = self.links.nodes[node];
        (super::cells::first(node.cells), node.digit)
    }
    /// Whether a loop or a chain from this premise could eliminate something, by what follows from it at all. For
    /// most premises this is not so, and how it follows need not be worked out.
    fn is_hopeful(&self, closure: &Closure, premise: State) -> bool {
        let (cell, digit) = self.spot(premise / 2);
        let in_cell = super::cells::digits(self.board.candidates[cell]);
        let mut in_cell = in_cell.filter_map(|end| self.links.single(cell, end));
        let returns = in_cell.any(|node| {
            [on(node), off(node)].into_iter().any(|state| {
                let is_near = || self.links.follows(premise).any(|next| next == state);
                state != premise && closure.leads(premise, state) && !is_near()
            })
        });
        let is_end = |state: State| {
            let (other, last) = self.spot(state / 2);
            let is_peer = PEERS[cell] & 1 << other != 0;
            if last == digit {
                let hit = PEERS[cell] & PEERS[other] & self.board.places[digit];
                return other != cell && hit & hit.wrapping_sub(1) != 0;
            }
            let has = |at: usize, digit: usize| self.board.candidates[at] & 1 << digit != 0;
            is_peer && has(cell, last) && has(other, digit)
        };
        let singles = closure.of(premise).take_while(|&state| state / 2 < self.links.singles);
        returns || is_off(premise) && singles.filter(|&state| !is_off(state)).any(is_end)
    }
    /// Loops that return to the cell of the premise.
    fn loops(&mut self, tree: &Tree, premise: State) {
        let (cell, digit) = self.spot(premise / 2);
        for end in super::cells::digits(self.board.candidates[cell]) {
            let Some(node) = self.links.single(cell, end) else { continue };
            for state in [on(node), off(node)] {
                if state == premise || tree.distance[state] < FEWEST_LINKS {
                    continue;
                }
                let path = tree.path(state);
                let leaves = self.links.nodes[path[1] / 2].cells != 1 << cell;
                let returns = self.links.nodes[path[path.len() - 2] / 2].cells != 1 << cell;
                if leaves && returns && self.is_simple(&path) {
                    self.close(&path, cell, digit, end);
                }
            }
        }
    }
    /// Whether no cell is visited twice, as the original counts it: only the first cell of a group
    /// is visited, and the others must not be visited later. A loop ends where it began; a group may start
    /// with that cell.
    fn is_simple(&self, path: &[State]) -> bool {
        let node = |state: State| self.links.nodes[state / 2];
        let (start, end) = (node(path[0]).cells, node(path[path.len() - 1]).cells);
        let is_loop = start == end;
        let walked = if is_loop { &path[1..path.len() - 1] } else { path };
        let (mut met, mut barred, mut last): (Cells, Cells, Cells) = (0, 0, 0);
        for &state in walked {
            let (here, all) = (node(state).head(), node(state).cells);
            let is_again = here != last && met & here != 0;
            if is_again || barred & here != 0 || is_loop && all == start {
                return false;
            }
            met |= here;
            barred |= all & !here;
            last = here;
        }
        !is_loop || barred & end == 0
    }
    /// A loop: what it implies depends on whether its first and last link are strong.
    fn close(&mut self, path: &[State], cell: usize, digit: usize, end: usize) {
        let starts_strong = is_off(path[0]);
        let ends_strong = !is_off(path[path.len() - 1]);
        let own: Cells = 1 << cell;
        let nodes = path.len();
        let size = self.board.size(cell);
        let kind = self.kinds.discontinuous;
        match (starts_strong, ends_strong) {
            (false, false) if digit == end => self.offer(kind, spots(own, digit), nodes, digit),
            (true, true) if digit == end => {
                let others = spots_of(self.board, own, !(1 << digit));
                self.offer(kind, others, nodes, digit);
            }
            (false, true) if digit != end => self.offer(kind, spots(own, digit), nodes, digit),
            (true, false) if digit != end => self.offer(kind, spots(own, end), nodes, digit),
            (true, true) => self.continuous(path),
            (false, false) if size == 2 => self.continuous(path),
            _ => {}
        }
    }
    fn continuous(&mut self, path: &[State]) {
        let on_loop = path.iter().fold(0, |set, &s| set | self.links.nodes[s / 2].cells);
        let mut hit = Vec::new();
        for (at, &state) in path.iter().enumerate() {
            let next = path[(at + 1) % path.len()];
            if is_off(state) || !is_off(next) {
                continue;
            }
            let (one, other) = (self.links.nodes[state / 2], self.links.nodes[next / 2]);
            if one.digit == other.digit {
                let seen = seen_by_all(one.cells | other.cells) & !on_loop;
                hit.extend(spots(seen & self.board.places[one.digit], one.digit));
            } else {
                let rest = !(1 << one.digit | 1 << other.digit);
                hit.extend(spots_of(self.board, one.cells, rest));
            }
        }
        hit.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
        hit.dedup();
        self.offer(self.kinds.continuous, hit, path.len(), 0);
    }
    /// Chains from a false candidate to a true one.
    fn chains(&mut self, tree: &Tree, start: usize) {
        let (cell, digit) = self.spot(start);
        for &state in &tree.order {
            let state = usize::from(state);
            let node = state / 2;
            if is_off(state) || node >= self.links.singles || tree.distance[state] < FEWEST_LINKS {
                continue;
            }
            let (other, last) = self.spot(node);
            if other == cell {
                continue;
            }
            let nodes = usize::from(tree.distance[state]) + 1;
            let hit = if last == digit {
                let seen = PEERS[cell] & PEERS[other] & self.board.places[digit];
                let count = seen.count_ones() as usize;
                if count < 2 || self.best.is_ahead_of(count, nodes) {
                    continue;
                }
                spots(seen, digit)
            } else if PEERS[cell] & 1 << other != 0 && !self.best.is_ahead_of(2, nodes) {
                let mut hit = Vec::new();
                for (at, gone) in [(cell, last), (other, digit)] {
                    hit.extend((self.board.candidates[at] & 1 << gone != 0).then_some((at, gone)));
                }
                hit.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
                hit
            } else {
                continue;
            };
            if hit.len() > 1 && self.is_simple(&tree.path(state)) {
                self.offer(self.kinds.aic, hit, nodes, digit);
            }
        }
    }
    fn offer(&mut self, kind: Kind, eliminated: Vec<Spot>, nodes: usize, digit: usize) {
        self.best.offer_as(kind, eliminated, nodes, digit + 1);
    }
}
