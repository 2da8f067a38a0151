//! What the project draws in sizes other than 9x9, or with other boxes, is read back in every theme.
#![allow(clippy::cast_precision_loss, reason = "places of pixels are small numbers")]
use whydoku_core::{Cell, CellNames, Entry, Puzzle, Random, Shape};
use whydoku_draw::svg::{self, Look, Show, Theme};
use whydoku_exact::{Budget, drawn_solution};
use whydoku_scan::{Grid, Picture, Solutions, files, scan};

/// The width of a picture made by `whydoku draw`, and a smaller one.
const WIDTHS: [u32; 2] = [1080, 600];

/// A puzzle of a shape with about half of its cells given.
fn puzzle(shape: &Shape, seed: u64) -> Puzzle {
    let mut random = Random::new(seed);
    let mut puzzle = Puzzle::empty(shape.clone());
    let solution = drawn_solution(&puzzle, &mut random, &Budget::unlimited()).unwrap();
    for (at, digit) in solution.iter().enumerate() {
        if random.below(2) > 0 {
            puzzle.set(Cell::new(at), Entry::Given(*digit));
        }
    }
    puzzle
}

fn drawn(puzzle: &Puzzle, theme: Theme, show: Show, width: u32) -> Picture {
    let names = Some(CellNames::default());
    let look = Look { theme, show, names, quiet: true, ..Look::default() };
    let bytes = whydoku_print::png(&svg::drawing(puzzle, None, &look), width).unwrap();
    files::decode(&bytes).unwrap()
}

/// Reads the only grid of a picture, which shows this puzzle.
fn check(puzzle: &Puzzle, picture: &Picture, what: &str) -> Grid {
    let mut grids = scan(picture);
    let sizes: Vec<usize> = grids.iter().map(Grid::side).collect();
    assert_eq!(sizes, [puzzle.shape().side()], "{what}");
    let grid = grids.remove(0);
    assert_eq!(grid.shape, *puzzle.shape(), "{what}");
    assert_eq!(grid.puzzle(), *puzzle, "{what}");
    assert!(!grid.has_guessed_boxes, "{what}");
    assert_eq!(grid.solutions, Solutions::NotCounted, "{what}");
    assert!(grid.is_sure(), "{what}");
    grid
}

fn every_theme(side: usize) {
    let shape = Shape::usual(side).unwrap();
    for (nth, (name, theme)) in Theme::ALL.into_iter().enumerate() {
        let puzzle = puzzle(&shape, (side + nth) as u64);
        let picture = drawn(&puzzle, theme, Show::Digits, WIDTHS[nth % 2]);
        check(&puzzle, &picture, &format!("{side} in {name}"));
    }
}

#[test]
fn grids_of_up_to_eight_cells_a_row_are_read_back_in_every_theme() {
    [4, 6, 8].into_iter().for_each(every_theme);
}

#[test]
fn grids_of_ten_and_twelve_cells_a_row_are_read_back_in_every_theme() {
    [10, 12].into_iter().for_each(every_theme);
}

#[test]
fn grids_of_fourteen_and_fifteen_cells_a_row_are_read_back_in_every_theme() {
    [14, 15].into_iter().for_each(every_theme);
}

