//! Which cells see which, as bit sets of a fixed width.
use crate::bonds::{Bond, Bonds};
use crate::{Cell, CellSet, DigitSet, House, HouseKind, HouseSet, Shape, ShapeError};

/// The bit-set tables of a [`Shape`], shared by every grid of it. `W` only sets the storage width
/// of a cell set; the shape itself stays a run-time value.
#[derive(Clone, Debug)]
pub struct Geometry<const W: usize> {
    shape: Shape,
    all_cells: CellSet<W>,
    cells_of: Vec<CellSet<W>>,
    houses_of: Vec<HouseSet>,
    peers: Vec<CellSet<W>>,
    bonds: Bonds<W>,
}

impl<const W: usize> Geometry<W> {
    /// Builds the tables.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when `W` words do not hold the cells, or there are more than 64
    /// digits or 128 houses.
    pub fn new(shape: &Shape) -> Result<Self, ShapeError> {
        let (side, houses) = (shape.side(), shape.houses());
        if shape.cell_count() > 64 * W || side > 64 || houses.len() > 128 {
            return Err(ShapeError::TooLarge(side));
        }
        let cells_of: Vec<CellSet<W>> =
            houses.iter().map(|house| house.cells.iter().copied().collect()).collect();
        let houses_of =
            shape.cells().map(|cell| shape.houses_of(cell).iter().copied().collect()).collect();
        let bonds = Bonds::new(shape);
        let peers = shape
            .cells()
            .map(|cell| {
                let seen = shape
                    .houses_of(cell)
                    .iter()
                    .fold(CellSet::EMPTY, |seen, house| seen | cells_of[house.index()]);
                (seen | bonds.differing(cell)) - CellSet::only(cell)
            })
            .collect();
        let all_cells = shape.cells().collect();
        Ok(Self { shape: shape.clone(), all_cells, cells_of, houses_of, peers, bonds })
    }
    /// The shape it was built from.
    #[inline]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
    /// Digits in a house.
    #[inline]
    pub fn side(&self) -> usize {
        self.shape.side()
    }
    /// Every cell.
    #[inline]
    pub fn all_cells(&self) -> CellSet<W> {
        self.all_cells
    }
    /// Every house: boxes, rows, columns, then extra houses.
    pub fn houses(&self) -> impl DoubleEndedIterator<Item = House> + use<W> {
        (0..self.cells_of.len()).map(House::new)
    }
    /// The same as a set.
    #[inline]
    pub fn all_houses(&self) -> HouseSet {
        HouseSet::first(self.cells_of.len())
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
    /// Cells that never hold the same digit as `cell`: those that share a house with it, and those that a
    /// rule (a cage, a knight's move, a dot) makes different. The cell itself is not among them.
    #[inline]
    pub fn peers(&self, cell: Cell) -> CellSet<W> {
        self.peers[cell.index()]
    }
    /// What rules say about other cells together with this one, digit by digit: dots, inequalities,
    /// clones. Those that only say that two cells differ are among the [`peers`](Self::peers). Empty on a
    /// plain board.
    #[inline]
    pub fn bonds(&self, cell: Cell) -> &[Bond] {
        self.bonds.of(cell)
    }
    /// The digits that the rules allow in a cell before anything is placed: only odd ones, say.
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        self.bonds.allowed(cell, self.side())
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
    use crate::{Digit, Extra, Kind, Relation, Rule};

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
    fn rules_about_two_cells_make_peers_and_bonds() {
        let [a, b, c] = [0, 1, 20].map(Cell::new);
        let dot = Rule::pair([a, b], Relation::difference(1));
        let twin = Rule::clones(vec![a], vec![c]);
        let odd = Rule::new(Kind::ODD, vec![b]);
        let knight = Rule::apart([1, 2]);
        let shape = Shape::square(9).unwrap();
        let shape = shape.with_rules(vec![dot, twin, odd, knight]).unwrap();
        let geometry = Geometry::<2>::new(&shape).unwrap();
        assert_eq!(geometry.peers(Cell::at(4, 4, 9)).len(), 20 + 8);
        assert_eq!(geometry.bonds(a).iter().map(|bond| bond.cell).collect::<Vec<_>>(), [b, c]);
        assert!(geometry.bonds(Cell::at(4, 4, 9)).is_empty());
        let [dot, twin] = geometry.bonds(a) else { panic!("two bonds") };
        let digits = |numbers: &[usize]| -> DigitSet {
            numbers.iter().map(|&number| Digit::from_number(number)).collect()
        };
        let three = Digit::from_number(3);
        assert_eq!(dot.excluded(three, digits(&[1, 2, 3, 4])), digits(&[1, 3]));
        assert_eq!(twin.excluded(three, digits(&[2, 3])), digits(&[2]));
        assert_eq!(geometry.allowed(b), digits(&[1, 3, 5, 7, 9]));
        assert_eq!(geometry.allowed(a), DigitSet::first(9));
    }
    #[test]
    fn a_width_that_is_too_narrow_is_refused() {
        let refused = Geometry::<2>::new(&Shape::square(16).unwrap());
        assert_eq!(refused.err(), Some(ShapeError::TooLarge(16)));
        assert!(Geometry::<21>::new(&Shape::square(36).unwrap()).is_ok());
    }
}
