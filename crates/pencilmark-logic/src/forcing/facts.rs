//! The candidates of a position, what they exclude, and the facts of which they are alternatives.
use super::Literal;
use crate::Premise;
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House, Shape};

/// A position as lists of numbers.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) candidates: Vec<Candidate>,
    /// For each candidate those that cannot be true with it, ascending.
    pub(crate) excluded: Vec<Vec<u32>>,
    pub(crate) premises: Vec<Premise>,
    /// For each premise its candidates: one of them is true.
    pub(crate) alternatives: Vec<Vec<u32>>,
    /// For each candidate its premises.
    pub(crate) premises_of: Vec<Vec<u32>>,
}

impl Facts {
    /// The facts of a position that has these candidates in its cells.
    pub(crate) fn new(shape: &Shape, digits: &[DigitSet]) -> Self {
        let in_cell =
            |cell: Cell| digits[cell.index()].iter().map(move |digit| Candidate::new(cell, digit));
        let candidates: Vec<Candidate> = shape.cells().flat_map(in_cell).collect();
        let mut facts = Self {
            excluded: vec![Vec::new(); candidates.len()],
            premises_of: vec![Vec::new(); candidates.len()],
            candidates,
            premises: Vec::new(),
            alternatives: Vec::new(),
        };
        for cell in shape.cells() {
            let among: Vec<Candidate> = in_cell(cell).collect();
            facts.add(Premise::Cell(cell), &among);
        }
        for (number, house) in shape.houses().iter().enumerate() {
            for digit in shape.digits() {
                let open = |cell: &&Cell| digits[cell.index()].contains(digit);
                let places = house.cells.iter().filter(open);
                let places: Vec<Candidate> =
                    places.map(|&cell| Candidate::new(cell, digit)).collect();
                facts.add(Premise::House(House::new(number), digit), &places);
            }
        }
        for list in &mut facts.excluded {
            list.sort_unstable();
            list.dedup();
        }
        facts
    }
    fn add(&mut self, premise: Premise, among: &[Candidate]) {
        let number = self.premises.len() as u32;
        let among: Vec<u32> = among.iter().filter_map(|c| self.number(*c)).collect();
        if among.is_empty() {
            return;
        }
        for &one in &among {
            self.premises_of[one as usize].push(number);
            let others = among.iter().copied().filter(|&other| other != one);
            self.excluded[one as usize].extend(others);
        }
        self.premises.push(premise);
        self.alternatives.push(among);
    }
    fn number(&self, candidate: Candidate) -> Option<u32> {
        self.candidates.binary_search(&candidate).ok().map(|at| at as u32)
    }
    /// How many candidates there are.
    pub(crate) fn len(&self) -> usize {
        self.candidates.len()
    }
    /// Every supposition about a candidate.
    pub(crate) fn literals(&self) -> impl Iterator<Item = Literal> + use<> {
        (0..self.len()).flat_map(|at| [true, false].map(|is_true| Literal::new(at, is_true)))
    }
    /// Whether a premise speaks of one digit only, this one.
    pub(crate) fn is_of(&self, premise: u32, digit: Digit) -> bool {
        matches!(self.premises[premise as usize], Premise::House(_, of) if of == digit)
    }
}
