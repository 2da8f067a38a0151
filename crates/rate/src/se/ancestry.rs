//! What a conclusion of a branch rests on: the assertions between it and the assumption.
use super::branch::{Branch, NONE, Off, On, Rules, contains};
use super::collect::Inner;
use super::position::Position;
use super::proof::Proof;
use super::tables::{CANDIDATES, GROUPS_OF, MEMBERS, bits};
use std::sync::Arc;

/// Something asserted in a branch.
#[derive(Clone, Copy, Debug)]
pub(super) enum Assertion {
    On(On),
    Off(Off),
}

/// An inner hint that a conclusion rests on.
type InnerHint = (Arc<[Inner]>, usize);

/// Working memory of the walk back.
#[derive(Debug)]
pub(super) struct Ancestry {
    seen_on: Vec<u16>,
    seen_off: Vec<u16>,
    stamp: u16,
    queue: Vec<Assertion>,
    /// The distinct inner hints encountered since [`Self::forget`].
    inner: Vec<InnerHint>,
}

impl Ancestry {
    pub(super) fn new() -> Self {
        let (queue, inner) = (Vec::new(), Vec::new());
        Self { seen_on: Vec::new(), seen_off: Vec::new(), stamp: 0, queue, inner }
    }
    /// Starts a new hint: no inner hint has been encountered.
    pub(super) fn forget(&mut self) {
        self.inner.clear();
    }
    /// The total length of the inner hints encountered.
    pub(super) fn inner_length(&self) -> u32 {
        self.inner.iter().map(|(hints, at)| hints[*at].found.score.length()).sum()
    }
    /// How many distinct assertions one rests on, including itself; `None` if more than `limit`.
    pub(super) fn count(
        &mut self,
        (source, branch, rules): (&Position, &Branch, Rules),
        of: Assertion,
        limit: u32,
    ) -> Option<u32> {
        self.walk(source, branch, rules, of, limit).then_some(self.queue.len() as u32)
    }
    /// Adds the assertions one rests on to a proof.
    pub(super) fn prove(
        &mut self,
        (source, branch, rules): (&Position, &Branch, Rules),
        of: Assertion,
        start_group: Option<u16>,
        proof: &mut Proof,
    ) {
        self.walk(source, branch, rules, of, u32::MAX);
        for assertion in &self.queue {
            match assertion {
                Assertion::Off(off) => proof.push_node(off.candidate, false),
                Assertion::On(on) => {
                    proof.push_node(on.candidate, true);
                    if on.parent == NONE {
                        proof.groups.extend(start_group);
                    } else {
                        let group = GROUPS_OF[usize::from(on.candidate)][usize::from(on.kind)];
                        proof.groups.push(group);
                    }
                }
            }
        }
        proof.nodes.push(NONE); // where the assertions of one conclusion end
    }
    /// Fills the queue, breadth first; returns whether it stayed within the limit.
    fn walk(
        &mut self,
        source: &Position,
        branch: &Branch,
        rules: Rules,
        of: Assertion,
        limit: u32,
    ) -> bool {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 || self.seen_on.is_empty() {
            self.seen_on = vec![0; CANDIDATES];
            self.seen_off = vec![0; CANDIDATES];
            self.stamp = 1;
        }
        self.queue.clear();
        self.add(of);
        let mut at = 0;
        while let Some(&assertion) = self.queue.get(at) {
            if self.queue.len() > limit as usize {
                return false;
            }
            match assertion {
                Assertion::On(on) => self.parents_of_on(source, branch, rules, on),
                Assertion::Off(off) => self.parents_of_off(branch, off),
            }
            at += 1;
        }
        self.queue.len() <= limit as usize
    }
    fn add(&mut self, assertion: Assertion) {
        let seen = match assertion {
            Assertion::On(on) => &mut self.seen_on[usize::from(on.candidate)],
            Assertion::Off(off) => &mut self.seen_off[usize::from(off.candidate)],
        };
        if *seen != self.stamp {
            *seen = self.stamp;
            self.queue.push(assertion);
        }
    }
    fn parents_of_on(&mut self, source: &Position, branch: &Branch, rules: Rules, on: On) {
        if on.parent == NONE {
            return;
        }
        self.add(Assertion::Off(branch.offs[usize::from(on.parent)]));
        if rules.dynamic {
            let group = usize::from(GROUPS_OF[usize::from(on.candidate)][usize::from(on.kind)]);
            for position in bits(source.groups[group]) {
                let other = MEMBERS[group][position];
                let at = branch.off_at[usize::from(other)];
                if contains(&branch.off, other) && at < on.parent {
                    self.add(Assertion::Off(branch.offs[usize::from(at)]));
                }
            }
        }
    }
    fn parents_of_off(&mut self, branch: &Branch, off: Off) {
        if off.parent == NONE {
            return;
        }
        match branch.deduction(off.parent) {
            None => self.add(Assertion::On(branch.ons[usize::from(off.parent)])),
            Some(deduction) => {
                for &parent in &deduction.parents {
                    self.add(Assertion::Off(branch.offs[usize::from(parent)]));
                }
                if let Some((hints, at)) = &deduction.inner {
                    self.meet(hints, *at);
                }
            }
        }
    }
    fn meet(&mut self, hints: &Arc<[Inner]>, at: usize) {
        let nodes = &hints[at].proof.nodes;
        if !self.inner.iter().any(|(old, old_at)| old[*old_at].proof.nodes == *nodes) {
            self.inner.push((Arc::clone(hints), at));
        }
    }
}
