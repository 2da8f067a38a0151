//! Deadly patterns in a position, and the guardians that prevent them.
use crate::argument::{Part, Piece};
use crate::premise::Premise;
use whydoku_core::{Candidate, Cell, CellSet, DigitSet, Grid};

/// A deadly pattern in a position: its cells, and what else they can hold.
pub(crate) struct Guarded<'p, const W: usize> {
    pub(crate) pattern: &'p [(Cell, DigitSet)],
    /// Cells with guardians.
    pub(crate) cells: CellSet<W>,
    /// The digits of the guardians.
    pub(crate) digits: DigitSet,
}

impl<'p, const W: usize> Guarded<'p, W> {
    pub(crate) fn new(grid: &Grid<W>, pattern: &'p [(Cell, DigitSet)]) -> Self {
        let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
        for &(cell, own) in pattern {
            let others = grid.digits(cell) - own;
            if !others.is_empty() {
                cells.insert(cell);
                digits |= others;
            }
        }
        Self { pattern, cells, digits }
    }
    /// The digits of the pattern for one of its cells.
    pub(crate) fn own(&self, cell: Cell) -> DigitSet {
        let found = self.pattern.iter().find(|(of, _)| *of == cell);
        found.map_or(DigitSet::EMPTY, |(_, own)| *own)
    }
    /// The pieces that every such argument has: the pattern, and its guardians.
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let mut cells: Vec<Cell> = self.pattern.iter().map(|(cell, _)| *cell).collect();
        cells.sort_unstable();
        let digits = self.pattern.iter().fold(DigitSet::EMPTY, |all, (_, own)| all | *own);
        let core = Piece { part: Part::Core, cells, digits, houses: Vec::new() };
        let guardians = Piece {
            part: Part::Guardian,
            cells: self.cells.iter().collect(),
            digits: self.digits,
            houses: Vec::new(),
        };
        vec![core, guardians]
    }
    /// The premise that one of the guardians is true.
    pub(crate) fn premise(&self) -> Premise {
        Premise::Deadly(self.pattern.to_vec())
    }
}

/// Whether one of the cells of a pattern still has a candidate that belongs to it.
pub(crate) fn alive<const W: usize>(grid: &Grid<W>, cell: Cell, own: DigitSet) -> bool {
    match grid.placed(cell) {
        Some(digit) => own.contains(digit) && !grid.givens().contains(cell),
        None => own.iter().any(|digit| grid.has(Candidate::new(cell, digit))),
    }
}
