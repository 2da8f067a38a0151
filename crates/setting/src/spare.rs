//! What could go?
use crate::item::{Item, items, without};
use whydoku_core::{Digit, Puzzle, Random};
use whydoku_exact::{Another, Budget, Verdict, another_solution, is_solution, solve};

/// Givens and rules that a puzzle does not need. See [`superfluous`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Superfluous {
    /// Those without which the solution is still the only one, each by itself.
    pub alone: Vec<Item>,
    /// Many of them that can all go at the same time. None of the others can go as well.
    pub together: Vec<Item>,
    /// Those of which it is not known: the search for another solution took too long.
    pub undecided: Vec<Item>,
}

/// Search nodes for one question. Most need a few dozen.
const NODES: u64 = 200_000;
/// How many orders are tried to find many that can go together.
const ORDERS: usize = 8;

/// The givens and rules that a puzzle with one solution does not need.
///
/// A largest set of those that can go together would need every order; this tries a few orders (the same in every
/// run), and answers with the largest set that they give. A rule that is an exception to another, as a dot is where
/// all dots are given, goes together with its exception.
///
/// None when the puzzle does not have exactly one solution, or when the budget ran out before that was known.
///
/// ```
/// use whydoku_core::{Cell, Puzzle};
/// use whydoku_exact::Budget;
/// use whydoku_setting::{Item, superfluous};
/// let puzzle: Puzzle = "12..34..21..43..".parse()?;
/// assert_eq!(superfluous(&puzzle, &Budget::unlimited()), None, "it has several solutions");
/// let puzzle: Puzzle = "1234341221434321".parse()?;
/// let spare = superfluous(&puzzle, &Budget::unlimited()).unwrap();
/// assert_eq!((spare.alone.len(), spare.together.len()), (16, 12));
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
pub fn superfluous(puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Superfluous> {
    let Verdict::Unique(known) = solve(puzzle, budget) else { return None };
    let known = known.digits();
    let (mut alone, mut undecided) = (Vec::new(), Vec::new());
    for item in items(puzzle) {
        match can_go(puzzle, &[item], known, budget) {
            Some(true) => alone.push(item),
            Some(false) => {}
            None => undecided.push(item),
        }
    }
    let mut together: Vec<Item> = Vec::new();
    let mut order = alone.clone();
    let mut random = Random::new(1);
    for round in 0..ORDERS {
        match round {
            0 => {}
            1 => order.reverse(),
            _ => random.shuffle(&mut order),
        }
        if let Some(found) = in_order(puzzle, &order, known, budget)
            && found.len() > together.len()
        {
            together = found;
        }
        if budget.stop.is_due() || together.len() == alone.len() {
            break;
        }
    }
    together.sort_unstable();
    Some(Superfluous { alone, together, undecided })
}

/// Takes away one after another, as long as the solution stays the only one. None when the budget ran out before
/// the last was tried, unless something can go anyway.
fn in_order(
    puzzle: &Puzzle,
    order: &[Item],
    known: &[Digit],
    budget: &Budget<'_>,
) -> Option<Vec<Item>> {
    let mut gone = Vec::new();
    for &item in order {
        gone.push(item);
        if can_go(puzzle, &gone, known, budget) != Some(true) {
            gone.pop();
        }
    }
    (!gone.is_empty()).then_some(gone)
}

/// Whether the known solution is still the only one without these pieces; None when that takes too long.
pub(crate) fn can_go(
    puzzle: &Puzzle,
    gone: &[Item],
    known: &[Digit],
    budget: &Budget<'_>,
) -> Option<bool> {
    let Some(left) = without(puzzle, gone) else { return Some(false) };
    // Without a mark that is an exception to another rule, the solution may break that rule.
    if !is_solution(&left, known) {
        return Some(false);
    }
    let budget =
        Budget { nodes: Some(budget.nodes.map_or(NODES, |most| most.min(NODES))), ..*budget };
    match another_solution(&left, known, &budget) {
        Another::None => Some(true),
        Another::Found(_) => Some(false),
        Another::Unknown => None,
    }
}
