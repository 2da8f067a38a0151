//! SVG pictures stored in files, so that any change in their look is noticed.
//! `UPDATE_EXPECT=1 cargo test -p whydoku-draw` writes them again.

use crate::boards::{nine, steps_of};
use whydoku_core::{
    Candidate, Cell, CellNames, Digit, DigitSet, Entry, Extra, House, Puzzle, Random, Shape,
};
use whydoku_draw::svg::{Look, Show, Theme, draw};
use whydoku_logic::render::{Link, Ray, Role, View, view};
use whydoku_logic::{Technique, position};
use whydoku_testkit::{jigsaws_9, random_puzzle};

/// Compares with the file, or writes it.
fn expect(name: &str, picture: &str) {
    let path = format!("{}/tests/golden/{name}.svg", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, picture).expect("the folder is there");
        return;
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = wanted.lines().zip(picture.lines()).position(|(a, b)| a != b);
    assert!(
        wanted == picture,
        "{path} differs first in line {differs:?}; UPDATE_EXPECT=1 writes it"
    );
}

fn opened(puzzle: &Puzzle) -> Puzzle {
    position(puzzle).expect("the board is small").to_puzzle()
}

#[test]
fn a_picture_is_described_in_the_language_of_its_look() {
    let puzzle = Puzzle::empty(Shape::square(4).expect("a board"));
    let style = Look { language: "de".parse().expect("a language"), ..Look::default() };
    let picture = draw(&puzzle, None, &style);
    assert!(picture.contains("<title>Sudoku-Brett mit 4 mal 4 Zellen</title>"), "{picture}");
    let description = "<desc>0 vorgegeben, 0 gesetzt, 16 leer. Zeile 1: leer leer leer leer.";
    assert!(picture.contains(description), "{picture}");
}

fn named() -> Look {
    Look { names: Some(CellNames::RowColumn), ..Look::default() }
}

#[test]
fn shapes_are_drawn_with_their_walls_and_extra_houses() {
    let windows = nine().shape().with(Extra::Windows).unwrap();
    let both = windows.with(Extra::Diagonals).unwrap();
    let windoku = Puzzle::new(both, nine().entries().to_vec()).unwrap();
    expect("windows_diagonals", &draw(&windoku, None, &named()));
    let jigsaw = random_puzzle(&jigsaws_9()[2], &mut Random::new(1), 12);
    let digits = Look { show: Show::Digits, theme: Theme::Dark, ..named() };
    expect("jigsaw_dark", &draw(&jigsaw, None, &digits));
    let six = Puzzle::empty(Shape::boxes(2, 3).unwrap());
    expect("six", &draw(&opened(&six), None, &Look::default()));
}

#[test]
fn a_fish_is_drawn_in_every_theme_and_as_levels() {
    let (puzzle, step) = steps_of(Technique::XWing);
    let view = view(&step);
    for (name, theme) in Theme::ALL {
        let style = Look { theme, title: Some("X-Wing".into()), ..named() };
        expect(&format!("fish_{name}"), &draw(&puzzle, Some(&view), &style));
    }
    let levels = Look { show: Show::Levels, ..Look::default() };
    expect("fish_levels", &draw(&puzzle, Some(&view), &levels));
}

#[test]
fn chains_have_arrows_and_every_role_has_its_shape() {
    let (puzzle, step) = steps_of(Technique::XyWing);
    expect("xy-wing", &draw(&puzzle, Some(&view(&step)), &Look::default()));
    let roles = [
        Role::Defining,
        Role::On,
        Role::Off,
        Role::Base,
        Role::Cover,
        Role::Fin,
        Role::SetA,
        Role::SetB,
        Role::SetC,
        Role::Placed,
        Role::Removed,
    ];
    let mut all = View::default();
    let empty = Puzzle::empty(puzzle.shape().clone());
    let mut shapes = std::collections::BTreeSet::new();
    for (at, role) in roles.into_iter().enumerate() {
        let candidate = Candidate::new(Cell::new(at), Digit::new(at % 9));
        all.cells.push((candidate.cell, role));
        all.candidates.push((candidate, role));
        let first = Candidate::new(Cell::new(0), Digit::new(0));
        let only = View { candidates: vec![(first, role)], ..View::default() };
        shapes.insert(without_colour(&draw(&empty, Some(&only), &Look::default())));
    }
    assert_eq!(shapes.len(), roles.len(), "two roles differ in colour only");
    expect("roles", &draw(&empty, Some(&all), &Look::default()));
}

