//! Siamese fish: each of the two must remove something that the other does not.
use std::collections::BTreeSet;
use whydoku_core::{Entry, House, Puzzle, Random, Shape};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Argument, Conclusion, Position, Search, Step, Technique, position};
use whydoku_testkit::{page_example, random_puzzle};

/// Siamese fish and the two kinds that they may be made of.
const TWINS: [(Technique, [Technique; 2]); 3] = [
    (Technique::SiameseFinnedXWing, [Technique::FinnedXWing, Technique::SashimiXWing]),
    (Technique::SiameseFinnedSwordfish, [Technique::FinnedSwordfish, Technique::SashimiSwordfish]),
    (
        Technique::SiameseFinnedFrankenXWing,
        [Technique::FinnedFrankenXWing, Technique::FinnedFrankenXWing],
    ),
];

/// Base, cover and result.
type Known = (Vec<House>, Vec<House>, Vec<Conclusion>);

/// The fish of some kinds.
fn fish(position: &dyn Position, sorts: [Technique; 2]) -> BTreeSet<Known> {
    let known = |step: Step| match step.argument {
        Argument::Fish(fish) => (fish.base, fish.cover, step.conclusions),
        other => panic!("{other:?} is not a fish"),
    };
    sorts.into_iter().flat_map(|sort| position.all(sort)).map(known).collect()
}

/// How many siamese fish a position has.
fn check(position: &dyn Position) -> usize {
    let mut count = 0;
    for (technique, sorts) in TWINS {
        let steps = position.all(technique);
        let alone = if steps.is_empty() { BTreeSet::new() } else { fish(position, sorts) };
        for step in &steps {
            let Argument::Pattern(pattern) = &step.argument else { panic!("{step:?}") };
            let [base, one, other] = [1, 2, 4].map(|at| &pattern.pieces[at].houses);
            for cover in [one, other] {
                let known = (base.clone(), cover.clone(), step.conclusions.clone());
                assert!(!alone.contains(&known), "one of the two does it all: {step:?}");
            }
        }
        count += steps.len();
    }
    count
}

/// The example of the page of a technique.
fn example(technique: Technique) -> Puzzle {
    let text = page_example(technique.info().page).expect("a page has an example");
    parse(text, &Options::default()).expect("a page can be read").puzzle
}

#[test]
fn neither_half_of_a_siamese_fish_suffices_alone() {
    let mut positions: Vec<_> =
        TWINS.iter().map(|(technique, _)| position(&example(*technique)).expect("9x9")).collect();
    let (nine, mut random) = (Shape::square(9).expect("a usual side"), Random::new(14));
    let easy: Vec<Search> = Search::default_order().into_iter().take(13).collect();
    for _ in 0..200 {
        let mut position = position(&random_puzzle(&nine, &mut random, 0)).expect("9x9");
        while let Some(step) = position.first(&easy) {
            position.apply(&step);
        }
        positions.push(position);
    }
    let found: usize = positions.iter().map(|position| check(&**position)).sum();
    assert!(found >= 40, "only {found}");
}

/// The 1 of rows 5 and 6 is in columns 4 and 7, that of row 1 in columns 4 to 6, that of rows 2 and 3
/// not in this column. Rows 1, 5 and 6 are a swordfish with the fin r1c6 and another one with r1c5:
/// both remove 1 from r23c4, and one of them also from the next column.
fn one_does_more(without: usize) -> Puzzle {
    let shape = Shape::square(9).expect("a usual side");
    let mut puzzle = Puzzle::empty(shape.clone());
    for cell in shape.cells() {
        let (row, column) = (cell.row(9) + 1, cell.column(9) + 1);
        let may_be = match row {
            1 => (4..=6).contains(&column),
            2 | 3 => column != without,
            5 | 6 => column == 4 || column == 7,
            _ => true,
        };
        let digits = shape.digits().filter(|digit| may_be || digit.index() > 0).collect();
        puzzle.set(cell, Entry::Candidates(digits));
    }
    puzzle
}

#[test]
fn a_fish_that_removes_all_that_another_does_needs_no_twin() {
    for without in [5, 6] {
        let position = position(&one_does_more(without)).expect("9x9 fits");
        let known = fish(&*position, TWINS[1].1);
        let base: Vec<House> = [9, 13, 14].map(House::new).to_vec();
        let sizes: BTreeSet<usize> =
            known.iter().filter(|of| of.0 == base).map(|of| of.2.len()).collect();
        assert!(sizes.contains(&2) && sizes.contains(&4), "{known:?}");
        check(&*position);
    }
}
