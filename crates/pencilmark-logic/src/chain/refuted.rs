//! What cannot be because a chain comes back to it, found without the chains.
use super::{Graph, Rules};
use crate::bits::{contains, insert, numbers, unite};
use core::ops::ControlFlow;

/// What follows from one node being true, or false.
struct Spread<'a> {
    graph: &'a Graph,
    rules: Rules,
    /// The nodes with strong links: that others are false leads nowhere.
    linked: Vec<u64>,
    off: Vec<u64>,
    on: Vec<u64>,
    /// What is true and has not been followed yet.
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
    /// Supposes that a node is true, or false, and follows what that forces, until the contrary
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

/// Those single candidates among some that cannot be true, because then a chain comes back to what
/// excludes them. Whatever a chain or loop of such links excludes is one of them. Breaks when told to
/// stop.
pub(crate) fn refuted(
    graph: &Graph,
    rules: Rules,
    among: impl Iterator<Item = usize>,
    stop: &dyn Fn() -> bool,
) -> ControlFlow<(), Vec<usize>> {
    let mut spread = Spread::new(graph, rules);
    let mut harmless = vec![0; graph.words()];
    let mut refuted = Vec::new();
    for start in among {
        if contains(&harmless, start) {
            continue;
        }
        if stop() {
            return ControlFlow::Break(());
        }
        if spread.comes_back(start, true) {
            refuted.push(start);
        } else {
            // Whatever follows from it leads no further than it does.
            unite(&mut harmless, &spread.on);
        }
    }
    ControlFlow::Continue(refuted)
}

/// The same for all single candidates, true (of twice its number) and false (of that and one): also if
/// no alternative of a fact is left. Ascending.
pub(crate) fn refuted_cases<'f>(
    graph: &Graph,
    rules: Rules,
    alternatives: impl Iterator<Item = &'f [u32]>,
    stop: &dyn Fn() -> bool,
) -> ControlFlow<(), Vec<usize>> {
    // Where there are two, the one is true if the other is false.
    let facts: Vec<Vec<u64>> = alternatives
        .filter(|among| among.len() != 2)
        .map(|among| {
            let mut set = vec![0; graph.words()];
            for &number in among {
                insert(&mut set, number as usize);
            }
            set
        })
        .collect();
    let mut spread = Spread::new(graph, rules);
    let mut harmless = [vec![0; graph.words()], vec![0; graph.words()]];
    let mut refuted = Vec::new();
    for case in 0..2 * graph.singles() {
        let (start, is_true) = (case / 2, case % 2 == 0);
        if contains(&harmless[case % 2], start) {
            continue;
        }
        if stop() {
            return ControlFlow::Break(());
        }
        let comes_back = spread.comes_back(start, is_true);
        let is_gone =
            |fact: &Vec<u64>| fact.iter().zip(&spread.off).all(|(all, off)| all & !off == 0);
        if comes_back || facts.iter().any(is_gone) {
            refuted.push(case);
        } else {
            unite(&mut harmless[0], &spread.on);
            unite(&mut harmless[1], &spread.off);
        }
    }
    ControlFlow::Continue(refuted)
}
