//! Which cells see which, as bit sets of a fixed width.
use crate::{Cell, CellSet, House, HouseKind, HouseSet, Shape, ShapeError};

/// The bit-set tables of a [`Shape`], shared by every grid of it. `W` only sets the storage width
/// of a cell set; the shape itself stays a run-time value.
#[derive(Clone, Debug)]
pub struct Geometry<const W: usize> {
    shape: Shape,
    cells_of: Vec<CellSet<W>>,
    houses_of: Vec<HouseSet>,
    peers: Vec<CellSet<W>>,
}

impl<const W: usize> Geometry<W> {
    /// Builds the tables.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when `W` words do not hold the cells, or there are more than 64
    /// digits or 128 houses; [`ShapeError::Ruled`] for a board with rules beyond houses.
    pub fn new(shape: &Shape) -> Result<Self, ShapeError> {
        if !shape.rules().is_empty() {
            return Err(ShapeError::Ruled);
        }
        let (side, houses) = (shape.side(), shape.houses());
        if shape.cell_count() > 64 * W || side > 64 || houses.len() > 128 {
            return Err(ShapeError::TooLarge(side));
        }
        let cells_of: Vec<CellSet<W>> =
            houses.iter().map(|house| house.cells.iter().copied().collect()).collect();
        let houses_of =
            shape.cells().map(|cell| shape.houses_of(cell).iter().copied().collect()).collect();
        let peers = shape
            .cells()
            .map(|cell| {
                let seen = shape
                    .houses_of(cell)
                    .iter()
                    .fold(CellSet::EMPTY, |seen, house| seen | cells_of[house.index()]);
                seen - CellSet::only(cell)
            })
            .collect();
        Ok(Self { shape: shape.clone(), cells_of, houses_of, peers })
    }
    /// The shape it was built from.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
    /// Digits in a house.
    #[inline]
    pub fn side(&self) -> usize {
        self.shape.side()
    }
    /// Every house: boxes, rows, columns, then extra houses.
    pub fn houses(&self) -> impl DoubleEndedIterator<Item = House> + use<W> {
        (0..self.cells_of.len()).map(House::new)
    }
    /// The houses of some kinds, in the same order.
    pub fn houses_where(&self, keep: impl Fn(HouseKind) -> bool) -> impl Iterator<Item = House> {
        self.houses().filter(move |&house| keep(self.kind(house)))
    }
    /// Cells of a house.
    #[inline]
    pub fn cells_of(&self, house: House) -> CellSet<W> {
        self.cells_of[house.index()]
    }
    /// Kind of a house.
    #[inline]
    pub fn kind(&self, house: House) -> HouseKind {
        self.shape.house(house).kind
    }
    /// Houses a cell belongs to.
    #[inline]
    pub fn houses_of(&self, cell: Cell) -> HouseSet {
        self.houses_of[cell.index()]
    }
    /// Cells that share a house with `cell`, without itself.
    #[inline]
    pub fn peers(&self, cell: Cell) -> CellSet<W> {
        self.peers[cell.index()]
    }
    /// Cells that see every one of `cells`; none when `cells` is empty.
    pub fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet<W> {
        cells
            .into_iter()
            .map(|cell| self.peers(cell))
            .reduce(|a, b| a & b)
            .unwrap_or(CellSet::EMPTY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Extra;

    #[test]
    fn every_cell_of_nine_by_nine_has_20_peers() {
        let geometry = Geometry::<2>::new(&Shape::square(9).unwrap()).unwrap();
        let shape = geometry.shape().clone();
        assert!(shape.cells().all(|cell| geometry.peers(cell).len() == 20));
        let peers = geometry.peers(Cell::at(2, 1, 9));
        assert!(
            shape
                .cells()
                .all(|cell| { peers.contains(cell) == shape.are_peers(cell, Cell::at(2, 1, 9)) })
        );
    }
    #[test]
    fn diagonals_add_peers() {
        let shape = Shape::square(9).unwrap().with(Extra::Diagonals).unwrap();
        let geometry = Geometry::<2>::new(&shape).unwrap();
        assert_eq!(geometry.peers(Cell::at(4, 4, 9)).len(), 20 + 12);
    }
    #[test]
    fn a_width_that_is_too_narrow_is_refused() {
        let refused = Geometry::<2>::new(&Shape::square(16).unwrap());
        assert_eq!(refused.err(), Some(ShapeError::TooLarge(16)));
        assert!(Geometry::<21>::new(&Shape::square(36).unwrap()).is_ok());
    }
}
