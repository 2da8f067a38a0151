//! Everything of a position that can be true or false as one, and how these exclude or force each
//! other.
use crate::{Node, Premise};
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Shape};
use std::collections::BTreeMap;

/// A set of reasons for strong links.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Sources(u8);

impl Sources {
    /// A digit with two places left in a house.
    pub(crate) const BILOCAL: Self = Self(1);
    /// A cell with two candidates left.
    pub(crate) const BIVALUE: Self = Self(2);
    /// A digit whose places in a house are two groups, or a group and a cell.
    pub(crate) const GROUPED: Self = Self(4);

    /// Both sets.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Whether the sets share a reason.
    fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// A link to a node that must be true when the one it starts from is false.
#[derive(Clone, Copy, Debug)]
struct Strong {
    to: usize,
    source: Sources,
    /// Its place in the list of premises.
    premise: usize,
}

/// The nodes of a position (single candidates first, then groups) and the links between them.
#[derive(Debug)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    /// How many of the nodes are single candidates.
    singles: usize,
    /// For each node those that cannot be true with it, ascending.
    weak: Vec<Vec<usize>>,
    strong: Vec<Vec<Strong>>,
    premises: Vec<Premise>,
}

impl Graph {
    /// The graph of a position that has these candidates in its cells; groups only if wanted.
    pub(crate) fn new(shape: &Shape, digits: &[DigitSet], grouped: bool) -> Self {
        let mut builder = Builder::new(shape, digits);
        if grouped {
            builder.add_groups();
        }
        builder.add_weak_links();
        builder.add_strong_links();
        if grouped {
            builder.add_grouped_links();
        }
        builder.graph
    }
    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }
    pub(crate) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }
    /// The only candidate, or any of a group.
    pub(crate) fn candidate(&self, at: usize) -> Candidate {
        self.nodes[at].0[0]
    }
    pub(crate) fn digit(&self, at: usize) -> Digit {
        self.candidate(at).digit
    }
    pub(crate) fn is_group(&self, at: usize) -> bool {
        at >= self.singles
    }
    /// The nodes that cannot be true with this one, ascending.
    pub(crate) fn weak(&self, at: usize) -> &[usize] {
        &self.weak[at]
    }
    /// Whether two nodes cannot both be true.
    pub(crate) fn excludes(&self, a: usize, b: usize) -> bool {
        self.weak[a].binary_search(&b).is_ok()
    }
    /// The nodes that must be true when this one is false.
    pub(crate) fn strong(&self, at: usize, of: Sources) -> impl Iterator<Item = usize> + '_ {
        self.strong[at].iter().filter(move |link| link.source.meets(of)).map(|link| link.to)
    }
    /// What makes the strong link between two nodes strong.
    pub(crate) fn premise(&self, from: usize, to: usize, of: Sources) -> Option<&Premise> {
        let joins = |link: &&Strong| link.to == to && link.source.meets(of);
        self.strong[from].iter().find(joins).map(|link| &self.premises[link.premise])
    }
    /// The single candidates that neither of two nodes leaves possible, ascending.
    pub(crate) fn excluded_by_both(&self, a: usize, b: usize) -> Vec<Candidate> {
        let single = |&&at: &&usize| at < self.singles && self.excludes(b, at);
        self.weak[a].iter().filter(single).map(|&at| self.candidate(at)).collect()
    }
}

/// A graph being built, and what is needed for it.
struct Builder<'a> {
    graph: Graph,
    shape: &'a Shape,
    digits: &'a [DigitSet],
    /// Node numbers by their candidates.
    numbers: BTreeMap<Node, usize>,
}

