//! Cuts what a proof needs out of everything that was found, and writes it as lines.
use super::trail::{Block, End, Failing, Reason, Trail, Why};
use super::{Facts, Literal};
use crate::argument::{Because, Claim, Line, Net};
use crate::index::bits::{insert, remove};
use crate::premise::Premise;
use std::collections::BTreeMap;
use whydoku_core::KNOWS_RULES;

/// Collects what is needed, from the end to the start.
struct Cutter<'s, 'a> {
    trail: &'s Trail<'a>,
    start: usize,
    needed: Vec<bool>,
    outside: Vec<Literal>,
}

impl Cutter<'_, '_> {
    fn need(&mut self, literal: Literal) {
        let place = self.trail.place(literal);
        if place >= self.start {
            self.needed[place - self.start] = true;
        } else if !self.outside.contains(&literal) {
            self.outside.push(literal);
        }
    }
    /// What rules out all alternatives of a premise but one: for each of them the true candidate
    /// that excludes it, or the fact that it is false.
    fn rulers(
        &mut self,
        premise: u32,
        kept: Option<u32>,
        clash: Option<(u32, u32)>,
    ) -> Vec<Literal> {
        let trail = self.trail;
        let alternatives = trail.facts.alternatives.get(premise as usize);
        let others = alternatives.iter().filter(|&&other| Some(other) != kept);
        self.need_each(others.map(|&other| match clash {
            Some((by, clashing)) if clashing == other => Literal::new(by as usize, true),
            _ => ruler(trail, other),
        }))
    }
    /// Marks each of these as needed once.
    fn need_each(&mut self, all: impl Iterator<Item = Literal>) -> Vec<Literal> {
        let mut rulers = Vec::new();
        for ruler in all {
            if !rulers.contains(&ruler) {
                rulers.push(ruler);
            }
        }
        for &ruler in &rulers {
            self.need(ruler);
        }
        rulers
    }
    /// Candidates of a rule that are false before a place of the trail and together leave the rule no
    /// way to allow a candidate, or no way to hold at all: what rules them out.
    fn binders(&mut self, rule: u32, gone: Option<u32>, before: usize) -> Vec<Literal> {
        if !KNOWS_RULES {
            return Vec::new();
        }
        let bounds = &self.trail.facts.bounds;
        let is_early = |at: u32| {
            let out = Literal::new(at as usize, false);
            self.trail.holds(out) && self.trail.place(out) < before
        };
        let mut needed: Vec<u32> = bounds.candidates(rule).filter(|&at| is_early(at)).collect();
        // Those that came late are the first to be dropped.
        needed.sort_by_key(|&at| self.trail.place(Literal::new(at as usize, false)));
        let mut off = vec![0; self.trail.facts.excluded.stride()];
        for &at in &needed {
            insert(&mut off, at as usize);
        }
        for at in (0..needed.len()).rev() {
            let dropped = needed[at] as usize;
            remove(&mut off, dropped);
            if bounds.allows(rule, gone, &off) {
                insert(&mut off, dropped);
            } else {
                needed.remove(at);
            }
        }
        let trail = self.trail;
        self.need_each(needed.into_iter().map(|at| ruler(trail, at)))
    }
    fn why(&mut self, literal: Literal, reason: &Reason) -> Option<Why> {
        match reason {
            Reason::Supposed => None,
            Reason::Excluded(by) => {
                self.need(Literal::new(*by as usize, true));
                Some(Why::Excluded(*by))
            }
            Reason::Last(premise) => {
                let kept = Some(literal.candidate() as u32);
                Some(Why::Last(*premise, self.rulers(*premise, kept, None)))
            }
            Reason::Ruled(rule) => {
                let place = self.trail.place(literal);
                let gone = Some(literal.candidate() as u32);
                Some(Why::Ruled(*rule, self.binders(*rule, gone, place)))
            }
            Reason::Refuted(block) => {
                for &literal in &block.outside {
                    self.need(literal);
                }
                Some(Why::Refuted(block.clone()))
            }
        }
    }
}

/// What rules out a false candidate: the true one that excludes it, or the fact that it is false.
fn ruler(trail: &Trail<'_>, candidate: u32) -> Literal {
    let out = Literal::new(candidate as usize, false);
    match trail.steps[trail.place(out)].1 {
        Reason::Excluded(by) => Literal::new(by as usize, true),
        _ => out,
    }
}

