//! Colours that a player gives to cells and candidates. They mean what the player wants them to.
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell};

/// One of nine colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(u8);

impl Colour {
    /// The number of colours.
    pub const COUNT: u8 = 9;

    /// The colour with a number from 1 to 9.
    pub fn from_number(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }
    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// The colours on a board. A cell may have several, a candidate has one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paint {
    cells: BTreeMap<Cell, Vec<Colour>>,
    candidates: BTreeMap<Candidate, Colour>,
}

impl Paint {
    /// The colours of a cell, ascending.
    pub fn of_cell(&self, cell: Cell) -> &[Colour] {
        self.cells.get(&cell).map_or(&[], Vec::as_slice)
    }
    /// The colour of a candidate.
    pub fn of_candidate(&self, candidate: Candidate) -> Option<Colour> {
        self.candidates.get(&candidate).copied()
    }
    /// All coloured cells, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, &[Colour])> {
        self.cells.iter().map(|(&cell, colours)| (cell, colours.as_slice()))
    }
    /// All coloured candidates, by cell and digit.
    pub fn candidates(&self) -> impl Iterator<Item = (Candidate, Colour)> {
        self.candidates.iter().map(|(&candidate, &colour)| (candidate, colour))
    }
    /// Gives a cell a colour, or removes it.
    pub(crate) fn toggle_cell(&mut self, cell: Cell, colour: Colour) {
        let colours = self.cells.entry(cell).or_default();
        match colours.binary_search(&colour) {
            Ok(at) => {
                colours.remove(at);
            }
            Err(at) => colours.insert(at, colour),
        }
        if colours.is_empty() {
            self.cells.remove(&cell);
        }
    }
    /// Gives a candidate a colour, changes the colour, or removes it.
    pub(crate) fn toggle_candidate(&mut self, candidate: Candidate, colour: Colour) {
        if self.candidates.insert(candidate, colour) == Some(colour) {
            self.candidates.remove(&candidate);
        }
    }
    /// Removes all colours of a cell and its candidates; false when there are none.
    pub(crate) fn clear(&mut self, cell: Cell) -> bool {
        let before = self.candidates.len();
        self.candidates.retain(|candidate, _| candidate.cell != cell);
        self.cells.remove(&cell).is_some() || self.candidates.len() < before
    }
}
