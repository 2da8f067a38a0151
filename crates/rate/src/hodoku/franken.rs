//! Franken fish of two and three lines: blocks among the bases or the covers.
use super::cells::{Cells, HOUSES, PEERS, cells, choose, first, houses_of, seen_by_all};
use super::found::{Found, spots};
use super::memory::Memory;
use super::position::Position;
use super::profile::Kind;

/// The most fins of a fish.
const MOST_FINS: u32 = 5;
/// The most fins that may lie in two bases.
const MOST_ENDO_FINS: u32 = 2;

/// With rows as covers, and with columns: the cells of the line and of the block of each cell.
const COVERS: [[[Cells; 2]; 81]; 2] = covers();

const fn covers() -> [[[Cells; 2]; 81]; 2] {
    let mut covers = [[[0; 2]; 81]; 2];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = houses_of(cell);
        covers[0][cell] = [HOUSES[row], HOUSES[block]];
        covers[1][cell] = [HOUSES[column], HOUSES[block]];
        cell += 1;
    }
    covers
}

/// The first fish of a size, finned or not.
pub(super) fn find<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
    finned: bool,
) -> Option<Found> {
    memory.by_digit(board, kind, |digit| {
        [(0, 9), (9, 0)].into_iter().find_map(|(base, cover)| {
            let places = board.places[digit];
            let houses = |first: usize| -> Vec<usize> {
                let all = (first..first + 9).chain(18..27);
                all.filter(|&house| HOUSES[house] & places != 0).collect()
            };
            let search = Search::<N> { places, covers: &houses(cover), finned };
            let hit = search.extend(&houses(base), 0, Fish::default(), &search.hopes())?;
            Found::eliminating(kind, spots(hit, digit))
        })
    })
}

/// The search for fish of a digit in one direction.
struct Search<'a, const N: usize> {
    places: Cells,
    covers: &'a [usize],
    finned: bool,
}

/// Some bases of a fish.
#[derive(Clone, Copy, Default)]
struct Fish {
    base: Cells,
    /// Candidates in two bases.
    endo: Cells,
}

/// A way in which a fish could eliminate something. A candidate that it eliminates lies in a cover and
/// sees all the fins, so the covers hold every base candidate that it does not see. Without fins, they
/// hold all of them.
#[derive(Clone, Copy)]
struct Hope {
    /// The candidate to eliminate, if there are fins.
    target: Cells,
    /// The cells that may be fins.
    seen: Cells,
    /// The cells of the cover in which it lies.
    own: Cells,
    /// Base candidates that the other covers must hold.
    need: Cells,
}

impl Hope {
    /// What is left of this with another base. `None` if nothing can be eliminated any more.
    fn with(self, base: Cells, endo: Cells) -> Option<Self> {
        let need = self.need | base & !self.seen & !self.own;
        (self.target & base == 0 && endo & !self.seen == 0).then_some(Self { need, ..self })
    }
}

impl<const N: usize> Search<'_, N> {
    /// All ways to eliminate something before there are bases.
    fn hopes(&self) -> Vec<Hope> {
        if !self.finned {
            return vec![Hope { target: 0, seen: 0, own: 0, need: 0 }];
        }
        let of = |cell: usize| {
            let (target, seen) = (1 << cell, PEERS[cell]);
            self.covers_of(cell).map(|own| Hope { target, seen, own, need: 0 })
        };
        cells(self.places).flat_map(of).collect()
    }
    /// The cells of the two houses of a cell that can be covers: its line and its block.
    fn covers_of(&self, cell: usize) -> [Cells; 2] {
        COVERS[usize::from(self.covers[0] >= 9)][cell]
    }
    /// Whether this many covers can hold all these cells.
    fn fits(&self, set: Cells, covers: usize) -> bool {
        if set == 0 || covers == 0 {
            return set == 0;
        }
        let [line, block] = self.covers_of(first(set)).map(|own| set & !own);
        if covers == 1 {
            return line == 0 || block == 0;
        }
        self.fits(line, covers - 1) || self.fits(block, covers - 1)
    }
    /// Adds bases in order as long as something could still be eliminated.
    fn extend(&self, from: &[usize], depth: usize, fish: Fish, hopes: &[Hope]) -> Option<Cells> {
        let covers = N - usize::from(self.finned);
        from.iter().enumerate().find_map(|(at, &house)| {
            let added = HOUSES[house] & self.places;
            let (base, endo) = (fish.base | added, fish.endo | fish.base & added);
            if endo.count_ones() > MOST_ENDO_FINS {
                return None;
            }
            let left = hopes.iter().filter_map(|hope| hope.with(added, endo));
            let mut left = left.filter(|hope| self.fits(hope.need, covers));
            let fish = Fish { base, endo };
            if depth + 1 == N {
                return left.next().and_then(|_| self.caught(fish, house >= 18));
            }
            let left: Vec<Hope> = left.collect();
            self.extend(&from[at + 1..], depth + 1, fish, &left)
        })
    }
    /// What the first covers that eliminate anything eliminate.
    fn caught(&self, Fish { base, endo }: Fish, base_has_block: bool) -> Option<Cells> {
        let meets = |&house: &usize| HOUSES[house] & base != 0;
        let met: Vec<usize> = self.covers.iter().copied().filter(meets).collect();
        choose(&met, &mut |chosen: [usize; N]| {
            if !base_has_block && chosen[N - 1] < 18 {
                return None;
            }
            let cover = chosen.iter().fold(0, |cover, &house| cover | HOUSES[house]);
            let fins = base & !cover | endo;
            if self.finned == (fins == 0) || fins.count_ones() > MOST_FINS {
                return None;
            }
            let seen = if fins == 0 { Cells::MAX } else { seen_by_all(fins) };
            let hit = cover & self.places & !base & seen;
            (hit != 0).then_some(hit)
        })
    }
}
