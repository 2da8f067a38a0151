//! What follows from the shape of a board alone: worked out once for all positions of a puzzle.
use crate::index::clues::Clues;
use crate::index::tally::Tally;
use std::sync::{Arc, OnceLock};
use whydoku_core::{Cell, Geometry, House, HouseKind, HouseSet, Shape};

/// Houses by kind, and which of them share more than one cell.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Every row.
    pub(crate) rows: HouseSet,
    /// Every column.
    pub(crate) columns: HouseSet,
    /// Every box or region.
    pub(crate) boxes: HouseSet,
    /// Every house that is neither a row nor a column.
    pub(crate) others: HouseSet,
    /// For each house, the others with which it shares at least two cells, ascending.
    pub(crate) crossing: Vec<HouseSet>,
    /// Pairs of houses that share at least two cells, the earlier first (a box before a line).
    pub(crate) crossings: Vec<[House; 2]>,
    /// The houses that are the earlier one of such a pair.
    pub(crate) earlier: HouseSet,
    /// Houses that share at least two cells, with these cells.
    shared: OnceLock<Vec<Crossing>>,
    /// The groups of cells that rules beyond houses connect.
    clues: OnceLock<Arc<Clues>>,
    /// The largest number of cells that two houses share.
    pub(crate) overlap: usize,
}

/// Two houses that share at least two cells.
#[derive(Clone, Debug)]
pub(crate) struct Crossing {
    pub(crate) houses: [House; 2],
    /// The shared cells, ascending.
    pub(crate) cells: Vec<Cell>,
}

impl Crossing {
    /// All of them, in both orders, ascending.
    pub(crate) fn all(shape: &Shape) -> Vec<Self> {
        let mut all = Vec::new();
        for (number, house) in shape.houses().iter().enumerate() {
            let house_number = House::new(number);
            let mut others: Vec<(House, Cell)> = Vec::new();
            for &cell in &house.cells {
                let of_cell = shape.houses_of(cell).iter().filter(|&&of| of != house_number);
                others.extend(of_cell.map(|&other| (other, cell)));
            }
            others.sort_unstable();
            for shared in others.chunk_by(|one, next| one.0 == next.0).filter(|all| all.len() > 1) {
                let cells = shared.iter().map(|(_, cell)| *cell).collect();
                all.push(Self { houses: [house_number, shared[0].0], cells });
            }
        }
        all
    }
}

impl Layout {
    /// The layout of these houses.
    pub(crate) fn new<const W: usize>(geometry: &Geometry<W>) -> Self {
        let of_kind =
            |wanted| -> HouseSet { geometry.houses_where(|kind| kind == wanted).collect() };
        let shared = |a: House, b: House| geometry.cells_of(a) & geometry.cells_of(b);
        let crossing = |house: House| {
            let meeting = geometry.cells_of(house).iter().map(|cell| geometry.houses_of(cell));
            Tally::new(HouseSet::EMPTY, meeting).several() - HouseSet::only(house)
        };
        let crossing: Vec<HouseSet> = geometry.houses().map(crossing).collect();
        let mut crossings: Vec<[House; 2]> = Vec::new();
        for (house, others) in geometry.houses().zip(&crossing) {
            let later = others.iter().filter(|&other| other > house);
            crossings.extend(later.map(|other| [house, other]));
        }
        let earlier = crossings.iter().map(|pair| pair[0]).collect();
        let overlap = crossings.iter().map(|&[a, b]| shared(a, b).len()).max().unwrap_or(1);
        let [rows, columns, boxes] =
            [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(of_kind);
        let others = geometry.all_houses() - rows - columns;
        let (shared, clues) = (OnceLock::new(), OnceLock::new());
        Self { rows, columns, boxes, others, crossing, crossings, earlier, shared, clues, overlap }
    }
    /// The groups of cells that the rules of its shape connect.
    pub(crate) fn clues<const W: usize>(&self, geometry: &Geometry<W>) -> &Arc<Clues> {
        self.clues.get_or_init(|| Arc::new(Clues::new(geometry)))
    }
    /// Houses of its shape that share at least two cells, with these cells, in both orders.
    pub(crate) fn shared(&self, shape: &Shape) -> &[Crossing] {
        self.shared.get_or_init(|| Crossing::all(shape))
    }
}
