//! Which almost locked sets cannot both hold a digit.
use crate::als_index::Als;
use pencilmark_core::{CellSet, Digit, DigitSet, Grid};

/// Another set, and the digits that the two cannot both hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AlsLink {
    /// Its place in the list of sets.
    pub(crate) to: usize,
    /// One digit or more.
    pub(crate) digits: DigitSet,
}

/// The sets that have a digit in the same places.
struct Alike<const W: usize> {
    places: CellSet<W>,
    /// The cells that see all these places and can hold the digit.
    seeing: CellSet<W>,
    sets: Vec<usize>,
}

/// The sets that have a digit, by its places in them; without those that cannot be linked by it, since no cell that
/// sees all the places can hold it.
fn by_places<const W: usize>(grid: &Grid<W>, sets: &[Als<W>], digit: Digit) -> Vec<Alike<W>> {
    let having = sets.iter().enumerate().filter(|(_, set)| set.digits.contains(digit));
    let entry = |(at, set): (usize, &Als<W>)| {
        let [places, seeing] = set.entry(digit);
        let seeing = seeing & grid.cells(digit);
        (!seeing.is_empty()).then_some((places, seeing, at))
    };
    let mut all: Vec<_> = having.filter_map(entry).collect();
    all.sort_unstable();
    let group = |alike: &[(CellSet<W>, CellSet<W>, usize)]| {
        let (places, seeing, _) = alike[0];
        Alike { places, seeing, sets: alike.iter().map(|(_, _, at)| *at).collect() }
    };
    all.chunk_by(|one, next| one.0 == next.0).map(group).collect()
}

/// For each set the others that share a digit which the two cannot both hold, in ascending order.
pub(crate) fn links<const W: usize>(grid: &Grid<W>, sets: &[Als<W>]) -> Vec<Vec<AlsLink>> {
    let mut links: Vec<Vec<AlsLink>> = vec![Vec::new(); sets.len()];
    for digit in grid.all_digits() {
        let groups = by_places(grid, sets, digit);
        for one in &groups {
            let apart = |other: &&Alike<W>| other.places.is_subset(one.seeing);
            for to in groups.iter().filter(apart).flat_map(|other| &other.sets) {
                for &at in &one.sets {
                    links[at].push(AlsLink { to: *to, digits: DigitSet::only(digit) });
                }
            }
        }
    }
    for links in &mut links {
        links.sort_unstable_by_key(|link| link.to);
        links.dedup_by(|next, link| {
            let same = next.to == link.to;
            if same {
                link.digits |= next.digits;
            }
            same
        });
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::als_index;
    use pencilmark_core::{Random, Shape};
    use pencilmark_testkit::random_puzzle;

    #[test]
    fn sets_are_linked_by_the_digits_whose_places_all_see_each_other() {
        let shape = Shape::boxes(2, 3).unwrap();
        let mut random = Random::new(9);
        let mut count = 0;
        for extra in 0..20 {
            let grid = Grid::<1>::new(&random_puzzle(&shape, &mut random, extra % 6)).unwrap();
            let sets = als_index::all(&grid).0;
            let links = links(&grid, &sets);
            for (at, one) in sets.iter().enumerate() {
                let digits = |other: &Als<1>| -> DigitSet {
                    let apart = |digit: &Digit| {
                        let places = |of: &Als<1>| of.cells & grid.cells(*digit);
                        let from = |far| grid.geometry().peers(far);
                        places(one).iter().all(|far| places(other).is_subset(from(far)))
                    };
                    (one.digits & other.digits).iter().filter(apart).collect()
                };
                let linked = |(to, other)| AlsLink { to, digits: digits(other) };
                let expected: Vec<AlsLink> = sets.iter().enumerate().map(linked).collect();
                let expected: Vec<_> =
                    expected.into_iter().filter(|link| !link.digits.is_empty()).collect();
                assert_eq!(links[at], expected);
                count += expected.len();
            }
        }
        assert!(count > 1000, "only {count}");
    }
}
