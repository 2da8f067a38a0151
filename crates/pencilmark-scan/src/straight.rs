//! A grid as it looks when it is straightened.
use crate::crossings::{BORDER, Crossings, Lattice};
use crate::map::Map;
use crate::quad::{Perspective, Point, Quad};

/// A grid, straightened, with its lines found.
#[derive(Clone, Debug)]
pub(crate) struct Straight {
    /// Dark digits on light paper, whichever way round the original was.
    pub(crate) picture: Map,
    /// Whether lines are light all the same.
    pub(crate) has_light_lines: bool,
    pub(crate) crossings: Crossings,
    pub(crate) lattice: Lattice,
    /// The corners, in the picture.
    pub(crate) corners: Quad,
    /// Maps the unit square onto the corners in the picture.
    pub(crate) onto: Perspective,
    /// How much evidence there is for a grid between these corners.
    pub(crate) evidence: f32,
}

impl Straight {
    /// Where a place in the straightened picture is in the original.
    pub(crate) fn in_picture(&self, point: Point) -> Point {
        let inner = self.lattice.inner() as f32;
        let place = |at: f32| (at - BORDER as f32) / inner;
        self.onto.at(place(point.x), place(point.y))
    }
    /// Maps the unit square onto a cell. `None` if its four crossings enclose no area.
    pub(crate) fn cell(&self, row: usize, column: usize) -> Option<Perspective> {
        let at = |down: usize, right: usize| self.crossings[row + down][column + right];
        Perspective::onto(&[at(0, 0), at(0, 1), at(1, 1), at(1, 0)])
    }
}
