//! Links avoid large digits; rays go from digits to the cells that they see.
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};
use whydoku_draw::svg::{Look, draw};
use whydoku_logic::render::{Link, Ray, Role, View};

/// The numbers of a path of two ends with a bend between them.
fn path(picture: &str) -> Vec<f64> {
    let line = picture.lines().find(|line| line.starts_with("<path d=\"M") && line.contains('Q'));
    let line = line.expect("a link");
    let data = line.split('"').nth(1).expect("its path");
    let numbers = data.split(['M', 'Q', ' ']).filter(|part| !part.is_empty());
    numbers.map(|number| number.parse().expect("a number")).collect()
}

#[test]
fn a_link_bends_around_the_digit_between_its_ends() {
    for side in [4, 9, 16] {
        let mut puzzle = Puzzle::empty(Shape::square(side).expect("a board"));
        let row = side / 2;
        puzzle.set(Cell::at(row, 1, side), Entry::Placed(Digit::new(0)));
        let at = |column| Candidate::new(Cell::at(row, column, side), Digit::new(side / 2));
        let links = vec![Link { from: at(0), to: at(2), strong: true }];
        let view = View { links, ..View::default() };
        let [x, y, bow_x, bow_y, to_x, to_y] =
            path(&draw(&puzzle, Some(&view), &Look::default()))[..]
        else {
            panic!("three points")
        };
        let middle = |a: f64, b: f64, c: f64| 0.25 * a + 0.5 * b + 0.25 * c;
        let (x, y) = (middle(x, bow_x, to_x), middle(y, bow_y, to_y));
        // Cells are 60 wide, and the board starts at 3.
        let centre =
            |place: usize| 3.0 + 60.0 * (f64::from(u32::try_from(place).expect("small")) + 0.5);
        let aside = (x - centre(1)).hypot(y - centre(row));
        assert!(aside > 14.0, "{side}: the link runs {aside} from the middle of the digit");
    }
}

#[test]
fn a_ray_ends_in_a_cross_except_on_a_highlighted_cell() {
    let mut puzzle = Puzzle::empty(Shape::square(9).expect("a board"));
    let from = Cell::at(0, 0, 9);
    puzzle.set(from, Entry::Placed(Digit::new(0)));
    let to = Cell::at(0, 5, 9);
    let strokes = |view: &View| {
        let picture = draw(&puzzle, Some(view), &Look::default());
        picture.matches("stroke=\"#5b3a8e\"").count()
    };
    let mut view = View { rays: vec![Ray { from, to }], ..View::default() };
    assert_eq!(strokes(&view), 3, "a line and a cross");
    view.cells.push((to, Role::Defining));
    assert_eq!(strokes(&view), 1, "a line alone");
    view.rays.push(Ray { from, to: Cell::new(500) });
    assert_eq!(strokes(&view), 1, "nothing beyond the board");
}

#[test]
fn a_link_that_begins_beside_a_mark_passes_between_the_rows_of_digits() {
    let mut puzzle = Puzzle::empty(Shape::square(9).expect("a board"));
    let digits = [(3, 3, 5), (3, 4, 1), (3, 6, 8), (3, 7, 6), (4, 4, 6), (4, 6, 9), (4, 8, 4)];
    for (row, column, digit) in digits {
        puzzle.set(Cell::at(row, column, 9), Entry::Placed(Digit::from_number(digit)));
    }
    let at = |column, digit| Candidate::new(Cell::at(4, column, 9), Digit::from_number(digit));
    let view = View {
        candidates: vec![(at(7, 2), Role::Off), (at(7, 3), Role::On), (at(3, 3), Role::Off)],
        links: vec![Link { from: at(7, 3), to: at(3, 3), strong: false }],
        ..View::default()
    };
    let [x, y, bow_x, bow_y, to_x, to_y] = path(&draw(&puzzle, Some(&view), &Look::default()))[..]
    else {
        panic!("three points")
    };
    // Cells are 60 wide, and the board starts at 3.
    let centre = |place: u8| 33.0 + 60.0 * f64::from(place);
    for step in 1..40 {
        let t = f64::from(step) / 40.0;
        let on = |a: f64, b: f64, c: f64| {
            (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
        };
        let (x, y) = (on(x, bow_x, to_x), on(y, bow_y, to_y));
        for (row, column) in [(3, 4), (3, 6), (3, 7), (4, 4), (4, 6)] {
            let away = (x - centre(column)).hypot(y - centre(row));
            assert!(away > 18.0, "{away} from the digit of row {row}, column {column}");
        }
    }
}
