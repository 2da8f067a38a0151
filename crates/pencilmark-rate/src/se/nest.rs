//! Deductions inside a branch that has run dry: locked digits, pairs, X-wings, and whole searches
//! for chains.
use super::board::Board;
use super::branch::{Advanced, Branch};
use super::collect::{Collector, Inner};
use super::fish::{self, Fish};
use super::forcing::Forcing;
use super::grow::Help;
use super::locked::{self, Locked};
use super::multiple::{Search, Style};
use super::subsets::{self, Subset};
use super::tables::{CROSSINGS, Cells, MEMBERS, bits, group_of};
use core::ops::ControlFlow;
use std::sync::Arc;

/// How deep a search looks.
#[derive(Debug, Default)]
pub(super) struct Nest {
    /// Whether locked digits, pairs and X-wings count.
    patterns: bool,
    searches: Vec<InnerSearch>,
}

/// A search within a branch, and what it found on the boards it saw last.
#[derive(Debug)]
struct InnerSearch {
    kind: Kind,
    memory: Vec<Option<Remembered>>,
}

#[derive(Debug)]
enum Kind {
    Forcing(Box<Forcing>),
    Chains(Box<Search>),
}

/// The digits of all cells, the empty cells, and the hints.
#[derive(Debug)]
struct Remembered {
    digits: [u16; 81],
    empty: Cells,
    hints: Arc<[Inner]>,
}

/// How many boards an inner search remembers.
const MEMORY: usize = 2048;

impl Nest {
    /// Nothing but links.
    pub(super) fn none() -> Self {
        Self::default()
    }
    /// Level 1: locked digits, pairs and X-wings.
    pub(super) fn patterns() -> Self {
        Self { patterns: true, searches: Vec::new() }
    }
    fn with<const N: usize>(searches: [Kind; N]) -> Self {
        let remembering = |kind| InnerSearch { kind, memory: Vec::new() };
        Self { patterns: true, searches: searches.into_iter().map(remembering).collect() }
    }
    /// Level 2: forcing chains.
    pub(super) fn forcing() -> Self {
        Self::with([Kind::forcing()])
    }
    /// Level 3: forcing chains, then multiple chains.
    pub(super) fn multiple() -> Self {
        Self::with([Kind::forcing(), Kind::chains(Style::Multiple, Self::none)])
    }
    /// Level 4: dynamic chains.
    pub(super) fn dynamic() -> Self {
        Self::with([Kind::chains(Style::Dynamic, Self::none)])
    }
    /// Level 5: dynamic chains, then those with forcing chains inside.
    pub(super) fn deepest() -> Self {
        let nested = Kind::chains(Style::Dynamic, Self::forcing);
        Self::with([Kind::chains(Style::Dynamic, Self::none), nested])
    }
    /// Dynamic chains with patterns (a further level 4 of `SukakuExplainer`).
    pub(super) fn around_patterns() -> Self {
        Self::with([Kind::chains(Style::Dynamic, Self::patterns)])
    }
    /// Dynamic chains with forcing chains (likewise).
    pub(super) fn around_forcing() -> Self {
        Self::with([Kind::chains(Style::Dynamic, Self::forcing)])
    }
    /// Dynamic chains with multiple chains (likewise).
    pub(super) fn around_multiple() -> Self {
        Self::with([Kind::chains(Style::Dynamic, Self::multiple)])
    }
    /// Whether a branch that has run dry can go on.
    pub(super) fn has_patterns(&self) -> bool {
        self.patterns
    }
    /// Whether it can go on by whole searches.
    pub(super) fn has_searches(&self) -> bool {
        !self.searches.is_empty()
    }
    /// Adds what the first kind of deduction with any result makes false; whether there was one.
    pub(super) fn deduce(&mut self, source: &Board, branch: &mut Branch, help: &Help<'_>) -> bool {
        if !self.patterns {
            return false;
        }
        let found = locked(source, branch)
            || hidden_pairs(source, branch)
            || naked_pairs(source, branch)
            || x_wings(source, branch);
        if found || self.searches.is_empty() || help.is_stopped() {
            return found;
        }
        self.searches.iter_mut().any(|search| search.deduce(source, branch, help))
    }
}

