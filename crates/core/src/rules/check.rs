//! Which rules a board can have.
use super::{Form, Kind, MAX_RULED_SIDE, MAX_RULES, Relation, Rule, RuleError};

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

fn check_one(rule: &Rule, at: usize, side: usize) -> Result<(), RuleError> {
    let form = rule.form();
    let others = if form == Form::Twins { rule.cells.len() } else { 0 };
    if !form.fits(rule.cells.len(), side) || rule.others.len() != others {
        return Err(RuleError::CellCount(at));
    }
    let [fewest, most] = rule.definition().numbers;
    if !(fewest..=most).contains(&rule.numbers.len()) {
        return Err(RuleError::Numbers(at));
    }
    let is_relation = |is: &Relation| Relation::new(is.kind, is.number).is_some();
    if !rule.relations.iter().all(is_relation) {
        return Err(RuleError::Numbers(at));
    }
    let mut cells = rule.cells();
    if cells.iter().any(|cell| cell.index() >= side * side) {
        return Err(RuleError::Outside(at));
    }
    cells.sort_unstable();
    if cells.windows(2).any(|two| two[0] == two[1]) {
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
