//! What is impossible because a chain comes back to refute it, found without building the chains.
use super::{Closure, Graph, Rules};
use crate::index::bits::{Matrix, contains, insert, numbers, unite};
use crate::index::lists::Lists;
use core::ops::ControlFlow;
use whydoku_core::Stop;

/// Those of the given single candidates that cannot be true, because a chain from them comes back to
/// what excludes them. Whatever a chain or loop of such links excludes is one of them. Breaks when
/// the search is to stop.
pub(crate) fn refuted(
    closure: &mut Closure<'_>,
    among: impl Iterator<Item = usize>,
    stop: Stop<'_>,
) -> ControlFlow<(), Vec<usize>> {
    let mut refuted = Vec::new();
    for start in among {
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        if closure.refutes(start) {
            refuted.push(start);
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
    let facts = Watched::new(graph, alternatives);
    let mut closure = Closure::new(graph, rules);
    // What is false with nodes of which it is known that nothing is wrong when they are false.
    let mut harmless = vec![0; graph.words()];
    let mut refuted = Vec::new();
    for start in 0..graph.singles() {
        if contains(&harmless, start) {
            continue;
        }
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        let mut forcing = closure.forcing(start);
        let off = closure.if_false(start);
        if forcing.any(|node| contains(off, node)) || facts.is_one_gone(off) {
            refuted.push(2 * start + 1);
        } else {
            unite(&mut harmless, off);
        }
    }
    for start in 0..graph.singles() {
        // What harmless nodes force is harmless as well.
        if closure.forcing(start).any(|node| contains(&harmless, node)) {
            continue;
        }
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        let off = closure.if_true(start);
        if contains(off, start) || facts.is_one_gone(off) {
            refuted.push(2 * start);
        }
    }
    refuted.sort_unstable();
    ControlFlow::Continue(refuted)
}

/// Facts, of each of which one alternative is watched: as long as it may be true, the rest need not be
/// checked.
struct Watched {
    /// The alternatives of each fact.
    facts: Matrix,
    /// The nodes at which facts are watched.
    nodes: Vec<u64>,
    /// For each node, the facts that are watched there.
    at_node: Lists<usize>,
}

impl Watched {
    fn new<'f>(graph: &Graph, alternatives: impl Iterator<Item = &'f [u32]>) -> Self {
        // If there are two, one is true when the other is false.
        let alternatives: Vec<&[u32]> = alternatives.filter(|among| among.len() != 2).collect();
        let mut facts = Matrix::new(alternatives.len(), graph.len());
        let mut nodes = vec![0; graph.words()];
        for (fact, among) in alternatives.iter().enumerate() {
            for &number in *among {
                insert(facts.row_mut(fact), number as usize);
            }
            if let Some(&first) = among.first() {
                insert(&mut nodes, first as usize);
            }
        }
        let firsts = alternatives.iter().map(|among| among.first());
        let at_node = firsts.enumerate().filter_map(|(fact, at)| Some((*at? as usize, fact)));
        Self { facts, nodes, at_node: Lists::by_key(graph.singles(), at_node) }
    }
    /// Whether all alternatives of a fact are among the false nodes.
    fn is_one_gone(&self, off: &[u64]) -> bool {
        let is_gone =
            |&fact: &usize| self.facts.row(fact).iter().zip(off).all(|(all, off)| all & !off == 0);
        let out = self.nodes.iter().zip(off).map(|(watched, off)| watched & off);
        numbers(out).any(|at| self.at_node.get(at).iter().any(is_gone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::{Nodes, Search};
    use crate::forcing::{Facts, Known};
    use crate::index::layout::Crossing;
    use whydoku_core::{Cell, Digit, DigitSet, Grid, Random, Shape};
    use whydoku_testkit::random_puzzle;

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
                    let mut closure = Closure::new(&graph, nodes.rules());
                    let found = refuted(&mut closure, 0..graph.singles(), Stop::NEVER);
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

    /// The cases that are refuted, after a comparison with what following each of them refutes.
    fn compared(shape: &Shape, digits: &[DigitSet]) -> Vec<usize> {
        let graph = Graph::new(shape, digits, (&[], &[]), &[]);
        let facts = Facts::new(shape, digits, &[]);
        let (rules, never) = (Nodes::Singles.rules(), Stop::NEVER);
        let found = refuted_cases(&graph, rules, facts.alternatives.iter(), never);
        let known = Known::new(&facts, true);
        let ControlFlow::Continue(expected) = known.refuted(&facts, never) else {
            unreachable!("nobody said so")
        };
        let expected: Vec<usize> = expected.iter().map(|case| case.index()).collect();
        assert_eq!(found, ControlFlow::Continue(expected.clone()), "{digits:?}");
        expected
    }

    #[test]
    fn where_every_fact_has_two_alternatives_what_comes_back_is_refuted() {
        // Two digits in each cell, two places for each digit in each house, and no solution.
        let cells = "14 12 34 23 34 23 14 12 23 14 23 14 12 34 12 34";
        let digit = |symbol: char| Digit::from_number(symbol.to_digit(10).unwrap() as usize);
        let digits: Vec<DigitSet> =
            cells.split(' ').map(|cell| cell.chars().map(digit).collect()).collect();
        assert!(!compared(&Shape::square(4).unwrap(), &digits).is_empty());
    }

    #[test]
    fn cases_are_refuted_as_if_each_were_followed() {
        let (mut true_ones, mut false_ones) = (0, 0);
        for shape in [Shape::square(9).unwrap(), Shape::boxes(2, 3).unwrap()] {
            for digits in positions(&shape, 40) {
                let expected = compared(&shape, &digits);
                true_ones += expected.iter().filter(|&case| case % 2 == 0).count();
                false_ones += expected.iter().filter(|&case| case % 2 == 1).count();
            }
        }
        assert!(true_ones > 100 && false_ones > 100, "{true_ones} and {false_ones}");
    }
}
