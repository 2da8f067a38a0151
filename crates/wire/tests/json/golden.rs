//! One step of each shape of argument, kept in a file: a line with the position, then the step. A change
//! of the output shows at once. `UPDATE_EXPECT=1 cargo test -p whydoku-wire` writes the steps anew,
//! and searches for a step of each shape that has no file yet.
use whydoku_core::{Puzzle, Random, Shape};
use whydoku_logic::verify::Judge;
use whydoku_logic::{Search, Step, Technique, position};
use whydoku_testkit::random_puzzle;
use whydoku_wire::{PuzzleJson, StepJson, from_json, to_json, to_json_pretty};

/// A technique for each shape of argument.
const EXAMPLES: [Technique; 9] = [
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::XWing,
    Technique::XyWing,
    Technique::ForcingNetVerity,
    Technique::KrakenFish1,
];

/// How many random puzzles are searched for a step.
const PUZZLES: usize = 400;

fn path(technique: Technique) -> String {
    format!("{}/tests/golden/{}.txt", env!("CARGO_MANIFEST_DIR"), technique.info().id)
}

/// A step on the way through random puzzles, and where it was found.
fn find(technique: Technique) -> Option<(Puzzle, Step)> {
    let shape = Shape::square(9).expect("nine is a square");
    let mut random = Random::new(11);
    for _ in 0..PUZZLES {
        let mut position =
            position(&random_puzzle(&shape, &mut random, 0)).expect("the board is small");
        while let Some(step) = position.first(&Search::default_order()) {
            if let Some(found) = position.all(technique).into_iter().next() {
                return Some((position.to_puzzle(), found));
            }
            position.apply(&step);
        }
    }
    None
}

fn text(puzzle: &Puzzle, step: &Step) -> String {
    let step = StepJson::new(step, puzzle.shape());
    format!("{}\n{}\n", to_json(&PuzzleJson::new(puzzle)), to_json_pretty(&step))
}

#[test]
fn golden_steps_are_written_as_before_and_still_proved() {
    for technique in EXAMPLES {
        let path = path(technique);
        let before = std::fs::read_to_string(&path);
        let update = std::env::var_os("UPDATE_EXPECT").is_some();
        let Ok(before) = before else {
            assert!(update, "{path} is missing; UPDATE_EXPECT=1 looks for a step");
            let (puzzle, step) = find(technique).expect("no step found: write the file by hand");
            std::fs::write(&path, text(&puzzle, &step)).expect("the folder is there");
            continue;
        };
        let (puzzle, step) = before.split_once('\n').expect("a position, then a step");
        let puzzle = from_json::<PuzzleJson>(puzzle).unwrap().read().unwrap();
        let step = from_json::<StepJson>(step).unwrap().read(puzzle.shape()).unwrap();
        assert_eq!(step.technique, technique);
        assert_eq!(Judge::new(&puzzle).check(&step), Ok(()), "{path}");
        let after = text(&puzzle, &step);
        if update {
            std::fs::write(&path, after).expect("the folder is there");
        } else {
            assert!(before == after, "UPDATE_EXPECT=1 would write {path} as\n{after}");
        }
    }
}
