//! A position together with everything worth computing once for it.
use crate::Conclusion;
use crate::als_index::{self, Als, AlsLink};
use crate::chain::{Ends, Graph, Nodes, Search};
use crate::forcing::Facts;
use crate::sink::Flow;
use core::cell::OnceCell;
use core::ops::ControlFlow;
use pencilmark_core::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid};

/// The fewest links of a chain.
const SHORTEST_CHAIN: u32 = 3;

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
    als_graph: OnceCell<Graph>,
    /// The ends of all chains of single candidates, of groups, through almost locked sets.
    chain_ends: [OnceCell<Vec<Ends>>; 3],
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
            als_graph: OnceCell::new(),
            chain_ends: [const { OnceCell::new() }; 3],
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
        self.graph.get_or_init(|| self.new_graph(&[], false))
    }
    /// The links between single candidates and groups of them.
    pub(crate) fn grouped_graph(&self) -> &Graph {
        self.grouped_graph.get_or_init(|| self.new_graph(&[], true))
    }
    /// The same with links through almost locked sets.
    pub(crate) fn als_graph(&self) -> &Graph {
        let plain = |als: &Als<W>| (als.cells.iter().collect(), als.digits);
        let larger = || self.als().iter().filter(|als| als.digits.len() > 2);
        self.als_graph
            .get_or_init(|| self.new_graph(&larger().map(plain).collect::<Vec<_>>(), true))
    }
    /// The graph of chains of a kind.
    pub(crate) fn graph_of(&self, nodes: Nodes) -> &Graph {
        match nodes {
            Nodes::Singles => self.graph(),
            Nodes::Groups => self.grouped_graph(),
            Nodes::Sets => self.als_graph(),
        }
    }
    /// The ends of all chains of a kind that exclude something, shortest first. Breaks when told to
    /// stop.
    pub(crate) fn chain_ends(&self, nodes: Nodes) -> ControlFlow<(), &[Ends]> {
        let kept = &self.chain_ends[nodes as usize];
        if kept.get().is_none() {
            let mut search = Search::new(self.graph_of(nodes), nodes.rules());
            let ends = search.all_ends(SHORTEST_CHAIN, &|| self.stopped())?;
            return ControlFlow::Continue(kept.get_or_init(|| ends));
        }
        ControlFlow::Continue(kept.get().map_or(&[], Vec::as_slice))
    }
    /// The facts of the position as lists.
    pub(crate) fn facts(&self) -> &Facts {
        self.facts.get_or_init(|| Facts::new(self.geometry().shape(), &self.all_digits()))
    }
    fn new_graph(&self, sets: &[(Vec<Cell>, DigitSet)], grouped: bool) -> Graph {
        Graph::new(self.geometry().shape(), &self.all_digits(), grouped, sets)
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
