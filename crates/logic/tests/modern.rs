//! What the pages of the modern techniques do not show: real puzzles with a tridagon, boards on which
//! a pattern does not apply, premises that do not hold, large boards; pictures of chains.
use core::sync::atomic::{AtomicU32, Ordering};
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Candidate, Cell, Digit, Entry, Extra, Puzzle, Random, Shape, Stop, Symmetry};
use whydoku_formats::{Options, parse};
use whydoku_logic::{
    Argument, Conclusion, Position, Premise, Search, Step, Technique, Turn, position,
    render::{Role, view},
    verify::{Flaw, Judge},
};
use whydoku_testkit::{page_example, puzzle, random_puzzle};

fn nine() -> Shape {
    Shape::square(9).expect("a usual side")
}

/// The position of the example on the page of a technique.
fn example(technique: Technique) -> Puzzle {
    let text = page_example(technique.info().page).expect("a page has an example");
    parse(text, &Options::default()).expect("a page can be read").puzzle
}

/// Singles and pairs, until nothing more follows.
fn simplified(puzzle: &Puzzle) -> Box<dyn Position> {
    let easy = ["hidden-single", "naked-single", "pointing", "claiming", "naked-pair"];
    let easy: Vec<Search> = easy.iter().map(|id| id.parse().expect("an id")).collect();
    let mut position = position(puzzle).expect("a small board");
    while let Some(step) = position.first(&easy) {
        position.apply(&step);
    }
    position
}

#[test]
fn a_tridagon_is_found_in_real_puzzles_however_they_are_turned() {
    // "Loki" by mith: a single guardian, 1 in r8c8.
    let loki = puzzle(
        &nine(),
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
    );
    let mut random = Random::new(5);
    for turn in 0..12 {
        let map = Symmetry::random(&nine(), &mut random);
        let image = if turn == 0 { loki.clone() } else { map.puzzle(&loki) };
        let position = simplified(&image);
        let found = position.all(Technique::Tridagon);
        assert!(!found.is_empty(), "turn {turn}");
        let judge = position.judge();
        for step in &found {
            assert_eq!(judge.check(step), Ok(()), "{step:?}");
            assert!(step.premises().len() == 12, "the twelve cells and nothing else");
        }
        if turn == 0 {
            let three = Candidate::new(Cell::at(7, 7, 9), Digit::from_number(3));
            assert!(found.iter().any(|s| s.conclusions.contains(&Conclusion::Eliminate(three))));
        }
    }
}

#[test]
fn diagonals_spoil_deadly_patterns() {
    let with_diagonals = nine().with(Extra::Diagonals).unwrap();
    for technique in [Technique::BorescoperDeadlyPattern, Technique::UniqueMatrix] {
        let flat = example(technique);
        let other = Puzzle::new(with_diagonals.clone(), flat.entries().to_vec()).unwrap();
        for (board, found) in [(&flat, true), (&other, false)] {
            let mut position = position(board).unwrap();
            position.assume_unique(true);
            assert_eq!(!position.all(technique).is_empty(), found, "{technique:?}");
        }
    }
}

#[test]
fn a_symmetry_needs_symmetric_givens_and_one_solution() {
    let example = example(Technique::SymmetricalPlacement);
    let mut position = position(&example).unwrap();
    assert!(position.all(Technique::SymmetricalPlacement).is_empty(), "perhaps several solutions");
    position.assume_unique(true);
    let step = position.first(&[Technique::SymmetricalPlacement.into()]).unwrap();
    let conclusions = &step.conclusions;
    assert_eq!(position.judge().check(&step), Ok(()));
    let doubtful = position.judge().assuming_unique(false);
    assert_eq!(doubtful.check(&step), Err(Flaw::NotUnique));
    let turned = |turn| {
        let cells = conclusions.iter().map(|one| Premise::Symmetry(one.candidate().cell, turn));
        position.judge().check_premises(&cells.collect::<Vec<_>>(), conclusions)
    };
    assert_eq!(turned(Turn::Half), Ok(()));
    for turn in [Turn::Quarter, Turn::Diagonal, Turn::AntiDiagonal] {
        assert_eq!(turned(turn), Err(Flaw::NotSymmetric), "{turn:?}");
    }
    // Without the premises of symmetry nothing follows.
    let cells = conclusions.iter().map(|one| Premise::Cell(one.candidate().cell));
    let plain = position.judge().check_premises(&cells.collect::<Vec<_>>(), conclusions);
    assert!(matches!(plain, Err(Flaw::Unfounded(_))), "{plain:?}");
}

