//! Almost locked sets: cells of a house that have one digit more than there are cells. Once such a
//! set loses any of its digits, it holds all the others.
use pencilmark_core::{Cell, CellSet, Digit, DigitSet, Geometry, Grid, House};

/// Beyond this many sets the larger ones are left out, a whole size at a time.
const SETS: usize = 1500;

/// One almost locked set.
#[derive(Clone, Debug)]
pub(crate) struct Als<const W: usize> {
    /// Its cells, at least one.
    pub(crate) cells: CellSet<W>,
    /// Its digits, one more than cells.
    pub(crate) digits: DigitSet,
    /// For each digit in ascending order its places, and the cells that see all of them.
    places: Vec<[CellSet<W>; 2]>,
}

impl<const W: usize> Als<W> {
    fn new(grid: &Grid<W>, cells: CellSet<W>, digits: DigitSet) -> Self {
        let of = |digit| {
            let places = cells & grid.cells(digit);
            [places, grid.geometry().common_peers(places)]
        };
        Self { cells, digits, places: digits.iter().map(of).collect() }
    }
    /// The cells that see every place of one of its digits.
    pub(crate) fn seeing(&self, digit: Digit) -> CellSet<W> {
        self.entry(digit)[1]
    }
    /// The places of one of its digits, and the cells that see all of them.
    pub(crate) fn entry(&self, digit: Digit) -> [CellSet<W>; 2] {
        self.places[self.digits.rank(digit)]
    }
}

/// All almost locked sets of a position: by size, then by cells; and whether these are all. Cells with
/// fewer than two candidates belong to none. Sets have up to eight cells, on boards of more than twelve
/// digits up to four.
pub(crate) fn all<const W: usize>(grid: &Grid<W>) -> (Vec<Als<W>>, bool) {
    let side = grid.geometry().side();
    let largest = if side > 12 { 4 } else { side.saturating_sub(1).min(8) };
    let mut found = Vec::new();
    for house in grid.geometry().houses() {
        let open = grid.geometry().cells_of(house).iter().filter(|&c| grid.digits(c).len() > 1);
        let open: Vec<Cell> = open.collect();
        let mut collect = Collect { grid, house, largest, found: &mut found };
        collect.extend(&open, CellSet::EMPTY, 0, DigitSet::EMPTY);
    }
    found.sort_by_key(|als| (als.digits.len(), als.cells));
    let Some(first_left_out) = found.get(SETS) else { return (found, true) };
    let too_large = first_left_out.digits.len();
    found.retain(|als| als.digits.len() < too_large);
    (found, false)
}

struct Collect<'a, const W: usize> {
    grid: &'a Grid<W>,
    house: House,
    largest: usize,
    found: &'a mut Vec<Als<W>>,
}

impl<const W: usize> Collect<'_, W> {
    fn extend(&mut self, rest: &[Cell], cells: CellSet<W>, count: usize, digits: DigitSet) {
        for (at, &cell) in rest.iter().enumerate() {
            let union = digits | self.grid.digits(cell);
            if union.len() > self.largest + 1 {
                continue;
            }
            let (chosen, count) = (cells | CellSet::only(cell), count + 1);
            if union.len() == count + 1
                && first_house(self.grid.geometry(), chosen) == Some(self.house)
            {
                self.found.push(Als::new(self.grid, chosen, union));
            }
            if count < self.largest {
                self.extend(&rest[at + 1..], chosen, count, union);
            }
        }
    }
}

/// The first house that holds all of these cells.
pub(crate) fn first_house<const W: usize>(
    geometry: &Geometry<W>,
    cells: CellSet<W>,
) -> Option<House> {
    let shared = cells.iter().map(|cell| geometry.houses_of(cell)).reduce(|a, b| a & b)?;
    shared.iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pencilmark_core::{Puzzle, Random, Shape};
    use pencilmark_testkit::random_puzzle;
    use std::collections::BTreeSet;

    /// By the definition: some cells of a house with two candidates or more, and one digit more than cells.
    fn expected(grid: &Grid<1>) -> BTreeSet<(CellSet<1>, DigitSet)> {
        let mut sets = BTreeSet::new();
        for house in grid.geometry().houses() {
            let cells = grid.geometry().cells_of(house).iter();
            let open: Vec<Cell> = cells.filter(|&cell| grid.digits(cell).len() > 1).collect();
            for chosen in 1_u32..1 << open.len() {
                let some = || (0..).zip(&open).filter(|(at, _)| chosen >> at & 1 == 1);
                let cells: CellSet<1> = some().map(|(_, &cell)| cell).collect();
                let digits = some().fold(DigitSet::EMPTY, |all, (_, &c)| all | grid.digits(c));
                if digits.len() == cells.len() + 1 {
                    sets.insert((cells, digits));
                }
            }
        }
        sets
    }

    #[test]
    fn sets_have_one_digit_more_than_cells_and_none_is_left_out() {
        let shape = Shape::boxes(2, 3).unwrap();
        let mut random = Random::new(9);
        let mut puzzles: Vec<Puzzle> =
            (0..40).map(|extra| random_puzzle(&shape, &mut random, extra % 8)).collect();
        puzzles.push(Puzzle::empty(shape));
        for puzzle in &puzzles {
            let grid = Grid::<1>::new(puzzle).unwrap();
            let (found, _) = all(&grid);
            let distinct: BTreeSet<_> = found.iter().map(|als| (als.cells, als.digits)).collect();
            assert_eq!(distinct.len(), found.len());
            assert_eq!(distinct, expected(&grid), "{puzzle:?}");
        }
    }
}
