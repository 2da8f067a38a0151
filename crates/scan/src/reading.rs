//! What was read: the cells of a grid, with every doubt and every change made by the rules.
use crate::cages::Cage;
use crate::chances::{Likely, Numbers, has_one_solution};
use crate::entries::Read;
use crate::map::largest_first;
use crate::picture::Picture;
use crate::quad::Point;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};

/// A cell is doubtful if what it is taken for is less likely than this.
const CLEAR: f32 = 0.9;
/// A reading is not sure if a digit is no likelier than this, or an empty cell no likelier than
/// [`CLEAR`]: what is missing is harder to notice than what is wrong.
const SURE: f32 = 0.6;
/// A reading is not sure if the rules cost at least this much, as a logarithm.
const SURE_COST: f32 = 2.5;
/// How many corrections are proposed, at most.
const MOST_PROPOSED: usize = 3;

/// The most cells in a row of a grid that can be read.
pub const MOST_CELLS: usize = 16;
/// How likely each number is; 0 stands for no digit.
pub(crate) type Chances = [f32; MOST_CELLS + 1];

/// What one cell looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate observation")]
pub struct CellReading {
    /// How likely the cell is to hold no digit (at 0), and each digit. They add up to one, or to less
    /// if the cell also looks like a digit that the grid does not have, such as a 7 in a 4x4 grid.
    /// Beyond the digits of the grid there are zeros.
    pub chances: [f32; MOST_CELLS + 1],
    /// How likely it is to hold pencil marks and no digit: part of `chances[0]`.
    pub marks: f32,
    /// The likeliest number by the look of the cell alone; 0 for no digit.
    pub seen: u8,
    /// What it is taken for in the reading of the whole grid.
    pub taken: u8,
    /// How likely its digit is to have been written by hand; 0 where there is none.
    pub by_hand: f32,
    /// Whether its digit was entered by a person and is not part of the puzzle.
    pub is_entry: bool,
    /// Whether its digit was entered by a person and differs from the solution of the givens.
    pub is_wrong: bool,
    /// Whether it is not certain that its digit was printed or entered: it looks entered but is taken for a given,
    /// because without such digits the puzzle would have several solutions, or it may be either.
    pub may_be_entered: bool,
    /// The digits of its pencil marks, as far as they could be read.
    pub candidates: DigitSet,
    /// Whether it holds something taken for pencil marks, none of which could be read, though others of
    /// the grid could. If no marks of the grid can be read, such things are dirt. In a grid whose
    /// solutions are not counted, also whether it holds anything else that cannot be read, or a digit
    /// that its house has twice.
    pub(crate) is_unread: bool,
}

impl CellReading {
    /// The likeliest number besides what the cell is taken for. If no other is possible, this is 0, also for an
    /// empty cell whose ink cannot be read.
    pub fn next_likeliest(&self) -> u8 {
        let chance = |number: &u8| self.chances[usize::from(*number)];
        let others = (0..=MOST_CELLS as u8).filter(|number| *number != self.taken);
        others
            .filter(|number| chance(number) > 0.0)
            .max_by(|a, b| chance(a).total_cmp(&chance(b)))
            .unwrap_or(0)
    }
    /// How likely it is to be what it is taken for.
    pub fn chance(&self) -> f32 {
        self.chances[usize::from(self.taken).min(MOST_CELLS)]
    }
    /// Whether a person should look at it: it is not clear, the rules changed it, it was entered and
    /// does not fit the givens, a house has its digit twice, it may be an entry, or what it holds could not be read.
    pub fn is_doubtful(&self) -> bool {
        self.chance() < CLEAR || self.seen != self.taken || self.is_odd()
    }
    fn is_odd(&self) -> bool {
        self.is_wrong || self.is_unread || self.may_be_entered
    }
    /// Whether it can be used without checking.
    fn is_sure(&self) -> bool {
        let least = if self.taken == 0 { CLEAR } else { SURE };
        self.chance() > least && !self.is_odd()
    }
    /// Whether it most likely holds pencil marks and no digit.
    pub fn has_marks(&self) -> bool {
        self.taken == 0 && self.marks > 0.5
    }
}

