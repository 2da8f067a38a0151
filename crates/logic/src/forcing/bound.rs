//! Rules and equations of many cells among the facts of a position: what they still allow when candidates
//! are false.
use crate::argument::Because;
use crate::index::bits::{contains, part};
use crate::index::clues::{Clues, Group, Ways};
use core::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use whydoku_core::{Candidate, DigitSet};

/// The rules of a position, each with the numbers of the candidates of its cells.
#[derive(Debug, Default)]
pub(crate) struct Bounds {
    clues: Arc<Clues>,
    rules: Vec<Bound>,
    /// For each candidate, the rules of its cell.
    of_candidate: Vec<Vec<u32>>,
    /// The latest questions for each rule, because one supposition is much like the next: which of its
    /// candidates are false, as bits, and the answer.
    known: RefCell<Vec<BTreeMap<u128, Says>>>,
}

/// The largest number of answers remembered for one rule.
const REMEMBERED: usize = 4096;

/// A rule and the contents of its cells, in their order.
#[derive(Debug)]
struct Bound {
    group: usize,
    cells: Vec<Held>,
    /// How many candidates the cells have.
    open: usize,
}

#[derive(Debug)]
enum Held {
    /// A digit in place.
    Digits(DigitSet),
    /// The candidates with these digits, numbered from this one on.
    Candidates(usize, DigitSet),
}

/// The verdict of a rule.
#[derive(Clone, Debug)]
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
        left: &dyn Fn(whydoku_core::Cell) -> DigitSet,
    ) -> Self {
        let mut bounds = Self {
            clues: Arc::clone(clues),
            rules: Vec::new(),
            of_candidate: vec![Vec::new(); candidates.len()],
            known: RefCell::default(),
        };
        for (at, group) in clues.rules.iter().chain(&clues.balances).enumerate() {
            let number = bounds.rules.len() as u32;
            let mut open = 0;
            let mut held = |&cell: &whydoku_core::Cell| {
                let first = candidates.partition_point(|candidate| candidate.cell < cell);
                let own = candidates[first..].iter().take_while(|one| one.cell == cell).count();
                if own == 0 {
                    return Held::Digits(left(cell));
                }
                open += own;
                bounds.of_candidate[first..first + own].iter_mut().for_each(|of| of.push(number));
                Held::Candidates(first, left(cell))
            };
            let cells = group.cells.iter().map(&mut held).collect();
            if open > 0 {
                bounds.rules.push(Bound { group: at, cells, open });
            }
        }
        bounds.known = RefCell::new(vec![BTreeMap::new(); bounds.rules.len()]);
        bounds
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
    /// The verdict of a rule when these candidates, as bits, are false.
    pub(super) fn says(&self, rule: u32, off: &[u64]) -> Says {
        let Some(false_ones) = self.rules[rule as usize].false_ones(off) else {
            return self.find(rule, off);
        };
        let known = &mut self.known.borrow_mut()[rule as usize];
        if let Some(says) = known.get(&false_ones) {
            return says.clone();
        }
        if known.len() == REMEMBERED {
            known.clear();
        }
        let says = self.find(rule, off);
        known.insert(false_ones, says.clone());
        says
    }
    fn find(&self, rule: u32, off: &[u64]) -> Says {
        let cells = &self.rules[rule as usize].cells;
        let left: Vec<DigitSet> = cells.iter().map(|held| held.left(off)).collect();
        match self.group(rule).ways(&left) {
            Ways::None => Says::Nothing,
            Ways::Unknown => Says::Gone(Vec::new()),
            Ways::Some(held) => {
                let mut gone = Vec::new();
                for ((of, left), held) in cells.iter().zip(&left).zip(held) {
                    if let Held::Candidates(first, digits) = of {
                        let lost = (*left - held).iter();
                        gone.extend(lost.map(|digit| (first + digits.rank(digit)) as u32));
                    }
                }
                Says::Gone(gone)
            }
        }
    }
    /// Whether a rule can hold when these candidates are false, and with a given candidate if there is one.
    pub(super) fn allows(&self, rule: u32, candidate: Option<u32>, off: &[u64]) -> bool {
        match self.says(rule, off) {
            Says::Nothing => false,
            Says::Gone(gone) => candidate.is_none_or(|candidate| !gone.contains(&candidate)),
        }
    }
    /// The candidates of the cells of a rule.
    pub(super) fn candidates(&self, rule: u32) -> impl Iterator<Item = u32> + '_ {
        self.rules[rule as usize].cells.iter().flat_map(|held| match held {
            Held::Digits(_) => 0..0,
            Held::Candidates(first, digits) => *first as u32..(first + digits.len()) as u32,
        })
    }
}

impl Bound {
    /// Which candidates of its cells are false, as bits; none if there are too many candidates.
    fn false_ones(&self, off: &[u64]) -> Option<u128> {
        if self.open > u128::BITS as usize {
            return None;
        }
        let parts = self.cells.iter().filter_map(|held| match held {
            Held::Digits(_) => None,
            Held::Candidates(first, digits) => {
                Some((part(off, *first, digits.len()), digits.len()))
            }
        });
        Some(parts.fold(0, |all, (part, count)| all << count | u128::from(part)))
    }
}

impl Held {
    /// The digits that are left when these candidates are false.
    fn left(&self, off: &[u64]) -> DigitSet {
        match self {
            Self::Digits(digits) => *digits,
            Self::Candidates(first, digits) => {
                let open = digits.iter().enumerate().filter(|(at, _)| !contains(off, first + at));
                open.map(|(_, digit)| digit).collect()
            }
        }
    }
}
