//! The board of a game: what a player sees.
use crate::paint::Paint;
use crate::sketch::Sketch;
use std::sync::Arc;
use whydoku_core::{Cell, DigitSet, Entry, PairRules, Puzzle};

/// What a board shows: digits, notes, and the candidates that were excluded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) puzzle: Puzzle,
    pub(crate) notes: Vec<DigitSet>,
    pub(crate) centre: Vec<DigitSet>,
    pub(crate) excluded: Vec<DigitSet>,
    pub(crate) filled: bool,
    pub(crate) paint: Paint,
    pub(crate) sketch: Sketch,
    /// What rules beyond houses exclude next to a digit.
    pub(crate) rules: Arc<PairRules>,
}

impl Board {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape();
        let mut board = Self {
            puzzle: Puzzle::empty(shape.clone()),
            notes: vec![DigitSet::EMPTY; shape.cell_count()],
            centre: vec![DigitSet::EMPTY; shape.cell_count()],
            excluded: vec![DigitSet::EMPTY; shape.cell_count()],
            filled: false,
            paint: Paint::default(),
            sketch: Sketch::default(),
            rules: Arc::new(PairRules::new(shape)),
        };
        let all: DigitSet = shape.digits().take(64).collect();
        for cell in shape.cells() {
            match puzzle.entry(cell) {
                Entry::Candidates(keep) => {
                    board.filled = true;
                    board.excluded[cell.index()] = all - keep;
                }
                entry => board.puzzle.set(cell, entry),
            }
        }
        board
    }
    /// The digits: given, placed or unknown.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }
    /// Whether the player has all candidates filled in.
    pub fn is_filled_in(&self) -> bool {
        self.filled
    }
    /// The notes of an empty cell: those the player wrote, or all remaining candidates when those are
    /// filled in.
    pub fn notes(&self, cell: Cell) -> DigitSet {
        if self.filled { self.candidates(cell) } else { self.notes[cell.index()] }
    }
    /// The notes that the player wrote in the middle of an empty cell.
    pub fn centre_notes(&self, cell: Cell) -> DigitSet {
        self.centre[cell.index()]
    }
    /// The colours that the player gave.
    pub fn paint(&self) -> &Paint {
        &self.paint
    }
    /// What the player drew.
    pub fn sketch(&self) -> &Sketch {
        &self.sketch
    }
    /// The candidates of an empty cell: digits that no peer holds, that no rule for one or two cells forbids
    /// (a dot, a knight's move, an even cell), and that were not excluded.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        if self.puzzle.digit(cell).is_some() {
            return DigitSet::EMPTY;
        }
        let shape = self.puzzle.shape();
        let seen = shape.houses_of(cell).iter().flat_map(|&house| &shape.house(house).cells);
        let held: DigitSet = seen.filter_map(|&peer| self.puzzle.digit(peer)).collect();
        let all: DigitSet = shape.digits().take(64).collect();
        let allowed = self.rules.left(cell, |other| self.puzzle.digit(other)).unwrap_or(all);
        (all & allowed) - held - self.excluded[cell.index()]
    }
    /// The position for logic: digits, and the remaining candidates.
    pub fn position(&self) -> Puzzle {
        let mut position = self.puzzle.clone();
        for cell in self.puzzle.shape().cells() {
            if self.puzzle.digit(cell).is_none() {
                position.set(cell, Entry::Candidates(self.candidates(cell)));
            }
        }
        position
    }
    /// The digits, with the remaining candidates if any was excluded beyond what the digits imply.
    pub fn position_if_changed(&self) -> Puzzle {
        let plain = self.excluded.iter().all(|excluded| excluded.is_empty());
        if plain { self.puzzle.clone() } else { self.position() }
    }
    /// The digits, with the notes as candidates: what a player sees.
    pub fn with_notes(&self) -> Puzzle {
        let mut seen = self.puzzle.clone();
        for cell in self.puzzle.shape().cells() {
            let notes = self.notes(cell);
            if self.puzzle.digit(cell).is_none() && !notes.is_empty() {
                seen.set(cell, Entry::Candidates(notes));
            }
        }
        seen
    }
}
