//! Taking givens away in a fixed order, each that can go, with as few questions as possible.
//!
//! The result is that of the plain loop "take the next given away, put it back if there is a second
//! solution then". But a second solution tells more than that: the cells in which it differs from
//! the first are an *unavoidable set*, of which one cell must stay given. A set says nothing until
//! the last of its cells in the order is reached; then that cell must stay if no other was kept. So
//! each set waits at its last cell, and the loop runs ahead on what is known, taking several givens
//! away before it asks once. When the answer is another solution, its set is added and the loop
//! goes back to where it was sure. What comes out depends on the order alone, not on which
//! solutions were found.
use crate::cells::Cells;

/// No more sets wait here.
const NONE: u32 = u32::MAX;

/// The state of the loop. A *unit* is what goes or stays as a whole: a cell, or the cells that
/// belong together by symmetry. Units are numbered in the order in which they are tried.
#[derive(Clone, Debug)]
pub(crate) struct Digger<const W: usize> {
    /// The unit of each cell; `NONE` for cells that are never given.
    unit_of: Vec<u32>,
    /// Units up to here are decided: those of `kept` stay.
    sure: usize,
    /// Units up to here have been decided by what is known.
    reached: usize,
    kept: Cells<W>,
    /// Units that went since `sure`, and the last of them.
    gone: usize,
    last_gone: usize,
    /// Unavoidable sets, as sets of units, each waiting at its last unit.
    sets: Vec<(Cells<W>, u32)>,
    waiting: Vec<u32>,
    stride: usize,
}

/// What to ask: is there another solution with what is given now?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The unit that went, if it is one alone: then another solution differs in one of its cells.
    pub(crate) alone: Option<usize>,
}

impl<const W: usize> Digger<W> {
    /// Begins: `units` in the order in which they are tried, of a board of so many cells. At first
    /// `stride` units are taken away at once.
    pub(crate) fn new(cells: usize, units: &[Vec<usize>], stride: usize) -> Self {
        let mut unit_of = vec![NONE; cells];
        for (unit, members) in units.iter().enumerate() {
            for &cell in members {
                unit_of[cell] = unit as u32;
            }
        }
        Self::with(unit_of, units.len(), stride)
    }
    /// Begins with every cell a unit of its own.
    pub(crate) fn of_cells(order: &[u8], stride: usize) -> Self {
        let mut unit_of = vec![NONE; order.len()];
        for (unit, &cell) in order.iter().enumerate() {
            unit_of[usize::from(cell)] = unit as u32;
        }
        Self::with(unit_of, order.len(), stride)
    }
    fn with(unit_of: Vec<u32>, units: usize, stride: usize) -> Self {
        Self {
            unit_of,
            sure: 0,
            reached: 0,
            kept: Cells::default(),
            gone: 0,
            last_gone: 0,
            sets: Vec::with_capacity(96),
            waiting: vec![NONE; units],
            stride,
        }
    }
    /// Learns that one of some cells must stay given.
    pub(crate) fn learn(&mut self, cells: impl Iterator<Item = usize>) {
        let mut units = Cells::default();
        let mut last = 0;
        for cell in cells {
            let unit = self.unit_of[cell];
            if unit != NONE {
                units.insert(unit as usize);
                last = last.max(unit as usize);
            }
        }
        let index = self.sets.len() as u32;
        if let Some(head) = self.waiting.get_mut(last) {
            self.sets.push((units, *head));
            *head = index;
        }
    }
    /// The next question; `None` when every unit is decided. Tells the units that go.
    pub(crate) fn ask(&mut self, mut goes: impl FnMut(usize)) -> Option<Question> {
        while self.gone < self.stride && self.reached < self.waiting.len() {
            if self.must_stay(self.reached) {
                self.kept.insert(self.reached);
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
    /// The answer: another solution differs in these cells. Tells the units that come back.
    pub(crate) fn another(
        &mut self,
        cells: impl Iterator<Item = usize>,
        stride: usize,
        comes_back: impl FnMut(usize),
    ) {
        self.learn(cells);
        self.go_back(comes_back);
        self.stride = stride;
    }
    /// The answer: not known in reasonable time. A unit that went alone stays. Tells the units
    /// that come back.
    pub(crate) fn unknown(&mut self, mut comes_back: impl FnMut(usize)) {
        if self.gone > 1 {
            self.go_back(comes_back);
            self.stride = 1;
            return;
        }
        comes_back(self.last_gone);
        self.kept.insert(self.last_gone);
        self.sure = self.reached;
        self.gone = 0;
    }
    fn go_back(&mut self, comes_back: impl FnMut(usize)) {
        (self.sure..self.reached).filter(|&unit| !self.kept.contains(unit)).for_each(comes_back);
        self.kept.remove_from(self.sure);
        self.reached = self.sure;
        self.gone = 0;
    }
}
