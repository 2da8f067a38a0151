//! Which almost locked sets cannot both hold a digit.
use crate::index::als::{Als, AlsIndex, Places};
use crate::index::bits::{Matrix, insert, intersect, numbers, unite};
use crate::index::lists::Lists;
use whydoku_core::{Digit, DigitSet, Grid};

/// The sets and places that exclude each other.
#[derive(Clone, Debug)]
pub(crate) struct AlsLinks {
    /// For each digit and each cell that can hold it, the places that the cell excludes.
    seen: Vec<Matrix>,
    /// For each digit and places of it, their number among those from which others are apart.
    linked: Vec<Vec<Option<usize>>>,
    /// For each of these, the others that cannot have the digit at the same time.
    apart: Lists<usize>,
    /// For each of these, the sets that cannot hold the digit at the same time.
    sets: Matrix,
}

impl AlsLinks {
    /// The links of the sets of a position.
    pub(crate) fn new<const W: usize>(grid: &Grid<W>, index: &AlsIndex<W>) -> Self {
        let of_digits = || grid.all_digits().zip(&index.places);
        let seen: Vec<Matrix> =
            of_digits().map(|(digit, places)| excluded(grid, digit, places)).collect();
        let others: Vec<Matrix> =
            of_digits().zip(&seen).map(|((_, places), seen)| all_excluded(places, seen)).collect();
        let mut count = 0;
        let mut number = |others: &[u64]| {
            let is_linked = others.iter().any(|word| *word != 0);
            count += usize::from(is_linked);
            is_linked.then(|| count - 1)
        };
        let linked: Vec<Vec<Option<usize>>> = of_digits()
            .zip(&others)
            .map(|((_, places), others)| {
                (0..places.len()).map(|at| number(others.row(at))).collect()
            })
            .collect();
        let mut apart = Lists::default();
        for (linked, others) in linked.iter().zip(&others) {
            for at in (0..linked.len()).filter(|&at| linked[at].is_some()) {
                let others = numbers(others.row(at).iter().copied());
                apart.push(others.filter_map(|other| linked[other]));
            }
        }
        let sets = sets_apart(index, &linked, &apart);
        Self { seen, linked, apart, sets }
    }
    /// For each cell that can hold a digit, the places of this digit that it excludes.
    pub(crate) fn seen(&self, digit: Digit) -> &Matrix {
        &self.seen[digit.index()]
    }
    /// The number of some places of a digit among those from which others are apart.
    pub(crate) fn linked(&self, digit: Digit, places: usize) -> Option<usize> {
        self.linked[digit.index()][places]
    }
    /// For each of these, the others that cannot have the digit at the same time.
    pub(crate) fn apart(&self) -> &Lists<usize> {
        &self.apart
    }
    /// Finds the sets among some that cannot hold one of these digits of a set together with it.
    pub(crate) fn around<const W: usize>(
        &self,
        set: &Als<W>,
        digits: DigitSet,
        among: &[u64],
        found: &mut Around,
    ) {
        found.clear();
        for (digit, places) in set.numbers().filter(|(digit, _)| digits.contains(*digit)) {
            if let Some(number) = self.linked(digit, places) {
                let apart =
                    self.sets.row(number).iter().zip(among).map(|(apart, among)| apart & among);
                found.add(digit, apart);
            }
        }
    }
    /// All sets.
    pub(crate) fn all_sets(&self) -> Vec<u64> {
        vec![u64::MAX; self.sets.stride()]
    }
}

/// Some sets, each with digits that it cannot hold together with a certain one.
#[derive(Default)]
pub(crate) struct Around {
    sets: Vec<u64>,
    /// For each set; empty for those that are not among them.
    digits: Vec<DigitSet>,
}

impl Around {
    fn clear(&mut self) {
        numbers(self.sets.iter().copied()).for_each(|at| self.digits[at] = DigitSet::EMPTY);
        self.sets.fill(0);
    }
    fn add(&mut self, digit: Digit, sets: impl ExactSizeIterator<Item = u64> + Clone) {
        self.sets.resize(sets.len(), 0);
        self.digits.resize(64 * sets.len(), DigitSet::EMPTY);
        self.sets.iter_mut().zip(sets.clone()).for_each(|(all, more)| *all |= more);
        numbers(sets).for_each(|at| self.digits[at].insert(digit));
    }
    /// The sets with their digits, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, DigitSet)> + '_ {
        numbers(self.sets.iter().copied()).map(|at| (at, self.digits[at]))
    }
}

/// For each cell that can hold a digit, the places of this digit that it excludes.
fn excluded<const W: usize>(grid: &Grid<W>, digit: Digit, places: &[Places<W>]) -> Matrix {
    let mut excluded = Matrix::new(grid.geometry().shape().cell_count(), places.len());
    for (at, of) in places.iter().enumerate() {
        for cell in of.seeing & grid.cells(digit) {
            insert(excluded.row_mut(cell.index()), at);
        }
    }
    excluded
}

/// For each [`Places`] of a digit, the others that every cell of them excludes.
fn all_excluded<const W: usize>(places: &[Places<W>], excluded: &Matrix) -> Matrix {
    let mut all = Matrix::new(places.len(), places.len());
    for (at, of) in places.iter().enumerate() {
        let row = all.row_mut(at);
        row.fill(u64::MAX);
        of.cells.iter().for_each(|cell| intersect(row, excluded.row(cell.index())));
    }
    all
}

/// For each [`Places`] from which others are apart, the sets that have their digit in one of these
/// others.
fn sets_apart<const W: usize>(
    index: &AlsIndex<W>,
    linked: &[Vec<Option<usize>>],
    apart: &Lists<usize>,
) -> Matrix {
    let mut members = Matrix::new(apart.len(), index.sets.len());
    for (at, set) in index.sets.iter().enumerate() {
        let numbers = set.numbers().filter_map(|(digit, places)| linked[digit.index()][places]);
        numbers.for_each(|number| insert(members.row_mut(number), at));
    }
    let mut sets = Matrix::new(apart.len(), index.sets.len());
    for (one, others) in apart.iter().enumerate() {
        for &other in others {
            unite(sets.row_mut(one), members.row(other));
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::als;
    use whydoku_core::{Random, Shape};
    use whydoku_testkit::random_puzzle;

    #[test]
    fn sets_are_linked_by_the_digits_whose_places_all_see_each_other() {
        let shape = Shape::boxes(2, 3).unwrap();
        let mut random = Random::new(9);
        let mut count = 0;
        for extra in 0..20 {
            let grid = Grid::<1>::new(&random_puzzle(&shape, &mut random, extra % 6)).unwrap();
            let index = als::all(&grid);
            let links = AlsLinks::new(&grid, &index);
            let mut around = Around::default();
            for one in &index.sets {
                links.around(one, one.digits, &links.all_sets(), &mut around);
                let mut found = around.iter().peekable();
                for (at, other) in index.sets.iter().enumerate() {
                    let apart = |digit: &Digit| {
                        let places = |of: &Als<1>| of.cells & grid.cells(*digit);
                        let from = |far| grid.geometry().peers(far);
                        places(one).iter().all(|far| places(other).is_subset(from(far)))
                    };
                    let expected: DigitSet =
                        (one.digits & other.digits).iter().filter(apart).collect();
                    let between = found.next_if(|(other, _)| *other == at);
                    assert_eq!(between.map_or(DigitSet::EMPTY, |(_, digits)| digits), expected);
                    count += expected.len();
                }
                assert_eq!(found.next(), None);
            }
        }
        assert!(count > 1000, "only {count}");
    }
}
