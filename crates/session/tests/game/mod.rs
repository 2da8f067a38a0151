//! A game: actions, undo, hints, saving.
mod saved;

use whydoku_core::{
    Candidate, Cell, Digit, DigitSet, Entry, Kind, Puzzle, Random, Relation, Rule, Shape,
};
use whydoku_exact::Budget;
use whydoku_logic::{Conclusion, Search, position};
use whydoku_session::{
    Action, Colour, Game, Hint, HintLevel, Named, Progress, Refused, Stroke, check_move,
};
use whydoku_testkit::{CLUE_KINDS, puzzle, random_clue, random_puzzle, small_shapes};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn game() -> Game {
    Game::new(&puzzle(&Shape::square(9).unwrap(), EASY))
}

fn at(row: usize, column: usize, digit: usize) -> Candidate {
    Candidate::new(Cell::at(row - 1, column - 1, 9), Digit::from_number(digit))
}

fn digits(numbers: &[usize]) -> DigitSet {
    numbers.iter().map(|&number| Digit::from_number(number)).collect()
}

/// Candidates and notes follow the rules about two cells.
#[test]
fn a_digit_removes_notes_across_a_dot_and_a_knights_move_away() {
    let cells = [Cell::new(0), Cell::new(1)];
    let rules = vec![
        Rule::pair(cells, Relation::difference(1)),
        Rule::apart([1, 2]),
        Rule::new(Kind::ODD, vec![Cell::new(8)]),
    ];
    let shape = Shape::square(9).and_then(|shape| shape.with_rules(rules)).unwrap();
    let mut game = Game::new(&Puzzle::empty(shape));
    for note in [at(1, 2, 4), at(1, 2, 7), at(3, 2, 5), at(4, 2, 5)] {
        game.act(Action::Note(note)).unwrap();
    }
    game.act(Action::Centre(at(1, 2, 9))).unwrap();
    game.act(Action::Place(at(1, 1, 5))).unwrap();
    let board = game.board();
    assert_eq!(board.notes(at(1, 2, 1).cell), digits(&[4]), "the dot");
    assert_eq!(board.centre_notes(at(1, 2, 1).cell), digits(&[]), "the dot");
    assert_eq!(board.notes(at(3, 2, 1).cell), digits(&[]), "the knight, and the box");
    assert_eq!(board.notes(at(4, 2, 1).cell), digits(&[5]), "nothing");
    assert_eq!(board.candidates(at(1, 2, 1).cell), digits(&[4, 6]));
    assert_eq!(board.candidates(at(1, 9, 1).cell), digits(&[1, 3, 7, 9]));
}

/// The steps of a hint start from what a player has filled in.
#[test]
fn the_candidates_of_a_game_are_those_that_logic_starts_from() {
    let mut random = Random::new(20);
    for round in 0..60 {
        let base = Shape::square(4).unwrap();
        let rules: Vec<Rule> = (0..3)
            .map(|at| random_clue((round * 3 + at) % CLUE_KINDS, &base, &mut random))
            .collect();
        let Ok(shape) = base.with_rules(rules) else { continue };
        let mut puzzle = Puzzle::empty(shape.clone());
        for _ in 0..3 {
            let cell = Cell::new(random.below(16));
            let digit = Digit::from_number(1 + random.below(4));
            if check_move(&puzzle, Candidate::new(cell, digit)).is_ok() {
                puzzle.set(cell, Entry::Given(digit));
            }
        }
        let board = Game::new(&puzzle).board().position();
        let opened = position(&puzzle).unwrap().to_puzzle();
        assert_eq!(board, opened, "{:?}", shape.rules());
    }
}

#[test]
fn a_placed_digit_removes_notes_of_its_peers_until_it_is_undone() {
    let mut game = game();
    for note in [at(1, 3, 4), at(1, 3, 1), at(1, 4, 4)] {
        game.act(Action::Note(note)).unwrap();
    }
    game.act(Action::Place(at(2, 3, 4))).unwrap();
    assert_eq!(game.board().notes(at(1, 3, 4).cell), digits(&[1]), "same box");
    assert_eq!(game.board().notes(at(1, 4, 4).cell), digits(&[4]), "no peer");
    assert!(game.undo());
    assert_eq!(game.board().notes(at(1, 3, 4).cell), digits(&[1, 4]));
    assert!(game.redo());
    assert!(!game.redo());
}

