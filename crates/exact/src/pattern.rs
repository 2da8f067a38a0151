//! Solutions of a large empty board with plain boxes, written down directly: a search finds nothing
//! to go by there. Every order of the digits in one solution is another solution.
use crate::budget::Meter;
use core::ops::ControlFlow;
use whydoku_core::{Digit, Entry, Puzzle, Regions, Shape};

/// From this side on, the number of orders of the digits exceeds the range of a count.
const SMALLEST_SIDE: usize = 21;

/// Whether nothing is known about the puzzle, and its board is large and plain.
pub(crate) fn applies(puzzle: &Puzzle) -> bool {
    let shape = puzzle.shape();
    shape.side() >= SMALLEST_SIDE
        && matches!(shape.regions(), Regions::Boxes { .. })
        && shape.is_plain()
        && puzzle.entries().iter().all(|&entry| entry == Entry::Unknown)
}

/// Visits solutions until the visitor breaks. False when the budget ended the search.
pub(crate) fn run(
    shape: &Shape,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(&[Digit]) -> ControlFlow<()>,
) -> bool {
    let side = shape.side();
    let Regions::Boxes { rows, .. } = *shape.regions() else { return false };
    let columns = side / rows;
    let mut order: Vec<usize> = (0..side).collect();
    loop {
        // Each row is the row above rotated by the width of a box; each band by one cell more.
        let digit = |at: usize| {
            let (row, column) = (at / side, at % side);
            Digit::new(order[(row % rows * columns + row / rows + column) % side])
        };
        let digits: Vec<Digit> = (0..shape.cell_count()).map(digit).collect();
        if visit(&digits).is_break() {
            return true;
        }
        let work = u32::try_from(digits.len()).unwrap_or(u32::MAX);
        if !meter.take_node() || !meter.go_on(work) {
            return false;
        }
        if !next_order(&mut order) {
            return true;
        }
    }
}

/// The next order in lexicographic order; false after the last.
fn next_order(order: &mut [usize]) -> bool {
    let Some(at) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    if let Some(larger) = order.iter().rposition(|&item| item > order[at]) {
        order.swap(at, larger);
    }
    order[at + 1..].reverse();
    true
}
