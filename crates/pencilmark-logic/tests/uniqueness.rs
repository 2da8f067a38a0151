//! Techniques that rest on the puzzle having one solution, on puzzles that have two: they must find
//! nothing unless told that there is one, and told so wrongly they go wrong, so the condition is no
//! mere caution.
use pencilmark_core::{Candidate, Cell, Digit, Entry, Puzzle, Random, Shape};
use pencilmark_exact::{Budget, count};
use pencilmark_logic::{
    Conclusion, Position, Premise, Search, Step, Technique, position, verify::Flaw,
};
use pencilmark_testkit::{filled, random_solution};
use std::collections::{BTreeMap, BTreeSet};

/// A puzzle with exactly two solutions, which differ in a rectangle alone.
struct TwoWays {
    puzzle: Puzzle,
    rectangle: [Cell; 4],
    solutions: [Vec<Digit>; 2],
}

/// Takes digits from a filled board, first those of a rectangle that can be exchanged, as long as
/// there are just the two solutions.
fn two_ways(random: &mut Random) -> TwoWays {
    let shape = Shape::square(9).expect("9 is a square");
    loop {
        let solution = random_solution(&shape, random);
        let mut cells: Vec<Cell> = shape.cells().collect();
        random.shuffle(&mut cells);
        let Some(rectangle) = exchangeable(&shape, &solution, &cells) else { continue };
        let mut exchanged = solution.clone();
        let [a, b, c, d] = rectangle.map(Cell::index);
        exchanged.swap(a, b);
        exchanged.swap(c, d);
        let mut puzzle = filled(&shape, &solution);
        for cell in rectangle {
            puzzle.set(cell, Entry::Unknown);
        }
        for &cell in &cells {
            let before = puzzle.entry(cell);
            puzzle.set(cell, Entry::Unknown);
            if count(&puzzle, 3, &Budget::unlimited()).found != 2 {
                puzzle.set(cell, before);
            }
        }
        return TwoWays { puzzle, rectangle, solutions: [solution, exchanged] };
    }
}

/// Four corners, first those of one row, then those of the other, that hold two digits and lie in
/// two boxes.
fn exchangeable(shape: &Shape, solution: &[Digit], cells: &[Cell]) -> Option<[Cell; 4]> {
    let digit = |cell: Cell| solution[cell.index()];
    let boxes = |cells: [Cell; 4]| -> BTreeSet<_> {
        cells.into_iter().map(|cell| shape.houses_of(cell)[0]).collect()
    };
    cells.iter().find_map(|&a| {
        cells.iter().find_map(|&d| {
            let (b, c) = (Cell::at(a.row(9), d.column(9), 9), Cell::at(d.row(9), a.column(9), 9));
            let corners = [a, b, c, d];
            let apart = a.row(9) != d.row(9) && a.column(9) != d.column(9);
            let same = digit(a) == digit(d) && digit(b) == digit(c);
            (apart && same && boxes(corners).len() == 2).then_some(corners)
        })
    })
}

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
