//! On random puzzles of every shape: every step is proved, and the verdict is that of the exact
//! solver.
use whydoku_core::{Entry, Puzzle, Random, Shape, Stop};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::verify::Judge;
use whydoku_session::{Method, Outcome, Walk, why_none};
use whydoku_testkit::{holds, random_puzzle, small_shapes};

/// The usual number of rounds, times `WHYDOKU_LAW_SCALE`.
fn scaled(rounds: usize) -> usize {
    let scale = std::env::var("WHYDOKU_LAW_SCALE").ok().and_then(|text| text.parse().ok());
    let scale: f64 = scale.unwrap_or(1.0);
    #[expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "small and positive")]
    let rounds = (rounds as f64 * scale.max(0.0)).ceil() as usize;
    rounds
}

/// Walks to the end, judging every step, and compares the outcome with the exact solver.
fn judged(puzzle: &Puzzle, method: &Method) -> Outcome {
    let mut walk = Walk::new(puzzle, method.clone()).unwrap();
    loop {
        let mut now = walk.position().copy();
        let steps = walk.advance();
        if steps.is_empty() {
            break;
        }
        for step in steps {
            now.judge().check(&step).unwrap();
            now.apply(&step);
        }
    }
    let outcome = walk.outcome(&Budget::unlimited());
    let agrees = match (&outcome, solve(puzzle, &Budget::unlimited())) {
        (Outcome::NoSolution(_), Verdict::None) | (Outcome::Several(..), Verdict::Several(..)) => {
            true
        }
        (
            Outcome::Stuck(Some(a)) | Outcome::Exhausted(Some(a)) | Outcome::GaveUp(_, Some(a)),
            Verdict::Unique(b),
        ) => *a == b,
        (Outcome::Solved, Verdict::Unique(solution)) => {
            let cells = puzzle.shape().cells();
            cells.into_iter().all(|cell| walk.position().placed(cell) == Some(solution[cell]))
        }
        _ => false,
    };
    assert!(agrees, "{outcome:?} for {puzzle:?}");
    outcome
}

/// A unique puzzle, one with several solutions, and one that is mostly contradictory.
fn variants(shape: &Shape, random: &mut Random) -> [Puzzle; 3] {
    let unique = random_puzzle(shape, random, 2);
    let mut several = unique.clone();
    let mut wrong = unique.clone();
    let givens: Vec<_> =
        shape.cells().filter(|&c| matches!(unique.entry(c), Entry::Given(_))).collect();
    for _ in 0..3 {
        several.set(givens[random.below(givens.len())], Entry::Unknown);
    }
    let changed = givens[random.below(givens.len())];
    let digit = shape.digits().nth(random.below(shape.side())).unwrap();
    wrong.set(changed, Entry::Given(digit));
    [unique, several, wrong]
}

#[test]
fn verdicts_agree_with_the_exact_solver_on_every_shape() {
    let mut random = Random::new(2026);
    for shape in small_shapes() {
        for _ in 0..scaled(if shape.side() > 9 { 1 } else { 4 }) {
            for puzzle in variants(&shape, &mut random) {
                for method in [Method::usual(), Method::layout(), Method::levels()] {
                    holds(&puzzle, |puzzle| drop(judged(puzzle, &method)));
                }
            }
        }
    }
}

#[test]
fn the_lack_of_a_solution_is_explained_by_steps_to_a_contradiction() {
    let shape = Shape::square(9).unwrap();
    let mut random = Random::new(7);
    let mut told = 0;
    for _ in 0..scaled(12) {
        let [unique, _, wrong] = variants(&shape, &mut random);
        assert_eq!(why_none(&unique, Stop::NEVER).unwrap(), None);
        let Some(why) = why_none(&wrong, Stop::NEVER).unwrap() else { continue };
        let mut position = whydoku_logic::position(&wrong).unwrap();
        for step in &why.steps {
            Judge::new(&position.to_puzzle()).check(step).unwrap();
            position.apply(step);
        }
        assert_eq!(position.contradiction(), Some(why.contradiction));
        assert!(!why.words(&(&shape).into()).is_empty());
        told += 1;
    }
    assert!(told > 3, "most wrong digits show by logic");
}
