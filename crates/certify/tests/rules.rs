//! Certificates of boards with rules beyond houses: the checker accepts what is true, and nothing that was
//! tampered with or belongs to a board with other rules.
use std::collections::BTreeMap;
use whydoku_certify::certify;
use whydoku_core::{Cell, Digit, Entry, Form, Puzzle, Random, Rule, Shape};
use whydoku_exact::{Budget, Verdict, is_solution, solve};
use whydoku_proof::{Balance, Claim, Limits, Refutation, Rejection, check};
use whydoku_testkit::{RULE_KINDS, random_rule, random_solution};

fn checked(puzzle: &Puzzle, claim: &Claim) -> Result<(), Rejection> {
    check(puzzle, claim, &Limits::default())
}

/// Whether a claim is true, as the exact solver knows it.
fn is_true(puzzle: &Puzzle, claim: &Claim) -> bool {
    match (claim, solve(puzzle, &Budget::unlimited())) {
        (Claim::None(_), Verdict::None) => true,
        (Claim::Unique(solution, _), Verdict::Unique(only)) => solution == only.digits(),
        (Claim::Several(a, b), Verdict::Several(..)) => {
            a != b && is_solution(puzzle, a) && is_solution(puzzle, b)
        }
        _ => false,
    }
}

/// A board with some rules that a random solution satisfies, one that it may break, and some of its digits.
fn random_board(shape: &Shape, kind: usize, random: &mut Random) -> Puzzle {
    let known = random_solution(shape, random);
    let mut rules: Vec<Rule> = (0..4)
        .filter_map(|at| random_rule((kind + at * 5) % RULE_KINDS, shape, &known, random))
        .collect();
    if random.below(2) == 0 {
        let other = random_solution(shape, random);
        rules.extend(random_rule(kind, shape, &other, random));
    }
    let mut puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
    for _ in 0..random.below(shape.side() * 4) {
        let cell = Cell::new(random.below(shape.cell_count()));
        puzzle.set(cell, Entry::Given(known[cell.index()]));
    }
    puzzle
}

/// The puzzle with other rules.
fn with_rules(puzzle: &Puzzle, rules: Vec<Rule>) -> Puzzle {
    let shape = puzzle.shape().with_rules(rules).unwrap();
    Puzzle::new(shape, puzzle.entries().to_vec()).unwrap()
}

/// The puzzle with one of its rules changed: a sum increased by one, or the rule removed.
fn with_a_rule_changed(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let mut rules = puzzle.shape().rules().to_vec();
    let at = random.below(rules.len());
    let is_fixed = rules[at].definition().meaning.own_numbers.is_some();
    let is_sum = !is_fixed && rules[at].form() != Form::Mark && rules[at].form() != Form::Board;
    match rules[at].numbers.first_mut().filter(|_| is_sum) {
        Some(number) => *number += 1,
        None => drop(rules.remove(at)),
    }
    with_rules(puzzle, rules)
}

#[test]
fn random_boards_with_rules_of_every_kind_are_certified_and_the_certificates_hold() {
    let mut random = Random::new(20);
    let shapes =
        [Shape::square(4).unwrap(), Shape::boxes(2, 3).unwrap(), Shape::square(9).unwrap()];
    let mut verdicts = BTreeMap::new();
    let (mut rejected, mut still_true) = (0, 0);
    for round in 0..720 {
        let shape = &shapes[[0, 0, 1, 1, 1, 2][round % 6]];
        let puzzle = random_board(shape, round / 6 % RULE_KINDS, &mut random);
        if !puzzle.shape().is_ruled() {
            continue;
        }
        let claim = certify(&puzzle, &Budget::unlimited()).unwrap();
        assert_eq!(checked(&puzzle, &claim), Ok(()), "{puzzle:?}");
        assert!(is_true(&puzzle, &claim), "{puzzle:?} {claim:?}");
        *verdicts.entry(claim.id()).or_insert(0) += 1;
        // For another puzzle it is accepted only if it is true of that one too.
        let other = with_a_rule_changed(&puzzle, &mut random);
        match checked(&other, &claim) {
            Ok(()) => {
                assert!(is_true(&other, &claim), "{other:?} {claim:?}");
                still_true += 1;
            }
            Err(_) => rejected += 1,
        }
    }
    assert!(verdicts.len() == 3 && verdicts.values().all(|&times| times > 80), "{verdicts:?}");
    assert!(rejected > 150 && still_true > 100, "{rejected} {still_true}");
}

/// A killer of our own: cages of up to `most` cells along a snake through the board.
fn killer(text: &str, most: usize) -> (Puzzle, Vec<Digit>) {
    let digits: Vec<Digit> = text.chars().filter_map(Digit::from_symbol).collect();
    let shape = Shape::square(9).unwrap();
    let side = shape.side();
    let snake = (0..side * side).map(|at| {
        let (row, column) = (at / side, at % side);
        Cell::at(row, if row % 2 == 0 { column } else { side - 1 - column }, side)
    });
    let snake: Vec<Cell> = snake.collect();
    let (mut rules, mut from) = (Vec::new(), 0);
    while from < snake.len() {
        let mut cells = Vec::new();
        for &cell in snake[from..].iter().take(most) {
            if cells.iter().any(|other: &Cell| digits[other.index()] == digits[cell.index()]) {
                break;
            }
            cells.push(cell);
        }
        from += cells.len();
        let sum = cells.iter().map(|cell| digits[cell.index()].number() as u32).sum();
        rules.push(Rule::cage(cells, Some(sum)));
    }
    (Puzzle::empty(shape.with_rules(rules).unwrap()), digits)
}

