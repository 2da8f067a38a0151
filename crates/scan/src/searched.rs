//! The picture in which grids are looked for, and what the evidence for a grid is at a place in it.
use crate::evidence;
use crate::picture::Picture;
use crate::quad::{Perspective, Point, Quad, area, longest_side};
use crate::sizes::{Counted, count};
use crate::whole;

/// The longer side of the picture in which grids are looked for.
const SEARCHED: usize = 800;
/// Every grid of a picture after the first needs this much evidence.
pub(crate) const FURTHER: f32 = 0.75;
/// The evidence for a grid whose lines are all there, from one side to the other.
const WHOLE: f32 = 1.4;
/// The kind of ink in which lines alone are looked for: the divisor of the picture's shorter side that gives the side of the
/// surroundings, and how much darker than those ink is.
pub(crate) const LINE_KIND: (usize, u32) = (14, 8);
/// In more detail, this many times as many pixels are examined each way...
const DETAIL: usize = 2;
/// ...for grids with at least this many cells a row. The lines of smaller ones are seen without.
pub(crate) const LEAST_DETAILED: usize = 10;

/// Anything smaller than this share of the picture is no grid, or too small to be read.
const LEAST_SHARE: f32 = 0.02;

/// What is expected of the lines of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lines {
    /// They are nearly straight, and their distances hardly change.
    Even,
    /// They may be bent, all in much the same way.
    Bent,
    /// They are straight, and so faint or broken that many cannot be followed.
    Straight,
    /// They may be at unequal distances.
    Uneven,
    /// They are where the corners say, exactly.
    Whole,
}

/// A grid that was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The evidence, with a little extra for large grids.
    pub(crate) score: f32,
    /// The corners, in pixels of the whole picture.
    pub(crate) corners: Quad,
    pub(crate) is_light: bool,
    /// How many cells there are in a row.
    pub(crate) cells: usize,
    pub(crate) lines: Lines,
}

impl Found {
    /// The same in a picture of another size.
    pub(crate) fn times(mut self, factor: f32) -> Self {
        self.corners = self.corners.map(|point| scaled(point, factor));
        self
    }
}

/// The picture in two sizes: lines thinner than a pixel are lost where every other pixel is skipped.
pub(crate) struct Searched {
    pub(crate) full: Picture,
    half: Picture,
}

impl Searched {
    pub(crate) fn new(picture: &Picture) -> Self {
        let full = picture.within(SEARCHED);
        let half = full.within(full.width().max(full.height()).div_ceil(2));
        Self { full, half }
    }
    /// The evidence for a 9x9 grid whose lines are at most `near` away from their places.
    pub(crate) fn score(&self, corners: Quad, near: usize) -> Option<Found> {
        let more = self.size_counts(&corners)?;
        let (picture, map) = self.close(&corners)?;
        let evidence = evidence::between(picture, &map, near);
        let score = evidence.score + more;
        Some(Found { score, corners, is_light: evidence.is_light, cells: 9, lines: Lines::Even })
    }
    /// A grid of a size other than 9x9, if there clearly is one. Where nothing is seen at first, more detail is
    /// examined if that is wanted.
    pub(crate) fn other(&self, corners: Quad, in_detail: bool) -> Option<Found> {
        let more = self.size_counts(&corners)?;
        let (picture, map) = self.close(&corners)?;
        let mut counted = count(picture, &map, 1);
        // If the size is small, only the lines between boxes may have been seen.
        if counted.map_or(in_detail, |counted| counted.cells < LEAST_DETAILED) {
            let finer = count(&self.full, &Perspective::onto(&corners)?, DETAIL);
            counted = finer.filter(|finer| finer.cells >= LEAST_DETAILED).or(counted);
        }
        let Counted { score, cells, is_light } = counted?;
        Some(Found { score: FURTHER + score + more, corners, is_light, cells, lines: Lines::Even })
    }
    /// A grid of any size whose lines are whole, if there is one within an outline.
    pub(crate) fn whole(&self, corners: &Quad) -> Option<Found> {
        let more = self.size_counts(corners)?;
        let whole::Whole { corners, cells, is_light } = whole::grid(&self.full, corners)?;
        Some(Found { score: WHOLE + more, corners, is_light, cells, lines: Lines::Whole })
    }
    /// A little extra for large grids. `None` for anything too small to be one.
    pub(crate) fn size_counts(&self, corners: &Quad) -> Option<f32> {
        let whole = (self.full.width() * self.full.height()) as f32;
        let share = area(corners) / whole;
        (share >= LEAST_SHARE).then(|| 0.07 * share.min(1.0).sqrt())
    }
    /// The picture in the size in which no line between the corners is lost, and the map onto the
    /// corners there.
    fn close(&self, corners: &Quad) -> Option<(&Picture, Perspective)> {
        if longest_side(corners) <= 450.0 {
            return Some((&self.full, Perspective::onto(corners)?));
        }
        let factor = self.half.width() as f32 / self.full.width() as f32;
        let map = Perspective::onto(&corners.map(|point| scaled(point, factor)))?;
        Some((&self.half, map))
    }
}

/// The same place in a picture of another size. Whole numbers are the middles of pixels.
pub(crate) fn scaled(point: Point, factor: f32) -> Point {
    Point::new((point.x + 0.5) * factor - 0.5, (point.y + 0.5) * factor - 0.5)
}
