//! Why is there no solution?
use crate::item::{Item, items, without};
use whydoku_core::{Cell, Form, House, Kind, Puzzle};
use whydoku_exact::{Budget, count};
use whydoku_session::{WhyNone, why_none};

/// Givens and rules that cannot hold together. See [`why`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// Cells with a digit or with candidates, in reading order.
    pub cells: Vec<Cell>,
    /// Numbers of rules, as [`whydoku_core::Shape::rules`] lists them.
    pub rules: Vec<usize>,
    /// Houses in which every digit must stand, where it is known that these are enough.
    pub houses: Vec<House>,
    /// Whether it is known that none of the cells and rules can be left out.
    pub is_minimal: bool,
    /// The puzzle with nothing but these givens and rules, to which the steps belong.
    pub core: Puzzle,
    /// Steps that a person can follow from the core to a contradiction, if the techniques find them in time.
    pub steps: Option<WhyNone>,
}

/// Names givens and rules of a puzzle without a solution that have none by themselves, as few as can be found by
/// leaving out one after another, and explains why.
///
/// A rule that forbids what marks allow, such as "all dots are given", keeps its exceptions: the core then has every
/// mark between cells.
///
/// None when there is a solution, or when the budget ran out before it was known that there is none.
///
/// ```
/// use whydoku_core::{Cell, Puzzle};
/// use whydoku_exact::Budget;
/// use whydoku_setting::why;
/// // The 3 in row 1 and the 3 in column 4 leave r1c4 nothing, and the 4 has nothing to do with it.
/// let puzzle: Puzzle = "12.......4.3...3".parse()?;
/// let why = why(&puzzle, &Budget::unlimited()).unwrap();
/// assert!(why.is_minimal && why.cells.len() == 2);
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
pub fn why(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Why> {
    let (kept, houses, is_minimal) = match whydoku_exact::conflict(puzzle, budget) {
        Some(found) => {
            let cells = found.cells.iter().copied().map(Item::Given);
            let rules = found.rules.iter().copied().map(Item::Rule);
            (cells.chain(rules).collect(), found.houses, found.is_minimal)
        }
        None if has_none(puzzle, budget) == Some(true) => (items(puzzle), Vec::new(), false),
        None => return None,
    };
    let is_exception = allows_exceptions(puzzle, &kept);
    let (kept, is_smaller, is_minimal) = if is_minimal || is_exception {
        (kept, false, is_minimal)
    } else {
        fewer(puzzle, kept, budget)
    };
    let core = only(puzzle, &kept, is_exception)?;
    let steps = why_none(&core, budget.stop).ok().flatten();
    let cell = |item: &Item| if let Item::Given(cell) = item { Some(*cell) } else { None };
    let rule = |item: &Item| if let Item::Rule(number) = item { Some(*number) } else { None };
    Some(Why {
        cells: kept.iter().filter_map(cell).collect(),
        rules: kept.iter().filter_map(rule).collect(),
        // Fewer givens and rules may need houses that more of them did not need.
        houses: if is_smaller { Vec::new() } else { houses },
        is_minimal,
        core,
        steps,
    })
}

/// Whether there is no solution, if that is known before the budget ends.
fn has_none(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<bool> {
    let counted = count(puzzle, 1, budget);
    (counted.found > 0 || counted.complete).then_some(counted.found == 0)
}

/// Whether a rule among these has exceptions, which belong to its meaning.
fn allows_exceptions(puzzle: &Puzzle, kept: &[Item]) -> bool {
    let is_one = |item: &Item| match item {
        Item::Rule(number) => puzzle.shape().rules()[*number].kind == Kind::NO_OTHER,
        Item::Given(_) => false,
    };
    kept.iter().any(is_one)
}

/// The puzzle with nothing but these pieces, and with every mark where these are exceptions.
fn only(puzzle: &Puzzle, kept: &[Item], with_marks: bool) -> Option<Puzzle> {
    let is_mark = |item: &Item| match item {
        Item::Rule(number) => puzzle.shape().rules()[*number].form() == Form::Mark,
        Item::Given(_) => false,
    };
    let is_gone = |item: &Item| !(kept.contains(item) || with_marks && is_mark(item));
    without(puzzle, &items(puzzle).into_iter().filter(is_gone).collect::<Vec<_>>())
}

/// Leaves out what is not needed, many pieces at once first and single ones last: what stays, whether that is less,
/// and whether each question was answered within the budget.
fn fewer(puzzle: &Puzzle, mut kept: Vec<Item>, budget: &Budget<'_>) -> (Vec<Item>, bool, bool) {
    let before = kept.len();
    let mut at_once = (kept.len() / 2).max(1);
    loop {
        let (mut is_sure, mut at) = (true, 0);
        while at < kept.len() {
            let end = (at + at_once).min(kept.len());
            let rest: Vec<Item> = [&kept[..at], &kept[end..]].concat();
            let answer = only(puzzle, &rest, false).and_then(|less| has_none(&less, budget));
            is_sure &= answer.is_some();
            if answer == Some(true) {
                kept = rest;
            } else {
                at = end;
            }
        }
        if at_once == 1 || budget.stop.is_due() {
            let is_smaller = kept.len() < before;
            return (kept, is_smaller, is_sure && at_once == 1);
        }
        at_once = at_once.div_ceil(2);
    }
}
