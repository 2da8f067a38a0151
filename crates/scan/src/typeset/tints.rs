//! Shaded cells. They may be decoration, or a rule such as even digits or the windows of a windoku.
use super::lattice::Lattice;
use whydoku_core::{Cell, Entry, HouseKind, Puzzle};

/// A filled rectangle: left, top, right and bottom on the page, in points.
pub(crate) type Tint = [f64; 4];

/// Whether cells are shaded that are neither whole boxes nor the givens nor all other cells.
pub(super) fn may_be_a_rule(tints: &[Tint], lattice: &Lattice, puzzle: &Puzzle) -> bool {
    let side = puzzle.shape().side();
    let mut shaded = vec![false; side * side];
    for (cell, is_shaded) in shaded.iter_mut().enumerate() {
        let (x, y) = lattice.middle(cell);
        *is_shaded = tints.iter().any(|[left, top, right, bottom]| {
            (*left..=*right).contains(&x) && (*top..=*bottom).contains(&y)
        });
    }
    let is_given = |entry: &Entry| matches!(entry, Entry::Given(_));
    let agree = |wanted: bool| {
        shaded.iter().zip(puzzle.entries()).all(|(own, entry)| (*own == is_given(entry)) == wanted)
    };
    let is_even = |cells: &[Cell]| {
        cells.windows(2).all(|two| shaded[two[0].index()] == shaded[two[1].index()])
    };
    let mut boxes = puzzle.shape().houses().iter().filter(|house| house.kind == HouseKind::Box);
    !agree(true) && !agree(false) && !boxes.all(|house| is_even(&house.cells))
}
