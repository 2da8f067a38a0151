//! Another solution than the known one: every backend against counting.
use whydoku_core::{Random, Shape};
use whydoku_exact::{Answer, Backend, Batch, Classic, Known, other_solutions_on};
use whydoku_testkit::random_puzzle;

#[test]
fn another_solution_is_found_exactly_when_there_is_one() {
    let shape = Shape::square(9).unwrap();
    let mut random = Random::new(11);
    let (mut puzzles, mut known) = (Vec::new(), Vec::new());
    for _ in 0..30 {
        let puzzle = Classic::from_puzzle(&random_puzzle(&shape, &mut random, 3)).unwrap();
        let Answer::Unique(solution) = Batch::new().answers(&[puzzle]).unwrap()[0] else {
            panic!("a puzzle with one solution");
        };
        for cell in (0..81).filter(|&cell| puzzle.numbers()[cell] > 0) {
            let mut fewer = *puzzle.numbers();
            fewer[cell] = 0;
            puzzles.push(Classic::from_numbers(fewer).unwrap());
            let differs_in = (random.below(2) == 0).then_some(cell as u8);
            known.push(Known { solution, differs_in });
        }
    }
    let counts = Batch::new().counts(&puzzles, 2).unwrap();
    assert!(counts.contains(&1) && counts.contains(&2));
    for &backend in Backend::available() {
        let differences = other_solutions_on(backend, &puzzles, &known);
        for (at, differences) in differences.into_iter().enumerate() {
            assert_eq!(differences != 0, counts[at] == 2, "{backend:?} {:?}", puzzles[at]);
            for (cell, &number) in puzzles[at].numbers().iter().enumerate() {
                assert!(number == 0 || differences >> cell & 1 == 0, "givens do not differ");
            }
            if let Some(cell) = known[at].differs_in.filter(|_| differences != 0) {
                assert_eq!(differences >> cell & 1, 1, "it differs where it was asked to");
            }
        }
    }
}
