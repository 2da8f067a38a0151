//! Nice loops and alternating inference chains of single candidates and of groups, also through
//! almost locked sets and deadly rectangles: one search in one graph; what it finds decides the name.
use super::chains::eliminated;
use crate::catalog::Technique;
use crate::chain::{Ends, Graph, Nodes, Search};
use crate::context::Ctx;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Candidate, Stop};

/// If several almost locked sets make the links of a loop, this many choices of them are tried.
const REASONS: usize = 200;
/// A loop: its length, its nodes, and the reasons that make its links strong.
type Turn = (usize, Vec<usize>, Vec<usize>);
/// The simplest loop for each result.
type Found = BTreeMap<Vec<Conclusion>, Turn>;
/// The fewest links of a loop, not counting the last.
const SHORTEST_LOOP: u32 = 5;

/// The kind of nodes of a technique.
fn nodes_of(technique: Technique) -> Nodes {
    match technique {
        Technique::ContinuousLoop | Technique::DiscontinuousLoop | Technique::Aic => Nodes::Singles,
        Technique::AlsContinuousLoop | Technique::AlsDiscontinuousLoop | Technique::AlsAic => {
            Nodes::Sets
        }
        Technique::RectangleAic => Nodes::Rectangles,
        _ => Nodes::Groups,
    }
}

/// A loop: every link in it is both strong and weak.
pub(crate) fn continuous<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let nodes = nodes_of(technique);
    let starts = &cx.refuted(nodes)?.starts;
    if starts.is_empty() {
        return ControlFlow::Continue(()); // No loop excludes anything.
    }
    loops(nodes, cx.graph_of(nodes), starts, (technique, cx.stop()), out)
}

