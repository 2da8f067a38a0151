//! Removing givens in a fixed order, each that can go, with as few questions as possible.
//!
//! The result is that of the plain loop "remove the next given; if there is then a second solution, put it
//! back". But a second solution shows more than that: the cells in which it differs from
//! the first are an *unavoidable set*, at least one cell of which must stay given. A set has no effect until
//! the last of its cells in the order is reached; then that cell must stay if no other was kept. So
//! each set waits at its last cell, and the loop runs ahead on what is known, removing several givens
//! before it asks once. When the answer is another solution, its set is added and the loop
//! goes back to where it was sure. The result depends only on the order, not on which
//! solutions were found.
use crate::cells::Cells;

/// No more sets wait here.
const NO_SET: u32 = u32::MAX;
/// The unit of cells that are never given.
const NO_UNIT: u16 = u16::MAX;

/// The state of the loop. A *unit* is what goes or stays as a whole: a cell, or the cells that
/// belong together by symmetry. Units are numbered in the order in which they are tried.
#[derive(Clone, Debug)]
pub(crate) struct Digger<const W: usize> {
    /// The unit of each cell, and the cells of each unit.
    unit_of: Vec<u16>,
    cells_of: Vec<Cells<W>>,
    /// Units up to here are decided: those of `kept` stay.
    sure: usize,
    /// Units up to here have been decided by what is known.
    reached: usize,
    /// The cells of units that stay.
    kept: Cells<W>,
    /// Units removed since `sure`, and the last of them.
    gone: usize,
    last_gone: usize,
    /// Unavoidable sets, each waiting at its last unit.
    sets: Vec<(Cells<W>, u32)>,
    waiting: Vec<u32>,
    stride: usize,
}

/// What to ask: is there another solution with what is given now?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The unit that was removed, if it is a single one: then another solution differs in one of its cells.
    pub(crate) alone: Option<usize>,
}

impl<const W: usize> Digger<W> {
    /// Starts: `units` in the order in which they are tried, for a board of this many cells. At first
    /// `stride` units are removed at once.
    pub(crate) fn new(cells: usize, units: Vec<Cells<W>>, stride: usize) -> Self {
        let mut unit_of = vec![NO_UNIT; cells];
        for (unit, members) in units.iter().enumerate() {
            members.each(|cell| unit_of[cell] = unit as u16);
        }
        Self {
            unit_of,
            sure: 0,
            reached: 0,
            kept: Cells::default(),
            gone: 0,
            last_gone: 0,
            sets: Vec::with_capacity(96),
            waiting: vec![NO_SET; units.len()],
            cells_of: units,
            stride,
        }
    }
    /// Adds an unavoidable set.
    pub(crate) fn learn(&mut self, set: Cells<W>) {
        // One more than the last unit.
        let mut end = 0;
        set.each(|cell| end = end.max(self.unit_of[cell].wrapping_add(1)));
        let Some(last) = usize::from(end).checked_sub(1) else { return };
        let index = self.sets.len() as u32;
        if let Some(head) = self.waiting.get_mut(last) {
            self.sets.push((set, *head));
            *head = index;
        }
    }
    /// The next question; `None` when every unit is decided. Reports the units that are removed.
    pub(crate) fn ask(&mut self, mut goes: impl FnMut(usize)) -> Option<Question> {
        while self.gone < self.stride && self.reached < self.waiting.len() {
            if self.must_stay(self.reached) {
                self.kept.add(&self.cells_of[self.reached]);
            } else {
                self.gone += 1;
                self.last_gone = self.reached;
                goes(self.reached);
            }
            self.reached += 1;
        }
        if self.gone == 0 {
            self.sure = self.reached;
            return None;
        }
        Some(Question { alone: (self.gone == 1).then_some(self.last_gone) })
    }
    fn must_stay(&self, unit: usize) -> bool {
        let mut at = self.waiting[unit];
        while let Some((set, next)) = self.sets.get(at as usize) {
            if set.is_disjoint(&self.kept) {
                return true;
            }
            at = *next;
        }
        false
    }
    /// The answer: the solution is the only one.
    pub(crate) fn only(&mut self, stride: usize) {
        self.sure = self.reached;
        self.gone = 0;
        self.stride = stride;
    }
    /// The answer: another solution differs in these cells. Reports the units that come back.
    pub(crate) fn another(&mut self, set: Cells<W>, stride: usize, comes_back: impl FnMut(usize)) {
        self.learn(set);
        self.go_back(comes_back);
        self.stride = stride;
    }
    /// The answer: not known in reasonable time. A unit that was removed alone stays. Reports the units
    /// that come back.
    pub(crate) fn unknown(&mut self, mut comes_back: impl FnMut(usize)) {
        if self.gone > 1 {
            self.go_back(comes_back);
            self.stride = 1;
            return;
        }
        comes_back(self.last_gone);
        self.kept.add(&self.cells_of[self.last_gone]);
        self.sure = self.reached;
        self.gone = 0;
    }
    fn go_back(&mut self, mut comes_back: impl FnMut(usize)) {
        for unit in self.sure..self.reached {
            let cells = &self.cells_of[unit];
            if self.kept.is_disjoint(cells) {
                comes_back(unit);
            } else {
                self.kept.remove(cells);
            }
        }
        self.reached = self.sure;
        self.gone = 0;
    }
}
