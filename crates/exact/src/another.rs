//! Is there a solution other than the known one, on a board of any shape?
use crate::budget::{Budget, Meter};
use crate::search::search;
use core::ops::ControlFlow;
use whydoku_core::{Digit, Puzzle};

/// The result of [`another_solution`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Another {
    /// There is no solution except the known one.
    None,
    /// This one, which differs.
    Found(Vec<Digit>),
    /// The budget ran out first.
    Unknown,
}

/// Searches for a solution of a puzzle that differs from the known one: the question behind
/// removing givens. On boards of more than 20 digits the search starts near the known solution, with
/// the SAT solver from the beginning (a conflict then counts as a node of the budget), which finds one that
/// differs in few cells without any search.
///
/// The known digits may break the puzzle: with one of their candidates eliminated, this asks for a
/// solution that differs there. Whether another is found does not depend on the machine.
///
/// Panics unless there is a known digit for every cell.
///
/// ```
/// use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
/// use whydoku_exact::{Another, Budget, another_solution};
///
/// let known = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(Digit::from_number);
/// let given = known.iter().map(|&digit| Entry::Given(digit)).collect();
/// let mut puzzle = Puzzle::new(Shape::square(4)?, given).unwrap();
/// assert_eq!(another_solution(&puzzle, &known, &Budget::unlimited()), Another::None);
/// for cell in [0, 1, 8, 9] {
///     puzzle.set(Cell::new(cell), Entry::Unknown);
/// }
/// let found = another_solution(&puzzle, &known, &Budget::unlimited());
/// assert!(matches!(found, Another::Found(other) if other[0] == known[1]));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn another_solution(puzzle: &Puzzle, known: &[Digit], budget: &Budget<'_>) -> Another {
    assert_eq!(known.len(), puzzle.shape().cell_count(), "a known digit for every cell");
    let mut found = None;
    let mut meter = Meter::new(budget);
    let complete = search(puzzle, Some(known), &mut meter, &mut |digits| {
        if digits == known {
            return ControlFlow::Continue(());
        }
        found = Some(digits.to_vec());
        ControlFlow::Break(())
    });
    match (found, complete) {
        (Some(other), _) => Another::Found(other),
        (None, true) => Another::None,
        (None, false) => Another::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{is_solution, is_unique};
    use whydoku_core::{Cell, DigitSet, Entry, Random, Shape};
    use whydoku_testkit::{filled, random_solution};

    #[test]
    fn another_solution_is_found_where_there_is_one_on_small_and_large_boards() {
        let unlimited = Budget::unlimited();
        for (side, holes) in [(9, 52), (16, 140), (25, 300)] {
            let shape = Shape::square(side).unwrap();
            let mut random = Random::new(side as u64);
            let known = random_solution(&shape, &mut random);
            let mut puzzle = filled(&shape, &known);
            let (mut with, mut without) = (0, 0);
            for hole in 0..holes {
                puzzle.set(Cell::new(random.below(side * side)), Entry::Unknown);
                if hole % (holes / 10) != 0 {
                    continue;
                }
                match another_solution(&puzzle, &known, &unlimited) {
                    Another::Found(other) => {
                        assert!(other != known && is_solution(&puzzle, &other));
                        with += 1;
                    }
                    Another::None => without += 1,
                    Another::Unknown => panic!("nothing ends it"),
                }
            }
            assert_eq!(with == 0, is_unique(&puzzle, &unlimited) == Some(true));
            assert!(without > 0, "the board with few holes");
            assert_eq!(
                another_solution(&puzzle, &known, &Budget::until(&|| false)) == Another::None,
                with == 0
            );
        }
    }
    #[test]
    fn another_solution_differs_where_a_candidate_is_excluded() {
        let shape = Shape::square(25).unwrap();
        let known = random_solution(&shape, &mut Random::new(1));
        let mut puzzle = Puzzle::empty(shape);
        let mut left = DigitSet::first(25);
        left.remove(known[77]);
        puzzle.set(Cell::new(77), Entry::Candidates(left));
        let Another::Found(other) = another_solution(&puzzle, &known, &Budget::unlimited()) else {
            panic!("nearly every board is a solution")
        };
        assert!(is_solution(&puzzle, &other) && other[77] != known[77]);
        assert_eq!(another_solution(&puzzle, &known, &Budget::nodes(0)), Another::Unknown);
    }
}