fn loops(
    nodes: Nodes,
    graph: &Graph,
    starts: &[usize],
    (technique, stop): (Technique, Stop<'_>),
    out: &mut Sink<'_>,
) -> Flow {
    let mut search = Search::new(graph, nodes.rules());
    let mut found: Found = BTreeMap::new();
    for &first in starts {
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        search.run(first);
        for last in graph.weak(first) {
            if search.links_to(last).is_none_or(|links| links < SHORTEST_LOOP) {
                continue;
            }
            for way in search.ways(last, usize::MAX, true) {
                if !graph.needs(nodes, &way) {
                    continue;
                }
                for reasons in reasons(graph, &way) {
                    let gone = excluded_by_loop(graph, &way, &reasons);
                    let turn = (way.len(), way.clone(), reasons);
                    if !gone.is_empty() && found.get(&gone).is_none_or(|old| turn < *old) {
                        found.insert(gone, turn);
                    }
                }
            }
        }
    }
    for (gone, (_, way, reasons)) in telling(&found) {
        out.emit(technique, gone.clone(), || search.chain_by(way, reasons, true).into())?;
    }
    ControlFlow::Continue(())
}

/// Every choice of one of the relevant reasons for each strong link of a path, up to a limit.
fn reasons(graph: &Graph, way: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for pair in way.chunks_exact(2) {
        let more = |chosen: &Vec<usize>, &reason: &usize| [&chosen[..], &[reason]].concat();
        let telling = telling_reasons(graph, pair[0], pair[1]);
        all = all.iter().flat_map(|chosen| telling.iter().map(|r| more(chosen, r))).collect();
        all.truncate(REASONS);
    }
    all
}

/// The reasons of a strong link, without those that exclude only part of what another one excludes,
/// or the same as an earlier one.
fn telling_reasons(graph: &Graph, off: usize, on: usize) -> Vec<usize> {
    let count = graph.reasons(off, on);
    if count < 2 {
        return vec![0];
    }
    let excluded = |reason| {
        let mut excluded = BTreeSet::new();
        excluded.extend(graph.excluded_by_set(off, on, reason));
        excluded
    };
    let all: Vec<BTreeSet<Candidate>> = (0..count).map(excluded).collect();
    let does_more = |(other, more): (usize, &BTreeSet<_>), reason: usize| {
        more.is_superset(&all[reason]) && (more.len() > all[reason].len() || other < reason)
    };
    (0..count).filter(|&at| !all.iter().enumerate().any(|other| does_more(other, at))).collect()
}

/// The loops, shortest first, without those that do only part of what another one of the same
/// length does.
fn telling(found: &Found) -> Vec<(&Vec<Conclusion>, &Turn)> {
    let does_more = |more: &[Conclusion], gone: &[Conclusion]| {
        more.len() > gone.len() && gone.iter().all(|one| more.binary_search(one).is_ok())
    };
    let is_part = |gone: &[Conclusion], length: usize| {
        found.iter().any(|(more, turn)| turn.0 <= length && does_more(more, gone))
    };
    let mut telling: Vec<_> = found.iter().filter(|(gone, turn)| !is_part(gone, turn.0)).collect();
    telling.sort_by_key(|(_, turn)| *turn);
    telling
}

/// What both ends of any weak link of a loop exclude. The cells of the loop are left alone, except
/// for those of a link within the cell: whatever else they lose shows afterwards.
fn excluded_by_loop(graph: &Graph, way: &[usize], reasons: &[usize]) -> Vec<Conclusion> {
    let mut gone = BTreeSet::new();
    let around: Vec<usize> = way.iter().skip(1).chain(way.first()).copied().collect();
    for pair in around.chunks_exact(2) {
        let in_cell = graph.candidate(pair[0]).cell == graph.candidate(pair[1]).cell;
        let own = |candidate: &Candidate| way.iter().any(|&at| graph.touches(at, candidate.cell));
        let excluded = graph.excluded_by_both(pair[0], pair[1]);
        gone.extend(excluded.into_iter().filter(|candidate| in_cell || !own(candidate)));
    }
    for (pair, &reason) in way.chunks_exact(2).zip(reasons) {
        gone.extend(graph.excluded_by_set(pair[0], pair[1], reason));
    }
    eliminated(gone.into_iter().collect())
}

/// A chain whose first or last node is true, where both exclude something.
pub(crate) fn aic<const W: usize>(cx: &Ctx<'_, W>, wanted: Technique, out: &mut Sink<'_>) -> Flow {
    let nodes = nodes_of(wanted);
    let simpler = match nodes {
        Nodes::Singles => None,
        Nodes::Groups => Some(Nodes::Singles),
        Nodes::Sets | Nodes::Rectangles => Some(Nodes::Groups),
    };
    let simpler = simpler.map(|nodes| Search::new(cx.graph_of(nodes), nodes.rules()));
    alternating(nodes, cx.graph_of(nodes), simpler, cx.chain_ends(nodes)?, (wanted, cx.stop()), out)
}

fn alternating(
    nodes: Nodes,
    graph: &Graph,
    mut simpler: Option<Search<'_>>,
    ends: &[Ends],
    (wanted, stop): (Technique, Stop<'_>),
    out: &mut Sink<'_>,
) -> Flow {
    let mut search = Search::new(graph, nodes.rules());
    let mut nearest: BTreeMap<Conclusion, u32> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for &ends in ends {
        let gone = concluded(graph, ends);
        for conclusion in &gone {
            nearest.entry(*conclusion).or_insert(ends.links);
        }
        let group_end = graph.is_group(ends.first) || graph.is_group(ends.last);
        // What a chain with a group at its end removes is offered one candidate at a time.
        let mut results =
            if group_end { gone.into_iter().map(|one| vec![one]).collect() } else { vec![gone] };
        results.retain(|gone| {
            let single = gone.len() == 1;
            let is_nearest = gone.iter().all(|one| nearest.get(one) == Some(&ends.links));
            named(nodes, graph, ends, single) == wanted
                && !gone.is_empty()
                && (is_nearest || !single)
                && !seen.contains(gone)
        });
        if results.is_empty() {
            continue;
        }
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        // It need not be among the ends of the simpler graph: other groups may be nearer to what it excludes there.
        if simpler.as_mut().is_some_and(|simpler| simpler.has(ends)) {
            continue;
        }
        search.run(ends.first);
        if let Some(way) = search.way(ends.last) {
            for gone in results {
                seen.insert(gone.clone());
                out.emit(wanted, gone, || search.chain(&way, false).into())?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The name of a chain: a discontinuous loop if it ends where it began, in the same cell, or removes
/// only one candidate.
fn named(nodes: Nodes, graph: &Graph, Ends { first, last, .. }: Ends, single: bool) -> Technique {
    let group_end = graph.is_group(first) || graph.is_group(last);
    let in_cell = !group_end && graph.candidate(first).cell == graph.candidate(last).cell;
    match (nodes, single || in_cell) {
        (Nodes::Singles, true) => Technique::DiscontinuousLoop,
        (Nodes::Singles, false) => Technique::Aic,
        (Nodes::Groups, true) => Technique::GroupedDiscontinuousLoop,
        (Nodes::Groups, false) => Technique::GroupedAic,
        (Nodes::Sets, true) => Technique::AlsDiscontinuousLoop,
        (Nodes::Sets, false) => Technique::AlsAic,
        (Nodes::Rectangles, _) => Technique::RectangleAic,
    }
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
