//! What follows from the shape of a board alone: worked out once for all positions of a puzzle.
use pencilmark_core::{Geometry, House, HouseKind, HouseSet};

/// Houses by kind, and which of them share more than one cell.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Every row.
    pub(crate) rows: HouseSet,
    /// Every column.
    pub(crate) columns: HouseSet,
    /// Every house that is neither.
    pub(crate) others: HouseSet,
    /// For each house the others with which it shares two cells or more, ascending.
    pub(crate) crossing: Vec<HouseSet>,
    /// Pairs of houses that share two cells or more, the earlier first (a box before a line).
    pub(crate) crossings: Vec<[House; 2]>,
    /// The most cells that two houses share.
    pub(crate) overlap: usize,
}

impl Layout {
    /// Of these houses.
    pub(crate) fn new<const W: usize>(geometry: &Geometry<W>) -> Self {
        let of_kind =
            |wanted| -> HouseSet { geometry.houses_where(|kind| kind == wanted).collect() };
        let shared = |a: House, b: House| (geometry.cells_of(a) & geometry.cells_of(b)).len();
        let crossing = |a: House| -> HouseSet {
            geometry.houses().filter(|&b| a != b && shared(a, b) > 1).collect()
        };
        let crossing: Vec<HouseSet> = geometry.houses().map(crossing).collect();
        let later = |(house, others): (House, &HouseSet)| {
            let others = others.iter().filter(move |&other| other > house);
            others.map(|other| [house, other]).collect::<Vec<_>>()
        };
        let crossings: Vec<[House; 2]> = geometry.houses().zip(&crossing).flat_map(later).collect();
        let overlap = crossings.iter().map(|&[a, b]| shared(a, b)).max().unwrap_or(1);
        let (rows, columns) = (of_kind(HouseKind::Row), of_kind(HouseKind::Column));
        let all: HouseSet = geometry.houses().collect();
        let others = all - rows - columns;
        Self { rows, columns, others, crossing, crossings, overlap }
    }
}
