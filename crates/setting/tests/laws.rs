//! The answers of a setter's questions, against trying everything on small boards.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use whydoku_core::{Cell, Digit, Entry, Kind, Puzzle, Random, Shape};
use whydoku_exact::{Budget, count, is_unique};
use whydoku_generate::RuleKind;
use whydoku_setting::{Item, Wish, counts, items, suggest, superfluous, why, without};
use whydoku_testkit::{RULE_KINDS, naive_solutions, random_rule, random_solution};

const ALL: Budget<'static> = Budget::unlimited();

/// A random puzzle of 4x4 with rules, each of which is true of some solution; not all are true of the same one.
fn random_puzzle(round: usize, is_true: bool, random: &mut Random) -> Puzzle {
    let shape = Shape::square(4).unwrap();
    let known = random_solution(&shape, random);
    let mut rules = Vec::new();
    for at in 0..random.below(4) {
        let other = if is_true { known.clone() } else { random_solution(&shape, random) };
        rules.extend(random_rule((round + at) % RULE_KINDS, &shape, &other, random));
    }
    // A rule with exceptions means something else without them; it has tests of its own.
    rules.retain(|rule| rule.kind != Kind::NO_OTHER);
    let mut puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
    for _ in 0..random.below(8) {
        let cell = random.below(16);
        let is_wrong = !is_true && random.below(4) == 0;
        let digit = if is_wrong { Digit::new(random.below(4)) } else { known[cell] };
        puzzle.set(Cell::new(cell), Entry::Given(digit));
    }
    puzzle
}

/// Up to so many solutions: those of the houses that keep every rule.
fn tried(puzzle: &Puzzle, most: usize) -> Vec<Vec<Digit>> {
    let shape = puzzle.shape();
    let plain = Puzzle::new(shape.with_rules(Vec::new()).unwrap(), puzzle.entries().to_vec());
    let mut found = naive_solutions(&plain.unwrap(), usize::MAX);
    found.retain(|digits| shape.rules().iter().all(|rule| rule.holds(shape.side(), digits)));
    found.truncate(most);
    found
}

fn has_solution(puzzle: &Puzzle) -> bool {
    !tried(puzzle, 1).is_empty()
}

#[test]
fn what_cannot_hold_together_has_no_solution_and_each_part_of_it_has() {
    let (mut random, mut seen) = (Random::new(5), 0);
    for round in 0..400 {
        let puzzle = random_puzzle(round, false, &mut random);
        let Some(why) = why(&puzzle, &ALL) else {
            assert!(has_solution(&puzzle), "round {round}");
            continue;
        };
        seen += 1;
        assert!(why.is_minimal && !has_solution(&puzzle) && !has_solution(&why.core));
        assert_eq!(items(&why.core).len(), why.cells.len() + why.rules.len());
        for item in items(&why.core) {
            assert!(has_solution(&without(&why.core, &[item]).unwrap()), "round {round}: {item:?}");
        }
        assert!(why.steps.is_some(), "round {round}: such boards are easy to follow");
    }
    assert!(seen > 60, "{seen} without a solution");
}

#[test]
fn large_boards_are_explained_by_their_own_search() {
    let shape = Shape::square(25).unwrap();
    let mut puzzle = Puzzle::empty(shape.clone());
    let known = random_solution(&shape, &mut Random::new(1));
    for cell in shape.cells().take(300) {
        puzzle.set(cell, Entry::Given(known[cell.index()]));
    }
    // The same digit twice in row 13.
    puzzle.set(Cell::new(320), Entry::Given(puzzle.digit(Cell::new(299)).unwrap()));
    puzzle.set(Cell::new(312), Entry::Given(puzzle.digit(Cell::new(299)).unwrap()));
    let why = why(&puzzle, &ALL).unwrap();
    assert_eq!((why.cells, why.is_minimal), (vec![Cell::new(312), Cell::new(320)], true));
}