#[test]
fn grids_of_sixteen_cells_a_row_are_read_back_in_every_theme_and_usual_width() {
    let shape = Shape::usual(16).unwrap();
    let mut failed = Vec::new();
    for (nth, (name, theme)) in Theme::ALL.into_iter().enumerate() {
        for width in WIDTHS {
            let puzzle = puzzle(&shape, nth as u64);
            let grids = scan(&drawn(&puzzle, theme, Show::Digits, width));
            let is_read = grids.len() == 1 && grids[0].puzzle() == puzzle && grids[0].is_sure();
            if !is_read {
                let sizes: Vec<usize> = grids.iter().map(Grid::side).collect();
                failed.push(format!("{name} {width}: {sizes:?}"));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn other_boxes_and_regions_are_recognised() {
    let four = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
    // Boxes, with one cell exchanged between the first two.
    let boxed = |at: usize| match at {
        2 => 1,
        21 => 0,
        _ => (at / 27 * 3 + at % 9 / 3) as u8,
    };
    let nine: Vec<u8> = (0..81).map(boxed).collect();
    let five = [0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 3, 2, 2, 2, 1, 3, 3, 2, 4, 4, 3, 3, 4, 4, 4];
    let shapes = [
        Shape::boxes(3, 2),
        Shape::boxes(2, 6),
        Shape::boxes(4, 2),
        Shape::jigsaw(&four),
        Shape::jigsaw(&five),
        Shape::jigsaw(&nine),
    ];
    for (nth, shape) in shapes.into_iter().enumerate() {
        let puzzle = puzzle(&shape.unwrap(), nth as u64);
        let theme = Theme::ALL[nth % Theme::ALL.len()].1;
        let picture = drawn(&puzzle, theme, Show::Digits, WIDTHS[0]);
        let what = puzzle.shape().to_string();
        check(&puzzle, &picture, &what);
    }
}

#[test]
fn a_turned_grid_is_read_upright_with_its_boxes() {
    let puzzle = puzzle(&Shape::boxes(2, 3).unwrap(), 7);
    let picture = drawn(&puzzle, Theme::Light, Show::Digits, WIDTHS[1]);
    for quarters in 1..4 {
        let grid = check(&puzzle, &picture.turned(quarters), &format!("{quarters} quarters"));
        assert_eq!((grid.quarters + quarters) % 4, 0);
    }
}

#[test]
fn several_sizes_on_one_page_are_all_read() {
    let puzzles: Vec<Puzzle> =
        [6, 9, 12, 4].map(|side| puzzle(&Shape::usual(side).unwrap(), 3)).to_vec();
    let mut grey = vec![245; 1300 * 1300];
    for (nth, puzzle) in puzzles.iter().enumerate() {
        let part = drawn(puzzle, Theme::Light, Show::Digits, 600);
        let (left, top) = (30 + nth % 2 * 640, 30 + nth / 2 * 640);
        for (row, line) in part.pixels().chunks(part.width()).enumerate().take(620) {
            let start = (top + row) * 1300 + left;
            grey[start..start + line.len()].copy_from_slice(line);
        }
    }
    let grids = scan(&Picture::grey(1300, 1300, grey).unwrap());
    assert_eq!(grids.len(), puzzles.len());
    for puzzle in &puzzles {
        assert!(grids.iter().any(|grid| grid.puzzle() == *puzzle), "{}", puzzle.shape());
    }
}

#[test]
fn indistinguishable_bold_lines_are_a_doubt() {
    // All lines are alike.
    let puzzle = puzzle(&Shape::usual(6).unwrap(), 4);
    let mut picture = drawn(&puzzle, Theme::Contrast, Show::Digits, WIDTHS[1]);
    let (width, height) = (picture.width(), picture.height());
    let mut grey = picture.pixels().to_vec();
    let (left, side) = (26.0 / 389.0 * width as f32, 60.0 / 389.0 * width as f32);
    for y in 0..height {
        for x in 0..width {
            let is_line = |at: usize| {
                let place = (at as f32 + 0.5 - left) / side;
                (place - place.round()).abs() * side < 3.0 && (-0.1..6.1).contains(&place)
            };
            let within = |at: usize| (-0.03..6.03).contains(&((at as f32 + 0.5 - left) / side));
            if (is_line(x) || is_line(y)) && within(x) && within(y) {
                grey[y * width + x] = 0;
            }
        }
    }
    picture = Picture::grey(width, height, grey).unwrap();
    let grids = scan(&picture);
    assert_eq!(grids.len(), 1);
    assert_eq!(grids[0].puzzle(), puzzle);
    assert!(grids[0].has_guessed_boxes && !grids[0].is_sure());
}
