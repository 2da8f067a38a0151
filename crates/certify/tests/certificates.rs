//! Certificates of random puzzles of every shape: the checker accepts what is true, and nothing
//! that was tampered with or belongs to another puzzle.
use whydoku_certify::Writer;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_proof::formula::variable;
use whydoku_proof::{Checker, Claim, Limits, Refutation, Rejection};
use whydoku_testkit::{random_puzzle, small_shapes};

struct Desk {
    writer: Writer,
    checker: Checker,
}

impl Desk {
    fn new(shape: &Shape) -> Self {
        Self { writer: Writer::new(shape), checker: Checker::new(shape) }
    }
    fn claim(&mut self, puzzle: &Puzzle) -> Claim {
        self.writer.certify(puzzle, &Budget::unlimited()).expect("no bound on the work")
    }
    fn check(&mut self, puzzle: &Puzzle, claim: &Claim) -> Result<(), Rejection> {
        self.checker.check(puzzle, claim, &Limits::default())
    }
}

/// The same puzzle with a given changed to another digit.
fn with_a_given_changed(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let shape = puzzle.shape();
    let given: Vec<Cell> = shape.cells().filter(|&cell| puzzle.digit(cell).is_some()).collect();
    let mut changed = puzzle.clone();
    let cell = given[random.below(given.len())];
    changed.set(cell, Entry::Given(Digit::new(random.below(shape.side()))));
    changed
}

/// The same puzzle with its `index`th given removed.
fn without_given(puzzle: &Puzzle, index: usize) -> Puzzle {
    let mut cells = puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some());
    let mut fewer = puzzle.clone();
    if let Some(cell) = cells.nth(index) {
        fewer.set(cell, Entry::Unknown);
    }
    fewer
}

#[test]
fn random_puzzles_of_every_shape_are_certified_and_the_certificates_hold() {
    let mut verdicts = std::collections::BTreeMap::new();
    for shape in small_shapes() {
        let mut desk = Desk::new(&shape);
        let mut random = Random::new(shape.side() as u64);
        let rounds = if shape.side() > 9 { 4 } else { 12 };
        for _ in 0..rounds {
            let unique = random_puzzle(&shape, &mut random, 2);
            let givens = unique.given_count();
            let changed = with_a_given_changed(&unique, &mut random);
            let fewer = without_given(&without_given(&unique, random.below(givens)), 0);
            for puzzle in [unique, changed, fewer] {
                let claim = desk.claim(&puzzle);
                assert_eq!(desk.check(&puzzle, &claim), Ok(()), "{shape}: {puzzle:?}");
                let expected = match solve(&puzzle, &Budget::unlimited()) {
                    Verdict::None => "none",
                    Verdict::Unique(_) => "unique",
                    _ => "several",
                };
                assert_eq!(claim.id(), expected);
                *verdicts.entry(expected).or_insert(0) += 1;
            }
        }
    }
    assert!(verdicts.len() == 3 && verdicts.values().all(|&times| times > 100), "{verdicts:?}");
}

#[test]
fn candidates_excluded_by_the_puzzle_take_part_in_the_proof() {
    let shape = Shape::square(9).unwrap();
    let mut desk = Desk::new(&shape);
    let mut random = Random::new(4);
    for _ in 0..20 {
        let unique = random_puzzle(&shape, &mut random, 0);
        let solution = solve(&unique, &Budget::unlimited()).solution().unwrap().clone();
        let entries = shape.cells().map(|cell| {
            let others: DigitSet =
                (0..3).map(|_| Digit::new(random.below(9))).chain([solution[cell]]).collect();
            Entry::Candidates(others)
        });
        let puzzle = Puzzle::new(shape.clone(), entries.collect()).unwrap();
        let claim = desk.claim(&puzzle);
        assert_eq!(desk.check(&puzzle, &claim), Ok(()));
        let refutation = claim.refutation().cloned().unwrap_or_default();
        let without = Claim::Unique(solution.digits().to_vec(), refutation);
        assert!(desk.check(&Puzzle::empty(shape.clone()), &without).is_err());
    }
}

#[test]
fn a_proof_does_not_hold_for_the_puzzle_with_one_given_fewer() {
    let mut rejected = 0;
    for shape in small_shapes() {
        let mut desk = Desk::new(&shape);
        let mut random = Random::new(100 + shape.side() as u64);
        for _ in 0..3 {
            // Minimal up to side 9: removing any given leads to several solutions.
            let puzzle = random_puzzle(&shape, &mut random, 0);
            let claim = desk.claim(&puzzle);
            for index in 0..puzzle.given_count() {
                let fewer = without_given(&puzzle, index);
                if matches!(solve(&fewer, &Budget::unlimited()), Verdict::Several(..)) {
                    let verdict = desk.check(&fewer, &claim);
                    assert!(verdict.is_err(), "{shape}: {fewer:?}");
                    rejected += 1;
                }
            }
        }
    }
    assert!(rejected > 500, "{rejected}");
}

