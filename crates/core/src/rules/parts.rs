//! Rules in the few forms that solvers work with.
use super::links::every_two;
use super::{Automaton, Board, Kind, Rule, Total};
use crate::{Cell, Digit, DigitSet};

/// For each digit of a first cell, the digits of a second that go with it.
///
/// ```
/// use whydoku_core::{Digit, PairTable, Relation};
/// let table = PairTable::new(9, |a, b| Relation::sum(5).holds(a, b));
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
    /// Whether two digits go together; a digit beyond the board goes with any.
    pub fn goes(&self, first: Digit, second: Digit) -> bool {
        self.0
            .get(first.index())
            .is_none_or(|with| second.index() >= self.0.len() || with.contains(second))
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

/// What a number outside the grid says about its row or column, seen from where it stands, as engines know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutsideRule {
    /// The cells between the smallest and the largest digit add up to it.
    Sandwich,
    /// The first cells add up to it; the digit of the first cell says how many they are.
    XSum,
    /// This many cells are greater than all those before them.
    Skyscraper,
    /// It is the digit of the cell whose place is given by the digit of the first cell.
    NumberedRoom,
}

impl OutsideRule {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Sandwich, Self::XSum, Self::Skyscraper, Self::NumberedRoom];
    /// The kind of rule that says this.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Sandwich => Kind::SANDWICH,
            Self::XSum => Kind::X_SUM,
            Self::Skyscraper => Kind::SKYSCRAPER,
            Self::NumberedRoom => Kind::NUMBERED_ROOM,
        }
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

impl OutsideClue {
    /// Whether it holds for the numbers of its row or column, from one, beginning with the one nearest to the clue:
    /// the definition of its kind.
    ///
    /// ```
    /// use whydoku_core::{OutsideClue, OutsideRule};
    /// assert!(OutsideClue { is: OutsideRule::Sandwich, value: 5 }.holds(&[1, 2, 3, 4]));
    /// assert!(!OutsideClue { is: OutsideRule::XSum, value: 5 }.holds(&[2, 1, 4, 3]));
    /// ```
    pub fn holds(self, numbers: &[usize]) -> bool {
        let line = (0..numbers.len()).map(Cell::new).collect();
        let rule = Rule::new(self.is.kind(), line).with_number(self.value);
        let board = Board { side: numbers.len(), rules: &[] };
        (rule.definition().meaning.holds)(&rule, board, &|cell| numbers[cell.index()])
    }
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
    /// Cells, each counted as often as stated, add up to a total.
    Total(Total),
    /// At least this many of these cells hold the digit.
    AtLeast(Vec<Cell>, Digit, usize),
    /// What a number outside the grid requires of these cells, the nearest first.
    Outside(Vec<Cell>, OutsideClue),
    /// These cells, one after another, are accepted by an automaton.
    Automaton(Vec<Cell>, Automaton),
}

impl Rule {
    /// The parts that together say what the rule says among all the rules of a board of this side.
    pub fn parts(&self, rules: &[Self], side: usize) -> Vec<Part> {
        let mut parts = Vec::new();
        let meaning = &self.definition().meaning;
        if let Some(allows) = meaning.allows {
            let digits = |cell: Cell| {
                let fits = |digit: &Digit| allows(self, side, cell, digit.number());
                (0..side).map(Digit::new).filter(fits).collect()
            };
            parts.extend(self.cells.iter().map(|&cell| Part::Cell(cell, digits(cell))));
        }
        if meaning.all_differ {
            parts.push(Part::Differ(self.cells.clone()));
        }
        let differ = PairTable::new(side, |a, b| a != b);
        let said = if meaning.all_differ { every_two(&self.cells) } else { Vec::new() };
        self.each_link(Board { side, rules }, &mut |pairs, goes| {
            let table = PairTable::new(side, goes);
            // What `Differ` says already is not said again.
            if pairs.is_empty() || table == differ && pairs == said {
                return;
            }
            let is_differ = table == differ;
            let part = |&pair: &[Cell; 2]| {
                if is_differ {
                    Part::Differ(pair.to_vec())
                } else {
                    Part::Pair(pair, table.clone())
                }
            };
            parts.extend(pairs.iter().map(part));
        });
        parts.extend(self.totals().into_iter().map(Part::Total));
        let automaton = meaning.automaton.and_then(|automaton| automaton(self, side));
        parts.extend(automaton.map(|automaton| Part::Automaton(self.cells(), automaton)));
        parts.extend(meaning.more.into_iter().flat_map(|more| more(self, side)));
        parts
    }
}