impl Kind {
    fn forcing() -> Self {
        Self::Forcing(Box::new(Forcing::new()))
    }
    fn chains(style: Style, nest: fn() -> Nest) -> Self {
        Self::Chains(Box::new(Search::new(style, 0, nest)))
    }
}

/// What is gone of a group since the branch began.
fn gone(source: &Board, branch: &Branch, group: usize, parents: &mut Vec<u16>, keep: u16) {
    let gone = source.groups[group] & !branch.board.groups[group] & !keep;
    parents.extend(bits(gone).map(|position| branch.off_at[usize::from(MEMBERS[group][position])]));
}

/// A pattern and what it removes.
type Hits<T> = Vec<(T, Vec<u16>)>;

/// Keeps a pattern that removes anything, and goes on.
fn keep<T>(hits: &mut Hits<T>, pattern: T, removals: Vec<u16>) -> ControlFlow<()> {
    if !removals.is_empty() {
        hits.push((pattern, removals));
    }
    ControlFlow::Continue(())
}

/// Adds the deductions of patterns, but not those that hold without the assumption, which have no
/// parents; whether any was added.
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

fn locked(source: &Board, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Locked>::new();
    let _ = locked::each(&branch.board, |locked| {
        let removals = locked.removals(&branch.board).collect();
        keep(&mut hits, locked, removals)
    });
    add(branch, hits, |branch, locked, parents| {
        let group = group_of(locked.inner, locked.digit);
        gone(source, branch, group, parents, CROSSINGS[locked.inner][locked.outer]);
    })
}

fn hidden_pairs(source: &Board, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Subset>::new();
    let _ = subsets::each_hidden(&branch.board, 2, 4, |subset| {
        let removals = subset.hidden_removals(&branch.board);
        keep(&mut hits, subset, removals)
    });
    add(branch, hits, |branch, subset, parents| {
        for digit in bits(subset.digits) {
            gone(source, branch, group_of(subset.house, digit), parents, subset.positions);
        }
    })
}

fn naked_pairs(source: &Board, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Subset>::new();
    let _ = subsets::each_naked(&branch.board, 2, |subset| {
        let removals = subset.naked_removals(&branch.board);
        keep(&mut hits, subset, removals)
    });
    add(branch, hits, |branch, subset, parents| {
        for cell in subset.cells(subset.positions) {
            gone(source, branch, cell, parents, subset.digits);
        }
    })
}

fn x_wings(source: &Board, branch: &mut Branch) -> bool {
    let mut hits = Hits::<Fish>::new();
    let _ = fish::each(&branch.board, 2, |fish| {
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
    fn deduce(&mut self, source: &Board, branch: &mut Branch, help: &Help<'_>) -> bool {
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
    fn hints(&mut self, board: &Board, help: &Help<'_>) -> Arc<[Inner]> {
        let digits: [u16; 81] = core::array::from_fn(|cell| board.digits(cell));
        let slot = slot_of(&digits);
        self.memory.resize_with(MEMORY, || None);
        let same = |old: &&Remembered| old.digits == digits && old.empty == board.empty;
        if let Some(old) = self.memory[slot].as_ref().filter(same) {
            return Arc::clone(&old.hints);
        }
        let mut all = Collector::all();
        match &mut self.kind {
            Kind::Forcing(forcing) => forcing.search(board, &mut all),
            Kind::Chains(search) => search.search(board, (None, help), &mut all),
        }
        let hints: Arc<[Inner]> = all.into_ranked().into();
        if !help.is_stopped() {
            let hints = Arc::clone(&hints);
            self.memory[slot] = Some(Remembered { digits, empty: board.empty, hints });
        }
        hints
    }
}

/// Where a board is remembered.
fn slot_of(digits: &[u16; 81]) -> usize {
    let mix = |hash: u64, &mask: &u16| {
        (hash ^ u64::from(mask)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
    };
    (digits.iter().fold(0, mix) >> 17) as usize % MEMORY
}
