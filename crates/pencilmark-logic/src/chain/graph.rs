//! Everything of a position that can be true or false as one, and how these exclude or force each
//! other.
use super::bits::Bits;
use super::{Nodes, Sources};
use crate::{Node, Premise};
use core::ops::Range;
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Shape};
use std::collections::BTreeMap;

/// A link to a node that must be true when the one it starts from is false.
#[derive(Clone, Debug)]
struct Strong {
    to: usize,
    source: Sources,
    /// Where its premises are in the list: for almost locked sets all that make this link.
    premises: Vec<usize>,
}

/// The nodes of a position (single candidates first, then groups) and the links between them.
#[derive(Default, Debug)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    /// How many of the nodes are single candidates.
    singles: usize,
    /// The first node that is the places of a digit in an almost locked set and no group.
    first_of_sets: usize,
    /// For each node those that cannot be true with it, ascending.
    weak: Vec<Vec<usize>>,
    /// The single candidates among them.
    excluded: Vec<Bits>,
    strong: Vec<Vec<Strong>>,
    premises: Vec<Vec<Premise>>,
}

impl Graph {
    /// The graph of a position that has these candidates in its cells; groups only if wanted.
    pub(crate) fn new(
        shape: &Shape,
        digits: &[DigitSet],
        grouped: bool,
        sets: &[(Vec<Cell>, DigitSet)],
    ) -> Self {
        let mut builder = Builder::new(shape, digits);
        if grouped {
            builder.add_groups();
        }
        builder.graph.first_of_sets = builder.graph.len();
        let add = |(cells, digits): &(Vec<Cell>, DigitSet)| builder.add_set(cells, *digits);
        let ends: Vec<Vec<usize>> = sets.iter().map(add).collect();
        builder.add_weak_links();
        builder.add_strong_links();
        if grouped {
            builder.add_grouped_links();
        }
        for ((cells, digits), ends) in sets.iter().zip(&ends) {
            builder.add_set_links(cells, *digits, ends);
        }
        builder.graph
    }
    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }
    /// How many of them, the first, are single candidates.
    pub(crate) fn singles(&self) -> usize {
        self.singles
    }
    pub(crate) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }
    /// The only candidate, or any of a group.
    pub(crate) fn candidate(&self, at: usize) -> Candidate {
        self.nodes[at].0[0]
    }
    /// The number of a single candidate.
    pub(crate) fn number(&self, candidate: Candidate) -> Option<usize> {
        self.nodes[..self.singles].binary_search_by_key(&candidate, |node| node.0[0]).ok()
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
    /// How many almost locked sets make the strong link between two nodes, or 1.
    pub(crate) fn reasons(&self, from: usize, to: usize) -> usize {
        self.link(from, to).map_or(1, |link| link.premises.len())
    }
    /// What makes the strong link between two nodes strong, one of the reasons.
    pub(crate) fn premises(&self, from: usize, to: usize, reason: usize) -> &[Premise] {
        let number = self.link(from, to).and_then(|link| link.premises.get(reason));
        number.map_or(&[], |&number| &self.premises[number])
    }
    /// Whether a strong link is one through an almost locked set.
    fn is_set_link(&self, from: usize, to: usize) -> bool {
        self.link(from, to).is_some_and(|link| link.source.meets(Sources::SET))
    }
    fn link(&self, from: usize, to: usize) -> Option<&Strong> {
        let at = self.strong[from].binary_search_by_key(&to, |link| link.to).ok()?;
        self.strong[from].get(at)
    }
    /// Whether a node has a candidate in a cell.
    pub(crate) fn touches(&self, at: usize, cell: Cell) -> bool {
        self.nodes[at].0.iter().any(|candidate| candidate.cell == cell)
    }
    /// Where loops start: not in almost locked sets, which need something else between them.
    pub(crate) fn starts(&self) -> Range<usize> {
        0..self.first_of_sets
    }
    /// Whether chains need nodes of a kind for a way.
    pub(crate) fn needs(&self, nodes: Nodes, way: &[usize]) -> bool {
        match nodes {
            Nodes::Singles => true,
            Nodes::Groups => way.iter().any(|&at| self.is_group(at)),
            Nodes::Sets => way.chunks_exact(2).any(|pair| self.is_set_link(pair[0], pair[1])),
        }
    }
    /// The single candidates that neither of two nodes leaves possible, ascending.
    pub(crate) fn excluded_by_both(&self, a: usize, b: usize) -> Vec<Candidate> {
        let both = self.excluded[a].and(&self.excluded[b]);
        both.iter().map(|at| self.candidate(at)).collect()
    }
    /// Whether there are any.
    pub(crate) fn exclude_something(&self, a: usize, b: usize) -> bool {
        self.excluded[a].meets(&self.excluded[b])
    }
    /// What the other digits of the almost locked set exclude through which a link goes: if the set
    /// has lost one of the two, it holds all the others.
    pub(crate) fn excluded_by_set(&self, from: usize, to: usize, reason: usize) -> Vec<Candidate> {
        if !self.is_set_link(from, to) {
            return Vec::new();
        }
        let ends = [self.digit(from), self.digit(to)];
        let mut by_digit: BTreeMap<Digit, Bits> = BTreeMap::new();
        for at in self.premises(from, to, reason).iter().flat_map(|premise| self.of_cell(premise)) {
            if !ends.contains(&self.digit(at)) {
                let excluded = &self.excluded[at];
                let all = by_digit.entry(self.digit(at)).or_insert_with(|| excluded.clone());
                *all = all.and(excluded);
            }
        }
        by_digit.values().flat_map(Bits::iter).map(|at| self.candidate(at)).collect()
    }
    /// The single candidates of a premise that is a cell.
    fn of_cell(&self, premise: &Premise) -> Range<usize> {
        let Premise::Cell(cell) = *premise else { return 0..0 };
        let singles = &self.nodes[..self.singles];
        let first = singles.partition_point(|node| node.0[0].cell < cell);
        first..singles.partition_point(|node| node.0[0].cell <= cell)
    }
}

