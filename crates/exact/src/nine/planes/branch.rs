//! Where the search branches: on a cell with two candidates, which decides it in both alternatives.
use super::plane::{Plane, rows_of, without_first};
use super::{Few, Node};

/// The first cell of a plane.
#[inline(always)]
fn first(plane: Plane) -> Plane {
    plane & plane.wrapping_neg()
}

/// The cells in the rows that have three of them or more, or else two, or else all: where cells with
/// two candidates see each other, placing one often decides the others.
#[inline(always)]
fn crowded(cells: Plane) -> Plane {
    let second = without_first(cells);
    let third = without_first(second);
    let rows = if third == 0 { second } else { third };
    if rows == 0 { cells } else { cells & rows_of(rows) }
}

impl Node {
    /// Branches: writes one alternative to the next node and keeps the other. Returns the digits
    /// that lost places in the next node, and in this one.
    #[inline(always)]
    pub(super) fn branch(&mut self, few: &Few, next: &mut Node) -> (u32, u32) {
        if few.two == 0 {
            let (cell, digit) = self.choose(few);
            let set = self.candidates(cell);
            self.split(cell, digit, next);
            return (set, 1 << digit);
        }
        let cell = first(crowded(few.two));
        let set = self.candidates(cell);
        let (one, two) = (set.trailing_zeros() as usize, 31 - set.leading_zeros() as usize);
        let placed = self.digits[two] & !(rows_of(cell) & !cell);
        self.split(cell, one, next);
        self.digits[two] = placed;
        (set, set)
    }

    /// A digit with two places in a row, or any of a cell with few.
    #[inline(always)]
    fn choose(&self, few: &Few) -> (Plane, usize) {
        for (digit, plane) in self.digits.iter().enumerate() {
            let rest = without_first(*plane);
            let two = rest & !rows_of(without_first(rest));
            if two != 0 {
                return (first(two), digit);
            }
        }
        let cell = first(if few.three == 0 { self.open } else { few.three });
        (cell, self.candidates(cell).trailing_zeros() as usize)
    }

    /// The digits that can be in a cell.
    #[inline(always)]
    fn candidates(&self, cell: Plane) -> u32 {
        let mut set = 0_u32;
        for plane in self.digits.iter().rev() {
            set = set << 1 | u32::from(plane & cell != 0);
        }
        set
    }

    /// Places a digit in the next node, and removes it from the cell in this one.
    #[inline(always)]
    fn split(&mut self, cell: Plane, digit: usize, next: &mut Node) {
        next.open = self.open;
        // All others lose the cell. (From a copy that was changed afterwards, the compiler made wide
        // loads, which have to wait for the narrow stores before them.)
        for (next, mine) in next.digits.iter_mut().zip(&self.digits) {
            *next = mine & !cell;
        }
        next.digits[digit] = self.digits[digit] & !(rows_of(cell) & !cell);
        self.digits[digit] &= !cell;
    }
}
