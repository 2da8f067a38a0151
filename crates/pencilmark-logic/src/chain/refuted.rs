//! What is impossible because a chain comes back to refute it, found without building the chains.
use super::{Graph, Rules};
use crate::index::bits::{Matrix, contains, insert, numbers, unite};
use core::ops::ControlFlow;
use pencilmark_core::Stop;

/// What follows when one node is true, or false.
struct Spread<'a> {
    graph: &'a Graph,
    rules: Rules,
    /// The nodes with strong links: the falsity of other nodes leads nowhere.
    linked: Vec<u64>,
    off: Vec<u64>,
    on: Vec<u64>,
    /// The true nodes that have not been followed yet.
    next: Vec<usize>,
}

impl<'a> Spread<'a> {
    fn new(graph: &'a Graph, rules: Rules) -> Self {
        let none = || vec![0; graph.words()];
        let mut linked = none();
        for node in 0..graph.len() {
            if graph.strong(node, rules.sources).next().is_some() {
                insert(&mut linked, node);
            }
        }
        Self { graph, rules, linked, off: none(), on: none(), next: Vec::new() }
    }
    /// Supposes that a node is true, or false, and follows what that forces, until the opposite
    /// follows; whether it does.
    fn comes_back(&mut self, start: usize, is_true: bool) -> bool {
        self.off.fill(0);
        self.on.fill(0);
        self.next.clear();
        if is_true {
            insert(&mut self.on, start);
            self.next.push(start);
        } else {
            insert(&mut self.off, start);
            self.force(start);
        }
        while let Some(on) = self.next.pop() {
            for (at, excluded) in self.graph.excluded(on, self.rules.one_digit).enumerate() {
                let new = excluded & !self.off[at];
                self.off[at] |= new;
                for bit in numbers([new & self.linked[at]]) {
                    self.force(at * 64 + bit);
                }
            }
            if contains(if is_true { &self.off } else { &self.on }, start) {
                return true;
            }
        }
        false
    }
    /// A node is false: those joined to it are true.
    fn force(&mut self, off: usize) {
        for to in self.graph.strong(off, self.rules.sources) {
            if !contains(&self.on, to) {
                insert(&mut self.on, to);
                self.next.push(to);
            }
        }
    }
}

/// Those of the given single candidates that cannot be true, because a chain from them comes back to
/// what excludes them. Whatever a chain or loop of such links excludes is one of them. Breaks when
/// the search is to stop.
pub(crate) fn refuted(
    graph: &Graph,
    rules: Rules,
    among: impl Iterator<Item = usize>,
    stop: Stop<'_>,
) -> ControlFlow<(), Vec<usize>> {
    let mut spread = Spread::new(graph, rules);
    let mut harmless = vec![0; graph.words()];
    let mut refuted = Vec::new();
    for start in among {
        if contains(&harmless, start) {
            continue;
        }
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        if spread.comes_back(start, true) {
            refuted.push(start);
        } else {
            // Nothing that follows from it leads any further than it does.
            unite(&mut harmless, &spread.on);
        }
    }
    ControlFlow::Continue(refuted)
}

