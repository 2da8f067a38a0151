//! What the search needs from a position: places (the cells, then each digit of each house) and their
//! remaining candidates.
use whydoku_core::{Candidate, Digit, Puzzle};

/// A position that draws its own conclusions after every change.
pub(crate) trait Position {
    /// Why it contradicts itself.
    type Dead: Copy;
    /// Starts again with a puzzle.
    fn open(&mut self, puzzle: &Puzzle) -> Result<(), Self::Dead>;
    /// The mark for [`undo`](Self::undo).
    fn mark(&self) -> usize;
    /// Undoes everything since `mark`.
    fn undo(&mut self, mark: usize);
    /// Whether every cell has a digit.
    fn is_filled(&self) -> bool;
    /// The digits of a filled position, in reading order.
    fn digits(&self) -> Vec<Digit>;
    /// The number of places.
    fn place_count(&self) -> usize;
    /// How many candidates a place has left.
    fn left(&self, place: usize) -> u32;
    /// The candidates that a place has left.
    fn candidates(&self, place: usize) -> impl Iterator<Item = Candidate>;
    /// Places a candidate and draws the conclusions.
    fn place(&mut self, candidate: Candidate) -> Result<(), Self::Dead>;
    /// Eliminates a candidate and draws the conclusions.
    fn eliminate(&mut self, candidate: Candidate) -> Result<(), Self::Dead>;
    /// Adds one to the weight of the places that died.
    fn blame(&self, dead: Self::Dead, weights: &mut [u32]);
}
