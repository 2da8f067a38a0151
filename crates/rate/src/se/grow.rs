//! Growing branches, one at a time.
use super::branch::{Branch, Rules, Set};
use super::ground::Ground;
use super::links::{Sweep, strong_links};
use super::nest::Nest;
use super::position::Position;
use core::fmt;

/// Grows branches by fixed rules; keeps its working memory.
pub(super) struct Grower {
    rules: Rules,
    nest: Nest,
    #[expect(clippy::vec_box, reason = "boxes move between this and their users")]
    spare: Vec<Box<Branch>>,
}

impl fmt::Debug for Grower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grower").field("rules", &self.rules).finish_non_exhaustive()
    }
}

impl Grower {
    pub(super) fn new(rules: Rules, nest: Nest) -> Self {
        Self { rules, nest, spare: Vec::new() }
    }
    pub(super) fn nest(&self) -> &Nest {
        &self.nest
    }
    /// Takes back a branch that is no longer needed.
    pub(super) fn recycle(&mut self, branch: Box<Branch>) {
        self.spare.push(branch);
    }
    /// What follows from a candidate being true, or false.
    pub(super) fn grow(&mut self, ground: &Ground<'_>, start: (u16, bool)) -> Box<Branch> {
        let Ground { board, help, before, .. } = *ground;
        let mut branch = self.spare.pop().unwrap_or_else(|| Box::new(Branch::new(board)));
        if let Some(begun) = before.and_then(|before| before.get(start)) {
            branch.copy(begun);
        } else {
            branch.begin(board, start.0, start.1);
            branch.follow(self.rules);
        }
        while branch.clash.is_none() && self.nest.deduce(board, &mut branch, help) {
            branch.follow(self.rules);
        }
        branch
    }
}

/// Whether assuming a candidate false can lead to anything, when the branches of true ones are
/// grown. If it makes another one true at once, the two are equivalent: no contradiction unless
/// the other one has one, and the same conclusions. If it makes none true, only deductions within
/// the branch can lead further.
pub(super) fn falsehood_matters<'a>(
    board: &Position,
    nest: &Nest,
    branch: impl Fn(u16) -> Option<&'a Branch>,
    start: u16,
) -> bool {
    let Some(link) = first_link(board, start) else { return nest.has_patterns() };
    let (Some(on), Some(other)) = (branch(start), branch(link)) else { return true };
    let meets = |one: &Set, other: &Set| one.iter().zip(other).any(|(one, other)| one & other != 0);
    let doubles = board.count(usize::from(start) / 9) > 2;
    other.clash.is_some() || doubles && (meets(&on.on, &other.on) || meets(&on.off, &other.off))
}

/// The first candidate that becomes true at once when this one is false.
pub(super) fn first_link(board: &Position, start: u16) -> Option<u16> {
    let (links, count) = strong_links(board, Sweep::Xy, usize::from(start));
    links[..usize::from(count)].first().map(|link| link.to)
}
