//! What the pages of fish do not show: positions without a solution.
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Argument, Conclusion, Technique, position};

/// A board on which some rows, and a region, have the 1 only in the first and the last column.
fn crowded(shape: &Shape, rows: &[usize], region: usize) -> Puzzle {
    let side = shape.side();
    let mut puzzle = Puzzle::empty(shape.clone());
    for cell in shape.cells() {
        let narrow =
            rows.contains(&(cell.row(side) + 1)) || shape.houses()[region].cells.contains(&cell);
        let mut digits = DigitSet::first(side);
        if narrow && ![0, side - 1].contains(&cell.column(side)) {
            digits.remove(Digit::from_number(1));
        }
        puzzle.set(cell, Entry::Candidates(digits));
    }
    puzzle
}

#[test]
fn a_fish_has_as_many_cover_houses_as_base_houses_on_every_board() {
    // Each region has one cell in each row and in each column, so fish with regions are found just
    // as those of lines are.
    let regions: Vec<u8> = (0..25).map(|at: u8| (at + 2 * (at / 5)) % 5).collect();
    let scattered = Shape::jigsaw(&regions).expect("five regions of five cells");
    let nine = Shape::square(9).expect("a usual side");
    let techniques = [
        (Technique::XWing, 2),
        (Technique::Swordfish, 3),
        (Technique::FrankenXWing, 2),
        (Technique::FrankenSwordfish, 3),
        (Technique::MutantSwordfish, 3),
    ];
    for (shape, rows) in [(&nine, [1, 4, 5]), (&scattered, [1, 2, 4])] {
        let position = position(&crowded(shape, &rows, 3)).expect("a small board");
        for (technique, size) in techniques {
            for step in position.all(technique) {
                let Argument::Fish(fish) = &step.argument else { panic!("{step:?}") };
                assert_eq!([fish.base.len(), fish.cover.len()], [size, size], "{step:?}");
            }
        }
        assert!(!position.all(Technique::XWing).is_empty(), "every two of the rows");
    }
}

#[test]
fn a_fish_that_contains_a_smaller_one_is_found_if_it_removes_more() {
    let line = ":0000:x:+6+713+2..+8+9+8.9+76.1...5.+8+91.67+7.6.5...8.8.9.7.4+69...8.7..46+85+7..3+1..7.4.8...\
                +9...86+7+4:222 237 446 347 257 263 363 466 581 284 286 391:::";
    let puzzle = parse(line, &Options::default()).expect("a line of HoDoKu's library").puzzle;
    let shape = puzzle.shape().clone();
    let found: Vec<String> = position(&puzzle)
        .expect("9x9 fits")
        .all(Technique::FrankenSwordfish)
        .iter()
        .map(|step| {
            let removed = |conclusion: &Conclusion| {
                let candidate = conclusion.candidate();
                format!("{}<>{}", shape.cell_name(candidate.cell), candidate.digit.number())
            };
            step.conclusions.iter().map(removed).collect::<Vec<_>>().join(" ")
        })
        .collect();
    // Column 2 and boxes 5 and 6 in rows 4, 6 and 8: the boxes alone are in rows 4 and 6.
    // Rows 3, 5 and 9 in columns 1 and 3 and box 8.
    for expected in ["r8c1<>2 r8c8<>2 r8c9<>2", "r7c6<>2 r8c1<>2"] {
        assert!(found.iter().any(|removed| removed == expected), "{expected} is not in {found:?}");
    }
}
