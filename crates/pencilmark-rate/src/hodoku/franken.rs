//! Franken fish of two and three lines: blocks among the bases or the covers.
use super::cells::{Cells, HOUSES, PEERS, cells, choose, first, houses_of, seen_by_all};
use super::found::{Found, spots};
use super::memory::Memory;
use super::position::Position;
use super::profile::Kind;

/// The most fins.
const MOST_FINS: u32 = 5;
/// The most fins that lie in two bases.
const MOST_ENDO_FINS: u32 = 2;

/// The first fish of a size, with fins or without.
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
            let covers = houses(cover);
            choose(&houses(base), &mut |bases: [usize; N]| {
                let fish = Fish::new(places, bases)?;
                if !fish.may_catch(cover, N, finned) {
                    return None;
                }
                let hit = fish.caught::<N>(&covers, bases[N - 1] >= 18, finned)?;
                Found::eliminating(kind, spots(hit, digit))
            })
        })
    })
}

/// The houses of a cell that can be covers, if the lines among these begin with that one.
fn own_covers(cell: usize, first_cover: usize) -> [usize; 2] {
    let [row, column, block] = houses_of(cell);
    [if first_cover == 0 { row } else { column }, block]
}

/// Whether these cells fit into so many covers.
fn fits(set: Cells, first_cover: usize, covers: usize) -> bool {
    if set == 0 || covers == 0 {
        return set == 0;
    }
    own_covers(first(set), first_cover)
        .into_iter()
        .any(|house| fits(set & !HOUSES[house], first_cover, covers - 1))
}

/// The bases of a fish.
struct Fish {
    places: Cells,
    base: Cells,
    /// Candidates in two bases.
    endo: Cells,
}

impl Fish {
    fn new<const N: usize>(places: Cells, bases: [usize; N]) -> Option<Self> {
        let (mut base, mut endo) = (0, 0);
        for house in bases {
            let cells = HOUSES[house] & places;
            endo |= base & cells;
            base |= cells;
        }
        (endo.count_ones() <= MOST_ENDO_FINS).then_some(Self { places, base, endo })
    }
    /// Whether some covers could eliminate something. A candidate that is eliminated lies in a cover and sees
    /// all the fins, so the covers hold every base candidate that it does not see. Few bases pass this, and
    /// only for these all covers are tried.
    fn may_catch(&self, first_cover: usize, covers: usize, finned: bool) -> bool {
        if !finned {
            return self.endo == 0 && fits(self.base, first_cover, covers);
        }
        let targets = self.places & !self.base & seen_by_all(self.endo);
        cells(targets).any(|target| {
            let unseen = self.base & !PEERS[target];
            own_covers(target, first_cover).into_iter().any(|house| {
                HOUSES[house] & self.base != 0
                    && fits(unseen & !HOUSES[house], first_cover, covers - 1)
            })
        })
    }
    /// What the first effective covers eliminate.
    fn caught<const N: usize>(
        &self,
        covers: &[usize],
        base_has_block: bool,
        finned: bool,
    ) -> Option<Cells> {
        let met: Vec<usize> =
            covers.iter().copied().filter(|&house| HOUSES[house] & self.base != 0).collect();
        // Even the covers that hold most of the bases may leave too much.
        let mut held: Vec<u32> =
            met.iter().map(|&house| (HOUSES[house] & self.base).count_ones()).collect();
        held.sort_unstable_by(|a, b| b.cmp(a));
        if self.base.count_ones() > held.iter().take(N).sum::<u32>() + MOST_FINS {
            return None;
        }
        choose(&met, &mut |chosen: [usize; N]| {
            if !base_has_block && chosen[N - 1] < 18 {
                return None;
            }
            let cover = chosen.iter().fold(0, |cover, &house| cover | HOUSES[house]);
            let fins = self.base & !cover | self.endo;
            if finned == (fins == 0) || fins.count_ones() > MOST_FINS {
                return None;
            }
            let seen = if fins == 0 { Cells::MAX } else { seen_by_all(fins) };
            let hit = cover & self.places & !self.base & seen;
            (hit != 0).then_some(hit)
        })
    }
}
