//! Digits for a pattern of givens, by small changes that leave fewer solutions.
use crate::wide::random_filled;
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::{Budget, count, solutions};

/// Solutions are counted up to this number.
const MOST: u64 = 3_000;
/// How many changes are tried from one starting point.
const CHANGES: usize = 400;
/// The most ways to fill the changed cells that are examined.
const WAYS: u64 = 24;

/// A puzzle with exactly these cells given and one solution; `None` when the changes lead nowhere.
pub(crate) fn find(
    shape: &Shape,
    pattern: &[bool],
    random: &mut Random,
    stop: Stop<'_>,
) -> Option<Puzzle> {
    let cells: Vec<usize> = (0..pattern.len()).filter(|&cell| pattern[cell]).collect();
    let filled = random_filled(shape, random, stop)?;
    let mut best = Puzzle::empty(shape.clone());
    for &cell in &cells {
        best.set(Cell::new(cell), Entry::Given(filled[cell]));
    }
    let budget = Budget::until(stop);
    let mut fewest = count(&best, MOST, &budget).found;
    for _ in 0..CHANGES {
        if fewest == 1 {
            return Some(best);
        }
        if stop.is_due() {
            return None;
        }
        let changed = relabelled(&best, random);
        let (puzzle, found) = better(&changed, &cells, fewest, random, &budget);
        // If all ways have equally many solutions, the walk continues at random.
        if let Some(puzzle) = puzzle {
            (best, fewest) = (puzzle, found);
        }
    }
    None
}

/// The same puzzle with its digits relabelled, so that the search finds other solutions first.
fn relabelled(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let mut names: Vec<Digit> = puzzle.shape().digits().collect();
    random.shuffle(&mut names);
    let mut image = puzzle.clone();
    for cell in puzzle.shape().cells() {
        if let Some(digit) = puzzle.digit(cell) {
            image.set(cell, Entry::Given(names[digit.index()]));
        }
    }
    image
}

/// Frees a few givens, fills them in other ways, and returns the way with the fewest solutions, if
/// there are not more than before.
fn better(
    puzzle: &Puzzle,
    cells: &[usize],
    fewest: u64,
    random: &mut Random,
    budget: &Budget<'_>,
) -> (Option<Puzzle>, u64) {
    let mut freed = puzzle.clone();
    let mut chosen: Vec<usize> = Vec::new();
    for _ in 0..2 + random.below(4) {
        let cell = cells[random.below(cells.len())];
        freed.set(Cell::new(cell), Entry::Unknown);
        chosen.push(cell);
    }
    let mut ways: Vec<Puzzle> = Vec::new();
    solutions(&freed, WAYS * 8, budget, &mut |digits| {
        let mut way = freed.clone();
        for &cell in &chosen {
            way.set(Cell::new(cell), Entry::Given(digits[cell]));
        }
        if way != *puzzle && !ways.contains(&way) {
            ways.push(way);
        }
        if ways.len() as u64 == WAYS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let (mut best, mut limit) = (None, fewest);
    for way in ways {
        let found = count(&way, limit.saturating_add(1).min(MOST), budget);
        if found.complete && found.found > 0 && found.found <= limit {
            (best, limit) = (Some(way), found.found);
        }
    }
    (best, limit)
}
