//! X-chains and XY-chains; what all chains of a graph have in common.
use crate::chain::{Ends, Graph, Rules, Search, Sources};
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Technique};
use core::ops::ControlFlow;
use pencilmark_core::Candidate;
use std::collections::BTreeSet;

info!(X_CHAIN, "x-chain", "X-Chain", ["x-cycle"], Some("0701"), Unfair);
info!(XY_CHAIN, "xy-chain", "XY-Chain", [], Some("0702"), Unfair);
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
    for ends in search.all_ends(fewest, stop)? {
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

pub(super) fn eliminated(candidates: Vec<Candidate>) -> Vec<Conclusion> {
    candidates.into_iter().map(Conclusion::Eliminate).collect()
}
