//! A breadth-first search from every node assumed false: what is then true, and after how many
//! links.
use super::{Graph, Rules};
use crate::argument::Chain;
use crate::index::bits::{insert, numbers};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, Stop};

/// A chain known by its ends: the first or the last is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ends {
    /// How many links the shortest one has.
    pub(crate) links: u32,
    /// Where it starts; not after `last`.
    pub(crate) first: usize,
    /// Where it ends. If it ends where it starts, this is true.
    pub(crate) last: usize,
}

const FAR: u32 = u32::MAX;
/// The largest number of nodes tried for the paths between two ends; the rest are skipped. A few dozen are
/// usual, and about ten thousand for loops through several almost locked sets. (With 50,000, one chain of the
/// campaigns was found only in some images of its position; it takes 77,000. The larger limit had no
/// measurable cost in time.)
const TRIES: usize = 400_000;

/// What follows when one node is false, and after how many links.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    graph: &'a Graph,
    rules: Rules,
    true_after: Vec<u32>,
    false_after: Vec<u32>,
    /// The false nodes, as a set.
    excluded: Vec<u64>,
    /// The nodes most recently found to be true, all after the same number of links.
    newest: Vec<usize>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(graph: &'a Graph, rules: Rules) -> Self {
        let far = || vec![FAR; graph.len()];
        let (true_after, false_after) = (far(), far());
        let (excluded, newest) = (vec![0; graph.words()], Vec::new());
        Self { graph, rules, true_after, false_after, excluded, newest }
    }
    /// Assumes that a node is false and follows what that forces.
    pub(crate) fn run(&mut self, start: usize) {
        self.clear();
        self.false_after[start] = 0;
        insert(&mut self.excluded, start);
        self.force(start, 0);
        self.follow();
    }
    fn clear(&mut self) {
        self.true_after.fill(FAR);
        self.false_after.fill(FAR);
        self.excluded.fill(0);
    }
    /// Level by level: what the newest nodes exclude, then what that forces.
    fn follow(&mut self) {
        let mut reached = vec![0; self.excluded.len()];
        while let Some(&any) = self.newest.first() {
            let links = self.true_after[any] + 1;
            reached.fill(0);
            for at in self.newest.drain(..) {
                let excluded = self.graph.excluded(at, self.rules.one_digit);
                reached.iter_mut().zip(excluded).for_each(|(all, one)| *all |= one);
            }
            for (new, known) in reached.iter_mut().zip(&mut self.excluded) {
                *new &= !*known;
                *known |= *new;
            }
            for excluded in numbers(reached.iter().copied()) {
                self.false_after[excluded] = links;
                self.force(excluded, links);
            }
        }
    }
    /// Supposes that a node is true and follows what that forces.
    pub(crate) fn suppose(&mut self, start: usize) {
        self.clear();
        self.true_after[start] = 0;
        self.newest.push(start);
        self.follow();
    }
    /// Whether a candidate is then false.
    pub(crate) fn is_false(&self, candidate: Candidate) -> bool {
        let number = self.graph.number(candidate);
        number.is_some_and(|at| self.false_after[at] != FAR)
    }
    /// The chain from a candidate that is then false to the supposition: its first node is excluded
    /// by the candidate, its last node excludes the supposition. None if the two exclude each other.
    pub(crate) fn chain_to_false(&self, candidate: Candidate) -> Option<Chain> {
        let mut at = self.graph.number(candidate)?;
        let mut way = Vec::new();
        while (2..FAR).contains(&self.false_after[at]) {
            let links = self.false_after[at];
            let excludes = |&on: &usize| self.true_after[on] == links - 1;
            let on = self.graph.weak(at).find(excludes)?;
            let forces = |&off: &usize| self.false_after[off] == links - 2;
            at = self.graph.strong(on, self.rules.sources).find(forces)?;
            way.extend([on, at]);
        }
        (!way.is_empty()).then(|| self.chain(&way, false))
    }
    fn force(&mut self, from: usize, links: u32) {
        for to in self.graph.strong(from, self.rules.sources) {
            if self.true_after[to] == FAR {
                self.true_after[to] = links + 1;
                self.newest.push(to);
            }
        }
    }
    /// The ends of the chains with at least a given number of links that exclude something, shortest
    /// first; of those with a group at both ends, only the ones that are the shortest way to exclude
    /// some candidate. What is excluded is among `refuted`. Breaks when the search is to stop.
    pub(crate) fn all_ends(
        &mut self,
        fewest: u32,
        refuted: &[usize],
        stop: Stop<'_>,
    ) -> ControlFlow<(), Vec<Ends>> {
        let graph = self.graph;
        if refuted.is_empty() {
            return ControlFlow::Continue(Vec::new());
        }
        let mut starts = self.groups_at_ends(fewest, refuted, stop)?;
        // A chain starts and ends at nodes that exclude some of them.
        let mut near = vec![false; graph.len()];
        for node in refuted.iter().flat_map(|&victim| graph.weak(victim)) {
            near[node] = true;
        }
        for (start, near) in starts.iter_mut().zip(&near).take(graph.singles()) {
            *start = *near;
        }
        let mut found = Vec::new();
        for first in (0..graph.len()).filter(|&first| starts[first]) {
            if stop.is_due() {
                return ControlFlow::Break(());
            }
            if graph.strong(first, self.rules.sources).next().is_none() {
                continue; // Nothing follows from it.
            }
            self.run(first);
            let end = |last: usize| {
                let links = self.links_to(last)?;
                Some(Ends { links, first: first.min(last), last: first.max(last) })
            };
            // An earlier node has found it already, unless that node is not a start.
            let ends =
                (0..graph.len()).filter(|&last| near[last] && (last >= first || !starts[last]));
            let ends = ends.filter_map(end);
            found.extend(ends.filter(|ends| {
                ends.links >= fewest && graph.exclude_something(ends.first, ends.last)
            }));
        }
        found.sort_unstable();
        ControlFlow::Continue(found)
    }
    /// For each node, whether it is a group where a shortest chain starts that excludes some
    /// candidate.
    fn groups_at_ends(
        &mut self,
        fewest: u32,
        refuted: &[usize],
        stop: Stop<'_>,
    ) -> ControlFlow<(), Vec<bool>> {
        let graph = self.graph;
        let mut starts = vec![false; graph.len()];
        if graph.singles() == graph.len() {
            return ControlFlow::Continue(starts);
        }
        for &victim in refuted {
            if stop.is_due() {
                return ControlFlow::Break(());
            }
            self.suppose(victim);
            let closing = |&last: &usize| self.true_after[last] != FAR;
            let last: Vec<usize> = graph.weak(victim).filter(closing).collect();
            let Some(links) = last.iter().map(|&last| self.true_after[last]).min() else {
                continue;
            };
            if links <= fewest {
                // Chains this short are not reported; any group may start the next longer one.
                for first in graph.weak(victim) {
                    starts[first] = true;
                }
                continue;
            }
            let nearest = last.into_iter().filter(|&last| self.true_after[last] == links);
            self.mark_starts(nearest.collect(), &mut starts);
        }
        ControlFlow::Continue(starts)
    }
    /// Marks what is excluded directly on the shortest paths to these nodes.
    fn mark_starts(&self, mut level: Vec<usize>, starts: &mut [bool]) {
        while let Some(&any) = level.first() {
            let links = self.true_after[any];
            let forcing = |&on: &usize| {
                let strong = self.graph.strong(on, self.rules.sources);
                strong.filter(move |&off| self.false_after[off] == links - 1)
            };
            let mut off: Vec<usize> = level.iter().flat_map(forcing).collect();
            off.sort_unstable();
            off.dedup();
            if links == 2 {
                for first in off {
                    starts[first] = true;
                }
                return;
            }
            let before = |&off: &usize| {
                let weak = self.graph.weak(off);
                weak.filter(move |&on| self.true_after[on] == links - 2)
            };
            level = off.iter().flat_map(before).collect();
            level.sort_unstable();
            level.dedup();
        }
    }
    /// The number of links after which a node is true, if it is.
    pub(crate) fn links_to(&self, node: usize) -> Option<u32> {
        Some(self.true_after[node]).filter(|&links| links != FAR)
    }
    /// Whether there is a chain with these ends and of their length. They may be ends in a graph that has more nodes after the
    /// same ones.
    pub(crate) fn has(&mut self, ends: Ends) -> bool {
        ends.last < self.graph.len() && {
            self.run(ends.first);
            self.links_to(ends.last) == Some(ends.links) && self.way(ends.last).is_some()
        }
    }
    /// The shortest path to a true node that does not come back to a cell it has left, except at
    /// its end; if there are several, the one through the lowest nodes from the end.
    pub(crate) fn way(&self, last: usize) -> Option<Vec<usize>> {
        self.ways(last, 1, false).pop()
    }
    /// The shortest paths to a true node that do not come back to a cell they have left, except from
    /// their end to their start, up to a limit. A `round` path may also pass through the cell of its
    /// end.
    pub(crate) fn ways(&self, last: usize, most: usize, round: bool) -> Vec<Vec<usize>> {
        let home = self.graph.single(last).filter(|_| round).map(|end| end.cell);
        let (way, found) = (vec![last], Vec::new());
        let mut ways = Ways { search: self, way, home, most, tries: TRIES, found };
        ways.back_two();
        ways.found
    }
    /// The argument for a path.
    pub(crate) fn chain(&self, way: &[usize], is_loop: bool) -> Chain {
        self.chain_by(way, &vec![0; way.len() / 2], is_loop)
    }
    /// The argument for a path with one of the reasons for each strong link.
    pub(crate) fn chain_by(&self, way: &[usize], reasons: &[usize], is_loop: bool) -> Chain {
        let links = way.chunks_exact(2).zip(reasons);
        let premises = |(pair, &reason): (&[usize], &usize)| {
            self.graph.premises(pair[0], pair[1], reason).to_vec()
        };
        Chain {
            nodes: way.iter().map(|&at| self.graph.node(at)).collect(),
            strong: links.map(premises).collect(),
            is_loop,
        }
    }
}

