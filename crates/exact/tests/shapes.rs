//! The solver against an independent, naive one, on every shape.
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape};
use whydoku_exact::{Budget, Counted, Verdict, count, is_solution, is_unique, solutions, solve};
use whydoku_testkit::{
    filled, naive_solutions, puzzle, random_puzzle, random_solution, small_shapes,
};

const UNLIMITED: Budget<'static> = Budget::unlimited();

fn all_solutions(puzzle: &Puzzle, limit: u64) -> Vec<Vec<Digit>> {
    let mut found = Vec::new();
    let counted = solutions(puzzle, limit, &UNLIMITED, &mut |digits| {
        found.push(digits.to_vec());
        ControlFlow::Continue(())
    });
    assert_eq!(counted, Counted { found: found.len() as u64, complete: true });
    found
}

/// Solver and naive solver find the same set, or both reach the limit.
fn agree(puzzle: &Puzzle, limit: usize) {
    let mut mine = all_solutions(puzzle, limit as u64);
    let mut naive = naive_solutions(puzzle, limit);
    mine.sort();
    naive.sort();
    assert_eq!(mine.len(), naive.len(), "{puzzle:?}");
    assert!(mine.iter().all(|digits| is_solution(puzzle, digits)));
    assert!(mine.windows(2).all(|pair| pair[0] != pair[1]));
    if mine.len() < limit {
        assert_eq!(mine, naive);
    }
    assert_eq!(count(puzzle, limit as u64, &UNLIMITED).found, naive.len() as u64);
    let verdict = solve(puzzle, &UNLIMITED);
    match &verdict {
        Verdict::None => assert!(naive.is_empty()),
        Verdict::Unique(only) => assert_eq!(naive, [only.digits()]),
        Verdict::Several(a, b) => assert!(a != b && naive.len() > 1),
        Verdict::Unknown { .. } => panic!("unlimited"),
    }
    assert!(verdict.solution().is_none_or(|found| is_solution(puzzle, found.digits())));
    for fewer in [0, 1, mine.len() / 2] {
        assert_eq!(all_solutions(puzzle, fewer as u64).len(), fewer.min(mine.len()));
    }
}

/// A puzzle with one solution, changed at random: givens removed, changed, or turned into
/// candidates. It has no, one or several solutions.
fn disturbed(shape: &Shape, random: &mut Random) -> Puzzle {
    // The naive solver needs a few more givens on a larger board.
    let extra = random.below(4) + shape.side().saturating_sub(6) * 3;
    let mut puzzle = random_puzzle(shape, random, extra);
    for _ in 0..random.below(4) {
        let cell = Cell::new(random.below(shape.cell_count()));
        let entry = match random.below(4) {
            0 | 1 => Entry::Unknown,
            2 => Entry::Placed(Digit::new(random.below(shape.side()))),
            _ => {
                let bits = random.next_u64() & DigitSet::first(shape.side()).bits();
                Entry::Candidates(DigitSet::from_bits(bits))
            }
        };
        puzzle.set(cell, entry);
    }
    puzzle
}

