//! Which rules a board can have.
use super::{Form, Kind, MAX_RULED_SIDE, MAX_RULES, Relation, Rule, RuleError};
use crate::Cell;

/// The most digits of a circle on a corner.
const MOST_DIGITS: usize = 4;

/// Checks that a board of this side can have these rules, and gives each the form in which rules are compared.
pub(crate) fn check(rules: &mut [Rule], side: usize) -> Result<(), RuleError> {
    if rules.is_empty() {
        return Ok(());
    }
    if side > MAX_RULED_SIDE {
        return Err(RuleError::Side(side));
    }
    if rules.len() > MAX_RULES {
        return Err(RuleError::TooMany(rules.len()));
    }
    rules.iter().enumerate().try_for_each(|(at, rule)| check_one(rule, at, side))?;
    // Two distances mean the same in either order.
    let moves = rules.iter_mut().filter(|rule| rule.kind == Kind::MOVE);
    moves.for_each(|rule| rule.numbers.sort_unstable());
    Ok(())
}

/// Gives rules the numbers that go without saying, if they have none; `region` is that of each cell of the board.
pub(crate) fn complete(rules: &mut [Rule], region: &dyn Fn(Cell) -> usize) {
    for rule in rules.iter_mut().filter(|rule| rule.numbers.is_empty()) {
        if let Some(own) = rule.definition().meaning.own_numbers {
            rule.numbers = own(rule, region);
        }
    }
}

fn check_one(rule: &Rule, at: usize, side: usize) -> Result<(), RuleError> {
    let form = rule.form();
    let cells = rule.cells.len();
    if !form.fits(cells, side) || !form.fits_others(rule.others.len(), cells) {
        return Err(RuleError::CellCount(at));
    }
    let [fewest, most] = rule.definition().numbers;
    let fits = rule.definition().meaning.fits.is_none_or(|fits| fits(rule));
    if !(fewest..=most).contains(&rule.numbers.len()) || !fits {
        return Err(RuleError::Numbers(at));
    }
    let is_relation = |is: &Relation| Relation::new(is.kind, is.number).is_some();
    if !rule.relations.iter().all(is_relation) {
        return Err(RuleError::Numbers(at));
    }
    if rule.cells.iter().chain(&rule.others).any(|cell| cell.index() >= side * side) {
        return Err(RuleError::Outside(at));
    }
    let both = [&rule.cells[..], &rule.others].concat();
    let may_overlap = rule.definition().meaning.may_overlap;
    let is_twice = if may_overlap {
        names_twice(&rule.cells) || names_twice(&rule.others)
    } else {
        names_twice(&both)
    };
    if is_twice {
        return Err(RuleError::Twice(at));
    }
    let most = if form == Form::Corner { MOST_DIGITS } else { 0 };
    if rule.digits.len() > most {
        return Err(RuleError::CellCount(at));
    }
    if rule.digits.iter().any(|digit| digit.index() >= side) {
        return Err(RuleError::Digit(at));
    }
    Ok(())
}

fn names_twice(cells: &[Cell]) -> bool {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells.windows(2).any(|two| two[0] == two[1])
}
