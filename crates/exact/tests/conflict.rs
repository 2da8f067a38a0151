//! Why there is no solution, and which rules are not needed.
use whydoku_core::{Cell, Digit, Entry, Form, Puzzle, Random, Relation, Rule, Shape};
use whydoku_exact::{Budget, Conflict, conflict, count, is_unique, superfluous};
use whydoku_testkit::{RULE_KINDS, naive_solutions, random_rule, random_solution};

const ALL: Budget<'static> = Budget::unlimited();

/// The cells that the named parts involve.
fn involved(puzzle: &Puzzle, why: &Conflict) -> Vec<Cell> {
    let shape = puzzle.shape();
    let rules = why.rules.iter().flat_map(|&at| shape.rules()[at].cells());
    let houses = why.houses.iter().flat_map(|&house| shape.house(house).cells.clone());
    let mut cells: Vec<Cell> = rules.chain(houses).chain(why.cells.iter().copied()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Whether some digits for these cells satisfy the named parts, by trying: houses and entries on the way, rules
/// when their cells are filled.
fn can_hold(puzzle: &Puzzle, why: &Conflict, open: &[Cell], digits: &mut [Option<Digit>]) -> bool {
    let shape = puzzle.shape();
    let padded: Vec<Digit> = digits.iter().map(|digit| digit.unwrap_or(Digit::new(0))).collect();
    let keeps = |&number: &usize| {
        let rule = &shape.rules()[number];
        let is_filled = rule.cells().iter().all(|cell| digits[cell.index()].is_some());
        !is_filled || rule.holds_among(shape.rules(), shape.side(), &padded)
    };
    if !why.rules.iter().all(keeps) {
        return false;
    }
    let Some((&cell, rest)) = open.split_first() else { return true };
    shape.digits().any(|digit| {
        let clashes = why.houses.iter().any(|&house| {
            let cells = &shape.house(house).cells;
            cells.contains(&cell) && cells.iter().any(|o| digits[o.index()] == Some(digit))
        });
        if clashes || why.cells.contains(&cell) && puzzle.digit(cell) != Some(digit) {
            return false;
        }
        digits[cell.index()] = Some(digit);
        let holds = can_hold(puzzle, why, rest, digits);
        digits[cell.index()] = None;
        holds
    })
}

fn holds(puzzle: &Puzzle, why: &Conflict) -> bool {
    let open = involved(puzzle, why);
    can_hold(puzzle, why, &open, &mut vec![None; puzzle.shape().cell_count()])
}

/// Whether the named rules and cells hold with every house.
fn holds_with_houses(puzzle: &Puzzle, why: &Conflict) -> bool {
    let shape = puzzle.shape();
    let mut without = Puzzle::empty(shape.with_rules(Vec::new()).unwrap());
    for &cell in &why.cells {
        without.set(cell, puzzle.entry(cell));
    }
    let rules = || why.rules.iter().map(|&at| &shape.rules()[at]);
    naive_solutions(&without, usize::MAX)
        .iter()
        .any(|digits| rules().all(|rule| rule.holds_among(shape.rules(), shape.side(), digits)))
}

/// The same without one of the parts at a place of its list.
fn without<T: Clone>(list: &[T], at: usize) -> Vec<T> {
    let mut list = list.to_vec();
    list.remove(at);
    list
}

#[test]
fn a_conflict_has_no_solution_and_every_part_of_it_is_needed() {
    let mut random = Random::new(11);
    let shape = Shape::square(4).unwrap();
    let mut seen = 0;
    for round in 0..800 {
        let known = random_solution(&shape, &mut random);
        let mut rules = Vec::new();
        for at in 0..random.below(5) {
            let other = random_solution(&shape, &mut random);
            rules.extend(random_rule((round + at) % RULE_KINDS, &shape, &other, &mut random));
        }
        let mut puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
        for _ in 0..random.below(5) {
            let cell = random.below(16);
            let digit =
                if random.below(4) == 0 { Digit::new(random.below(4)) } else { known[cell] };
            puzzle.set(Cell::new(cell), Entry::Given(digit));
        }
        let everything = Conflict {
            rules: (0..puzzle.shape().rules().len()).collect(),
            cells: shape.cells().filter(|&cell| puzzle.digit(cell).is_some()).collect(),
            houses: Vec::new(),
            is_minimal: false,
        };
        let why = conflict(&puzzle, &ALL);
        assert_eq!(why.is_none(), holds_with_houses(&puzzle, &everything));
        let Some(why) = why else { continue };
        assert!(why.is_minimal && !holds_with_houses(&puzzle, &why), "{why:?}");
        for at in 0..why.rules.len() {
            let fewer = Conflict { rules: without(&why.rules, at), ..why.clone() };
            assert!(holds_with_houses(&puzzle, &fewer), "{why:?} {:?}", puzzle.shape().rules());
        }
        for at in 0..why.cells.len() {
            let fewer = Conflict { cells: without(&why.cells, at), ..why.clone() };
            assert!(holds_with_houses(&puzzle, &fewer), "{why:?}");
        }
        // Houses are checked by trying where the rules are about a few cells, not about a whole line.
        let is_small = |&at: &usize| {
            let rule = &puzzle.shape().rules()[at];
            !rule.cells().is_empty() && !matches!(rule.form(), Form::Outside | Form::Cell)
        };
        if !why.rules.iter().all(is_small) || involved(&puzzle, &why).len() > 9 {
            continue;
        }
        seen += 1;
        assert!(!holds(&puzzle, &why), "{why:?}");
        for at in 0..why.houses.len() {
            let fewer = Conflict { houses: without(&why.houses, at), ..why.clone() };
            assert!(holds(&puzzle, &fewer), "{why:?}");
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn two_equal_givens_are_named_with_the_house_that_they_share() {
    let mut puzzle = Puzzle::empty(Shape::square(9).unwrap());
    for (cell, number) in [(0, 5), (8, 5), (40, 3), (77, 1)] {
        puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(number)));
    }
    let why = conflict(&puzzle, &ALL).unwrap();
    assert_eq!((why.rules.len(), why.cells), (0, vec![Cell::new(0), Cell::new(8)]));
    assert_eq!(why.houses.len(), 1);
    let row = puzzle.shape().house(why.houses[0]);
    assert!(row.cells.contains(&Cell::new(0)) && row.cells.contains(&Cell::new(8)));
}

#[test]
fn solvable_puzzles_spent_budgets_and_large_boards_give_no_conflict() {
    assert_eq!(conflict(&Puzzle::empty(Shape::square(9).unwrap()), &ALL), None);
    let shape = Shape::square(25).unwrap();
    let mut puzzle = Puzzle::empty(shape);
    for cell in [0, 1] {
        puzzle.set(Cell::new(cell), Entry::Given(Digit::new(0)));
    }
    assert_eq!(conflict(&puzzle, &ALL), None);
    // Non-consecutive and nothing else: it has solutions, but none is known without trying.
    let empty = Puzzle::empty(Shape::square(9).unwrap());
    assert_eq!(conflict(&empty, &Budget::nodes(0)), None);
    assert_eq!(superfluous(&empty, &Budget::nodes(5)), None);
    assert_eq!(superfluous(&empty, &ALL), None);
}

#[test]
fn a_conflict_cut_short_by_the_budget_is_not_called_minimal() {
    let line = ".....58.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let puzzle: Puzzle = line.parse().unwrap();
    let mut unanswered = 0;
    for nodes in (0..14).map(|step| 8 << step) {
        let Some(why) = conflict(&puzzle, &Budget::nodes(nodes)) else { continue };
        let mut named = Puzzle::empty(puzzle.shape().clone());
        why.cells.iter().for_each(|&cell| named.set(cell, puzzle.entry(cell)));
        assert_eq!(count(&named, 1, &ALL).found, 0, "{nodes}: {why:?}");
        unanswered += usize::from(!why.is_minimal);
    }
    assert!(unanswered > 0);
}

#[test]
fn a_rule_is_superfluous_if_the_solution_stays_unique_without_it() {
    let mut random = Random::new(21);
    let shape = Shape::boxes(2, 3).unwrap();
    let (mut needed, mut spare) = (0, 0);
    for round in 0..300 {
        let known = random_solution(&shape, &mut random);
        let mut rules = Vec::new();
        for at in 0..6 {
            rules.extend(random_rule((round + at) % RULE_KINDS, &shape, &known, &mut random));
        }
        let mut puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
        for _ in 0..9 {
            let cell = random.below(36);
            puzzle.set(Cell::new(cell), Entry::Given(known[cell]));
        }
        let found = superfluous(&puzzle, &ALL);
        assert_eq!(found.is_some(), is_unique(&puzzle, &ALL) == Some(true));
        let Some(found) = found else { continue };
        for number in 0..puzzle.shape().rules().len() {
            let rules = without(puzzle.shape().rules(), number);
            let fewer = puzzle.shape().with_rules(rules).unwrap();
            let fewer = Puzzle::new(fewer, puzzle.entries().to_vec()).unwrap();
            let is_spare = is_unique(&fewer, &ALL) == Some(true);
            assert_eq!(is_spare, found.contains(&number));
            needed += usize::from(!is_spare);
            spare += usize::from(is_spare);
        }
    }
    assert!(needed > 40 && spare > 40, "{needed} {spare}");
}

#[test]
fn a_mark_is_needed_where_the_solution_breaks_another_rule_without_it() {
    let shape = Shape::square(4).unwrap();
    let known = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(Digit::from_number);
    let white = Relation::difference(1);
    let beside = |step: usize| move |at: &usize| (step == 4 || at % 4 < 3) && at + step < 16;
    let pairs = [1, 4].into_iter().flat_map(|step| {
        (0..16).filter(beside(step)).map(move |at| [at, at + step].map(Cell::new))
    });
    let is_white = |cells: &[Cell; 2]| {
        let [a, b] = cells.map(|cell| known[cell.index()].number());
        white.holds(a, b)
    };
    let dots = pairs.filter(is_white).map(|cells| Rule::pair(cells, white));
    let no_other = Rule::no_other(vec![white]);
    let rules: Vec<Rule> = [no_other].into_iter().chain(dots).collect();
    let givens = known.map(Entry::Given).to_vec();
    let puzzle = Puzzle::new(shape.with_rules(rules).unwrap(), givens).unwrap();
    // Every cell is given, so the rule of the whole board is not needed; without a dot it is broken.
    assert_eq!(superfluous(&puzzle, &ALL), Some(vec![0]));
}
