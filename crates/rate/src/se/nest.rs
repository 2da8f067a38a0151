//! Deductions inside a branch that has run dry: locked digits, pairs, X-wings, and whole searches
//! for chains.
use super::branch::{Advanced, Branch};
use super::collect::{Collector, Inner};
use super::fish::{self, Fish};
use super::ground::Help;
use super::locked::{self, Locked};
use super::memory::Memory;
use super::position::Position;
use super::subsets::{self, Subset};
use super::tables::{CROSSINGS, MEMBERS, bits, group_of};
use super::technique::Nesting;
use core::fmt;
use core::ops::ControlFlow;
use std::sync::Arc;

/// How deep a search looks.
#[derive(Debug, Default)]
pub(super) struct Nest {
    nesting: Nesting,
    searches: Vec<InnerSearch>,
}

/// What can be searched for within a branch. (The kinds of searches are known one level up: they have nests
/// of their own.)
pub(super) trait Inside: fmt::Debug + Send {
    /// Adds everything found on a board.
    fn search_inside(&mut self, board: &Position, help: &Help<'_>, all: &mut Collector);
}

/// A search within a branch.
#[derive(Debug)]
pub(super) struct InnerSearch {
    search: Box<dyn Inside>,
    memory: Arc<Memory>,
}

/// Makes what a search looks for inside branches.
pub(super) type MakeNest = fn(&Memories) -> Nest;

/// What each kind of inner search remembers. All searches of a rater share it, and so do workers.
#[derive(Clone, Debug, Default)]
pub(super) struct Memories {
    pub(super) forcing: Arc<Memory>,
    pub(super) multiple: Arc<Memory>,
    pub(super) dynamic: Arc<Memory>,
    pub(super) around_patterns: Arc<Memory>,
    pub(super) around_forcing: Arc<Memory>,
    pub(super) around_multiple: Arc<Memory>,
}

impl Nest {
    /// Only links.
    pub(super) fn none(_: &Memories) -> Self {
        Self::default()
    }
    /// A nest that looks for this, in this order.
    pub(super) fn with<const N: usize>(nesting: Nesting, searches: [InnerSearch; N]) -> Self {
        Self { nesting, searches: searches.into() }
    }
    /// Whether a branch that has run dry can continue.
    pub(super) fn has_patterns(&self) -> bool {
        self.nesting != Nesting::None
    }
    /// What branches may use.
    pub(super) fn nesting(&self) -> Nesting {
        self.nesting
    }
    /// Adds what the first kind of deduction with any result makes false; returns whether there was one.
    pub(super) fn deduce(
        &mut self,
        source: &Position,
        branch: &mut Branch,
        help: &Help<'_>,
    ) -> bool {
        if !self.has_patterns() {
            return false;
        }
        if !branch.is_dry {
            let found = locked(source, branch)
                || hidden_pairs(source, branch)
                || naked_pairs(source, branch)
                || x_wings(source, branch);
            branch.is_dry = !found;
        }
        if !branch.is_dry || self.searches.is_empty() || help.is_stopped() {
            return !branch.is_dry;
        }
        self.searches.iter_mut().any(|search| search.deduce(source, branch, help))
    }
}

/// The candidates of a group removed since the branch started.
fn gone(source: &Position, branch: &Branch, group: usize, parents: &mut Vec<u16>, keep: u16) {
    let gone = source.groups[group] & !branch.board.groups[group] & !keep;
    parents.extend(bits(gone).map(|position| branch.off_at[usize::from(MEMBERS[group][position])]));
}

/// A pattern and what it removes.
type Hits<T> = Vec<(T, Vec<u16>)>;

/// Keeps a pattern that removes anything, and continues.
fn keep<T>(hits: &mut Hits<T>, pattern: T, removals: Vec<u16>) -> ControlFlow<()> {
    if !removals.is_empty() {
        hits.push((pattern, removals));
    }
    ControlFlow::Continue(())
}

/// Adds the deductions of patterns, but not those that hold without the assumption, which have no
/// parents; returns whether any was added.
fn add<T>(
    branch: &mut Branch,
    hits: Hits<T>,
    parents_of: impl Fn(&Branch, T, &mut Vec<u16>),
) -> bool {
    let mut any = false;
    for (pattern, mut removals) in hits {
        let mut parents = Vec::new();
        parents_of(branch, pattern, &mut parents);
        if !parents.is_empty() {
            removals.sort_unstable();
            any |= branch.add_advanced(&removals, Advanced { parents, inner: None });
        }
    }
    any
}

fn locked(source: &Position, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Locked>::new();
    let _ = locked::each(&branch.board, 0x1ff, |locked| {
        let removals = locked.removals(&branch.board).collect();
        keep(&mut hits, locked, removals)
    });
    add(branch, hits, |branch, locked, parents| {
        let group = group_of(locked.inner, locked.digit);
        gone(source, branch, group, parents, CROSSINGS[locked.inner][locked.outer]);
    })
}

fn hidden_pairs(source: &Position, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Subset>::new();
    let _ = subsets::each_hidden(&branch.board, (2, 4), !0, |subset| {
        let removals = subset.hidden_removals(&branch.board);
        keep(&mut hits, subset, removals)
    });
    add(branch, hits, |branch, subset, parents| {
        for digit in bits(subset.digits) {
            gone(source, branch, group_of(subset.house, digit), parents, subset.positions);
        }
    })
}

fn naked_pairs(source: &Position, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Subset>::new();
    let _ = subsets::each_naked(&branch.board, 2, !0, |subset| {
        let removals = subset.naked_removals(&branch.board);
        keep(&mut hits, subset, removals)
    });
    add(branch, hits, |branch, subset, parents| {
        for cell in subset.cells(subset.positions) {
            gone(source, branch, cell, parents, subset.digits);
        }
    })
}

fn x_wings(source: &Position, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Fish>::new();
    let _ = fish::each(&branch.board, 2, 0x1ff, |fish| {
        let removals = fish.removals(&branch.board);
        keep(&mut hits, fish, removals)
    });
    add(branch, hits, |branch, fish, parents| {
        for line in bits(fish.base) {
            let group = group_of(fish.first_base + line, fish.digit);
            gone(source, branch, group, parents, fish.cover);
        }
    })
}

impl InnerSearch {
    pub(super) fn new(search: impl Inside + 'static, memory: &Arc<Memory>) -> Self {
        Self { search: Box::new(search), memory: Arc::clone(memory) }
    }
    fn deduce(&mut self, source: &Position, branch: &mut Branch, help: &Help<'_>) -> bool {
        let hints = self.hints(&branch.board, help);
        let mut any = false;
        for (at, hint) in hints.iter().enumerate() {
            let mut parents = Vec::new();
            for &group in &hint.proof.groups {
                gone(source, branch, usize::from(group), &mut parents, 0);
            }
            if !parents.is_empty() {
                let inner = Some((Arc::clone(&hints), at));
                any |= branch.add_advanced(&hint.found.removals, Advanced { parents, inner });
            }
        }
        any
    }
    /// All hints on a board, remembered or searched for.
    fn hints(&mut self, board: &Position, help: &Help<'_>) -> Arc<[Inner]> {
        let digits: [u16; 81] = core::array::from_fn(|cell| board.digits(cell));
        if let Some(hints) = self.memory.recall(&digits, board.empty) {
            return hints;
        }
        let mut all = Collector::all();
        self.search.search_inside(board, help, &mut all);
        let hints: Arc<[Inner]> = all.into_ranked().into();
        if !help.is_stopped() {
            self.memory.keep(digits, board.empty, &hints);
        }
        hints
    }
}
