//! The search for fish of lines: the same as [`Hunt`](super::fish_hunt::Hunt), but a line across
//! each other takes no choice of cover houses, so that sets of places are bits of a word.
use super::fish_hunt::Effort;
use crate::context::Ctx;
use crate::sink::Flow;
use core::ops::ControlFlow;
use pencilmark_core::{CellSet, House, HouseSet};

/// Lines one way, and the lines across them.
pub(super) struct Lines<'c, const W: usize> {
    cx: &'c Ctx<'c, W>,
    turned: bool,
    /// The lines that may be base, each with its places: bits are numbers of lines across.
    bases: Vec<(House, u64)>,
    /// The lines across, by number.
    across: Vec<House>,
}

impl<'c, const W: usize> Lines<'c, W> {
    /// Rows among these base houses; or columns, if `turned`.
    pub(super) fn new(
        cx: &'c Ctx<'_, W>,
        turned: bool,
        bases: HouseSet,
        places: CellSet<W>,
    ) -> Self {
        let (rows, columns) = (cx.layout().rows, cx.layout().columns);
        let across = if turned { rows } else { columns };
        let mut lines = Self { cx, turned, bases: Vec::new(), across: across.iter().collect() };
        let of = |house| lines.bits(places & cx.geometry().cells_of(house));
        lines.bases = bases.iter().map(|house| (house, of(house))).collect();
        lines
    }
    /// The numbers of the lines across on which cells are.
    fn bits(&self, cells: CellSet<W>) -> u64 {
        let side = self.cx.geometry().side();
        cells.iter().fold(0, |all, cell| {
            all | 1 << if self.turned { cell.row(side) } else { cell.column(side) }
        })
    }
    /// Calls `visit` with every `size` base lines that have their places, but for some that do not
    /// count, on at most `room` lines across: with them and those lines.
    pub(super) fn hunt(
        &self,
        not_counted: CellSet<W>,
        without: HouseSet,
        [size, room]: [usize; 2],
        effort: &Effort<'_>,
        visit: &mut dyn FnMut(HouseSet, HouseSet) -> Flow,
    ) -> Flow {
        let mut open = [(House::new(0), 0); 64];
        let mut count = 0;
        for &(house, places) in self.bases.iter().filter(|(house, _)| !without.contains(*house)) {
            let places = places & !self.bits(not_counted & self.cx.geometry().cells_of(house));
            if places.count_ones() as usize <= room {
                open[count] = (house, places);
                count += 1;
            }
        }
        let mut chosen = Chosen { size, room, effort, across: &self.across, visit };
        chosen.grow(&open[..count], (HouseSet::EMPTY, 0), 0)
    }
}

/// What is looked for, and who receives it.
struct Chosen<'a> {
    size: usize,
    room: usize,
    effort: &'a Effort<'a>,
    across: &'a [House],
    visit: &'a mut dyn FnMut(HouseSet, HouseSet) -> Flow,
}

impl Chosen<'_> {
    /// Adds a line.
    fn grow(
        &mut self,
        open: &[(House, u64)],
        (bases, union): (HouseSet, u64),
        count: usize,
    ) -> Flow {
        if !self.effort.one_more()? {
            return ControlFlow::Continue(());
        }
        if count == self.size {
            let across = self.across.iter().enumerate().filter(|(at, _)| union >> at & 1 == 1);
            return (self.visit)(bases, across.map(|(_, &house)| house).collect());
        }
        for (at, &(house, places)) in open.iter().enumerate() {
            let union = union | places;
            if union.count_ones() as usize <= self.room {
                let mut bases = bases;
                bases.insert(house);
                self.grow(&open[at + 1..], (bases, union), count + 1)?;
            }
        }
        ControlFlow::Continue(())
    }
}
