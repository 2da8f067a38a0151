//! A case for which a law fails, made as small as possible before it is reported: with few digits and
//! candidates a person can see what is wrong.
use core::cell::Cell as Flag;
use core::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;
use whydoku_core::{Cell, DigitSet, Entry, Puzzle, Shape};

/// Set to 0, nothing is made smaller: this saves time when only the failure itself matters.
const SWITCH: &str = "WHYDOKU_SMALLER";
/// How often a law is tried on smaller and smaller puzzles; enough for a 9x9 board with all its candidates.
const TRIALS: usize = 3_000;

thread_local!(static QUIET: Flag<bool> = const { Flag::new(false) });

/// Why `law` fails, that is, the message with which it panics; `None` if it does not. Nothing is printed.
///
/// ```
/// use whydoku_testkit::failure;
/// assert_eq!(failure(|| assert!(2 > 1)), None);
/// assert_eq!(failure(|| panic!("{} is odd", 3)).as_deref(), Some("3 is odd"));
/// ```
pub fn failure(law: impl FnOnce()) -> Option<String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                usual(panic);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(law));
    QUIET.set(before);
    let panic = result.err()?;
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    Some(text.unwrap_or("it panics").to_owned())
}

/// Tries a law, a function that panics when it does not hold, on a puzzle. If it fails, it is tried on
/// ever smaller puzzles, and the smallest for which it still fails is reported, with its message.
///
/// # Panics
/// If the law fails.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// let puzzle = Puzzle::empty(Shape::usual(4)?);
/// whydoku_testkit::holds(&puzzle, |puzzle| assert_eq!(puzzle.given_count(), 0));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn holds(puzzle: &Puzzle, law: impl Fn(&Puzzle)) {
    holds_where(puzzle, |_| true, law);
}

/// Like [`holds`], for a law that only holds for certain puzzles: none of the smaller ones is
/// tried unless it is `possible`.
///
/// # Panics
/// If the law fails.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_testkit::{failure, holds_where, puzzle};
/// let four = puzzle(&Shape::usual(4)?, "1234341221434321");
/// let many = |puzzle: &whydoku_core::Puzzle| puzzle.given_count() > 14;
/// let message = failure(|| holds_where(&four, many, |_| panic!("never"))).unwrap_or_default();
/// assert!(message.contains("15 of 16 cells:"), "{message}");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn holds_where(puzzle: &Puzzle, possible: impl Fn(&Puzzle) -> bool, law: impl Fn(&Puzzle)) {
    let Some(first) = failure(|| law(puzzle)) else { return };
    assert!(std::env::var_os(SWITCH).is_none_or(|text| text != "0"), "{first}");
    let small = smallest(puzzle, |one| possible(one) && failure(|| law(one)).is_some());
    let last = failure(|| law(&small)).unwrap_or_default();
    panic!("{last}\nthe law fails for {}\nit first failed with: {first}", told(&small));
}

/// The smallest puzzle found for which `fails` is still true: no cell can be cleared and no candidate
/// left out of it, unless it took too many trials. `fails` is only called for puzzles other than the given one.
///
/// ```
/// use whydoku_core::{Cell, Shape};
/// use whydoku_testkit::{puzzle, smallest};
/// let four = puzzle(&Shape::usual(4)?, "1234341221434321");
/// let small = smallest(&four, |puzzle| puzzle.digit(Cell::new(5)).is_some());
/// assert_eq!(small, puzzle(&Shape::usual(4)?, ".....4.........."));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn smallest(puzzle: &Puzzle, mut fails: impl FnMut(&Puzzle) -> bool) -> Puzzle {
    let mut trials = 0;
    let mut still_fails = |smaller: &Puzzle| {
        trials += 1;
        trials <= TRIALS && fails(smaller)
    };
    let mut small = puzzle.clone();
    loop {
        let before = small.clone();
        forget_cells(&mut small, &mut still_fails);
        leave_out_candidates(&mut small, &mut still_fails);
        if small == before {
            return small;
        }
    }
}

