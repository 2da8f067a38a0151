//! Almost locked sets: cells of a house that have one digit more than there are cells. Once such a
//! set loses any of its digits, it holds all the others.
use whydoku_core::{Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet};

/// On boards of more digits than this, sets have up to four cells.
pub(crate) const WIDE: usize = 12;
/// If there are more sets than this, the larger ones are left out, a whole size at a time.
const SETS: usize = 1500;

/// One almost locked set.
#[derive(Clone, Debug)]
pub(crate) struct Als<const W: usize> {
    /// Its cells, at least one.
    pub(crate) cells: CellSet<W>,
    /// Its digits, one more than cells.
    pub(crate) digits: DigitSet,
    /// For each digit, in ascending order, the number of its places, and the cells that see all of
    /// them.
    places: Vec<(usize, CellSet<W>)>,
}

impl<const W: usize> Als<W> {
    /// The cells that see every place of one of its digits.
    pub(crate) fn seeing(&self, digit: Digit) -> CellSet<W> {
        self.places[self.digits.rank(digit)].1
    }
    /// Its digits, each with the number of its places among those of the digit.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = (Digit, usize)> + '_ {
        self.digits.iter().zip(self.places.iter().map(|(number, _)| *number))
    }
}

/// The places of a digit in almost locked sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places<const W: usize> {
    pub(crate) cells: CellSet<W>,
    /// The cells that see all of them.
    pub(crate) seeing: CellSet<W>,
}

/// The almost locked sets of a position.
#[derive(Clone, Debug)]
pub(crate) struct AlsIndex<const W: usize> {
    /// By size, then by cells.
    pub(crate) sets: Vec<Als<W>>,
    /// For each digit, its places in the sets: several sets of a house may have it in the same
    /// places.
    pub(crate) places: Vec<Vec<Places<W>>>,
    /// Whether these are all sets.
    pub(crate) are_all: bool,
}

/// All almost locked sets of a position. Cells with fewer than two candidates belong to none. Sets have up
/// to eight cells, on boards of more than twelve digits up to four.
pub(crate) fn all<const W: usize>(grid: &Grid<W>) -> AlsIndex<W> {
    at_most(SETS, grid)
}

/// The same with a bound other than [`SETS`].
fn at_most<const W: usize>(most: usize, grid: &Grid<W>) -> AlsIndex<W> {
    let side = grid.geometry().side();
    let largest = if side > WIDE { 4 } else { side.saturating_sub(1).min(8) };
    let (mut found, mut places) = (vec![Vec::new(); largest + 1], vec![Vec::new(); side]);
    for house in grid.geometry().houses() {
        let several = |&cell: &Cell| grid.digits(cell).has_several();
        let open: Vec<Cell> = grid.geometry().cells_of(house).iter().filter(several).collect();
        let known: Vec<usize> = places.iter().map(Vec::len).collect();
        let (found, places) = (&mut found[..], &mut places[..]);
        let mut collect = Collect { grid, house, largest, known, found, places };
        let houses = grid.geometry().houses().collect();
        let none = Part { cells: CellSet::EMPTY, count: 0, digits: DigitSet::EMPTY, houses };
        collect.extend(&open, none);
    }
    let (mut sets, mut are_all) = (Vec::new(), true);
    for mut of_size in found {
        are_all &= sets.len() + of_size.len() <= most;
        if are_all {
            of_size.sort_unstable_by_key(|set: &Als<W>| set.cells);
            sets.append(&mut of_size);
        }
    }
    if !are_all {
        drop_unused(&mut sets, &mut places);
    }
    AlsIndex { sets, places, are_all }
}

/// Keeps only the places of the sets that are left: otherwise the links between places would take up
/// room for the omitted sets, of which large boards have very many.
fn drop_unused<const W: usize>(sets: &mut [Als<W>], places: &mut Vec<Vec<Places<W>>>) {
    let mut new: Vec<Vec<Option<usize>>> = places.iter().map(|of| vec![None; of.len()]).collect();
    let mut kept: Vec<Vec<Places<W>>> = vec![Vec::new(); places.len()];
    for set in sets {
        for (digit, (number, _)) in set.digits.iter().zip(&mut set.places) {
            let (all, kept) = (&places[digit.index()], &mut kept[digit.index()]);
            *number = *new[digit.index()][*number].get_or_insert_with(|| {
                kept.push(all[*number]);
                kept.len() - 1
            });
        }
    }
    *places = kept;
}

