//! Techniques that rest on the puzzle having one solution, on puzzles that have two: they must find
//! nothing unless they are told that there is one; and if that is wrong they go wrong, so the
//! condition is not mere caution.
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Extra, Puzzle, Random, Shape};
use whydoku_logic::{
    Argument, Conclusion, Part, Position, Premise, Search, Step, Technique, position,
    verify::{Flaw, Judge},
};
use whydoku_testkit::{naive_solutions, two_ways};

fn uniqueness_techniques() -> impl Iterator<Item = Technique> {
    Technique::ALL.iter().copied().filter(|technique| technique.info().needs_unique)
}

/// The positions on the way, as far as techniques lead that do not need one solution.
fn on_the_way(puzzle: &Puzzle) -> Vec<Box<dyn Position>> {
    let mut order = Search::default_order();
    order.retain(|search| !search.technique.info().needs_unique);
    let mut position = position(puzzle).expect("9x9 fits");
    let mut positions = vec![position.copy()];
    while let Some(step) = position.first(&order) {
        position.apply(&step);
        positions.push(position.copy());
    }
    positions
}

fn agrees(step: &Step, solution: &[Digit]) -> bool {
    let is = |Candidate { cell, digit }: Candidate| solution[cell.index()] == digit;
    step.conclusions.iter().all(|&conclusion| match conclusion {
        Conclusion::Place(candidate) => is(candidate),
        Conclusion::Eliminate(candidate) => !is(candidate),
    })
}

/// Whether the step rests on the cells in which the two solutions differ.
fn rests_on(step: &Step, rectangle: [Cell; 4]) -> bool {
    let cells: BTreeSet<Cell> = rectangle.into();
    step.premises().iter().any(|premise| match premise {
        Premise::Deadly(pattern) => pattern.iter().all(|(cell, _)| cells.contains(cell)),
        _ => false,
    })
}

#[test]
fn with_two_solutions_nothing_is_found_and_a_wrong_assumption_leads_astray() {
    let mut random = Random::new(12);
    let mut wrong: BTreeMap<Technique, usize> = BTreeMap::new();
    for _ in 0..25 {
        let two = two_ways(&mut random);
        for position in on_the_way(&two.puzzle) {
            for technique in uniqueness_techniques() {
                let found = position.all(technique);
                assert!(found.is_empty(), "{found:?} with two solutions: {:?}", two.puzzle);
                let mut misled = position.copy();
                misled.assume_unique(true);
                for step in misled.all(technique) {
                    assert_eq!(position.judge().check(&step), Err(Flaw::NotUnique), "{step:?}");
                    let [one, other] = &two.solutions;
                    let both = agrees(&step, one) && agrees(&step, other);
                    *wrong.entry(technique).or_default() += usize::from(!both);
                    if technique == Technique::UniqueRectangle1 && rests_on(&step, two.rectangle) {
                        assert!(!agrees(&step, one) && !agrees(&step, other), "{step:?}");
                    }
                }
            }
        }
    }
    println!("wrong steps: {wrong:#?}");
    for technique in [
        Technique::UniqueRectangle1,
        Technique::UniqueRectangle3,
        Technique::UniqueRectangle4,
        Technique::UniqueRectangle6,
        Technique::HiddenRectangle,
    ] {
        let wrong = wrong.get(&technique).copied().unwrap_or(0);
        assert!(wrong > 0, "{technique:?} was never led astray");
    }
}

/// An empty board except for the candidates of some cells: row, column, digits.
fn with_candidates(cells: &[(usize, usize, &[usize])]) -> Puzzle {
    let mut puzzle = Puzzle::empty(Shape::square(9).expect("a usual side"));
    for &(row, column, digits) in cells {
        let digits = digits.iter().map(|&digit| Digit::from_number(digit)).collect();
        puzzle.set(Cell::at(row - 1, column - 1, 9), Entry::Candidates(digits));
    }
    puzzle
}

#[test]
fn guardians_form_a_naked_set_with_no_more_cells_than_needed() {
    // One of r2c1 and r2c4 is 3, so together with r2c7 they are a naked pair of row 2, and likewise
    // with r2c8. Both of these are a pair without the rectangle.
    let puzzle = with_candidates(&[
        (1, 1, &[1, 2]),
        (1, 4, &[1, 2]),
        (2, 1, &[1, 2, 3]),
        (2, 4, &[1, 2, 3]),
        (2, 7, &[3, 5]),
        (2, 8, &[3, 5]),
    ]);
    let mut position = position(&puzzle).expect("9x9 fits");
    position.assume_unique(true);
    let steps = position.all(Technique::UniqueRectangle3);
    for step in &steps {
        let Argument::Pattern(pattern) = &step.argument else { panic!("{step:?}") };
        let joining = pattern.pieces.iter().find(|piece| piece.part == Part::SetA);
        let joining = joining.expect("type 3 has a naked set");
        assert_eq!(joining.digits.len(), joining.cells.len() + 1, "{step:?}");
    }
    assert!(steps.len() >= 2, "{steps:?}");
}

