//! What the pages of exocets do not show: what makes a pattern an exocet, and of which kind.
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Argument, Conclusion, Part, Position, Step, Technique, position};
use whydoku_testkit::page_example;

fn at(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1, 9)
}

/// The position of the example on the page of a technique.
fn example(technique: Technique) -> Puzzle {
    let text = page_example(technique.info().page).expect("a page has an example");
    parse(text, &Options::default()).expect("a page can be read").puzzle
}

/// The cells of the bases and of the targets.
fn bases_and_targets(step: &Step) -> [Vec<Cell>; 2] {
    let Argument::Pattern(pattern) = &step.argument else { panic!("{step:?}") };
    let of = |parts: [Part; 2]| {
        let pieces = pattern.pieces.iter().filter(|piece| parts.contains(&piece.part));
        pieces.flat_map(|piece| piece.cells.clone()).collect()
    };
    [of([Part::Core, Part::Others]), of([Part::SetA, Part::SetB])]
}

/// The base r1c1 and r1c2 with 1, 2 and 3, and two targets. Columns 3, 4 and 7 have these digits in
/// the box of the base, in the targets, and in some rows below.
fn exocet(targets: [Cell; 2], below: &[usize]) -> Puzzle {
    let (shape, base) = (Shape::square(9).expect("a usual side"), DigitSet::first(3));
    let mut puzzle = Puzzle::empty(shape.clone());
    for cell in shape.cells() {
        let (row, column) = (cell.row(9) + 1, cell.column(9) + 1);
        let line = [3, 4, 7].contains(&column);
        let place = below.contains(&row) || column == 3 && row <= 3 || targets.contains(&cell);
        let digits = match cell {
            cell if [at(1, 1), at(1, 2)].contains(&cell) => base,
            _ if line && !place => DigitSet::first(9) - base,
            _ => DigitSet::first(9),
        };
        puzzle.set(cell, Entry::Candidates(digits));
    }
    puzzle
}

#[test]
fn two_cross_lines_are_not_enough_for_a_digit_in_three_lines() {
    for (below, found) in [(&[5, 8][..], true), (&[5, 6, 8], false)] {
        let puzzle = exocet([at(2, 4), at(3, 7)], below);
        let solved = solve(&puzzle, &Budget::unlimited());
        assert!(!matches!(solved, Verdict::None), "nothing would be wrong there");
        let position = position(&puzzle).expect("9x9 fits");
        let steps = position.all(Technique::JuniorExocet);
        let nine = Candidate::new(at(2, 4), Digit::from_number(9));
        let is_ours = |step: &&Step| step.conclusions.contains(&Conclusion::Eliminate(nine));
        let step = steps.iter().find(is_ours);
        assert_eq!(step.is_some(), found, "{below:?}: {steps:?}");
        if let Some(step) = step {
            assert_eq!(position.judge().check(step), Ok(()));
            assert_eq!(
                bases_and_targets(step),
                [vec![at(1, 1), at(1, 2)], vec![at(2, 4), at(3, 7)]]
            );
        }
    }
}

#[test]
fn a_cell_that_sees_the_base_is_not_a_target() {
    // Then no target can hold a digit of the base, so nothing is possible at all.
    for targets in [[at(1, 4), at(1, 7)], [at(2, 4), at(1, 7)], [at(1, 4), at(3, 7)]] {
        let position = position(&exocet(targets, &[5, 8])).expect("9x9 fits");
        assert_eq!(position.all(Technique::JuniorExocet), [], "{targets:?}");
    }
}

#[test]
fn a_senior_exocet_has_a_target_that_is_not_in_the_chute_of_its_base() {
    let mut found = 0;
    for technique in [Technique::JuniorExocet, Technique::SeniorExocet, Technique::DoubleExocet] {
        let position = position(&example(technique)).expect("9x9 fits");
        for senior in [false, true] {
            let named = if senior { Technique::SeniorExocet } else { Technique::JuniorExocet };
            for step in position.all(named) {
                let [base, targets] = bases_and_targets(&step);
                let chute = |of: fn(Cell) -> usize| {
                    let own = |cell: &Cell| of(*cell) / 3;
                    let line = base.iter().all(|cell| of(*cell) == of(base[0]));
                    line && targets.iter().all(|cell| own(cell) == own(&base[0]))
                };
                let near = chute(|cell| cell.row(9)) || chute(|cell| cell.column(9));
                assert_eq!(near, !senior, "{step:?}");
                found += 1;
            }
        }
    }
    assert!(found >= 2, "only {found}");
}

#[test]
fn the_bases_of_a_double_exocet_have_the_same_digits() {
    let known = position(&example(Technique::DoubleExocet)).expect("9x9 fits");
    let step = known.first(&[Technique::DoubleExocet.into()]).expect("a page has a step");
    let [base, _] = bases_and_targets(&step);
    let digits = |position: &dyn Position, cells: &[Cell]| {
        cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | position.digits(cell))
    };
    for half in [&base[..2], &base[2..]] {
        for digit in digits(&*known, half) {
            let mut position = known.copy();
            for &cell in half {
                position.eliminate(Candidate::new(cell, digit));
            }
            let found = position.all(Technique::DoubleExocet);
            for step in &found {
                let [base, _] = bases_and_targets(step);
                let [one, other] = [&base[..2], &base[2..]].map(|cells| digits(&*position, cells));
                assert_eq!(one, other, "{step:?}");
            }
        }
    }
}
