//! Producer 21: cycles, and chains from a candidate to its own opposite.
mod path;

use super::collect::{Collector, Found, place_of};
use super::links::{Links, Sweep};
use super::position::Position;
use super::proof::Proof;
use super::score::Score;
use super::tables::{CANDIDATES, Cells, bits, cells, is_pair};
use super::technique::Technique;
use path::{cycle_proof, cycle_removals, is_on_path, push_path};

/// The lowest score of a cycle or chain through one digit or through cells with two candidates alone.
pub(super) const LEAST: u16 = 65;
/// The lowest score of those through both. All that Sudoku Explainer tries before forcing chains scores less.
pub(super) const LEAST_OF_BOTH: u16 = 70;

/// The order of ties within a sweep, and the lowest scores of its cycles and chains.
fn worth(sweep: Sweep) -> (u8, u16, u16) {
    match sweep {
        Sweep::X => (2, LEAST, 66),
        Sweep::Y => (3, LEAST, u16::MAX),
        Sweep::Xy => (4, LEAST_OF_BOTH, LEAST_OF_BOTH),
    }
}

/// A candidate that a search has made true.
#[derive(Clone, Copy, Debug)]
struct Node {
    on: u16,
    /// The candidate that became false before, and which of the groups of `on` had no other.
    via: u16,
    kind: u8,
    parent: u16,
    depth: u16,
}

/// Stands for the parent of a start.
const NONE: u16 = u16::MAX;

/// Working memory of the search.
#[derive(Debug)]
pub(super) struct Forcing {
    links: Links,
    /// The links of one sweep, while `links` has all.
    part: Links,
    nodes: Vec<Node>,
    seen: [u16; CANDIDATES],
    stamp: u16,
    /// For each digit the cells for which it last had no cycle or chain of its own.
    barren: [Option<Cells>; 9],
}

