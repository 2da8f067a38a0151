//! Builds the graph of a position.
use super::graph::{Graph, Strong};
use super::{SetOfCells, Sources};
use crate::argument::Node;
use crate::index::bits::{Matrix, insert, intersect, numbers};
use crate::index::layout::Crossing;
use crate::index::lists::Lists;
use crate::index::rectangles::Escape;
use crate::premise::Premise;
use core::ops::Range;
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Shape};

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
    /// The cells that can still hold a digit, house by house and, within a house, digit by digit.
    places: Vec<Cell>,
    /// The range of that list for each house and digit.
    ranges: Vec<Range<usize>>,
    /// The numbers of the single candidates, by cell and digit.
    singles: Vec<u32>,
    /// For each single candidate the other nodes that begin with it.
    beginning: Vec<Vec<u32>>,
    /// The groups of each house and digit, by the house that crosses it.
    groups: Vec<Group>,
    /// The links so far, in both directions, in order of creation.
    halves: Vec<Half>,
}

/// Stands for the number of a candidate that is gone.
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
            places: Vec::new(),
            ranges: Vec::with_capacity(shape.houses().len() * shape.side()),
            singles: vec![GONE; shape.cell_count() * shape.side()],
            beginning: Vec::new(),
            groups: Vec::new(),
            halves: Vec::new(),
        };
        for cell in shape.cells() {
            for digit in digits[cell.index()] {
                let number = builder.graph.nodes.push([Candidate::new(cell, digit)]);
                builder.singles[cell.index() * shape.side() + digit.index()] = number as u32;
            }
        }
        builder.graph.singles = builder.graph.len();
        builder.beginning.resize(builder.graph.len(), Vec::new());
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
        self.beginning[first].push(number as u32);
        Some(number)
    }
    fn number(&self, cells: &[Cell], digit: Digit) -> Option<usize> {
        let first = self.single(*cells.first()?, digit)?;
        if cells.len() == 1 {
            return Some(first);
        }
        let is_it = |&&node: &&u32| {
            self.graph.candidates(node as usize).iter().map(|at| at.cell).eq(cells.iter().copied())
        };
        self.beginning[first].iter().find(is_it).map(|&node| node as usize)
    }
    fn single(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let number = self.singles[cell.index() * self.shape.side() + digit.index()];
        (number != GONE).then_some(number as usize)
    }
    /// The cells of a house that can still hold a digit.
    fn places(&self, house: House, digit: Digit) -> &[Cell] {
        &self.places[self.ranges[house.index() * self.shape.side() + digit.index()].clone()]
    }
    fn houses(&self) -> impl Iterator<Item = House> + use<> {
        (0..self.shape.houses().len()).map(House::new)
    }
    /// All places of a digit where two houses cross, if there are several.
    fn add_groups(&mut self) {
        let mut cells: Vec<Cell> = Vec::new();
        for digit in self.shape.digits() {
            for Crossing { houses: [house, _], cells: shared } in self.crossings {
                cells.clear();
                cells.extend(shared.iter().filter(|c| self.digits[c.index()].contains(digit)));
                if cells.len() > 1 {
                    let (node, house) = (self.add(&cells, digit), *house);
                    self.groups.extend(node.map(|node| Group { house, digit, node }));
                }
            }
        }
        // House by house, within a house digit by digit.
        self.groups.sort_by_key(|group| (group.house, group.digit));
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
                if let [a, b] = *self.places(house, digit)
                    && let (Some(a), Some(b)) = (self.single(a, digit), self.single(b, digit))
                {
                    let reason = self.graph.premises.push([Premise::House(house, digit)]);
                    self.join([a, b], Sources::BILOCAL, reason);
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
            let outside = |cell: &&Cell| !group.iter().any(|inside| inside.cell == **cell);
            rest.clear();
            rest.extend(self.places(house, digit).iter().filter(outside));
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
        self.halves.sort_by_key(|half| (half.from, half.to));
        let mut halves =
            self.halves.chunk_by(|one, next| (one.from, one.to) == (next.from, next.to));
        let mut next = halves.next();
        for node in 0..self.graph.len() {
            let Graph { strong, reasons, .. } = &mut self.graph;
            strong.push(core::iter::from_fn(|| {
                let same = next.filter(|same| same[0].from == node)?;
                next = halves.next();
                let Half { to, source, .. } = same[0];
                let count = if source == Sources::SET { same.len() } else { 1 };
                let reasons = reasons.push(same[..count].iter().map(|half| half.reason));
                Some(Strong { to, source, reasons })
            }));
        }
    }
}
