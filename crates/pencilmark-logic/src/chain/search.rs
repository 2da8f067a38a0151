//! Breadth first from every node assumed false: what is then true, and after how many links.
use super::{Graph, Sources};
use crate::Chain;
use std::collections::VecDeque;

/// Which chains are looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// What may make a strong link.
    pub(crate) sources: Sources,
    /// Whether every link is of the same digit.
    pub(crate) one_digit: bool,
}

/// A chain known by its ends: the first or the last is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ends {
    /// How many links the shortest has.
    pub(crate) links: u32,
    /// Where it starts; not after its last.
    pub(crate) first: usize,
    /// Where it ends. If it ends where it starts, this is true.
    pub(crate) last: usize,
}

const FAR: u32 = u32::MAX;
/// How many equally short ways between the same ends are looked at.
const WAYS: usize = 200;

/// What follows from one node being false, with the number of links after which.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    graph: &'a Graph,
    rules: Rules,
    true_after: Vec<u32>,
    false_after: Vec<u32>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(graph: &'a Graph, rules: Rules) -> Self {
        let far = || vec![FAR; graph.len()];
        let queue = VecDeque::with_capacity(graph.len());
        Self { graph, rules, true_after: far(), false_after: far(), queue }
    }
    /// Assumes that a node is false and follows what that forces.
    pub(crate) fn run(&mut self, start: usize) {
        self.true_after.fill(FAR);
        self.false_after.fill(FAR);
        self.false_after[start] = 0;
        self.force(start, 0);
        while let Some(at) = self.queue.pop_front() {
            let links = self.true_after[at] + 1;
            let graph = self.graph;
            for &excluded in graph.weak(at) {
                if self.false_after[excluded] == FAR && self.may_step(at, excluded) {
                    self.false_after[excluded] = links;
                    self.force(excluded, links);
                }
            }
        }
    }
    fn force(&mut self, from: usize, links: u32) {
        for to in self.graph.strong(from, self.rules.sources) {
            if self.true_after[to] == FAR {
                self.true_after[to] = links + 1;
                self.queue.push_back(to);
            }
        }
    }
    fn may_step(&self, from: usize, to: usize) -> bool {
        !self.rules.one_digit || self.graph.digit(from) == self.graph.digit(to)
    }
    /// After how many links a node is true, if it is.
    pub(crate) fn links_to(&self, node: usize) -> Option<u32> {
        Some(self.true_after[node]).filter(|&links| links != FAR)
    }
    /// The shortest way to a node that is true and comes back to no cell that it left, except at
    /// its end: of several the one through the lowest nodes.
    pub(crate) fn way(&self, last: usize) -> Option<Vec<usize>> {
        let mut ways = self.ways(last);
        ways.retain(|way| !self.comes_back(way));
        ways.into_iter().min()
    }
    /// Whether a way comes back to a cell that it left, except from its end to its start.
    pub(crate) fn comes_back(&self, way: &[usize]) -> bool {
        let share = |a: usize, b: usize| {
            let (a, b) = (&self.graph.node(a).0, &self.graph.node(b).0);
            a.iter().any(|x| b.iter().any(|y| x.cell == y.cell))
        };
        (0..way.len()).any(|late| {
            let mut apart = false;
            (0..late).rev().any(|early| {
                let shares = share(way[early], way[late]);
                apart |= !shares;
                shares && apart && (early, late) != (0, way.len() - 1)
            })
        })
    }
    /// All the shortest ways to a node that is true, up to a limit.
    pub(crate) fn ways(&self, last: usize) -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        self.collect(&mut vec![last], WAYS, &mut found);
        found
    }
    /// Goes back from the last node, two links at a time.
    fn collect(&self, way: &mut Vec<usize>, most: usize, found: &mut Vec<Vec<usize>>) {
        let Some(&to) = way.last() else { return };
        let links = self.true_after[to];
        for from in self.graph.strong(to, self.rules.sources) {
            if self.false_after[from] != links - 1 {
                continue;
            }
            way.push(from);
            if links == 1 {
                found.push(way.iter().rev().copied().collect());
            }
            for &before in self.graph.weak(from) {
                let steps = links > 1 && self.true_after[before] == links - 2;
                if steps && self.may_step(before, from) && found.len() < most {
                    way.push(before);
                    self.collect(way, most, found);
                    way.pop();
                }
            }
            way.pop();
            if found.len() >= most {
                return;
            }
        }
    }
    /// The argument that a way makes.
    pub(crate) fn chain(&self, way: &[usize], is_loop: bool) -> Chain {
        let premise = |pair: &[usize]| {
            let premise = self.graph.premise(pair[0], pair[1], self.rules.sources);
            premise.cloned().into_iter().collect()
        };
        Chain {
            nodes: way.iter().map(|&at| self.graph.node(at).clone()).collect(),
            strong: way.chunks_exact(2).map(premise).collect(),
            is_loop,
        }
    }
}
