//! What follows from a supposition, without the reasons: many times faster than a
//! [`State`](super::State), which is only used for the reasons of what was found here.
use super::bound::Says;
use super::{Facts, Literal};
use crate::index::bits::{contains, insert, numbers, remove};
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{KNOWS_RULES, Stop};

/// How many suppositions are tried between checks whether to give up.
const BETWEEN: u64 = 64;

/// How many alternatives of a premise are not false, with the sum of their numbers in the higher
/// bits: if only one is left, that is its number.
#[derive(Clone, Copy, Debug)]
struct Left(u64);

impl Left {
    /// The number of bits for the count.
    const COUNT: u32 = 16;

    fn of(candidate: usize) -> u64 {
        (candidate as u64) << Self::COUNT | 1
    }
    /// With one alternative fewer.
    fn without(self, candidate: usize) -> Self {
        Self(self.0 - Self::of(candidate))
    }
    fn with(self, candidate: usize) -> Self {
        Self(self.0 + Self::of(candidate))
    }
    fn count(self) -> u64 {
        self.0 & ((1 << Self::COUNT) - 1)
    }
    /// The number of the last one.
    fn last(self) -> usize {
        (self.0 >> Self::COUNT) as usize
    }
}

/// What holds under nested suppositions.
#[derive(Debug)]
pub(crate) struct Probe<'a> {
    facts: &'a Facts,
    /// Whether only facts with two alternatives are followed.
    chains: bool,
    /// The candidates that are true, and those that are false.
    on: Vec<u64>,
    off: Vec<u64>,
    /// The candidates that cannot be true, and those that cannot be false, whatever else is supposed.
    never: [Vec<u64>; 2],
    /// What holds, in the order in which it was found.
    trail: Vec<Literal>,
    /// How much of the trail has been followed.
    next: usize,
    /// For each premise, all its alternatives, and those left.
    all: Vec<Left>,
    left: Vec<Left>,
    /// How many nested suppositions were tried.
    tried: u64,
    /// The rules of many cells whose cells have lost candidates.
    changed: BTreeSet<u32>,
}