#[test]
fn filled_in_notes_follow_the_digits_and_wiping_one_excludes_a_candidate() {
    let mut game = game();
    let r1c3 = at(1, 3, 1).cell;
    game.act(Action::FillNotes).unwrap();
    assert_eq!(game.board().notes(r1c3), digits(&[1, 2, 4]));
    game.act(Action::Note(at(1, 3, 2))).unwrap();
    assert_eq!(game.board().candidates(r1c3), digits(&[1, 4]));
    game.act(Action::Note(at(1, 3, 2))).unwrap();
    assert_eq!(game.board().candidates(r1c3), digits(&[1, 2, 4]));
}

#[test]
fn illegal_actions_are_refused_and_change_nothing() {
    let mut game = game();
    let before = game.board().clone();
    let refusals = [
        (Action::Place(at(1, 1, 4)), "r1c1 came with the puzzle"),
        (Action::Place(at(1, 3, 9)), "9 is already in box 1, at r3c2"),
        (Action::Erase(at(1, 1, 5).cell), "r1c1 came with the puzzle"),
        (Action::Erase(at(1, 3, 5).cell), "r1c3 is blank already"),
        (Action::Note(at(1, 1, 5)), "r1c1 has a digit; wipe it before taking notes"),
        (Action::Erase(Cell::new(81)), "there is no such cell or digit on this board"),
    ];
    for (action, words) in refusals {
        let refused: Refused = game.act(action).unwrap_err();
        assert_eq!(refused.words(&game.shape().into()), words);
        assert_eq!(*game.board(), before);
    }
    assert_eq!(game.actions().len(), 0);
}

