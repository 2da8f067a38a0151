//! Templates: the ways to place one digit in every house at once.
use whydoku_core::{CellSet, Digit, DigitSet, Geometry, Grid, House, HouseSet};

/// How many cells are tried for one template. A few dozen are needed.
const TRIES: usize = 2_000;
/// On boards of more digits there are too many templates.
pub(crate) const LARGEST: usize = 9;

/// What is known about the templates of a digit.
pub(crate) struct Templates<const W: usize> {
    pub(crate) digit: Digit,
    /// Houses that lack the digit.
    pub(crate) houses: Vec<House>,
    /// Cells that some template uses.
    pub(crate) used: CellSet<W>,
    /// Cells that every template uses.
    pub(crate) always: CellSet<W>,
    /// The digits on which this rests: its own, and those for which every template includes a cell
    /// that is lost for this one.
    pub(crate) rests_on: DigitSet,
}

/// Goes through the digits again and again until nothing new is learnt: a cell that all templates of
/// one digit use is lost for the others.
pub(crate) fn known<const W: usize>(grid: &Grid<W>) -> Vec<Templates<W>> {
    let new = |digit| Templates {
        digit,
        houses: lacking(grid, digit).collect(),
        used: grid.cells(digit),
        always: CellSet::EMPTY,
        rests_on: DigitSet::only(digit),
    };
    let mut all: Vec<Templates<W>> = grid.all_digits().map(new).collect();
    let mut fresh: Vec<usize> = (0..all.len()).collect();
    while let Some(at) = fresh.pop() {
        let of = &mut all[at];
        (of.used, of.always) = templates(grid, &of.houses, of.used, TRIES);
        let (digit, always, rests_on) = (of.digit, of.always, of.rests_on);
        for (index, other) in all.iter_mut().enumerate() {
            if other.digit != digit && !(other.used & always).is_empty() {
                other.used -= always;
                other.rests_on |= rests_on;
                fresh.push(index);
            }
        }
    }
    all
}

/// Houses that do not have the digit yet.
fn lacking<const W: usize>(grid: &Grid<W>, digit: Digit) -> impl Iterator<Item = House> {
    let geometry = grid.geometry();
    let filled = geometry.all_cells() - grid.empty();
    let with_digit = filled.iter().filter(|&cell| grid.placed(cell) == Some(digit));
    let done = with_digit.fold(HouseSet::EMPTY, |all, cell| all | geometry.houses_of(cell));
    geometry
        .houses()
        .filter(move |&house| !done.contains(house) || !grid.places(house, digit).is_empty())
}

/// The cells of each of these houses.
fn cells_of<const W: usize>(
    grid: &Grid<W>,
    houses: impl Iterator<Item = House>,
) -> Vec<CellSet<W>> {
    let mut all = Vec::with_capacity(grid.geometry().shape().houses().len());
    all.extend(houses.map(|house| grid.geometry().cells_of(house)));
    all
}

/// The cells that some templates use, and those that all of them use. If it remains unknown whether
/// some template uses a cell, none of the cells that see it is claimed to be in all.
fn templates<const W: usize>(
    grid: &Grid<W>,
    houses: &[House],
    cells: CellSet<W>,
    tries: usize,
) -> (CellSet<W>, CellSet<W>) {
    let houses = cells_of(grid, houses.iter().copied());
    let [used, all, unknown] = some(grid.geometry(), &houses, cells, tries);
    // A template without a cell uses another cell of its row, which was found or is unknown.
    let maybe = unknown.iter().fold(CellSet::EMPTY, |all, cell| all | grid.geometry().peers(cell));
    (used | unknown, (all & used) - maybe)
}

/// The cells that some templates use, those that all templates found use, and those that remain
/// unknown. Searches for a template with each cell in turn; every template that is found answers the
/// question for many cells. A question that takes more than this many tries remains open.
fn some<const W: usize>(
    geometry: &Geometry<W>,
    houses: &[CellSet<W>],
    cells: CellSet<W>,
    tries: usize,
) -> [CellSet<W>; 3] {
    let (mut always, mut unknown) = (cells, CellSet::EMPTY);
    let room = Vec::with_capacity(4 * houses.len());
    let mut search = Search { geometry, houses: room, used: CellSet::EMPTY, tries };
    for cell in cells {
        if search.used.contains(cell) {
            continue;
        }
        search.houses.clear();
        search.houses.extend_from_slice(houses);
        search.tries = tries;
        match search.among(0, cells - geometry.peers(cell)) {
            Answer::Template(found) => {
                search.used |= found;
                always &= found;
            }
            Answer::None => {}
            Answer::Unknown => unknown.insert(cell),
        }
    }
    [search.used, always, unknown]
}

