//! Building the graph of a position.
use super::graph::{Graph, Strong};
use super::{Escape, Sources};
use crate::bits::{Matrix, insert, numbers};
use crate::{Node, Premise};
use core::ops::Range;
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Shape};
use std::collections::BTreeMap;

/// A graph being built, and what is needed for it.
pub(super) struct Builder<'a> {
    graph: Graph,
    shape: &'a Shape,
    digits: &'a [DigitSet],
    grouped: bool,
    /// The cells that can still hold a digit, house by house and in it digit by digit.
    places: Vec<Cell>,
    /// Where those of each house and digit are in the list.
    ranges: Vec<Range<usize>>,
    /// The numbers of the single candidates, by cell and digit.
    singles: Vec<Option<usize>>,
    /// The numbers of the other nodes by their candidates.
    numbers: BTreeMap<Node, usize>,
}

impl<'a> Builder<'a> {
    /// Groups only if wanted.
    pub(super) fn new(shape: &'a Shape, digits: &'a [DigitSet], grouped: bool) -> Self {
        let graph = Graph::default();
        let singles = vec![None; shape.cell_count() * shape.side()];
        let (numbers, places, ranges) = (BTreeMap::new(), Vec::new(), Vec::new());
        let mut builder = Self { graph, shape, digits, grouped, places, ranges, singles, numbers };
        for cell in shape.cells() {
            for digit in digits[cell.index()].iter() {
                let number = builder.push(Candidate::new(cell, digit).into());
                builder.singles[cell.index() * shape.side() + digit.index()] = Some(number);
            }
        }
        builder.graph.singles = builder.graph.len();
        for house in shape.houses() {
            for digit in shape.digits() {
                let start = builder.places.len();
                let open = house.cells.iter().filter(|cell| digits[cell.index()].contains(digit));
                builder.places.extend(open);
                builder.ranges.push(start..builder.places.len());
            }
        }
        builder
    }
    /// All nodes and links, also of these almost locked sets and deadly patterns.
    pub(super) fn build(mut self, sets: &[(Vec<Cell>, DigitSet)], escapes: &[Escape]) -> Graph {
        if self.grouped {
            self.add_groups();
        }
        self.graph.first_of_sets = self.graph.len();
        let add = |(cells, digits): &(Vec<Cell>, DigitSet)| self.add_set(cells, *digits);
        let ends: Vec<Vec<usize>> = sets.iter().map(add).collect();
        let usual = self.graph.len();
        let guardians: Vec<[usize; 2]> = escapes.iter().map(|of| self.add_escape(of)).collect();
        self.add_weak_links();
        self.add_strong_links();
        if self.grouped {
            self.add_grouped_links(usual);
        }
        for ((cells, digits), ends) in sets.iter().zip(&ends) {
            self.add_set_links(cells, *digits, ends);
        }
        for (escape, nodes) in escapes.iter().zip(guardians) {
            let reason = self.reason(vec![escape.premise.clone()]);
            self.join(nodes.map(Some), Sources::RECTANGLE, reason);
        }
        self.graph
    }
    fn push(&mut self, node: Node) -> usize {
        self.graph.nodes.push(node);
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
    fn places(&self, house: House, digit: Digit) -> &[Cell] {
        &self.places[self.ranges[house.index() * self.shape.side() + digit.index()].clone()]
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
        let mut groups: BTreeMap<House, Vec<Cell>> = BTreeMap::new();
        let places = self.places(house, digit);
        for &cell in if places.len() > 1 { places } else { &[] } {
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
    /// The nodes of the guardians of a deadly pattern.
    fn add_escape(&mut self, escape: &Escape) -> [usize; 2] {
        escape.nodes.each_ref().map(|Node(guardians)| {
            let cells: Vec<Cell> = guardians.iter().map(|guardian| guardian.cell).collect();
            self.add(&cells, guardians[0].digit)
        })
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
            let singles = |at: &usize| *at < self.graph.singles;
            let excluded =
                self.graph.weak(end).take_while(singles).map(|at| self.graph.candidate(at));
            for candidate in excluded.filter(|candidate| candidate.digit == digit) {
                seen[candidate.cell.index()].insert(digit);
            }
        }
        self.shape.cells().zip(seen).filter(|(_, digits)| !digits.is_empty()).collect()
    }
    fn add_weak_links(&mut self) {
        let (singles, all, side) = (self.graph.singles, self.graph.len(), self.shape.side());
        let mut of_digit = Matrix::new(side, all);
        for number in 0..all {
            insert(of_digit.row_mut(self.graph.digit(number).index()), number);
        }
        let mut weak = self.excluded_by_singles();
        let mut members = Matrix::new(all - singles, singles);
        for group in singles..all {
            let mut both = vec![u64::MAX; weak.stride()];
            for at in self.members(group) {
                both.iter_mut().zip(weak.row(at)).for_each(|(both, one)| *both &= one);
                insert(members.row_mut(group - singles), at);
            }
            weak.row_mut(group).copy_from_slice(&both);
        }
        for number in 0..all {
            let digit = self.graph.digit(number).index();
            let row = weak.row_mut(number);
            for group in numbers(of_digit.row(digit).iter().copied()).filter(|&at| at >= singles) {
                // Of a group only its single candidates are looked at.
                let inside = members.row(group - singles).iter().zip(&*row);
                if inside.fold(0, |out, (members, row)| out | members & !row) == 0 {
                    insert(row, group);
                }
            }
        }
        (self.graph.weak, self.graph.of_digit) = (weak, of_digit);
    }
    /// For each single candidate those that it excludes; nothing for groups yet.
    fn excluded_by_singles(&self) -> Matrix {
        let (all, side) = (self.graph.len(), self.shape.side());
        let mut of_house = Matrix::new(self.ranges.len(), all);
        for (at, range) in self.ranges.iter().enumerate() {
            let digit = Digit::new(at % side);
            for number in self.places[range.clone()].iter().filter_map(|&c| self.single(c, digit)) {
                insert(of_house.row_mut(at), number);
            }
        }
        let mut weak = Matrix::new(all, all);
        for number in 0..self.graph.singles {
            let Candidate { cell, digit } = self.graph.candidate(number);
            let row = weak.row_mut(number);
            for &house in self.shape.houses_of(cell) {
                let others = of_house.row(house.index() * side + digit.index());
                row.iter_mut().zip(others).for_each(|(row, others)| *row |= others);
            }
            for other in self.digits[cell.index()].iter().filter_map(|d| self.single(cell, d)) {
                insert(row, other);
            }
            row[number / 64] &= !(1 << (number % 64));
        }
        weak
    }
    /// The numbers of the single candidates of a node.
    fn members(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        self.graph.nodes[node].0.iter().filter_map(|c| self.single(c.cell, c.digit))
    }
    fn add_strong_links(&mut self) {
        for house in self.houses() {
            for digit in self.shape.digits() {
                if let [a, b] = *self.places(house, digit) {
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
    /// A house whose places for a digit are a group and a cell, or two groups without common cells,
    /// of so many nodes: guardians that are no group have no links but those of their patterns.
    fn add_grouped_links(&mut self, usual: usize) {
        for house in self.houses() {
            for digit in self.shape.digits() {
                for group in self.groups_in(house, digit) {
                    let places = self.places(house, digit).iter().copied();
                    let rest: Vec<Cell> = places.filter(|cell| !group.contains(cell)).collect();
                    if rest.is_empty() {
                        continue;
                    }
                    let ends = [self.number(&group, digit), self.number(&rest, digit)]
                        .map(|end| end.filter(|&number| number < usual));
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
