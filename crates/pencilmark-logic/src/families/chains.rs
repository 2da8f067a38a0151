//! X-chains, XY-chains, nice loops and alternating inference chains, with and without groups: one
//! search in one graph, the name decided by what it found.
use crate::chain::{Ends, Graph, Rules, Search, Sources};
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Technique};
use core::ops::ControlFlow;
use pencilmark_core::Candidate;
use std::collections::{BTreeMap, BTreeSet};

info!(X_CHAIN, "x-chain", "X-Chain", ["x-cycle"], Some("0701"), Unfair);
info!(XY_CHAIN, "xy-chain", "XY-Chain", [], Some("0702"), Unfair);
info!(LOOP, "continuous-loop", "Continuous Nice Loop", ["nice loop"], Some("0706"), Unfair);
info!(DISCONTINUOUS, "discontinuous-loop", "Discontinuous Nice Loop", [], Some("0707"), Unfair);
info!(AIC, "aic", "AIC", ["alternating inference chain"], Some("0708"), Unfair);
info!(
    GROUPED_LOOP,
    "grouped-continuous-loop",
    "Grouped Continuous Nice Loop",
    [],
    Some("0709"),
    Unfair
);
info!(
    GROUPED_DISCONTINUOUS,
    "grouped-discontinuous-loop",
    "Grouped Discontinuous Nice Loop",
    [],
    Some("0710"),
    Unfair
);
info!(GROUPED_AIC, "grouped-aic", "Grouped AIC", [], Some("0711"), Unfair);

const SIMPLE: Sources = Sources::BILOCAL.or(Sources::BIVALUE);

/// Two or more houses with two places for one digit, end to end.
pub(crate) fn x_chain<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    let rules = Rules { sources: Sources::BILOCAL, one_digit: true };
    plain(cx.graph(), rules, 3, Technique::XChain, &|| cx.stopped(), out)
}

/// Three or more cells with two candidates, end to end.
pub(crate) fn xy_chain<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    let rules = Rules { sources: Sources::BIVALUE, one_digit: false };
    plain(cx.graph(), rules, 5, Technique::XyChain, &|| cx.stopped(), out)
}

/// Chains with ends of one digit.
fn plain(
    graph: &Graph,
    rules: Rules,
    fewest: u32,
    technique: Technique,
    stop: &dyn Fn() -> bool,
    out: &mut Sink<'_>,
) -> Flow {
    let mut search = Search::new(graph, rules);
    let mut seen = BTreeSet::new();
    for ends in all_ends(&mut search, graph, fewest, stop)? {
        let Ends { first, last, .. } = ends;
        if first == last || graph.digit(first) != graph.digit(last) {
            continue;
        }
        let gone = eliminated(graph.excluded_by_both(first, last));
        if gone.is_empty() || seen.contains(&gone) {
            continue;
        }
        search.run(first);
        if let Some(way) = search.way(last) {
            let is_loop = graph.excludes(first, last);
            seen.insert(gone.clone());
            out.emit(technique, gone, || search.chain(&way, is_loop).into())?;
        }
    }
    ControlFlow::Continue(())
}

fn eliminated(candidates: Vec<Candidate>) -> Vec<Conclusion> {
    candidates.into_iter().map(Conclusion::Eliminate).collect()
}

/// The ends of all chains of at least so many links, shortest first, those of single candidates
/// only. Breaks when told to stop.
fn all_ends(
    search: &mut Search<'_>,
    graph: &Graph,
    fewest: u32,
    stop: &dyn Fn() -> bool,
) -> ControlFlow<(), Vec<Ends>> {
    let mut found = Vec::new();
    for first in 0..graph.len() {
        if stop() {
            return ControlFlow::Break(());
        }
        search.run(first);
        let end = |last| Some(Ends { links: search.links_to(last)?, first, last });
        let ends = (first..graph.len()).filter_map(end);
        found.extend(ends.filter(|ends| ends.links >= fewest));
    }
    found.sort_unstable();
    ControlFlow::Continue(found)
}

/// A loop: every link in it is strong and weak at once.
pub(crate) fn continuous<const W: usize>(
    cx: &Ctx<'_, W>,
    grouped: bool,
    out: &mut Sink<'_>,
) -> Flow {
    let (graph, rules, technique) = if grouped {
        (cx.grouped_graph(), SIMPLE.or(Sources::GROUPED), Technique::GroupedContinuousLoop)
    } else {
        (cx.graph(), SIMPLE, Technique::ContinuousLoop)
    };
    let rules = Rules { sources: rules, one_digit: false };
    loops(graph, rules, technique, &|| cx.stopped(), out)
}

