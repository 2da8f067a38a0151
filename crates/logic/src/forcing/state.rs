//! What follows from a supposition, in the order of discovery: direct consequences first.
use super::bound::Says;
use super::proof;
use super::trail::{Block, End, Reason, Trail};
use super::{Facts, Literal};
use crate::index::bits::{insert, numbers};
use std::collections::BTreeSet;
use whydoku_core::{Digit, KNOWS_RULES};

/// How far a supposition is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// Only through houses, with one digit.
    Digit(Digit),
    /// Only from one candidate to the next, through facts with two alternatives.
    Chains,
    /// Through facts all of whose alternatives but one are gone.
    Nets,
}

/// What is known under nested suppositions.
#[derive(Debug)]
pub(crate) struct State<'a> {
    reach: Reach,
    /// What holds, in the order in which it was found, and why.
    trail: Trail<'a>,
    /// The candidates that are false.
    off: Vec<u64>,
    /// How many alternatives each premise has, and how many of them are not false.
    all: Vec<u32>,
    left: Vec<u32>,
    next: usize,
    /// The rules of many cells whose cells have lost candidates.
    changed: BTreeSet<u32>,
}

impl<'a> State<'a> {
    pub(crate) fn new(facts: &'a Facts, reach: Reach) -> Self {
        let all: Vec<u32> = facts.alternatives.iter().map(|all| all.len() as u32).collect();
        let (left, off) = (all.clone(), vec![0; facts.excluded.stride()]);
        let changed = BTreeSet::new();
        Self { reach, trail: Trail::new(facts), off, all, left, next: 0, changed }
    }
    pub(crate) fn holds(&self, literal: Literal) -> bool {
        self.trail.holds(literal)
    }
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.trail.clear();
        self.off.fill(0);
        self.left.copy_from_slice(&self.all);
        self.next = 0;
        self.changed.clear();
    }
    fn undo(&mut self, length: usize) {
        while self.trail.len() > length {
            let Some(literal) = self.trail.pop() else { break };
            if !literal.is_true() {
                self.off[literal.candidate() / 64] &= !(1 << (literal.candidate() % 64));
            }
            // Only what has been followed has been counted.
            if !literal.is_true() && self.trail.len() < self.next {
                for &premise in self.trail.facts.premises_of.get(literal.candidate()) {
                    self.left[premise as usize] += 1;
                }
            }
        }
        self.next = self.next.min(length);
        self.changed.clear();
    }
    fn set(&mut self, literal: Literal, reason: Reason) {
        if !literal.is_true() {
            insert(&mut self.off, literal.candidate());
        }
        self.trail.push(literal, reason);
    }
    /// Supposes something and follows it. A result shows that it is impossible.
    pub(crate) fn suppose(&mut self, literal: Literal) -> Option<End> {
        self.set(literal, Reason::Supposed);
        self.follow()
    }
    /// Supposes something, then one after another the candidates that fail under it: each is false.
    /// A result shows that the first supposition is impossible.
    pub(crate) fn suppose_without(&mut self, literal: Literal, refuted: &[u32]) -> Option<End> {
        let mut end = self.suppose(literal);
        for &candidate in refuted {
            let besides = Literal::new(candidate as usize, true);
            if end.is_some() || self.holds(besides) || self.holds(besides.negated()) {
                break;
            }
            let before = self.trail.len();
            if let Some(fails) = self.suppose(besides) {
                let block = Block::cut(self, before, &fails);
                self.undo(before);
                self.set(besides.negated(), Reason::Refuted(Box::new(block)));
                end = self.follow();
            } else {
                self.undo(before);
            }
        }
        end
    }
    fn follow(&mut self) -> Option<End> {
        loop {
            let end = self.follow_trail();
            if end.is_some() {
                return end;
            }
            let rule = self.changed.pop_first().filter(|_| KNOWS_RULES)?;
            if let Some(end) = self.obey(rule) {
                return Some(end);
            }
        }
    }
    /// Applies the verdict of a rule of many cells.
    fn obey(&mut self, rule: u32) -> Option<End> {
        match self.trail.facts.bounds.says(rule, &self.off) {
            Says::Nothing => Some(End::Ruled(rule)),
            Says::Gone(gone) => {
                for candidate in gone {
                    self.set(Literal::new(candidate as usize, false), Reason::Ruled(rule));
                }
                None
            }
        }
    }
    fn follow_trail(&mut self) -> Option<End> {
        while let Some(&(literal, _)) = self.trail.steps.get(self.next) {
            self.next += 1;
            let end = if literal.is_true() {
                self.exclude(literal.candidate())
            } else {
                if self.reach == Reach::Nets {
                    self.changed.extend(self.trail.facts.bounds.of(literal.candidate()));
                }
                self.count_down(literal.candidate())
            };
            if end.is_some() {
                return end;
            }
        }
        None
    }
    /// A candidate is true: those that it excludes are false.
    fn exclude(&mut self, by: usize) -> Option<End> {
        let facts = self.trail.facts;
        for (word, &excluded) in facts.excluded.row(by).iter().enumerate() {
            for bit in numbers([excluded & !self.off[word]]) {
                let other = word * 64 + bit;
                let literal = Literal::new(other, false);
                if !self.allows(other as u32) {
                    continue;
                }
                if self.holds(literal.negated()) {
                    return Some(End::Clash(by as u32, other as u32));
                }
                self.set(literal, Reason::Excluded(by as u32));
            }
        }
        None
    }
    fn allows(&self, candidate: u32) -> bool {
        match self.reach {
            Reach::Digit(digit) => self.trail.facts.candidates[candidate as usize].digit == digit,
            _ => true,
        }
    }
    /// A candidate is false: if only one other was left, that one is true.
    fn count_down(&mut self, candidate: usize) -> Option<End> {
        let facts = self.trail.facts;
        let mut end = None;
        for &premise in facts.premises_of.get(candidate) {
            let left = &mut self.left[premise as usize];
            *left -= 1;
            let left = *left;
            if end.is_some() {
                continue; // All counts must be right for undoing.
            }
            let among = facts.alternatives.get(premise as usize);
            let usable = match self.reach {
                Reach::Digit(digit) => facts.is_of(premise, digit),
                Reach::Chains => among.len() == 2 || left == 0,
                Reach::Nets => true,
            };
            if !usable || left > 1 {
                continue;
            }
            let possible = |&&at: &&u32| !self.holds(Literal::new(at as usize, false));
            match among.iter().find(possible) {
                // Some alternatives may be false without having been counted yet.
                None => end = Some(End::Nothing(premise)),
                Some(&last) if !self.holds(Literal::new(last as usize, true)) => {
                    self.set(Literal::new(last as usize, true), Reason::Last(premise));
                }
                Some(_) => {}
            }
        }
        end
    }
}

