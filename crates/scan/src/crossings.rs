//! Where the lines of a grid are in its straightened picture, and where they cross.
use crate::quad::Point;

/// How much the straightened picture shows beyond the corners on each side, in pixels.
pub(crate) const BORDER: usize = 32;
/// A line is followed at this many places in each cell.
const KNOTS: usize = 3;

/// Where the lines across meet the lines down, row by row, in pixels of the straightened picture.
pub(crate) type Crossings = Vec<Vec<Point>>;

/// The straightened picture of a grid. Its cells have the same size whatever the size of the grid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    /// How many cells there are in a row.
    pub(crate) cells: usize,
}

impl Lattice {
    /// The pixels between the corners.
    pub(crate) const fn inner(self) -> usize {
        (512 * self.cells + 4) / 9
    }
    /// Side of the straightened picture.
    pub(crate) const fn side(self) -> usize {
        self.inner() + 2 * BORDER
    }
    /// The side of a cell in it.
    pub(crate) fn pitch(self) -> f32 {
        self.inner() as f32 / self.cells as f32
    }
    /// At how many places a line is followed.
    pub(crate) fn knots(self) -> usize {
        KNOTS * self.cells + 1
    }
    /// Where such a place is, in pixels.
    pub(crate) fn knot(self, at: usize) -> f32 {
        BORDER as f32 + at as f32 * (self.inner() - 1) as f32 / (self.knots() - 1) as f32
    }
}

/// How far a line is from the upper edge at each of its knots.
pub(crate) type Line = Vec<f32>;

/// A line, and its mean ink.
pub(crate) struct Followed {
    pub(crate) line: Line,
    pub(crate) ink: f32,
}