/// A graph being built, and what is needed for it.
struct Builder<'a> {
    graph: Graph,
    shape: &'a Shape,
    digits: &'a [DigitSet],
    /// The numbers of the single candidates, by cell and digit.
    singles: Vec<Option<usize>>,
    /// The numbers of the other nodes by their candidates.
    numbers: BTreeMap<Node, usize>,
}

impl<'a> Builder<'a> {
    fn new(shape: &'a Shape, digits: &'a [DigitSet]) -> Self {
        let graph = Graph::default();
        let singles = vec![None; shape.cell_count() * shape.side()];
        let mut builder = Self { graph, shape, digits, singles, numbers: BTreeMap::new() };
        for cell in shape.cells() {
            for digit in digits[cell.index()].iter() {
                let number = builder.push(Candidate::new(cell, digit).into());
                builder.singles[cell.index() * shape.side() + digit.index()] = Some(number);
            }
        }
        builder.graph.singles = builder.graph.len();
        builder
    }
    fn push(&mut self, node: Node) -> usize {
        self.graph.nodes.push(node);
        self.graph.weak.push(Vec::new());
        self.graph.strong.push(Vec::new());
        self.graph.len() - 1
    }
    /// The node of a digit in some cells, a new one if there is none yet.
    fn add(&mut self, cells: &[Cell], digit: Digit) -> usize {
        if let [cell] = *cells
            && let Some(number) = self.single(cell, digit)
        {
            return number;
        }
        let node = Node(cells.iter().map(|&cell| Candidate::new(cell, digit)).collect());
        if let Some(&number) = self.numbers.get(&node) {
            return number;
        }
        let number = self.push(node.clone());
        self.numbers.insert(node, number);
        number
    }
    fn number(&self, cells: &[Cell], digit: Digit) -> Option<usize> {
        if let [cell] = *cells {
            return self.single(cell, digit);
        }
        let node = Node(cells.iter().map(|&cell| Candidate::new(cell, digit)).collect());
        self.numbers.get(&node).copied()
    }
    fn single(&self, cell: Cell, digit: Digit) -> Option<usize> {
        self.singles[cell.index() * self.shape.side() + digit.index()]
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
                    self.add(&group, digit);
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
    /// For each digit of an almost locked set the node of its places there.
    fn add_set(&mut self, cells: &[Cell], digits: DigitSet) -> Vec<usize> {
        let of = |digit: Digit| {
            let has = |cell: &Cell| self.digits[cell.index()].contains(digit);
            let places: Vec<Cell> = cells.iter().copied().filter(has).collect();
            self.add(&places, digit)
        };
        digits.iter().map(of).collect()
    }
    /// Each two digits of an almost locked set, and each digit with what is left for a cell nearby.
    fn add_set_links(&mut self, cells: &[Cell], digits: DigitSet, ends: &[usize]) {
        let premises: Vec<Premise> = cells.iter().map(|&cell| Premise::Cell(cell)).collect();
        let reason = self.reason(premises.clone());
        for (at, &one) in ends.iter().enumerate() {
            for &other in &ends[at + 1..] {
                self.join([Some(one), Some(other)], Sources::SET, reason);
            }
        }
        for (cell, seen) in self.seen_by_set(ends) {
            let left = (self.digits[cell.index()] - seen).single();
            // What loses one digit only is a link by itself.
            let Some(left) = left.filter(|&left| seen.len() > 1 && !digits.contains(left)) else {
                continue;
            };
            let mut premises = premises.clone();
            premises.push(Premise::Cell(cell));
            premises.sort_unstable();
            let reason = self.reason(premises);
            let there = self.single(cell, left);
            for &end in ends {
                if !seen.contains(self.graph.digit(end)) {
                    self.join([Some(end), there], Sources::SET, reason);
                }
            }
        }
    }
    /// The cells in which an almost locked set excludes its digits, and which.
    fn seen_by_set(&self, ends: &[usize]) -> Vec<(Cell, DigitSet)> {
        let mut seen: Vec<DigitSet> = vec![DigitSet::EMPTY; self.shape.cell_count()];
        for &end in ends {
            let digit = self.graph.digit(end);
            let excluded = self.graph.excluded[end].iter().map(|at| self.graph.candidate(at));
            for candidate in excluded.filter(|candidate| candidate.digit == digit) {
                seen[candidate.cell.index()].insert(digit);
            }
        }
        self.shape.cells().zip(seen).filter(|(_, digits)| !digits.is_empty()).collect()
    }
    fn add_weak_links(&mut self) {
        let singles = self.graph.singles;
        for number in 0..singles {
            let excluded = self.excluded(self.graph.candidate(number));
            self.graph.excluded.push(excluded);
        }
        let mut of_digit: BTreeMap<Digit, Vec<usize>> = BTreeMap::new();
        let mut members: Vec<Bits> = Vec::new();
        for group in singles..self.graph.len() {
            let own: Vec<usize> = self.members(group).collect();
            let all = own.iter().map(|&at| &self.graph.excluded[at]);
            let excluded = all.fold(Bits::all(singles), |both, one| both.and(one));
            self.graph.excluded.push(excluded);
            members.push(Bits::of(singles, own));
            of_digit.entry(self.graph.digit(group)).or_default().push(group);
        }
        for number in 0..self.graph.len() {
            let excluded = &self.graph.excluded[number];
            let mut weak: Vec<usize> = excluded.iter().collect();
            let groups = of_digit.get(&self.graph.digit(number)).map_or(&[][..], Vec::as_slice);
            let apart = |&&group: &&usize| members[group - singles].is_subset(excluded);
            weak.extend(groups.iter().filter(apart));
            self.graph.weak[number] = weak;
        }
    }
    /// The numbers of the single candidates of a node.
    fn members(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        self.graph.nodes[node].0.iter().filter_map(|c| self.single(c.cell, c.digit))
    }
    /// The single candidates that one candidate excludes.
    fn excluded(&self, candidate: Candidate) -> Bits {
        let Candidate { cell, digit } = candidate;
        let in_cell = self.digits[cell.index()].iter().filter(|&other| other != digit);
        let mut all: Vec<usize> = in_cell.filter_map(|other| self.single(cell, other)).collect();
        for &house in self.shape.houses_of(cell) {
            let others = self.shape.house(house).cells.iter().filter(|&&other| other != cell);
            all.extend(others.filter_map(|&other| self.single(other, digit)));
        }
        Bits::of(self.graph.singles, all)
    }
    fn add_strong_links(&mut self) {
        for house in self.houses() {
            for digit in self.shape.digits() {
                if let [a, b] = self.places(house, digit)[..] {
                    let ends = [self.single(a, digit), self.single(b, digit)];
                    let reason = self.reason(vec![Premise::House(house, digit)]);
                    self.join(ends, Sources::BILOCAL, reason);
                }
            }
        }
        for cell in self.shape.cells() {
            let two: Vec<Digit> = self.digits[cell.index()].iter().collect();
            if let [a, b] = two[..] {
                let ends = [self.single(cell, a), self.single(cell, b)];
                let reason = self.reason(vec![Premise::Cell(cell)]);
                self.join(ends, Sources::BIVALUE, reason);
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
                    let reason = self.reason(vec![Premise::House(house, digit)]);
                    self.join(ends, Sources::GROUPED, reason);
                }
            }
        }
    }
    /// A new reason for strong links; its number.
    fn reason(&mut self, premises: Vec<Premise>) -> usize {
        self.graph.premises.push(premises);
        self.graph.premises.len() - 1
    }
    /// Joins two nodes, unless they are joined already.
    fn join(&mut self, ends: [Option<usize>; 2], source: Sources, reason: usize) {
        let [Some(a), Some(b)] = ends else { return };
        let known = self.graph.link(a, b).map(|link| link.source);
        if known.is_some_and(|known| known != Sources::SET || source != Sources::SET) {
            return;
        }
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.graph.strong[from];
            match links.binary_search_by_key(&to, |link| link.to) {
                Ok(at) => links[at].premises.push(reason),
                Err(at) => links.insert(at, Strong { to, source, premises: vec![reason] }),
            }
        }
    }
}
