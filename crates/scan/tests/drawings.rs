//! What the project draws is read back: in every theme, in several sizes, turned, inverted and dim.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places of pixels are small numbers"
)]
use whydoku_draw::svg::{self, Look, Show, Theme};
use whydoku_exact::Classic;
use whydoku_scan::{Grid, Picture, Solutions, files, scan};

const PUZZLES: [&str; 3] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
];

fn numbers(line: &str) -> [u8; 81] {
    *Classic::from_line(line.as_bytes()).unwrap().numbers()
}

fn drawn(line: &str, theme: Theme, show: Show, width: u32) -> Picture {
    let puzzle = Classic::from_line(line.as_bytes()).unwrap().to_puzzle();
    // Clashing digits look like all the others.
    let look = Look { theme, show, quiet: true, ..Look::default() };
    let bytes = whydoku_print::png(&svg::drawing(&puzzle, None, &look), width).unwrap();
    files::decode(&bytes).unwrap()
}

fn only(picture: &Picture) -> Grid {
    let mut grids = scan(picture);
    assert_eq!(grids.len(), 1);
    grids.remove(0)
}

/// A larger picture with others laid on it.
fn page(width: usize, height: usize, parts: &[(&Picture, (usize, usize))]) -> Picture {
    let mut grey = vec![235; width * height];
    for (part, (left, top)) in parts {
        for (row, line) in part.pixels().chunks(part.width()).enumerate() {
            let start = (top + row) * width + left;
            grey[start..start + line.len()].copy_from_slice(line);
        }
    }
    Picture::grey(width, height, grey).unwrap()
}

#[test]
fn every_theme_and_size_is_read_back() {
    for (nth, (_, theme)) in Theme::ALL.into_iter().enumerate() {
        for width in [240, 500, if nth == 0 { 2200 } else { 900 }] {
            let line = PUZZLES[nth % PUZZLES.len()];
            let grid = only(&drawn(line, theme, Show::Digits, width));
            assert_eq!(grid.numbers(), numbers(line), "{theme:?} {width}");
            assert_eq!(grid.solutions, Solutions::One);
            assert!(grid.is_sure(), "{theme:?} {width}");
            assert_eq!(grid.changes().count(), 0);
        }
    }
}

#[test]
fn a_turned_inverted_or_dimmed_picture_is_read_the_same() {
    let line = PUZZLES[1];
    let picture = drawn(line, Theme::Light, Show::Digits, 700);
    for quarters in 0..4 {
        let grid = only(&picture.turned(quarters));
        assert_eq!(grid.numbers(), numbers(line), "{quarters} quarters");
        assert_eq!((grid.quarters + quarters) % 4, 0);
    }
    let dark = only(&picture.inverted());
    assert!(dark.is_light);
    assert_eq!(dark.numbers(), numbers(line));
    for (factor, base) in [(3, 0), (5, 20), (4, 90)] {
        let dim = |pixel: &u8| (u16::from(*pixel) * factor / 8 + base) as u8;
        let grey = picture.pixels().iter().map(dim).collect();
        let dim = Picture::grey(picture.width(), picture.height(), grey).unwrap();
        assert_eq!(only(&dim).numbers(), numbers(line), "{factor}/8 + {base}");
    }
}

#[test]
fn every_grid_of_a_page_is_read_and_its_cells_are_located() {
    let parts: Vec<Picture> =
        PUZZLES.iter().map(|line| drawn(line, Theme::Light, Show::Digits, 420)).collect();
    let (high, places) = (parts[0].height(), [(30, 20), (500, 40), (260, 560)]);
    assert!(high < 500);
    let laid: Vec<_> = parts.iter().zip(places).collect();
    let grids = scan(&page(960, 1060, &laid));
    assert_eq!(grids.len(), PUZZLES.len());
    for (line, (left, top)) in PUZZLES.iter().zip(places) {
        let grid = grids.iter().find(|grid| grid.numbers() == numbers(line)).unwrap();
        let (left, top) = (left as f32, top as f32);
        let is_inside = |x: f32, y: f32| {
            // Corners are found to a pixel or so.
            (left - 1.5..left + 421.5).contains(&x)
                && (top - 1.5..top + high as f32 + 1.5).contains(&y)
        };
        let corners = grid.corners;
        assert!(corners.iter().all(|corner| is_inside(corner.x, corner.y)), "{corners:?}");
        let (first, last) = (grid.cell_corners[0], grid.cell_corners[80]);
        assert!(first[0].x < last[2].x && first[0].y < last[2].y);
        assert!(grid.cell_corners.iter().flatten().all(|corner| is_inside(corner.x, corner.y)));
    }
}

