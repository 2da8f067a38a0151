//! The candidates of a position, what they exclude, and the facts of which they are alternatives.
use super::Literal;
use super::bound::Bounds;
use crate::index::bits::{Matrix, insert, unite};
use crate::index::clues::Clues;
use crate::index::lists::Lists;
use crate::premise::Premise;
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Shape};
use std::sync::Arc;

/// A position as lists of numbers.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) candidates: Vec<Candidate>,
    /// For each candidate, those that cannot be true together with it.
    pub(crate) excluded: Matrix,
    pub(crate) premises: Vec<Premise>,
    /// For each premise, its candidates: one of them is true.
    pub(crate) alternatives: Lists<u32>,
    /// For each candidate, its premises.
    pub(crate) premises_of: Lists<u32>,
    /// Rules of many cells.
    pub(super) bounds: Bounds,
}

impl Facts {
    /// The facts of a position that has these candidates in its cells. `apart` are the candidates that
    /// exclude each other because of a rule beyond houses.
    pub(crate) fn new(shape: &Shape, digits: &[DigitSet], apart: &[[Candidate; 2]]) -> Self {
        let mut facts = Self {
            candidates: Vec::new(),
            excluded: Matrix::default(),
            premises: Vec::new(),
            alternatives: Lists::default(),
            premises_of: Lists::default(),
            bounds: Bounds::default(),
        };
        // The premises of each candidate, in order of creation.
        let mut of: Vec<(u32, u32)> = Vec::new();
        // The number of the first candidate of each cell.
        let mut first = Vec::with_capacity(shape.cell_count());
        for cell in shape.cells() {
            let start = facts.candidates.len();
            first.push(start);
            let candidates = digits[cell.index()].iter().map(|digit| Candidate::new(cell, digit));
            facts.candidates.extend(candidates);
            let among = (start..facts.candidates.len()).map(|number| number as u32);
            facts.add(Premise::Cell(cell), among, &mut of);
        }
        for (number, house) in shape.houses().iter().enumerate() {
            for digit in shape.digits() {
                let open = house.cells.iter().filter(|cell| digits[cell.index()].contains(digit));
                let among = open
                    .map(|&cell| (first[cell.index()] + digits[cell.index()].rank(digit)) as u32);
                facts.add(Premise::House(House::new(number), digit), among, &mut of);
            }
        }
        facts.list_by_candidate(of);
        let number =
            |end: Candidate| first[end.cell.index()] + digits[end.cell.index()].rank(end.digit);
        for ends in apart {
            let [one, other] = ends.map(number);
            insert(facts.excluded.row_mut(one), other);
            insert(facts.excluded.row_mut(other), one);
        }
        facts
    }
    /// The same with rules of many cells; the cells hold these digits, or these candidates.
    pub(crate) fn with_rules(
        mut self,
        clues: &Arc<Clues>,
        left: &dyn Fn(Cell) -> DigitSet,
    ) -> Self {
        self.bounds = Bounds::new(clues, &self.candidates, left);
        self
    }
    fn add(
        &mut self,
        premise: Premise,
        among: impl Iterator<Item = u32>,
        of: &mut Vec<(u32, u32)>,
    ) {
        let mut among = among.peekable();
        if among.peek().is_none() {
            return;
        }
        let number = self.alternatives.push(among);
        self.premises.push(premise);
        of.extend(self.alternatives.get(number).iter().map(|&at| (at, number as u32)));
    }
    /// Lists the premises of each candidate, and what it excludes.
    fn list_by_candidate(&mut self, mut of: Vec<(u32, u32)>) {
        of.sort_by_key(|(candidate, _)| *candidate);
        let count = self.candidates.len();
        let mut sets = Matrix::new(self.alternatives.len(), count);
        for (premise, among) in self.alternatives.iter().enumerate() {
            for &at in among {
                insert(sets.row_mut(premise), at as usize);
            }
        }
        self.excluded = Matrix::new(count, count);
        let mut rest = &of[..];
        for candidate in 0..count {
            let own = rest.partition_point(|(at, _)| *at as usize == candidate);
            let (own, later) = rest.split_at(own);
            rest = later;
            self.premises_of.push(own.iter().map(|(_, premise)| *premise));
            let row = self.excluded.row_mut(candidate);
            for (_, premise) in own {
                unite(row, sets.row(*premise as usize));
            }
            row[candidate / 64] &= !(1 << (candidate % 64));
        }
    }
    /// How many candidates there are.
    pub(crate) fn len(&self) -> usize {
        self.candidates.len()
    }
    /// Every supposition about a candidate.
    pub(crate) fn literals(&self) -> impl Iterator<Item = Literal> + use<> {
        (0..self.len()).flat_map(|at| [true, false].map(|is_true| Literal::new(at, is_true)))
    }
    /// Whether a premise is about one digit only, this one.
    pub(crate) fn is_of(&self, premise: u32, digit: Digit) -> bool {
        matches!(self.premises[premise as usize], Premise::House(_, of) if of == digit)
    }
}
