//! Which almost locked sets cannot both hold a digit.
use crate::als_index::Als;
use crate::lists::Lists;
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

/// The sets that have a digit, by its places in them; without those that cannot be linked by it, since
/// no cell that sees all the places can hold it.
fn by_places<const W: usize>(grid: &Grid<W>, sets: &[Als<W>], digit: Digit) -> Vec<Alike<W>> {
    let mut all: Vec<(CellSet<W>, usize)> = Vec::new();
    for (at, set) in sets.iter().enumerate().filter(|(_, set)| set.digits.contains(digit)) {
        let [places, seeing] = set.entry(digit);
        if !seeing.is_disjoint(grid.cells(digit)) {
            all.push((places, at));
        }
    }
    all.sort_unstable();
    let group = |alike: &[(CellSet<W>, usize)]| {
        let [places, seeing] = sets[alike[0].1].entry(digit);
        let seeing = seeing & grid.cells(digit);
        Alike { places, seeing, sets: alike.iter().map(|(_, at)| *at).collect() }
    };
    all.chunk_by(|one, next| one.0 == next.0).map(group).collect()
}

/// For each set the others that share a digit which the two cannot both hold, in ascending order.
pub(crate) fn links<const W: usize>(grid: &Grid<W>, sets: &[Als<W>]) -> Lists<AlsLink> {
    // For each set the lists of those linked by a digit.
    let mut lists: Vec<Vec<usize>> = vec![Vec::new(); sets.len()];
    let mut linked: Lists<AlsLink> = Lists::default();
    for digit in grid.all_digits() {
        let groups = by_places(grid, sets, digit);
        for one in &groups {
            let apart = |other: &&Alike<W>| other.places.is_subset(one.seeing);
            let others = groups.iter().filter(apart).flat_map(|other| &other.sets);
            let mut others =
                others.map(|&to| AlsLink { to, digits: DigitSet::only(digit) }).peekable();
            if others.peek().is_some() {
                let list = linked.push(others);
                one.sets.iter().for_each(|&at| lists[at].push(list));
            }
        }
    }
    let mut links = Lists::default();
    let mut all: Vec<AlsLink> = Vec::new();
    for lists in lists {
        all.clear();
        all.extend(lists.iter().flat_map(|&list| linked.get(list)));
        all.sort_unstable_by_key(|link| link.to);
        all.dedup_by(|next, link| {
            let same = next.to == link.to;
            if same {
                link.digits |= next.digits;
            }
            same
        });
        links.push(all.iter().copied());
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
                assert_eq!(links.get(at), expected);
                count += expected.len();
            }
        }
        assert!(count > 1000, "only {count}");
    }
}