/// A hard puzzle, so that there is a proof to tamper with.
fn hard() -> (Puzzle, Claim, Desk) {
    let text = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let shape = Shape::square(9).expect("nine is a square");
    let puzzle = whydoku_testkit::puzzle(&shape, text);
    let mut desk = Desk::new(&shape);
    let claim = desk.claim(&puzzle);
    (puzzle, claim, desk)
}

#[test]
fn a_solution_with_a_digit_changed_is_rejected() {
    let (puzzle, claim, mut desk) = hard();
    let Claim::Unique(solution, refutation) = claim else { panic!("it has one solution") };
    for cell in puzzle.shape().cells() {
        let mut wrong = solution.clone();
        wrong[cell.index()] = Digit::new((solution[cell.index()].index() + 1) % 9);
        let verdict = desk.check(&puzzle, &Claim::Unique(wrong, refutation.clone()));
        assert!(verdict.is_err(), "{cell:?}");
    }
    let none = desk.check(&puzzle, &Claim::None(refutation));
    assert!(none.is_err(), "it has a solution");
}

#[test]
fn a_proof_with_clauses_missing_or_strengthened_is_rejected() {
    let (puzzle, claim, mut desk) = hard();
    let Claim::Unique(solution, refutation) = claim else { panic!("it has one solution") };
    let clauses: Vec<&[i32]> = refutation.clauses().collect();
    assert!(clauses.len() > 20, "{}", clauses.len());
    let mut verdict = |clauses: &[&[i32]]| {
        let refutation: Refutation = clauses.iter().copied().collect();
        desk.check(&puzzle, &Claim::Unique(solution.clone(), refutation))
    };
    assert_eq!(verdict(&clauses), Ok(()));
    assert_eq!(verdict(&[]), Err(Rejection::NotRefuted));
    assert!(verdict(&clauses[clauses.len() - 1..]).is_err(), "the end alone");
    assert!(verdict(&clauses[..3]).is_err(), "the beginning alone");
    // Literals that deny the solution: a clause of such a literal alone follows from nothing.
    let cells = (0..81).map(Cell::new).filter(|&cell| puzzle.digit(cell).is_none());
    for cell in cells {
        let denied = -variable(Candidate::new(cell, solution[cell.index()]), 9);
        assert_eq!(
            verdict(&[&[denied], &[]]),
            Err(Rejection::DoesNotFollow { clause: 1 }),
            "{cell:?}"
        );
    }
}

#[test]
fn a_proof_of_a_puzzle_with_several_solutions_is_never_accepted() {
    // Whatever clauses are mutated, a false claim has no proof.
    let (puzzle, claim, mut desk) = hard();
    let Claim::Unique(solution, refutation) = claim else { panic!("it has one solution") };
    let fewer = without_given(&puzzle, 5);
    let mut random = Random::new(8);
    let variables: Vec<i32> = (1..=729).collect();
    for _ in 0..200 {
        let mut mutated = Refutation::new();
        for clause in refutation.clauses() {
            let mut clause = clause.to_vec();
            match random.below(6) {
                0 => continue,
                1 => drop(clause.pop()),
                2 => clause.push(-variables[random.below(729)]),
                _ => {}
            }
            mutated.push(&clause);
        }
        let claim = Claim::Unique(solution.clone(), mutated);
        assert!(desk.check(&fewer, &claim).is_err());
    }
}

#[test]
fn a_budget_that_runs_out_gives_no_certificate() {
    let (puzzle, _, mut desk) = hard();
    assert_eq!(desk.writer.certify(&puzzle, &Budget::nodes(1)), None);
    assert_eq!(desk.writer.certify(&puzzle, &Budget::until(&|| true)), None);
}

#[test]
fn a_sample_of_each_list_of_puzzles_is_certified() {
    let Some(folder) = whydoku_testkit::data("solver") else { return };
    let entries = std::fs::read_dir(folder).unwrap();
    let shape = Shape::square(9).unwrap();
    let mut desk = Desk::new(&shape);
    let mut certified = 0;
    for entry in entries.flatten().filter(|e| e.path().extension().is_some_and(|x| x == "txt")) {
        let text = std::fs::read_to_string(entry.path()).unwrap();
        for line in text.lines().step_by(text.lines().count().div_ceil(40)) {
            let puzzle = whydoku_testkit::puzzle(&shape, line);
            let claim = desk.claim(&puzzle);
            assert_eq!(desk.check(&puzzle, &claim), Ok(()), "{line}");
            certified += 1;
        }
    }
    assert!(certified > 300, "{certified}");
}
