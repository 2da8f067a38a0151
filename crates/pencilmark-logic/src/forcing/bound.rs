//! Rules and equations of many cells among the facts of a position: what they still allow when candidates
//! are false.
use crate::argument::Because;
use crate::index::clues::{Clues, Group, Ways};
use core::cell::RefCell;
use pencilmark_core::{Candidate, DigitSet};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The rules of a position, each with the numbers of the candidates of its cells.
#[derive(Debug, Default)]
pub(crate) struct Bounds {
    clues: Arc<Clues>,
    rules: Vec<Bound>,
    /// For each candidate, the rules of its cell.
    of_candidate: Vec<Vec<u32>>,
    /// The latest questions for each rule, because one supposition is much like the next.
    known: RefCell<Vec<BTreeMap<Vec<DigitSet>, Ways>>>,
}

/// The largest number of answers remembered for one rule.
const REMEMBERED: usize = 4096;

/// A rule and the contents of its cells, in their order.
#[derive(Debug)]
struct Bound {
    group: usize,
    cells: Vec<Held>,
}

#[derive(Debug)]
enum Held {
    /// A digit in place.
    Digits(DigitSet),
    /// The candidates with these digits, numbered from this one on.
    Candidates(usize, DigitSet),
}

/// The verdict of a rule.
pub(super) enum Says {
    /// It cannot hold.
    Nothing,
    /// These candidates are impossible.
    Gone(Vec<u32>),
}

impl Bounds {
    /// The rules of a position with these candidates in its cells; cells without candidates hold
    /// their digit.
    pub(super) fn new(
        clues: &Arc<Clues>,
        candidates: &[Candidate],
        left: &dyn Fn(pencilmark_core::Cell) -> DigitSet,
    ) -> Self {
        let mut bounds = Self {
            clues: Arc::clone(clues),
            rules: Vec::new(),
            of_candidate: vec![Vec::new(); candidates.len()],
            known: RefCell::default(),
        };
        for (at, group) in clues.rules.iter().chain(&clues.balances).enumerate() {
            let number = bounds.rules.len() as u32;
            let mut is_open = false;
            let mut held = |&cell: &pencilmark_core::Cell| {
                let first = candidates.partition_point(|candidate| candidate.cell < cell);
                let own = candidates[first..].iter().take_while(|one| one.cell == cell).count();
                if own == 0 {
                    return Held::Digits(left(cell));
                }
                is_open = true;
                bounds.of_candidate[first..first + own].iter_mut().for_each(|of| of.push(number));
                Held::Candidates(first, left(cell))
            };
            let cells = group.cells.iter().map(&mut held).collect();
            if is_open {
                bounds.rules.push(Bound { group: at, cells });
            }
        }
        bounds.known = RefCell::new(vec![BTreeMap::new(); bounds.rules.len()]);
        bounds
    }
    /// The ways to fill the cells of a rule from these digits.
    fn ways(&self, rule: u32, left: &[DigitSet]) -> Ways {
        let known = &mut self.known.borrow_mut()[rule as usize];
        if let Some(ways) = known.get(left) {
            return ways.clone();
        }
        let ways = self.group(rule).ways(left);
        if known.len() == REMEMBERED {
            known.clear();
        }
        known.insert(left.to_vec(), ways.clone());
        ways
    }
    /// The rules of the cell of a candidate.
    pub(super) fn of(&self, candidate: usize) -> &[u32] {
        self.of_candidate.get(candidate).map_or(&[], Vec::as_slice)
    }
    /// The reason of a line that follows from the rule, given the numbers of the lines it rests on.
    pub(super) fn because(&self, rule: u32, lines: Vec<usize>) -> Because {
        let group = self.group(rule);
        match &group.equation {
            Some(equation) => Because::Summed { equation: equation.clone(), lines },
            None => Because::Ruled { clue: group.clues[0].clone(), lines },
        }
    }
    fn group(&self, rule: u32) -> &Group {
        self.clues.group(self.rules[rule as usize].group)
    }
    /// The verdict of a rule when some candidates are false.
    pub(super) fn says(&self, rule: u32, is_false: &dyn Fn(usize) -> bool) -> Says {
        let left = self.left(rule, is_false);
        match self.ways(rule, &left) {
            Ways::None => Says::Nothing,
            Ways::Unknown => Says::Gone(Vec::new()),
            Ways::Some(held) => {
                let mut gone = Vec::new();
                for ((of, left), held) in
                    self.rules[rule as usize].cells.iter().zip(&left).zip(held)
                {
                    if let Held::Candidates(first, digits) = of {
                        let lost = (*left - held).iter();
                        gone.extend(lost.map(|digit| (first + digits.rank(digit)) as u32));
                    }
                }
                Says::Gone(gone)
            }
        }
    }
    /// Whether a rule can hold when some candidates are false, and with a given candidate if there
    /// is one.
    pub(super) fn allows(
        &self,
        rule: u32,
        candidate: Option<u32>,
        is_false: &dyn Fn(usize) -> bool,
    ) -> bool {
        match self.says(rule, is_false) {
            Says::Nothing => false,
            Says::Gone(gone) => candidate.is_none_or(|candidate| !gone.contains(&candidate)),
        }
    }
    fn left(&self, rule: u32, is_false: &dyn Fn(usize) -> bool) -> Vec<DigitSet> {
        let of = |held: &Held| match held {
            Held::Digits(digits) => *digits,
            Held::Candidates(first, digits) => {
                let open = digits.iter().enumerate().filter(|(at, _)| !is_false(first + at));
                open.map(|(_, digit)| digit).collect()
            }
        };
        self.rules[rule as usize].cells.iter().map(of).collect()
    }
    /// The candidates of the cells of a rule.
    pub(super) fn candidates(&self, rule: u32) -> impl Iterator<Item = u32> + '_ {
        self.rules[rule as usize].cells.iter().flat_map(|held| match held {
            Held::Digits(_) => 0..0,
            Held::Candidates(first, digits) => *first as u32..(first + digits.len()) as u32,
        })
    }
}
