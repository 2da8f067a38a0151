//! Techniques that rest on the puzzle having one solution, on puzzles that have two: they must find
//! nothing unless told that there is one, and told so wrongly they go wrong, so the condition is no
//! mere caution.
use pencilmark_core::{Candidate, Cell, Digit, Puzzle, Random};
use pencilmark_logic::{
    Conclusion, Position, Premise, Search, Step, Technique, position, verify::Flaw,
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
