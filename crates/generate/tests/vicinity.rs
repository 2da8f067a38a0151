//! What is promised about puzzles near another.
use whydoku_core::{Shape, Stop};
use whydoku_exact::Classic;
use whydoku_generate::{Maker, Near, Request, TooMany};

const LINE: &str =
    ".3..8..6...1.6..7.............4..3.81..23.......6.....8243..9..3.7..41.....9.....";

fn plain() -> Request {
    Request::new(Shape::square(9).unwrap())
}

#[test]
fn the_vicinity_of_a_puzzle_is_complete_and_has_each_puzzle_once() {
    let line = LINE.as_bytes();
    let puzzle = Classic::from_line(line).unwrap().to_puzzle();
    let near = Near { puzzle: puzzle.clone(), minus: 1, plus: 1 };
    let maker = Maker::new(Request { near: Some(near), ..plain() }).unwrap();
    let made = maker.make(1, 0..maker.attempts(), Stop::NEVER);
    let mut lines: Vec<Classic> =
        made.iter().map(|made| Classic::from_puzzle(&made.puzzle.to_puzzle()).unwrap()).collect();
    let count = lines.len();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), count);
    assert!(count > 10);
    // One by one: each given removed, each digit in every other cell.
    let start = Classic::from_puzzle(&puzzle).unwrap();
    let mut expected = Vec::new();
    for gone in (0..81).filter(|&cell| start.numbers()[cell] > 0) {
        let mut numbers = *start.numbers();
        let was = core::mem::take(&mut numbers[gone]);
        for cell in (0..81).filter(|&cell| start.numbers()[cell] == 0 || cell == gone) {
            for number in (1..=9).filter(|&number| (cell, number) != (gone, was)) {
                let mut other = numbers;
                other[cell] = number;
                let other = Classic::from_numbers(other).unwrap();
                if other.count(2) == 1 {
                    expected.push(other);
                }
            }
        }
    }
    expected.sort_unstable();
    assert_eq!(lines, expected);
}
#[test]
fn puzzles_that_are_left_out_near_a_puzzle_are_reported() {
    let puzzle = Classic::from_line(LINE.as_bytes()).unwrap().to_puzzle();
    let near = |minus, plus| {
        let near = Near { puzzle: puzzle.clone(), minus, plus };
        Maker::new(Request { near: Some(near), ..plain() }).unwrap()
    };
    let mut told = Vec::new();
    let made = near(12, 6).make_and_tell(1, 5..6, Stop::NEVER, &mut |at, why| told.push((at, why)));
    assert_eq!((made, told), (Vec::new(), vec![(5, TooMany::Solutions)]));
    near(1, 1).make_and_tell(1, 0..9, Stop::NEVER, &mut |at, why| panic!("{at} {why}"));
}
#[test]
fn a_change_that_leaves_the_wrong_number_of_givens_is_refused() {
    let puzzle = Classic::from_line(LINE.as_bytes()).unwrap().to_puzzle();
    let refused = |minus, plus, clues| {
        let near = Near { puzzle: puzzle.clone(), minus, plus };
        Maker::new(Request { near: Some(near), clues, ..plain() }).unwrap_err().to_string()
    };
    let clues = refused(2, 2, Some(30..=32));
    assert_eq!(clues, "-2+2 of this puzzle leaves 23 givens, not the number requested");
    let few = refused(7, 0, None);
    assert_eq!(few, "-7+0 of this puzzle leaves 16 givens; no 9x9 Sudoku has fewer than 17");
}