/// The same for all single candidates, as true (twice its number) and as false (one more than that):
/// also if no alternative of a fact is left. Ascending.
pub(crate) fn refuted_cases<'f>(
    graph: &Graph,
    rules: Rules,
    alternatives: impl Iterator<Item = &'f [u32]>,
    stop: Stop<'_>,
) -> ControlFlow<(), Vec<usize>> {
    // If there are two, one is true when the other is false. Otherwise one alternative is watched: as
    // long as it may be true, the rest need not be checked.
    let alternatives: Vec<&[u32]> = alternatives.filter(|among| among.len() != 2).collect();
    let mut facts = Matrix::new(alternatives.len(), graph.len());
    let mut watched = vec![0; graph.words()];
    let mut watching: Vec<Vec<usize>> = vec![Vec::new(); graph.singles()];
    for (fact, among) in alternatives.into_iter().enumerate() {
        for &number in among {
            insert(facts.row_mut(fact), number as usize);
        }
        if let Some(&first) = among.first() {
            insert(&mut watched, first as usize);
            watching[first as usize].push(fact);
        }
    }
    let mut spread = Spread::new(graph, rules);
    let mut harmless = [vec![0; graph.words()], vec![0; graph.words()]];
    let mut refuted = Vec::new();
    for case in 0..2 * graph.singles() {
        let (start, is_true) = (case / 2, case % 2 == 0);
        if contains(&harmless[case % 2], start) {
            continue;
        }
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        let comes_back = spread.comes_back(start, is_true);
        let is_gone = |&fact: &usize| {
            facts.row(fact).iter().zip(&spread.off).all(|(all, off)| all & !off == 0)
        };
        let mut out = numbers(watched.iter().zip(&spread.off).map(|(watched, off)| watched & off));
        if comes_back || out.any(|at| watching[at].iter().any(is_gone)) {
            refuted.push(case);
        } else {
            unite(&mut harmless[0], &spread.on);
            unite(&mut harmless[1], &spread.off);
        }
    }
    ControlFlow::Continue(refuted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::{Nodes, Search};
    use crate::forcing::{Facts, Known};
    use crate::index::layout::Crossing;
    use pencilmark_core::{Cell, DigitSet, Grid, Random, Shape};
    use pencilmark_testkit::random_puzzle;

    /// The candidates of the open cells of random positions.
    fn positions(shape: &Shape, count: usize) -> Vec<Vec<DigitSet>> {
        let mut random = Random::new(5);
        let mut position = |at: usize| {
            let puzzle = random_puzzle(shape, &mut random, at % 7);
            let grid = Grid::<2>::new(&puzzle).unwrap();
            let open =
                |cell: Cell| grid.placed(cell).map_or(grid.digits(cell), |_| DigitSet::EMPTY);
            shape.cells().map(open).collect()
        };
        (0..count).map(&mut position).collect()
    }

    #[test]
    fn exactly_the_suppositions_that_a_chain_comes_back_to_are_refuted() {
        let (mut all, mut refuted_ones) = (0, 0);
        for shape in [Shape::square(9).unwrap(), Shape::boxes(2, 3).unwrap()] {
            for digits in positions(&shape, 20) {
                for nodes in [Nodes::Singles, Nodes::Groups] {
                    let mut crossings = Crossing::all(&shape);
                    crossings.retain(|_| nodes == Nodes::Groups);
                    let graph = Graph::new(&shape, &digits, (&crossings, &[]), &[]);
                    let found = refuted(&graph, nodes.rules(), 0..graph.singles(), Stop::NEVER);
                    // One after another, by the search that also knows the paths.
                    let mut search = Search::new(&graph, nodes.rules());
                    let comes_back = |&start: &usize| {
                        search.suppose(start);
                        graph.weak(start).any(|last| search.links_to(last).is_some())
                    };
                    let expected: Vec<usize> = (0..graph.singles()).filter(comes_back).collect();
                    assert_eq!(found, ControlFlow::Continue(expected.clone()), "{digits:?}");
                    all += graph.singles();
                    refuted_ones += expected.len();
                }
            }
        }
        assert!(refuted_ones > 100 && refuted_ones < all / 2, "{refuted_ones} of {all}");
    }

    #[test]
    fn cases_are_refuted_as_if_each_were_followed() {
        let (mut true_ones, mut false_ones) = (0, 0);
        for shape in [Shape::square(9).unwrap(), Shape::boxes(2, 3).unwrap()] {
            for digits in positions(&shape, 40) {
                let graph = Graph::new(&shape, &digits, (&[], &[]), &[]);
                let facts = Facts::new(&shape, &digits, &[]);
                let (rules, never) = (Nodes::Singles.rules(), Stop::NEVER);
                let found = refuted_cases(&graph, rules, facts.alternatives.iter(), never);
                let known = Known::new(&facts, true);
                let ControlFlow::Continue(expected) = known.refuted(&facts, never) else {
                    unreachable!("nobody said so")
                };
                let expected: Vec<usize> = expected.iter().map(|case| case.index()).collect();
                assert_eq!(found, ControlFlow::Continue(expected.clone()), "{digits:?}");
                true_ones += expected.iter().filter(|&case| case % 2 == 0).count();
                false_ones += expected.iter().filter(|&case| case % 2 == 1).count();
            }
        }
        assert!(true_ones > 100 && false_ones > 100, "{true_ones} and {false_ones}");
    }
}
