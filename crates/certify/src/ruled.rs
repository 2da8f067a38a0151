//! A position of a board with rules: what the checker itself concludes, so that it will follow the proof.
use crate::balances::balances;
use crate::position::Position;
use whydoku_core::{Candidate, Digit, Puzzle, Shape};
use whydoku_proof::formula::{candidate, variable};
use whydoku_proof::{Balance, Conflict, Reasoning};

/// The checker's conclusions, with every balance that may be useful.
#[derive(Debug)]
pub(crate) struct Ruled {
    reasoning: Reasoning,
    side: usize,
    cells: usize,
    balances: Vec<Balance>,
}

impl Ruled {
    pub(crate) fn new(shape: &Shape) -> Self {
        let mut reasoning = Reasoning::new(shape);
        let mut balances = balances(shape);
        if reasoning.set_balances(&balances).is_err() {
            balances.clear();
        }
        Self { reasoning, side: shape.side(), cells: shape.cell_count(), balances }
    }
    /// The balances from which something has followed since the position was opened.
    pub(crate) fn used(&self) -> impl Iterator<Item = &Balance> {
        let numbered = self.balances.iter().enumerate();
        numbered.filter(|&(number, _)| self.reasoning.is_used(number)).map(|(_, balance)| balance)
    }
    fn candidate(&self, variable: i32) -> Candidate {
        candidate(variable, self.side).expect("the variables of a group are on the board")
    }
}

impl Position for Ruled {
    type Dead = Conflict;
    fn open(&mut self, puzzle: &Puzzle) -> Result<(), Conflict> {
        self.reasoning.open(puzzle)
    }
    fn mark(&self) -> usize {
        self.reasoning.mark()
    }
    fn undo(&mut self, mark: usize) {
        self.reasoning.undo(mark);
    }
    fn is_filled(&self) -> bool {
        (0..self.cells).all(|cell| self.reasoning.left(cell) == 1)
    }
    fn digits(&self) -> Vec<Digit> {
        let digits = (0..self.cells).filter_map(|cell| self.reasoning.candidates(cell).next());
        digits.map(|variable| self.candidate(variable).digit).collect()
    }
    fn place_count(&self) -> usize {
        self.reasoning.group_count()
    }
    fn left(&self, place: usize) -> u32 {
        self.reasoning.left(place)
    }
    fn candidates(&self, place: usize) -> impl Iterator<Item = Candidate> {
        self.reasoning.candidates(place).map(|variable| self.candidate(variable))
    }
    fn place(&mut self, candidate: Candidate) -> Result<(), Conflict> {
        self.reasoning.assume(variable(candidate, self.side))
    }
    fn eliminate(&mut self, candidate: Candidate) -> Result<(), Conflict> {
        self.reasoning.assume(-variable(candidate, self.side))
    }
    fn blame(&self, conflict: Conflict, weights: &mut [u32]) {
        for place in self.reasoning.blamed(conflict) {
            weights[place] += 1;
        }
    }
}
