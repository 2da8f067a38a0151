//! Any givens and candidates on several boards: every backend finds the same number of solutions, its results
//! are solutions, and a lower limit finds no more.
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_exact::{Backend, Batch, Budget, Classic, count, is_solution, solutions, solve};

const LIMIT: u64 = 20;

/// Tries one input.
pub fn trial(data: &[u8]) {
    let Some((&kind, entries)) = data.split_first() else { return };
    let side = [4, 6, 9, 9, 12][usize::from(kind) % 5];
    let mut puzzle = Puzzle::empty(Shape::usual(side).expect("a usual side"));
    for entry in entries.chunks_exact(3) {
        let cell = Cell::new((usize::from(entry[0]) * 256 + usize::from(entry[1])) % (side * side));
        let digit = Digit::new(usize::from(entry[2]) % side);
        let keep = DigitSet::first(side) - DigitSet::only(digit);
        let kept = if entry[2] < 200 { Entry::Given(digit) } else { Entry::Candidates(keep) };
        puzzle.set(cell, kept);
    }
    // Nearly empty boards have contradictions that only a long search finds.
    let budget = Budget::nodes(20_000);
    let counted = solutions(&puzzle, LIMIT, &budget, &mut |digits| {
        assert!(is_solution(&puzzle, digits));
        ControlFlow::Continue(())
    });
    if !counted.complete {
        return;
    }
    for limit in [1, 2, LIMIT] {
        let found = counted.found.min(limit);
        assert_eq!(count(&puzzle, limit, &Budget::unlimited()).found, found);
        if let Some(classic) = Classic::from_puzzle(&puzzle) {
            for &backend in Backend::available() {
                assert_eq!(
                    Batch::new().backend(backend).counts(&[classic], limit),
                    Ok(vec![found])
                );
                assert_eq!(classic.count_on(backend, limit), found);
            }
        }
    }
    let verdict = solve(&puzzle, &Budget::unlimited());
    assert_eq!(verdict.solution().is_some(), counted.found > 0);
}
