//! The behaviours described in docs/SEEDS.md, as far as the session implements them.
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};
use whydoku_exact::Budget;
use whydoku_logic::{Conclusion, Step, Technique};
use whydoku_session::{
    BoardState, Illegal, Journal, Method, Note, Outcome, Reasoning, Walk, check_move,
};
use whydoku_testkit::puzzle;

fn nine(text: &str) -> Puzzle {
    puzzle(&Shape::square(9).unwrap(), text)
}

/// Singles are enough.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Its solution, for boards that are full.
const FULL: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn techniques(steps: &[Step]) -> Vec<Technique> {
    steps.iter().map(|step| step.technique).collect()
}

#[test]
fn each_closing_message_is_given_where_it_is_true() {
    let close = |puzzle: &Puzzle| {
        let mut walk = Walk::new(puzzle, Method::layout()).unwrap();
        walk.run();
        walk.outcome(&Budget::unlimited()).message()
    };
    assert_eq!(close(&nine(EASY)), "Successfully Solved!");
    assert_eq!(close(&nine(FULL)), "Successfully Solved!");
    // An empty board is not unsolvable: the techniques are exhausted.
    assert_eq!(close(&nine(&".".repeat(81))), "Unable to solve using smart logic.");
    // Every cell still has a possible, but there is no solution.
    let none = EASY.replacen("53..7", "531.7", 1);
    assert_eq!(close(&nine(&none)), "Unable to solve as this Sudoku has no solution");
}

#[test]
fn an_unsolved_cell_without_possibles_is_found() {
    let stuck = nine(&format!("12345678.{}", ".".repeat(72)));
    let walk = Walk::new(&stuck, Method::layout()).unwrap();
    assert_eq!(BoardState::of(walk.position()), BoardState::NotFinished);
    let mut bare = stuck.clone();
    bare.set(Cell::at(8, 8, 9), Entry::Given(Digit::from_number(9)));
    let walk = Walk::new(&bare, Method::layout()).unwrap();
    let message = BoardState::of(walk.position()).to_string();
    assert_eq!(message, "UNABLE TO PROCEED: Found that unsolved cell has no POSSIBLES");
    let full = Walk::new(&nine(FULL), Method::layout()).unwrap();
    assert_eq!(BoardState::of(full.position()).to_string(), "finished");
}

#[test]
fn after_every_success_the_tests_begin_again_with_the_first() {
    let mut walk = Walk::new(&nine(EASY), Method::layout()).unwrap();
    loop {
        let before = walk.position().copy();
        let Some(step) = walk.advance().pop() else { break };
        if step.technique != Technique::NakedSingle {
            let easier = before.first(&[Technique::NakedSingle.into()]);
            assert_eq!(easier, None, "test1 comes before {step:?}");
        }
    }
    assert!(walk.position().is_solved());
}

/// A 9x9 row whose cells have these candidates; nothing else is known about the board.
fn row_of_sets(sets: [&str; 9]) -> Puzzle {
    let mut puzzle = Puzzle::empty(Shape::square(9).unwrap());
    for (column, set) in sets.iter().enumerate() {
        let digits = set.chars().map(|c| Digit::from_symbol(c).unwrap()).collect();
        puzzle.set(Cell::at(0, column, 9), Entry::Candidates(digits));
    }
    puzzle
}

fn removed_from(step: &Step, column: usize) -> Vec<usize> {
    let there = |k: &Candidate| k.cell == Cell::at(0, column, 9);
    step.eliminations().filter(there).map(|k| k.digit.number()).collect()
}

#[test]
fn three_cells_with_156_15_156_clear_these_digits_from_the_row() {
    let all = "123456789";
    let row = row_of_sets(["156", all, "15", all, all, "156", all, all, all]);
    let mut walk = Walk::new(&row, Method::layout()).unwrap();
    let steps = walk.advance();
    assert_eq!(techniques(&steps), [Technique::NakedTriple]);
    for column in [1, 3, 4, 6, 7, 8] {
        assert_eq!(removed_from(&steps[0], column), [1, 5, 6], "column {}", column + 1);
    }
}

#[test]
fn two_cells_with_the_same_two_digits_clear_them_from_the_row() {
    let all = "123456789";
    let row = row_of_sets(["27", all, all, all, "27", all, all, all, all]);
    let steps = Walk::new(&row, Method::layout()).unwrap().advance();
    assert_eq!(techniques(&steps), [Technique::NakedPair]);
    assert_eq!(removed_from(&steps[0], 8), [2, 7]);
}

#[test]
fn all_single_possibilities_are_set_in_one_pass() {
    let mut walk = Walk::new(&nine(EASY), Method::passes()).unwrap();
    let first = walk.advance();
    assert!(first.len() > 1, "one pass sets several cells");
    assert!(techniques(&first).iter().all(|&t| t == Technique::NakedSingle));
    walk.run();
    assert_eq!(walk.outcome(&Budget::unlimited()), Outcome::Solved);
}