impl Forcing {
    pub(super) fn new() -> Self {
        let (links, part, nodes) = (Links::new(), Links::new(), Vec::new());
        Self { links, part, nodes, seen: [0; CANDIDATES], stamp: 0, barren: [None; 9] }
    }
    /// The links of all digits and cells, after a search that found nothing.
    pub(super) fn links(&mut self) -> &mut Links {
        &mut self.links
    }
    /// Offers every cycle and chain that removes something.
    pub(super) fn search(&mut self, board: &Position, out: &mut Collector) {
        if out.keeps_all() {
            return self.search_all(board, out);
        }
        for sweep in [Sweep::X, Sweep::Y, Sweep::Xy] {
            let (key, cycle, chain) = worth(sweep);
            if out.limit(cycle.min(chain), key) < 4 {
                continue;
            }
            let digits = if sweep == Sweep::X { self.changed(board) } else { 0x1ff };
            self.links.build(board, sweep, digits);
            self.links.close();
            let refuted = self.links.refuted();
            self.sweep(board, sweep, &refuted, out);
        }
    }
    /// The same where all are kept: what removes something in the first two sweeps also does so by the
    /// links of all, so these are searched first, and mostly show that there is nothing.
    fn search_all(&mut self, board: &Position, out: &mut Collector) {
        self.links.build(board, Sweep::Xy, 0x1ff);
        self.links.close();
        let refuted = self.links.refuted();
        let digits = refuted.iter().fold(0, |mask, &one| mask | 1_u16 << (one % 9));
        for digit in (0..9).filter(|digit| digits >> digit & 1 == 0) {
            self.barren[digit] = Some(board.plane(digit));
        }
        if refuted.is_empty() {
            return;
        }
        for (sweep, digits) in [(Sweep::X, digits & self.changed(board)), (Sweep::Y, 0x1ff)] {
            core::mem::swap(&mut self.links, &mut self.part);
            self.links.build(board, sweep, digits);
            self.links.close();
            let refuted = self.links.refuted();
            self.sweep(board, sweep, &refuted, out);
            core::mem::swap(&mut self.links, &mut self.part);
        }
        self.sweep(board, Sweep::Xy, &refuted, out);
    }
    /// The digits that may have chains of their own.
    fn changed(&self, board: &Position) -> u16 {
        let is_same = |&digit: &usize| self.barren[digit] == Some(board.plane(digit));
        (0..9).filter(|digit| !is_same(digit)).fold(0, |mask, digit| mask | 1 << digit)
    }
    fn sweep(&mut self, board: &Position, sweep: Sweep, refuted: &[u16], out: &mut Collector) {
        let (key, cycle, chain) = worth(sweep);
        if sweep == Sweep::X {
            self.barren = core::array::from_fn(|digit| Some(board.plane(digit)));
            for &candidate in refuted {
                self.barren[usize::from(candidate) % 9] = None;
            }
        }
        if refuted.is_empty() {
            return; // then no cycle removes anything either: what it removes refutes itself
        }
        self.links.look_around(board, sweep);
        if sweep != Sweep::Y && !out.keeps_all() {
            let length = 2 * self.links.steps_to_refute(refuted) + 2;
            out.expect(Score::chain(chain, length), key);
        }
        let around = self.links.around(refuted);
        let fertile = refuted.iter().fold(0, |mask, &one| mask | 1_u16 << (one % 9));
        for cell in cells(board.empty) {
            let digits = board.digits(cell);
            let among = if sweep == Sweep::X { digits & fertile } else { digits };
            let fits = if sweep == Sweep::Y {
                is_pair(digits)
            } else {
                digits & (digits.wrapping_sub(1)) != 0
            };
            if !fits {
                continue;
            }
            for start in bits(among).map(|digit| (cell * 9 + digit) as u16) {
                let near = self.links.may_cycle(start, &around, out.limit(cycle, key));
                if near {
                    self.cycles(board, start, key, sweep, cycle, out);
                }
                if sweep != Sweep::Y {
                    let steps = out.limit(chain, key).saturating_sub(2) / 2;
                    if self.links.may_refute(start, start, steps) {
                        self.chain_to_false(start, key, sweep, chain, out);
                    }
                    let steps = out.limit(chain, key).saturating_sub(2) / 2;
                    let mut firsts = self.links.strong(start).iter();
                    if firsts.any(|first| self.links.may_reach(first.to, start, steps)) {
                        self.chain_to_true(board, start, key, sweep, chain, out);
                    }
                }
            }
        }
    }
    /// Begins a search.
    fn restart(&mut self) {
        self.nodes.clear();
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.seen.fill(0);
            self.stamp = 1;
        }
    }
    fn push(&mut self, node: Node) {
        self.seen[usize::from(node.on)] = self.stamp;
        self.nodes.push(node);
    }
    /// Adds what follows from the node at `at` and leads to the end of a chain; `close` is called for each way
    /// back to `start`. What leads nowhere is left out: it leads to nothing that does not.
    fn expand(
        &mut self,
        at: usize,
        start: u16,
        leads: impl Fn(&Links, u16) -> bool,
        mut close: impl FnMut(&[Node], usize, u16, u8),
    ) {
        let node = self.nodes[at];
        let (parent, depth) = (at as u16, node.depth + 1);
        for &via in self.links.useful(node.on) {
            for link in self.links.strong(via) {
                if link.to == start {
                    close(&self.nodes, at, via, link.kind);
                }
                if self.seen[usize::from(link.to)] != self.stamp {
                    self.seen[usize::from(link.to)] = self.stamp;
                    if leads(&self.links, link.to) {
                        self.nodes.push(Node { on: link.to, via, kind: link.kind, parent, depth });
                    }
                }
            }
        }
    }
    fn cycles(
        &mut self,
        board: &Position,
        start: u16,
        key: u8,
        sweep: Sweep,
        base: u16,
        out: &mut Collector,
    ) {
        let technique = match sweep {
            Sweep::X => Technique::XCycle,
            Sweep::Y => Technique::YCycle,
            Sweep::Xy => Technique::XyCycle,
        };
        self.restart();
        self.push(Node { on: start, via: NONE, kind: 0, parent: NONE, depth: 0 });
        let (mut at, mut limit) = (0, out.limit(base, key));
        while at < self.nodes.len() {
            let length = u32::from(self.nodes[at].depth) * 2 + 2;
            if length > limit {
                break;
            }
            let steps = (limit - length) / 2;
            let leads = |links: &Links, to| links.may_reach(to, start, steps);
            self.expand(at, start, leads, |nodes, at, via, kind| {
                if length < 4 || length > limit || is_on_path(nodes, at, via) {
                    return;
                }
                let removals = cycle_removals(board, nodes, at, via);
                if !removals.is_empty() {
                    let score = Score::chain(base, length);
                    let place = 2 * usize::from(removals[0]);
                    out.offer(
                        Found { technique, score, key, placement: None, removals },
                        place,
                        || cycle_proof(nodes, at, via, start, kind),
                    );
                    limit = out.limit(base, key);
                }
            });
            at += 1;
        }
    }
    fn chain_to_false(
        &mut self,
        start: u16,
        key: u8,
        sweep: Sweep,
        base: u16,
        out: &mut Collector,
    ) {
        self.restart();
        self.push(Node { on: start, via: NONE, kind: 0, parent: NONE, depth: 0 });
        let (mut at, limit) = (0, out.limit(base, key));
        while at < self.nodes.len() {
            let node = self.nodes[at];
            let length = u32::from(node.depth) * 2 + 2;
            if length > limit {
                return;
            }
            if self.links.is_weak(node.on, start) {
                let score = Score::chain(base, length);
                let technique = chain_name(sweep, length);
                let removals = vec![start];
                let place = place_of(start, false, 0);
                out.offer(
                    Found { technique, score, key, placement: None, removals },
                    place,
                    || {
                        let mut proof = Proof::default();
                        proof.push_node(start, false);
                        push_path(&mut proof, &self.nodes, at, None);
                        proof
                    },
                );
                return;
            }
            let rest = (limit - length) / 2;
            let leads = |links: &Links, to| rest > 0 && links.may_refute(to, start, rest - 1);
            self.expand(at, NONE, leads, |_, _, _, _| ());
            at += 1;
        }
    }
    fn chain_to_true(
        &mut self,
        board: &Position,
        start: u16,
        key: u8,
        sweep: Sweep,
        base: u16,
        out: &mut Collector,
    ) {
        self.restart();
        for index in 0..self.links.strong(start).len() {
            let link = self.links.strong(start)[index];
            self.push(Node { on: link.to, via: NONE, kind: link.kind, parent: NONE, depth: 0 });
        }
        let (mut at, mut done, limit) = (0, false, out.limit(base, key));
        while at < self.nodes.len() && !done {
            let length = u32::from(self.nodes[at].depth) * 2 + 4;
            if length > limit {
                return;
            }
            let steps = (limit - length) / 2;
            let leads = |links: &Links, to| links.may_reach(to, start, steps);
            self.expand(at, start, leads, |nodes, at, via, kind| {
                if done || via == start {
                    return;
                }
                done = true;
                let cell = usize::from(start) / 9;
                let others = board.digits(cell) & !(1 << (start % 9));
                let removals = bits(others).map(|digit| (cell * 9 + digit) as u16).collect();
                let (score, technique) = (Score::chain(base, length), chain_name(sweep, length));
                let placement = Some(start);
                let place = place_of(start, true, others);
                out.offer(Found { technique, score, key, placement, removals }, place, || {
                    let mut proof = Proof::default();
                    proof.push_on(start, kind);
                    proof.push_node(via, false);
                    push_path(&mut proof, nodes, at, Some(start));
                    proof
                });
            });
            at += 1;
        }
    }
}

/// A chain of one digit over two strong links has its own name.
fn chain_name(sweep: Sweep, length: u32) -> Technique {
    match (sweep, length) {
        (Sweep::X, 6) => Technique::TurbotFish,
        (Sweep::X, _) => Technique::ForcingXChain,
        _ => Technique::ForcingChain,
    }
}
