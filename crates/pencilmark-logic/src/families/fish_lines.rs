//! The search for fish of lines: the same as [`Hunt`](super::fish_hunt::Hunt), but a line across
//! each other takes no choice of cover houses, so that sets of places are bits of a word.
use super::fish_hunt::Effort;
use crate::context::Ctx;
use crate::sink::Flow;
use core::cell::Cell;
use core::ops::ControlFlow;
use pencilmark_core::{Cell as At, CellSet, House, HouseSet};

/// A line that may be base.
struct Line {
    house: House,
    /// Which of the lines it is.
    number: usize,
    /// Its places: bits are numbers of lines across.
    places: u64,
}

/// Lines one way, and the lines across them.
pub(super) struct Lines<const W: usize> {
    side: usize,
    turned: bool,
    bases: Vec<Line>,
    /// The lines across, by number.
    across: Vec<House>,
    /// The lines that a hunt is about, kept because hunts are many and short.
    open: Cell<Vec<(House, u64)>>,
}

impl<const W: usize> Lines<W> {
    /// Rows among these base houses; or columns, if `turned`.
    pub(super) fn new(cx: &Ctx<'_, W>, turned: bool, bases: HouseSet, places: CellSet<W>) -> Self {
        let (rows, columns) = (cx.layout().rows, cx.layout().columns);
        let (lines, across) = if turned { (columns, rows) } else { (rows, columns) };
        let side = cx.geometry().side();
        let across = across.iter().collect();
        let mut new = Self { side, turned, bases: Vec::new(), across, open: Cell::default() };
        let bits = |house| {
            let here = (places & cx.geometry().cells_of(house)).iter();
            here.fold(0, |all, cell| all | 1 << new.place(cell)[1])
        };
        let numbered = lines.iter().enumerate().filter(|(_, house)| bases.contains(*house));
        let line = |(number, house)| Line { house, number, places: bits(house) };
        new.bases = numbered.map(line).collect();
        new
    }
    /// The numbers of the line a cell is on, and of the line across.
    fn place(&self, cell: At) -> [usize; 2] {
        let (row, column) = (cell.row(self.side), cell.column(self.side));
        if self.turned { [column, row] } else { [row, column] }
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
        let mut hidden = [0; 64];
        for cell in not_counted {
            let [line, across] = self.place(cell);
            hidden[line % 64] |= 1 << across;
        }
        let mut open = self.open.take();
        open.clear();
        for line in &self.bases {
            let places = line.places & !hidden[line.number % 64];
            if has_at_most(room, places) && !without.contains(line.house) {
                open.push((line.house, places));
            }
        }
        let mut chosen = Chosen { size, room, effort, across: &self.across, visit };
        let flow = chosen.grow(&open, (HouseSet::EMPTY, 0), 0);
        self.open.set(open);
        flow
    }
}

/// Whether there are at most so many bits, of which few are asked for: counting them all would take
/// longer.
fn has_at_most(most: usize, mut bits: u64) -> bool {
    for _ in 0..most {
        bits &= bits.wrapping_sub(1);
    }
    bits == 0
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
        // Where fewer are left than are missing, nothing can be found.
        let firsts = (open.len() + count + 1).saturating_sub(self.size);
        for (at, &(house, places)) in open.iter().enumerate().take(firsts) {
            let union = union | places;
            if has_at_most(self.room, union) {
                let mut bases = bases;
                bases.insert(house);
                self.grow(&open[at + 1..], (bases, union), count + 1)?;
            }
        }
        ControlFlow::Continue(())
    }
}
