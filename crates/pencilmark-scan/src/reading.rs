//! What was read: a grid of 81 cells, with every doubt and every change that the rules made.
use crate::decode::{Decoded, Likely, Numbers, has_one_solution};
use crate::picture::Picture;
use crate::quad::Point;
use pencilmark_core::Puzzle;
use pencilmark_exact::Classic;

/// A cell is doubtful when what it was taken for is less likely than this.
const CLEAR: f32 = 0.9;
/// A reading is not sure when a digit is less likely than this, or an empty cell less than [`CLEAR`]:
/// what is missing is harder to notice than what is wrong.
const SURE: f32 = 0.6;
/// A reading is not sure when the rules cost more than this, as a logarithm.
const SURE_COST: f32 = 2.5;
/// How many corrections are proposed at most.
const MOST_PROPOSED: usize = 3;

/// What one cell looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CellReading {
    /// How likely the cell is to hold no digit (at 0), and each digit. They add up to one.
    pub chances: [f32; 10],
    /// How likely it is to hold pencil marks and no digit: a part of `chances[0]`.
    pub marks: f32,
    /// The likeliest number by the look of the cell alone; 0 for no digit.
    pub seen: u8,
    /// What it is taken for in the reading of the whole grid.
    pub taken: u8,
}

impl CellReading {
    /// The likeliest number besides what the cell is taken for.
    pub fn next_likeliest(&self) -> u8 {
        let others = (0..10_u8).filter(|number| *number != self.taken);
        let chance = |number: &u8| self.chances[usize::from(*number)];
        others.max_by(|a, b| chance(a).total_cmp(&chance(b))).unwrap_or(0)
    }
    /// How likely it is to be what it is taken for.
    pub fn chance(&self) -> f32 {
        self.chances[usize::from(self.taken).min(9)]
    }
    /// Whether a person should look at it: it is not clear, or the rules changed it.
    pub fn is_doubtful(&self) -> bool {
        self.chance() < CLEAR || self.seen != self.taken
    }
    /// Whether it holds pencil marks and no digit, most likely.
    pub fn has_marks(&self) -> bool {
        self.taken == 0 && self.marks > 0.5
    }
}

/// How many solutions the puzzle has that was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// Exactly one, as a puzzle should.
    One,
    /// None or several: something was misread, or the puzzle is not finished or not a plain one.
    NotOne,
}

/// One cell read otherwise would give exactly one solution. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Proposal {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// What to take it for; 0 for no digit.
    pub number: u8,
    /// How likely the cell is to be that, by its look.
    pub chance: f32,
}

/// A grid of a picture, read.
#[derive(Clone, Debug)]
pub struct Grid {
    /// The cells in reading order, the grid being upright.
    pub cells: Vec<CellReading>,
    /// Whether the puzzle as read has exactly one solution.
    pub solutions: Solutions,
    /// How much less likely the reading is than the look of the cells alone, as a natural logarithm.
    /// Zero where the rules changed nothing; never more than 5.
    pub cost: f32,
    /// What speaks for a grid in this place, from 0 to somewhat above 1.
    pub evidence: f32,
    /// The corners in the picture: upper left, upper right, lower right, lower left of the upright grid.
    pub corners: [Point; 4],
    /// How many quarters the grid must be turned clockwise to be upright.
    pub quarters: u8,
    /// Whether it is light on dark.
    pub is_light: bool,
    /// The grid straightened, cell by cell: a square with a side of
    /// [`STRAIGHT_SIDE`](crate::STRAIGHT_SIDE), upright, dark on light.
    pub straightened: Picture,
    /// The corners of each cell in the picture, clockwise.
    pub cell_corners: Vec<[Point; 4]>,
}

impl Grid {
    /// What the cells are taken for, in reading order; 0 for no digit.
    pub fn numbers(&self) -> [u8; 81] {
        let mut numbers = [0; 81];
        for (number, cell) in numbers.iter_mut().zip(&self.cells) {
            *number = cell.taken;
        }
        numbers
    }
    /// The cells that the rules changed, in reading order from 0.
    pub fn changes(&self) -> impl Iterator<Item = (usize, &CellReading)> {
        self.cells.iter().enumerate().filter(|(_, cell)| cell.seen != cell.taken)
    }
    /// The cells that a person should look at, in reading order from 0.
    pub fn doubts(&self) -> impl Iterator<Item = (usize, &CellReading)> {
        self.cells.iter().enumerate().filter(|(_, cell)| cell.is_doubtful())
    }
    /// Whether the reading can be used without a look: exactly one solution, little changed, and no
    /// cell a guess.
    pub fn is_sure(&self) -> bool {
        self.solutions == Solutions::One
            && self.cost < SURE_COST
            && self
                .cells
                .iter()
                .all(|cell| cell.chance() > if cell.taken == 0 { CLEAR } else { SURE })
    }
    /// The puzzle: every digit read is a given.
    pub fn puzzle(&self) -> Puzzle {
        Classic::from_numbers(self.numbers()).unwrap_or(Classic::EMPTY).to_puzzle()
    }
    /// Where the puzzle does not have exactly one solution: single cells which, read otherwise, would
    /// give one, the likeliest first. Empty where there is nothing to propose.
    pub fn proposals(&self) -> Vec<Proposal> {
        if self.solutions == Solutions::One {
            return Vec::new();
        }
        let numbers = self.numbers();
        let mut proposals = Vec::new();
        for (cell, reading) in self.cells.iter().enumerate() {
            for number in (0..10).filter(|number| *number != reading.taken) {
                let mut changed: Numbers = numbers;
                changed[cell] = number;
                if has_one_solution(&changed) {
                    let chance = reading.chances[usize::from(number)];
                    proposals.push(Proposal { cell, number, chance });
                }
            }
        }
        proposals.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        proposals.truncate(MOST_PROPOSED);
        proposals
    }
}

/// The cells of a grid, from what was decoded of it.
pub(crate) fn readings(likely: &Likely, marks: &[f32; 81], decoded: &Decoded) -> Vec<CellReading> {
    let taken = decoded.by_rules.as_ref().map_or(decoded.raw, |by_rules| by_rules.numbers);
    let reading = |at: usize| CellReading {
        chances: likely[at].map(f32::exp),
        marks: marks[at],
        seen: decoded.raw[at],
        taken: taken[at],
    };
    (0..81).map(reading).collect()
}
