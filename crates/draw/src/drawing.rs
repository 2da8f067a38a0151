//! A picture as a list of lines, shapes and short texts, for output formats other than SVG.

/// A point in units of the picture; `y` grows downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Point {
    pub(crate) fn shifted(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// How a line is drawn. Ends are round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// `#rrggbb`.
    pub colour: &'static str,
    /// In units of the picture.
    pub width: f64,
    /// Lengths of a dash and of a gap with a blank between them; empty for an unbroken line.
    pub dashes: &'static str,
}

/// Something to paint. Colours are `#rrggbb`; a fill of `none` leaves a shape empty.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Mark {
    /// A straight line.
    Line(Point, Point, Pen),
    /// A quadratic curve: start, control point, end.
    Curve(Point, Point, Point, Pen),
    /// A closed shape through points.
    Polygon(Vec<Point>, &'static str, Pen),
    /// A circle: centre, radius.
    Circle(Point, f64, &'static str, Pen),
    /// A square without an outline: upper left corner, side.
    Square(Point, f64, &'static str),
    /// A tinted square with stripes: upper left corner, side, and whether they rise.
    Stripes(Point, f64, &'static str, bool),
    /// A text around a point.
    Label(Label),
}

/// A short text around a point.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// Its centre.
    pub at: Point,
    /// The text: digits, or the name of a row or column.
    pub text: String,
    /// Its colour.
    pub colour: &'static str,
    /// Font size in units of the picture; digits and capitals are 0.72 of it high.
    pub size: f64,
    /// Whether it is bold.
    pub bold: bool,
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Drawing {
    /// In units of the picture.
    pub width: f64,
    /// In units of the picture.
    pub height: f64,
    /// The colour of the background; `None` leaves it out.
    pub ground: Option<&'static str>,
    /// What to paint, in this order.
    pub marks: Vec<Mark>,
}

/// The distance between two stripes, along either axis.
const STRIPE: f64 = 10.0;

/// The stripes of a square: pieces of diagonals that continue from one square to the next.
///
/// ```
/// use whydoku_draw::drawing::{Point, stripes};
/// let corner = Point { x: 0.0, y: 0.0 };
/// assert_eq!(stripes(corner, 20.0, true).len(), 3);
/// ```
pub fn stripes(corner: Point, side: f64, rising: bool) -> Vec<(Point, Point)> {
    // Along a diagonal x + y, or y - x, is a multiple of the distance.
    let base = if rising { corner.x + corner.y } else { corner.y - corner.x };
    let lowest = if rising { 0.0 } else { -side };
    let highest = if rising { 2.0 * side } else { side };
    let mut at = ((base + lowest) / STRIPE).floor() * STRIPE + STRIPE - base;
    let mut lines = Vec::new();
    while at < highest - 0.001 {
        if at > lowest + 0.001 {
            let (from, to) = if rising {
                let (low, high) = ((at - side).max(0.0), at.min(side));
                ((low, at - low), (high, at - high))
            } else {
                let (low, high) = ((-at).max(0.0), (side - at).min(side));
                ((low, low + at), (high, high + at))
            };
            lines.push((corner.shifted(from.0, from.1), corner.shifted(to.0, to.1)));
        }
        at += STRIPE;
    }
    lines
}
