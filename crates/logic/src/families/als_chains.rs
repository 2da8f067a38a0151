//! Chains of four and more almost locked sets.
use super::als::offer_chain;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::als::Als;
use crate::index::als_links::{AlsLinks, Around};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{CellSet, Digit, DigitSet};

/// The largest number of sets in a chain.
const LONGEST: usize = 7;

/// Chains of almost locked sets, each joined to the next by a digit that the two cannot both hold.
/// Of the chains between the same ends, joined by the same digits, a shortest one is offered.
pub(crate) fn xy_chain<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let (sets, links) = (cx.als(), cx.als_links());
    let mut chains: Vec<(Vec<usize>, Vec<Digit>)> = Vec::new();
    let mut search = Search::new(cx, sets, links);
    for (start, digits) in cx.als_starts()?.iter().enumerate() {
        cx.go_on()?;
        for x in *digits {
            search.from(start, x, &mut chains);
        }
    }
    // Short chains first, whatever their starts.
    chains.sort_by_key(|(path, _)| path.len());
    for (path, digits) in chains {
        let path: Vec<&Als<W>> = path.into_iter().map(|at| &sets[at]).collect();
        offer_chain(cx, technique, &path, &digits, out)?;
    }
    ControlFlow::Continue(())
}

/// A set that has lost a digit, and how that was found.
#[derive(Clone, Copy)]
struct Lost {
    set: usize,
    digit: Digit,
    from: usize,
    length: usize,
}

struct Search<'a, 'g, const W: usize> {
    cx: &'a Ctx<'g, W>,
    sets: &'a [Als<W>],
    links: &'a AlsLinks,
    all_sets: Vec<u64>,
    /// The sets linked to one.
    around: Around,
    /// For each set, the digits that this search has seen it lose.
    lost: Vec<DigitSet>,
    reached: Vec<Lost>,
}

impl<'a, 'g, const W: usize> Search<'a, 'g, W> {
    fn new(cx: &'a Ctx<'g, W>, sets: &'a [Als<W>], links: &'a AlsLinks) -> Self {
        let (all_sets, around) = (links.all_sets(), Around::default());
        Self { cx, sets, links, all_sets, around, lost: Vec::new(), reached: Vec::new() }
    }
    /// What follows, set by set, if the first set holds a digit.
    fn from(&mut self, start: usize, x: Digit, chains: &mut Vec<(Vec<usize>, Vec<Digit>)>) {
        self.lost.clear();
        self.lost.resize(self.sets.len(), DigitSet::EMPTY);
        self.reached.clear();
        self.spread(start, DigitSet::only(x), usize::MAX, 1);
        let mut at = 0;
        while let Some(&lost) = self.reached.get(at) {
            // Each pair of ends once: the other direction is found from the other end.
            if lost.length >= 4 && start < lost.set && self.concludes(start, x, lost) {
                chains.push(self.path(start, at));
            }
            if lost.length < LONGEST {
                let others = self.sets[lost.set].digits - DigitSet::only(lost.digit);
                self.spread(lost.set, others, at, lost.length);
            }
            at += 1;
        }
    }
    /// A set holds these digits, so the sets linked to it by one of them lose it.
    fn spread(&mut self, set: usize, holds: DigitSet, from: usize, length: usize) {
        let of = &self.sets[set];
        self.links.around(of, holds, &self.all_sets, &mut self.around);
        for (to, digits) in self.around.iter() {
            for digit in digits {
                if !self.lost[to].contains(digit) {
                    self.lost[to].insert(digit);
                    self.reached.push(Lost { set: to, digit, from, length: length + 1 });
                }
            }
        }
    }
    fn concludes(&self, start: usize, x: Digit, end: Lost) -> bool {
        let (one, other) = (&self.sets[start], &self.sets[end.set]);
        let linking: DigitSet = [x, end.digit].into_iter().collect();
        let removes =
            |z: Digit| -> CellSet<W> { one.seeing(z) & other.seeing(z) & self.cx.grid.cells(z) };
        ((one.digits & other.digits) - linking).iter().any(|z| !removes(z).is_empty())
    }
    /// The sets from the start to the one reached, and the digits that join them.
    fn path(&self, start: usize, end: usize) -> (Vec<usize>, Vec<Digit>) {
        let (mut sets, mut digits, mut at) = (Vec::new(), Vec::new(), end);
        while let Some(lost) = self.reached.get(at) {
            sets.push(lost.set);
            digits.push(lost.digit);
            at = lost.from;
        }
        sets.push(start);
        sets.reverse();
        digits.reverse();
        (sets, digits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::with_context;
    use whydoku_core::{Grid, Random, Shape};
    use whydoku_testkit::random_puzzle;

    #[test]
    fn chains_are_found_only_from_promising_starts() {
        let shape = Shape::square(9).unwrap();
        let mut random = Random::new(3);
        let (mut chains, mut starts) = (0, 0);
        for extra in 0..30 {
            let grid = Grid::<2>::new(&random_puzzle(&shape, &mut random, extra % 4)).unwrap();
            with_context(&grid, |cx| {
                let mut search = Search::new(cx, cx.als(), cx.als_links());
                let promised = cx.als_starts().continue_value().expect("nobody says stop");
                for (start, set) in cx.als().iter().enumerate() {
                    for x in set.digits {
                        let mut found = Vec::new();
                        search.from(start, x, &mut found);
                        let is_promised = promised[start].contains(x);
                        assert!(found.is_empty() || is_promised, "{start} by {x:?}: {found:?}");
                        chains += found.len();
                        starts += usize::from(!found.is_empty());
                    }
                }
            });
        }
        assert!(chains > 100 && starts > 30, "{chains} chains from {starts} starts");
    }
}
