//! Boards with rules beyond houses: every solution is found once, and no other.
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, Entry, Kind, Puzzle, Random, Rule, Shape};
use whydoku_exact::{Another, Budget, another_solution, count, is_solution, solutions};
use whydoku_testkit::{RULE_KINDS, naive_solutions, random_rule, random_solution};

/// The solutions of the board without its rules that satisfy them, by the definition of each rule.
fn naive(puzzle: &Puzzle) -> Vec<Vec<Digit>> {
    let shape = puzzle.shape();
    let plain = shape.with_rules(Vec::new()).unwrap();
    let without = Puzzle::new(plain, puzzle.entries().to_vec()).unwrap();
    let keeps = |digits: &Vec<Digit>| {
        shape.rules().iter().all(|rule| rule.holds_among(shape.rules(), shape.side(), digits))
    };
    let mut found: Vec<_> =
        naive_solutions(&without, usize::MAX).into_iter().filter(keeps).collect();
    found.sort();
    found
}

fn found(puzzle: &Puzzle) -> Vec<Vec<Digit>> {
    let mut all = Vec::new();
    let counted = solutions(puzzle, u64::MAX, &Budget::unlimited(), &mut |digits| {
        all.push(digits.to_vec());
        ControlFlow::Continue(())
    });
    assert!(counted.complete && counted.found == all.len() as u64);
    all.sort();
    all
}

/// A board with a few rules that a random solution satisfies, and one or two that it may break.
fn board(shape: &Shape, known: &[Digit], round: usize, random: &mut Random) -> Shape {
    let mut rules: Vec<Rule> = (0..=random.below(4))
        .filter_map(|at| random_rule((round + at * 5) % RULE_KINDS, shape, known, random))
        .collect();
    if random.below(4) == 0 {
        let other = random_solution(shape, random);
        rules.extend(random_rule(random.below(RULE_KINDS), shape, &other, random));
    }
    shape.with_rules(rules).unwrap()
}

#[test]
fn solutions_agree_with_a_naive_solver_that_checks_the_definitions() {
    let mut random = Random::new(31);
    let jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3];
    let shapes = [
        Shape::square(4).unwrap(),
        Shape::boxes(2, 3).unwrap(),
        Shape::jigsaw(&jigsaw).unwrap(),
        Shape::square(4).unwrap().with(whydoku_core::Extra::Diagonals).unwrap(),
    ];
    let (mut some, mut none) = (0, 0);
    for round in 0..4000 {
        let shape = &shapes[round % shapes.len()];
        let known = random_solution(shape, &mut random);
        let mut puzzle = Puzzle::empty(board(shape, &known, round, &mut random));
        let givens = if shape.side() == 6 { 14 } else { random.below(4) };
        for _ in 0..givens {
            let cell = random.below(known.len());
            puzzle.set(Cell::new(cell), Entry::Given(known[cell]));
        }
        let (expected, own) = (naive(&puzzle), found(&puzzle));
        assert_eq!(own, expected, "{:?}", puzzle.shape().rules());
        assert!(own.iter().all(|digits| is_solution(&puzzle, digits)));
        some += usize::from(!own.is_empty());
        none += usize::from(own.is_empty());
        let others = expected.iter().filter(|&digits| *digits != known).count();
        let another = another_solution(&puzzle, &known, &Budget::unlimited());
        assert_eq!(matches!(another, Another::Found(_)), others > 0);
    }
    assert!(some > 500 && none > 20, "{some} with solutions, {none} without");
}