#[test]
fn an_avoidable_rectangle_has_two_or_three_placed_digits() {
    let digits: &[(usize, usize, &[usize])] = &[(1, 4, &[2, 3]), (2, 1, &[2, 3]), (2, 4, &[1, 3])];
    for two in [false, true] {
        let mut puzzle = with_candidates(digits);
        let one = Entry::Placed(Digit::from_number(1));
        puzzle.set(Cell::at(0, 0, 9), one);
        if two {
            puzzle.set(Cell::at(1, 3, 9), one);
        }
        let mut position = position(&puzzle).expect("9x9 fits");
        position.assume_unique(true);
        let steps = position.all(Technique::AvoidableRectangle2);
        // With 2 as the other digit, and with 3.
        assert_eq!(steps.len(), if two { 2 } else { 0 }, "{steps:?}");
    }
}

#[test]
fn three_cells_of_a_row_are_not_in_a_unique_loop() {
    // Each column and each box has two of the cells, but the rows have three.
    let puzzle = with_candidates(&[
        (1, 1, &[1, 2, 3]),
        (2, 1, &[1, 2]),
        (2, 4, &[1, 2, 3]),
        (1, 4, &[1, 2]),
        (1, 7, &[1, 2]),
        (2, 7, &[1, 2]),
    ]);
    let mut position = position(&puzzle).expect("9x9 fits");
    position.assume_unique(true);
    assert_eq!(position.all(Technique::UniqueLoop2), []);
}

#[test]
fn six_cells_of_a_box_are_not_in_a_unique_matrix() {
    // Four digits cannot fill six cells of a box: no second solution is needed to say so.
    let narrow: &[usize] = &[1, 2, 3, 4];
    let wide: &[usize] = &[1, 2, 3, 4, 5];
    for (column, found) in [(2, false), (7, true)] {
        let mut cells = Vec::new();
        for row in 1..=3 {
            cells.extend([(row, 1, narrow), (row, 4, narrow)]);
            cells.push((row, column, if row == 3 { wide } else { narrow }));
        }
        let mut position = position(&with_candidates(&cells)).expect("9x9 fits");
        position.assume_unique(true);
        assert_eq!(!position.all(Technique::UniqueMatrix).is_empty(), found, "column {column}");
    }
}

/// The judge's verdict on a conclusion drawn from these cells holding more than these digits.
fn judged(
    puzzle: &Puzzle,
    pattern: &[(usize, usize, &[usize])],
    gone: (usize, usize, usize),
) -> Result<(), Flaw> {
    let cell = |row: usize, column: usize| Cell::at(row - 1, column - 1, 9);
    let own = |&(row, column, digits): &(usize, usize, &[usize])| {
        (cell(row, column), digits.iter().map(|&digit| Digit::from_number(digit)).collect())
    };
    let premises = [Premise::Deadly(pattern.iter().map(own).collect())];
    let gone = Candidate::new(cell(gone.0, gone.1), Digit::from_number(gone.2));
    let judge = Judge::new(puzzle).assuming_unique(true);
    judge.check_premises(&premises, &[Conclusion::Eliminate(gone)])
}

#[test]
fn the_judge_refuses_patterns_that_are_not_deadly() {
    let ab: &[usize] = &[1, 2];
    let abc: &[usize] = &[1, 2, 3];
    let rectangle = [(1, 1, ab), (1, 2, ab), (4, 1, ab), (4, 2, ab)];
    let board = |of: &[(usize, usize, &[usize])]| {
        let mut cells = of.to_vec();
        cells.last_mut().expect("some cells").2 = abc;
        with_candidates(&cells)
    };
    assert_eq!(judged(&board(&rectangle), &rectangle, (4, 2, 1)), Ok(()));
    for none in [
        // In four boxes; with a cell alone in its row and in its column; three cells; no cell twice.
        vec![(1, 1, ab), (1, 4, ab), (4, 1, ab), (4, 4, ab)],
        vec![(1, 1, ab), (1, 2, ab), (4, 1, ab), (5, 2, ab)],
        vec![(1, 1, ab), (1, 2, ab), (4, 2, ab)],
        vec![(1, 1, ab), (1, 2, ab), (4, 1, ab), (4, 1, ab), (4, 2, ab)],
        // Two digits that some cells cannot exchange; a pair on its own; a single cell.
        vec![(1, 1, ab), (1, 2, ab), (4, 1, &[1, 3]), (4, 2, ab)],
        vec![(1, 1, ab), (1, 2, ab)],
        vec![(4, 2, ab)],
    ] {
        let (row, column, _) = *none.last().expect("some cells");
        let ruling = judged(&board(&none), &none, (row, column, 1));
        assert_eq!(ruling, Err(Flaw::NotDeadly), "{none:?}");
    }
    // From no cell at all everything would follow.
    assert_eq!(judged(&board(&rectangle), &[], (4, 2, 1)), Err(Flaw::NotDeadly));
}