/// A picture in black and white, without its words.
fn without_colour(picture: &str) -> String {
    let mut plain = String::new();
    let marks = picture.lines().filter(|line| !line.starts_with("<desc>"));
    for part in marks.flat_map(|line| line.split_inclusive('"')) {
        match part.strip_suffix('"').filter(|colour| colour.starts_with('#')) {
            Some("#ffffff") => plain.push_str("white\""),
            Some(_) => plain.push_str("black\""),
            None => plain.push_str(part),
        }
    }
    plain
}

#[test]
fn clashes_and_cells_without_candidates_are_marked() {
    let mut puzzle = opened(&nine());
    puzzle.set(Cell::at(0, 5, 9), Entry::Placed(Digit::from_number(5)));
    puzzle.set(Cell::at(4, 4, 9), Entry::Candidates(DigitSet::EMPTY));
    expect("flaws", &draw(&puzzle, None, &Look::default()));
}

#[test]
fn the_description_names_the_digits_and_the_highlights() {
    let (puzzle, step) = steps_of(Technique::XWing);
    let picture = draw(&puzzle, Some(&view(&step)), &Look::default());
    let desc = picture.lines().find(|line| line.starts_with("<desc>")).unwrap();
    for part in ["Row 1: ", " Base: ", " Cover: ", " Carries the argument: ", " Removed: "] {
        assert!(desc.contains(part), "{part} is not in {desc}");
    }
}

#[test]
fn a_title_is_never_markup_and_what_is_beyond_the_board_is_left_out() {
    let puzzle = Puzzle::empty(Shape::square(4).unwrap());
    let far = Candidate::new(Cell::new(500), Digit::new(60));
    let beyond = View {
        cells: vec![(far.cell, Role::SetA)],
        candidates: vec![
            (far, Role::Removed),
            (Candidate::new(Cell::new(0), Digit::new(9)), Role::On),
        ],
        houses: vec![(House::new(99), Role::Base)],
        links: vec![Link {
            from: far,
            to: Candidate::new(Cell::new(1), Digit::new(1)),
            strong: true,
        }],
        rays: vec![Ray { from: far.cell, to: Cell::new(1) }],
    };
    let title = Some("</title><script>alert(1)</script>".to_owned());
    for show in [Show::Digits, Show::Candidates, Show::Level(Digit::new(99)), Show::Levels] {
        let style = Look { show, title: title.clone(), ..Look::default() };
        let picture = draw(&puzzle, Some(&beyond), &style);
        assert!(!picture.contains("<script"));
        assert!(picture.contains("<title>&lt;/title&gt;&lt;script&gt;"));
        let desc = picture.lines().find(|line| line.starts_with("<desc>")).unwrap();
        assert!(!desc.contains(" in r"), "{desc}");
    }
}

#[test]
fn boards_of_every_size_are_drawn() {
    for (rows, columns) in [(1, 1), (2, 2), (3, 4), (4, 4), (5, 5), (6, 6), (8, 10)] {
        let puzzle = Puzzle::empty(Shape::boxes(rows, columns).unwrap());
        let picture = draw(&puzzle, None, &named());
        let side = rows * columns;
        // Fine lines between cells, walls between boxes: side/columns - 1 downwards and so on.
        let lines = 2 * (side - 1) + (rows - 1) + (columns - 1);
        assert_eq!(picture.matches("<path").count(), lines, "{rows}x{columns}");
        assert_eq!(picture.matches("<text").count(), 2 * side, "names of rows and columns");
    }
}
