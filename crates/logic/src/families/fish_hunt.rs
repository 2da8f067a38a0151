//! The search for base houses whose places fit into few cover houses.
use crate::sink::Flow;
use core::cell::Cell;
use core::ops::ControlFlow;
use whydoku_core::{CellSet, Geometry, House, HouseSet, Stop};

/// Receives base houses and the cover houses that cover all their places.
type Visit<'v> = &'v mut dyn FnMut(HouseSet, HouseSet) -> Flow;

/// How many choices of houses are tried for one technique if there are too many.
const CHOICES: u64 = 300_000;
/// How many choices are tried between checks whether to stop.
const ASK: u64 = 256;

/// The limits of a search.
pub(super) struct Effort<'s> {
    left: Cell<u64>,
    stop: Stop<'s>,
}

impl<'s> Effort<'s> {
    /// No limit, or a bounded number of choices; and none once `stop` is due.
    pub(super) fn new(is_bounded: bool, stop: Stop<'s>) -> Self {
        Self { left: Cell::new(if is_bounded { CHOICES } else { u64::MAX }), stop }
    }
    /// Whether no choice is left, although there may be more to try.
    pub(super) fn is_spent(&self) -> bool {
        self.left.get() == 0
    }
    /// Whether one more choice may be tried. Breaks when the search is to stop.
    pub(super) fn one_more(&self) -> ControlFlow<(), bool> {
        let left = self.left.get();
        if left.is_multiple_of(ASK) && self.stop.is_due() {
            return ControlFlow::Break(());
        }
        self.left.set(left.saturating_sub(1));
        ControlFlow::Continue(left > 0)
    }
}

/// Searches for `size` base houses, no two of which share a place, whose places are in at most
/// `room` cover houses.
pub(super) struct Hunt<'g, const W: usize> {
    geometry: &'g Geometry<W>,
    effort: &'g Effort<'g>,
    /// The places that count in each house.
    pub(super) cells: Vec<CellSet<W>>,
    bases: HouseSet,
    covers: HouseSet,
    size: usize,
    room: usize,
    /// The largest number of cells that a base house shares with a cover house. If it is one (lines
    /// across each other), every combination is wanted, and cover houses need not be chosen. If not,
    /// base houses are added where they touch a cover house; and if there is less room than there are
    /// base houses, choices that contain a smaller one with too little room are skipped.
    overlap: usize,
}

/// The houses chosen so far.
#[derive(Clone, Copy)]
struct Catch<const W: usize> {
    bases: HouseSet,
    covers: HouseSet,
    /// The places of the base houses, and of the cover houses.
    taken: CellSet<W>,
    caught: CellSet<W>,
    /// Base houses and cover houses that can still be added. Those already tried are removed, so
    /// that nothing is found twice.
    open: HouseSet,
    free: HouseSet,
}

impl<'g, const W: usize> Hunt<'g, W> {
    pub(super) fn new(
        geometry: &'g Geometry<W>,
        effort: &'g Effort<'g>,
        places: CellSet<W>,
        [bases, covers]: [HouseSet; 2],
        [size, room]: [usize; 2],
        overlap: usize,
    ) -> Self {
        let cells: Vec<_> = geometry.houses().map(|h| geometry.cells_of(h) & places).collect();
        let few = |&house: &House| cells[house.index()].len() <= overlap * room;
        let bases = bases.iter().filter(few).collect();
        Self { geometry, effort, cells, bases, covers, size, room, overlap }
    }

    /// Calls `visit` with everything that is found, each once.
    pub(super) fn run(&self, visit: Visit<'_>) -> Flow {
        let (taken, caught) = (CellSet::EMPTY, CellSet::EMPTY);
        let none = HouseSet::EMPTY;
        let (open, free) = (self.bases, self.covers);
        self.grow(Catch { bases: none, covers: none, taken, caught, open, free }, visit)
    }

    /// Adds a base house.
    fn grow(&self, mut catch: Catch<W>, visit: Visit<'_>) -> Flow {
        if !self.effort.one_more()? {
            return ControlFlow::Continue(());
        }
        let count = catch.bases.len();
        if count == self.size {
            return visit(catch.bases, catch.covers);
        }
        let smaller_inside =
            self.room < self.size && catch.covers.len() + self.size <= count + self.room;
        if count > 0 && self.overlap > 1 && smaller_inside {
            return ControlFlow::Continue(());
        }
        for house in catch.open - catch.covers {
            let places = self.cells[house.index()];
            let apart = count > 0 && self.overlap > 1 && places.is_disjoint(catch.caught);
            if apart || !places.is_disjoint(catch.taken) {
                continue;
            }
            catch.open.remove(house);
            let mut next = catch;
            next.bases.insert(house);
            next.taken |= places;
            self.cover(next, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds cover houses until every place of the base houses is in one.
    fn cover(&self, mut catch: Catch<W>, visit: Visit<'_>) -> Flow {
        let missing = catch.taken - catch.caught;
        let Some(cell) = missing.first() else {
            return self.grow(catch, visit);
        };
        if missing.len() > self.overlap * (self.room - catch.covers.len()) {
            return ControlFlow::Continue(());
        }
        let through = self.geometry.houses_of(cell) & catch.free;
        for house in through - catch.bases {
            catch.free.remove(house);
            let mut next = catch;
            next.covers.insert(house);
            next.caught |= self.cells[house.index()];
            self.cover(next, visit)?;
        }
        ControlFlow::Continue(())
    }
}

/// What smaller fish inside a fish without fins remove: they have some of its base houses, whose places
/// are all in as many of its cover houses.
pub(super) fn removed_inside<const W: usize>(
    cells: &[CellSet<W>],
    bases: HouseSet,
    covers: HouseSet,
) -> CellSet<W> {
    let covers: Vec<CellSet<W>> = covers.iter().map(|house| cells[house.index()]).collect();
    (1..(1_usize << covers.len()) - 1).fold(CellSet::EMPTY, |removed, choice| {
        let chosen = covers.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
        let (caught, twice) = chosen
            .fold((CellSet::EMPTY, CellSet::EMPTY), |(caught, twice), (_, &cells)| {
                (caught | cells, twice | (caught & cells))
            });
        let inside = bases.iter().filter(|house| cells[house.index()].is_subset(caught));
        let inside: Vec<CellSet<W>> = inside.map(|house| cells[house.index()]).collect();
        if inside.len() < choice.count_ones() as usize {
            return removed;
        }
        let base = inside.iter().fold(CellSet::EMPTY, |all, &cells| all | cells);
        removed | (caught - base) | twice
    })
}

/// Whether some of the cover houses are already too few for the base houses that they cover: then a
/// smaller fish is inside.
pub(super) fn is_reducible<const W: usize>(
    cells: &[CellSet<W>],
    bases: HouseSet,
    covers: HouseSet,
) -> bool {
    let missing = bases.len().saturating_sub(covers.len());
    let covers: Vec<CellSet<W>> = covers.iter().map(|house| cells[house.index()]).collect();
    (0..(1 << covers.len()) - 1).any(|choice: usize| {
        let chosen = covers.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
        let caught = chosen.fold(CellSet::EMPTY, |all, (_, &cells)| all | cells);
        let inside = bases.iter().filter(|house| cells[house.index()].is_subset(caught)).count();
        inside >= choice.count_ones() as usize + missing
    })
}