#[test]
fn hints_lead_to_the_solution() {
    let mut game = game();
    for _ in 0..60 {
        match game.hint(&Search::default_order(), &Budget::unlimited()) {
            Hint::Step(step) => game.act(Action::Take(step.conclusions)).unwrap(),
            Hint::Solved => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(game.progress(), Progress::Solved);
    assert!(game.remaining().iter().all(|(_, count)| *count == 0));
}

#[test]
fn a_hint_gives_away_no_more_than_its_level() {
    let mut game = game();
    let hint = game.hint(&Search::default_order(), &Budget::unlimited());
    let words = |level| hint.words(level, &game.shape().into());
    assert_eq!(words(HintLevel::Nudge), "A digit can be placed in box 2.");
    assert_eq!(words(HintLevel::Technique), "Look for: Hidden Single.");
    assert_eq!(
        words(HintLevel::Where),
        "Hidden Single in box 2, the house where it is easiest to see."
    );
    assert!(words(HintLevel::Full).starts_with("Hidden Single: In box 2, "));
}

#[test]
fn a_hint_names_a_wrong_digit_or_a_lost_candidate_before_any_step() {
    let mut wrong = game();
    wrong.act(Action::Place(at(1, 3, 1))).unwrap();
    let hint = wrong.hint(&Search::default_order(), &Budget::unlimited());
    assert_eq!(hint, Hint::Wrong(vec![at(1, 3, 1).cell]));
    assert_eq!(hint.words(HintLevel::Nudge, &wrong.shape().into()), "One placed digit is wrong.");
    assert_eq!(hint.words(HintLevel::Where, &wrong.shape().into()), "Wrong: r1c3.");
    let mut lost = game();
    lost.act(Action::Take(vec![Conclusion::Eliminate(at(1, 3, 4))])).unwrap();
    let hint = lost.hint(&Search::default_order(), &Budget::unlimited());
    assert_eq!(hint, Hint::Lost(vec![at(1, 3, 4)]));
}

/// A random action, mostly sensible.
fn random_action(game: &Game, random: &mut Random) -> Action {
    let shape = game.shape();
    let cell = Cell::new(random.below(shape.cell_count()));
    let candidate = Candidate::new(cell, Digit::new(random.below(shape.side())));
    let colour = Colour::from_number(1 + random.below(9) as u8).unwrap();
    let stroke = ["line 1,1 1,3", "line 0,0 2,0", "circle 3,3", "cross 2,1"][random.below(4)];
    match random.below(22) {
        0..=4 => Action::Place(candidate),
        5..=6 => Action::Note(candidate),
        7 => Action::Erase(cell),
        8 => Action::FillNotes,
        9..=10 => Action::Take(vec![Conclusion::Eliminate(candidate)]),
        11 => Action::Write(candidate),
        12 => Action::Centre(candidate),
        13 => Action::Exclude(candidate),
        14 => Action::Paint(cell, colour),
        15 => Action::PaintCandidate(candidate, colour),
        16 => Action::Clear(cell),
        17..=18 => Action::Together(vec![Action::Note(candidate), Action::Centre(candidate)]),
        19 => Action::Draw(stroke.parse().unwrap()),
        20 => Action::EraseSketch,
        _ => Action::Restart,
    }
}

#[test]
fn undo_restores_every_board_and_a_saved_game_is_the_same_game() {
    let mut random = Random::new(99);
    for shape in small_shapes() {
        let mut game = Game::new(&random_puzzle(&shape, &mut random, 3));
        let mut boards = vec![game.board().clone()];
        for _ in 0..60 {
            let action = random_action(&game, &mut random);
            if game.act(action).is_ok() {
                boards.push(game.board().clone());
            }
        }
        for _ in 0..5 {
            game.undo();
        }
        let loaded = Game::load(&game.save()).unwrap();
        assert_eq!(loaded.board(), game.board(), "{shape}");
        assert!(loaded.undone().eq(game.undone()), "{shape}");
        while game.redo() {}
        for board in boards.iter().rev() {
            assert_eq!(game.board(), board, "{shape}");
            game.undo();
        }
        assert!(!game.undo());
    }
}

#[test]
fn a_cell_is_wiped_after_all_candidates_were_filled_in() {
    let mut game = game();
    let (cell, other) = (at(1, 3, 1).cell, at(1, 4, 1).cell);
    game.act(Action::FillNotes).unwrap();
    let (left, kept) = (game.board().candidates(cell), game.board().notes(other));
    for wipe in [Action::Erase(cell), Action::Clear(cell)] {
        game.act(wipe.clone()).unwrap();
        assert!(game.board().notes(cell).is_empty(), "its notes are gone");
        assert_eq!(game.board().notes(other), kept, "those of others stay");
        assert_eq!(game.board().candidates(cell), left, "and for hints nothing is excluded");
        assert_eq!(game.act(wipe), Err(Refused::Blank(cell)));
        assert!(game.undo());
    }
}

#[test]
fn a_position_with_candidates_is_played_from_there() {
    let mut start = Puzzle::empty(Shape::square(4).unwrap());
    start.set(Cell::new(0), Entry::Candidates(digits(&[1, 2])));
    let game = Game::new(&start);
    assert_eq!(game.board().notes(Cell::new(0)), digits(&[1, 2]));
    assert_eq!(Game::load(&game.save()).unwrap().board(), game.board());
}

fn red() -> Colour {
    Colour::from_number(1).unwrap()
}

#[test]
fn a_digit_may_be_written_against_the_rules_and_clashes() {
    let mut game = game();
    game.act(Action::Note(at(1, 4, 9))).unwrap();
    game.act(Action::Write(at(1, 3, 9))).unwrap();
    assert_eq!(game.board().puzzle().clashes().len(), 1);
    assert!(game.board().notes(at(1, 4, 9).cell).is_empty());
    let hint = game.hint(&Search::default_order(), &Budget::unlimited());
    assert!(matches!(hint, Hint::Clash(_)), "what breaks a rule is said first");
    let given = game.act(Action::Write(at(1, 1, 9)));
    assert_eq!(given, Err(Refused::Given(at(1, 1, 9).cell)));
}

#[test]
fn actions_taken_together_are_all_or_nothing_and_undone_at_once() {
    let mut game = game();
    let before = game.board().clone();
    let three = vec![
        Action::Note(at(1, 3, 4)),
        Action::Centre(at(1, 3, 2)),
        Action::Paint(at(1, 3, 1).cell, red()),
    ];
    game.act(Action::Together(three)).unwrap();
    assert_eq!(game.board().centre_notes(at(1, 3, 1).cell), digits(&[2]));
    assert_eq!(game.board().paint().of_cell(at(1, 3, 1).cell), [red()]);
    game.undo();
    assert_eq!(game.board(), &before);
    let half = vec![Action::Note(at(1, 3, 4)), Action::Note(at(1, 1, 4))];
    assert_eq!(game.act(Action::Together(half)), Err(Refused::Filled(at(1, 1, 4).cell)));
    assert_eq!(game.board(), &before);
}

#[test]
fn clearing_takes_the_digit_first_then_notes_then_colours() {
    let mut game = game();
    let (cell, candidate) = (at(1, 3, 4).cell, at(1, 3, 2));
    game.act(Action::Paint(cell, red())).unwrap();
    game.act(Action::PaintCandidate(candidate, red())).unwrap();
    game.act(Action::Write(at(1, 3, 4))).unwrap();
    game.act(Action::Clear(cell)).unwrap();
    game.act(Action::Centre(candidate)).unwrap();
    game.act(Action::Clear(cell)).unwrap();
    assert!(game.board().centre_notes(cell).is_empty());
    assert_eq!(game.board().paint().of_candidate(candidate), Some(red()));
    game.act(Action::Clear(cell)).unwrap();
    assert!(game.board().paint().candidates().next().is_none());
    assert_eq!(game.act(Action::Clear(cell)), Err(Refused::Blank(cell)));
}

#[test]
fn an_excluded_candidate_leaves_the_notes_alone() {
    let mut game = game();
    game.act(Action::Note(at(1, 3, 4))).unwrap();
    game.act(Action::Exclude(at(1, 3, 1))).unwrap();
    assert_eq!(game.board().notes(at(1, 3, 4).cell), digits(&[4]));
    assert_eq!(game.board().candidates(at(1, 3, 4).cell), digits(&[2, 4]));
    game.act(Action::Exclude(at(1, 3, 1))).unwrap();
    assert_eq!(game.board().candidates(at(1, 3, 4).cell), digits(&[1, 2, 4]));
}

#[test]
fn the_last_move_is_named_after_its_technique() {
    let mut game = game();
    let order = Search::default_order();
    let name = |game: &mut Game| game.name_last(&order, &Budget::unlimited());
    assert_eq!(name(&mut game), Named::NoMove);
    game.act(Action::Note(at(1, 3, 4))).unwrap();
    assert_eq!(name(&mut game), Named::NoMove, "a note says nothing");
    game.act(Action::Write(at(5, 5, 5))).unwrap();
    let Named::Step(step) = name(&mut game) else { panic!("r5c5 is a single") };
    assert_eq!(step.technique.info().id, "naked-single");
    game.act(Action::Write(at(1, 3, 1))).unwrap();
    assert_eq!(name(&mut game), Named::Wrong(Conclusion::Place(at(1, 3, 1))));
    game.undo();
    game.act(Action::Write(at(1, 3, 4))).unwrap();
    let singles = ["full-house", "hidden-single", "naked-single"].map(|id| id.parse().unwrap());
    let named = game.name_last(&singles, &Budget::unlimited());
    assert_eq!(named, Named::Unexplained(Conclusion::Place(at(1, 3, 4))));
}

#[test]
fn a_digit_that_breaks_a_cage_is_refused_and_the_board_is_not_solved() {
    let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(3));
    let shape = Shape::square(4).unwrap().with_rules(vec![cage]).unwrap();
    let mut puzzle = Puzzle::empty(shape.clone());
    puzzle.set(Cell::new(0), Entry::Placed(Digit::from_number(1)));
    let write = |number| Candidate::new(Cell::new(1), Digit::from_number(number));
    assert_eq!(check_move(&puzzle, write(2)), Ok(()));
    let refused = check_move(&puzzle, write(4)).unwrap_err();
    assert_eq!(refused.words(&(&shape).into()), "4 in r1c2 breaks the cage of 3 (r1c1, r1c2)");
    assert_eq!(refused.cells(), [Cell::new(0)]);
    for (digits, progress) in
        [("1234341221434321", Progress::Solved), ("1324241331424231", Progress::Empty(0))]
    {
        let mut puzzle = Puzzle::empty(shape.clone());
        for (cell, digit) in digits.chars().filter_map(Digit::from_symbol).enumerate() {
            puzzle.set(Cell::new(cell), Entry::Placed(digit));
        }
        let game = Game::new(&puzzle);
        assert_eq!(game.progress(), progress);
    }
}