#[test]
fn candidates_are_pencil_marks_and_not_digits() {
    let line = PUZZLES[0];
    let puzzle = Classic::from_line(line.as_bytes()).unwrap().to_puzzle();
    let look = Look { show: Show::Candidates, ..Look::default() };
    // Two marks in every empty cell.
    let mut marked = puzzle.clone();
    let digits = whydoku_core::DigitSet::from_iter([1, 6].map(whydoku_core::Digit::from_number));
    for cell in puzzle.shape().cells().filter(|cell| puzzle.digit(*cell).is_none()) {
        marked.set(cell, whydoku_core::Entry::Candidates(digits));
    }
    let bytes = whydoku_print::png(&svg::drawing(&marked, None, &look), 900).unwrap();
    let grid = only(&files::decode(&bytes).unwrap());
    assert_eq!(grid.numbers(), numbers(line));
    assert_eq!(grid.entries().count(), 0);
    let marks = grid.cells.iter().filter(|cell| cell.has_marks());
    assert!(marks.clone().count() > 40, "{} of 51", marks.count());
    assert!(marks.clone().all(|cell| cell.candidates == digits), "1 and 6 in their places");
    assert_eq!(grid.givens(), numbers(line));
    assert!(grid.position().entries().contains(&whydoku_core::Entry::Candidates(digits)));
}

#[test]
fn a_puzzle_with_several_solutions_is_shown_as_it_is() {
    // Without two of its digits, this puzzle has several solutions.
    let line = PUZZLES[1].replacen('8', ".", 2);
    let grid = only(&drawn(&line, Theme::Light, Show::Digits, 700));
    assert_eq!(grid.solutions, Solutions::NotOne);
    assert_eq!(grid.numbers(), numbers(&line));
    assert_eq!(grid.changes().count(), 0);
    assert!(!grid.is_sure());
}

#[test]
fn a_repeated_digit_is_shown_with_a_proposal() {
    // A 5 where an empty cell should be, in a row that has a 5 already.
    let line = PUZZLES[0].replacen("53.", "535", 1);
    let grid = only(&drawn(&line, Theme::Light, Show::Digits, 700));
    assert_eq!(grid.numbers(), numbers(&line), "a clear digit is never overridden");
    let proposals = grid.proposals();
    assert!(proposals.iter().any(|proposal| (proposal.cell, proposal.number) == (2, 0)));
}

#[test]
fn a_title_that_touches_the_upper_line_does_not_pull_the_corner_up() {
    let line = PUZZLES[1];
    let drawing = drawn(line, Theme::Light, Show::Digits, 500);
    let mut page = page(600, 620, &[(&drawing, (50, 80))]).pixels().to_vec();
    // A bar that rises from the line on the left to most of the height of a cell.
    for y in 42..90 {
        page[y * 600 + 56..y * 600 + 260].fill(30);
    }
    let grid = only(&Picture::grey(600, 620, page).unwrap());
    assert_eq!(grid.numbers(), numbers(line));
    let alone = only(&drawing);
    for (found, right) in grid.corners.iter().zip(alone.corners) {
        let (x, y) = (found.x - right.x - 50.0, found.y - right.y - 80.0);
        assert!(x.abs() < 6.0 && y.abs() < 6.0, "{:?} {:?}", grid.corners, alone.corners);
    }
}

#[test]
fn dark_digits_with_a_light_outline_on_dark_cells_are_read() {
    let line = PUZZLES[0];
    let drawing = drawn(line, Theme::Light, Show::Digits, 900);
    let alone = only(&drawing);
    let (width, mut pixels) = (drawing.width(), drawing.pixels().to_vec());
    let is_ink = |x: usize, y: usize| drawing.pixels()[y * width + x] < 120;
    // Three cells with a digit: their paper becomes dark, except for two pixels around the ink.
    for cell in [0, 4, 30] {
        let [first, _, last, _] = alone.cell_corners[cell];
        for y in first.y as usize + 6..last.y as usize - 5 {
            for x in first.x as usize + 6..last.x as usize - 5 {
                let is_near = (y - 2..=y + 2).any(|y| (x - 2..=x + 2).any(|x| is_ink(x, y)));
                pixels[y * width + x] = match (is_ink(x, y), is_near) {
                    (true, _) => 0,
                    (false, true) => 230,
                    (false, false) => 58,
                };
            }
        }
    }
    let grid = only(&Picture::grey(width, drawing.height(), pixels).unwrap());
    assert_eq!(grid.numbers(), numbers(line));
}
