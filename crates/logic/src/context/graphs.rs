//! The input of chains and nets: links between candidates, and facts. Each is built on first use.
use super::Ctx;
use crate::chain::{self, Closure, Ends, Graph, Nodes, Search, SetOfCells};
use crate::forcing::{Facts, Known, Literal};
use crate::index::als::Als;
use crate::index::rectangles;
use core::cell::OnceCell;
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// The fewest links of a chain.
const SHORTEST_CHAIN: u32 = 3;
/// With more candidates than this, the links between them would fill the memory.
const MOST_LINKED: usize = 16_000;

/// What chains and loops of a kind can exclude.
pub(crate) struct Refuted {
    /// The numbers of single candidates, ascending.
    pub(crate) candidates: Vec<usize>,
    /// The nodes of loops that may exclude something, ascending.
    pub(crate) starts: Vec<usize>,
}

/// What only chains and nets read. It is large, and most positions do without, so it is made on first use.
#[derive(Default)]
pub(super) struct Linked {
    graph: OnceCell<Graph>,
    grouped_graph: OnceCell<Graph>,
    als_graph: OnceCell<Graph>,
    rectangle_graph: OnceCell<Graph>,
    /// What chains of each kind of nodes exclude, where loops start, and the ends of the chains.
    refuted: [OnceCell<Refuted>; 4],
    chain_ends: [OnceCell<Vec<Ends>>; 4],
    /// The candidates that exclude each other because of a rule beyond houses.
    apart: OnceCell<Vec<[Candidate; 2]>>,
    facts: OnceCell<Facts>,
    /// The suppositions that chains refute.
    refuted_by_chains: OnceCell<Vec<Literal>>,
    /// What follows by chains, and by nets.
    known: [OnceCell<Known>; 2],
}

