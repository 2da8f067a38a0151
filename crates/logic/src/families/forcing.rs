//! Forcing chains and nets: what follows from a supposition, and from all cases of a fact.
use crate::argument::Net;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::context::memory::Sight;
use crate::forcing::{Block, End, Facts, Literal, MANY, Probe, Proof, Reach, State};
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::Stop;

/// In positions with more candidates than this, nested suppositions are limited.
const MANY_NESTED: usize = 500;
/// The limit there.
const SUPPOSITIONS: u64 = 2_000_000;
/// Among this many proofs with nested suppositions the shortest is offered first; in positions with
/// more candidates, each proof is offered when it is found.
const AT_ONCE: usize = 8;

/// A digit that cannot be in a cell because it would have no place left in some house.
pub(crate) fn nishio<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if cx.are_too_many() {
        return ControlFlow::Continue(());
    }
    let facts = cx.facts();
    let mut found = Vec::new();
    for digit in cx.grid.all_digits() {
        let part = (digit.index(), Sight::Digit(digit));
        if cx.is_nothing(technique, part) {
            continue;
        }
        let unused = cx.unused(digit);
        let of = |literal: &Literal| {
            let candidate = facts.candidates[literal.candidate()];
            literal.is_true() && candidate.digit == digit && unused.contains(candidate.cell)
        };
        let supposed = facts.literals().filter(of);
        let refuted = refuted(facts, Reach::Digit(digit), supposed, cx.stop())?;
        if refuted.is_empty() {
            cx.note_nothing(technique, part);
        }
        found.extend(refuted);
    }
    offer(facts, technique, found, out)
}

/// Suppositions that are refuted because they lead to a contradiction.
pub(crate) fn contradiction<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if cx.are_too_many() {
        return ControlFlow::Continue(());
    }
    let reach = reach(technique);
    let fail = cx.refuted_suppositions(reach == Reach::Chains)?;
    let found = refuted(cx.facts(), reach, fail.iter().copied(), cx.stop())?;
    offer(cx.facts(), technique, found, out)
}

/// What follows from every case of a fact.
pub(crate) fn verity<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if cx.are_too_many() {
        return ControlFlow::Continue(());
    }
    if cx.facts().len() > MANY {
        cx.note_bounded();
        return ControlFlow::Continue(());
    }
    let reach = reach(technique);
    let known = cx.known(reach == Reach::Chains);
    // By chains, the opposite of what holds in all cases leads to the opposite of each of them.
    if reach == Reach::Chains && cx.refuted_suppositions(true)?.is_empty() {
        return ControlFlow::Continue(());
    }
    let known = known.trails(cx.facts(), cx.stop())?;
    let found = shown(cx.facts(), reach, &known, cx.stop())?;
    offer(cx.facts(), technique, found, out)
}

/// Suppositions that are refuted by means of another supposition that fails. Searched for only where
/// no supposition fails by itself, where there are not too many candidates, and where there is one
/// solution: elsewhere such a long search finds nothing in the end.
pub(crate) fn nested<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if !cx.unique || cx.are_too_many() {
        return ControlFlow::Continue(());
    }
    let facts = cx.facts();
    if !cx.refuted_suppositions(false)?.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut probe = Probe::new(facts, false);
    let mut state = State::new(facts, Reach::Nets);
    let mut found = Vec::new();
    let mut harmless = vec![false; 2 * facts.len()];
    let are_many = facts.len() > MANY_NESTED;
    let at_once = if are_many { 1 } else { AT_ONCE };
    for literal in facts.literals() {
        if harmless[literal.index()] {
            continue;
        }
        if are_many && probe.tried() > SUPPOSITIONS {
            cx.note_bounded();
            break;
        }
        if let Some(refuted) = probe.suppose_deeply(literal, cx.stop())? {
            let end = state.suppose_without(literal, &refuted);
            found.extend(end.map(|end| refutation(&state, literal, &end)));
            state.clear();
        } else {
            // Nothing that follows from it leads any further than it does.
            for known in probe.known() {
                harmless[known.index()] = true;
            }
        }
        probe.clear();
        if found.len() >= at_once {
            offer(facts, technique, core::mem::take(&mut found), out)?;
        }
    }
    offer(facts, technique, found, out)
}

fn reach(technique: Technique) -> Reach {
    match technique {
        Technique::ForcingChainContradiction | Technique::ForcingChainVerity => Reach::Chains,
        _ => Reach::Nets,
    }
}

/// Something proved: what holds in each of several cases, one of which must be true.
struct Found {
    literal: Literal,
    premise: Option<u32>,
    cases: Vec<Block>,
}

impl Found {
    /// How many lines the proof has.
    fn lines(&self) -> usize {
        1 + self.cases.iter().map(Block::lines).sum::<usize>()
    }
    fn proof(&self, facts: &Facts) -> Net {
        let mut proof = Proof::new(facts);
        let cases = self.cases.iter().map(|case| proof.case(case, 1)).collect();
        let net = proof.conclude(self.literal, self.premise, cases);
        debug_assert_eq!(net.lines.len(), self.lines());
        net
    }
}

fn refutation(state: &State<'_>, supposed: Literal, end: &End) -> Found {
    let cases = vec![Block::cut(state, 0, end)];
    Found { literal: supposed.negated(), premise: None, cases }
}

