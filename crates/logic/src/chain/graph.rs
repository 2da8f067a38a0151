//! Everything in a position that is true or false as a unit, and how these units exclude or force
//! each other.
use super::{Nodes, Sources};
use crate::argument::Node;
use crate::index::bits::{Matrix, contains, numbers};
use crate::index::lists::Lists;
use crate::premise::Premise;
use core::ops::Range;
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell, Digit};

/// A link to a node that must be true when the one it starts from is false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strong {
    pub(super) to: usize,
    pub(super) source: Sources,
    /// The list of the numbers of its reasons: for almost locked sets, all that make this link.
    pub(super) reasons: usize,
}

/// The nodes of a position (single candidates first, then groups) and the links between them.
#[derive(Default, Debug)]
pub(crate) struct Graph {
    /// The candidates of each node.
    pub(super) nodes: Lists<Candidate>,
    /// How many of the nodes are single candidates.
    pub(super) singles: usize,
    /// The first node that holds the places of a digit in an almost locked set and is not a group.
    pub(super) first_of_sets: usize,
    /// For each node, those that cannot be true together with it.
    pub(super) weak: Matrix,
    /// The nodes of each digit.
    pub(super) of_digit: Matrix,
    pub(super) strong: Lists<Strong>,
    /// The numbers of the reasons of each link.
    pub(super) reasons: Lists<usize>,
    /// The premises of each reason.
    pub(super) premises: Lists<Premise>,
}

