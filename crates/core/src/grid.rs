//! The grid: what is placed and what is still possible. Every change keeps the two views (digits
//! of a cell, cells of a digit) in step.
use crate::{
    Candidate, Cell, CellSet, Changes, Contradiction, Digit, DigitSet, Entry, Geometry, House,
    HouseSet, Puzzle, ShapeError,
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
    /// Cells with one candidate, and houses with one empty cell. They are kept up to date, because a walk asks for
    /// both before each of its steps: to count candidates again took a fifth of the time of an easy walk.
    naked_singles: CellSet<W>,
    nearly_full: HouseSet,
    /// Whether a digit was placed where it was not a candidate: otherwise no house has a digit twice.
    may_clash: bool,
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
        let all = geometry.all_cells();
        let mut grid = Self {
            placed: vec![None; shape.cell_count()],
            digits: vec![DigitSet::first(side); shape.cell_count()],
            cells: vec![all; side],
            empty: all,
            givens: CellSet::EMPTY,
            naked_singles: CellSet::EMPTY,
            nearly_full: HouseSet::EMPTY,
            may_clash: false,
            geometry,
        };
        // Every other board begins with several candidates in each cell, and several empty cells in each house.
        if side == 1 {
            grid.naked_singles = all;
            grid.nearly_full = grid.geometry.all_houses();
        }
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
    /// Empty cells with one candidate.
    #[inline]
    pub fn naked_singles(&self) -> CellSet<W> {
        self.naked_singles
    }
    /// Houses with one empty cell.
    #[inline]
    pub fn nearly_full(&self) -> HouseSet {
        self.nearly_full
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
    /// forbids next to it. Returns what this has changed.
    pub fn place(&mut self, candidate: Candidate) -> Changes<W> {
        let Candidate { cell, digit } = candidate;
        let others = core::mem::take(&mut self.digits[cell.index()]);
        self.may_clash |= !others.contains(digit);
        self.placed[cell.index()] = Some(digit);
        self.empty.remove(cell);
        self.naked_singles.remove(cell);
        for other in others {
            self.cells[other.index()].remove(cell);
        }
        for &house in self.geometry.shape().houses_of(cell) {
            let empty = self.empty & self.geometry.cells_of(house);
            if empty.is_empty() {
                self.nearly_full.remove(house);
            } else if !empty.has_several() {
                self.nearly_full.insert(house);
            }
        }
        let seen = self.geometry.peers(cell) & self.cells[digit.index()];
        self.cells[digit.index()] -= seen;
        let mut houses = self.geometry.houses_of(cell);
        for peer in seen {
            self.digits[peer.index()].remove(digit);
            self.note_candidates(peer);
            houses |= self.geometry.houses_of(peer);
        }
        let digits = others | DigitSet::only(digit);
        let mut changes = Changes { digits, houses, cells: seen | CellSet::only(cell) };
        if !self.geometry.bonds(cell).is_empty() {
            self.keep_partners(candidate, &mut changes);
        }
        changes
    }
    /// Removes from other cells what a rule forbids next to a placed digit.
    fn keep_partners(&mut self, Candidate { cell, digit }: Candidate, changes: &mut Changes<W>) {
        let geometry = Arc::clone(&self.geometry);
        for bond in geometry.bonds(cell) {
            for other in bond.excluded(digit, self.digits(bond.cell)) {
                changes.add(self.eliminate(Candidate::new(bond.cell, other)));
            }
        }
    }
    /// Crosses one candidate out. Returns what this has changed.
    pub fn eliminate(&mut self, Candidate { cell, digit }: Candidate) -> Changes<W> {
        self.digits[cell.index()].remove(digit);
        self.cells[digit.index()].remove(cell);
        self.note_candidates(cell);
        let (digits, cells) = (DigitSet::only(digit), CellSet::only(cell));
        Changes { digits, houses: self.geometry.houses_of(cell), cells }
    }
    /// Notes whether a cell has one candidate.
    #[inline]
    fn note_candidates(&mut self, cell: Cell) {
        let left = self.digits[cell.index()];
        if left.is_empty() {
            self.naked_singles.remove(cell);
        } else if !left.has_several() {
            self.naked_singles.insert(cell);
        }
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
        if self.may_clash
            && self.geometry.houses().any(has_clash)
            && let Some(clash) = self.to_puzzle().clashes().first()
        {
            return Some(Contradiction::Twice(*clash));
        }
        if let Some(rule) = (0..shape.rules().len())
            .find(|&at| shape.rules()[at].broken(shape, &self.placed).is_some())
        {
            return Some(Contradiction::Rule(rule));
        }
        if self.is_filled() {
            return None; // Each house has as many cells as there are digits, and none of them twice.
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
    fn singles_are_kept_up_to_date_and_changes_are_complete() {
        let mut random = crate::Random::new(7);
        for _ in 0..200 {
            let mut grid = empty();
            for _ in 0..30 {
                let before = grid.clone();
                let cell = Cell::new(random.below(16));
                let candidate = Candidate::new(cell, Digit::new(random.below(4)));
                let places = random.below(3) == 0;
                let changes =
                    if places { grid.place(candidate) } else { grid.eliminate(candidate) };
                let geometry = grid.geometry();
                for cell in geometry.all_cells() {
                    let is_single = grid.digits(cell).len() == 1;
                    assert_eq!(grid.naked_singles().contains(cell), is_single);
                    let lost = before.digits(cell) - grid.digits(cell);
                    assert!(lost.is_subset(changes.digits));
                    assert!(lost.is_empty() || changes.cells.contains(cell));
                    assert!(lost.is_empty() || geometry.houses_of(cell).is_subset(changes.houses));
                }
                for house in geometry.houses() {
                    let is_nearly_full = grid.empty_cells(house).len() == 1;
                    assert_eq!(grid.nearly_full().contains(house), is_nearly_full);
                }
                let clashes = !grid.to_puzzle().clashes().is_empty();
                let is_told = matches!(grid.contradiction(), Some(Contradiction::Twice(_)));
                assert_eq!(is_told, clashes);
            }
        }
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
