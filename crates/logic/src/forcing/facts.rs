//! The candidates of a position, what they exclude, and the facts of which they are alternatives.
use super::Literal;
use super::bound::Bounds;
use crate::index::bits::{Matrix, insert, remove};
use crate::index::clues::Clues;
use crate::index::lists::{Lists, places};
use crate::premise::Premise;
use std::sync::Arc;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House, Shape};

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
        // The number of the first candidate of each cell.
        let mut first = Vec::with_capacity(shape.cell_count());
        for cell in shape.cells() {
            let start = facts.candidates.len();
            first.push(start);
            let candidates = digits[cell.index()].iter().map(|digit| Candidate::new(cell, digit));
            facts.candidates.extend(candidates);
            facts.add(Premise::Cell(cell), (start as u32)..(facts.candidates.len() as u32));
        }
        let side = shape.side();
        for (at, among) in places(shape, facts.candidates.iter().copied()).iter().enumerate() {
            let house = Premise::House(House::new(at / side), Digit::new(at % side));
            facts.add(house, among.iter().copied());
        }
        facts.list_by_candidate();
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
    fn add(&mut self, premise: Premise, among: impl ExactSizeIterator<Item = u32>) {
        if among.len() > 0 {
            self.alternatives.push(among);
            self.premises.push(premise);
        }
    }
    /// Lists the premises of each candidate, in order of creation, and what it excludes.
    fn list_by_candidate(&mut self) {
        let count = self.candidates.len();
        let premises = self.alternatives.iter().enumerate().flat_map(|(premise, among)| {
            among.iter().map(move |&candidate| (candidate as usize, premise as u32))
        });
        self.premises_of = Lists::by_key(count, premises);
        self.excluded = Matrix::new(count, count);
        for candidate in 0..count {
            let row = self.excluded.row_mut(candidate);
            for &premise in self.premises_of.get(candidate) {
                for &other in self.alternatives.get(premise as usize) {
                    insert(row, other as usize);
                }
            }
            remove(row, candidate);
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
