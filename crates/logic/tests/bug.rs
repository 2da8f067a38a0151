//! BUGs: each position is reported as the type that it is, and a board that contradicts itself has
//! none.
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Position, Technique, position};
use whydoku_testkit::page_example;

const TYPES: [Technique; 5] = [
    Technique::BugPlus1,
    Technique::BugType2,
    Technique::BugType3,
    Technique::BugType4,
    Technique::BugPlusN,
];

/// The position of the example on the page of a technique.
fn example(technique: Technique) -> Box<dyn Position> {
    let text = page_example(technique.info().page).expect("a page has an example");
    let puzzle = parse(text, &Options::default()).expect("a page can be read").puzzle;
    told_unique(&puzzle)
}

fn told_unique(puzzle: &Puzzle) -> Box<dyn Position> {
    let mut position = position(puzzle).expect("a small board");
    position.assume_unique(true);
    position
}

#[test]
fn a_bug_with_one_extra_cell_or_digit_is_of_no_other_type() {
    for own in [Technique::BugPlus1, Technique::BugType2] {
        let position = example(own);
        // The extra digit may also be part of a naked set, which is type 3.
        let others = TYPES.into_iter().filter(|&of| of != Technique::BugType3);
        let types: Vec<Technique> = others.filter(|&of| !position.all(of).is_empty()).collect();
        assert_eq!(types, [own]);
    }
}

/// A small board, most of it filled without regard to the rules, half of the time everything but a
/// rectangle, with one digit; two candidates in each other cell, three in one or two.
fn nearly_a_bug(random: &mut Random) -> Puzzle {
    let shape = Shape::square(4).expect("a usual side");
    let mut puzzle = Puzzle::empty(shape.clone());
    let in_rectangle = random.below(2) == 0;
    let open = if in_rectangle { 4 } else { 3 + random.below(6) };
    let mut cells: Vec<Cell> = shape.cells().collect();
    random.shuffle(&mut cells);
    if in_rectangle {
        cells.sort_by_key(|cell| cell.row(4) > 1 || cell.column(4) % 2 > 0);
    }
    for &cell in &cells[open..] {
        let digit = if in_rectangle { 0 } else { random.below(4) };
        puzzle.set(cell, Entry::Placed(Digit::new(digit)));
    }
    let crowded = 1 + random.below(2);
    for (at, &cell) in cells[..open].iter().enumerate() {
        let taken = |digit: Digit| {
            let peers = cells.iter().filter(|&&other| shape.are_peers(cell, other));
            peers.filter_map(|&other| puzzle.digit(other)).any(|placed| placed == digit)
        };
        let mut digits: Vec<Digit> = shape.digits().filter(|&digit| !taken(digit)).collect();
        random.shuffle(&mut digits);
        digits.truncate(if at < crowded { 3 } else { 2 });
        puzzle.set(cell, Entry::Candidates(digits.into_iter().collect::<DigitSet>()));
    }
    puzzle
}

#[test]
fn bugs_of_contradictory_boards_are_deadly_too() {
    let mut random = Random::new(21);
    let mut found = 0;
    for _ in 0..20_000 {
        let position = told_unique(&nearly_a_bug(&mut random));
        for technique in TYPES {
            for step in position.all(technique) {
                assert_eq!(position.judge().check(&step), Ok(()), "{step:?}");
                found += 1;
            }
        }
    }
    assert!(found > 100, "only {found} BUGs");
}
