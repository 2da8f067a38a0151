//! Removing givens and rules from a board with rules, each that can be removed while one solution remains.
//!
//! The result depends only on the order, as with the plain loop that removes one thing after
//! another. But many are removed at once first; only if there is then a second solution are they
//! tried in halves. And a second solution is remembered: the things it breaks cannot all be removed.
use core::ops::Range;
use whydoku_core::{Digit, Entry, Puzzle, Rule, Shape, Stop};
use whydoku_exact::{Another, Budget, another_solution};

/// What is removed or stays as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// The givens of these cells.
    Givens(Vec<usize>),
    /// A rule, by its number.
    Rule(usize),
}

/// A puzzle from which things are removed.
#[derive(Clone, Debug)]
pub(crate) struct Thinned<'a> {
    full: &'a Puzzle,
    solution: &'a [Digit],
    /// Whether each given and each rule is still there.
    pub(crate) givens: Vec<bool>,
    pub(crate) rules: Vec<bool>,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// Nothing else can be removed.
    Bottom,
    /// Some question was not answered within its nodes; what it was about stayed.
    Nearly,
    /// It was stopped. The puzzle still has one solution.
    Stopped,
}

impl<'a> Thinned<'a> {
    pub(crate) fn new(full: &'a Puzzle, solution: &'a [Digit]) -> Self {
        let givens = full.entries().iter().map(|entry| *entry != Entry::Unknown).collect();
        let rules = vec![true; full.shape().rules().len()];
        Self { full, solution, givens, rules }
    }
    pub(crate) fn set(&mut self, item: &Item, is_there: bool) {
        match item {
            Item::Givens(cells) => cells.iter().for_each(|&cell| self.givens[cell] = is_there),
            Item::Rule(number) => self.rules[*number] = is_there,
        }
    }
    /// Whether the item, or a cell of it, is still there.
    pub(crate) fn has(&self, item: &Item) -> bool {
        match item {
            Item::Givens(cells) => cells.iter().any(|&cell| self.givens[cell]),
            Item::Rule(number) => self.rules[*number],
        }
    }
    fn kept_rules(&self) -> Vec<Rule> {
        let rules = self.full.shape().rules().iter().zip(&self.rules);
        rules.filter(|(_, is_there)| **is_there).map(|(rule, _)| rule.clone()).collect()
    }
    /// What remains.
    pub(crate) fn puzzle(&self) -> Option<Puzzle> {
        let shape = if self.rules.is_empty() {
            self.full.shape().clone()
        } else {
            self.full.shape().with_rules(self.kept_rules()).ok()?
        };
        let entries = self.full.entries().iter().zip(&self.givens);
        let left = |(entry, is_there): (&Entry, &bool)| {
            if *is_there { *entry } else { Entry::Unknown }
        };
        Puzzle::new(shape, entries.map(left).collect())
    }
    /// Whether the solution satisfies the remaining rules: without a mark that exempts two cells from
    /// another rule it may not.
    fn is_solved_by_solution(&self) -> bool {
        let rules = self.kept_rules();
        let side = self.full.shape().side();
        rules.iter().all(|rule| rule.holds_among(&rules, side, self.solution))
    }
    /// Another solution of what remains.
    fn another(&self, budget: &Budget<'_>) -> Another {
        match self.puzzle() {
            Some(puzzle) if puzzle.shape().rules().is_empty() || self.is_solved_by_solution() => {
                another_solution(&puzzle, self.solution, budget)
            }
            // What remains contradicts the solution, or is impossible: it must not be removed.
            _ => Another::Found(Vec::new()),
        }
    }
    /// Whether there is another solution without these rules; none when that was not found out.
    pub(crate) fn needs(&self, rules: &Range<usize>, budget: &Budget<'_>) -> Option<bool> {
        let mut without = self.clone();
        without.rules[rules.clone()].fill(false);
        match without.another(budget) {
            Another::Found(_) => Some(true),
            Another::None => Some(false),
            Another::Unknown => None,
        }
    }
    /// Removes the items in order, each that can be removed so that the solution stays the only one.
    pub(crate) fn take_away(
        &mut self,
        items: &[Item],
        nodes: Option<u64>,
        stop: Stop<'_>,
    ) -> Ended {
        let rules = self.full.shape().rules();
        let excepts = has_exceptions(rules);
        loop {
            let there: Vec<Item> = items.iter().filter(|item| self.has(item)).cloned().collect();
            let mut work =
                Work { items: &there, nodes, stop, excepts, others: Vec::new(), is_sure: true };
            if !work.halves(self, 0..there.len()) {
                return Ended::Stopped;
            }
            // A removed mark no longer makes an exception, so what was necessary may now be superfluous.
            let is_done = !excepts || there.iter().all(|item| self.has(item));
            if is_done {
                return if work.is_sure { Ended::Bottom } else { Ended::Nearly };
            }
        }
    }
}

/// Whether marks of cells or between cells may exempt these from another rule.
pub(crate) fn has_exceptions(rules: &[Rule]) -> bool {
    rules.iter().any(|rule| rule.definition().meaning.heeds_others)
}

/// One pass through the items.
struct Work<'a> {
    items: &'a [Item],
    nodes: Option<u64>,
    stop: Stop<'a>,
    excepts: bool,
    /// For each other solution found, the items that it breaks.
    others: Vec<Vec<bool>>,
    is_sure: bool,
}

impl Work<'_> {
    /// Tries some items at once, and in halves when not all can go. False when it was stopped.
    fn halves(&mut self, left: &mut Thinned<'_>, some: Range<usize>) -> bool {
        if some.is_empty() {
            return true;
        }
        for item in &self.items[some.clone()] {
            left.set(item, false);
        }
        let answer = if self.is_known_to_stay(left) {
            Another::Found(Vec::new())
        } else {
            left.another(&Budget { nodes: self.nodes, stop: self.stop })
        };
        match &answer {
            Another::None => return true,
            Another::Found(digits) if !digits.is_empty() => self.remember(left.full, digits),
            Another::Found(_) | Another::Unknown => {}
        }
        for item in &self.items[some.clone()] {
            left.set(item, true);
        }
        if self.stop.is_due() {
            return false;
        }
        if some.len() == 1 {
            self.is_sure &= answer != Another::Unknown;
            return true;
        }
        let middle = some.start + some.len().div_ceil(2);
        self.halves(left, some.start..middle) && self.halves(left, middle..some.end)
    }
    /// Whether a solution found before breaks nothing that remains.
    fn is_known_to_stay(&self, left: &Thinned<'_>) -> bool {
        let is_there: Vec<bool> = self.items.iter().map(|item| left.has(item)).collect();
        self.others
            .iter()
            .any(|broken| broken.iter().zip(&is_there).all(|(broken, there)| !(*broken && *there)))
    }
    fn remember(&mut self, full: &Puzzle, digits: &[Digit]) {
        // In this case, what a rule means depends on other rules.
        if self.excepts {
            return;
        }
        let breaks = |item: &Item| breaks(full, digits, item);
        self.others.push(self.items.iter().map(breaks).collect());
    }
}

/// Whether these digits break a given or a rule of the full puzzle.
fn breaks(full: &Puzzle, digits: &[Digit], item: &Item) -> bool {
    let shape: &Shape = full.shape();
    match item {
        Item::Givens(cells) => cells
            .iter()
            .any(|&cell| full.entries()[cell].digit().is_some_and(|digit| digit != digits[cell])),
        Item::Rule(number) => !shape.rules()[*number].holds(shape.side(), digits),
    }
}