/// The whole board in cages of one to five cells, with the sums of a solution; one sum may be another's.
fn caged(shape: &Shape, known: &[Digit], random: &mut Random) -> Shape {
    let side = shape.side();
    let mut cage_of = vec![usize::MAX; known.len()];
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for cell in 0..known.len() {
        let before = [(cell % side > 0).then(|| cell - 1), cell.checked_sub(side)];
        let joins = before.into_iter().flatten().map(|other| cage_of[other]).find(|&cage| {
            let is_new = |&other: &Cell| known[other.index()] != known[cell];
            random.below(3) > 0 && cages[cage].len() < 5 && cages[cage].iter().all(is_new)
        });
        cage_of[cell] = joins.unwrap_or(cages.len());
        match joins {
            Some(cage) => cages[cage].push(Cell::new(cell)),
            None => cages.push(vec![Cell::new(cell)]),
        }
    }
    let wrong = if random.below(8) == 0 { random.below(cages.len()) } else { usize::MAX };
    let mut rules = Vec::new();
    for (at, cells) in cages.into_iter().enumerate() {
        let sum = cells.iter().map(|cell| known[cell.index()].number() as u32).sum::<u32>();
        let sum = Some(sum + u32::from(at == wrong));
        if random.below(6) > 0 {
            let mut cage = Rule::cage(cells, sum);
            if random.below(9) == 0 {
                cage.kind = Kind::REPEATING_CAGE;
            }
            rules.push(cage);
        }
    }
    shape.with_rules(rules).unwrap()
}

#[test]
fn solutions_of_boards_full_of_cages_agree_with_the_naive_solver() {
    let mut random = Random::new(77);
    let jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3];
    let shapes = [
        Shape::square(4).unwrap(),
        Shape::boxes(2, 3).unwrap(),
        Shape::jigsaw(&jigsaw).unwrap(),
        Shape::boxes(3, 2).unwrap(),
    ];
    let (mut some, mut none) = (0, 0);
    for round in 0..1500 {
        let shape = &shapes[round % shapes.len()];
        let known = random_solution(shape, &mut random);
        let mut puzzle = Puzzle::empty(caged(shape, &known, &mut random));
        for _ in 0..if shape.side() == 6 { 12 } else { 0 } {
            let cell = random.below(known.len());
            puzzle.set(Cell::new(cell), Entry::Given(known[cell]));
        }
        let own = found(&puzzle);
        assert_eq!(own, naive(&puzzle), "{:?}", puzzle.shape().rules());
        some += usize::from(!own.is_empty());
        none += usize::from(own.is_empty());
    }
    assert!(some > 1000 && none > 50, "{some} with solutions, {none} without");
}

/// The engine for rules asks after 1,024 digits for the first time whether to restart.
#[test]
fn a_search_that_restarts_still_finds_a_solution() {
    let shape = Shape::boxes(3, 4).unwrap();
    let mut random = Random::new(5);
    let mut restarted = 0;
    for _ in 0..30 {
        let known = random_solution(&shape, &mut random);
        let puzzle = Puzzle::empty(caged(&shape, &known, &mut random));
        if is_solution(&puzzle, &known) {
            restarted += usize::from(count(&puzzle, 1, &Budget::nodes(1500)).found == 0);
            assert_eq!(count(&puzzle, 1, &Budget::unlimited()).found, 1);
        }
    }
    assert!(restarted > 3, "{restarted}");
}

#[test]
fn a_search_that_has_found_a_solution_does_not_restart() {
    let knight = vec![Rule::apart([1, 2])];
    let puzzle = Puzzle::empty(Shape::square(9).unwrap().with_rules(knight).unwrap());
    let mut found = Vec::new();
    solutions(&puzzle, 2000, &Budget::unlimited(), &mut |digits| {
        found.push(digits.to_vec());
        ControlFlow::Continue(())
    });
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), 2000);
}

#[test]
fn the_budget_ends_a_search_with_rules() {
    let shape = Shape::square(9).unwrap();
    let knight = shape.with_rules(vec![Rule::apart([1, 2])]).unwrap();
    let puzzle = Puzzle::empty(knight);
    let counted = count(&puzzle, u64::MAX, &Budget::nodes(100));
    assert!(!counted.complete);
    assert!(!count(&puzzle, u64::MAX, &Budget::until(&|| true)).complete);
}

#[test]
fn an_outside_number_that_no_line_can_reach_leaves_no_solution() {
    use whydoku_core::Kind;
    let row: Vec<Cell> = (0..4).map(Cell::new).collect();
    for is in [Kind::SANDWICH, Kind::SKYSCRAPER, Kind::X_SUM] {
        let rule = Rule::new(is, row.clone()).with_number(60);
        let shape = Shape::square(4).unwrap().with_rules(vec![rule]).unwrap();
        let counted = count(&Puzzle::empty(shape), 2, &Budget::unlimited());
        assert!(counted.complete && counted.found == 0, "{is:?}");
    }
}