/// Clears cells: many at once as long as that works, then single ones.
fn forget_cells(small: &mut Puzzle, still_fails: &mut impl FnMut(&Puzzle) -> bool) {
    let known = |puzzle: &Puzzle| -> Vec<Cell> {
        let is_known = |&cell: &Cell| puzzle.entry(cell) != Entry::Unknown;
        puzzle.shape().cells().filter(is_known).collect()
    };
    let mut at_once = known(small).len();
    while at_once > 0 {
        for cells in known(small).chunks(at_once) {
            let mut smaller = small.clone();
            for &cell in cells {
                smaller.set(cell, Entry::Unknown);
            }
            if still_fails(&smaller) {
                *small = smaller;
            }
        }
        at_once /= 2;
    }
}

fn leave_out_candidates(small: &mut Puzzle, still_fails: &mut impl FnMut(&Puzzle) -> bool) {
    let cells: Vec<Cell> = small.shape().cells().collect();
    for cell in cells {
        let Entry::Candidates(all) = small.entry(cell) else { continue };
        for digit in all {
            let Entry::Candidates(left) = small.entry(cell) else { continue };
            let mut smaller = small.clone();
            smaller.set(cell, Entry::Candidates(left - DigitSet::only(digit)));
            if still_fails(&smaller) {
                *small = smaller;
            }
        }
    }
}

/// What is known about each cell, if anything.
fn told(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let name = |digit| Shape::digit_name(shape, digit);
    let mut text = String::new();
    let mut known = 0;
    for cell in shape.cells() {
        let what = match puzzle.entry(cell) {
            Entry::Unknown => continue,
            Entry::Given(digit) => format!("{} given", name(digit)),
            Entry::Placed(digit) => format!("{} placed", name(digit)),
            Entry::Candidates(digits) => {
                format!("candidates {{{}}}", digits.iter().map(name).collect::<Vec<_>>().join(" "))
            }
        };
        known += 1;
        let _ = write!(text, "\n  {} {what}", shape.cell_name(cell));
    }
    format!("{shape}, known are {known} of {} cells:{text}", shape.cell_count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_puzzle;
    use whydoku_core::{Digit, Random};

    fn digits(of: &[usize]) -> DigitSet {
        of.iter().map(|&digit| Digit::new(digit - 1)).collect()
    }

    /// Two cells of a random position fail a law that nothing else affects.
    #[test]
    fn a_failing_puzzle_is_reduced_to_the_cause_of_the_failure() {
        let shape = Shape::square(9).unwrap();
        for seed in 0..5 {
            let mut puzzle = random_puzzle(&shape, &mut Random::new(seed), 9);
            for cell in shape.cells().filter(|cell| cell.index() % 3 == 0) {
                puzzle.set(cell, Entry::Candidates(DigitSet::first(9)));
            }
            puzzle.set(Cell::new(40), Entry::Given(Digit::new(6)));
            let law = |puzzle: &Puzzle| {
                let first = puzzle.digit(Cell::new(40)) == Some(Digit::new(6));
                let second = match puzzle.entry(Cell::new(30)) {
                    Entry::Candidates(set) => digits(&[2, 8]).is_subset(set),
                    _ => false,
                };
                assert!(!(first && second), "7 in the middle beside 2 and 8");
            };
            let message = failure(|| holds(&puzzle, law)).expect("the law fails");
            let expected = "7 in the middle beside 2 and 8\nthe law fails for 3x3, known are 2 of 81 cells:\n  \
                r4c4 candidates {2 8}\n  r5c5 7 given\n";
            assert!(message.starts_with(expected), "{message}");
        }
    }
    #[test]
    fn a_law_that_holds_is_tried_once() {
        let tries = Flag::new(0);
        holds(&Puzzle::empty(Shape::square(4).unwrap()), |_| tries.set(tries.get() + 1));
        assert_eq!(tries.get(), 1);
    }
    #[test]
    fn reduction_reaches_the_empty_board_and_a_long_hunt_ends() {
        let shape = Shape::square(25).unwrap();
        let full = vec![Entry::Candidates(DigitSet::first(25)); 625];
        let full = Puzzle::new(shape.clone(), full).unwrap();
        assert_eq!(smallest(&full, |_| true), Puzzle::empty(shape));
        let mut tries = 0;
        let fails = |_: &Puzzle| {
            tries += 1;
            false
        };
        assert_eq!(smallest(&full, fails), full);
        assert!(tries <= TRIALS);
    }
}
