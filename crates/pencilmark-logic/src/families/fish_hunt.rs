//! The search for base houses whose places fit into few cover houses.
use crate::sink::Flow;
use core::cell::Cell;
use core::ops::ControlFlow;
use pencilmark_core::{CellSet, Geometry, House, HouseSet, Stop};

/// Receives base houses and the cover houses that catch all their places.
type Visit<'v> = &'v mut dyn FnMut(HouseSet, HouseSet) -> Flow;

/// How many choices of houses are tried for one technique where there are too many.
const CHOICES: u64 = 300_000;
/// After this many choices it is asked whether to stop.
const ASK: u64 = 256;

/// What a search may cost.
pub(super) struct Effort<'s> {
    left: Cell<u64>,
    stop: Stop<'s>,
}

impl<'s> Effort<'s> {
    /// Everything, or a bounded part of it; and no more once `stop` says so.
    pub(super) fn new(is_bounded: bool, stop: Stop<'s>) -> Self {
        Self { left: Cell::new(if is_bounded { CHOICES } else { u64::MAX }), stop }
    }
    /// Whether no choice is left, though there may be more to try.
    pub(super) fn is_spent(&self) -> bool {
        self.left.get() == 0
    }
    /// Whether one more choice may be tried. Breaks when told to stop.
    pub(super) fn one_more(&self) -> ControlFlow<(), bool> {
        let left = self.left.get();
        if left.is_multiple_of(ASK) && self.stop.is_due() {
            return ControlFlow::Break(());
        }
        self.left.set(left.saturating_sub(1));
        ControlFlow::Continue(left > 0)
    }
}

/// Looks for `size` base houses, no two of which share a place, whose places are in at most `room`
/// cover houses.
pub(super) struct Hunt<'g, const W: usize> {
    geometry: &'g Geometry<W>,
    effort: &'g Effort<'g>,
    /// The places that count, of each house.
    pub(super) cells: Vec<CellSet<W>>,
    bases: HouseSet,
    covers: HouseSet,
    size: usize,
    room: usize,
    /// At most this many cells of a base house are in one cover house. If it is one (lines across each
    /// other), every combination is wanted; it takes no choice of cover houses. If not, base houses
    /// are added where they touch a cover house; and where there is less room than base houses, a
    /// choice with a smaller one inside that has too little room is left.
    overlap: usize,
}

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Catch<const W: usize> {
    bases: HouseSet,
    covers: HouseSet,
    /// Places of the base houses, of the cover houses.
    taken: CellSet<W>,
    caught: CellSet<W>,
    /// Base houses and cover houses that may still be added. What has been tried is taken out, so
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

/// What smaller fish inside a fish without fins remove: some of its base houses, whose places are all in
/// as many of its cover houses.
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

/// Whether some of the cover houses are already too few for the base houses that they catch: then a
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
