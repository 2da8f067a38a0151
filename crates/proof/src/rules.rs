//! What rules beyond houses imply for the remaining candidates. Each rule becomes a few conditions, and each
//! condition leaves a cell the digits that occur in some filling of its cells. This states again what
//! [`Rule::holds`](whydoku_core::Rule::holds) defines, for sets of digits instead of digits; the tests fill
//! the cells in every way to compare the two. It uses no engine and not `Rule::parts`.
#![allow(
    clippy::cast_possible_wrap,
    reason = "digits, cells and totals of a board are far below what a signed number holds"
)]
mod fillings;
mod line;
mod pairs;
mod sums;
mod total;

use crate::balance::Equation;
use crate::propagation::{Conflict, Propagation};
use fillings::Fillings;
use line::Line;
use sums::Adder;
use total::{Group, Total};
use whydoku_core::{Cell, Digit, OutsideRule, Rule, Shape};

/// Something that must hold. Cells are numbers in reading order.
enum Condition {
    /// A cell holds one of these digits.
    Cell(u32),
    /// The digits of the second cell that go with each of the first, and the other way round.
    Pair([Vec<u32>; 2]),
    /// The rule with this number, as far as it can be judged by the digits that its cells have left.
    May(usize),
    Total(Total),
    Line(Line),
    /// The rule with this number, which holds once its cells, the only ones it involves, are filled.
    Filled(usize),
}

struct Watched {
    cells: Vec<usize>,
    condition: Condition,
}

/// The conditions of a board, and those that wait to be examined.
pub(crate) struct Rules {
    shape: Shape,
    watched: Vec<Watched>,
    /// How many belong to the board; the others belong to balances.
    own: usize,
    /// The conditions of each cell.
    of_cell: Vec<Vec<usize>>,
    /// Whether each condition waits.
    waits: Vec<bool>,
    waiting: usize,
    /// Whether anything has followed from each condition.
    used: Vec<bool>,
    /// Whether two cells hold different digits, whatever they are.
    differ: Vec<bool>,
    fillings: Fillings,
    adder: Adder,
}

