//! What follows when a node is true or false.
use super::{Graph, Rules};
use crate::index::bits::{Matrix, contains, insert, intersect, numbers, smallest, subtract, unite};
use crate::index::reach::Reach;

/// With fewer nodes, a cycle only goes through one strong link, there and back.
const SMALLEST_CYCLE: usize = 3;

/// What is false as soon as a node is, found for all nodes together.
pub(crate) struct Closure<'a> {
    graph: &'a Graph,
    rules: Rules,
    /// What is false with each node. The nodes with strong links lead on: the falsity of others leads
    /// nowhere.
    falsity: Reach,
    /// What is false if the latest supposition is true.
    supposed: Vec<u64>,
    /// What is left of a set that is being worked through.
    rest: Vec<u64>,
}

impl<'a> Closure<'a> {
    pub(crate) fn new(graph: &'a Graph, rules: Rules) -> Self {
        let none = || vec![0; graph.words()];
        let mut linked = none();
        for node in 0..graph.len() {
            if graph.strong(node, rules.sources).next().is_some() {
                insert(&mut linked, node);
            }
        }
        let falsity = Reach::new(Matrix::new(graph.len(), graph.len()), graph.len(), linked);
        Self { graph, rules, falsity, supposed: none(), rest: none() }
    }
    /// The nodes of which one must be false to force another node.
    pub(super) fn forcing(&self, node: usize) -> impl Iterator<Item = usize> + use<'a> {
        self.graph.strong(node, self.rules.sources)
    }
    /// Whether a node is false if it is true.
    pub(super) fn refutes(&mut self, node: usize) -> bool {
        let (graph, rules) = (self.graph, self.rules);
        let excluded = graph.excluded(node, rules.one_digit);
        self.rest.iter_mut().zip(excluded).for_each(|(rest, excluded)| *rest = excluded);
        intersect(&mut self.rest, self.falsity.nodes());
        let falsity = &mut self.falsity;
        numbers(self.rest.iter().copied()).any(|off| {
            falsity.complete(off, &mut |node, row| exclude(graph, rules, node, row));
            contains(falsity.row(off), node)
        })
    }
    /// What is false if a node is true.
    pub(super) fn if_true(&mut self, node: usize) -> &[u64] {
        let (graph, rules) = (self.graph, self.rules);
        let excluded = graph.excluded(node, rules.one_digit);
        self.supposed.iter_mut().zip(excluded).for_each(|(all, one)| *all = one);
        self.rest.copy_from_slice(&self.supposed);
        intersect(&mut self.rest, self.falsity.nodes());
        while let Some(off) = smallest(self.rest.iter().copied()) {
            self.falsity.complete(off, &mut |node, row| exclude(graph, rules, node, row));
            unite(&mut self.supposed, self.falsity.row(off));
            subtract(&mut self.rest, self.falsity.row(off));
        }
        &self.supposed
    }
    /// What is false if a node is false, itself included.
    pub(super) fn if_false(&mut self, node: usize) -> &[u64] {
        let (graph, rules) = (self.graph, self.rules);
        self.falsity.complete(node, &mut |node, row| exclude(graph, rules, node, row));
        self.falsity.row(node)
    }
    /// Whether the falsity of a node comes back to it by way of at least two others.
    pub(crate) fn is_in_cycle(&mut self, node: usize) -> bool {
        self.if_false(node);
        self.falsity.size(node) >= SMALLEST_CYCLE
    }
}

/// Adds what is false right away if a node is: itself, and what is excluded by what it forces.
fn exclude(graph: &Graph, rules: Rules, node: usize, row: &mut [u64]) {
    insert(row, node);
    for forced in graph.strong(node, rules.sources) {
        let excluded = graph.excluded(forced, rules.one_digit);
        row.iter_mut().zip(excluded).for_each(|(all, one)| *all |= one);
    }
}