/// Walks with the levels method and keeps the log.
fn log(puzzle: &Puzzle) -> (Walk, Journal) {
    let mut walk = Walk::new(puzzle, Method::levels()).unwrap();
    let mut journal = Journal::begin(walk.position());
    loop {
        let before = walk.position().copy();
        let steps = walk.advance();
        if steps.is_empty() {
            return (walk, journal);
        }
        let mut now = before;
        for step in &steps {
            let mut after = now.copy();
            after.apply(step);
            journal.record(step, &*now, &*after);
            now = after;
        }
    }
}

#[test]
fn the_log_tells_what_was_determined_excluded_and_down_to_two_spots() {
    let (walk, journal) = log(&nine(EASY));
    assert!(walk.position().is_solved(), "convert and exclude solve it");
    let determined: Vec<Candidate> = journal
        .notes()
        .iter()
        .filter_map(|note| match note {
            Note::Determined { candidate, .. } => Some(*candidate),
            _ => None,
        })
        .collect();
    assert_eq!(determined.len(), 51, "every empty cell is determined once");
    for Candidate { cell, digit } in determined {
        assert_eq!(Some(digit), Digit::from_symbol(FULL.as_bytes()[cell.index()].into()));
    }
    let words: Vec<String> =
        journal.notes().iter().map(|n| n.words(&walk.start().shape().into())).collect();
    assert!(words.iter().any(|line| line.starts_with("two spots   ")));
    assert!(words.iter().any(|line| line.ends_with("(convert: it is the only spot)")));
    assert!(words.iter().any(|line| line.contains("it is there, so it can't be here")));
    assert!(words.iter().any(|line| line.contains("it must be in that row or column somewhere")));
}

#[test]
fn a_digit_twice_in_a_house_is_an_error_in_the_log() {
    let mut twice = nine(EASY);
    twice.set(Cell::at(0, 8, 9), Entry::Given(Digit::from_number(5)));
    let (_, journal) = log(&twice);
    let last = journal.notes().last().unwrap().words(&twice.shape().into());
    assert_eq!(last, "error       5 twice in row 1: r1c1 r1c9");
}

#[test]
fn two_spots_of_a_box_in_one_row_exclude_the_rest_of_the_row() {
    // In box 1 every cell but r1c1 and r1c2 has lost digit 7.
    let mut puzzle = Puzzle::empty(Shape::square(9).unwrap());
    let but_seven = "12345689".chars().filter_map(Digit::from_symbol).collect();
    for cell in [2, 9, 10, 11, 18, 19, 20] {
        puzzle.set(Cell::new(cell), Entry::Candidates(but_seven));
    }
    let (walk, journal) = log(&puzzle);
    let excluded: Vec<&Note> =
        journal.notes().iter().filter(|n| matches!(n, Note::Excluded { .. })).collect();
    assert_eq!(excluded.len(), 1);
    let Note::Excluded { by, digit, from } = excluded[0] else { unreachable!() };
    assert_eq!((*by, digit.number(), from.len()), (Reasoning::ExcludeBy2, 7, 6));
    assert!(!walk.position().digits(Cell::new(8)).contains(Digit::from_number(7)));
}

#[test]
fn a_move_is_refused_with_the_cells_that_forbid_it() {
    let puzzle = nine(EASY);
    let try_at = |row, column, digit| {
        check_move(&puzzle, Candidate::new(Cell::at(row, column, 9), Digit::from_number(digit)))
    };
    assert_eq!(try_at(0, 2, 4), Ok(()));
    assert_eq!(try_at(0, 2, 10), Err(Illegal::Range(Digit::from_number(10))));
    assert_eq!(try_at(0, 0, 5), Err(Illegal::Given(Cell::new(0))));
    let words = |refused: Result<(), Illegal>| refused.unwrap_err().words(&puzzle.shape().into());
    assert_eq!(words(try_at(0, 2, 7)), "7 is already in row 1, at r1c5");
    assert_eq!(words(try_at(0, 2, 9)), "9 is already in box 1, at r3c2");
    // Columns 4 to 6 are compared with their own box, not with that of columns 1 to 3.
    assert_eq!(words(try_at(4, 4, 6)), "6 is already in box 5, at r4c5; in column 5, at r4c5");
    assert_eq!(words(try_at(4, 4, 3)), "3 is already in box 5, at r5c6; in row 5, at r5c6");
    assert_eq!(try_at(4, 4, 5), Ok(()));
}

#[test]
fn conclusions_are_placements_for_singles() {
    let step = Walk::new(&nine(EASY), Method::layout()).unwrap().advance().remove(0);
    assert!(matches!(step.conclusions[..], [Conclusion::Place(_)]));
}
