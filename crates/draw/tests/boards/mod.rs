//! Boards to draw.
use whydoku_core::{Puzzle, Random, Shape};
use whydoku_logic::{Search, Step, Technique, position};
use whydoku_testkit::{puzzle, random_puzzle};

/// A puzzle of moderate difficulty.
pub(crate) fn nine() -> Puzzle {
    let shape = Shape::square(9).expect("nine is a square");
    puzzle(
        &shape,
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    )
}

/// The first position on the path through random puzzles at which singles and intersections find nothing and
/// this technique continues, and its step. No other technique takes part, so the pictures stay
/// the same when techniques are added.
pub(crate) fn steps_of(technique: Technique) -> (Puzzle, Step) {
    let shape = Shape::square(9).expect("nine is a square");
    let mut random = Random::new(4);
    let order = [
        Technique::FullHouse,
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::Pointing,
        Technique::Claiming,
        technique,
    ]
    .map(Search::from);
    loop {
        let mut position =
            position(&random_puzzle(&shape, &mut random, 0)).expect("the board is small");
        while let Some(step) = position.first(&order) {
            if step.technique == technique {
                return (position.to_puzzle(), step);
            }
            position.apply(&step);
        }
    }
}