/// The part of the trail that the supposition at this place needs to come to its end.
pub(super) fn cut(trail: &Trail<'_>, start: usize, end: &End) -> Block {
    let needed = vec![false; trail.len() - start];
    let mut cutter = Cutter { trail, start, needed, outside: Vec::new() };
    let supposed = trail.steps[start].0;
    let mut steps = Vec::new();
    let nothing = match *end {
        End::Nothing(premise) => {
            Some((Failing::Premise(premise), cutter.rulers(premise, None, None)))
        }
        End::Ruled(rule) => Some((Failing::Rule(rule), cutter.binders(rule, None, trail.len()))),
        End::Shown(literal) => {
            cutter.need(literal);
            None
        }
        End::Clash(by, other) => cutter
            .clash(by, other, &mut steps)
            .map(|(premise, rulers)| (Failing::Premise(premise), rulers)),
    };
    for place in (start..trail.len()).rev() {
        if cutter.needed[place - start] {
            let (literal, reason) = &trail.steps[place];
            let why = cutter.why(*literal, reason);
            steps.extend(why.map(|why| (*literal, why)));
        }
    }
    steps.reverse();
    Block { supposed, steps, nothing, outside: cutter.outside }
}

impl Block {
    /// How many lines it takes when it is written down.
    pub(crate) fn lines(&self) -> usize {
        let inner = |(_, why): &(Literal, Why)| match why {
            Why::Refuted(block) => block.lines() + 1,
            _ => 1,
        };
        1 + self.steps.iter().map(inner).sum::<usize>() + usize::from(self.nothing.is_some())
    }
}

impl Cutter<'_, '_> {
    /// Two true candidates exclude each other: the premise that made one of them true has nothing
    /// left, or the supposition itself is false.
    fn clash(
        &mut self,
        by: u32,
        other: u32,
        steps: &mut Vec<(Literal, Why)>,
    ) -> Option<(u32, Vec<Literal>)> {
        for (by, other) in [(by, other), (other, by)] {
            let place = self.trail.place(Literal::new(other as usize, true));
            if let Reason::Last(premise) = self.trail.steps[place].1 {
                let rulers = self.rulers(premise, None, Some((by, other)));
                return Some((premise, rulers));
            }
        }
        // Neither is the last of a premise: both are suppositions, or refuted in another way.
        self.need(Literal::new(by as usize, true));
        steps.push((Literal::new(other as usize, false), Why::Excluded(by)));
        None
    }
}

/// A proof being written.
#[derive(Debug)]
pub(crate) struct Proof<'a> {
    facts: &'a Facts,
    lines: Vec<Line>,
    /// The line in force for each literal, the innermost if there are several.
    numbers: BTreeMap<Literal, usize>,
}

impl<'a> Proof<'a> {
    pub(crate) fn new(facts: &'a Facts) -> Self {
        Self { facts, lines: Vec::new(), numbers: BTreeMap::new() }
    }
    /// The claim that a literal makes.
    fn claim(&self, literal: Literal) -> Claim {
        let candidate = self.facts.candidates[literal.candidate()];
        if literal.is_true() { Claim::True(candidate) } else { Claim::False(candidate) }
    }
    fn push(&mut self, depth: usize, claim: Claim, because: Because) -> usize {
        self.lines.push(Line { depth, claim, because });
        self.lines.len() - 1
    }
    fn cite(&self, literals: &[Literal]) -> Vec<usize> {
        let number = |literal| self.numbers.get(literal).copied();
        let mut lines: Vec<usize> = literals.iter().filter_map(number).collect();
        lines.sort_unstable();
        lines
    }
    fn premise(&self, number: u32) -> Premise {
        self.facts.premises[number as usize].clone()
    }
    /// Writes a case, and returns the number of the line that supposes it.
    pub(crate) fn case(&mut self, block: &Block, depth: usize) -> usize {
        let outside = self.numbers.clone();
        let first = self.push(depth, self.claim(block.supposed), Because::Suppose);
        self.numbers.insert(block.supposed, first);
        for (literal, why) in &block.steps {
            let because = match why {
                Why::Excluded(by) => {
                    let by = self.cite(&[Literal::new(*by as usize, true)]);
                    Because::Excluded { by: by.first().copied().unwrap_or(first) }
                }
                Why::Last(premise, rulers) => {
                    Because::Last { premise: self.premise(*premise), lines: self.cite(rulers) }
                }
                Why::Ruled(rule, rulers) => self.facts.bounds.because(*rule, self.cite(rulers)),
                Why::Refuted(block) => {
                    Because::Cases { premise: None, lines: vec![self.case(block, depth + 1)] }
                }
            };
            let line = self.push(depth, self.claim(*literal), because);
            self.numbers.insert(*literal, line);
        }
        if let Some((failing, rulers)) = &block.nothing {
            let lines = self.cite(rulers);
            let because = match *failing {
                Failing::Premise(premise) => {
                    Because::Last { premise: self.premise(premise), lines }
                }
                Failing::Rule(rule) => self.facts.bounds.because(rule, lines),
            };
            self.push(depth, Claim::Nothing, because);
        }
        self.numbers = outside;
        first
    }
    /// Ends with what holds in all of the cases.
    pub(crate) fn conclude(
        mut self,
        literal: Literal,
        premise: Option<u32>,
        cases: Vec<usize>,
    ) -> Net {
        let premise = premise.map(|number| self.premise(number));
        self.push(0, self.claim(literal), Because::Cases { premise, lines: cases });
        Net { lines: self.lines }
    }
}