/// A puzzle that looks the same after a quarter turn.
fn quarter() -> Box<dyn Position> {
    let givens =
        "3.7.564.1...8.....8....9..59.1.7..4.7..4.5..8.5..8.6.34..3....7.....7...6.514.8.9";
    let mut position = position(&puzzle(&nine(), givens)).expect("9x9 fits");
    position.assume_unique(true);
    position
}

/// The step of such a puzzle, and what it says about the digits.
fn quarter_turned(position: &dyn Position) -> (Step, BTreeMap<Digit, Digit>) {
    let mut found = position.all(Technique::SymmetricalPlacement).into_iter();
    let of_quarter = |step: Step| match &step.argument {
        Argument::Symmetry(of) if of.turn == Turn::Quarter => {
            let digits = of.digits.iter().copied().collect();
            Some((step, digits))
        }
        _ => None,
    };
    found.find_map(of_quarter).expect("it looks the same after a quarter")
}

#[test]
fn a_quarter_turn_decides_cells_that_map_to_each_other() {
    let mut position = quarter();
    let (step, _) = quarter_turned(&*position);
    assert_eq!(position.judge().check(&step), Ok(()));
    // Only 2 becomes itself, so it is in the middle.
    let middle = Cell::at(4, 4, 9);
    position.apply(&step);
    assert_eq!(
        position.digits(middle).iter().map(|digit| digit.index() + 1).collect::<Vec<_>>(),
        [2]
    );
}

#[test]
fn a_candidate_is_eliminated_with_its_image_and_its_preimage() {
    let mut start = quarter();
    let (step, becomes) = quarter_turned(&*start);
    start.apply(&step);
    let cell = Cell::at(0, 1, 9);
    for digit in start.digits(cell) {
        let mut position = start.copy();
        position.eliminate(Candidate::new(cell, digit));
        let (step, _) = quarter_turned(&*position);
        let came = becomes.iter().find(|(_, to)| **to == digit).expect("each is reached").0;
        let both = [
            Candidate::new(Turn::Quarter.cell(cell, 9), becomes[&digit]),
            Candidate::new(Turn::Quarter.origin(cell, 9), *came),
        ];
        assert_eq!(step.conclusions.len(), 2, "{step:?}");
        for gone in both {
            assert!(step.conclusions.contains(&Conclusion::Eliminate(gone)), "{step:?}");
        }
        assert_eq!(position.judge().check(&step), Ok(()));
    }
}

#[test]
fn a_placed_digit_does_not_count_as_a_symmetric_given() {
    let example = example(Technique::SymmetricalPlacement);
    for cell in example.shape().cells() {
        let Entry::Given(digit) = example.entry(cell) else { continue };
        let mut puzzle = example.clone();
        puzzle.set(cell, Entry::Placed(digit));
        let mut position = position(&puzzle).unwrap();
        position.assume_unique(true);
        assert_eq!(position.all(Technique::SymmetricalPlacement), [], "{cell:?}");
    }
}

#[test]
fn a_given_that_maps_inconsistently_spoils_a_symmetry() {
    let example = example(Technique::SymmetricalPlacement);
    let shape = example.shape();
    let mut tried = 0;
    for cell in shape.cells().filter(|&cell| matches!(example.entry(cell), Entry::Given(_))) {
        for digit in shape.digits().filter(|&digit| example.entry(cell) != Entry::Given(digit)) {
            let mut puzzle = example.clone();
            puzzle.set(cell, Entry::Given(digit));
            if puzzle.clashes().is_empty() {
                let mut position = position(&puzzle).unwrap();
                position.assume_unique(true);
                assert_eq!(position.all(Technique::SymmetricalPlacement), [], "{cell:?} {digit}");
                tried += 1;
            }
        }
    }
    assert!(tried > 30, "only {tried}");
}

