//! The ER within a range is that of the rating, or none where that lies outside.
//! `WHYDOKU_WITHIN=100000 cargo test --release -p whydoku-rate --test all se_within::` tries more puzzles.
use whydoku_core::{Random, Shape};
use whydoku_rate::se::{Options, Rater, Table};
use whydoku_testkit::{random_puzzle, two_ways};

const RANGES: [(u16, u16); 9] =
    [(0, 20), (21, 34), (35, 64), (65, 70), (71, 74), (75, 82), (83, 85), (86, 90), (91, 199)];

#[test]
fn the_er_within_a_range_is_that_of_the_rating() {
    let asked = std::env::var("WHYDOKU_WITHIN").ok().and_then(|text| text.parse().ok());
    let (mut random, shape) = (Random::new(23), Shape::square(9).unwrap());
    let mut rater = Rater::new(Options::default());
    let mut found = [0; RANGES.len()];
    for _ in 0..asked.unwrap_or(60) {
        let puzzle = random_puzzle(&shape, &mut random, 0);
        let rating = rater.rate(&puzzle).unwrap();
        for ((from, to), found) in RANGES.into_iter().zip(&mut found) {
            let expected = Some(rating.er).filter(|er| (from..=to).contains(er));
            assert_eq!(rater.er_within(&puzzle, from..=to).unwrap(), expected, "{puzzle:?}");
            *found += usize::from(expected.is_some());
        }
    }
    assert!(found[..6].iter().filter(|&&found| found > 0).count() > 3, "{found:?}");
}

#[test]
fn other_techniques_and_puzzles_without_a_rating_keep_to_the_range_too() {
    let options = Options { table: Table::Sukaku, ..Options::default() };
    let (mut random, shape) = (Random::new(24), Shape::square(9).unwrap());
    let mut rater = Rater::new(options);
    for _ in 0..20 {
        let puzzle = random_puzzle(&shape, &mut random, 0);
        let rating = rater.rate(&puzzle).unwrap();
        for (from, to) in RANGES {
            let expected = Some(rating.er).filter(|er| (from..=to).contains(er));
            assert_eq!(rater.er_within(&puzzle, from..=to).unwrap(), expected, "{puzzle:?}");
        }
    }
    let puzzle = two_ways(&mut random).puzzle;
    for (from, to) in RANGES.into_iter().chain([(0, u16::MAX)]) {
        assert_eq!(Rater::new(Options::default()).er_within(&puzzle, from..=to).unwrap(), None);
    }
}
