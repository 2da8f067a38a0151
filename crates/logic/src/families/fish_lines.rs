//! The search for fish of lines: the same as [`Hunt`](super::fish_hunt::Hunt), but with lines
//! across each other, cover houses need not be chosen, so sets of places are bits of a word.
use super::fish_hunt::Effort;
use crate::context::Ctx;
use crate::index::bits::numbers;
use crate::index::tally::{any_locked, has_at_most};
use crate::sink::Flow;
use core::cell::Cell;
use core::ops::ControlFlow;
use whydoku_core::{Cell as At, CellSet, House, HouseSet};

/// A line that may be a base.
struct Line {
    house: House,
    /// Its number among the lines.
    number: usize,
    /// Its places: bits are numbers of lines across.
    places: u64,
}

/// Parallel lines, and the lines across them.
pub(super) struct Lines<const W: usize> {
    side: usize,
    turned: bool,
    bases: Vec<Line>,
    /// The lines across, by number.
    across: Vec<House>,
    /// The lines that a hunt covers, kept because hunts are many and short.
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
    /// Calls `visit` with every set of `size` base lines that have their places, apart from some
    /// that do not count, on at most `room` lines across, and with those lines.
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

/// Whether some `count` rows that have several places have them in no more than `count` columns, or as
/// many columns in no more rows.
pub(super) fn any_locked_lines<const W: usize>(
    places: CellSet<W>,
    side: usize,
    count: usize,
) -> bool {
    let (mut rows, mut columns) = ([0_u64; 64], [0_u64; 64]);
    for (row, line) in rows.iter_mut().enumerate().take(side) {
        *line = places.bits_from(At::at(row, 0, side), side);
        for column in numbers([*line]) {
            columns[column] |= 1 << row;
        }
    }
    [rows, columns].iter_mut().any(|lines| {
        let mut open = 0;
        for line in 0..side {
            if !has_at_most(1, lines[line]) && has_at_most(count, lines[line]) {
                lines[open] = lines[line];
                open += 1;
            }
        }
        any_locked(&lines[..open], count)
    })
}

/// What the search wants, and who receives it.
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
        // If fewer lines are left than are missing, nothing can be found.
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
