//! What a setter has put on the board, piece by piece.
use whydoku_core::{Cell, Entry, Puzzle};

/// A piece of a puzzle that its setter can take away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// What is known about a cell: its digit, or the candidates that are left.
    Given(Cell),
    /// A rule, by its number in [`whydoku_core::Shape::rules`].
    Rule(usize),
}

/// Everything that can be taken away: givens in reading order, then rules.
///
/// ```
/// use whydoku_core::{Cell, Puzzle};
/// use whydoku_setting::{Item, items};
/// let puzzle: Puzzle = "1..............2".parse()?;
/// assert_eq!(items(&puzzle), [Item::Given(Cell::new(0)), Item::Given(Cell::new(15))]);
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
pub fn items(puzzle: &Puzzle) -> Vec<Item> {
    let shape = puzzle.shape();
    let is_known = |cell: &Cell| puzzle.entry(*cell) != Entry::Unknown;
    let givens = shape.cells().filter(is_known).map(Item::Given);
    givens.chain((0..shape.rules().len()).map(Item::Rule)).collect()
}

/// The puzzle without these pieces. None when the board cannot have the rules that are left; numbers of rules that
/// the board does not have are ignored.
///
/// ```
/// use whydoku_core::{Cell, Puzzle};
/// use whydoku_setting::{Item, without};
/// let puzzle: Puzzle = "1..............2".parse()?;
/// let less = without(&puzzle, &[Item::Given(Cell::new(15))]).unwrap();
/// assert_eq!(less.given_count(), 1);
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
pub fn without(puzzle: &Puzzle, gone: &[Item]) -> Option<Puzzle> {
    let mut left = puzzle.clone();
    if gone.iter().any(|item| matches!(item, Item::Rule(_))) {
        let rules = puzzle.shape().rules().iter().enumerate();
        let stays = |(number, _): &(usize, _)| !gone.contains(&Item::Rule(*number));
        let rules = rules.filter(stays).map(|(_, rule)| rule.clone()).collect();
        left = Puzzle::new(puzzle.shape().with_rules(rules).ok()?, puzzle.entries().to_vec())?;
    }
    for item in gone {
        if let Item::Given(cell) = item {
            left.set(*cell, Entry::Unknown);
        }
    }
    Some(left)
}
