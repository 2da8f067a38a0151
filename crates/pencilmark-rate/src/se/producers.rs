//! The producers of hints, in the order in which they are asked.
use super::aligned::Triplets;
use super::board::Board;
use super::collect::Collector;
use super::forcing::Forcing;
use super::hint::Hint;
use super::multiple::{Search, Style};
use super::nest::Nest;
use super::rater::{Options, Table};
use super::{aligned, als_wings, bug, fish, locked, loops, singles, strong_links, subsets, wings};

/// Working memory of the searches for chains.
#[derive(Debug)]
pub(super) struct Chains {
    forcing: Forcing,
    triplets: Triplets,
    /// Producers 23 to 30.
    searches: Vec<Search>,
}

impl Chains {
    pub(super) fn new(table: Table) -> Self {
        let dynamic = |(level, base)| Search::new(Style::Dynamic, base, Nest::level(level));
        let mut searches = vec![
            Search::new(Style::Nishio, 75, Nest::none()),
            Search::new(Style::Multiple, 80, Nest::none()),
            Search::new(Style::Dynamic, 85, Nest::none()),
        ];
        searches.extend([(1, 90), (2, 95), (3, 100)].map(dynamic));
        match table {
            Table::Explainer => searches.extend([(4, 105), (5, 110)].map(dynamic)),
            Table::Sukaku => {
                let around = |level| Search::new(Style::Dynamic, 105, Nest::around(level));
                searches.extend([0, 1, 2, 3].map(around));
            }
        }
        Self { forcing: Forcing::new(), triplets: Triplets::new(), searches }
    }
    /// The first hint of the first producer that has one.
    pub(super) fn first(&mut self, board: &Board, options: Options) -> Option<Hint> {
        let large = |board| (options.table == Table::Sukaku).then(|| als_wings::find(board, 6))?;
        patterns(board, options)
            .or_else(|| self.forcing_chains(board))
            .or_else(|| large(board))
            .or_else(|| self.triplets.find(board))
            .or_else(|| self.multiple_chains(board))
    }
    fn multiple_chains(&mut self, board: &Board) -> Option<Hint> {
        let Self { forcing, searches, .. } = self;
        searches.iter_mut().find_map(|search| {
            let mut best = Collector::best();
            search.search(board, Some(forcing.links()), &mut best);
            best.into_hint()
        })
    }
    fn forcing_chains(&mut self, board: &Board) -> Option<Hint> {
        let mut best = Collector::best();
        self.forcing.search(board, &mut best);
        best.into_hint()
    }
}

/// The first hint of the producers up to aligned pairs.
fn patterns(board: &Board, options: Options) -> Option<Hint> {
    let sukaku = options.table == Table::Sukaku;
    easy(board)
        .or_else(|| sukaku.then(|| strong_links::find(board, 2))?)
        .or_else(|| wings::find(board, 2))
        .or_else(|| wings::find(board, 3))
        .or_else(|| options.uniqueness.then(|| loops::find(board, options.old_loops))?)
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::find(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| sukaku.then(|| strong_links::find(board, 3))?)
        .or_else(|| sukaku.then(|| als_wings::find(board, 3))?)
        .or_else(|| options.uniqueness.then(|| bug::find(board, options.old_graves))?)
        .or_else(|| sukaku.then(|| strong_links::find(board, 4))?)
        .or_else(|| sukaku.then(|| als_wings::find(board, 4))?)
        .or_else(|| aligned::pairs(board))
        .or_else(|| sukaku.then(|| als_wings::find(board, 5))?)
}

/// The first hint of the producers up to hidden triplets.
fn easy(board: &Board) -> Option<Hint> {
    None.or_else(|| singles::hidden(board))
        .or_else(|| locked::direct(board))
        .or_else(|| subsets::direct(board, 2))
        .or_else(|| singles::naked(board))
        .or_else(|| subsets::direct(board, 3))
        .or_else(|| locked::plain(board))
        .or_else(|| subsets::naked(board, 2))
        .or_else(|| fish::find(board, 2))
        .or_else(|| subsets::hidden(board, 2))
        .or_else(|| subsets::naked(board, 3))
        .or_else(|| fish::find(board, 3))
        .or_else(|| subsets::hidden(board, 3))
}
