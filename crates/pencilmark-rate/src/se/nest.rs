//! Deductions inside a branch that has run dry: locked digits, pairs, X-wings, and whole searches
//! for chains.
use super::board::Board;
use super::branch::{Advanced, Branch};
use super::collect::{Collector, Inner};
use super::fish::{self, Fish};
use super::forcing::Forcing;
use super::locked::{self, Locked};
use super::multiple::{Search, Style};
use super::subsets::{self, Subset};
use super::tables::{CROSSINGS, MEMBERS, bits, group_of};
use core::ops::ControlFlow;
use std::sync::Arc;

/// How deep a search looks.
#[derive(Debug, Default)]
pub(super) struct Nest {
    /// Whether locked digits, pairs and X-wings count.
    patterns: bool,
    searches: Vec<InnerSearch>,
}

/// A search within a branch.
#[derive(Debug)]
enum InnerSearch {
    Forcing(Box<Forcing>),
    Chains(Box<Search>),
}

impl Nest {
    /// Nothing but links.
    pub(super) fn none() -> Self {
        Self::default()
    }
    /// Level 1 (patterns) to 5 (chains in chains in chains).
    pub(super) fn level(level: u8) -> Self {
        let forcing = || InnerSearch::Forcing(Box::new(Forcing::new()));
        let chains = |style, nest| InnerSearch::Chains(Box::new(Search::new(style, 0, nest)));
        let dynamic = || chains(Style::Dynamic, Self::none());
        let searches = match level {
            0 | 1 => Vec::new(),
            2 => vec![forcing()],
            3 => vec![forcing(), chains(Style::Multiple, Self::none())],
            4 => vec![dynamic()],
            _ => vec![dynamic(), chains(Style::Dynamic, Self::level(2))],
        };
        Self { patterns: true, searches }
    }
    /// One search for dynamic chains of this level (0: nothing but links) within a branch.
    pub(super) fn around(level: u8) -> Self {
        let nest = if level == 0 { Self::none() } else { Self::level(level) };
        let search = Search::new(Style::Dynamic, 0, nest);
        Self { patterns: true, searches: vec![InnerSearch::Chains(Box::new(search))] }
    }
    /// Whether a branch that has run dry can go on.
    pub(super) fn has_patterns(&self) -> bool {
        self.patterns
    }
    /// Adds what the first kind of deduction with any result makes false; whether there was one.
    pub(super) fn deduce(&mut self, source: &Board, branch: &mut Branch) -> bool {
        if !self.patterns {
            return false;
        }
        let found = locked(source, branch)
            || hidden_pairs(source, branch)
            || naked_pairs(source, branch)
            || x_wings(source, branch);
        found || self.searches.iter_mut().any(|search| search.deduce(source, branch))
    }
}

/// What is gone of a group since the branch began.
fn gone(source: &Board, branch: &Branch, group: usize, parents: &mut Vec<u16>, keep: u16) {
    let gone = source.groups[group] & !branch.board.groups[group] & !keep;
    parents.extend(bits(gone).map(|position| branch.off_at[usize::from(MEMBERS[group][position])]));
}

/// Adds a deduction unless it holds without the assumption; whether it added any.
fn add(branch: &mut Branch, mut removals: Vec<u16>, parents: Vec<u16>) -> bool {
    if parents.is_empty() || removals.is_empty() {
        return false;
    }
    removals.sort_unstable();
    branch.add_advanced(&removals, Advanced { parents, inner: None })
}

fn locked(source: &Board, branch: &mut Branch) -> bool {
    let mut hits: Vec<(Locked, Vec<u16>)> = Vec::new();
    let _ = locked::each(&branch.board, |locked| {
        let removals: Vec<u16> = locked.removals(&branch.board).collect();
        if !removals.is_empty() {
            hits.push((locked, removals));
        }
        ControlFlow::<()>::Continue(())
    });
    let mut any = false;
    for (locked, removals) in hits {
        let mut parents = Vec::new();
        let group = group_of(locked.inner, locked.digit);
        gone(source, branch, group, &mut parents, CROSSINGS[locked.inner][locked.outer]);
        any |= add(branch, removals, parents);
    }
    any
}

fn hidden_pairs(source: &Board, branch: &mut Branch) -> bool {
    let mut hits: Vec<(Subset, Vec<u16>)> = Vec::new();
    let _ = subsets::each_hidden(&branch.board, 2, 4, |subset| {
        let removals = subset.hidden_removals(&branch.board);
        if !removals.is_empty() {
            hits.push((subset, removals));
        }
        ControlFlow::<()>::Continue(())
    });
    let mut any = false;
    for (subset, removals) in hits {
        let mut parents = Vec::new();
        for digit in bits(subset.digits) {
            gone(source, branch, group_of(subset.house, digit), &mut parents, subset.positions);
        }
        any |= add(branch, removals, parents);
    }
    any
}

fn naked_pairs(source: &Board, branch: &mut Branch) -> bool {
    let mut hits: Vec<(Subset, Vec<u16>)> = Vec::new();
    let _ = subsets::each_naked(&branch.board, 2, |subset| {
        let removals = subset.naked_removals(&branch.board);
        if !removals.is_empty() {
            hits.push((subset, removals));
        }
        ControlFlow::<()>::Continue(())
    });
    let mut any = false;
    for (subset, removals) in hits {
        let mut parents = Vec::new();
        for cell in subset.cells(subset.positions) {
            gone(source, branch, cell, &mut parents, subset.digits);
        }
        any |= add(branch, removals, parents);
    }
    any
}

fn x_wings(source: &Board, branch: &mut Branch) -> bool {
    let mut hits: Vec<(Fish, Vec<u16>)> = Vec::new();
    let _ = fish::each(&branch.board, 2, |fish| {
        let removals = fish.removals(&branch.board);
        if !removals.is_empty() {
            hits.push((fish, removals));
        }
        ControlFlow::<()>::Continue(())
    });
    let mut any = false;
    for (fish, removals) in hits {
        let mut parents = Vec::new();
        for line in bits(fish.base) {
            let group = group_of(fish.first_base + line, fish.digit);
            gone(source, branch, group, &mut parents, fish.cover);
        }
        any |= add(branch, removals, parents);
    }
    any
}

impl InnerSearch {
    fn deduce(&mut self, source: &Board, branch: &mut Branch) -> bool {
        let hints = self.hints(&branch.board);
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
    fn hints(&mut self, board: &Board) -> Arc<[Inner]> {
        let mut all = Collector::all();
        match self {
            Self::Forcing(forcing) => forcing.search(board, &mut all),
            Self::Chains(search) => search.search(board, None, &mut all),
        }
        all.into_ranked().into()
    }
}
