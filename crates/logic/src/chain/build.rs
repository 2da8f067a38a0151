//! Builds the graph of a position.
use super::graph::{Graph, Strong};
use super::{SetOfCells, Sources};
use crate::argument::Node;
use crate::index::bits::{Matrix, insert, intersect, numbers, remove};
use crate::index::layout::Crossing;
use crate::index::lists::{Lists, places};
use crate::index::rectangles::Escape;
use crate::index::tally::Tally;
use crate::premise::Premise;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House, Shape};

/// All places of a digit where two houses cross, if there are several.
struct Group {
    house: House,
    digit: Digit,
    node: usize,
}

/// Half a link between two nodes.
struct Half {
    from: usize,
    to: usize,
    source: Sources,
    reason: usize,
}

impl Graph {
    /// The graph of a position that has these candidates in its cells, with groups where these houses
    /// cross. `apart` are the candidates that exclude each other because of a rule beyond houses.
    pub(crate) fn new(
        shape: &Shape,
        digits: &[DigitSet],
        (crossings, apart): (&[Crossing], &[[Candidate; 2]]),
        sets: &[SetOfCells],
    ) -> Self {
        Builder::new(shape, digits, crossings, apart).build(sets, &[])
    }
    /// The same with these deadly patterns.
    pub(crate) fn with_escapes(
        shape: &Shape,
        digits: &[DigitSet],
        crossings: &[Crossing],
        escapes: &[Escape],
    ) -> Self {
        Builder::new(shape, digits, crossings, &[]).build(&[], escapes)
    }
}

/// A graph being built, and what is needed for it.
pub(super) struct Builder<'a> {
    graph: Graph,
    shape: &'a Shape,
    digits: &'a [DigitSet],
    /// Where to look for groups.
    crossings: &'a [Crossing],
    /// The candidates that exclude each other because of a rule beyond houses.
    apart: &'a [[Candidate; 2]],
    /// The single candidates of each house and digit.
    places: Lists<u32>,
    /// The numbers of the single candidates, by cell and digit.
    singles: Vec<u32>,
    /// For each single candidate the latest other node that begins with it, and for each other node the
    /// one before it that begins with the same.
    beginning: Vec<u32>,
    /// The groups: for each digit by house and the house that crosses it.
    groups: Vec<Group>,
    /// The links so far, in both directions, in order of creation.
    halves: Vec<Half>,
}

/// Stands for the number of a candidate that is gone, or of a node that does not exist.
const GONE: u32 = u32::MAX;

