//! The candidates that are true in some solution, against all solutions one by one.
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Form, Kind, Puzzle, Random, Rule, Shape};
use whydoku_exact::{Budget, TrueCandidates, solutions, true_candidates};
use whydoku_testkit::{RULE_KINDS, filled, random_rule, random_solution, small_shapes};

const ALL: Budget<'static> = Budget::unlimited();

/// Those of every solution.
fn by_counting(puzzle: &Puzzle) -> Vec<(Cell, Digit)> {
    let side = puzzle.shape().side();
    let mut is_true = vec![false; puzzle.shape().cell_count() * side];
    let counted = solutions(puzzle, u64::MAX, &ALL, &mut |digits| {
        for (cell, digit) in digits.iter().enumerate() {
            is_true[cell * side + digit.index()] = true;
        }
        ControlFlow::Continue(())
    });
    assert!(counted.complete);
    let of = |at: usize| (Cell::new(at / side), Digit::new(at % side));
    (0..is_true.len()).filter(|&at| is_true[at]).map(of).collect()
}

fn listed(puzzle: &Puzzle, all: &TrueCandidates) -> Vec<(Cell, Digit)> {
    puzzle.shape().cells().flat_map(|cell| all.of(cell).map(move |digit| (cell, digit))).collect()
}

/// Asks for them, and checks that each is shown once.
fn asked(puzzle: &Puzzle, known: Option<&TrueCandidates>) -> TrueCandidates {
    let mut shown = known.map_or_else(Vec::new, |known| listed(puzzle, known));
    let all = true_candidates(puzzle, known, &ALL, &mut |cell, digit| {
        shown.push((cell, digit));
        ControlFlow::Continue(())
    });
    shown.sort_unstable();
    assert!(all.is_complete());
    assert_eq!((shown, all.count()), (listed(puzzle, &all), listed(puzzle, &all).len()));
    all
}

/// A random solution with many cells removed, some cells that keep a few candidates, some
/// wrong digits, and some rules, one of which may be broken.
fn board(shape: &Shape, round: usize, random: &mut Random) -> Puzzle {
    let known = random_solution(shape, random);
    let count = if round.is_multiple_of(2) { 0 } else { 1 + random.below(3) };
    let mut rules: Vec<Rule> = (0..count)
        .filter_map(|at| random_rule((round + at) % RULE_KINDS, shape, &known, random))
        .collect();
    if round % 10 == 1 {
        let other = random_solution(shape, random);
        rules.extend(random_rule(random.below(RULE_KINDS), shape, &other, random));
    }
    let mut puzzle = filled(&shape.with_rules(rules).unwrap(), &known);
    for cell in shape.cells() {
        let entry = match random.below(if shape.side() > 6 { 16 } else { 12 }) {
            0..7 => Entry::Unknown,
            7 => {
                let mut left = DigitSet::first(shape.side());
                left.remove(Digit::new(random.below(shape.side())));
                Entry::Candidates(left)
            }
            _ => continue,
        };
        puzzle.set(cell, entry);
    }
    puzzle
}

#[test]
fn true_candidates_are_those_of_all_solutions_with_and_without_rules() {
    let mut random = Random::new(5);
    let shapes: Vec<Shape> = small_shapes().into_iter().filter(|shape| shape.side() < 10).collect();
    let (mut none, mut many) = (0, 0);
    for round in 0..900 {
        let puzzle = board(&shapes[round % shapes.len()], round, &mut random);
        let all = asked(&puzzle, None);
        assert_eq!(listed(&puzzle, &all), by_counting(&puzzle), "{puzzle:?}");
        none += usize::from(all.count() == 0);
        many += usize::from(all.count() > puzzle.shape().cell_count());
    }
    assert!(none > 10 && many > 200, "{none} without a solution, {many} with several");
}

#[test]
fn known_candidates_stay_true_in_a_looser_puzzle_and_are_not_shown_again() {
    let mut random = Random::new(8);
    let shape = Shape::boxes(2, 3).unwrap();
    for round in 0..200 {
        let mut puzzle = board(&shape, round, &mut random);
        let before = asked(&puzzle, None);
        puzzle.set(Cell::new(random.below(36)), Entry::Unknown);
        let rules = puzzle.shape().rules().iter().skip(1).cloned().collect();
        let looser = puzzle.shape().with_rules(rules).unwrap();
        // A rule that makes exceptions can become stricter without the rule it makes them to.
        let excepts = |rule: &Rule| rule.kind == Kind::NO_OTHER || rule.form() == Form::Cell;
        if puzzle.shape().rules().iter().any(excepts) {
            continue;
        }
        let puzzle = Puzzle::new(looser, puzzle.entries().to_vec()).unwrap();
        let after = asked(&puzzle, Some(&before));
        assert_eq!(listed(&puzzle, &after), by_counting(&puzzle));
    }
}

#[test]
fn boards_of_more_than_16_digits_are_searched_candidate_by_candidate() {
    let mut random = Random::new(3);
    let shape = Shape::square(25).unwrap();
    let mut puzzle = filled(&shape, &random_solution(&shape, &mut random));
    for _ in 0..150 {
        puzzle.set(Cell::new(random.below(625)), Entry::Unknown);
    }
    let all = asked(&puzzle, None);
    assert!(all.count() >= 625);
    assert_eq!(listed(&puzzle, &all), by_counting(&puzzle));
}

#[test]
fn the_visitor_or_the_budget_ends_the_search() {
    let knight = Rule::apart([1, 2]);
    let shape = Shape::square(9).unwrap();
    for shape in [shape.with_rules(vec![knight]).unwrap(), shape, Shape::square(25).unwrap()] {
        let (puzzle, mut shown) = (Puzzle::empty(shape), 0);
        let stopped = true_candidates(&puzzle, None, &ALL, &mut |_, _| {
            shown += 1;
            if shown == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(!stopped.is_complete() && shown == 100 && stopped.count() == 100);
        let go_on = &mut |_, _| ControlFlow::Continue(());
        assert!(!true_candidates(&puzzle, None, &Budget::nodes(5), go_on).is_complete());
        assert!(!true_candidates(&puzzle, None, &Budget::until(&|| true), go_on).is_complete());
    }
}
