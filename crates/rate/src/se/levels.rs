//! How deep searches go: which searches for chains run inside the branches of others.
use super::collect::Collector;
use super::forcing::Forcing;
use super::ground::{Ground, Help};
use super::memory::Memory;
use super::multiple::{Search, Sort};
use super::nest::{InnerSearch, Inside, MakeNest, Memories, Nest};
use super::position::Position;
use super::technique::Nesting;
use std::sync::Arc;

impl Inside for Forcing {
    fn search_inside(&mut self, board: &Position, _: &Help<'_>, all: &mut Collector) {
        self.search(board, all);
    }
}

impl Inside for Search {
    fn search_inside(&mut self, board: &Position, help: &Help<'_>, all: &mut Collector) {
        self.search(&Ground::inner(board, help), None, all);
    }
}

impl Nest {
    /// Level 1: locked digits, pairs and X-wings.
    pub(super) fn patterns(_: &Memories) -> Self {
        Self::with(Nesting::Patterns, [])
    }
    /// Level 2: forcing chains.
    pub(super) fn forcing(all: &Memories) -> Self {
        Self::with(Nesting::Forcing, [InnerSearch::forcing(all)])
    }
    /// Level 3: forcing chains, then multiple chains.
    pub(super) fn multiple(all: &Memories) -> Self {
        let chains = InnerSearch::chains(Sort::Multiple, Self::none, &all.multiple, all);
        Self::with(Nesting::Multiple, [InnerSearch::forcing(all), chains])
    }
    /// Level 4: dynamic chains.
    pub(super) fn dynamic(all: &Memories) -> Self {
        Self::with(
            Nesting::Dynamic,
            [InnerSearch::chains(Sort::Dynamic, Self::none, &all.dynamic, all)],
        )
    }
    /// Level 5: dynamic chains, then those with forcing chains inside.
    pub(super) fn deepest(all: &Memories) -> Self {
        let dynamic = InnerSearch::chains(Sort::Dynamic, Self::none, &all.dynamic, all);
        Self::with(Nesting::DynamicForcing, [dynamic, InnerSearch::around_forcing(all)])
    }
    /// Dynamic chains with patterns (a further level 4 of `SukakuExplainer`).
    pub(super) fn around_patterns(all: &Memories) -> Self {
        let memory = &all.around_patterns;
        Self::with(
            Nesting::DynamicPatterns,
            [InnerSearch::chains(Sort::Dynamic, Self::patterns, memory, all)],
        )
    }
    /// Dynamic chains with forcing chains (likewise).
    pub(super) fn around_forcing(all: &Memories) -> Self {
        Self::with(Nesting::DynamicForcing, [InnerSearch::around_forcing(all)])
    }
    /// Dynamic chains with multiple chains (likewise).
    pub(super) fn around_multiple(all: &Memories) -> Self {
        let memory = &all.around_multiple;
        Self::with(
            Nesting::DynamicMultiple,
            [InnerSearch::chains(Sort::Dynamic, Self::multiple, memory, all)],
        )
    }
}

impl InnerSearch {
    fn forcing(all: &Memories) -> Self {
        Self::new(Forcing::new(), &all.forcing)
    }
    fn chains(sort: Sort, nest: MakeNest, memory: &Arc<Memory>, all: &Memories) -> Self {
        Self::new(Search::new(sort, 0, nest, all), memory)
    }
    fn around_forcing(all: &Memories) -> Self {
        Self::chains(Sort::Dynamic, Nest::forcing, &all.around_forcing, all)
    }
}