/// The places of a digit that are in no template as far as is known: nothing that considers the
/// places of this digit alone excludes any other. All of them on boards with too many templates.
pub(crate) fn unused<const W: usize>(grid: &Grid<W>, digit: Digit) -> CellSet<W> {
    let cells = grid.cells(digit);
    if cells.is_empty() || grid.geometry().side() > LARGEST {
        return cells;
    }
    let houses = cells_of(grid, lacking(grid, digit));
    let [used, ..] = some(grid.geometry(), &houses, cells, TRIES);
    cells - used
}

/// The result of a search.
enum Answer<const W: usize> {
    Template(CellSet<W>),
    None,
    Unknown,
}

/// A search for templates.
struct Search<'g, const W: usize> {
    geometry: &'g Geometry<W>,
    /// A stack: at its end those houses that have several places in the branch being tried.
    houses: Vec<CellSet<W>>,
    /// Cells that a template is known to use. Others are tried first.
    used: CellSet<W>,
    tries: usize,
}

impl<const W: usize> Search<'_, W> {
    /// Searches for a template among some cells, where the houses from `start` on are to be settled: takes one with
    /// two places, or else with several, and tries each of them.
    fn among(&mut self, start: usize, cells: CellSet<W>) -> Answer<W> {
        let Some((cells, places)) = self.settle(start, cells) else { return Answer::None };
        if places.is_empty() {
            return Answer::Template(cells);
        }
        let end = self.houses.len();
        for cell in (places - self.used).iter().chain(places & self.used) {
            if self.tries == 0 {
                return Answer::Unknown;
            }
            self.tries -= 1;
            self.houses.extend_from_within(start..end);
            let answer = self.among(end, cells - self.geometry.peers(cell));
            self.houses.truncate(end);
            if !matches!(answer, Answer::None) {
                return answer;
            }
        }
        Answer::None
    }
    /// Removes what sees the only place of a house, until no house has only one. Such houses are done with: nothing
    /// that is left sees their place. What remains, and the places in one of the other houses; nothing if a house
    /// has no place.
    fn settle(&mut self, start: usize, cells: CellSet<W>) -> Option<(CellSet<W>, CellSet<W>)> {
        let mut left = cells;
        loop {
            let (before, mut kept) = (left, start);
            let (mut several, mut are_two) = (CellSet::EMPTY, false);
            for at in start..self.houses.len() {
                let house = self.houses[at];
                let places = left & house;
                if !places.has_several() {
                    left -= self.geometry.peers(places.first()?);
                    continue;
                }
                self.houses[kept] = house;
                kept += 1;
                if !are_two {
                    are_two = places.iter().nth(2).is_none();
                    if are_two || several.is_empty() {
                        several = places;
                    }
                }
            }
            self.houses.truncate(kept);
            if left == before {
                return Some((left, several));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Puzzle, Shape};

    #[test]
    fn nothing_is_concluded_from_an_undecided_question() {
        let shape = Shape::square(4).unwrap();
        let grid = Grid::<1>::new(&Puzzle::empty(shape)).unwrap();
        {
            let grid = &grid;
            let digit = Digit::new(0);
            let houses: Vec<House> = lacking(grid, digit).collect();
            let all = grid.cells(digit);
            assert_eq!(templates(grid, &houses, all, TRIES), (all, CellSet::EMPTY));
            assert_eq!(templates(grid, &houses, all, 0), (all, CellSet::EMPTY));
            // In the first row only the second cell is left: that is seen without a try.
            let rest = all.iter().filter(|cell| ![0, 2, 3].contains(&cell.index())).collect();
            for tries in [TRIES, 0] {
                let (used, always) = templates(grid, &houses, rest, tries);
                assert_eq!((used.len(), always), (9, CellSet::only(whydoku_core::Cell::new(1))));
            }
        }
    }
}
