//! Adds givens until a puzzle is as easy as wanted.
use crate::Difficulty;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Stop};

/// Adds units of the solution, those removed last first, as few as make the puzzle as easy as wanted; returns whether
/// there are any.
pub(crate) fn ease(
    puzzle: &mut Puzzle,
    wanted: &Difficulty,
    (solution, units): (&[Digit], &[Vec<usize>]),
    stop: Stop<'_>,
) -> bool {
    let is_gone =
        |unit: &&Vec<usize>| unit.iter().any(|&cell| puzzle.digit(Cell::new(cell)).is_none());
    let gone: Vec<&Vec<usize>> = units.iter().rev().filter(is_gone).collect();
    let with = |count: usize| {
        let mut more = puzzle.clone();
        for &cell in gone[..count].iter().copied().flatten() {
            more.set(Cell::new(cell), Entry::Given(solution[cell]));
        }
        more
    };
    let is_enough = |count: usize| wanted.is_easy_enough(&with(count));
    let fewest = fewest(gone.len(), is_enough, stop).unwrap_or(0);
    *puzzle = with(fewest);
    fewest > 0
}

/// The fewest of so many things that are enough, if more are enough whenever fewer are. `None` when that cannot be
/// said, or when it was stopped.
pub(crate) fn fewest(
    all: usize,
    is_enough: impl Fn(usize) -> Option<bool>,
    stop: Stop<'_>,
) -> Option<usize> {
    let (mut enough, mut too_few) = (all, None);
    // Often none are needed.
    let mut next = 0;
    while too_few.map_or(0, |few: usize| few + 1) < enough {
        if stop.is_due() {
            return None;
        }
        if is_enough(next)? {
            enough = next;
        } else {
            too_few = Some(next);
        }
        next = usize::midpoint(too_few.map_or(0, |few| few + 1), enough);
    }
    Some(enough)
}
