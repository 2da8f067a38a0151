//! A position together with everything worth computing once for it.
use crate::Conclusion;
use crate::als_index::{self, Als, AlsLink};
use crate::chain::Graph;
use crate::forcing::Facts;
use crate::sink::Flow;
use core::cell::OnceCell;
use pencilmark_core::{Candidate, CellSet, Digit, DigitSet, Geometry, Grid};

/// A borrowed grid with lazily built indexes. It dies with the position, so no index can be stale.
pub(crate) struct Ctx<'g, const W: usize> {
    pub(crate) grid: &'g Grid<W>,
    /// Whether the givens are known to have exactly one solution.
    pub(crate) unique: bool,
    bivalue: OnceCell<CellSet<W>>,
    als: OnceCell<Vec<Als<W>>>,
    als_links: OnceCell<Vec<Vec<AlsLink>>>,
    graph: OnceCell<Graph>,
    grouped_graph: OnceCell<Graph>,
    facts: OnceCell<Facts>,
    stop: &'g dyn Fn() -> bool,
}

impl<'g, const W: usize> Ctx<'g, W> {
    /// The context of a grid; `stop` is asked now and then whether to give up.
    pub(crate) fn new(grid: &'g Grid<W>, unique: bool, stop: &'g dyn Fn() -> bool) -> Self {
        Self {
            grid,
            unique,
            bivalue: OnceCell::new(),
            als: OnceCell::new(),
            als_links: OnceCell::new(),
            graph: OnceCell::new(),
            grouped_graph: OnceCell::new(),
            facts: OnceCell::new(),
            stop,
        }
    }
    /// Whether the search is to give up.
    pub(crate) fn stopped(&self) -> bool {
        (self.stop)()
    }
    /// Breaks when the search is to give up: for finders whose searches take long, at each start.
    pub(crate) fn go_on(&self) -> Flow {
        if self.stopped() { Flow::Break(()) } else { Flow::Continue(()) }
    }
    /// The links between single candidates.
    pub(crate) fn graph(&self) -> &Graph {
        self.graph.get_or_init(|| self.new_graph(false))
    }
    /// The links between single candidates and groups of them.
    pub(crate) fn grouped_graph(&self) -> &Graph {
        self.grouped_graph.get_or_init(|| self.new_graph(true))
    }
    /// The facts of the position as lists.
    pub(crate) fn facts(&self) -> &Facts {
        self.facts.get_or_init(|| Facts::new(self.geometry().shape(), &self.all_digits()))
    }
    fn new_graph(&self, grouped: bool) -> Graph {
        Graph::new(self.geometry().shape(), &self.all_digits(), grouped)
    }
    /// The candidates of every cell.
    fn all_digits(&self) -> Vec<DigitSet> {
        self.geometry().shape().cells().map(|cell| self.grid.digits(cell)).collect()
    }
    pub(crate) fn geometry(&self) -> &'g Geometry<W> {
        self.grid.geometry()
    }
    /// Cells with two candidates.
    pub(crate) fn bivalue(&self) -> CellSet<W> {
        *self.bivalue.get_or_init(|| {
            let two = |&cell: &_| self.grid.digits(cell).len() == 2;
            self.geometry().shape().cells().filter(two).collect()
        })
    }
    /// The almost locked sets.
    pub(crate) fn als(&self) -> &[Als<W>] {
        self.als.get_or_init(|| als_index::all(self.grid))
    }
    /// For each almost locked set those that cannot hold some digit together with it.
    pub(crate) fn als_links(&self) -> &[Vec<AlsLink>] {
        self.als_links.get_or_init(|| als_index::links(self.als()))
    }
    /// What is concluded when none of `digits` may stay in any of `cells`.
    pub(crate) fn remove(&self, cells: CellSet<W>, digits: DigitSet) -> Vec<Conclusion> {
        let in_cell = |cell| {
            (self.grid.digits(cell) & digits)
                .iter()
                .map(move |digit| Conclusion::Eliminate(Candidate::new(cell, digit)))
        };
        cells.iter().flat_map(in_cell).collect()
    }
    /// What is concluded when `digit` may stay in none of `cells`.
    pub(crate) fn remove_digit(&self, cells: CellSet<W>, digit: Digit) -> Vec<Conclusion> {
        self.remove(cells & self.grid.cells(digit), DigitSet::only(digit))
    }
}
