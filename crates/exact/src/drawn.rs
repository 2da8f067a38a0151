//! One solution, drawn at random.
use crate::budget::{Budget, Meter};
use crate::ruled;
use crate::search::{covers, search};
use core::ops::ControlFlow;
use whydoku_core::{Digit, Puzzle, Random};

/// A solution of a puzzle, chosen by `random`: boards of up to 16 digits are searched with a random
/// digit first in every cell. Every solution can occur, though not all equally often. Larger boards
/// always have the same one.
///
/// None when there is no solution, or when the budget ran out.
///
/// ```
/// use whydoku_core::{Puzzle, Random, Rule, Shape};
/// use whydoku_exact::{Budget, drawn_solution, is_solution};
///
/// let knight = Rule::apart([1, 2]);
/// let board = Puzzle::empty(Shape::square(9)?.with_rules(vec![knight])?);
/// let drawn = drawn_solution(&board, &mut Random::new(1), &Budget::unlimited()).unwrap();
/// assert!(is_solution(&board, &drawn));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn drawn_solution(
    puzzle: &Puzzle,
    random: &mut Random,
    budget: &Budget<'_>,
) -> Option<Vec<Digit>> {
    let mut found = None;
    let mut meter = Meter::new(budget);
    let mut first = |digits: &[Digit]| {
        found = Some(digits.to_vec());
        ControlFlow::Break(())
    };
    let shape = puzzle.shape();
    if covers(puzzle) {
        let wishes = shape.cells().map(|_| Digit::new(random.below(shape.side()))).collect();
        ruled::run_towards(puzzle, wishes, &mut meter, &mut first);
    } else {
        search(puzzle, None, &mut meter, &mut first);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::is_solution;
    use std::collections::BTreeSet;
    use whydoku_core::{Cell, Entry, Rule, Shape};

    #[test]
    fn drawn_solutions_differ_by_seed_and_keep_the_rules() {
        let rules = vec![Rule::apart([1, 2]), Rule::apart([1, 1])];
        let shape = Shape::square(9).unwrap().with_rules(rules).unwrap();
        let mut board = Puzzle::empty(shape);
        board.set(Cell::new(0), Entry::Given(Digit::from_number(5)));
        let drawn = |seed| {
            let mut random = Random::new(seed);
            drawn_solution(&board, &mut random, &Budget::unlimited()).unwrap()
        };
        let seeds = if cfg!(miri) { 4 } else { 10 };
        let all: BTreeSet<_> = (0..seeds).map(drawn).collect();
        assert!(all.iter().all(|digits| is_solution(&board, digits)));
        assert!(all.len() > seeds as usize / 2, "{} different ones", all.len());
        assert_eq!(drawn(3), drawn(3));
        assert_eq!(drawn_solution(&board, &mut Random::new(1), &Budget::nodes(0)), None);
    }
    #[test]
    fn large_boards_have_a_drawn_solution_too() {
        let board = Puzzle::empty(Shape::square(25).unwrap());
        let drawn = drawn_solution(&board, &mut Random::new(1), &Budget::unlimited()).unwrap();
        assert!(is_solution(&board, &drawn));
    }
}
