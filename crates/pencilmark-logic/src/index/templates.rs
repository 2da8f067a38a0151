//! Templates: the ways to place one digit in every house at once.
use pencilmark_core::{CellSet, Digit, DigitSet, Grid, House};

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
    grid.geometry().houses().filter(move |&house| {
        !grid.places(house, digit).is_empty()
            || grid.geometry().cells_of(house).iter().all(|cell| grid.placed(cell) != Some(digit))
    })
}

/// The cells that some templates use, and those that all of them use. If it remains unknown whether
/// some template uses a cell, none of the cells that see it is claimed to be in all.
fn templates<const W: usize>(
    grid: &Grid<W>,
    houses: &[House],
    cells: CellSet<W>,
    tries: usize,
) -> (CellSet<W>, CellSet<W>) {
    let [used, all, unknown] = some(grid, houses, cells, tries);
    // A template without a cell uses another cell of its row, which was found or is unknown.
    let maybe = unknown.iter().fold(CellSet::EMPTY, |all, cell| all | grid.geometry().peers(cell));
    (used | unknown, (all & used) - maybe)
}

/// The cells that some templates use, those that all templates found use, and those that remain
/// unknown. Searches for a template with each cell in turn; every template that is found answers the
/// question for many cells. A question that takes more than this many tries remains open.
fn some<const W: usize>(
    grid: &Grid<W>,
    houses: &[House],
    cells: CellSet<W>,
    tries: usize,
) -> [CellSet<W>; 3] {
    let (mut used, mut always, mut unknown) = (CellSet::EMPTY, cells, CellSet::EMPTY);
    for cell in cells {
        if used.contains(cell) {
            continue;
        }
        match search(grid, houses, cells - grid.geometry().peers(cell), &mut tries.clone()) {
            Answer::Template(found) => {
                used |= found;
                always &= found;
            }
            Answer::None => {}
            Answer::Unknown => unknown.insert(cell),
        }
    }
    [used, always, unknown]
}

/// The places of a digit that are in no template as far as is known: nothing that considers the
/// places of this digit alone excludes any other. All of them on boards with too many templates.
pub(crate) fn unused<const W: usize>(grid: &Grid<W>, digit: Digit) -> CellSet<W> {
    let cells = grid.cells(digit);
    if grid.geometry().side() > LARGEST {
        return cells;
    }
    let houses: Vec<House> = lacking(grid, digit).collect();
    let [used, ..] = some(grid, &houses, cells, TRIES);
    cells - used
}

/// The result of a search.
enum Answer<const W: usize> {
    Template(CellSet<W>),
    None,
    Unknown,
}

/// Searches for a template among some cells: takes the house with the fewest places and tries each
/// of them.
fn search<const W: usize>(
    grid: &Grid<W>,
    houses: &[House],
    mut cells: CellSet<W>,
    tries: &mut usize,
) -> Answer<W> {
    let fewest = loop {
        let (before, mut fewest) = (cells, None);
        for &house in houses {
            let places = cells & grid.geometry().cells_of(house);
            if !places.has_several() {
                let Some(cell) = places.first() else { return Answer::None };
                // Once nothing else sees the only place, nothing changes.
                cells -= grid.geometry().peers(cell);
            } else if fewest.is_none_or(|(least, _)| least > 2 && places.len() < least) {
                fewest = Some((places.len(), places));
            }
        }
        if cells == before {
            break fewest;
        }
    };
    let Some((_, places)) = fewest else { return Answer::Template(cells) };
    for cell in places {
        if *tries == 0 {
            return Answer::Unknown;
        }
        *tries -= 1;
        match search(grid, houses, cells - grid.geometry().peers(cell), tries) {
            Answer::None => {}
            answer => return answer,
        }
    }
    Answer::None
}

#[cfg(test)]
mod tests {
    use super::*;
    use pencilmark_core::{Puzzle, Shape};

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
                assert_eq!((used.len(), always), (9, CellSet::only(pencilmark_core::Cell::new(1))));
            }
        }
    }
}