/// The opposite of each of these suppositions that is impossible.
fn refuted(
    facts: &Facts,
    reach: Reach,
    supposed: impl Iterator<Item = Literal>,
    stop: Stop<'_>,
) -> ControlFlow<(), Vec<Found>> {
    let mut found = Vec::new();
    let mut state = State::new(facts, reach);
    for literal in supposed {
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        if let Some(end) = state.suppose(literal) {
            found.push(refutation(&state, literal, &end));
        }
        state.clear();
    }
    ControlFlow::Continue(found)
}

/// Cases one of which must be true: all candidates of a premise, or a candidate true and then
/// false.
struct Cases {
    premise: Option<u32>,
    cases: Vec<Literal>,
}

/// What holds in all cases, by the cases in which it is found soonest.
fn shown(
    facts: &Facts,
    reach: Reach,
    known: &[Option<&[Literal]>],
    stop: Stop<'_>,
) -> ControlFlow<(), Vec<Found>> {
    let sets: Vec<Option<Bits>> =
        known.iter().map(|known| known.map(|known| Bits::of(facts, known))).collect();
    let mut soonest: BTreeMap<Literal, (usize, usize)> = BTreeMap::new();
    let splits = splits(facts);
    for (number, split) in splits.iter().enumerate() {
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        for literal in common(&sets, split) {
            // How far into each case it is found.
            let after = |case: &Literal| known[case.index()]?.iter().position(|&at| at == literal);
            let effort = split.cases.iter().filter_map(after).sum::<usize>();
            let best = soonest.entry(literal).or_insert((effort, number));
            *best = (*best).min((effort, number));
        }
    }
    let mut of_split: BTreeMap<usize, Vec<Literal>> = BTreeMap::new();
    for (literal, (_, number)) in soonest {
        of_split.entry(number).or_default().push(literal);
    }
    let mut state = State::new(facts, reach);
    let mut found = Vec::new();
    for (number, literals) in of_split {
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        prove(&mut state, &splits[number], &literals, &mut found);
    }
    ControlFlow::Continue(found)
}

/// The parts of the cases that the proofs of the common results need.
fn prove(state: &mut State<'_>, split: &Cases, literals: &[Literal], found: &mut Vec<Found>) {
    let mut blocks: Vec<std::vec::IntoIter<Block>> = Vec::new();
    for &supposed in &split.cases {
        // What holds in all cases fails in none of them.
        if state.suppose(supposed).is_none() {
            let cut = |&literal: &Literal| Block::cut(state, 0, &End::Shown(literal));
            blocks.push(literals.iter().map(cut).collect::<Vec<_>>().into_iter());
        }
        state.clear();
    }
    for &literal in literals {
        let cases = blocks.iter_mut().filter_map(Iterator::next).collect();
        found.push(Found { literal, premise: split.premise, cases });
    }
}

fn splits(facts: &Facts) -> Vec<Cases> {
    let both = |at| Cases {
        premise: None,
        cases: [true, false].map(|is_true| Literal::new(at, is_true)).to_vec(),
    };
    let all = |(number, among): (usize, &[u32])| Cases {
        premise: Some(number as u32),
        cases: among.iter().map(|&at| Literal::new(at as usize, true)).collect(),
    };
    let premises = facts.alternatives.iter().enumerate().map(all);
    premises.chain((0..facts.len()).map(both)).collect()
}

/// A set of literals.
struct Bits(Vec<u64>);

impl Bits {
    fn of(facts: &Facts, literals: &[Literal]) -> Self {
        let mut words = vec![0; (2 * facts.len()).div_ceil(64)];
        for literal in literals {
            words[literal.index() / 64] |= 1 << (literal.index() % 64);
        }
        Self(words)
    }
}

/// What holds in all of the cases, ascending; nothing if a case is impossible.
fn common(known: &[Option<Bits>], split: &Cases) -> Vec<Literal> {
    let mut cases: Vec<&[u64]> = Vec::with_capacity(split.cases.len());
    for case in &split.cases {
        let Some(Bits(words)) = &known[case.index()] else { return Vec::new() };
        cases.push(words);
    }
    let Some((first, others)) = cases.split_first() else { return Vec::new() };
    let mut found = Vec::new();
    for (at, &word) in first.iter().enumerate() {
        let mut all = others.iter().fold(word, |all, words| all & words[at]);
        while all != 0 {
            found.push(Literal::from_index(at * 64 + all.trailing_zeros() as usize));
            all &= all - 1;
        }
    }
    found
}

/// Offers what was proved, the shortest proofs first.
fn offer(facts: &Facts, technique: Technique, mut found: Vec<Found>, out: &mut Sink<'_>) -> Flow {
    found.sort_by_cached_key(|found| (found.lines(), found.literal));
    let mut seen = BTreeSet::new();
    for found in found {
        let candidate = facts.candidates[found.literal.candidate()];
        let conclusion = if found.literal.is_true() {
            Conclusion::Place(candidate)
        } else {
            Conclusion::Eliminate(candidate)
        };
        if seen.insert(conclusion) {
            out.emit(technique, vec![conclusion], || found.proof(facts).into())?;
        }
    }
    ControlFlow::Continue(())
}