#[test]
fn the_largest_fish_and_krakens_end_on_large_boards() {
    let shape = Shape::boxes(3, 4).unwrap();
    let start = random_puzzle(&shape, &mut Random::new(3), 0);
    let position = position(&start).unwrap();
    let largest = [
        Technique::Leviathan,
        Technique::FinnedMutantSquirmbag,
        Technique::FinnedFrankenSquirmbag,
        Technique::KrakenFish1,
    ];
    for technique in largest {
        for step in position.all(technique) {
            assert_eq!(position.judge().check(&step), Ok(()), "{step:?}");
        }
    }
}

#[test]
fn a_search_for_fish_stops_when_told_to() {
    let shape = Shape::boxes(4, 4).unwrap();
    let position = position(&random_puzzle(&shape, &mut Random::new(4), 0)).unwrap();
    for technique in [Technique::FinnedMutantWhale, Technique::FrankenLeviathan] {
        let asked = AtomicU32::new(0);
        let spent = || asked.fetch_add(1, Ordering::Relaxed) >= 20;
        let order = [Search::from(technique)];
        let _ = position.all_steps(&order, Stop::when(&spent));
        let asked = asked.into_inner();
        assert!((21..40).contains(&asked), "{technique:?} asked {asked} times");
    }
}

/// A board without digits on which some digits leave the boxes of r1c1 and of r4c4 only by r1c4 and
/// r4c1, along row and column of the corner.
fn fireworks(first: [usize; 2], second: [usize; 2]) -> Puzzle {
    let shape = nine();
    let leaves = |corner: usize, cell: Cell| {
        let along = |line: usize, other: usize| line == corner && other / 3 != corner / 3;
        let (row, column) = (cell.row(9), cell.column(9));
        let is_end = [(0, 3), (3, 0)].contains(&(row, column));
        !is_end && (along(row, column) || along(column, row))
    };
    let may_be = |cell: Cell, digit: Digit| {
        let sparks = |digits: [usize; 2]| digits.contains(&(digit.index() + 1));
        !(sparks(first) && leaves(0, cell) || sparks(second) && leaves(3, cell))
    };
    let entry = |cell: Cell| {
        Entry::Candidates(shape.digits().filter(|&digit| may_be(cell, digit)).collect())
    };
    Puzzle::new(shape.clone(), shape.cells().map(entry).collect()).expect("81 entries")
}

#[test]
fn a_digit_that_sparks_from_two_corners_counts_once() {
    for (second, found) in [([3, 4], true), ([2, 3], false)] {
        let position = position(&fireworks([1, 2], second)).unwrap();
        let steps = position.all(Technique::FireworksQuad);
        assert_eq!(!steps.is_empty(), found, "{second:?}: {steps:?}");
    }
}

#[test]
fn a_naked_pair_is_not_found_as_an_aligned_exclusion() {
    // r1c3 cannot be 1 or 2. The cell r2c1 sees all three, but is not needed for that.
    let mut board = Puzzle::empty(nine());
    let few: [(usize, usize, &[usize]); 4] =
        [(0, 0, &[1, 2]), (0, 1, &[1, 2]), (0, 2, &[1, 2, 3, 4]), (1, 0, &[3, 4])];
    for (row, column, digits) in few {
        let digits = digits.iter().map(|&digit| Digit::from_number(digit)).collect();
        board.set(Cell::at(row, column, 9), Entry::Candidates(digits));
    }
    let position = position(&board).unwrap();
    let first_three = [0, 1, 2].map(Cell::new);
    let found = position.all(Technique::AlignedTripleExclusion);
    assert!(!found.is_empty(), "a cell of the pair sees two cells of the row");
    for step in &found {
        let Argument::Pattern(pattern) = &step.argument else { panic!("{step:?}") };
        assert_ne!(pattern.pieces[0].cells, first_three, "{step:?}");
    }
}

