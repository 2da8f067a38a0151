//! The producers of hints, in the order in which they are asked.
use super::aligned::Triplets;
use super::board::Board;
use super::collect::Collector;
use super::forcing::Forcing;
use super::hint::Hint;
use super::multiple::{Search, Style};
use super::nest::Nest;
use super::rater::Options;
use super::{aligned, bug, fish, locked, loops, singles, subsets, wings};

/// Working memory of the searches for chains.
#[derive(Debug)]
pub(super) struct Chains {
    forcing: Forcing,
    triplets: Triplets,
    /// Producers 23 to 30.
    searches: Vec<Search>,
}

impl Chains {
    pub(super) fn new() -> Self {
        let dynamic = |(level, base)| Search::new(Style::Dynamic, base, Nest::level(level));
        let mut searches = vec![
            Search::new(Style::Nishio, 75, Nest::none()),
            Search::new(Style::Multiple, 80, Nest::none()),
            Search::new(Style::Dynamic, 85, Nest::none()),
        ];
        searches.extend([(1, 90), (2, 95), (3, 100), (4, 105), (5, 110)].map(dynamic));
        Self { forcing: Forcing::new(), triplets: Triplets::new(), searches }
    }
    /// The first hint of the first producer that has one.
    pub(super) fn first(&mut self, board: &Board, options: Options) -> Option<Hint> {
        first(board, options)
            .or_else(|| self.forcing_chains(board))
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

/// The first hint of the first producer that has one, chains left aside.
fn first(board: &Board, options: Options) -> Option<Hint> {
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
        .or_else(|| wings::find(board, 2))
        .or_else(|| wings::find(board, 3))
        .or_else(|| options.uniqueness.then(|| loops::find(board, options.old_loops))?)
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::find(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| options.uniqueness.then(|| bug::find(board, options.old_graves))?)
        .or_else(|| aligned::pairs(board))
}
