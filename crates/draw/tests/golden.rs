//! Pictures stored in files, so that any change in their look is noticed.
//! `UPDATE_EXPECT=1 cargo test -p whydoku-draw` writes them again.

use crate::boards::{nine, steps_of};
use whydoku_core::{Cell, CellNames, Digit, DigitSet, Entry, Extra, Puzzle, Random, Shape};
use whydoku_draw::text::{Charset, Paint, TextLook, candidates, game, levels};
use whydoku_logic::{Search, Technique, position, render::view};
use whydoku_testkit::{jigsaws_9, puzzle, random_puzzle};

/// A jigsaw with a few givens.
fn jigsaw() -> Puzzle {
    random_puzzle(&jigsaws_9()[2], &mut Random::new(1), 12)
}

/// A board with letters for the digits above nine.
fn sixteen() -> Puzzle {
    let shape = Shape::square(16).expect("16 is a square");
    random_puzzle(&shape, &mut Random::new(1), 30)
}

/// The board after every step that can be found.
fn solved(puzzle: &Puzzle) -> Puzzle {
    let mut position = position(puzzle).expect("the board is small");
    while let Some(step) = position.first(&Search::default_order()) {
        position.apply(&step);
    }
    position.to_puzzle()
}

/// Compares with the file, or writes it.
fn expect(name: &str, picture: &str) {
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, picture).expect("the folder is there");
        return;
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(wanted == picture, "UPDATE_EXPECT=1 would write {path} as\n{picture}");
}

fn ascii() -> TextLook {
    TextLook { charset: Charset::Ascii, ..TextLook::default() }
}

fn opened(puzzle: &Puzzle) -> Puzzle {
    position(puzzle).expect("the board is small").to_puzzle()
}

#[test]
fn a_4x4_board_is_drawn() {
    let puzzle = puzzle(&Shape::square(4).unwrap(), "1.....3..2.....4");
    expect("four_game", &game(&puzzle, None, &TextLook::default()));
    expect("four_candidates", &candidates(&opened(&puzzle), None, &TextLook::default()));
    expect("four_levels", &levels(&opened(&puzzle), None, None, &TextLook::default()));
}
#[test]
fn a_6x6_board_is_drawn_with_letters_for_rows() {
    let shape = Shape::boxes(2, 3).unwrap();
    let puzzle = puzzle(&shape, "1..4...5..6...3..1.2..5...4..3...2..");
    let style = TextLook { names: CellNames::LetterRow, ..TextLook::default() };
    expect("six_game", &game(&puzzle, None, &style));
    expect("six_candidates", &candidates(&opened(&puzzle), None, &style));
    expect("six_levels", &levels(&opened(&puzzle), None, None, &style));
}
#[test]
fn a_9x9_board_is_drawn_with_every_option() {
    let puzzle = opened(&nine());
    expect("nine_game", &game(&puzzle, None, &TextLook::default()));
    expect("nine_candidates", &candidates(&puzzle, None, &TextLook::default()));
    expect("nine_levels", &levels(&puzzle, None, None, &TextLook::default()));
    let marked = TextLook { mark_givens: true, names: CellNames::LetterColumn, ..ascii() };
    expect("nine_game_ascii_marked", &game(&solved(&nine()), None, &marked));
    expect("nine_candidates_ascii_marked", &candidates(&puzzle, None, &marked));
    let some: DigitSet = [3, 7].map(Digit::from_number).into_iter().collect();
    expect("nine_levels_ascii_3_and_7", &levels(&puzzle, Some(some), None, &ascii()));
}
#[test]
fn candidate_lists_wrap_on_a_narrow_terminal() {
    let style = TextLook { width: 60, ..TextLook::default() };
    expect("nine_candidates_narrow", &candidates(&opened(&nine()), None, &style));
    let ascii = TextLook { charset: Charset::Ascii, ..style };
    expect("nine_candidates_narrow_ascii", &candidates(&opened(&nine()), None, &ascii));
}
#[test]
fn jigsaws_have_thick_walls_between_regions() {
    let puzzle = jigsaw();
    expect("jigsaw_game", &game(&puzzle, None, &TextLook::default()));
    expect("jigsaw_game_ascii", &game(&puzzle, None, &ascii()));
    expect("jigsaw_candidates", &candidates(&opened(&puzzle), None, &TextLook::default()));
    expect("jigsaw_levels", &levels(&opened(&puzzle), None, None, &TextLook::default()));
}
#[test]
fn a_16x16_board_is_drawn() {
    let puzzle = sixteen();
    expect("sixteen_game", &game(&puzzle, None, &TextLook::default()));
    let wide = TextLook { width: 120, ..TextLook::default() };
    expect("sixteen_candidates", &candidates(&opened(&puzzle), None, &wide));
    expect("sixteen_levels", &levels(&opened(&puzzle), None, None, &wide));
}
#[test]
fn extra_houses_carry_dots() {
    let nine = nine();
    let entries = || nine.entries().to_vec();
    let with = |extra| nine.shape().with(extra).unwrap();
    let windows = Puzzle::new(with(Extra::Windows), entries()).unwrap();
    expect("windows_game", &game(&windows, None, &TextLook::default()));
    let diagonals = Puzzle::new(with(Extra::Diagonals), entries()).unwrap();
    expect("diagonals_game_ascii", &game(&diagonals, None, &ascii()));
}
#[test]
fn clashes_and_cells_without_candidates_are_marked() {
    let mut puzzle = opened(&nine());
    puzzle.set(Cell::at(0, 5, 9), Entry::Placed(Digit::from_number(5)));
    puzzle.set(Cell::at(4, 4, 9), Entry::Candidates(DigitSet::EMPTY));
    puzzle.set(Cell::at(4, 1, 9), Entry::Unknown);
    expect("flaws_game", &game(&puzzle, None, &TextLook::default()));
    expect("flaws_candidates", &candidates(&puzzle, None, &TextLook::default()));
    let five = DigitSet::only(Digit::from_number(5));
    expect("flaws_level", &levels(&puzzle, Some(five), None, &TextLook::default()));
}
#[test]
fn a_fish_is_highlighted_in_every_view() {
    let (puzzle, step) = steps_of(Technique::XWing);
    let view = view(&step);
    let style = TextLook::default();
    expect("fish_game", &game(&puzzle, Some(&view), &style));
    expect("fish_candidates", &candidates(&puzzle, Some(&view), &style));
    let digit: DigitSet = step.conclusions.iter().map(|c| c.candidate().digit).collect();
    expect("fish_level", &levels(&puzzle, Some(digit), Some(&view), &style));
    let colour = TextLook { paint: Paint::Ansi, ..style };
    expect("fish_candidates_ansi", &candidates(&puzzle, Some(&view), &colour));
}
#[test]
fn singles_subsets_and_chains_are_highlighted() {
    for technique in [Technique::HiddenSingle, Technique::NakedPair, Technique::XyWing] {
        let (puzzle, step) = steps_of(technique);
        let picture = candidates(&puzzle, Some(&view(&step)), &TextLook::default());
        expect(&format!("step_{}", technique.info().id), &picture);
    }
}