impl Graph {
    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }
    /// How many of them, the first, are single candidates.
    pub(crate) fn singles(&self) -> usize {
        self.singles
    }
    pub(crate) fn node(&self, at: usize) -> Node {
        Node(self.nodes.get(at).to_vec())
    }
    /// The candidates of a node.
    pub(super) fn candidates(&self, at: usize) -> &[Candidate] {
        self.nodes.get(at)
    }
    /// The only candidate of a node that has one.
    pub(super) fn single(&self, at: usize) -> Option<Candidate> {
        (at < self.singles).then(|| self.candidate(at))
    }
    /// The only candidate, or any of a group.
    pub(crate) fn candidate(&self, at: usize) -> Candidate {
        self.nodes.get(at)[0]
    }
    /// The number of a single candidate.
    pub(crate) fn number(&self, candidate: Candidate) -> Option<usize> {
        let number = self.partition(|single| single < candidate);
        (number < self.singles && self.candidate(number) == candidate).then_some(number)
    }
    /// How many of the single candidates, counted from the first, satisfy the condition.
    fn partition(&self, wanted: impl Fn(Candidate) -> bool) -> usize {
        let (mut low, mut high) = (0, self.singles);
        while low < high {
            let middle = usize::midpoint(low, high);
            if wanted(self.candidate(middle)) { low = middle + 1 } else { high = middle }
        }
        low
    }
    pub(crate) fn digit(&self, at: usize) -> Digit {
        self.candidate(at).digit
    }
    pub(crate) fn is_group(&self, at: usize) -> bool {
        at >= self.singles
    }
    /// The nodes that cannot be true with this one, ascending.
    pub(crate) fn weak(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        numbers(self.weak.row(at).iter().copied())
    }
    /// The same as a set, optionally restricted to the same digit.
    pub(super) fn excluded(&self, at: usize, one_digit: bool) -> impl Iterator<Item = u64> + '_ {
        let digits = self.of_digit.row(self.digit(at).index());
        let all = self.weak.row(at).iter().zip(digits);
        all.map(move |(&weak, &same)| if one_digit { weak & same } else { weak })
    }
    /// The number of words in such a set.
    pub(super) fn words(&self) -> usize {
        self.weak.stride()
    }
    /// Whether two nodes cannot both be true.
    pub(crate) fn excludes(&self, a: usize, b: usize) -> bool {
        contains(self.weak.row(a), b)
    }
    /// The nodes that must be true when this one is false.
    pub(crate) fn strong(&self, at: usize, of: Sources) -> impl Iterator<Item = usize> + '_ {
        self.strong.get(at).iter().filter(move |link| link.source.meets(of)).map(|link| link.to)
    }
    /// How many almost locked sets make the strong link between two nodes, or 1.
    pub(crate) fn reasons(&self, from: usize, to: usize) -> usize {
        self.link(from, to).map_or(1, |link| self.reasons.get(link.reasons).len())
    }
    /// The premises of the strong link between two nodes, for one of its reasons.
    pub(crate) fn premises(&self, from: usize, to: usize, reason: usize) -> &[Premise] {
        let reasons = self.link(from, to).map_or(&[][..], |link| self.reasons.get(link.reasons));
        reasons.get(reason).map_or(&[], |&number| self.premises.get(number))
    }
    /// Whether a strong link is one through an almost locked set.
    fn is_set_link(&self, from: usize, to: usize) -> bool {
        self.goes_through(Sources::SET, &[from, to])
    }
    /// Whether any strong link of a path has this source.
    fn goes_through(&self, source: Sources, way: &[usize]) -> bool {
        let is_one = |link: &Strong| link.source.meets(source);
        way.chunks_exact(2).any(|pair| self.link(pair[0], pair[1]).is_some_and(is_one))
    }
    pub(super) fn link(&self, from: usize, to: usize) -> Option<&Strong> {
        let links = self.strong.get(from);
        links.get(links.binary_search_by_key(&to, |link| link.to).ok()?)
    }
    /// Whether a node has a candidate in a cell.
    pub(crate) fn touches(&self, at: usize, cell: Cell) -> bool {
        self.candidates(at).iter().any(|candidate| candidate.cell == cell)
    }
    /// Where loops start: not in almost locked sets, which need something else between them.
    pub(crate) fn starts(&self) -> Range<usize> {
        0..self.first_of_sets
    }
    /// Whether chains on this path need nodes of a certain kind.
    pub(crate) fn needs(&self, nodes: Nodes, way: &[usize]) -> bool {
        match nodes {
            Nodes::Singles => true,
            Nodes::Groups => way.iter().any(|&at| self.is_group(at)),
            Nodes::Sets => self.goes_through(Sources::SET, way),
            Nodes::Rectangles => self.goes_through(Sources::RECTANGLE, way),
        }
    }
    /// The single candidates that are excluded by both nodes, as a set.
    fn both(&self, a: usize, b: usize) -> impl Iterator<Item = u64> + '_ {
        let rows = self.weak.row(a).iter().zip(self.weak.row(b));
        let starts = (0..self.singles).step_by(64);
        // The numbers of groups are cut off from the last word.
        let mask = |start: usize| u64::MAX >> (64 - (self.singles - start).min(64));
        rows.zip(starts).map(move |((a, b), start)| a & b & mask(start))
    }
    /// The single candidates that are excluded by both nodes, ascending.
    pub(crate) fn excluded_by_both(&self, a: usize, b: usize) -> Vec<Candidate> {
        numbers(self.both(a, b)).map(|at| self.candidate(at)).collect()
    }
    /// Whether there are any.
    pub(crate) fn exclude_something(&self, a: usize, b: usize) -> bool {
        self.both(a, b).any(|word| word != 0)
    }
    /// What the other digits of the almost locked set in a link exclude: if the set has lost one of
    /// the two, it holds all the others.
    pub(crate) fn excluded_by_set(&self, from: usize, to: usize, reason: usize) -> Vec<Candidate> {
        if !self.is_set_link(from, to) {
            return Vec::new();
        }
        let ends = [self.digit(from), self.digit(to)];
        let mut by_digit: BTreeMap<Digit, Vec<u64>> = BTreeMap::new();
        for at in self.premises(from, to, reason).iter().flat_map(|premise| self.of_cell(premise)) {
            if !ends.contains(&self.digit(at)) {
                let all =
                    by_digit.entry(self.digit(at)).or_insert_with(|| self.both(at, at).collect());
                all.iter_mut().zip(self.both(at, at)).for_each(|(all, one)| *all &= one);
            }
        }
        let sets = by_digit.values().map(|set| numbers(set.iter().copied()));
        sets.flatten().map(|at| self.candidate(at)).collect()
    }
    /// The single candidates of a premise that is a cell.
    fn of_cell(&self, premise: &Premise) -> Range<usize> {
        let Premise::Cell(cell) = *premise else { return 0..0 };
        self.partition(|single| single.cell < cell)..self.partition(|single| single.cell <= cell)
    }
}
