//! Techniques that rest on the puzzle having one solution, on puzzles that have two: they must find
//! nothing unless told that there is one, and told so wrongly they go wrong, so the condition is no
//! mere caution.
use pencilmark_core::{Candidate, Cell, Digit, Entry, Puzzle, Random, Shape};
use pencilmark_logic::{
    Argument, Conclusion, Part, Position, Premise, Search, Step, Technique, position, verify::Flaw,
};
use pencilmark_testkit::two_ways;
use std::collections::{BTreeMap, BTreeSet};

fn uniqueness_techniques() -> impl Iterator<Item = Technique> {
    Technique::ALL.iter().copied().filter(|technique| technique.info().needs_unique)
}

/// The positions on the way, as far as techniques lead that do not ask for one solution.
fn on_the_way(puzzle: &Puzzle) -> Vec<Box<dyn Position>> {
    let mut order = Search::usual();
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

/// An empty board but for the candidates of some cells: row, column, digits.
fn with_candidates(cells: &[(usize, usize, &[usize])]) -> Puzzle {
    let mut puzzle = Puzzle::empty(Shape::square(9).expect("a usual side"));
    for &(row, column, digits) in cells {
        let digits = digits.iter().map(|&digit| Digit::from_number(digit)).collect();
        puzzle.set(Cell::at(row - 1, column - 1, 9), Entry::Candidates(digits));
    }
    puzzle
}

#[test]
fn guardians_join_just_as_many_cells_as_they_need() {
    // One of r2c1 and r2c4 is 3, so with r2c7 they are a naked pair of row 2, and so with r2c8. Both
    // of these are one without the rectangle.
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
fn an_avoidable_rectangle_has_two_placed_digits_or_three() {
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
fn three_cells_of_a_row_are_in_no_loop() {
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