/// Some cells of a house.
#[derive(Clone, Copy)]
struct Part<const W: usize> {
    cells: CellSet<W>,
    count: usize,
    digits: DigitSet,
    /// The houses that hold all of them.
    houses: HouseSet,
}

struct Collect<'a, const W: usize> {
    grid: &'a Grid<W>,
    house: House,
    largest: usize,
    /// For each digit, how many places belong to earlier houses.
    known: Vec<usize>,
    /// By the number of their cells.
    found: &'a mut [Vec<Als<W>>],
    places: &'a mut [Vec<Places<W>>],
}

impl<const W: usize> Collect<'_, W> {
    fn extend(&mut self, rest: &[Cell], part: Part<W>) {
        for (at, &cell) in rest.iter().enumerate() {
            let digits = part.digits | self.grid.digits(cell);
            let (count, size) = (part.count + 1, digits.len());
            // Even with all the remaining cells it would have too many digits.
            if size > self.largest + 1 || size > count + (rest.len() - at) {
                continue;
            }
            let cells = part.cells | CellSet::only(cell);
            let houses = part.houses & self.grid.geometry().houses_of(cell);
            // A set that is in several houses is listed with the first of them.
            if size == count + 1 && houses.iter().next() == Some(self.house) {
                let of_digit = |digit| self.places_of(digit, cells);
                let mut places = Vec::with_capacity(size);
                places.extend(digits.iter().map(of_digit));
                self.found[count].push(Als { cells, digits, places });
            }
            if count < self.largest {
                self.extend(&rest[at + 1..], Part { cells, count, digits, houses });
            }
        }
    }
    /// The number of the places of a digit in some cells, and the cells that see them.
    fn places_of(&mut self, digit: Digit, cells: CellSet<W>) -> (usize, CellSet<W>) {
        let cells = cells & self.grid.cells(digit);
        let (known, all) = (self.known[digit.index()], &mut self.places[digit.index()]);
        if let Some(at) = all[known..].iter().position(|places| places.cells == cells) {
            return (known + at, all[known + at].seeing);
        }
        let seeing = self.grid.geometry().common_peers(cells);
        all.push(Places { cells, seeing });
        (all.len() - 1, seeing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use whydoku_core::{Puzzle, Random, Shape};
    use whydoku_testkit::random_puzzle;

    /// By the definition: some cells of a house, each with two or more candidates, and one digit more than
    /// cells.
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
    fn if_there_are_too_many_sets_only_the_small_ones_are_kept() {
        let shape = Shape::square(9).unwrap();
        let mut random = Random::new(2);
        for extra in 0..6 {
            let grid = Grid::<2>::new(&random_puzzle(&shape, &mut random, extra)).unwrap();
            let every = all(&grid).sets;
            let AlsIndex { sets, places, are_all } = at_most(every.len() / 2, &grid);
            assert!(!are_all && !sets.is_empty() && sets.len() <= every.len() / 2);
            let mut used = vec![BTreeSet::new(); 9];
            for (set, same) in sets.iter().zip(&every) {
                assert_eq!(set.cells, same.cells);
                for (digit, number) in set.numbers() {
                    assert_eq!(places[digit.index()][number].cells, set.cells & grid.cells(digit));
                    assert_eq!(set.seeing(digit), same.seeing(digit));
                    used[digit.index()].insert(number);
                }
            }
            assert!(used.iter().map(BTreeSet::len).eq(places.iter().map(Vec::len)));
        }
    }

    #[test]
    fn exactly_the_sets_with_one_digit_more_than_cells_are_listed() {
        let shape = Shape::boxes(2, 3).unwrap();
        let mut random = Random::new(9);
        let mut puzzles: Vec<Puzzle> =
            (0..40).map(|extra| random_puzzle(&shape, &mut random, extra % 8)).collect();
        puzzles.push(Puzzle::empty(shape));
        for puzzle in &puzzles {
            let grid = Grid::<1>::new(puzzle).unwrap();
            let AlsIndex { sets, places, are_all } = all(&grid);
            let distinct: BTreeSet<_> = sets.iter().map(|als| (als.cells, als.digits)).collect();
            assert_eq!(distinct.len(), sets.len());
            assert_eq!(distinct, expected(&grid), "{puzzle:?}");
            assert!(are_all && sets.is_sorted_by_key(|set| (set.digits.len(), set.cells)));
            for set in &sets {
                for (digit, number) in set.numbers() {
                    let there = set.cells & grid.cells(digit);
                    assert_eq!(places[digit.index()][number].cells, there);
                    assert_eq!(set.seeing(digit), grid.geometry().common_peers(there));
                }
            }
        }
    }
}
