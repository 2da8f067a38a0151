//! A position together with everything worth computing once for it.
mod graphs;
pub(crate) mod memory;

use crate::catalog::Technique;
use crate::index::als::{self, Als, AlsIndex};
use crate::index::als_links::AlsLinks;
use crate::index::als_starts;
use crate::index::bits::insert;
use crate::index::clues::{Clues, Group};
use crate::index::layout::Layout;
use crate::index::pairs::{self, Pair};
use crate::index::rectangles::{self, Rectangle};
use crate::index::tally::Tally;
use crate::index::templates;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::cell::{self, OnceCell, RefCell};
use core::ops::ControlFlow;
use graphs::Linked;
use memory::{Memory, Sight};
use std::sync::OnceLock;
use whydoku_core::{
    Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House, HouseSet, Stop,
};

/// A borrowed grid with lazily built indexes. It dies with the position, so no index can be stale.
pub(crate) struct Ctx<'g, const W: usize> {
    pub(crate) grid: &'g Grid<W>,
    /// Whether the givens are known to have exactly one solution.
    pub(crate) unique: bool,
    layout: &'g OnceLock<Layout>,
    /// The number of candidates of each cell.
    candidates: OnceCell<Tally<CellSet<W>>>,
    /// For each digit, the places that no template uses.
    unused: OnceCell<Vec<OnceCell<CellSet<W>>>>,
    /// For each digit, the houses in which it has two places.
    pairs: OnceCell<Vec<OnceCell<Vec<Pair>>>>,
    rectangles: OnceCell<Vec<Rectangle>>,
    avoidable: OnceCell<Vec<Rectangle>>,
    als: OnceCell<AlsIndex<W>>,
    als_links: OnceCell<AlsLinks>,
    /// For each almost locked set, the digits by which chains look promising.
    als_starts: OnceCell<Vec<DigitSet>>,
    /// The input of chains and nets.
    linked: OnceCell<Box<Linked>>,
    memory: &'g RefCell<Memory<W>>,
    stop: Stop<'g>,
    /// Whether a technique did not search everything.
    pub(crate) bounded: cell::Cell<bool>,
}

