//! Lines, circles and crosses that a player draws on the board. They mean what the player wants them to.
use core::fmt;
use core::str::FromStr;
use std::collections::BTreeSet;
use whydoku_core::UnknownName;

/// A point of the board, in half cells from its upper left corner: odd numbers are the middles of cells,
/// even ones the lines between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// From the top.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

/// Something that a player draws.
///
/// ```
/// use whydoku_session::Stroke;
/// let line: Stroke = "line 1,3 1,1".parse()?;
/// assert_eq!(line.to_string(), "line 1,1 1,3");
/// assert!("line 1,1 1,5".parse::<Stroke>().is_err(), "a line joins neighbours");
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stroke {
    /// From the middle of a cell to that of a neighbour, or along one side of a cell; the smaller point first.
    Line(Spot, Spot),
    /// A circle around a point.
    Circle(Spot),
    /// A cross on a point.
    Cross(Spot),
}

impl Stroke {
    /// A line between two points, if they are neighbours: middles of cells that touch, or the ends of one side.
    pub fn line(one: Spot, other: Spot) -> Option<Self> {
        let (down, across) = (one.row.abs_diff(other.row), one.column.abs_diff(other.column));
        let are_middles = one.row % 2 == 1 && one.column % 2 == 1;
        let are_corners = one.row.is_multiple_of(2) && one.column.is_multiple_of(2);
        let joins = match (down, across) {
            (0, 2) | (2, 0) => are_middles || are_corners,
            (2, 2) => are_middles,
            _ => false,
        };
        joins.then(|| Self::Line(one.min(other), one.max(other)))
    }
    /// Whether it fits on a board of this side.
    pub(crate) fn fits(self, side: usize) -> bool {
        let fits = |spot: Spot| usize::from(spot.row.max(spot.column)) <= 2 * side;
        match self {
            Self::Line(from, to) => fits(from) && fits(to),
            Self::Circle(at) | Self::Cross(at) => fits(at),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(from, to) => write!(f, "line {from} {to}"),
            Self::Circle(at) => write!(f, "circle {at}"),
            Self::Cross(at) => write!(f, "cross {at}"),
        }
    }
}

impl FromStr for Stroke {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let rest = " is not a stroke, such as `line 1,1 1,3` or `circle 1,1`";
        read(text).ok_or_else(|| UnknownName::new(text, rest))
    }
}

fn read(text: &str) -> Option<Stroke> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    let mut spot = || {
        let (row, column) = words.next()?.split_once(',')?;
        Some(Spot { row: row.parse().ok()?, column: column.parse().ok()? })
    };
    let stroke = match kind {
        "line" => Stroke::line(spot()?, spot()?)?,
        "circle" => Stroke::Circle(spot()?),
        "cross" => Stroke::Cross(spot()?),
        _ => return None,
    };
    words.next().is_none().then_some(stroke)
}

/// Everything that a player has drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch(BTreeSet<Stroke>);

impl Sketch {
    /// Its strokes: lines, then circles, then crosses.
    pub fn strokes(&self) -> impl Iterator<Item = Stroke> {
        self.0.iter().copied()
    }
    /// Draws a stroke, or removes it.
    pub(crate) fn toggle(&mut self, stroke: Stroke) {
        if !self.0.remove(&stroke) {
            self.0.insert(stroke);
        }
    }
}