/// Givens from the solution, as few as keep it the only one: cells are tried in a random order.
fn minimal(mut puzzle: Puzzle, solution: &[Digit], seed: u64) -> Puzzle {
    let mut cells: Vec<Cell> = puzzle.shape().cells().collect();
    for &cell in &cells {
        puzzle.set(cell, Entry::Given(solution[cell.index()]));
    }
    Random::new(seed).shuffle(&mut cells);
    for cell in cells {
        puzzle.set(cell, Entry::Unknown);
        if !matches!(solve(&puzzle, &Budget::unlimited()), Verdict::Unique(_)) {
            puzzle.set(cell, Entry::Given(solution[cell.index()]));
        }
    }
    puzzle
}

/// One with a proof long enough to tamper with, and its proof.
fn hard() -> (Puzzle, Vec<Digit>, Refutation) {
    let text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let (puzzle, solution) = killer(text, 5);
    let puzzle = minimal(puzzle, &solution, 12);
    let claim = certify(&puzzle, &Budget::unlimited()).unwrap();
    let Claim::Unique(found, refutation) = claim else { panic!("{}", claim.id()) };
    assert_eq!(found, solution);
    assert!(refutation.len() > 10 && refutation.balances().len() > 3, "{}", refutation.len());
    (puzzle, solution, refutation)
}

fn with_balances(refutation: &Refutation, balances: &[Balance]) -> Refutation {
    let mut changed: Refutation = refutation.clauses().collect();
    for balance in balances {
        changed.push_balance(balance.clone());
    }
    changed
}

#[test]
fn a_proof_with_lines_missing_or_changed_is_rejected() {
    let (puzzle, solution, refutation) = hard();
    let verdict = |refutation| checked(&puzzle, &Claim::Unique(solution.clone(), refutation));
    assert_eq!(verdict(refutation.clone()), Ok(()));
    let clauses: Vec<&[i32]> = refutation.clauses().collect();
    let balances = refutation.balances();
    let shorter = |clauses: &[&[i32]]| with_balances(&clauses.iter().copied().collect(), balances);
    assert!(verdict(shorter(&clauses[clauses.len() - 1..])).is_err(), "the end alone");
    assert_eq!(verdict(shorter(&clauses[..3])), Err(Rejection::NotRefuted), "the beginning alone");
    assert!(verdict(shorter(&clauses[clauses.len() / 2..])).is_err(), "half of it is dropped");
    // Without its balances, or with the signs in each changed, nothing leads to a contradiction so soon.
    assert!(verdict(with_balances(&refutation, &[])).is_err());
    let mut turned = balances.to_vec();
    for balance in &mut turned {
        balance.rules.iter_mut().for_each(|(_, times)| *times = -*times);
    }
    assert!(verdict(with_balances(&refutation, &turned)).is_err());
    // Whatever a balance names must exist.
    for (houses, rules) in
        [(vec![(whydoku_core::House::new(27), 1)], vec![]), (vec![], vec![(99, 1)])]
    {
        let wrong = with_balances(&refutation, &[Balance { houses, rules }]);
        assert_eq!(verdict(wrong), Err(Rejection::Balance { balance: 1 }));
    }
}

#[test]
fn a_wrong_solution_or_another_puzzle_is_rejected() {
    let (puzzle, solution, refutation) = hard();
    for cell in puzzle.shape().cells() {
        let mut wrong = solution.clone();
        wrong[cell.index()] = Digit::new((solution[cell.index()].index() + 1) % 9);
        let claim = Claim::Unique(wrong, refutation.clone());
        assert!(checked(&puzzle, &claim).is_err(), "{cell:?}");
    }
    // Every house is right, but a cage is not.
    let renamed: Vec<Digit> = solution.iter().map(|d| Digit::new(8 - d.index())).collect();
    let empty = Puzzle::empty(puzzle.shape().clone());
    let verdict = checked(&empty, &Claim::Unique(renamed, refutation.clone()));
    assert!(matches!(verdict, Err(Rejection::RuleBroken { .. })), "{verdict:?}");
    assert!(checked(&puzzle, &Claim::None(refutation.clone())).is_err());
    let claim = Claim::Unique(solution, refutation);
    let mut several = 0;
    for at in 0..puzzle.shape().rules().len() {
        let mut rules = puzzle.shape().rules().to_vec();
        rules[at].numbers.iter_mut().for_each(|sum| *sum += 1);
        assert!(checked(&with_rules(&puzzle, rules.clone()), &claim).is_err());
        rules.remove(at);
        let fewer = with_rules(&puzzle, rules);
        let has_several = matches!(solve(&fewer, &Budget::unlimited()), Verdict::Several(..));
        assert!(!has_several || checked(&fewer, &claim).is_err());
        several += usize::from(has_several);
    }
    assert!(several > 0);
}

#[test]
fn balances_are_rejected_on_boards_without_rules() {
    let mut refutation: Refutation = [&[][..]].into_iter().collect();
    refutation.push_balance(Balance::default());
    let empty = Puzzle::empty(Shape::square(4).unwrap());
    let verdict = checked(&empty, &Claim::None(refutation));
    assert_eq!(verdict, Err(Rejection::Balance { balance: 1 }));
}

#[test]
fn a_budget_that_runs_out_gives_no_certificate() {
    let (puzzle, ..) = hard();
    assert_eq!(certify(&puzzle, &Budget::nodes(1)), None);
    assert_eq!(certify(&puzzle, &Budget::until(&|| true)), None);
}
