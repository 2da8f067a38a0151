//! What has changed since a search found nothing. A pattern that was not there is there now only if something
//! in it has changed: candidates only disappear.
use super::position::Position;
use super::tables::{Cells, HOUSES_OF};

/// The cells whose candidates have changed, and the houses and digits concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Changes {
    pub(super) cells: Cells,
    pub(super) houses: u32,
    pub(super) digits: u16,
}

impl Changes {
    /// Nothing is known.
    pub(super) const ALL: Self = Self { cells: !0, houses: !0, digits: !0 };
    pub(super) const NONE: Self = Self { cells: 0, houses: 0, digits: 0 };

    /// The changes from one board to a later one of the same puzzle.
    pub(super) fn between(old: &Position, new: &Position) -> Self {
        let mut changes = Self::NONE;
        for (cell, houses) in HOUSES_OF.iter().enumerate() {
            let gone = old.digits(cell) ^ new.digits(cell);
            if gone != 0 {
                changes.cells |= 1 << cell;
                changes.houses |= houses.iter().fold(0, |set, &house| set | 1_u32 << house);
                changes.digits |= gone;
            }
        }
        changes
    }
    pub(super) fn add(&mut self, more: Self) {
        self.cells |= more.cells;
        self.houses |= more.houses;
        self.digits |= more.digits;
    }
}
