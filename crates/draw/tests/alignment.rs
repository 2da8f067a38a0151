//! Pictures line up on every sort of board, whatever the cells hold.

use crate::boards;
use crate::boards::steps_of;
use whydoku_core::{CellNames, Digit, DigitSet, Entry, Puzzle, Random, Shape};
use whydoku_draw::text::{Charset, Paint, TextLook, candidates, game, levels};
use whydoku_logic::{
    Technique, position,
    render::{View, view},
};
use whydoku_testkit::{random_solution, small_shapes};
use whydoku_words::message;

fn shapes() -> Vec<Shape> {
    let mut shapes = small_shapes();
    shapes.extend([16, 25, 36].map(|side| Shape::square(side).expect("a square")));
    shapes
}

/// Every sort of entry, in any combination; clashes and cells without candidates are likely.
fn random_position(shape: &Shape, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(shape.clone());
    let side = shape.side();
    for cell in shape.cells() {
        let digit = Digit::new(random.below(side));
        let set = DigitSet::from_bits(random.next_u64() & random.next_u64());
        let entry = match random.below(5) {
            0 => Entry::Unknown,
            1 => Entry::Given(digit),
            2 => Entry::Placed(digit),
            3 => Entry::Candidates(DigitSet::only(digit)),
            _ => Entry::Candidates(set & DigitSet::first(side)),
        };
        puzzle.set(cell, entry);
    }
    puzzle
}

fn styles() -> Vec<TextLook> {
    let mut styles = Vec::new();
    for charset in [Charset::Unicode, Charset::Ascii] {
        for names in [CellNames::RowColumn, CellNames::LetterRow, CellNames::LetterColumn] {
            for (labels, width, language) in [(true, 80, "en"), (false, 40, "de")] {
                let mark_givens = labels;
                let language = language.parse().expect("a language");
                styles.push(TextLook {
                    paint: Paint::Plain,
                    charset,
                    names,
                    language,
                    labels,
                    width,
                    mark_givens,
                    ..TextLook::default()
                });
            }
        }
    }
    styles
}

/// All three pictures.
fn pictures(puzzle: &Puzzle, view: Option<&View>, style: &TextLook) -> [String; 3] {
    [game(puzzle, view, style), candidates(puzzle, view, style), levels(puzzle, None, view, style)]
}

/// The text without escape sequences.
fn without_colour(text: &str) -> String {
    let mut pieces = text.split("\x1b[");
    let first = pieces.next().unwrap_or_default().to_owned();
    first
        + &pieces
            .map(|piece| piece.split_once('m').map_or(piece, |(_, text)| text))
            .collect::<String>()
}

fn is_frame(line: &str) -> bool {
    line.contains(['│', '┃', '┌', '└', '├', '┏', '┗', '┠', '┣', '|']) || line.contains("+-")
}

/// Lines of a picture that form one board have the same length and walls at both ends.
fn check(picture: &str, style: &TextLook) {
    let boards = picture.split("\n\n");
    for board in boards {
        let frame: Vec<&str> = board.lines().filter(|line| is_frame(line)).collect();
        let Some(first) = frame.first() else { continue };
        let left = first.chars().take_while(|&symbol| symbol == ' ').count();
        for line in &frame {
            assert_eq!(line.chars().count(), first.chars().count(), "{picture}");
            let wall = line.chars().nth(left).unwrap_or(' ');
            assert!(is_frame(&format!("{wall}-")), "{line}\n{picture}");
        }
    }
    let known = |symbol: char| {
        matches!(symbol, '\n' | ' '..='~')
            || style.charset == Charset::Unicode
                // Legends are words.
                && (symbol.is_alphabetic() || matches!(symbol, '─'..='╿' | '■' | '░' | '·'))
    };
    assert!(picture.chars().all(known), "{picture}");
    assert!(picture.lines().all(|line| line.trim_end() == line), "{picture}");
}