/// Collects paths from their end to their start.
struct Ways<'s, 'a> {
    search: &'s Search<'a>,
    /// The end of a path, in reverse order.
    way: Vec<usize>,
    /// The cell that may be passed again.
    home: Option<Cell>,
    most: usize,
    tries: usize,
    found: Vec<Vec<usize>>,
}

impl Ways<'_, '_> {
    /// Goes back from the last node, two links at a time.
    fn back_two(&mut self) {
        let search = self.search;
        let Some(&to) = self.way.last() else { return };
        let links = search.true_after[to];
        for from in search.graph.strong(to, search.rules.sources) {
            if search.false_after[from] != links - 1 || !self.may_add(from, links == 1) {
                continue;
            }
            self.way.push(from);
            if links == 1 {
                self.found.push(self.way.iter().rev().copied().collect());
            } else {
                self.back_one(from, links);
            }
            self.way.pop();
            if self.found.len() >= self.most || self.tries == 0 {
                return;
            }
        }
    }
    fn back_one(&mut self, from: usize, links: u32) {
        let search = self.search;
        for before in search.graph.weak(from) {
            let steps = search.true_after[before] == links - 2;
            if steps && self.may_add(before, false) && self.found.len() < self.most {
                self.way.push(before);
                self.back_two();
                self.way.pop();
            }
        }
    }
    /// Whether a path with one more node would still not come back to a cell that it has left. Its
    /// start may come back to its end.
    fn may_add(&mut self, node: usize, is_start: bool) -> bool {
        self.tries = self.tries.saturating_sub(1);
        let has =
            |at: usize, cell: Cell| self.search.graph.single(at).is_some_and(|x| x.cell == cell);
        let later = if is_start { &self.way[1..] } else { &self.way[..] };
        self.tries > 0
            && (self.search.graph.is_group(node)
                || self.search.graph.candidates(node).iter().all(|candidate| {
                    if self.home == Some(candidate.cell) {
                        return true;
                    }
                    let mut left = later.iter().rev().skip_while(|&&at| has(at, candidate.cell));
                    !left.any(|&at| has(at, candidate.cell))
                }))
    }
}