/// How many solutions the puzzle that was read has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// Exactly one, as a puzzle should.
    One,
    /// None or several: something was misread, or the puzzle is not finished or not a plain one.
    NotOne,
    /// They were not counted: only plain 9x9 puzzles are solved here.
    NotCounted,
}

/// A cell which, read differently, would give exactly one solution. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Proposal {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// What to take it for instead; 0 for no digit.
    pub number: u8,
    /// How likely the cell is to be that, by its look alone.
    pub chance: f32,
}

/// A grid of a picture, read.
#[derive(Clone, Debug)]
pub struct Grid {
    /// How many cells it has, and its boxes or regions.
    pub shape: Shape,
    /// Whether its boxes are a guess: bold lines show none, and the usual ones are assumed.
    pub has_guessed_boxes: bool,
    /// Its cages.
    pub cages: Vec<Cage>,
    /// Whether it has cages whose outlines are not complete: none are read.
    pub has_more: bool,
    /// The cells of the upright grid, in reading order.
    pub cells: Vec<CellReading>,
    /// Whether the givens as read have exactly one solution.
    pub solutions: Solutions,
    /// How much less likely the reading is than what the cells look like by themselves, as a natural
    /// logarithm. Zero if nothing was changed; at most 5 for the givens, and more only where most cells are
    /// filled, so that digits check each other, or for doubtful entries that were changed.
    pub cost: f32,
    /// How much evidence there is for a grid in this place, from 0 to somewhat above 1.
    pub evidence: f32,
    /// The corners in the picture: upper left, upper right, lower right, lower left of the upright grid.
    pub corners: [Point; 4],
    /// How many quarter turns clockwise make the grid upright.
    pub quarters: u8,
    /// Whether its digits are light on a dark ground.
    pub is_light: bool,
    /// The grid straightened, cell by cell: a square with a side of
    /// [`STRAIGHT_SIDE`](crate::STRAIGHT_SIDE), upright, dark on light.
    pub straightened: Picture,
    /// The corners of each cell in the picture, clockwise.
    pub cell_corners: Vec<[Point; 4]>,
}

