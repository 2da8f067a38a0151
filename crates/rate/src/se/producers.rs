//! The producers of hints, in the order in which they are tried.
use super::aligned::Triplets;
use super::changes::Changes;
use super::collect::Collector;
use super::crew::Way;
use super::forcing::Forcing;
use super::ground::Ground;
use super::hint::Hint;
use super::links::Links;
use super::multiple::{Search, Sort};
use super::nest::{MakeNest, Memories, Nest};
use super::options::{Options, Table};
use super::position::Position;
use super::{
    aligned, als_wings, bug, fish, forcing, locked, loops, singles, strong_links, subsets, wings,
};

/// Working memory of the searches for chains.
#[derive(Debug)]
pub(super) struct Chains {
    forcing: Forcing,
    triplets: Triplets,
    /// The board for which patterns were last searched, and what each of them has not searched since it
    /// changed.
    last: Option<Position>,
    changes: [Changes; PATTERNS.len()],
    /// Producers 23 to 30.
    searches: Vec<Deeper>,
}

/// A search for chains, and the earlier one that it extends. The earlier one has found nothing on this board,
/// and this one retraces it in the same order and then searches further.
#[derive(Debug)]
struct Deeper {
    search: Search,
    than: Option<usize>,
}

impl Chains {
    pub(super) fn new(table: Table) -> Self {
        let all = Memories::default();
        let dynamic = |base, nest: MakeNest, than: usize| Deeper {
            search: Search::new(Sort::Dynamic, base, nest, &all),
            than: Some(than),
        };
        let plain =
            |sort, base| Deeper { search: Search::new(sort, base, Nest::none, &all), than: None };
        let mut searches = vec![
            plain(Sort::Nishio, 75),
            plain(Sort::Multiple, 80),
            plain(Sort::Dynamic, 85),
            dynamic(90, Nest::patterns, 2),
            dynamic(95, Nest::forcing, 3),
            dynamic(100, Nest::multiple, 4),
            dynamic(105, Nest::dynamic, 3),
        ];
        match table {
            Table::Explainer => searches.push(dynamic(110, Nest::deepest, 6)),
            Table::Sukaku => searches.extend(
                [Nest::around_patterns as MakeNest, Nest::around_forcing, Nest::around_multiple]
                    .map(|nest| dynamic(105, nest, 3)),
            ),
        }
        let (last, changes) = (None, [Changes::ALL; PATTERNS.len()]);
        Self { forcing: Forcing::new(), triplets: Triplets::new(), last, changes, searches }
    }
    /// Working memory for links.
    pub(super) fn links(&mut self) -> &mut Links {
        self.forcing.links()
    }
    /// The first hint of the first producer that has one. It may be missing if it scores more than
    /// `most`: producers that have only such hints are not asked.
    pub(super) fn first(
        &mut self,
        board: &Position,
        options: Options,
        way: &Way<'_>,
        most: u16,
    ) -> Option<Hint> {
        let found = singles::hidden(board).or_else(|| self.pattern(board, options));
        // Asking takes longer than searching for many of the patterns.
        if found.is_some() || most < forcing::LEAST || way.help.is_stopped() {
            return found;
        }
        // Meanwhile the others start with what is needed next in most cases.
        if let (Some(desk), Some(search)) = (way.desk, self.first_dynamic()) {
            search.grow_ahead(desk, board, None);
        }
        let found = (self.forcing_chains(board))
            .or_else(|| sukaku(options, || als_wings::find(board, 6)))
            .or_else(|| (most >= aligned::TRIPLET).then(|| self.triplets.find(board)).flatten())
            .or_else(|| self.multiple_chains(board, way, most));
        if let (Some(desk), Some(search)) = (way.desk, self.first_dynamic()) {
            search.gather(desk, way.help);
        }
        found
    }
    fn pattern(&mut self, board: &Position, options: Options) -> Option<Hint> {
        let changes = self.last.as_ref().map_or(Changes::ALL, |last| Changes::between(last, board));
        self.changes.iter_mut().for_each(|since| since.add(changes));
        self.last = Some(board.clone());
        PATTERNS.iter().zip(&mut self.changes).find_map(|(find, since)| {
            let found = find(board, options, since);
            if found.is_none() {
                *since = Changes::NONE;
            }
            found
        })
    }
    /// Prepares for another puzzle.
    pub(super) fn begin(&mut self) {
        self.last = None;
    }
    /// The search that extends no other and takes longest of these.
    fn first_dynamic(&mut self) -> Option<&mut Search> {
        let mut searches = self.searches.iter_mut().map(|deeper| &mut deeper.search);
        searches.find(|search| search.sort == Sort::Dynamic)
    }
    fn multiple_chains(&mut self, board: &Position, way: &Way<'_>, most: u16) -> Option<Hint> {
        let Self { forcing, searches, .. } = self;
        let count = searches.iter().take_while(|deeper| deeper.search.base <= most).count();
        (0..count).find_map(|at| {
            let (earlier, rest) = searches.split_at_mut(at);
            let Deeper { search, than } = &mut rest[0];
            let mut lender = than.map(|than| &mut earlier[than].search);
            let mut begun = lender.as_mut().map(|lender| lender.lend());
            let mut best = Collector::best();
            if let Some(desk) = way.desk.filter(|_| search.sort == Sort::Dynamic) {
                begun = search.search_together(desk, (board, way.help), begun, &mut best);
            } else {
                let (help, before) = (way.help, begun.as_ref());
                let ground = Ground { board, help, before, is_inner: false };
                search.search(&ground, Some(forcing.links()), &mut best);
            }
            if let (Some(lender), Some(begun)) = (lender, begun) {
                lender.take_back(begun);
            }
            best.into_hint()
        })
    }
    fn forcing_chains(&mut self, board: &Position) -> Option<Hint> {
        let mut best = Collector::best();
        self.forcing.search(board, &mut best);
        best.into_hint()
    }
}