fn loops(
    graph: &Graph,
    rules: Rules,
    technique: Technique,
    stop: &dyn Fn() -> bool,
    out: &mut Sink<'_>,
) -> Flow {
    let grouped = technique == Technique::GroupedContinuousLoop;
    let mut search = Search::new(graph, rules);
    let mut found: BTreeMap<Vec<Conclusion>, Vec<usize>> = BTreeMap::new();
    for first in 0..graph.len() {
        if stop() {
            return ControlFlow::Break(());
        }
        search.run(first);
        for &last in graph.weak(first) {
            if search.links_to(last).is_none_or(|links| links < 5) {
                continue;
            }
            for way in search.ways(last) {
                let back = search.comes_back(&way);
                if back || grouped != way.iter().any(|&at| graph.is_group(at)) {
                    continue;
                }
                let gone = excluded_by_loop(graph, &way);
                let better = |old: &Vec<usize>| (way.len(), &way) < (old.len(), old);
                if !gone.is_empty() && found.get(&gone).is_none_or(better) {
                    found.insert(gone, way);
                }
            }
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by(|(_, a), (_, b)| (a.len(), a).cmp(&(b.len(), b)));
    for (gone, way) in found {
        out.emit(technique, gone, || search.chain(&way, true).into())?;
    }
    ControlFlow::Continue(())
}

/// What both ends of any weak link of a loop exclude.
fn excluded_by_loop(graph: &Graph, way: &[usize]) -> Vec<Conclusion> {
    let mut gone = BTreeSet::new();
    let around = way.iter().skip(1).chain(way.first());
    for pair in around.copied().collect::<Vec<_>>().chunks_exact(2) {
        gone.extend(graph.excluded_by_both(pair[0], pair[1]));
    }
    eliminated(gone.into_iter().collect())
}

/// A chain whose first or last node is true: of which both exclude several candidates.
pub(crate) fn aic<const W: usize>(cx: &Ctx<'_, W>, wanted: Technique, out: &mut Sink<'_>) -> Flow {
    let grouped = matches!(wanted, Technique::GroupedAic | Technique::GroupedDiscontinuousLoop);
    let (graph, sources) = if grouped {
        (cx.grouped_graph(), SIMPLE.or(Sources::GROUPED))
    } else {
        (cx.graph(), SIMPLE)
    };
    alternating(graph, Rules { sources, one_digit: false }, wanted, &|| cx.stopped(), out)
}

fn alternating(
    graph: &Graph,
    rules: Rules,
    wanted: Technique,
    stop: &dyn Fn() -> bool,
    out: &mut Sink<'_>,
) -> Flow {
    let grouped = rules.sources != SIMPLE;
    let mut search = Search::new(graph, rules);
    let mut shorter: BTreeSet<Ends> = BTreeSet::new();
    if grouped {
        let simple = Rules { sources: SIMPLE, one_digit: false };
        shorter.extend(all_ends(&mut Search::new(graph, simple), graph, 3, stop)?);
    }
    let ends = all_ends(&mut search, graph, 3, stop)?;
    let mut nearest: BTreeMap<Conclusion, u32> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for ends in ends {
        let gone = concluded(graph, ends);
        let single = gone.len() == 1;
        let mut is_nearest = true;
        for conclusion in &gone {
            is_nearest &= *nearest.entry(*conclusion).or_insert(ends.links) == ends.links;
        }
        let discontinuous = ends.first == ends.last || single;
        let technique = match (discontinuous, grouped) {
            (true, false) => Technique::DiscontinuousLoop,
            (true, true) => Technique::GroupedDiscontinuousLoop,
            (false, false) => Technique::Aic,
            (false, true) => Technique::GroupedAic,
        };
        let is_loop = ends.first != ends.last && graph.excludes(ends.first, ends.last);
        let group_end = graph.is_group(ends.first) || graph.is_group(ends.last);
        if technique != wanted
            || is_loop
            || group_end && !single
            || (single && !is_nearest)
            || gone.is_empty()
            || shorter.contains(&ends)
            || seen.contains(&gone)
        {
            continue;
        }
        search.run(ends.first);
        if let Some(way) = search.way(ends.last) {
            seen.insert(gone.clone());
            out.emit(technique, gone, || search.chain(&way, false).into())?;
        }
    }
    ControlFlow::Continue(())
}

fn concluded(graph: &Graph, ends: Ends) -> Vec<Conclusion> {
    let Ends { first, last, .. } = ends;
    let mut gone = graph.excluded_by_both(first, last);
    if first == last {
        let cell = graph.candidate(first).cell;
        gone.retain(|candidate| candidate.cell == cell);
    }
    eliminated(gone)
}