impl<'a> Builder<'a> {
    /// With groups made of the places where these houses cross.
    pub(super) fn new(
        shape: &'a Shape,
        digits: &'a [DigitSet],
        crossings: &'a [Crossing],
        apart: &'a [[Candidate; 2]],
    ) -> Self {
        let mut builder = Self {
            graph: Graph::default(),
            shape,
            digits,
            crossings,
            apart,
            places: Lists::default(),
            singles: vec![GONE; shape.cell_count() * shape.side()],
            beginning: Vec::new(),
            groups: Vec::new(),
            halves: Vec::new(),
        };
        let candidates: usize = digits.iter().map(|digits| digits.len()).sum();
        builder.graph.nodes.reserve(2 * candidates, 4 * candidates);
        for cell in shape.cells() {
            for digit in digits[cell.index()] {
                let number = builder.graph.nodes.push([Candidate::new(cell, digit)]);
                builder.singles[cell.index() * shape.side() + digit.index()] = number as u32;
            }
        }
        builder.graph.singles = builder.graph.len();
        builder.beginning.resize(builder.graph.len(), GONE);
        let candidates = (0..builder.graph.singles).map(|number| builder.graph.candidate(number));
        builder.places = places(shape, candidates);
        builder
    }
    /// All nodes and links, including those of these almost locked sets and deadly patterns.
    pub(super) fn build(mut self, sets: &[SetOfCells], escapes: &[Escape]) -> Graph {
        self.add_groups();
        self.graph.first_of_sets = self.graph.len();
        let mut ends = Lists::default();
        for set in sets {
            self.add_set(set, &mut ends);
        }
        let usual = self.graph.len();
        let guardians: Vec<Option<[usize; 2]>> =
            escapes.iter().map(|of| self.add_escape(of)).collect();
        self.halves.reserve(4 * self.graph.len());
        self.graph.premises.reserve(2 * self.graph.len(), 2 * self.graph.len());
        self.add_weak_links();
        self.add_strong_links();
        self.add_grouped_links(usual);
        let mut seen = vec![DigitSet::EMPTY; self.shape.cell_count()];
        for (at, set) in sets.iter().enumerate() {
            self.add_set_links(set, ends.get(at), &mut seen);
        }
        for (escape, nodes) in escapes.iter().zip(guardians) {
            let Some(nodes) = nodes else { continue };
            let reason = self.graph.premises.push([escape.premise.clone()]);
            self.join(nodes, Sources::RECTANGLE, reason);
        }
        self.list_links();
        self.graph
    }
    /// The node of a digit in some cells; a new one is made if there is none yet.
    fn add(&mut self, cells: &[Cell], digit: Digit) -> Option<usize> {
        if let Some(known) = self.number(cells, digit) {
            return Some(known);
        }
        let first = self.single(*cells.first()?, digit)?;
        let candidates = cells.iter().map(|&cell| Candidate::new(cell, digit));
        let number = self.graph.nodes.push(candidates);
        let earlier = core::mem::replace(&mut self.beginning[first], number as u32);
        self.beginning.push(earlier);
        Some(number)
    }
    fn number(&self, cells: &[Cell], digit: Digit) -> Option<usize> {
        let first = self.single(*cells.first()?, digit)?;
        if cells.len() == 1 {
            return Some(first);
        }
        let before = |&node: &usize| Some(self.beginning[node]).filter(|&next| next != GONE);
        let before = |node: &usize| before(node).map(|next| next as usize);
        core::iter::successors(before(&first), before).find(|&node| {
            self.graph.candidates(node).iter().map(|at| at.cell).eq(cells.iter().copied())
        })
    }
    fn single(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let number = self.singles[cell.index() * self.shape.side() + digit.index()];
        (number != GONE).then_some(number as usize)
    }
    /// The single candidates of a digit in a house.
    fn places(&self, house: House, digit: Digit) -> &[u32] {
        self.places.get(house.index() * self.shape.side() + digit.index())
    }
    fn houses(&self) -> impl Iterator<Item = House> + use<> {
        (0..self.shape.houses().len()).map(House::new)
    }
    /// All places of a digit where two houses cross, if there are several.
    fn add_groups(&mut self) {
        let mut cells: Vec<Cell> = Vec::new();
        let digits_of = |cell: &Cell| self.digits[cell.index()];
        let several = |crossing: &Crossing| {
            Tally::new(DigitSet::EMPTY, crossing.cells.iter().map(digits_of)).several()
        };
        let crossings: Vec<(&Crossing, DigitSet)> =
            self.crossings.iter().map(|crossing| (crossing, several(crossing))).collect();
        for digit in self.shape.digits() {
            let crossings = crossings.iter().filter(|(_, several)| several.contains(digit));
            for (Crossing { houses: [house, _], cells: shared }, _) in crossings {
                cells.clear();
                cells.extend(shared.iter().filter(|cell| digits_of(cell).contains(digit)));
                let (node, house) = (self.add(&cells, digit), *house);
                self.groups.extend(node.map(|node| Group { house, digit, node }));
            }
        }
    }
    /// For each digit of an almost locked set that can make a link, the node of its places there.
    fn add_set(&mut self, set: &SetOfCells, ends: &mut Lists<usize>) {
        let mut places: Vec<Cell> = Vec::new();
        let of = |digit: Digit| {
            places.clear();
            let has = |cell: &&Cell| self.digits[cell.index()].contains(digit);
            places.extend(set.cells.iter().filter(has));
            self.add(&places, digit)
        };
        ends.push(set.linking.iter().filter_map(of));
    }
    /// The nodes of the guardians of a deadly pattern.
    fn add_escape(&mut self, escape: &Escape) -> Option<[usize; 2]> {
        let [one, other] = escape.nodes.each_ref().map(|Node(guardians)| {
            let cells: Vec<Cell> = guardians.iter().map(|guardian| guardian.cell).collect();
            self.add(&cells, guardians.first()?.digit)
        });
        Some([one?, other?])
    }
    /// Each pair of digits of an almost locked set, and each digit with what is left for a cell
    /// nearby. `seen` is empty both before and after.
    fn add_set_links(&mut self, set: &SetOfCells, ends: &[usize], seen: &mut [DigitSet]) {
        let premises = set.cells.iter().map(|&cell| Premise::Cell(cell));
        let reason = self.graph.premises.push(premises.clone());
        for (at, &one) in ends.iter().enumerate() {
            for &other in &ends[at + 1..] {
                self.join([one, other], Sources::SET, reason);
            }
        }
        for cell in self.seen_by_set(ends, seen) {
            let seen = core::mem::take(&mut seen[cell.index()]);
            let left = (self.digits[cell.index()] - seen).single();
            // If only one digit is lost, that is a link in its own right.
            let Some(left) = left.filter(|&left| seen.len() > 1 && !set.digits.contains(left))
            else {
                continue;
            };
            let mut premises: Vec<Premise> = premises.clone().collect();
            premises.push(Premise::Cell(cell));
            premises.sort_unstable();
            let reason = self.graph.premises.push(premises);
            let Some(there) = self.single(cell, left) else { continue };
            for &end in ends {
                if !seen.contains(self.graph.digit(end)) {
                    self.join([end, there], Sources::SET, reason);
                }
            }
        }
    }
    /// The cells in which an almost locked set excludes its digits, ascending; `seen` says which
    /// digits.
    fn seen_by_set(&self, ends: &[usize], seen: &mut [DigitSet]) -> Vec<Cell> {
        let mut cells = Vec::new();
        for &end in ends {
            let digit = self.graph.digit(end);
            for at in numbers(self.graph.excluded(end, true)) {
                if at >= self.graph.singles {
                    break;
                }
                let seen = &mut seen[self.graph.candidate(at).cell.index()];
                if seen.is_empty() {
                    cells.push(self.graph.candidate(at).cell);
                }
                seen.insert(digit);
            }
        }
        cells.sort_unstable();
        cells
    }
    fn add_weak_links(&mut self) {
        let (singles, all, side) = (self.graph.singles, self.graph.len(), self.shape.side());
        let mut of_digit = Matrix::new(side, all);
        for number in 0..all {
            insert(of_digit.row_mut(self.graph.digit(number).index()), number);
        }
        let mut weak = self.excluded_by_singles();
        // Whatever excludes a group excludes each of its candidates, so it is excluded by the same
        // nodes.
        let mut both = vec![0; weak.stride()];
        for round in 0..2 {
            for group in singles..all {
                both.fill(u64::MAX);
                self.members(group).for_each(|at| intersect(&mut both, weak.row(at)));
                weak.row_mut(group).copy_from_slice(&both);
            }
            // In the second round the groups are among the excluded nodes.
            for group in (singles..all).filter(|_| round == 0) {
                both.copy_from_slice(weak.row(group));
                for at in numbers(both.iter().copied()) {
                    insert(weak.row_mut(at), group);
                }
            }
        }
        (self.graph.weak, self.graph.of_digit) = (weak, of_digit);
    }
    /// For each single candidate, those that it excludes; nothing for groups yet.
    fn excluded_by_singles(&self) -> Matrix {
        let all = self.graph.len();
        let mut weak = Matrix::new(all, all);
        for number in 0..self.graph.singles {
            let Candidate { cell, digit } = self.graph.candidate(number);
            let row = weak.row_mut(number);
            for &house in self.shape.houses_of(cell) {
                self.places(house, digit).iter().for_each(|&other| insert(row, other as usize));
            }
            for other in self.digits[cell.index()].iter().filter_map(|d| self.single(cell, d)) {
                insert(row, other);
            }
            remove(row, number);
        }
        for ends in self.apart {
            let numbers = ends.map(|end| self.single(end.cell, end.digit));
            if let [Some(one), Some(other)] = numbers {
                insert(weak.row_mut(one), other);
                insert(weak.row_mut(other), one);
            }
        }
        weak
    }
    /// The numbers of the single candidates of a node.
    fn members(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        self.graph.candidates(node).iter().filter_map(|c| self.single(c.cell, c.digit))
    }
    fn add_strong_links(&mut self) {
        for house in self.houses() {
            for digit in self.shape.digits() {
                if let [a, b] = *self.places(house, digit) {
                    let reason = self.graph.premises.push([Premise::House(house, digit)]);
                    self.join([a as usize, b as usize], Sources::BILOCAL, reason);
                }
            }
        }
        for cell in self.shape.cells() {
            let mut digits = self.digits[cell.index()].iter();
            if let (Some(a), Some(b), None) = (digits.next(), digits.next(), digits.next())
                && let (Some(a), Some(b)) = (self.single(cell, a), self.single(cell, b))
            {
                let reason = self.graph.premises.push([Premise::Cell(cell)]);
                self.join([a, b], Sources::BIVALUE, reason);
            }
        }
    }
    /// A house whose places for a digit are a group and a cell, or two groups without common cells,
    /// among this many nodes: guardians that are not a group have no links except those of their
    /// patterns.
    fn add_grouped_links(&mut self, usual: usize) {
        let mut rest: Vec<Cell> = Vec::new();
        for &Group { house, digit, node } in &core::mem::take(&mut self.groups) {
            let group = self.graph.candidates(node);
            let outside = |cell: &Cell| !group.iter().any(|inside| inside.cell == *cell);
            let places = self.places(house, digit).iter();
            rest.clear();
            rest.extend(places.map(|&at| self.graph.candidate(at as usize).cell).filter(outside));
            if let Some(other) = self.number(&rest, digit).filter(|&other| other < usual) {
                let reason = self.graph.premises.push([Premise::House(house, digit)]);
                self.join([node, other], Sources::GROUPED, reason);
            }
        }
    }
    /// Joins two nodes for a reason.
    fn join(&mut self, [a, b]: [usize; 2], source: Sources, reason: usize) {
        for (from, to) in [(a, b), (b, a)] {
            self.halves.push(Half { from, to, source, reason });
        }
    }
    /// Makes the links from the joined nodes: if two nodes are joined several times the first reason
    /// counts, but for almost locked sets all reasons count.
    fn list_links(&mut self) {
        let halves = self.halves.iter().enumerate().map(|(at, half)| (half.from, at as u32));
        let mut of_node: Vec<&Half> = Vec::new();
        self.graph.strong.reserve(self.graph.len(), self.halves.len());
        self.graph.reasons.reserve(self.halves.len(), self.halves.len());
        for same in Lists::by_key(self.graph.len(), halves).iter() {
            of_node.clear();
            of_node.extend(same.iter().map(|&at| &self.halves[at as usize]));
            of_node.sort_by_key(|half| half.to);
            let Graph { strong, reasons, .. } = &mut self.graph;
            strong.push(of_node.chunk_by(|one, next| one.to == next.to).map(|same| {
                let Half { to, source, .. } = *same[0];
                let count = if source == Sources::SET { same.len() } else { 1 };
                let reasons = reasons.push(same[..count].iter().map(|half| half.reason));
                Strong { to, source, reasons }
            }));
        }
    }
}
