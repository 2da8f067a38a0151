//! X-chains and XY-chains; what all chains of a graph have in common.
use crate::catalog::Technique;
use crate::chain::{Closure, Ends, Nodes, Rules, Search, Sources, refuted};
use crate::context::Ctx;
use crate::context::memory::Sight;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Candidate, Digit, DigitSet};

/// Two or more houses with two places for one digit, end to end.
pub(crate) fn x_chain<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let part = |digit: Digit| (digit.index(), Sight::Digit(digit));
    let open =
        |&digit: &Digit| !cx.is_nothing(technique, part(digit)) && !cx.unused(digit).is_empty();
    let digits: DigitSet = cx.grid.all_digits().filter(open).collect();
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    let rules = Rules { sources: Sources::BILOCAL, one_digit: true };
    let victims = digits
        .iter()
        .flat_map(|digit| cx.unused(digit).iter().map(move |cell| Candidate::new(cell, digit)));
    let mut among: Vec<usize> = victims.filter_map(|victim| cx.graph().number(victim)).collect();
    among.sort_unstable();
    let refuted = refuted(&mut Closure::new(cx.graph(), rules), among.into_iter(), cx.stop())?;
    let found: DigitSet = refuted.iter().map(|&at| cx.graph().digit(at)).collect();
    for digit in digits - found {
        cx.note_nothing(technique, part(digit));
    }
    plain(cx, rules, (3, &refuted), technique, out)
}

/// Three or more cells with two candidates, end to end.
pub(crate) fn xy_chain<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let rules = Rules { sources: Sources::BIVALUE, one_digit: false };
    // Chains with any links exclude everything that these do.
    let among = cx.refuted(Nodes::Singles)?.candidates.iter().copied();
    let refuted = refuted(&mut Closure::new(cx.graph(), rules), among, cx.stop())?;
    plain(cx, rules, (5, &refuted), technique, out)
}

/// Chains of at least this many links with ends of one digit, which exclude some of these.
fn plain<const W: usize>(
    cx: &Ctx<'_, W>,
    rules: Rules,
    (fewest, refuted): (u32, &[usize]),
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if refuted.is_empty() {
        return ControlFlow::Continue(());
    }
    let graph = cx.graph();
    let mut search = Search::new(graph, rules);
    let mut seen = BTreeSet::new();
    for ends in search.all_ends(fewest, refuted, cx.stop())? {
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