#[test]
fn the_solver_agrees_with_a_naive_one_on_every_shape() {
    for shape in small_shapes() {
        let mut random = Random::new(shape.side() as u64);
        let (rounds, limit) = match shape.side() {
            ..=6 => (40, 300),
            7..=9 => (12, 40),
            _ => (2, 2),
        };
        for _ in 0..rounds {
            agree(&disturbed(&shape, &mut random), limit);
        }
    }
}
#[test]
fn a_full_board_is_its_own_solution_and_a_wrong_digit_leaves_none() {
    for shape in small_shapes() {
        let mut random = Random::new(1);
        let digits = random_solution(&shape, &mut random);
        let mut board = filled(&shape, &digits);
        let verdict = solve(&board, &UNLIMITED);
        assert_eq!(verdict.solution().map(|s| s.digits().to_vec()), Some(digits));
        assert_eq!(is_unique(&board, &UNLIMITED), Some(true));
        let other = Digit::new((board.digit(Cell::new(0)).unwrap().index() + 1) % shape.side());
        board.set(Cell::new(0), Entry::Given(other));
        assert_eq!(solve(&board, &UNLIMITED), Verdict::None);
    }
}
#[test]
fn a_cell_without_candidates_leaves_no_solution() {
    for shape in small_shapes() {
        let mut board = Puzzle::empty(shape);
        board.set(Cell::new(3), Entry::Candidates(DigitSet::EMPTY));
        assert_eq!(count(&board, 5, &UNLIMITED), Counted { found: 0, complete: true });
    }
}
#[test]
fn the_known_numbers_of_filled_boards_are_counted() {
    for (rows, columns, number) in [(1, 1, 1), (1, 2, 2), (1, 3, 12), (1, 4, 576), (2, 2, 288)] {
        let board = Puzzle::empty(Shape::boxes(rows, columns).unwrap());
        assert_eq!(count(&board, u64::MAX, &UNLIMITED).found, number, "{rows}x{columns}");
    }
    // Of the 28,200,960 boards of 2x3, those with the first two rows fixed.
    let six = Shape::boxes(2, 3).unwrap();
    let board = puzzle(&six, &format!("123456456123{}", ".".repeat(24)));
    let naive = naive_solutions(&board, usize::MAX).len();
    assert_eq!(count(&board, u64::MAX, &UNLIMITED).found, naive as u64);
}
#[test]
fn empty_boards_are_answered_at_once() {
    let shapes = [9, 16, 20, 25, 36, 49, 64, 100, 144].map(|side| Shape::usual(side).unwrap());
    for shape in shapes.into_iter().chain(small_shapes()) {
        let verdict = solve(&Puzzle::empty(shape.clone()), &Budget::nodes(5_000));
        let Verdict::Several(a, b) = verdict else { panic!("{shape}: {verdict:?}") };
        assert_ne!(a, b);
        assert!(is_solution(&Puzzle::empty(shape), b.digits()));
    }
}
#[test]
fn a_large_board_that_singles_solve_needs_no_node() {
    for side in [16, 36, 81, 100, 144] {
        let shape = Shape::usual(side).unwrap();
        let mut found = solve(&Puzzle::empty(shape.clone()), &Budget::nodes(500))
            .solution()
            .map(|solution| filled(&shape, solution.digits()))
            .unwrap();
        let mut random = Random::new(2);
        for _ in 0..shape.cell_count() / 20 {
            found.set(Cell::new(random.below(shape.cell_count())), Entry::Unknown);
        }
        assert_eq!(is_unique(&found, &Budget::nodes(0)), Some(true), "{side}");
    }
}
#[test]
fn a_spent_budget_returns_what_is_known() {
    let empty = Puzzle::empty(Shape::square(9).unwrap());
    assert_eq!(solve(&empty, &Budget::nodes(0)), Verdict::Unknown { found: None });
    assert_eq!(is_unique(&empty, &Budget::nodes(0)), None);
    let counted = count(&empty, u64::MAX, &Budget::nodes(10_000));
    assert!(counted.found > 10 && !counted.complete);
}
#[test]
fn the_stop_of_a_budget_is_polled_and_obeyed() {
    use std::sync::atomic::{AtomicU64, Ordering};
    for shape in [Shape::square(9).unwrap(), Shape::square(36).unwrap()] {
        let mut board = Puzzle::empty(shape);
        board.set(Cell::new(0), Entry::Given(Digit::from_number(1)));
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) == 3;
        let counted = count(&board, u64::MAX, &Budget::until(&stop));
        assert!(!counted.complete);
        assert_eq!(asked.into_inner(), 4);
    }
}
#[test]
fn the_visitor_can_end_the_search() {
    let empty = Puzzle::empty(Shape::square(9).unwrap());
    let mut seen = 0;
    let counted = solutions(&empty, 100, &UNLIMITED, &mut |_| {
        seen += 1;
        if seen == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(counted, Counted { found: 3, complete: true });
}