/// A producer of hints that needs no working memory. It may leave out what has not changed since it found nothing.
type Producer = fn(&Position, Options, &Changes) -> Option<Hint>;

/// The producers from direct locked digits up to aligned pairs, in order.
const PATTERNS: [Producer; 25] = [
    |board, _, new| locked::direct(board, new),
    |board, _, new| subsets::direct(board, 2, new),
    |board, _, _| singles::naked(board),
    |board, _, new| subsets::direct(board, 3, new),
    |board, _, new| locked::plain(board, new),
    |board, _, new| subsets::naked(board, 2, new),
    |board, _, new| fish::find(board, 2, new),
    |board, _, new| subsets::hidden(board, 2, new),
    |board, _, new| subsets::naked(board, 3, new),
    |board, _, new| fish::find(board, 3, new),
    |board, _, new| subsets::hidden(board, 3, new),
    |board, options, _| sukaku(options, || strong_links::find(board, 2)),
    |board, _, new| wings::find(board, 2, new),
    |board, _, new| wings::find(board, 3, new),
    |board, options, _| unique(options, || loops::find(board, options.old_loops)),
    |board, _, new| subsets::naked(board, 4, new),
    |board, _, new| fish::find(board, 4, new),
    |board, _, new| subsets::hidden(board, 4, new),
    |board, options, _| sukaku(options, || strong_links::find(board, 3)),
    |board, options, _| sukaku(options, || als_wings::find(board, 3)),
    |board, options, _| unique(options, || bug::find(board, options.old_bugs)),
    |board, options, _| sukaku(options, || strong_links::find(board, 4)),
    |board, options, _| sukaku(options, || als_wings::find(board, 4)),
    |board, _, new| aligned::pairs(board, new),
    |board, options, _| sukaku(options, || als_wings::find(board, 5)),
];

/// Runs a producer that only the table of `SukakuExplainer` has.
fn sukaku(options: Options, find: impl FnOnce() -> Option<Hint>) -> Option<Hint> {
    if options.table == Table::Sukaku { find() } else { None }
}

/// Runs a producer that relies on the puzzle having one solution.
fn unique(options: Options, find: impl FnOnce() -> Option<Hint>) -> Option<Hint> {
    if options.uniqueness { find() } else { None }
}