impl Grid {
    /// How many cells a row has.
    pub fn side(&self) -> usize {
        self.shape.side()
    }
    /// What the cells are taken for, given or entered, in reading order; 0 for no digit.
    pub fn numbers(&self) -> Vec<u8> {
        self.cells.iter().map(|cell| cell.taken).collect()
    }
    /// The givens, in reading order; 0 where there is none.
    pub fn givens(&self) -> Vec<u8> {
        self.cells.iter().map(|cell| if cell.is_entry { 0 } else { cell.taken }).collect()
    }
    /// The cells with a digit that a person entered, in reading order from 0.
    pub fn entries(&self) -> impl Iterator<Item = (usize, &CellReading)> {
        self.cells.iter().enumerate().filter(|(_, cell)| cell.is_entry)
    }
    /// The cells that the rules changed, in reading order from 0.
    pub fn changes(&self) -> impl Iterator<Item = (usize, &CellReading)> {
        self.cells.iter().enumerate().filter(|(_, cell)| cell.seen != cell.taken)
    }
    /// The cells that a person should look at, in reading order from 0.
    pub fn doubts(&self) -> impl Iterator<Item = (usize, &CellReading)> {
        self.cells.iter().enumerate().filter(|(_, cell)| cell.is_doubtful())
    }
    /// Whether the reading can be used without checking: there is exactly one solution (where solutions
    /// are counted), little was changed, and neither the boxes nor any cage or cell is a guess.
    pub fn is_sure(&self) -> bool {
        self.solutions != Solutions::NotOne
            && !self.has_guessed_boxes
            && !self.has_more
            && !self.cages.iter().any(|cage| cage.is_doubtful)
            && self.is_near()
            && self.cells.iter().all(CellReading::is_sure)
    }
    /// Whether the rules changed little.
    pub(crate) fn is_near(&self) -> bool {
        self.cost < SURE_COST
    }
    /// The puzzle: the givens alone, and the cages, if the crate `whydoku-core` is built with the feature `rules`.
    pub fn puzzle(&self) -> Puzzle {
        let caged = self.shape.with_rules(self.cages.iter().map(Cage::rule).collect());
        let mut puzzle = Puzzle::empty(caged.unwrap_or_else(|_| self.shape.clone()));
        for (at, number) in self.givens().into_iter().enumerate().filter(|(_, given)| *given > 0) {
            puzzle.set(Cell::new(at), Entry::Given(Digit::from_number(number.into())));
        }
        puzzle
    }
    /// The puzzle with what a person has done in it: entries as placed digits, pencil marks as
    /// candidates.
    pub fn position(&self) -> Puzzle {
        let mut position = self.puzzle();
        for (at, cell) in self.cells.iter().enumerate() {
            let entry = if cell.is_entry {
                Entry::Placed(Digit::from_number(cell.taken.into()))
            } else if cell.taken == 0 && !cell.candidates.is_empty() {
                Entry::Candidates(cell.candidates)
            } else {
                continue;
            };
            position.set(Cell::new(at), entry);
        }
        position
    }
    /// If the puzzle does not have exactly one solution: single cells which, read differently, would
    /// give it one, the likeliest first. Empty if there is nothing to propose.
    pub fn proposals(&self) -> Vec<Proposal> {
        if self.solutions != Solutions::NotOne {
            return Vec::new();
        }
        let Ok(numbers) = Numbers::try_from(self.givens()) else { return Vec::new() };
        let mut proposals = Vec::new();
        let givens = self.cells.iter().enumerate().filter(|(_, reading)| !reading.is_entry);
        for (cell, reading) in givens {
            for number in (0..10).filter(|number| *number != reading.taken) {
                let mut changed: Numbers = numbers;
                changed[cell] = number;
                if has_one_solution(&changed) {
                    let chance = reading.chances[usize::from(number)];
                    proposals.push(Proposal { cell, number, chance });
                }
            }
        }
        largest_first(&mut proposals, |proposal| proposal.chance);
        proposals.truncate(MOST_PROPOSED);
        proposals
    }
}

/// The cells of a grid, from what was read. `by_hand` holds odds, as logarithms.
pub(crate) fn readings(
    likely: &Likely,
    marks: &[f32; 81],
    by_hand: &[f32; 81],
    read: &Read,
) -> Vec<CellReading> {
    let reading = |at: usize| CellReading {
        chances: chances(&likely[at].map(f32::exp)),
        marks: marks[at],
        seen: read.seen[at],
        taken: read.taken[at],
        by_hand: if read.taken[at] == 0 { 0.0 } else { 1.0 / (1.0 + (-by_hand[at]).exp()) },
        is_entry: read.is_entry[at],
        is_wrong: read.is_wrong[at],
        may_be_entered: read.may_be_entered[at],
        candidates: DigitSet::EMPTY,
        is_unread: false,
    };
    (0..81).map(reading).collect()
}

/// These chances for the first numbers, and zero for all others.
pub(crate) fn chances(first: &[f32]) -> Chances {
    core::array::from_fn(|number| first.get(number).copied().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_that_cannot_be_read_are_doubtful() {
        let cell = CellReading {
            chances: chances(&[1.0]),
            marks: 0.99,
            seen: 0,
            taken: 0,
            by_hand: 0.0,
            is_entry: false,
            is_wrong: false,
            may_be_entered: false,
            candidates: DigitSet::only(Digit::from_number(4)),
            is_unread: false,
        };
        assert!(cell.is_sure() && !cell.is_doubtful());
        let unread = CellReading { candidates: DigitSet::EMPTY, is_unread: true, ..cell };
        assert!(!unread.is_sure() && unread.is_doubtful());
    }
}