impl<'a> Probe<'a> {
    /// A probe in which nothing is supposed yet. `chains` follows only facts with two alternatives.
    pub(crate) fn new(facts: &'a Facts, chains: bool) -> Self {
        let all = |among: &[u32]| {
            among.iter().fold(Left(0), |left, &candidate| left.with(candidate as usize))
        };
        let none = || vec![0; facts.excluded.stride()];
        let all: Vec<Left> = facts.alternatives.iter().map(all).collect();
        let (left, trail) = (all.clone(), Vec::new());
        let changed = BTreeSet::new();
        Self {
            facts,
            chains,
            on: none(),
            off: none(),
            never: [none(), none()],
            trail,
            next: 0,
            all,
            left,
            tried: 0,
            changed,
        }
    }
    /// Notes that a supposition fails by itself: whatever leads to it fails as soon as it does.
    pub(crate) fn note_failing(&mut self, literal: Literal) {
        insert(&mut self.never[usize::from(!literal.is_true())], literal.candidate());
    }
    /// What holds.
    pub(crate) fn known(&self) -> &[Literal] {
        &self.trail
    }
    /// How many nested suppositions were tried.
    pub(crate) fn tried(&self) -> u64 {
        self.tried
    }
    /// Forgets what holds.
    pub(crate) fn clear(&mut self) {
        self.on.fill(0);
        self.off.fill(0);
        self.trail.clear();
        self.left.copy_from_slice(&self.all);
        self.next = 0;
        self.changed.clear();
    }
    /// Supposes something and follows it; whether it is possible.
    pub(crate) fn suppose(&mut self, literal: Literal) -> bool {
        self.claim(literal) && self.follow()
    }
    /// Supposes something, and then everything else in turn; whatever fails is false. If the
    /// supposition itself fails because of that, returns the candidates that failed, in the order
    /// in which they are needed. Breaks when the search is to stop.
    pub(crate) fn suppose_deeply(
        &mut self,
        literal: Literal,
        stop: Stop<'_>,
    ) -> ControlFlow<(), Option<Vec<u32>>> {
        let mut refuted = Vec::new();
        if !self.suppose(literal) {
            return ControlFlow::Continue(Some(refuted));
        }
        let count = self.facts.len();
        let mut harmless = vec![false; count];
        let (mut at, mut idle) = (0, 0);
        while idle < count {
            let candidate = at;
            at = (at + 1) % count;
            idle += 1;
            let supposed = Literal::new(candidate, true);
            if harmless[candidate] || self.holds(supposed) || self.holds(supposed.negated()) {
                continue;
            }
            self.tried += 1;
            if self.tried.is_multiple_of(BETWEEN) && stop.is_due() {
                return ControlFlow::Break(());
            }
            let before = self.trail.len();
            let can_be = self.suppose(supposed);
            if can_be {
                // Nothing that follows from it leads any further than it does.
                for known in self.trail[before..].iter().filter(|known| known.is_true()) {
                    harmless[known.candidate()] = true;
                }
            }
            self.undo(before);
            if !can_be {
                refuted.push(candidate as u32);
                if !self.suppose(supposed.negated()) {
                    return ControlFlow::Continue(Some(refuted));
                }
                harmless.fill(false);
                idle = 0;
            }
        }
        ControlFlow::Continue(None)
    }
    fn holds(&self, literal: Literal) -> bool {
        contains(if literal.is_true() { &self.on } else { &self.off }, literal.candidate())
    }
    /// Adds that something holds; whether it can.
    fn claim(&mut self, literal: Literal) -> bool {
        if self.holds(literal) {
            return true;
        }
        if self.holds(literal.negated()) {
            return false;
        }
        self.add(literal);
        literal.is_true() || self.count_down(literal.candidate())
    }
    fn add(&mut self, literal: Literal) {
        insert(if literal.is_true() { &mut self.on } else { &mut self.off }, literal.candidate());
        self.trail.push(literal);
    }
    /// A candidate is false: if only one other was left, that one is true.
    fn count_down(&mut self, candidate: usize) -> bool {
        let facts = self.facts;
        if !self.chains {
            self.changed.extend(facts.bounds.of(candidate));
        }
        let mut can_be = true;
        for &premise in facts.premises_of.get(candidate) {
            let left = &mut self.left[premise as usize];
            *left = left.without(candidate);
            let left = *left;
            if left.count() > 1 {
                continue;
            }
            can_be &= left.count() > 0;
            let leads = !self.chains || facts.alternatives.get(premise as usize).len() == 2;
            if left.count() == 1 && leads {
                let last = Literal::new(left.last(), true);
                if !self.holds(last) {
                    self.add(last);
                }
            }
        }
        can_be
    }
    fn follow(&mut self) -> bool {
        loop {
            if !self.follow_trail() {
                return false;
            }
            let Some(rule) = self.changed.pop_first().filter(|_| KNOWS_RULES) else { return true };
            match self.facts.bounds.says(rule, &self.off) {
                Says::Nothing => return false,
                Says::Gone(gone) => {
                    for candidate in gone {
                        self.add(Literal::new(candidate as usize, false));
                        if !self.count_down(candidate as usize) {
                            return false;
                        }
                    }
                }
            }
        }
    }
    fn follow_trail(&mut self) -> bool {
        let facts = self.facts;
        while let Some(&literal) = self.trail.get(self.next) {
            self.next += 1;
            if contains(&self.never[usize::from(!literal.is_true())], literal.candidate()) {
                return false;
            }
            if literal.is_true() {
                let excluded = facts.excluded.row(literal.candidate());
                if excluded.iter().zip(&self.on).any(|(excluded, on)| excluded & on != 0) {
                    return false;
                }
                for (word, &excluded) in excluded.iter().enumerate() {
                    for bit in numbers([excluded & !self.off[word]]) {
                        let other = word * 64 + bit;
                        self.add(Literal::new(other, false));
                        if !self.count_down(other) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }
    fn undo(&mut self, length: usize) {
        while self.trail.len() > length {
            let Some(literal) = self.trail.pop() else { break };
            let candidate = literal.candidate();
            let holding = if literal.is_true() { &mut self.on } else { &mut self.off };
            remove(holding, candidate);
            if !literal.is_true() {
                for &premise in self.facts.premises_of.get(candidate) {
                    let left = &mut self.left[premise as usize];
                    *left = left.with(candidate);
                }
            }
        }
        self.next = self.next.min(length);
        self.changed.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, DigitSet, Entry, Grid, Shape, Stop};

    /// Whether a supposition fails when everything else is also supposed, again and again.
    fn fails(probe: &mut Probe<'_>, literal: Literal, count: usize) -> bool {
        if !probe.suppose(literal) {
            return true;
        }
        loop {
            let length = probe.trail.len();
            for supposed in (0..count).map(|candidate| Literal::new(candidate, true)) {
                if probe.holds(supposed) || probe.holds(supposed.negated()) {
                    continue;
                }
                let before = probe.trail.len();
                let can_be = probe.suppose(supposed);
                probe.undo(before);
                if !can_be && !probe.suppose(supposed.negated()) {
                    return true;
                }
            }
            if probe.trail.len() == length {
                return false;
            }
        }
    }

    #[test]
    fn suppositions_that_are_skipped_as_harmless_lead_nowhere() {
        let shape = Shape::square(9).unwrap();
        let hard = [
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        ];
        let mut failing = 0;
        for puzzle in hard.map(|text| whydoku_testkit::puzzle(&shape, text)) {
            let grid = Grid::<2>::new(&puzzle).unwrap();
            let digits: Vec<DigitSet> = shape
                .cells()
                .map(|cell: Cell| match puzzle.entry(cell) {
                    Entry::Given(_) => DigitSet::EMPTY,
                    _ => grid.digits(cell),
                })
                .collect();
            let facts = Facts::new(&shape, &digits, &[]);
            for candidate in 0..facts.len() {
                let literal = Literal::new(candidate, true);
                let mut quick = Probe::new(&facts, false);
                let found = quick.suppose_deeply(literal, Stop::NEVER);
                let mut slow = Probe::new(&facts, false);
                let expected = fails(&mut slow, literal, facts.len());
                let ControlFlow::Continue(found) = found else { panic!("told to stop") };
                assert_eq!(found.is_some(), expected, "candidate {candidate}");
                failing += usize::from(expected);
            }
        }
        assert!(failing > 100, "only {failing}");
    }
}
