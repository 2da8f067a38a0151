//! Random solutions and puzzles of every shape, and a few jigsaws, for tests. This is not a generator of
//! good puzzles: it only aims to be fast and to reach all sorts of positions. [`holds`] tries a law on one and
//! reports the smallest puzzle for which it fails.
//!
//! ```
//! use whydoku_core::{Random, Shape};
//! use whydoku_exact::{Budget, is_unique};
//! use whydoku_testkit::random_puzzle;
//!
//! let puzzle = random_puzzle(&Shape::usual(6)?, &mut Random::new(1), 2);
//! assert_eq!(is_unique(&puzzle, &Budget::unlimited()), Some(true));
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
mod clues;
mod data;
mod naive;
mod rules;
mod several;
mod shapes;
mod smaller;

pub use clues::{CLUE_KINDS, random_clue, random_rule_of};
pub use data::data;
pub use naive::{naive_ruled_solutions, naive_solutions};
pub use rules::{RULE_KINDS, random_rule};
pub use several::{TwoWays, loose_puzzle, loosened, two_ways};
pub use shapes::{jigsaws_6, jigsaws_9, small_shapes};
pub use smaller::{failure, holds, holds_where, smallest};

use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Shape};
use whydoku_exact::{Budget, Verdict, is_unique, solve};

/// Search nodes for one attempt; ordinary boards need far fewer.
const NODES: Budget<'static> = Budget::nodes(3_000);

/// The position of the example on the page of a technique, as text; `None` if the page has none.
///
/// ```
/// let page = "## Example\n```position\n12 3\n```\n";
/// assert_eq!(whydoku_testkit::page_example(page), Some("12 3"));
/// ```
pub fn page_example(page: &str) -> Option<&str> {
    let (_, after) = page.split_once("## Example")?;
    let (_, block) = after.split_once("```position\n")?;
    Some(block.split_once("```")?.0.trim_end())
}

/// A random filled board, as digits in reading order. Every solution can occur, though not all
/// equally often. Meant for sides up to 25. Panics if the shape has no solution.
pub fn random_solution(shape: &Shape, random: &mut Random) -> Vec<Digit> {
    let cells = shape.cell_count();
    // This many random digits make boards differ, and are few enough to be mostly compatible.
    let mut digits_to_try = shape.side() * 3 / 2;
    loop {
        let mut puzzle = Puzzle::empty(shape.clone());
        for _ in 0..digits_to_try {
            let cell = Cell::new(random.below(cells));
            let digit = Digit::new(random.below(shape.side()));
            let clashes =
                |other: Cell| puzzle.digit(other) == Some(digit) && shape.are_peers(cell, other);
            if !shape.cells().any(clashes) {
                puzzle.set(cell, Entry::Given(digit));
            }
        }
        match solve(&puzzle, &NODES) {
            Verdict::None if digits_to_try == 0 => panic!("the shape {shape} has no solution"),
            verdict => {
                if let Some(solution) = verdict.solution() {
                    return relabelled(solution.digits(), shape, random);
                }
            }
        }
        digits_to_try = digits_to_try.saturating_sub(1);
    }
}

fn relabelled(digits: &[Digit], shape: &Shape, random: &mut Random) -> Vec<Digit> {
    let mut names: Vec<Digit> = shape.digits().collect();
    random.shuffle(&mut names);
    digits.iter().map(|digit| names[digit.index()]).collect()
}

/// A random puzzle with exactly one solution: givens of a random filled board are removed in
/// random order as long as the solution stays the only one, then `extra_givens` of them come
/// back. Up to side 9 it is minimal before they do; larger boards may keep a few more givens.
pub fn random_puzzle(shape: &Shape, random: &mut Random, extra_givens: usize) -> Puzzle {
    let solution = random_solution(shape, random);
    let mut order: Vec<Cell> = shape.cells().collect();
    random.shuffle(&mut order);
    let mut puzzle = filled(shape, &solution);
    let mut left = order.as_slice();
    let mut at_once = if shape.side() > 4 { shape.cell_count() / 4 } else { 1 };
    while !left.is_empty() {
        let (some, rest) = left.split_at(at_once.min(left.len()));
        let mut fewer = puzzle.clone();
        for &cell in some {
            fewer.set(cell, Entry::Unknown);
        }
        if is_unique(&fewer, &NODES) == Some(true) {
            puzzle = fewer;
            left = rest;
        } else if some.len() > 1 {
            at_once = some.len() / 2;
        } else {
            left = rest;
        }
    }
    let taken: Vec<Cell> = order.into_iter().filter(|&c| puzzle.digit(c).is_none()).collect();
    for &cell in taken.iter().take(extra_givens) {
        puzzle.set(cell, Entry::Given(solution[cell.index()]));
    }
    puzzle
}

/// A board whose every cell is given. Panics unless there is one digit of the shape for each cell.
pub fn filled(shape: &Shape, digits: &[Digit]) -> Puzzle {
    Puzzle::new(shape.clone(), digits.iter().map(|&digit| Entry::Given(digit)).collect())
        .expect("one digit for each cell")
}

/// A puzzle from one character per cell, as [`Digit::from_symbol`] reads them; any other character
/// is an unknown cell. Panics unless there is one character for each cell.
pub fn puzzle(shape: &Shape, text: &str) -> Puzzle {
    let entry = |symbol: char| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    Puzzle::new(shape.clone(), text.chars().map(entry).collect())
        .expect("one character for each cell, no digit beyond the side")
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_exact::is_solution;

    #[test]
    fn every_small_shape_has_random_solutions_and_unique_puzzles() {
        for shape in small_shapes() {
            let mut random = Random::new(3);
            let (a, b) =
                (random_solution(&shape, &mut random), random_solution(&shape, &mut random));
            assert!(is_solution(&Puzzle::empty(shape.clone()), &a), "{shape}");
            assert_ne!(a, b, "{shape}");
            let puzzle = random_puzzle(&shape, &mut random, 0);
            assert_eq!(is_unique(&puzzle, &Budget::unlimited()), Some(true), "{shape}");
            assert!(puzzle.given_count() < shape.cell_count() * 6 / 10, "{shape}");
        }
    }
    #[test]
    fn nine_by_nine_puzzles_are_minimal_and_extra_givens_come_on_top() {
        let shape = Shape::square(9).unwrap();
        let minimal = random_puzzle(&shape, &mut Random::new(7), 0);
        let more = random_puzzle(&shape, &mut Random::new(7), 5);
        assert_eq!(more.given_count(), minimal.given_count() + 5);
        for cell in shape.cells().filter(|&cell| minimal.digit(cell).is_some()) {
            let mut fewer = minimal.clone();
            fewer.set(cell, Entry::Unknown);
            assert_eq!(is_unique(&fewer, &Budget::unlimited()), Some(false));
        }
    }
}
