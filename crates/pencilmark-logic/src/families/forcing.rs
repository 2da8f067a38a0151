//! Forcing chains and nets: what follows from a supposition, and from all cases of a fact.
use crate::context::Ctx;
use crate::forcing::{Block, End, Facts, Literal, Probe, Proof, Reach, State};
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Net, Technique};
use core::ops::ControlFlow;
use std::collections::{BTreeMap, BTreeSet};

info!(NISHIO, "nishio", "Nishio", [], None, Extreme);
info!(
    CHAIN_CONTRADICTION,
    "forcing-chain-contradiction",
    "Forcing Chain Contradiction",
    [],
    Some("1301"),
    Extreme
);
info!(CHAIN_VERITY, "forcing-chain-verity", "Forcing Chain Verity", [], Some("1302"), Extreme);
info!(
    NET_CONTRADICTION,
    "forcing-net-contradiction",
    "Forcing Net Contradiction",
    [],
    Some("1303"),
    Extreme
);
info!(NET_VERITY, "forcing-net-verity", "Forcing Net Verity", [], Some("1304"), Extreme);
info!(NESTED, "nested-net", "Nested Forcing Net", [], None, Extreme);

/// Positions with more candidates than this are not searched for what follows from all cases: a
/// person could not either.
const MANY: usize = 1000;
/// The same for suppositions inside each other.
const MANY_NESTED: usize = 500;
/// Of so many proofs with suppositions inside each other the shortest is offered first.
const AT_ONCE: usize = 8;

/// A digit that cannot be in a cell because it would have no place left in some house.
pub(crate) fn nishio<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    let mut found = Vec::new();
    for digit in cx.grid.all_digits() {
        let of = |literal: Literal| {
            literal.is_true() && cx.facts().candidates[literal.candidate()].digit == digit
        };
        found.extend(refuted(cx.facts(), Reach::Digit(digit), &of, &|| cx.stopped())?);
    }
    offer(cx.facts(), Technique::Nishio, found, out)
}

/// What cannot be supposed, because something follows that cannot be.
pub(crate) fn contradiction<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let found = refuted(cx.facts(), reach(technique), &|_| true, &|| cx.stopped())?;
    offer(cx.facts(), technique, found, out)
}

/// What follows from every case of a fact.
pub(crate) fn verity<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if cx.facts().len() > MANY {
        return ControlFlow::Continue(());
    }
    let found = shown(cx.facts(), reach(technique), &|| cx.stopped())?;
    offer(cx.facts(), technique, found, out)
}

/// What cannot be supposed, because of something else that cannot be supposed besides. Looked for
/// only where no supposition fails by itself, where the candidates are not too many, and where there
/// is one solution: elsewhere so long a search finds nothing in the end.
pub(crate) fn nested<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    let facts = cx.facts();
    if !cx.unique || facts.len() > MANY_NESTED {
        return ControlFlow::Continue(());
    }
    let mut probe = Probe::new(facts, false);
    for literal in literals(facts) {
        let can_be = probe.suppose(literal);
        probe.clear();
        if !can_be {
            return ControlFlow::Continue(());
        }
    }
    let mut state = State::new(facts, Reach::Nets);
    let mut found = Vec::new();
    let mut harmless = vec![false; 2 * facts.len()];
    for literal in literals(facts) {
        if harmless[literal.index()] {
            continue;
        }
        if let Some(refuted) = probe.suppose_deeply(literal, &|| cx.stopped())? {
            let end = state.suppose_without(literal, &refuted);
            found.extend(end.map(|end| refutation(facts, &state, literal, &end)));
            state.clear();
        } else {
            // Whatever follows from it leads no further than it does.
            for known in probe.known() {
                harmless[known.index()] = true;
            }
        }
        probe.clear();
        if found.len() >= AT_ONCE {
            offer(facts, Technique::NestedNet, core::mem::take(&mut found), out)?;
        }
    }
    offer(facts, Technique::NestedNet, found, out)
}

fn reach(technique: Technique) -> Reach {
    match technique {
        Technique::ForcingChainContradiction | Technique::ForcingChainVerity => Reach::Chains,
        _ => Reach::Nets,
    }
}

/// Something proved, and the proof.
type Found = (Literal, Net);

/// Every supposition about a candidate.
fn literals(facts: &Facts) -> impl Iterator<Item = Literal> + use<> {
    (0..facts.len()).flat_map(|at| [true, false].map(|is_true| Literal::new(at, is_true)))
}

fn refutation(facts: &Facts, state: &State<'_>, supposed: Literal, end: &End) -> Found {
    let mut proof = Proof::new(facts);
    let case = proof.case(&Block::cut(state, 0, end), 1);
    (supposed.negated(), proof.conclude(supposed.negated(), None, vec![case]))
}

/// The contrary of every supposition that cannot be.
fn refuted(
    facts: &Facts,
    reach: Reach,
    wanted: &dyn Fn(Literal) -> bool,
    stop: &dyn Fn() -> bool,
) -> ControlFlow<(), Vec<Found>> {
    let mut found = Vec::new();
    let mut state = State::new(facts, reach);
    let mut probe = Probe::new(facts, reach == Reach::Chains);
    for literal in literals(facts).filter(|&literal| wanted(literal)) {
        if stop() {
            return ControlFlow::Break(());
        }
        // A state that keeps to one digit is as fast.
        let by_digit = matches!(reach, Reach::Digit(_));
        let can_be = !by_digit && probe.suppose(literal);
        probe.clear();
        if can_be {
            continue;
        }
        if let Some(end) = state.suppose(literal) {
            found.push(refutation(facts, &state, literal, &end));
        }
        state.clear();
    }
    ControlFlow::Continue(found)
}

