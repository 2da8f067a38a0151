//! Grids of which only a box was found: something may lie on the outline of the rest.
use crate::components::{Component, largest};
use crate::evidence::FAR;
use crate::picture::Picture;
use crate::quad::{Perspective, Quad};
use crate::searched::{Found, LINE_KIND, Searched};
use crate::sides::four_sides;
use crate::threshold::{Ink, Sums};

/// A larger grid needs this much more evidence than anything else.
const MORE: f32 = 0.02;
/// How many pieces of paper between lines are examined, the largest first...
const PIECES: usize = 30;
/// ...and how many of them are tried as boxes.
const MOST_BOXES: usize = 6;
/// The least and the greatest side of a box, as shares of the picture's shorter side.
const LEAST: f32 = 0.08;
const MOST: f32 = 0.36;

/// The larger grid of which one of these outlines is only a box, if there is more evidence for it than `least`.
pub(crate) fn around(searched: &Searched, boxes: &[Quad], least: f32) -> Option<Found> {
    let mut best: Option<Found> = None;
    for corners in boxes {
        let Some(map) = Perspective::onto(corners) else { continue };
        for place in 0..9_usize {
            let (left, top) = (-((place % 3) as f32), -((place / 3) as f32));
            let corner = |(u, v): (f32, f32)| map.at(left + u, top + v);
            let corners = [(0.0, 0.0), (3.0, 0.0), (3.0, 3.0), (0.0, 3.0)].map(corner);
            if !is_inside(&searched.full, &corners) {
                continue;
            }
            let Some(larger) = searched.score(corners, FAR) else { continue };
            if larger.score > best.map_or(least, |best| best.score) + MORE {
                best = Some(larger);
            }
        }
    }
    best
}

/// Whether the corners are in the picture, or nearly so.
fn is_inside(picture: &Picture, corners: &Quad) -> bool {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let margin = 0.03 * width.max(height);
    corners.iter().all(|point| {
        (-margin..=width + margin).contains(&point.x)
            && (-margin..=height + margin).contains(&point.y)
    })
}

/// Outlines of the paper that lines enclose. Where thin lines are broken, that of a box is in one piece.
pub(crate) fn paper(picture: &Picture) -> Vec<Quad> {
    let shorter = picture.width().min(picture.height());
    let (part, least) = LINE_KIND;
    let sums = Sums::new(picture);
    let mut ink = Ink::of(picture, &sums, (shorter / part).max(9) / 2, least, false);
    ink.pixels.iter_mut().for_each(|is_ink| *is_ink = !*is_ink);
    let is_box = |piece: &&Component| {
        let (width, height) = (piece.width() as f32, piece.height() as f32);
        let shares = [width, height].map(|side| side / shorter as f32);
        shares.iter().all(|share| (LEAST..MOST).contains(share))
            && width < 2.0 * height
            && height < 2.0 * width
    };
    let pieces = largest(&ink, PIECES);
    pieces.iter().filter(is_box).filter_map(four_sides).take(MOST_BOXES).collect()
}