#[test]
fn the_judge_refuses_deadly_patterns_with_a_given() {
    let ab: &[usize] = &[1, 2];
    let rectangle = [(1, 1, ab), (1, 2, ab), (4, 1, ab), (4, 2, ab)];
    let digits = [((1, 1), 1), ((1, 2), 2), ((4, 1), 2)];
    for given in 0_usize..8 {
        let mut puzzle = with_candidates(&[(4, 2, &[1, 3])]);
        for (at, ((row, column), number)) in digits.into_iter().enumerate() {
            let digit = Digit::from_number(number);
            let is_given = given >> at & 1 == 1;
            let entry = if is_given { Entry::Given(digit) } else { Entry::Placed(digit) };
            puzzle.set(Cell::at(row - 1, column - 1, 9), entry);
        }
        let expected = if given == 0 { Ok(()) } else { Err(Flaw::NotDeadly) };
        assert_eq!(judged(&puzzle, &rectangle, (4, 2, 1)), expected, "{given:03b}");
    }
}

#[test]
fn the_judge_refuses_deadly_patterns_that_a_placed_digit_has_broken() {
    // With 1 or 2 in r1c1, one of 1 and 2 would be false in r4c2. With 3 nothing follows.
    let ab: &[usize] = &[1, 2];
    let rectangle = [(1, 1, ab), (1, 2, ab), (4, 1, ab), (4, 2, ab)];
    let cells: [(usize, usize, &[usize]); 3] = [(1, 2, ab), (4, 1, ab), (4, 2, &[1, 2, 4])];
    for (placed, gone, expected) in
        [(1, 1, Ok(())), (2, 2, Ok(())), (3, 1, Err(Flaw::Settled)), (3, 2, Err(Flaw::Settled))]
    {
        let mut puzzle = with_candidates(&cells);
        puzzle.set(Cell::new(0), Entry::Placed(Digit::from_number(placed)));
        assert_eq!(judged(&puzzle, &rectangle, (4, 2, gone)), expected, "{placed}");
    }
}

#[test]
fn a_solution_with_a_deadly_pattern_is_never_the_only_one() {
    let mut random = Random::new(31);
    let usual = Shape::square(4).expect("a usual side");
    let diagonal = usual.clone().with(Extra::Diagonals).expect("as many cells as digits");
    for shape in [usual, diagonal] {
        let board = Puzzle::empty(shape.clone());
        let solutions = naive_solutions(&board, usize::MAX);
        let judge = Judge::new(&board).assuming_unique(true);
        let anything = [Conclusion::Eliminate(Candidate::new(Cell::new(0), Digit::new(0)))];
        let mut deadly = 0;
        for _ in 0..2_000 {
            let pattern = random_pattern(&shape, &mut random);
            let premises = [Premise::Deadly(pattern.clone())];
            if judge.check_premises(&premises, &anything) == Err(Flaw::NotDeadly) {
                continue;
            }
            let fits = |solution: &&Vec<Digit>| {
                pattern.iter().all(|(cell, digits)| digits.contains(solution[cell.index()]))
            };
            let outside = |cell: &Cell| pattern.iter().all(|(of, _)| of != cell);
            for one in solutions.iter().filter(fits) {
                let same = |other: &Vec<Digit>| {
                    let equal = |cell: Cell| one[cell.index()] == other[cell.index()];
                    one != other && shape.cells().filter(outside).all(equal)
                };
                assert!(solutions.iter().any(same), "{pattern:?} on {shape} in {one:?}");
            }
            deadly += usize::from(solutions.iter().any(|one| fits(&one)));
        }
        assert!(deadly >= 100, "only {deadly} on {shape}");
    }
}

/// Some cells, most of them with the same digits.
fn random_pattern(shape: &Shape, random: &mut Random) -> Vec<(Cell, DigitSet)> {
    let mut digits: Vec<Digit> = shape.digits().collect();
    random.shuffle(&mut digits);
    digits.truncate(2 + random.below(3));
    let mut cells: Vec<Cell> = shape.cells().collect();
    random.shuffle(&mut cells);
    cells.truncate(4 + random.below(cells.len() - 3));
    let mut own = |cell| {
        let missing = if random.below(8) == 0 { random.below(digits.len()) } else { digits.len() };
        let left = (0..digits.len()).filter(|&at| at != missing);
        (cell, left.map(|at| digits[at]).collect())
    };
    cells.into_iter().map(&mut own).collect()
}