#[test]
fn what_could_go_leaves_one_solution_and_nothing_more_can_go() {
    let (mut random, mut seen) = (Random::new(8), 0);
    for round in 0..300 {
        let puzzle = random_puzzle(round, true, &mut random);
        let spare = superfluous(&puzzle, &ALL);
        assert_eq!(spare.is_some(), is_unique(&puzzle, &ALL) == Some(true));
        let Some(spare) = spare else { continue };
        seen += 1;
        assert!(spare.undecided.is_empty());
        for item in items(&puzzle) {
            let left = tried(&without(&puzzle, &[item]).unwrap(), 2);
            assert_eq!(left.len() == 1, spare.alone.contains(&item), "round {round}: {item:?}");
        }
        let less = without(&puzzle, &spare.together).unwrap();
        assert_eq!(tried(&less, 2).len(), 1);
        for item in items(&less) {
            assert_eq!(tried(&without(&less, &[item]).unwrap(), 2).len(), 2);
        }
    }
    assert!(seen > 40, "{seen} with one solution");
}

#[test]
fn candidates_are_in_as_many_solutions_as_trying_everything_says() {
    let mut random = Random::new(21);
    for round in 0..200 {
        let puzzle = random_puzzle(round, true, &mut random);
        let every = tried(&puzzle, usize::MAX);
        for limit in [1, 3, 1000] {
            let counts = counts(&puzzle, limit, &ALL);
            assert!(counts.is_complete);
            assert_eq!(counts.solutions, limit.min(every.len() as u64));
            for cell in puzzle.shape().cells() {
                for digit in puzzle.shape().digits() {
                    let with = every.iter().filter(|digits| digits[cell.index()] == digit).count();
                    assert_eq!(counts.of(cell, digit), limit.min(with as u64), "round {round}");
                }
            }
        }
    }
}

#[test]
fn clues_that_are_suggested_do_what_is_said_of_them() {
    let (mut random, mut unique, mut replaced) = (Random::new(3), 0, 0);
    let kinds: Vec<RuleKind> = RuleKind::all().collect();
    for round in 0..kinds.len() * 4 {
        let puzzle = random_puzzle(round, true, &mut random);
        let wish = Wish::Kind(kinds[round % kinds.len()]);
        let found = suggest(&puzzle, wish, (round as u64, 6), &ALL).unwrap();
        assert!(found.is_complete && found.list.len() <= 6);
        for clue in &found.list {
            let rules = puzzle.shape().rules().iter().chain(&clue.rules).cloned().collect();
            let shape = puzzle.shape().with_rules(rules).unwrap();
            let extended = Puzzle::new(shape, puzzle.entries().to_vec()).unwrap();
            assert_eq!(count(&extended, 100, &ALL).found, clue.solutions, "{:?}", clue.rules);
            unique += usize::from(clue.solutions == 1 && !found.is_unique);
            for &cell in &clue.replaces {
                let less = [Item::Given(cell)];
                assert_eq!(tried(&without(&extended, &less).unwrap(), 2).len(), 1);
                assert!(tried(&without(&puzzle, &less).unwrap(), 2).len() > 1);
                replaced += 1;
            }
        }
    }
    assert!(unique > 20 && replaced > 5, "{unique} make it unique, {replaced} replace a given");
}

#[test]
fn digits_are_suggested_where_they_leave_few_solutions() {
    let puzzle: Puzzle = "12..34..21..43..".parse().unwrap();
    let found = suggest(&puzzle, Wish::Given, (1, 100), &ALL).unwrap();
    assert_eq!(found.list.len(), 16);
    assert!(found.list.iter().all(|clue| clue.solutions == 2 && clue.given.is_some()));
}

#[test]
fn a_budget_ends_every_question_with_what_is_known() {
    let puzzle = Puzzle::empty(Shape::square(9).unwrap());
    let stopped = Budget::until(&|| true);
    assert_eq!(why(&puzzle, &stopped), None);
    assert_eq!(superfluous(&puzzle, &stopped), None);
    assert!(!counts(&puzzle, 5, &stopped).is_complete);
    let kind = Wish::Kind(RuleKind::KILLER);
    assert!(suggest(&puzzle, kind, (1, 5), &stopped).is_none_or(|found| !found.is_complete));
}
