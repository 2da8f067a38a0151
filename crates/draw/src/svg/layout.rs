//! Where everything is.
use super::paper::{Point, units};
use whydoku_core::{Candidate, Cell, Digit, Form, Regions, Rule, Shape, Stroke};

/// The side of a cell in units of the picture.
pub(super) const CELL: f64 = 60.0;
/// The margin that the outer frame needs.
const FRAME: f64 = 3.0;
/// The margin that holds the names of rows and columns.
const NAMES: f64 = 26.0;
/// The margin that holds numbers outside the grid.
const OUTSIDE: f64 = 40.0;

/// Places on one board.
#[derive(Clone, Copy)]
pub(super) struct Layout<'a> {
    pub(super) shape: &'a Shape,
    /// The margin above and on the left.
    pub(super) before: f64,
    /// The margin below and on the right.
    after: f64,
    /// The space between candidates and the sides of a cell, and its top, for what is drawn there.
    inset: (f64, f64),
    /// How many candidates go side by side in a cell, and how many one above another.
    spots: (usize, usize),
}

impl<'a> Layout<'a> {
    pub(super) fn new(shape: &'a Shape, names: bool) -> Self {
        let spots = match shape.regions() {
            Regions::Boxes { rows, columns } if rows.abs_diff(*columns) <= 2 => (*columns, *rows),
            _ => {
                let across = shape.side().isqrt() + usize::from(!is_square(shape.side()));
                (across, shape.side().div_ceil(across.max(1)))
            }
        };
        let outside = |rule: &Rule| rule.form().is_outside();
        let after = if shape.rules().iter().any(outside) { OUTSIDE } else { FRAME };
        let before = match (names, after > FRAME) {
            (true, true) => NAMES + OUTSIDE,
            (true, false) => NAMES,
            (false, _) => after,
        };
        let has = |is: fn(&Rule) -> bool| shape.rules().iter().any(is);
        let inset = if has(|rule| {
            !rule.numbers.is_empty() && rule.strokes().contains(&Stroke::CornerNumber)
        }) {
            // The sums of cages need the corner.
            (6.0, 14.0)
        } else if has(|rule| rule.form() == Form::Mark) {
            // Dots reach into the cells.
            (7.0, 7.0)
        } else {
            (2.0, 2.0)
        };
        Self { shape, before, after, inset, spots }
    }
    pub(super) fn side(self) -> usize {
        self.shape.side()
    }
    /// Width and height of the board without margins.
    pub(super) fn board(self) -> f64 {
        units(self.side()) * CELL
    }
    /// Width and height of the picture, without the words below.
    pub(super) fn size(self) -> f64 {
        self.before + self.board() + self.after
    }
    /// The margin below and on the right.
    pub(super) fn after(self) -> f64 {
        self.after
    }
    /// The distance from the board to the middle of the names of rows and columns.
    pub(super) fn names(self) -> f64 {
        self.before - NAMES / 2.0
    }
    /// Where the lines between rows and between columns cross.
    pub(super) fn crossing(self, row: usize, column: usize) -> Point {
        Point { x: self.before + units(column) * CELL, y: self.before + units(row) * CELL }
    }
    /// A point in half cells, row and column.
    pub(super) fn half(self, [row, column]: [u8; 2]) -> Point {
        let along = |half: u8| self.before + f64::from(half) * CELL / 2.0;
        Point { x: along(column), y: along(row) }
    }
    /// The upper left corner of a cell.
    pub(super) fn corner(self, cell: Cell) -> Point {
        self.crossing(cell.row(self.side()), cell.column(self.side()))
    }
    pub(super) fn centre(self, cell: Cell) -> Point {
        self.corner(cell).shifted(CELL / 2.0, CELL / 2.0)
    }
    /// The position of a candidate: its place in the cell depends only on the digit.
    pub(super) fn spot(self, candidate: Candidate) -> Point {
        let (across, down) = self.spots;
        let at = candidate.digit.index();
        let (row, column) = (at / across.max(1), at % across.max(1));
        let corner = self.corner(candidate.cell);
        let (inset, top) = self.inset;
        corner.shifted(
            inset + (units(column) + 0.5) * (CELL - 2.0 * inset) / units(across),
            top + (units(row) + 0.5) * (CELL - top - inset) / units(down),
        )
    }
    /// Whether the upper left corner of a cell holds a number, such as the sum of a cage.
    pub(super) fn has_number(self, cell: Cell) -> bool {
        let numbered = |rule: &Rule| {
            !rule.numbers.is_empty() && rule.strokes().contains(&Stroke::CornerNumber)
        };
        self.shape
            .rules()
            .iter()
            .any(|rule| rule.cells.iter().min() == Some(&cell) && numbered(rule))
    }
    /// The distance of notes in corners from the sides of a cell, and of the middle of the upper ones from its top.
    pub(super) fn insets(self) -> (f64, f64) {
        let side = if self.inset.0 > 2.0 { 5.0 } else { 3.0 };
        (side, side + 8.0)
    }
    /// How many candidates go side by side in a cell, and how many one above another.
    pub(super) fn spots(self) -> (usize, usize) {
        self.spots
    }
    /// The largest radius of a mark around a candidate.
    pub(super) fn spot_radius(self) -> f64 {
        let ((across, down), (inset, top)) = (self.spots, self.inset);
        let wide = (CELL - 2.0 * inset) / units(across.max(2));
        wide.min((CELL - top - inset) / units(down.max(2))) / 2.0
    }
    /// The size of the digit of a candidate, whatever else is drawn in the cells.
    pub(super) fn spot_size(self) -> f64 {
        let (across, down) = self.spots;
        (CELL - 4.0) / units(across.max(down).max(2)) * 0.75
    }
    /// Whether the board has this cell.
    pub(super) fn has_cell(self, cell: Cell) -> bool {
        cell.index() < self.shape.cell_count()
    }
    pub(super) fn has(self, candidate: Candidate) -> bool {
        self.has_cell(candidate.cell) && candidate.digit.index() < self.side()
    }
    /// The size at which a digit fits where one character would have this size.
    pub(super) fn fitting(self, digit: Digit, size: f64) -> f64 {
        let length = self.shape.digit_name(digit).len();
        if length > 1 { size * 1.4 / units(length) } else { size }
    }
}

fn is_square(number: usize) -> bool {
    number.isqrt() * number.isqrt() == number
}
