//! Our own rating does not depend on how a puzzle is turned, reflected or relabelled.
use whydoku_core::{Random, Shape, Symmetry};
use whydoku_rate::whydoku::rate;
use whydoku_testkit::random_puzzle;

#[test]
fn a_permuted_puzzle_has_the_same_rating() {
    let shape = Shape::square(9).expect("a shape");
    let mut random = Random::new(5);
    for extra in [0, 0, 0, 1, 2, 4] {
        let puzzle = random_puzzle(&shape, &mut random, extra);
        let (rating, passes) = rate(&puzzle, true).expect("a small board");
        assert_eq!(u32::try_from(passes.len()), Ok(rating.passes));
        for _ in 0..3 {
            let image = Symmetry::random(&shape, &mut random).puzzle(&puzzle);
            let (other, _) = rate(&image, true).expect("a small board");
            assert_eq!(other, rating, "{puzzle:?}");
        }
    }
}

#[test]
fn other_boards_are_rated_too() {
    let shape = Shape::boxes(2, 3).expect("a shape");
    let puzzle = random_puzzle(&shape, &mut Random::new(1), 0);
    let (rating, _) = rate(&puzzle, true).expect("a small board");
    assert!(rating.is_solved && rating.score > 0, "{rating:?}");
}
