//! PNG pictures: what is painted where.
use tiny_skia::Pixmap;
use whydoku_core::{Cell, CellNames, Digit, Entry, Extra, Puzzle, Shape};
use whydoku_draw::svg::{Look, Show, Theme, drawing};
use whydoku_print::{MOST_PIXELS, png, widest};

fn puzzle(side: usize) -> Puzzle {
    let mut puzzle = Puzzle::empty(Shape::usual(side).unwrap());
    for digit in puzzle.shape().clone().digits() {
        puzzle.set(Cell::new(digit.index() * (side + 1)), Entry::Given(digit));
    }
    puzzle
}

/// How many pixels of a square differ from the one in its corner.
fn ink(pixmap: &Pixmap, (left, top, side): (u32, u32, u32)) -> usize {
    let pixel = |x: u32, y: u32| pixmap.pixel(x, y).unwrap();
    let ground = pixel(left, top);
    let all = (top..top + side).flat_map(|y| (left..left + side).map(move |x| (x, y)));
    all.filter(|&(x, y)| pixel(x, y) != ground).count()
}

#[test]
fn digits_are_painted_without_any_font_in_every_theme() {
    for (_, theme) in Theme::ALL {
        let style = Look { theme, show: Show::Digits, ..Look::default() };
        let bytes = png(&drawing(&puzzle(9), None, &style), 546).unwrap();
        let pixmap = Pixmap::decode_png(&bytes).unwrap();
        assert_eq!((pixmap.width(), pixmap.height()), (546, 546));
        for digit in 0..9_u32 {
            // Cells are 60 units wide and start after a frame of 3.
            let at = 3 + 60 * digit + 10;
            assert!(ink(&pixmap, (at, at, 40)) > 100, "{theme:?}: {}", digit + 1);
        }
        assert_eq!(ink(&pixmap, (3 + 60 + 10, 13, 40)), 0, "an empty cell stays empty");
    }
}

#[test]
fn letters_names_levels_and_extra_houses_are_painted() {
    let style = Look { names: Some(CellNames::LetterRow), ..Look::default() };
    let sixteen = png(&drawing(&puzzle(16), None, &style), 989).unwrap();
    let pixmap = Pixmap::decode_png(&sixteen).unwrap();
    let g = 26 + 60 * 15 + 12;
    assert!(ink(&pixmap, (g, g, 36)) > 80, "the sixteenth digit is g");
    assert!(ink(&pixmap, (2, 26 + 20, 22)) > 20, "row A has its letter");
    let levels = Look { show: Show::Levels, ..Look::default() };
    let shape = Shape::square(4).unwrap().with(Extra::Diagonals).unwrap();
    let mut four = Puzzle::empty(shape);
    four.set(Cell::new(0), Entry::Placed(Digit::new(3)));
    let bytes = png(&drawing(&four, None, &levels), 522).unwrap();
    let pixmap = Pixmap::decode_png(&bytes).unwrap();
    // The fourth level is at the lower right; its first cell holds a disc.
    assert!(ink(&pixmap, (276 + 5, 276 + 5, 50)) > 500);
}

#[test]
fn the_same_picture_gives_the_same_bytes_and_absurd_sizes_are_refused() {
    let picture = drawing(&puzzle(9), None, &Look::default());
    assert_eq!(png(&picture, 300), png(&picture, 300));
    let error = |width| png(&picture, width).unwrap_err().to_string();
    assert_eq!(error(0), "this picture is 1 to 5656 pixels wide, not 0");
    assert_eq!(error(20_000), "this picture is 1 to 5656 pixels wide, not 20000");
}

#[test]
fn no_picture_has_more_pixels_than_are_allowed() {
    for show in [Show::Digits, Show::Levels] {
        let picture = drawing(&puzzle(16), None, &Look { show, ..Look::default() });
        let most = widest(&picture);
        let height = f64::from(most) * picture.height / picture.width;
        let pixels = f64::from(most) * height;
        let bound = f64::from(MOST_PIXELS);
        assert!(pixels <= bound && pixels > bound * 0.99, "{pixels}");
        assert!(png(&picture, most + 1).is_err());
    }
}