impl<const W: usize> Ctx<'_, W> {
    fn linked(&self) -> &Linked {
        self.linked.get_or_init(Box::default)
    }
    /// The links between single candidates.
    pub(crate) fn graph(&self) -> &Graph {
        self.linked().graph.get_or_init(|| self.new_graph(&[], false))
    }
    /// The links between single candidates and groups of them.
    pub(crate) fn grouped_graph(&self) -> &Graph {
        self.linked().grouped_graph.get_or_init(|| self.new_graph(&[], true))
    }
    /// The same, with links through almost locked sets.
    pub(crate) fn als_graph(&self) -> &Graph {
        let set = |als: &Als<W>| {
            let excludes = |&digit: &Digit| !als.seeing(digit).is_disjoint(self.grid.cells(digit));
            let linking = als.digits.iter().filter(excludes).collect();
            SetOfCells { cells: als.cells.iter().collect(), digits: als.digits, linking }
        };
        self.linked().als_graph.get_or_init(|| {
            let larger = self.als().iter().filter(|als| als.digits.len() > 2).map(set);
            let linking = larger.filter(|set| set.linking.len() > 1);
            self.new_graph(&linking.collect::<Vec<_>>(), true)
        })
    }
    /// The links between single candidates and groups, with those through deadly rectangles.
    fn rectangle_graph(&self) -> &Graph {
        self.linked().rectangle_graph.get_or_init(|| {
            let (shape, escapes) =
                (self.geometry().shape(), rectangles::escapes(self.grid, self.rectangles()));
            Graph::with_escapes(shape, &self.all_digits(), self.layout().shared(shape), &escapes)
        })
    }
    /// The graph of chains of a kind.
    pub(crate) fn graph_of(&self, nodes: Nodes) -> &Graph {
        match nodes {
            Nodes::Singles => self.graph(),
            Nodes::Groups => self.grouped_graph(),
            Nodes::Sets => self.als_graph(),
            Nodes::Rectangles => self.rectangle_graph(),
        }
    }
    /// What chains and loops of a kind can exclude, and where the loops start. Breaks when the search
    /// is to stop.
    pub(crate) fn refuted(&self, nodes: Nodes) -> ControlFlow<(), &Refuted> {
        let kept = &self.linked().refuted[nodes as usize];
        if let Some(refuted) = kept.get() {
            return ControlFlow::Continue(refuted);
        }
        let graph = self.graph_of(nodes);
        let mut closure = Closure::new(graph, nodes.rules());
        let candidates = chain::refuted(&mut closure, 0..graph.singles(), self.stop)?;
        let mut starts = Vec::new();
        if !candidates.is_empty() {
            starts.extend(graph.starts().filter(|&start| closure.is_in_cycle(start)));
        }
        ControlFlow::Continue(kept.get_or_init(|| Refuted { candidates, starts }))
    }
    /// The ends of all chains of a kind that exclude something, shortest first. Breaks when the
    /// search is to stop.
    pub(crate) fn chain_ends(&self, nodes: Nodes) -> ControlFlow<(), &[Ends]> {
        let kept = &self.linked().chain_ends[nodes as usize];
        if kept.get().is_none() {
            let refuted = &self.refuted(nodes)?.candidates;
            let mut search = Search::new(self.graph_of(nodes), nodes.rules());
            let ends = search.all_ends(SHORTEST_CHAIN, refuted, self.stop)?;
            return ControlFlow::Continue(kept.get_or_init(|| ends));
        }
        ControlFlow::Continue(kept.get().map_or(&[], Vec::as_slice))
    }
    /// The facts of the position as lists.
    pub(crate) fn facts(&self) -> &Facts {
        self.linked().facts.get_or_init(|| {
            let facts = Facts::new(self.geometry().shape(), &self.all_digits(), self.apart());
            if !self.geometry().shape().is_ruled() {
                return facts;
            }
            let left = |cell: Cell| self.left(&[cell])[0];
            facts.with_rules(self.layout().clues(self.geometry()), &left)
        })
    }
    /// What follows from each supposition: by chains alone, or by nets.
    pub(crate) fn known(&self, chains: bool) -> &Known {
        self.linked().known[usize::from(!chains)].get_or_init(|| Known::new(self.facts(), chains))
    }
    /// The suppositions that chains alone, or nets, refute, ascending. Breaks when the search is to
    /// stop.
    pub(crate) fn refuted_suppositions(&self, chains: bool) -> ControlFlow<(), &[Literal]> {
        if !chains {
            return self.known(false).refuted(self.facts(), self.stop);
        }
        if self.linked().refuted_by_chains.get().is_none() {
            let (graph, facts) = (self.graph(), self.facts().alternatives.iter());
            let refuted = chain::refuted_cases(graph, Nodes::Singles.rules(), facts, self.stop)?;
            let refuted = refuted.into_iter().map(Literal::from_index).collect();
            return ControlFlow::Continue(self.linked().refuted_by_chains.get_or_init(|| refuted));
        }
        ControlFlow::Continue(self.linked().refuted_by_chains.get().map_or(&[], Vec::as_slice))
    }
    fn new_graph(&self, sets: &[SetOfCells], grouped: bool) -> Graph {
        let shape = self.geometry().shape();
        let crossings = if grouped { self.layout().shared(shape) } else { &[] };
        Graph::new(shape, &self.all_digits(), (crossings, self.apart()), sets)
    }
    /// The candidates that exclude each other because of a rule beyond houses, each pair once; none
    /// where [`Self::are_too_many`].
    pub(crate) fn apart(&self) -> &[[Candidate; 2]] {
        self.linked().apart.get_or_init(|| {
            if !self.geometry().shape().is_ruled() || self.are_too_many() {
                return Vec::new();
            }
            let all = self.geometry().shape().cells().flat_map(|cell| {
                self.grid.digits(cell).iter().map(move |digit| Candidate::new(cell, digit))
            });
            all.flat_map(|own| {
                self.apart_from(own)
                    .filter(move |&other| own < other)
                    .map(move |other| [own, other])
            })
            .collect()
        })
    }
    /// The candidates that exclude a candidate because of a rule beyond houses.
    fn apart_from(&self, own: Candidate) -> impl Iterator<Item = Candidate> {
        let geometry = self.geometry();
        let in_houses = geometry
            .houses_of(own.cell)
            .iter()
            .fold(CellSet::EMPTY, |all, house| all | geometry.cells_of(house));
        let alike = (geometry.peers(own.cell) - in_houses) & self.grid.cells(own.digit);
        let alike = alike.iter().map(move |cell| Candidate::new(cell, own.digit));
        let other = geometry.bonds(own.cell).iter().flat_map(move |bond| {
            let excluded = bond.excluded(own.digit, self.grid.digits(bond.cell));
            excluded.iter().map(|digit| Candidate::new(bond.cell, digit))
        });
        alike.chain(other)
    }
    /// The candidates of every cell, or none at all where [`Self::are_too_many`].
    fn all_digits(&self) -> Vec<DigitSet> {
        if self.are_too_many() {
            return vec![DigitSet::EMPTY; self.geometry().shape().cells().count()];
        }
        self.geometry().shape().cells().map(|cell| self.grid.digits(cell)).collect()
    }
    /// Whether there are too many candidates for chains and nets, as on nearly empty boards of 26
    /// digits and more: the links between them would fill the memory. The search is then noted as
    /// bounded, so that nobody claims that there is no chain.
    pub(crate) fn are_too_many(&self) -> bool {
        let candidates: usize =
            self.grid.all_digits().map(|digit| self.grid.cells(digit).len()).sum();
        if candidates > MOST_LINKED {
            self.note_bounded();
        }
        candidates > MOST_LINKED
    }
}
