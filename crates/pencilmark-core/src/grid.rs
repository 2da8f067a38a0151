//! The grid: what is placed and what is still possible. Every change keeps the two views (digits
//! of a cell, cells of a digit) in step.
use crate::{
    Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Entry, Geometry, House, Puzzle,
    ShapeError,
};
use std::sync::Arc;

/// A position with candidates. A contradiction is one of its states, not an error.
#[derive(Clone, Debug)]
pub struct Grid<const W: usize> {
    geometry: Arc<Geometry<W>>,
    placed: Vec<Option<Digit>>,
    digits: Vec<DigitSet>,
    cells: Vec<CellSet<W>>,
    empty: CellSet<W>,
    givens: CellSet<W>,
}

impl<const W: usize> Grid<W> {
    /// Opens a puzzle: places its digits, removes the candidates that they forbid, and keeps only
    /// the candidates that it says are left.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board does not fit `W`.
    pub fn new(puzzle: &Puzzle) -> Result<Self, ShapeError> {
        Ok(Self::with_geometry(Arc::new(Geometry::new(puzzle.shape())?), puzzle))
    }
    /// The same with tables that were built earlier. Panics if they belong to another shape.
    pub fn with_geometry(geometry: Arc<Geometry<W>>, puzzle: &Puzzle) -> Self {
        assert!(geometry.shape() == puzzle.shape(), "geometry of another shape");
        let shape = puzzle.shape();
        let side = shape.side();
        let mut grid = Self {
            geometry,
            placed: vec![None; shape.cell_count()],
            digits: vec![DigitSet::first(side); shape.cell_count()],
            cells: vec![shape.cells().collect(); side],
            empty: shape.cells().collect(),
            givens: CellSet::EMPTY,
        };
        if shape.is_ruled() {
            grid.keep_allowed();
        }
        for cell in shape.cells() {
            let entry = puzzle.entry(cell);
            if let Some(digit) = entry.digit() {
                grid.place(Candidate::new(cell, digit));
            }
            match entry {
                Entry::Given(_) => grid.givens.insert(cell),
                Entry::Candidates(keep) => {
                    for digit in grid.digits(cell) - keep {
                        grid.eliminate(Candidate::new(cell, digit));
                    }
                }
                Entry::Unknown | Entry::Placed(_) => {}
            }
        }
        grid
    }
    /// The tables of its shape.
    #[inline]
    pub fn geometry(&self) -> &Geometry<W> {
        &self.geometry
    }
    /// The digit in a cell, given or placed.
    #[inline]
    pub fn placed(&self, cell: Cell) -> Option<Digit> {
        self.placed[cell.index()]
    }
    /// Cells that came with the puzzle.
    #[inline]
    pub fn givens(&self) -> CellSet<W> {
        self.givens
    }
    /// Candidates of an empty cell; none once it is placed.
    #[inline]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }
    /// Empty cells that can still hold `digit`.
    #[inline]
    pub fn cells(&self, digit: Digit) -> CellSet<W> {
        self.cells[digit.index()]
    }
    /// Empty cells of a house that can still hold `digit`.
    #[inline]
    pub fn places(&self, house: House, digit: Digit) -> CellSet<W> {
        self.cells[digit.index()] & self.geometry.cells_of(house)
    }
    /// Cells without a digit.
    #[inline]
    pub fn empty(&self) -> CellSet<W> {
        self.empty
    }
    /// Empty cells of a house.
    #[inline]
    pub fn empty_cells(&self, house: House) -> CellSet<W> {
        self.empty & self.geometry.cells_of(house)
    }
    /// Every digit, ascending.
    #[inline]
    pub fn all_digits(&self) -> impl DoubleEndedIterator<Item = Digit> + use<W> {
        (0..self.geometry.side()).map(Digit::new)
    }
    /// Whether a candidate is left.
    #[inline]
    pub fn has(&self, candidate: Candidate) -> bool {
        self.digits(candidate.cell).contains(candidate.digit)
    }
    /// Crosses out the candidates that the rules of single cells forbid.
    fn keep_allowed(&mut self) {
        let geometry = Arc::clone(&self.geometry);
        for cell in geometry.shape().cells() {
            for digit in self.digits(cell) - geometry.allowed(cell) {
                self.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    /// Puts a digit in a cell, and removes it from the peers along with everything that a rule
    /// forbids next to it.
    pub fn place(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.placed[cell.index()] = Some(digit);
        self.empty.remove(cell);
        for other in self.digits[cell.index()] {
            self.cells[other.index()].remove(cell);
        }
        self.digits[cell.index()] = DigitSet::EMPTY;
        let seen = self.geometry.peers(cell) & self.cells[digit.index()];
        self.cells[digit.index()] -= seen;
        for peer in seen {
            self.digits[peer.index()].remove(digit);
        }
        if !self.geometry.bonds(cell).is_empty() {
            self.keep_partners(candidate);
        }
    }
    /// Removes from other cells what a rule forbids next to a placed digit.
    fn keep_partners(&mut self, Candidate { cell, digit }: Candidate) {
        let geometry = Arc::clone(&self.geometry);
        for bond in geometry.bonds(cell) {
            for other in bond.excluded(digit, self.digits(bond.cell)) {
                self.eliminate(Candidate::new(bond.cell, other));
            }
        }
    }
    /// Crosses one candidate out.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.digits[candidate.cell.index()].remove(candidate.digit);
        self.cells[candidate.digit.index()].remove(candidate.cell);
    }
    /// Whether every cell has a digit. The digits may still clash; see [`Self::contradiction`].
    pub fn is_filled(&self) -> bool {
        self.empty.is_empty()
    }
    /// The first flaw that shows this position has no solution: a digit twice in a house, then a rule
    /// that placed digits break, then an empty cell without candidates, then a house without a place for
    /// a digit.
    pub fn contradiction(&self) -> Option<Contradiction> {
        let shape = self.geometry.shape();
        let held = |house: House| -> DigitSet {
            let cells = &shape.house(house).cells;
            cells.iter().filter_map(|&cell| self.placed(cell)).collect()
        };
        let has_clash = |house: House| {
            let filled = self.geometry.cells_of(house) - self.empty;
            held(house).len() < filled.len()
        };
        if self.geometry.houses().any(has_clash)
            && let Some(clash) = self.to_puzzle().clashes().first()
        {
            return Some(Contradiction::Twice(*clash));
        }
        if let Some(rule) = (0..shape.rules().len())
            .find(|&at| shape.rules()[at].broken(shape, &self.placed).is_some())
        {
            return Some(Contradiction::Rule(rule));
        }
        let is_stuck = |cell: &Cell| self.digits(*cell).is_empty();
        if let Some(cell) = self.empty.iter().find(is_stuck) {
            return Some(Contradiction::NoCandidate(cell));
        }
        let all = DigitSet::first(shape.side());
        self.geometry.houses().find_map(|house| {
            let missing = |digit: &Digit| self.places(house, *digit).is_empty();
            let digit = (all - held(house)).iter().find(missing)?;
            Some(Contradiction::NoPlace(house, digit))
        })
    }
    /// The position as a puzzle: digits and the candidates of empty cells.
    pub fn to_puzzle(&self) -> Puzzle {
        let shape = self.geometry.shape();
        let entry = |cell: Cell| match self.placed(cell) {
            Some(digit) if self.givens.contains(cell) => Entry::Given(digit),
            Some(digit) => Entry::Placed(digit),
            None => Entry::Candidates(self.digits(cell)),
        };
        Puzzle::new(shape.clone(), shape.cells().map(entry).collect())
            .expect("a grid has one entry for each cell of its shape")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn empty() -> Grid<1> {
        Grid::new(&Puzzle::empty(Shape::square(4).unwrap())).unwrap()
    }

    #[test]
    fn placing_removes_the_digit_from_every_peer_in_both_views() {
        let mut grid = empty();
        let (one, corner) = (Digit::from_number(1), Cell::new(0));
        grid.place(Candidate::new(corner, one));
        assert_eq!(grid.digits(Cell::new(3)).len(), 3);
        assert_eq!(grid.cells(one).len(), 16 - 8);
        assert!(grid.digits(corner).is_empty());
        assert!(grid.cells(Digit::from_number(2)).iter().all(|cell| cell != corner));
    }
    #[test]
    fn contradictions_are_named() {
        let mut grid = empty();
        assert_eq!(grid.contradiction(), None);
        for digit in grid.all_digits().take(3) {
            grid.eliminate(Candidate::new(Cell::new(5), digit));
        }
        let four = Digit::from_number(4);
        let mut blocked = grid.clone();
        blocked.eliminate(Candidate::new(Cell::new(5), four));
        assert_eq!(blocked.contradiction(), Some(Contradiction::NoCandidate(Cell::new(5))));
        let one = Digit::from_number(1);
        for cell in [0, 1, 4] {
            grid.eliminate(Candidate::new(Cell::new(cell), one));
        }
        assert_eq!(grid.contradiction(), Some(Contradiction::NoPlace(House::new(0), one)));
        grid.place(Candidate::new(Cell::new(0), four));
        grid.place(Candidate::new(Cell::new(3), four));
        assert!(matches!(grid.contradiction(), Some(Contradiction::Twice(_))));
    }
    #[test]
    fn a_puzzle_is_recovered_from_its_grid() {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap());
        puzzle.set(Cell::new(0), Entry::Given(Digit::from_number(1)));
        puzzle.set(Cell::new(15), Entry::Placed(Digit::from_number(2)));
        let keep: DigitSet = [Digit::from_number(3), Digit::from_number(4)].into_iter().collect();
        puzzle.set(Cell::new(5), Entry::Candidates(keep));
        let back = Grid::<1>::new(&puzzle).unwrap().to_puzzle();
        assert_eq!(back.entry(Cell::new(0)), puzzle.entry(Cell::new(0)));
        assert_eq!(back.entry(Cell::new(15)), puzzle.entry(Cell::new(15)));
        assert_eq!(back.entry(Cell::new(5)), puzzle.entry(Cell::new(5)));
        assert_eq!(Grid::<1>::new(&back).unwrap().to_puzzle(), back);
    }
}