impl<'a> Builder<'a> {
    fn new(shape: &'a Shape, digits: &'a [DigitSet]) -> Self {
        let (nodes, premises) = (Vec::new(), Vec::new());
        let (weak, strong) = (Vec::new(), Vec::new());
        let graph = Graph { nodes, singles: 0, weak, strong, premises };
        let mut builder = Self { graph, shape, digits, numbers: BTreeMap::new() };
        for cell in shape.cells() {
            for digit in digits[cell.index()].iter() {
                builder.add(Candidate::new(cell, digit).into());
            }
        }
        builder.graph.singles = builder.graph.len();
        builder
    }
    fn add(&mut self, node: Node) {
        let number = self.graph.nodes.len();
        if !self.numbers.contains_key(&node) {
            self.numbers.insert(node.clone(), number);
            self.graph.nodes.push(node);
            self.graph.weak.push(Vec::new());
            self.graph.strong.push(Vec::new());
        }
    }
    fn number(&self, cells: &[Cell], digit: Digit) -> Option<usize> {
        let node = Node(cells.iter().map(|&cell| Candidate::new(cell, digit)).collect());
        self.numbers.get(&node).copied()
    }
    /// The cells of a house that can still hold a digit.
    fn places(&self, house: House, digit: Digit) -> Vec<Cell> {
        let cells = &self.shape.house(house).cells;
        let open = cells.iter().filter(|cell| self.digits[cell.index()].contains(digit));
        open.copied().collect()
    }
    fn houses(&self) -> impl Iterator<Item = House> + use<> {
        (0..self.shape.houses().len()).map(House::new)
    }
    /// All places of a digit where two houses cross, if they are several.
    fn add_groups(&mut self) {
        for digit in self.shape.digits() {
            for house in self.houses() {
                for group in self.groups_in(house, digit) {
                    let node = group.into_iter().map(|cell| Candidate::new(cell, digit));
                    self.add(Node(node.collect()));
                }
            }
        }
    }
    /// The groups of a digit in a house, one for each house that crosses it in several places.
    fn groups_in(&self, house: House, digit: Digit) -> Vec<Vec<Cell>> {
        let places = self.places(house, digit);
        let mut groups: BTreeMap<House, Vec<Cell>> = BTreeMap::new();
        for &cell in &places {
            for &other in self.shape.houses_of(cell) {
                if other != house {
                    groups.entry(other).or_default().push(cell);
                }
            }
        }
        groups.into_values().filter(|cells| cells.len() > 1).collect()
    }
    fn add_weak_links(&mut self) {
        for number in 0..self.graph.len() {
            let node = &self.graph.nodes[number];
            let mut excluded = self.excluded(node.0[0]);
            for &candidate in &node.0[1..] {
                let other = self.excluded(candidate);
                excluded.retain(|at| other.binary_search(at).is_ok());
            }
            self.graph.weak[number] = excluded;
        }
        let groups = self.graph.singles..self.graph.len();
        for group in groups {
            let members: Vec<usize> = self.members(group);
            for other in 0..self.graph.len() {
                let excluded = |at: &usize| self.graph.excludes(other, *at);
                if other != group && members.iter().all(excluded) {
                    self.graph.weak[other].push(group);
                }
            }
        }
    }
    /// The numbers of the single candidates of a node.
    fn members(&self, node: usize) -> Vec<usize> {
        let number = |candidate: &Candidate| self.numbers.get(&Node::from(*candidate)).copied();
        self.graph.nodes[node].0.iter().filter_map(number).collect()
    }
    /// The single candidates that one candidate excludes, ascending.
    fn excluded(&self, candidate: Candidate) -> Vec<usize> {
        let Candidate { cell, digit } = candidate;
        let in_cell = self.digits[cell.index()].iter().filter(|&other| other != digit);
        let mut all: Vec<usize> = in_cell.filter_map(|other| self.number(&[cell], other)).collect();
        for &house in self.shape.houses_of(cell) {
            let others = self.places(house, digit).into_iter().filter(|&other| other != cell);
            all.extend(others.filter_map(|other| self.number(&[other], digit)));
        }
        all.sort_unstable();
        all.dedup();
        all
    }
    fn add_strong_links(&mut self) {
        for house in self.houses() {
            for digit in self.shape.digits() {
                if let [a, b] = self.places(house, digit)[..] {
                    let ends = [self.number(&[a], digit), self.number(&[b], digit)];
                    self.join(ends, Sources::BILOCAL, &Premise::House(house, digit));
                }
            }
        }
        for cell in self.shape.cells() {
            let two: Vec<Digit> = self.digits[cell.index()].iter().collect();
            if let [a, b] = two[..] {
                let ends = [self.number(&[cell], a), self.number(&[cell], b)];
                self.join(ends, Sources::BIVALUE, &Premise::Cell(cell));
            }
        }
    }
    /// A house whose places for a digit are a group and a cell, or two groups without common cells.
    fn add_grouped_links(&mut self) {
        for house in self.houses() {
            for digit in self.shape.digits() {
                let places = self.places(house, digit);
                for group in self.groups_in(house, digit) {
                    let rest: Vec<Cell> =
                        places.iter().copied().filter(|cell| !group.contains(cell)).collect();
                    if rest.is_empty() {
                        continue;
                    }
                    let ends = [self.number(&group, digit), self.number(&rest, digit)];
                    self.join(ends, Sources::GROUPED, &Premise::House(house, digit));
                }
            }
        }
    }
    /// Joins two nodes, unless they are joined already.
    fn join(&mut self, ends: [Option<usize>; 2], source: Sources, premise: &Premise) {
        let [Some(a), Some(b)] = ends else { return };
        if self.graph.strong[a].iter().any(|link| link.to == b) {
            return;
        }
        let number = self.graph.premises.len();
        self.graph.premises.push(premise.clone());
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.graph.strong[from];
            links.push(Strong { to, source, premise: number });
            links.sort_unstable_by_key(|link| link.to);
        }
    }
}