#[test]
fn a_picture_of_a_chain_shows_the_cells_that_its_links_rest_on() {
    for (technique, sets) in [(Technique::RectangleAic, 1), (Technique::AlsAic, 2)] {
        let mut position = position(&example(technique)).expect("a small board");
        position.assume_unique(true);
        let step = position.first(&[technique.into()]).expect("a page has a step");
        let Argument::Chain(chain) = &step.argument else { panic!("{step:?} is not a chain") };
        let cells = |premise: &Premise| match premise {
            Premise::Deadly(pattern) => pattern.iter().map(|(cell, _)| *cell).collect(),
            Premise::Cell(cell) => vec![*cell],
            _ => Vec::new(),
        };
        let of_link = |premises: &Vec<Premise>| -> BTreeSet<Cell> {
            premises.iter().flat_map(cells).collect()
        };
        let grounds = chain.strong.iter().map(of_link).filter(|cells| cells.len() > 1);
        let expected: Vec<BTreeSet<Cell>> = grounds.collect();
        assert_eq!(expected.len(), sets);
        let shown = view(&step).cells;
        for (cells, role) in expected.iter().zip([Role::SetA, Role::SetB]) {
            let of = shown.iter().filter(|(_, shown)| *shown == role).map(|(cell, _)| *cell);
            assert_eq!(of.collect::<BTreeSet<_>>(), *cells, "{technique:?}");
        }
    }
}

#[test]
fn a_large_locked_set_in_many_houses_is_proved() {
    // 25 cells of five rows and five columns. Each row has two digits of its own, and each column has
    // three. One of them outside would leave 24, but every house has more than enough on its own.
    // There are too many cases to try them all.
    let mut board = Puzzle::empty(Shape::square(25).expect("a usual side"));
    let lines = [0, 5, 10, 15, 20];
    let of_row = |at: usize| [2 * at, 2 * at + 1].map(Digit::new);
    let of_column = |at: usize| [3 * at + 10, 3 * at + 11, 3 * at + 12].map(Digit::new);
    let mut premises = Vec::new();
    for (row, &at_row) in lines.iter().enumerate() {
        for (column, &at_column) in lines.iter().enumerate() {
            let cell = Cell::at(at_row, at_column, 25);
            let digits = of_row(row).into_iter().chain(of_column(column)).collect();
            board.set(cell, Entry::Candidates(digits));
            premises.push(Premise::Cell(cell));
        }
    }
    let judge = Judge::new(&board);
    let gone = |cell, digit| [Conclusion::Eliminate(Candidate::new(cell, digit))];
    let beside = Cell::at(0, 1, 25);
    for digit in of_row(0) {
        assert_eq!(judge.check_premises(&premises, &gone(beside, digit)), Ok(()), "{digit}");
    }
    // A digit of another row is not used up here; and with one cell less there is room.
    let other = judge.check_premises(&premises, &gone(beside, of_row(1)[0]));
    assert!(matches!(other, Err(Flaw::Unfounded(_))), "{other:?}");
    let fewer = judge.check_premises(&premises[1..], &gone(beside, of_row(0)[0]));
    assert!(matches!(fewer, Err(Flaw::Unfounded(_))), "{fewer:?}");
}

#[test]
fn transposing_keeps_the_locked_sets_in_many_sectors() {
    let transpose = Symmetry::transpose(&nine());
    let example = example(Technique::MultiSectorLockedSet);
    let results = |puzzle: &Puzzle| -> BTreeSet<Vec<Conclusion>> {
        let steps = position(puzzle).expect("9x9").all(Technique::MultiSectorLockedSet);
        steps.into_iter().map(|step| step.conclusions).collect()
    };
    let image = |conclusion: &Conclusion| match *conclusion {
        Conclusion::Place(candidate) => Conclusion::Place(transpose.candidate(candidate)),
        Conclusion::Eliminate(candidate) => Conclusion::Eliminate(transpose.candidate(candidate)),
    };
    let here = results(&example);
    let expected = here.iter().map(|all| {
        let mut all: Vec<Conclusion> = all.iter().map(image).collect();
        all.sort_unstable();
        all
    });
    assert!(!here.is_empty());
    assert_eq!(results(&transpose.puzzle(&example)), expected.collect());
}
