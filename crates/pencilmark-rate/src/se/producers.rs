//! The producers of hints, in the order in which they are asked.
use super::aligned::Triplets;
use super::board::Board;
use super::collect::Collector;
use super::forcing::Forcing;
use super::grow::Help;
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
        let mut searches = vec![
            Search::new(Style::Nishio, 75, Nest::none),
            Search::new(Style::Multiple, 80, Nest::none),
            Search::new(Style::Dynamic, 85, Nest::none),
            Search::new(Style::Dynamic, 90, Nest::patterns),
            Search::new(Style::Dynamic, 95, Nest::forcing),
            Search::new(Style::Dynamic, 100, Nest::multiple),
            Search::new(Style::Dynamic, 105, Nest::dynamic),
        ];
        match table {
            Table::Explainer => searches.push(Search::new(Style::Dynamic, 110, Nest::deepest)),
            Table::Sukaku => searches.extend(
                [Nest::around_patterns, Nest::around_forcing, Nest::around_multiple]
                    .map(|nest| Search::new(Style::Dynamic, 105, nest)),
            ),
        }
        Self { forcing: Forcing::new(), triplets: Triplets::new(), searches }
    }
    /// The first hint of the first producer that has one.
    pub(super) fn first(
        &mut self,
        board: &Board,
        options: Options,
        help: &Help<'_>,
    ) -> Option<Hint> {
        let found = PATTERNS.iter().find_map(|find| find(board, options));
        if found.is_some() {
            return found;
        }
        self.forcing_chains(board)
            .or_else(|| sukaku(options, || als_wings::find(board, 6)))
            .or_else(|| self.triplets.find(board))
            .or_else(|| self.multiple_chains(board, help))
    }
    fn multiple_chains(&mut self, board: &Board, help: &Help<'_>) -> Option<Hint> {
        let Self { forcing, searches, .. } = self;
        searches.iter_mut().find_map(|search| {
            let mut best = Collector::best();
            search.search(board, (Some(forcing.links()), help), &mut best);
            best.into_hint()
        })
    }
    fn forcing_chains(&mut self, board: &Board) -> Option<Hint> {
        let mut best = Collector::best();
        self.forcing.search(board, &mut best);
        best.into_hint()
    }
}

/// A producer of hints that needs no working memory.
type Producer = fn(&Board, Options) -> Option<Hint>;

/// The producers up to aligned pairs, in order.
const PATTERNS: [Producer; 26] = [
    |board, _| singles::hidden(board),
    |board, _| locked::direct(board),
    |board, _| subsets::direct(board, 2),
    |board, _| singles::naked(board),
    |board, _| subsets::direct(board, 3),
    |board, _| locked::plain(board),
    |board, _| subsets::naked(board, 2),
    |board, _| fish::find(board, 2),
    |board, _| subsets::hidden(board, 2),
    |board, _| subsets::naked(board, 3),
    |board, _| fish::find(board, 3),
    |board, _| subsets::hidden(board, 3),
    |board, options| sukaku(options, || strong_links::find(board, 2)),
    |board, _| wings::find(board, 2),
    |board, _| wings::find(board, 3),
    |board, options| unique(options, || loops::find(board, options.old_loops)),
    |board, _| subsets::naked(board, 4),
    |board, _| fish::find(board, 4),
    |board, _| subsets::hidden(board, 4),
    |board, options| sukaku(options, || strong_links::find(board, 3)),
    |board, options| sukaku(options, || als_wings::find(board, 3)),
    |board, options| unique(options, || bug::find(board, options.old_graves)),
    |board, options| sukaku(options, || strong_links::find(board, 4)),
    |board, options| sukaku(options, || als_wings::find(board, 4)),
    |board, _| aligned::pairs(board),
    |board, options| sukaku(options, || als_wings::find(board, 5)),
];

/// Asks a producer that only the table of `SukakuExplainer` has.
fn sukaku(options: Options, find: impl FnOnce() -> Option<Hint>) -> Option<Hint> {
    if options.table == Table::Sukaku { find() } else { None }
}

/// Asks a producer that relies on the puzzle having one solution.
fn unique(options: Options, find: impl FnOnce() -> Option<Hint>) -> Option<Hint> {
    if options.uniqueness { find() } else { None }
}
