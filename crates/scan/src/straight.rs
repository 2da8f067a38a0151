//! A grid as it looks when it is straightened.
use crate::crossings::{BORDER, Crossings, Lattice};
use crate::map::Map;
use crate::picture::Picture;
use crate::quad::{Perspective, Point, Quad, Surface as _};

/// Side of the picture of a cell in which marks are looked for.
pub(crate) const SIDE: usize = 64;
/// An upright picture of a cell in grey levels, larger than the one that the net sees.
pub(crate) type Large = Vec<f32>;

/// A grid, straightened, with its lines found.
#[derive(Clone, Debug)]
pub(crate) struct Straight {
    /// Dark digits on light paper, whichever way round the original was.
    pub(crate) picture: Map,
    /// Whether lines are light all the same.
    pub(crate) has_light_lines: bool,
    /// Whether all lines are known to be straight, whole and at equal distances.
    pub(crate) is_whole: bool,
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
    /// A square of a cell that begins at a share of its width and height, and how much of them it has, dark on light. It is taken
    /// from the original, which may be light on dark and has more detail.
    pub(crate) fn close_up(
        &self,
        cell: &Perspective,
        (picture, is_light): (&Picture, bool),
        (from, share): (f32, f32),
    ) -> Large {
        let at = |place: f32| from + share * place / SIDE as f32;
        let value = |x: f32, y: f32| {
            let value = picture.sample(self.in_picture(cell.at(at(x), at(y))));
            if is_light { 255.0 - value } else { value }
        };
        let pixel = |at: usize| {
            let (x, y) = ((at % SIDE) as f32, (at / SIDE) as f32);
            let parts = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
            parts.iter().map(|(right, down)| value(x + right, y + down)).sum::<f32>() / 4.0
        };
        (0..SIDE * SIDE).map(pixel).collect()
    }
    /// Maps the unit square onto a cell. `None` if its four crossings enclose no area.
    pub(crate) fn cell(&self, row: usize, column: usize) -> Option<Perspective> {
        let at = |down: usize, right: usize| self.crossings[row + down][column + right];
        Perspective::onto(&[at(0, 0), at(0, 1), at(1, 1), at(1, 0)])
    }
}