impl<'g, const W: usize> Ctx<'g, W> {
    /// The context of a grid, with what is remembered from earlier searches; `stop` is polled now
    /// and then to learn whether to give up.
    pub(crate) fn new(
        grid: &'g Grid<W>,
        unique: bool,
        layout: &'g OnceLock<Layout>,
        memory: &'g RefCell<Memory<W>>,
        stop: Stop<'g>,
    ) -> Self {
        Self {
            grid,
            unique,
            layout,
            candidates: OnceCell::new(),
            unused: OnceCell::new(),
            pairs: OnceCell::new(),
            rectangles: OnceCell::new(),
            avoidable: OnceCell::new(),
            als: OnceCell::new(),
            als_links: OnceCell::new(),
            als_starts: OnceCell::new(),
            linked: OnceCell::new(),
            memory,
            stop,
            bounded: cell::Cell::new(false),
        }
    }
    /// When the search should give up.
    pub(crate) fn stop(&self) -> Stop<'g> {
        self.stop
    }
    /// Whether the search should give up.
    pub(crate) fn stopped(&self) -> bool {
        self.stop.is_due()
    }
    /// Notes that a technique does not search everything here, because there is too much.
    pub(crate) fn note_bounded(&self) {
        self.bounded.set(true);
    }
    /// Breaks when the search should give up: called at each start by finders with slow searches.
    pub(crate) fn go_on(&self) -> Flow {
        if self.stopped() { Flow::Break(()) } else { Flow::Continue(()) }
    }
    /// Runs a part of a search, unless it is known to find nothing. `part` is its number among
    /// those of the technique; see [`memory`] for what it may read.
    pub(crate) fn part(
        &self,
        technique: Technique,
        (part, sight): (usize, Sight),
        out: &mut Sink<'_>,
        search: impl FnOnce(&mut Sink<'_>) -> Flow,
    ) -> Flow {
        if self.is_nothing(technique, (part, sight)) {
            return Flow::Continue(());
        }
        if out.nothing_from(search)? {
            self.note_nothing(technique, (part, sight));
        }
        Flow::Continue(())
    }
    /// Whether a part of a search is known to find nothing.
    pub(crate) fn is_nothing(&self, technique: Technique, (part, sight): (usize, Sight)) -> bool {
        self.memory.borrow_mut().is_nothing(technique, part, sight)
    }
    /// Notes that a part of a search has found nothing.
    pub(crate) fn note_nothing(&self, technique: Technique, (part, _): (usize, Sight)) {
        self.memory.borrow_mut().note_nothing(technique, part);
    }
    /// The cells that have changed since a technique found nothing; all of them if it always found
    /// something.
    pub(crate) fn changed_since_nothing(&self, technique: Technique) -> CellSet<W> {
        self.geometry().all_cells() - self.memory.borrow().old_cells(technique)
    }
    /// Runs the whole search of a technique, and remembers if it found nothing.
    pub(crate) fn whole(
        &self,
        technique: Technique,
        out: &mut Sink<'_>,
        search: impl FnOnce(&mut Sink<'_>) -> Flow,
    ) -> Flow {
        if out.nothing_from(search)? {
            self.memory.borrow_mut().note_cells(technique, self.geometry().all_cells());
        }
        Flow::Continue(())
    }
    /// The places of a digit that no template uses: nothing that considers this digit alone excludes
    /// any other.
    pub(crate) fn unused(&self, digit: Digit) -> CellSet<W> {
        if self.memory.borrow_mut().is_firm(digit) {
            return CellSet::EMPTY;
        }
        let all = self.unused.get_or_init(|| vec![OnceCell::new(); self.geometry().side()]);
        *all[digit.index()].get_or_init(|| {
            let unused = templates::unused(self.grid, digit);
            if unused.is_empty() {
                self.memory.borrow_mut().note_firm(digit);
            }
            unused
        })
    }
    /// Searches one digit after another, each as a separate part. What a search finds must follow from the
    /// places of the digit alone: a digit whose templates use all its places is skipped.
    pub(crate) fn each_digit(
        &self,
        technique: Technique,
        out: &mut Sink<'_>,
        mut search: impl FnMut(Digit, &mut Sink<'_>) -> Flow,
    ) -> Flow {
        let new = self.memory.borrow_mut().new_digits(technique);
        for digit in new {
            if self.unused(digit).is_empty() {
                continue;
            }
            if out.nothing_from(|out| search(digit, out))? {
                self.memory.borrow_mut().note_nothing(technique, digit.index());
            }
        }
        Flow::Continue(())
    }
    /// Searches one house after another, each as a separate part.
    pub(crate) fn each_house(
        &self,
        technique: Technique,
        houses: HouseSet,
        out: &mut Sink<'_>,
        mut search: impl FnMut(House, &mut Sink<'_>) -> Flow,
    ) -> Flow {
        let quiet = self.memory.borrow().quiet_houses(technique);
        let (mut nothing, mut flow) = (HouseSet::EMPTY, Flow::Continue(()));
        for house in houses - quiet {
            match out.nothing_from(|out| search(house, out)) {
                ControlFlow::Continue(true) => nothing.insert(house),
                ControlFlow::Continue(false) => {}
                ControlFlow::Break(()) => {
                    flow = Flow::Break(());
                    break;
                }
            }
        }
        self.memory.borrow_mut().note_houses(technique, nothing);
        flow
    }
    /// The houses in which a digit has two places, in order.
    pub(crate) fn pairs(&self, digit: Digit) -> &[Pair] {
        let all = self.pairs.get_or_init(|| vec![OnceCell::new(); self.geometry().side()]);
        all[digit.index()].get_or_init(|| pairs::pairs(self.grid, digit))
    }
    pub(crate) fn geometry(&self) -> &'g Geometry<W> {
        self.grid.geometry()
    }
    /// What follows from the shape of the board.
    pub(crate) fn layout(&self) -> &'g Layout {
        self.layout.get_or_init(|| Layout::new(self.geometry()))
    }
    /// The groups of cells that rules beyond houses connect.
    pub(crate) fn clues(&self) -> &'g Clues {
        self.layout().clues(self.geometry())
    }
    /// What is left for the cells of a group, in their order: the digit in place, or candidates.
    pub(crate) fn left(&self, cells: &[Cell]) -> Vec<DigitSet> {
        let of = |&cell: &Cell| match self.grid.placed(cell) {
            Some(digit) => DigitSet::only(digit),
            None => self.grid.digits(cell),
        };
        cells.iter().map(of).collect()
    }
    /// Searches one group of cells after another, each as a separate part. What a part can find depends on
    /// the candidates of its cells; of other candidates, only whether they are still there matters.
    pub(crate) fn each_group(
        &self,
        technique: Technique,
        groups: &'g [Group],
        out: &mut Sink<'_>,
        search: impl FnMut(&'g Group, &mut Sink<'_>) -> Flow,
    ) -> Flow {
        self.each_part(technique, groups, |group| group.cells.clone(), out, search)
    }
    /// The same for parts of any kind, each of which reads certain cells.
    pub(crate) fn each_part<P>(
        &self,
        technique: Technique,
        parts: &'g [P],
        cells: impl Fn(&P) -> Vec<Cell>,
        out: &mut Sink<'_>,
        mut search: impl FnMut(&'g P, &mut Sink<'_>) -> Flow,
    ) -> Flow {
        for (number, part) in parts.iter().enumerate() {
            self.go_on()?;
            let cells = cells(part);
            let is_open = |&cell: &Cell| self.grid.placed(cell).is_none();
            let is_old = self.memory.borrow_mut().are_old(technique, number, &cells);
            if is_old || !cells.iter().any(is_open) {
                continue;
            }
            if out.nothing_from(|out| search(part, out))? {
                self.memory.borrow_mut().note_nothing(technique, number);
            }
        }
        Flow::Continue(())
    }
    /// The number of candidates of each cell.
    fn candidates(&self) -> &Tally<CellSet<W>> {
        self.candidates.get_or_init(|| {
            let cells = self.grid.all_digits().map(|digit| self.grid.cells(digit));
            Tally::new(CellSet::EMPTY, cells)
        })
    }
    /// Cells with two to `most` candidates; `most` is two, three or four.
    pub(crate) fn few(&self, most: usize) -> CellSet<W> {
        self.candidates().few(most)
    }
    /// The number of places that each digit has in a house.
    #[inline]
    pub(crate) fn places(&self, house: House) -> Tally<DigitSet> {
        let cells = &self.geometry().shape().house(house).cells;
        Tally::new(DigitSet::EMPTY, cells.iter().map(|&cell| self.grid.digits(cell)))
    }
    /// Cells with two candidates.
    pub(crate) fn bivalue(&self) -> CellSet<W> {
        self.few(2)
    }
    /// The rectangles of empty cells that could exchange two digits.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| rectangles::of_empty_cells(self.grid, self.bivalue()))
    }
    /// The same with placed digits among them.
    pub(crate) fn avoidable_rectangles(&self) -> &[Rectangle] {
        self.avoidable.get_or_init(|| rectangles::with_placed_cells(self.grid))
    }
    /// The almost locked sets.
    pub(crate) fn als(&self) -> &[Als<W>] {
        &self.als_index().sets
    }
    fn als_index(&self) -> &AlsIndex<W> {
        let index = self.als.get_or_init(|| als::all(self.grid));
        if !index.are_all || self.geometry().side() > als::WIDE {
            self.note_bounded();
        }
        index
    }
    /// Which almost locked sets cannot hold some digit together.
    pub(crate) fn als_links(&self) -> &AlsLinks {
        self.als_links.get_or_init(|| AlsLinks::new(self.grid, self.als_index()))
    }
    /// For each almost locked set, the digits by which a chain to a later one can conclude
    /// something. Breaks when the search is to stop.
    pub(crate) fn als_starts(&self) -> ControlFlow<(), &[DigitSet]> {
        if self.als_starts.get().is_none() {
            let (index, links) = (self.als_index(), self.als_links());
            let starts = als_starts::starts(self.grid, index, links, self.stop)?;
            return ControlFlow::Continue(self.als_starts.get_or_init(|| starts));
        }
        ControlFlow::Continue(self.als_starts.get().map_or(&[], Vec::as_slice))
    }
    /// Searches combinations of almost locked sets. The search learns which sets are new: if none of a
    /// combination is, it finds nothing, just as before.
    pub(crate) fn new_sets(
        &self,
        technique: Technique,
        out: &mut Sink<'_>,
        search: impl FnOnce(&[u64], &mut Sink<'_>) -> Flow,
    ) -> Flow {
        let changed = self.changed_since_nothing(technique);
        let mut new = vec![0; self.als().len().div_ceil(64)];
        for (at, set) in self.als().iter().enumerate() {
            if !set.cells.is_disjoint(changed) {
                insert(&mut new, at);
            }
        }
        if !self.als_index().are_all {
            return search(&new, out);
        }
        self.whole(technique, out, |out| search(&new, out))
    }
    /// The conclusions when none of `digits` can be in any of `cells`.
    pub(crate) fn remove(&self, cells: CellSet<W>, digits: DigitSet) -> Vec<Conclusion> {
        let in_cell = |cell| {
            (self.grid.digits(cell) & digits)
                .iter()
                .map(move |digit| Conclusion::Eliminate(Candidate::new(cell, digit)))
        };
        cells.iter().flat_map(in_cell).collect()
    }
    /// The conclusions when `digit` can be in none of `cells`.
    pub(crate) fn remove_digit(&self, cells: CellSet<W>, digit: Digit) -> Vec<Conclusion> {
        self.remove(cells & self.grid.cells(digit), DigitSet::only(digit))
    }
}
