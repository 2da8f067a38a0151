//! What each rule means on a filled board, and which rules a board can have.
use super::{
    CellRule, MAX_RULED_SIDE, MAX_RULES, OutsideRule, Rule, RuleError, apart, beside, edges,
};
use crate::{Cell, Digit};

impl Rule {
    /// Whether the rule holds on a filled board: the definition of the rule, written to be read
    /// rather than to be fast. `digits` are those of every cell in reading order; `side` is that of
    /// the board. Rules that make an exception for marked cells need
    /// [`holds_among`](Self::holds_among).
    ///
    /// # Panics
    /// If there is no digit for some cell of the rule.
    pub fn holds(&self, side: usize, digits: &[Digit]) -> bool {
        self.holds_among(&[], side, digits)
    }
    /// The same among all the rules of a board.
    ///
    /// # Panics
    /// If there is no digit for some cell of the rule.
    pub fn holds_among(&self, rules: &[Self], side: usize, digits: &[Digit]) -> bool {
        let number = |cell: Cell| digits[cell.index()].number();
        let numbers = |cells: &[Cell]| -> Vec<usize> { cells.iter().map(|&c| number(c)).collect() };
        match self {
            Self::Move { steps } => apart(side, *steps).all(|[a, b]| number(a) != number(b)),
            Self::NoOther { relations } => edges(side).all(|pair| {
                let [a, b] = pair.map(number);
                is_marked(rules, pair)
                    || relations.iter().all(|is| !is.holds(a, b) && !is.holds(b, a))
            }),
            Self::Pair { cells: [a, b], relation } => relation.holds(number(*a), number(*b)),
            Self::Cage { cells, sum, may_repeat } => {
                let numbers = numbers(cells);
                sum.is_none_or(|sum| numbers.iter().sum::<usize>() == sum as usize)
                    && (*may_repeat || all_differ(&numbers))
            }
            Self::LittleKiller { cells, sum } => {
                numbers(cells).iter().sum::<usize>() == *sum as usize
            }
            Self::Cell { cell, is } => {
                let own = number(*cell);
                match is {
                    CellRule::Odd => own % 2 == 1,
                    CellRule::Even => own % 2 == 0,
                    CellRule::Minimum => {
                        against(rules, side, *cell, *is).all(|other| own < number(other))
                    }
                    CellRule::Maximum => {
                        against(rules, side, *cell, *is).all(|other| own > number(other))
                    }
                }
            }
            Self::Clone { cells, others } => numbers(cells) == numbers(others),
            Self::Palindrome { cells } => {
                let there = numbers(cells);
                there.iter().eq(there.iter().rev())
            }
            Self::Quadruple { cells, digits: wanted } => {
                let there = numbers(cells);
                wanted.iter().all(|digit| {
                    let count = |list: &mut dyn Iterator<Item = usize>| {
                        list.filter(|&one| one == digit.number()).count()
                    };
                    count(&mut there.iter().copied())
                        >= count(&mut wanted.iter().map(|digit| digit.number()))
                })
            }
            Self::Outside { cells, is, value } => is.holds(*value, &numbers(cells)),
        }
    }
}

/// Whether a rule names exactly these two cells, in either order.
pub(super) fn is_marked(rules: &[Rule], [a, b]: [Cell; 2]) -> bool {
    let speaks = |rule: &Rule| matches!(rule, Rule::Pair { cells, .. } if *cells == [a, b] || *cells == [b, a]);
    rules.iter().any(speaks)
}

/// The neighbours with which a smallest or greatest cell is compared: those without the same mark.
pub(super) fn against(
    rules: &[Rule],
    side: usize,
    own: Cell,
    mark: CellRule,
) -> impl Iterator<Item = Cell> {
    let is_alike = move |other: Cell| {
        rules
            .iter()
            .any(|rule| matches!(rule, Rule::Cell { cell, is } if *cell == other && *is == mark))
    };
    beside(side, own).filter(move |&other| !is_alike(other))
}

fn all_differ(numbers: &[usize]) -> bool {
    numbers.iter().enumerate().all(|(at, number)| !numbers[..at].contains(number))
}

impl OutsideRule {
    /// Whether a clue of this kind with this value holds for the numbers of its row or column, from one,
    /// beginning with the one nearest to the clue.
    ///
    /// ```
    /// use whydoku_core::OutsideRule;
    /// assert!(OutsideRule::Sandwich.holds(5, &[1, 2, 3, 4]));
    /// assert!(OutsideRule::Skyscraper.holds(2, &[2, 1, 4, 3]));
    /// assert!(!OutsideRule::XSum.holds(5, &[2, 1, 4, 3]));
    /// ```
    pub fn holds(self, value: u32, numbers: &[usize]) -> bool {
        let (value, Some(&first)) = (value as usize, numbers.first()) else { return false };
        match self {
            Self::Sandwich => {
                let place = |wanted: usize| numbers.iter().position(|&number| number == wanted);
                let (Some(low), Some(high)) = (place(1), place(numbers.len())) else {
                    return false;
                };
                numbers[low.min(high) + 1..low.max(high)].iter().sum::<usize>() == value
            }
            Self::XSum => {
                first <= numbers.len() && numbers.iter().take(first).sum::<usize>() == value
            }
            Self::Skyscraper => {
                let seen = |(at, number): (usize, &usize)| numbers[..at].iter().all(|n| n < number);
                numbers.iter().enumerate().filter(|&(at, number)| seen((at, number))).count()
                    == value
            }
            Self::NumberedRoom => {
                let place = first.checked_sub(1);
                place.is_some_and(|place| numbers.get(place) == Some(&value))
            }
        }
    }
}

/// Checks that a board of this side can have these rules.
pub(crate) fn check(rules: &[Rule], side: usize) -> Result<(), RuleError> {
    if rules.is_empty() {
        return Ok(());
    }
    if side > MAX_RULED_SIDE {
        return Err(RuleError::Side(side));
    }
    if rules.len() > MAX_RULES {
        return Err(RuleError::TooMany(rules.len()));
    }
    rules.iter().enumerate().try_for_each(|(at, rule)| check_one(rule, at, side))
}

fn check_one(rule: &Rule, at: usize, side: usize) -> Result<(), RuleError> {
    let cells = rule.cells();
    let enough = match rule {
        Rule::Move { .. } | Rule::NoOther { .. } => true,
        Rule::Clone { cells, others } => !cells.is_empty() && cells.len() == others.len(),
        Rule::Outside { cells, .. } => cells.len() == side,
        _ => !cells.is_empty(),
    };
    if !enough {
        return Err(RuleError::CellCount(at));
    }
    if cells.iter().any(|cell| cell.index() >= side * side) {
        return Err(RuleError::Outside(at));
    }
    let mut sorted = cells;
    sorted.sort_unstable();
    if sorted.windows(2).any(|two| two[0] == two[1]) {
        return Err(RuleError::Twice(at));
    }
    let fits = |digits: &[Digit]| digits.iter().all(|digit| digit.index() < side);
    match rule {
        Rule::Quadruple { digits, .. } if !fits(digits) => Err(RuleError::Digit(at)),
        Rule::Quadruple { digits, .. } if digits.len() > 4 => Err(RuleError::CellCount(at)),
        _ => Ok(()),
    }
}