impl Rules {
    pub(crate) fn new(shape: &Shape) -> Self {
        let cells = if shape.is_ruled() { shape.cell_count() } else { 0 };
        let mut rules = Self {
            shape: shape.clone(),
            watched: Vec::new(),
            own: 0,
            of_cell: vec![Vec::new(); cells],
            waits: Vec::new(),
            waiting: 0,
            used: Vec::new(),
            differ: vec![false; cells * cells],
            fillings: Fillings::default(),
            adder: Adder::default(),
        };
        if cells > 0 {
            rules.add_pairs();
            for number in 0..shape.rules().len() {
                rules.add(number);
            }
        }
        rules.own = rules.watched.len();
        rules
    }
    /// The number of conditions.
    pub(crate) fn len(&self) -> usize {
        self.watched.len()
    }
    /// The cells of a condition.
    pub(crate) fn cells(&self, condition: usize) -> &[usize] {
        &self.watched[condition].cells
    }
    /// Whether anything has followed from a condition since the equations were set.
    pub(crate) fn is_used(&self, condition: usize) -> bool {
        self.used[condition]
    }
    /// Replaces the equations.
    pub(crate) fn set_equations(&mut self, equations: &[Equation]) {
        self.watched.truncate(self.own);
        for of_cell in &mut self.of_cell {
            of_cell.retain(|&condition| condition < self.own);
        }
        for (terms, total) in equations {
            self.add_total(terms, *total);
        }
        self.used = vec![false; self.watched.len()];
    }
    /// Makes every condition wait.
    pub(crate) fn wait_all(&mut self) {
        self.used.resize(self.watched.len(), false);
        self.waits.clear();
        self.waits.resize(self.watched.len(), true);
        self.waiting = self.watched.len();
    }
    /// Clears the waiting conditions.
    pub(crate) fn rest(&mut self) {
        if self.waiting > 0 {
            self.waits.fill(false);
            self.waiting = 0;
        }
    }
    /// Examines one condition after another, until one removes a candidate; false when none does.
    pub(crate) fn look(&mut self, on: &mut Propagation) -> Result<bool, Conflict> {
        while let Some(cell) = on.changed.pop() {
            for &condition in &self.of_cell[cell] {
                self.waiting += usize::from(!self.waits[condition]);
                self.waits[condition] = true;
            }
        }
        let mut from = 0;
        while self.waiting > 0 && on.work_left > 0 {
            let Some(at) = self.waits[from..].iter().position(|&waits| waits) else { break };
            from += at;
            self.waits[from] = false;
            self.waiting -= 1;
            let before = on.mark();
            let is_possible = self.look_at(from, on);
            on.work_left =
                on.work_left.saturating_sub(1 + (self.fillings.work + self.adder.work) / 4);
            (self.fillings.work, self.adder.work) = (0, 0);
            self.used[from] |= !is_possible || on.mark() > before;
            if !is_possible {
                return Err(Conflict(on.groups() + from));
            }
            if on.mark() > before {
                return Ok(true);
            }
        }
        Ok(false)
    }
    /// Removes what a condition excludes; false when it cannot hold.
    fn look_at(&mut self, number: usize, on: &mut Propagation) -> bool {
        let Watched { cells, condition } = &self.watched[number];
        match condition {
            Condition::Cell(digits) => on.keep(cells[0], *digits),
            Condition::Pair(partners) => {
                let of = |table: &[u32], left: u32| {
                    fillings::digits(left).fold(0, |all, digit| all | table[digit])
                };
                let second = of(&partners[0], on.masks[cells[0]]);
                on.keep(cells[1], second) && {
                    let first = of(&partners[1], on.masks[cells[1]]);
                    on.keep(cells[0], first)
                }
            }
            Condition::May(rule) => may_keep(&self.shape.rules()[*rule], cells, on),
            Condition::Total(total) => match total.supports(&on.masks, &mut self.adder) {
                Some(supports) => supports.into_iter().all(|(cell, kept)| on.keep(cell, kept)),
                None => false,
            },
            Condition::Line(line) => {
                let left: Vec<u32> = cells.iter().map(|&cell| on.masks[cell]).collect();
                let supports = line.supports(&left, &mut self.fillings);
                cells.iter().zip(supports).all(|(&cell, kept)| on.keep(cell, kept))
            }
            Condition::Filled(rule) => {
                let is_filled = cells.iter().all(|&cell| on.masks[cell].is_power_of_two());
                // The contents of the other cells make no difference.
                let digit = |mask: &u32| Digit::new(mask.trailing_zeros().min(31) as usize);
                !is_filled || {
                    let digits: Vec<Digit> = on.masks.iter().map(digit).collect();
                    self.shape.rules()[*rule].holds(self.shape.side(), &digits)
                }
            }
        }
    }
    fn watch(&mut self, cells: Vec<usize>, condition: Condition) {
        for &cell in &cells {
            self.of_cell[cell].push(self.watched.len());
        }
        self.watched.push(Watched { cells, condition });
    }
    /// Adds what the rules imply for two cells. For two cells of a house the house itself implies that they differ.
    fn add_pairs(&mut self) {
        let (side, count) = (self.shape.side(), self.shape.cell_count());
        for house in self.shape.houses() {
            for a in &house.cells {
                for b in house.cells.iter().filter(|b| *b != a) {
                    self.differ[a.index() * count + b.index()] = true;
                }
            }
        }
        for ([a, b], table) in pairs::tables(&self.shape) {
            if table.iter().enumerate().all(|(digit, with)| with >> digit & 1 == 0) {
                let is_new = !self.differ[a * count + b];
                self.differ[a * count + b] = true;
                self.differ[b * count + a] = true;
                let says_more = (0..side).any(|digit| table[digit] | 1 << digit != (1 << side) - 1);
                if !is_new && !says_more {
                    continue;
                }
            }
            let turned = (0..side).map(|high| {
                (0..side)
                    .filter(|&low| table[low] >> high & 1 == 1)
                    .fold(0, |all, low| all | 1 << low)
            });
            let turned = turned.collect();
            self.watch(vec![a, b], Condition::Pair([table, turned]));
        }
    }
    /// Adds what a rule implies beyond two cells.
    fn add(&mut self, number: usize) {
        let shape = self.shape.clone();
        let rule = &shape.rules()[number];
        let meaning = &rule.definition().meaning;
        for total in rule.totals() {
            self.add_total(&total.terms, total.total);
        }
        for &cell in rule.cells.iter().filter(|_| meaning.allows.is_some()) {
            let digits = shape.digits().filter(|&digit| shape.pair_rules().allow(cell, digit));
            let set = digits.fold(0, |all, digit| all | 1 << digit.index());
            self.watch(vec![cell.index()], Condition::Cell(set));
        }
        if meaning.all_differ && rule.cells.len() > shape.side() {
            self.watch(vec![rule.cells[0].index()], Condition::Cell(0));
        }
        match (line_of(rule), rule.number()) {
            (Some(is), Some(value)) => self.add_line(number, indices(&rule.cells), is, value),
            _ if meaning.is_checked_when_full => {
                if meaning.may_hold.is_some() {
                    self.watch(indices(&rule.cells()), Condition::May(number));
                }
                self.watch(indices(&rule.cells()), Condition::Filled(number));
            }
            _ => {}
        }
    }
    fn add_line(&mut self, number: usize, cells: Vec<usize>, is: OutsideRule, value: u32) {
        let side = self.shape.side();
        let all_differ = cells
            .iter()
            .enumerate()
            .all(|(at, &b)| cells[..at].iter().all(|&a| self.differs(a, b)));
        if all_differ && side > 1 {
            let line = Line { is, value: value as usize, side };
            self.watch(cells.clone(), Condition::Line(line));
        }
        self.watch(cells, Condition::Filled(number));
    }
    fn add_total(&mut self, terms: &[(Cell, i64)], total: i64) {
        let mut groups: Vec<Group> = Vec::new();
        for &(cell, times) in terms {
            let cell = cell.index();
            let joins = |group: &&mut Group| {
                group.times == times && group.cells.iter().all(|&other| self.differs(cell, other))
            };
            match groups.iter_mut().find(joins) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Group { cells: vec![cell], times }),
            }
        }
        let cells = terms.iter().map(|(cell, _)| cell.index()).collect();
        self.watch(cells, Condition::Total(Total { groups, total }));
    }
    fn differs(&self, a: usize, b: usize) -> bool {
        self.differ[a * self.of_cell.len() + b]
    }
}

/// Removes the digits of each cell with which a rule cannot hold, whatever the others hold; false when it cannot hold.
fn may_keep(rule: &Rule, cells: &[usize], on: &mut Propagation) -> bool {
    let Some(may_hold) = rule.definition().meaning.may_hold else { return true };
    let all = |mask: u32| -> Vec<Digit> { fillings::digits(mask).map(Digit::new).collect() };
    let mut left: Vec<Vec<Digit>> = cells.iter().map(|&cell| all(on.masks[cell])).collect();
    (0..cells.len()).all(|at| {
        let own = core::mem::take(&mut left[at]);
        let mut kept = 0;
        for digit in own {
            left[at] = vec![digit];
            kept |= u32::from(may_hold(rule, &left)) << digit.index();
        }
        left[at] = all(kept);
        on.keep(cells[at], kept)
    })
}

/// What a clue outside the grid asks of its line.
fn line_of(rule: &Rule) -> Option<OutsideRule> {
    OutsideRule::ALL.into_iter().find(|is| is.kind() == rule.kind)
}

fn indices(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

#[cfg(test)]
mod tests;
