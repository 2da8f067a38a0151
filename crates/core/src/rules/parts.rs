//! Rules in the few forms that solvers work with.
use super::holds::{against, is_marked};
use super::{CellRule, OutsideRule, Relation, Rule, apart, edges};
use crate::{Cell, Digit, DigitSet};

/// For each digit of a first cell, the digits of a second that go with it.
///
/// ```
/// use whydoku_core::{Digit, PairTable, Relation};
/// let table = PairTable::new(9, |a, b| Relation::Sum(5).holds(a, b));
/// assert_eq!(table.partners(Digit::from_number(1)).iter().collect::<Vec<_>>(), [Digit::from_number(4)]);
/// assert!(table.partners(Digit::from_number(5)).is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairTable(Vec<DigitSet>);

impl PairTable {
    /// The table of a relation of numbers, from one, on a board of this side (at most 64).
    pub fn new(side: usize, goes: impl Fn(usize, usize) -> bool) -> Self {
        let partners = |first: usize| {
            let with = (0..side).filter(|second| goes(first + 1, second + 1));
            with.map(Digit::new).collect()
        };
        Self((0..side).map(partners).collect())
    }
    /// The digits that go with a digit of the first cell.
    ///
    /// # Panics
    /// If the digit is beyond the board.
    pub fn partners(&self, digit: Digit) -> DigitSet {
        self.0[digit.index()]
    }
    /// The table seen from the second cell.
    #[must_use]
    pub fn turned(&self) -> Self {
        let side = self.0.len();
        Self::new(side, |second, first| self.0[first - 1].contains(Digit::from_number(second)))
    }
    /// The pairs that both tables allow.
    ///
    /// ```
    /// use whydoku_core::{Digit, PairTable};
    /// let near = PairTable::new(9, |a, b| a.abs_diff(b) <= 1).and(&PairTable::new(9, |a, b| a != b));
    /// let beside_3 = near.partners(Digit::from_number(3));
    /// assert_eq!(beside_3.iter().collect::<Vec<_>>(), [2, 4].map(Digit::from_number));
    /// ```
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(&a, &b)| a & b).collect())
    }
}

/// What a number outside the grid requires of its row or column, read from where the number stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OutsideClue {
    /// The kind of clue.
    pub is: OutsideRule,
    /// The number.
    pub value: u32,
}

/// A part of a rule, as solvers see it. A solver that does not know a new kind of part must not compile:
/// it would leave out a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A cell holds one of these digits.
    Cell(Cell, DigitSet),
    /// No digit occurs twice in these cells.
    Differ(Vec<Cell>),
    /// The digits of two cells go together.
    Pair([Cell; 2], PairTable),
    /// The numbers of these cells, from one, add up to this.
    Total(Vec<Cell>, u32),
    /// At least this many of these cells hold the digit.
    AtLeast(Vec<Cell>, Digit, usize),
    /// What a number outside the grid requires of these cells, the nearest first.
    Outside(Vec<Cell>, OutsideClue),
}

impl Rule {
    /// The parts that together say what the rule says among all the rules of a board of this side.
    pub fn parts(&self, rules: &[Self], side: usize) -> Vec<Part> {
        let table = |goes: &dyn Fn(usize, usize) -> bool| PairTable::new(side, goes);
        let equal = |a: &Cell, b: &Cell| Part::Pair([*a, *b], table(&|x, y| x == y));
        match self {
            Self::Move { steps } => {
                apart(side, *steps).map(|pair| Part::Differ(pair.to_vec())).collect()
            }
            Self::NoOther { relations } => {
                let none =
                    table(&|x, y| relations.iter().all(|is| !is.holds(x, y) && !is.holds(y, x)));
                let open = edges(side).filter(|&pair| !is_marked(rules, pair));
                open.map(|pair| Part::Pair(pair, none.clone())).collect()
            }
            Self::Pair { cells, relation } => {
                vec![Part::Pair(*cells, table(&|x, y| relation.holds(x, y)))]
            }
            Self::Cage { cells, sum, may_repeat } => {
                let total = sum.map(|sum| Part::Total(cells.clone(), sum));
                let differ = (!may_repeat).then(|| Part::Differ(cells.clone()));
                differ.into_iter().chain(total).collect()
            }
            Self::LittleKiller { cells, sum } => vec![Part::Total(cells.clone(), *sum)],
            Self::Cell { cell, is } => of_cell(*cell, *is, rules, side),
            Self::Clone { cells, others } => {
                cells.iter().zip(others).map(|(a, b)| equal(a, b)).collect()
            }
            Self::Palindrome { cells } => {
                let half = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
                half.map(|(a, b)| equal(a, b)).collect()
            }
            Self::Quadruple { cells, digits } => {
                let count = |digit: Digit| digits.iter().filter(|&&one| one == digit).count();
                let each = |&digit: &Digit| Part::AtLeast(cells.to_vec(), digit, count(digit));
                digits.iter().map(each).collect()
            }
            Self::Outside { cells, is, value } => {
                vec![Part::Outside(cells.clone(), OutsideClue { is: *is, value: *value })]
            }
        }
    }
}

fn of_cell(cell: Cell, is: CellRule, rules: &[Rule], side: usize) -> Vec<Part> {
    let only = |keep: fn(usize) -> bool| {
        let digits = (0..side).map(Digit::new).filter(|digit| keep(digit.number()));
        vec![Part::Cell(cell, digits.collect())]
    };
    let around = |relation: fn(usize, usize) -> bool| {
        let table = PairTable::new(side, relation);
        against(rules, side, cell, is)
            .map(|other| Part::Pair([cell, other], table.clone()))
            .collect()
    };
    match is {
        CellRule::Odd => only(|number| number % 2 == 1),
        CellRule::Even => only(|number| number.is_multiple_of(2)),
        CellRule::Minimum => around(|own, other| own < other),
        CellRule::Maximum => around(|own, other| Relation::Greater.holds(own, other)),
    }
}