#[test]
fn boards_are_rectangles_of_one_column_characters() {
    let mut random = Random::new(1);
    for shape in shapes() {
        let puzzle = random_position(&shape, &mut random);
        for style in styles() {
            for picture in pictures(&puzzle, None, &style) {
                check(&picture, &style);
            }
        }
    }
}
#[test]
fn colour_changes_nothing_else() {
    let mut random = Random::new(2);
    for shape in shapes() {
        let puzzle = random_position(&shape, &mut random);
        for style in styles() {
            let painted = TextLook { paint: Paint::Ansi, ..style };
            let (plain, ansi) =
                (pictures(&puzzle, None, &style), pictures(&puzzle, None, &painted));
            for (plain, ansi) in plain.iter().zip(&ansi) {
                assert!(ansi.contains('\x1b'));
                assert_eq!(*plain, without_colour(ansi));
            }
        }
    }
}
#[test]
fn steps_look_the_same_with_and_without_colour() {
    for technique in
        [Technique::FullHouse, Technique::Pointing, Technique::HiddenPair, Technique::XyWing]
    {
        let (puzzle, step) = steps_of(technique);
        let shown = view(&step);
        for style in styles() {
            let painted = TextLook { paint: Paint::Ansi, ..style };
            let plain = pictures(&puzzle, Some(&shown), &style);
            let ansi = pictures(&puzzle, Some(&shown), &painted);
            for (plain, ansi) in plain.iter().zip(&ansi) {
                check(plain, &style);
                assert_eq!(*plain, without_colour(ansi));
            }
            let sign = match step.placements().next() {
                Some(_) => ["+ ", message!("role-placed").text(style.language)].concat(),
                None => ["- ", message!("role-removed").text(style.language)].concat(),
            };
            assert!(plain.iter().all(|picture| picture.contains(&sign)), "{}", plain[0]);
        }
    }
}
#[test]
fn digits_stand_below_the_label_of_their_column() {
    let mut random = Random::new(3);
    for shape in small_shapes().into_iter().filter(|shape| shape.side() <= 9) {
        let side = shape.side();
        let solution = random_solution(&shape, &mut random);
        let entries = solution.iter().map(|&digit| Entry::Placed(digit)).collect();
        let puzzle = Puzzle::new(shape.clone(), entries).unwrap();
        for picture in [
            game(&puzzle, None, &TextLook::default()),
            candidates(&puzzle, None, &TextLook::default()),
        ] {
            let mut lines = picture.lines();
            let labels = lines.next().unwrap();
            let at = |column: usize| {
                labels.chars().position(|symbol| symbol.to_digit(10) == Some(column as u32 + 1))
            };
            let rows = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
            let read: String = rows
                .flat_map(|row| (0..side).map(move |column| (row, column)))
                .map(|(row, column)| row.chars().nth(at(column).unwrap()).unwrap())
                .collect();
            let wanted: String = solution.iter().map(ToString::to_string).collect();
            assert_eq!(read, wanted, "{picture}");
        }
    }
}
#[test]
fn levels_and_legends_keep_within_the_width_if_a_board_fits() {
    let puzzle = position(&boards::nine()).unwrap().to_puzzle();
    for width in 57..130 {
        let style = TextLook { width, ..TextLook::default() };
        for picture in pictures(&puzzle, None, &style) {
            let widest = picture.lines().map(|line| line.chars().count()).max().unwrap();
            assert!(widest <= width, "{width}:\n{picture}");
        }
    }
}
#[test]
fn a_view_of_another_board_is_harmless() {
    let (_, step) = steps_of(Technique::XWing);
    let small = Puzzle::empty(Shape::square(4).unwrap());
    for picture in pictures(&small, Some(&view(&step)), &TextLook::default()) {
        check(&picture, &TextLook::default());
    }
}

#[test]
fn a_board_wider_than_the_terminal_is_shown_in_parts_with_nothing_left_out() {
    let mut random = Random::new(5);
    for shape in shapes() {
        let puzzle = random_position(&shape, &mut random);
        let whole = TextLook { width: 10_000, ..TextLook::default() };
        let narrow = TextLook { width: 40, in_parts: true, ..TextLook::default() };
        let [whole, narrow] = [whole, narrow].map(|style| game(&puzzle, None, &style));
        let is_board = |line: &&str| is_frame(line) || line.contains('│');
        for line in narrow.lines().filter(is_board) {
            assert!(line.chars().count() <= 40, "{shape}: {line}");
        }
        let count = |text: &str| {
            let rows = text.lines().filter(is_board).flat_map(|line| line.chars().skip(3));
            rows.filter(char::is_ascii_alphanumeric).count()
        };
        assert_eq!(count(&whole), count(&narrow), "{shape}");
    }
}
