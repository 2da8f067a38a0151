//! What a change of a grid touches.
use crate::{CellSet, DigitSet, HouseSet};

/// Digits that have lost candidates or been placed, and the houses and cells where that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes<const W: usize> {
    /// The digits.
    pub digits: DigitSet,
    /// The houses.
    pub houses: HouseSet,
    /// The cells.
    pub cells: CellSet<W>,
}

impl<const W: usize> Changes<W> {
    /// Adds what another change touches.
    #[inline]
    pub fn add(&mut self, other: Self) {
        self.digits |= other.digits;
        self.houses |= other.houses;
        self.cells |= other.cells;
    }
}
