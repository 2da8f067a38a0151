//! Notes in the corner and in the middle of one cell: all are there, none touches another, none moves.
use whydoku_core::{Cell, DigitSet, Entry, Puzzle, Relation, Rule, Shape};
use whydoku_draw::drawing::{Label, Mark, Point};
use whydoku_draw::svg::{Layers, Look, Show, drawing};

/// The upper left corner of the first cell; a cell is 60 wide.
const CORNER: Point = Point { x: 3.0, y: 3.0 };

/// The labels in the first cell, with these notes in its corner and its middle.
fn labels(shape: &Shape, corner: DigitSet, middle: DigitSet) -> Vec<Label> {
    let cell = Cell::new(0);
    let mut puzzle = Puzzle::empty(shape.clone());
    puzzle.set(cell, Entry::Candidates(corner));
    let layers = Layers { centre: [(cell, middle)].into(), ..Layers::default() };
    let look = Look { show: Show::Candidates, layers, ..Look::default() };
    let label = |mark| match mark {
        // The sum of the cage is not a note.
        Mark::Label(label) if label.text != "12" => Some(label),
        _ => None,
    };
    drawing(&puzzle, None, &look).marks.into_iter().filter_map(label).collect()
}

/// Left, top, right and bottom of a text in the font of a browser.
fn extent(label: &Label) -> [f64; 4] {
    let width = 0.636 * label.size * f64::from(u32::try_from(label.text.len()).unwrap());
    let height = 0.73 * label.size;
    let (x, y) = (label.at.x, label.at.y);
    [x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0]
}

fn shapes() -> Vec<Shape> {
    let boxes = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (4, 4), (5, 5)];
    let plain = boxes.map(|(rows, columns)| Shape::boxes(rows, columns).unwrap());
    // The sum of a cage and a dot need space of their own.
    let cells = [Cell::new(0), Cell::new(1)];
    let cage = Rule::cage(cells.to_vec(), Some(12));
    let dot = Rule::pair(cells, Relation::difference(1));
    let nine = |rule| Shape::boxes(3, 3).unwrap().with_rules(vec![rule]).unwrap();
    plain.into_iter().chain([nine(cage), nine(dot)]).collect()
}

#[test]
fn all_notes_of_a_cell_fit_without_touching() {
    for shape in shapes() {
        let all: DigitSet = shape.digits().collect();
        let labels = labels(&shape, all, all);
        let said: String = labels.iter().map(|label| label.text.as_str()).collect();
        for digit in shape.digits() {
            let name = shape.digit_name(digit);
            assert_eq!(said.matches(&name).count(), 2, "{name} on {shape:?}");
        }
        for (at, one) in labels.iter().enumerate() {
            let [left, top, right, bottom] = extent(one);
            let is_inside = left >= CORNER.x && top >= CORNER.y;
            let is_inside = is_inside && right <= CORNER.x + 60.0 && bottom <= CORNER.y + 60.0;
            assert!(is_inside, "{one:?} on {shape:?}");
            for other in &labels[at + 1..] {
                let [from, above, to, below] = extent(other);
                let is_apart = right <= from || to <= left || bottom <= above || below <= top;
                assert!(is_apart, "{one:?} touches {other:?} on {shape:?}");
            }
        }
    }
}

#[test]
fn notes_stay_in_place_when_others_are_added() {
    for shape in shapes() {
        let all: DigitSet = shape.digits().collect();
        let one: DigitSet = shape.digits().take(1).collect();
        let crowded = labels(&shape, all, all);
        for digit in shape.digits() {
            let alone = labels(&shape, [digit].into_iter().collect(), one);
            let note = alone.last().unwrap();
            assert!(crowded.contains(note), "{note:?} on {shape:?}");
        }
    }
}

#[test]
fn upper_and_lower_notes_stay_in_place_without_centre_notes() {
    let shape = Shape::boxes(3, 3).unwrap();
    let all: DigitSet = shape.digits().collect();
    let places = |middle| -> Vec<(String, Point)> {
        let labels = labels(&shape, all, middle);
        labels.into_iter().map(|label| (label.text, label.at)).collect()
    };
    let (without, with) = (places(DigitSet::EMPTY), places(all));
    for digit in ["1", "2", "3", "7", "8", "9"] {
        let place = without.iter().find(|(text, _)| text == digit).unwrap();
        assert!(with.contains(place), "{digit}");
    }
}