impl Block {
    /// The part of the trail that the supposition at this place needs to come to its end.
    pub(crate) fn cut(state: &State<'_>, start: usize, end: &End) -> Self {
        proof::cut(&state.trail, start, end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, DigitSet, Grid, Random, Shape};

    #[test]
    fn propagation_stops_before_anything_is_both_true_and_false() {
        let shape = Shape::square(9).unwrap();
        let puzzle = whydoku_testkit::random_puzzle(&shape, &mut Random::new(2), 0);
        let grid = Grid::<2>::new(&puzzle).unwrap();
        let open = |cell: Cell| grid.placed(cell).map_or(grid.digits(cell), |_| DigitSet::EMPTY);
        let facts = Facts::new(&shape, &shape.cells().map(open).collect::<Vec<_>>(), &[]);
        let mut clashes = 0;
        for reach in [Reach::Chains, Reach::Nets] {
            let mut state = State::new(&facts, reach);
            for literal in facts.literals() {
                let end = state.suppose(literal);
                clashes += usize::from(matches!(end, Some(End::Clash(..))));
                for (known, _) in &state.trail.steps {
                    assert!(!state.holds(known.negated()), "{literal:?} and then {known:?}");
                }
                state.clear();
            }
        }
        assert!(clashes > 10, "only {clashes}");
    }
}