/// Cases of which one must be: all candidates of a premise, or a candidate true and then false.
struct Cases {
    premise: Option<u32>,
    cases: Vec<Literal>,
}

/// What follows from a supposition and after how much, by literal; nothing if it cannot be.
type Known = Option<Vec<(Literal, usize)>>;

/// What follows from each supposition.
fn consequences(
    facts: &Facts,
    reach: Reach,
    stop: &dyn Fn() -> bool,
) -> ControlFlow<(), Vec<Known>> {
    let mut probe = Probe::new(facts, reach == Reach::Chains);
    let mut all = Vec::with_capacity(2 * facts.len());
    for literal in literals(facts) {
        if stop() {
            return ControlFlow::Break(());
        }
        all.push(probe.suppose(literal).then(|| {
            let mut known: Vec<_> = probe.known().iter().copied().zip(0..).collect();
            known.sort_unstable();
            known
        }));
        probe.clear();
    }
    ControlFlow::Continue(all)
}

/// What holds in all cases, with the cases in which it is found soonest.
fn shown(facts: &Facts, reach: Reach, stop: &dyn Fn() -> bool) -> ControlFlow<(), Vec<Found>> {
    let known = consequences(facts, reach, stop)?;
    let mut soonest: BTreeMap<Literal, (usize, usize)> = BTreeMap::new();
    let splits = splits(facts);
    for (number, split) in splits.iter().enumerate() {
        if stop() {
            return ControlFlow::Break(());
        }
        for (literal, effort) in common(&known, split) {
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
        if stop() {
            return ControlFlow::Break(());
        }
        prove(facts, &mut state, &splits[number], &literals, &mut found);
    }
    ControlFlow::Continue(found)
}

/// The proofs of what holds in all of these cases.
fn prove(
    facts: &Facts,
    state: &mut State<'_>,
    split: &Cases,
    literals: &[Literal],
    found: &mut Vec<Found>,
) {
    let mut blocks: Vec<Vec<Block>> = Vec::new();
    for &supposed in &split.cases {
        // What holds in all cases fails in none of them.
        if state.suppose(supposed).is_none() {
            let cut = |&literal: &Literal| Block::cut(state, 0, &End::Shown(literal));
            blocks.push(literals.iter().map(cut).collect());
        }
        state.clear();
    }
    for (at, &literal) in literals.iter().enumerate() {
        let mut proof = Proof::new(facts);
        let cases = blocks.iter().map(|of_case| proof.case(&of_case[at], 1)).collect();
        found.push((literal, proof.conclude(literal, split.premise, cases)));
    }
}

fn splits(facts: &Facts) -> Vec<Cases> {
    let both = |at| Cases {
        premise: None,
        cases: [true, false].map(|is_true| Literal::new(at, is_true)).to_vec(),
    };
    let all = |(number, among): (usize, &Vec<u32>)| Cases {
        premise: Some(number as u32),
        cases: among.iter().map(|&at| Literal::new(at as usize, true)).collect(),
    };
    let premises = facts.alternatives.iter().enumerate().map(all);
    premises.chain((0..facts.len()).map(both)).collect()
}

/// What holds in all of the cases, and after how much in all of them; nothing if a case cannot be.
fn common(known: &[Known], split: &Cases) -> Vec<(Literal, usize)> {
    let mut all: Option<Vec<(Literal, usize)>> = None;
    for supposed in &split.cases {
        let Some(known) = &known[supposed.index()] else { return Vec::new() };
        let shared = match all.take() {
            None => known.clone(),
            Some(before) => in_both(&before, known),
        };
        if shared.is_empty() {
            return shared;
        }
        all = Some(shared);
    }
    all.unwrap_or_default()
}

/// The literals of two ascending lists, with the sums of their numbers.
fn in_both(one: &[(Literal, usize)], other: &[(Literal, usize)]) -> Vec<(Literal, usize)> {
    let (mut both, mut rest) = (Vec::new(), other.iter().peekable());
    for &(literal, effort) in one {
        while rest.next_if(|(at, _)| *at < literal).is_some() {}
        if let Some((_, more)) = rest.next_if(|(at, _)| *at == literal) {
            both.push((literal, effort + more));
        }
    }
    both
}

/// Offers what was proved, the shortest proofs first.
fn offer(facts: &Facts, technique: Technique, mut found: Vec<Found>, out: &mut Sink<'_>) -> Flow {
    found.sort_by_key(|(literal, net)| (net.lines.len(), *literal));
    let mut seen = BTreeSet::new();
    for (literal, net) in found {
        let candidate = facts.candidates[literal.candidate()];
        let conclusion = if literal.is_true() {
            Conclusion::Place(candidate)
        } else {
            Conclusion::Eliminate(candidate)
        };
        if seen.insert(conclusion) {
            out.emit(technique, vec![conclusion], || net.into())?;
        }
    }
    ControlFlow::Continue(())
}
