//! The digits of pencil marks: each blob of ink in a cell is read as a digit by itself. Where marks
//! stand in the places of a keypad, their places count as well.
use crate::cells::CellPixels;
use crate::components::{Component, numbered};
use crate::map::{percentile, smallest_first};
use crate::net::{CELL_SIDE, Net};
use crate::straight::{Large, SIDE};
use crate::threshold::Ink;
use core::ops::RangeInclusive;

/// Ink nearer to the edge than this may belong to lines.
pub(crate) const EDGE: usize = 4;
/// A pixel is ink if it is more than this share as dark as the darkest ones.
const SHARE: f32 = 0.45;
/// The darkest pixels are at least this many grey levels darker than paper.
const LEAST_DARK: f32 = 10.0;
/// A mark is at least this high.
const LEAST_HEIGHT: usize = 7;
/// Anything higher, more than half of the cell, is not a mark.
const MOST_HEIGHT: usize = 36;
/// Ink that touches the edge and is longer than this is a line.
const LINE: usize = 40;
/// Ink that touches the edge and is no thicker than this is the rest of a line.
const THIN: usize = 3;
/// A blob wider than this share of its height is several digits that touch.
const WIDE: f32 = 1.2;
/// A blob wider than this may be several digits.
const MAYBE_TWO: f32 = 0.82;
/// The width of a digit as a share of its height.
const USUAL_WIDTH: f32 = 0.68;
/// How high a mark is in the picture for the net.
const NET_HEIGHT: f32 = 20.0;
/// A mark is clear if its digit is likelier than this.
const CLEAR: f32 = 0.6;
/// The marks of a grid stand in the places of their digits if more than this share of the clear ones
/// does...
const BY_PLACE: f32 = 0.6;
/// ...and at least this many are clear.
const LEAST_MARKS: usize = 6;
/// How much a place then counts, as a logarithm.
const PLACE: f32 = 3.0;
/// A mark less likely than this to be a digit is none, unless places count.
const LEAST_CHANCE: f32 = 0.3;

/// A mark: the logarithm of how likely each digit is, and its place on a keypad.
pub(crate) struct Mark {
    pub(crate) likely: [f32; 9],
    place: usize,
    /// How likely it is to be a digit at all.
    pub(crate) chance: f32,
}

/// The digits of the marks in each of these cells, as bits; the lowest stands for 1.
pub(crate) fn read(cells: &[Large], net: &Net) -> Vec<u16> {
    let marks: Vec<Vec<Mark>> = cells.iter().map(|cell| marks(cell, net)).collect();
    let is_clear = |mark: &&Mark| mark.likely[best(&mark.likely)].exp() > CLEAR;
    let clear: Vec<&Mark> = marks.iter().flatten().filter(is_clear).collect();
    let in_place = clear.iter().filter(|mark| best(&mark.likely) == mark.place).count();
    let by_place = clear.len() >= LEAST_MARKS && in_place as f32 > BY_PLACE * clear.len() as f32;
    let bits = |marks: &Vec<Mark>| marks.iter().fold(0, |bits, mark| bits | mark.bit(by_place));
    marks.iter().map(bits).collect()
}

impl Mark {
    fn bit(&self, by_place: bool) -> u16 {
        let mut likely = self.likely;
        if by_place {
            likely[self.place] += PLACE;
        } else if self.chance < LEAST_CHANCE {
            return 0;
        }
        1 << best(&likely)
    }
}

fn best(likely: &[f32; 9]) -> usize {
    (0..9).max_by(|a, b| likely[*a].total_cmp(&likely[*b])).unwrap_or(0)
}

/// Connected ink.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) right: usize,
    pub(crate) bottom: usize,
    pub(crate) label: usize,
}

impl Blob {
    pub(crate) fn width(&self) -> usize {
        self.right - self.left
    }
    pub(crate) fn height(&self) -> usize {
        self.bottom - self.top
    }
    fn touches_edge(&self) -> bool {
        self.left <= EDGE
            || self.top <= EDGE
            || self.right >= SIDE - EDGE
            || self.bottom >= SIDE - EDGE
    }
    /// Whether it is a line of the grid, or what is left of one.
    fn is_line(&self) -> bool {
        let (width, height) = (self.width(), self.height());
        self.touches_edge() && (width.max(height) > LINE || width.min(height) <= THIN)
    }
    /// Digits that stand side by side and touch, cut apart where there is least ink near where they
    /// should end.
    pub(crate) fn parts(&self, count: usize, ink: &[f32]) -> Vec<Self> {
        let column =
            |x: usize| (self.top..self.bottom).map(|y| ink[y * SIDE + x].max(0.0)).sum::<f32>();
        let reach = self.width() / (3 * count);
        let cut = |nth: usize| {
            let at = self.left + self.width() * nth / count;
            let near = at - reach..=(at + reach).min(self.right - 1);
            near.min_by(|a, b| column(*a).total_cmp(&column(*b))).unwrap_or(at)
        };
        let edge = |nth: usize| match nth {
            0 => self.left,
            _ if nth == count => self.right,
            _ => cut(nth),
        };
        (0..count).map(|nth| Self { left: edge(nth), right: edge(nth + 1), ..*self }).collect()
    }
}

/// The marks of a cell.
fn marks(cell: &Large, net: &Net) -> Vec<Mark> {
    let paper = percentile(&mut cell.clone(), 0.6);
    let ink: Vec<f32> = cell.iter().map(|pixel| paper - pixel).collect();
    let mut inside: Vec<f32> =
        (0..ink.len()).filter(|at| is_inside(*at)).map(|at| ink[at]).collect();
    let dark = percentile(&mut inside, 0.985);
    if dark < LEAST_DARK {
        return Vec::new();
    }
    let (labels, blobs) = blobs(&ink, dark * SHARE, LEAST_HEIGHT..=MOST_HEIGHT);
    let seen = |blob: &Blob| mark(blob, &ink, &labels, dark, net);
    let marks = blobs.iter().flat_map(|blob| {
        let whole = seen(blob);
        let (width, height) = (blob.width() as f32, blob.height() as f32);
        if width <= MAYBE_TWO * height {
            return vec![whole];
        }
        let count = ((width / (USUAL_WIDTH * height)).round() as usize).clamp(2, 4);
        let parts: Vec<Mark> = blob.parts(count, &ink).iter().map(seen).collect();
        let clarity = parts.iter().map(|part| part.chance).sum::<f32>() / count as f32;
        if width > WIDE * height || clarity > whole.chance { parts } else { vec![whole] }
    });
    marks.collect()
}

pub(crate) fn is_inside(at: usize) -> bool {
    let within = |place: usize| (EDGE..SIDE - EDGE).contains(&place);
    within(at % SIDE) && within(at / SIDE)
}

/// The label of each pixel, 0 for paper; and the blobs of these heights, from left to right.
pub(crate) fn blobs(
    ink: &[f32],
    least: f32,
    heights: RangeInclusive<usize>,
) -> (Vec<usize>, Vec<Blob>) {
    let pixels = (0..ink.len()).map(|at| is_inside(at) && ink[at] > least).collect();
    let (components, labels) = numbered(&Ink { width: SIDE, height: SIDE, pixels });
    let blob = |(at, found): (usize, &Component)| Blob {
        left: found.left,
        top: found.top,
        right: found.right + 1,
        bottom: found.bottom + 1,
        label: at + 1,
    };
    let mut found: Vec<Blob> = components.iter().enumerate().map(blob).collect();
    let is_mark = |blob: &Blob| heights.contains(&blob.height());
    found.retain(|blob| is_mark(blob) && !blob.is_line());
    smallest_first(&mut found, |blob| blob.left as f32);
    (labels, found)
}

/// What a blob is likely to be, seen by itself and scaled to the size of a digit.
pub(crate) fn mark(blob: &Blob, ink: &[f32], labels: &[usize], dark: f32, net: &Net) -> Mark {
    let own = |at: usize| if labels[at] == 0 || labels[at] == blob.label { ink[at] } else { 0.0 };
    let bounds = Component {
        left: blob.left,
        top: blob.top,
        right: blob.right - 1,
        bottom: blob.bottom - 1,
        rows: Vec::new(),
    };
    let classes = net.look(&for_net(&bounds, own, dark)).classes;
    let mut likely = [0.0; 9];
    likely.copy_from_slice(&classes[1..10]);
    let sum: f32 = likely.iter().map(|one| one.exp()).sum();
    let likely = likely.map(|one| one - sum.max(f32::MIN_POSITIVE).ln());
    let third = |low: usize, high: usize| (((low + high - 1) * 3) / (2 * SIDE)).min(2);
    let place = third(blob.top, blob.bottom) * 3 + third(blob.left, blob.right);
    Mark { likely, place, chance: sum }
}

/// A part of a cell as the net sees digits best: centred, as large and as dark as most. `ink` says how
/// dark a pixel is; a pixel as dark as `dark` is certainly ink.
pub(crate) fn for_net(bounds: &Component, ink: impl Fn(usize) -> f32, dark: f32) -> CellPixels {
    let middle = |low: usize, high: usize| (low + high) as f32 / 2.0;
    let (x, y) = (middle(bounds.left, bounds.right), middle(bounds.top, bounds.bottom));
    let scale = bounds.height() as f32 / NET_HEIGHT;
    let half = (CELL_SIDE - 1) as f32 / 2.0;
    let own = |x: usize, y: usize| {
        let near = (bounds.left.saturating_sub(2)..bounds.right + 3).contains(&x)
            && (bounds.top.saturating_sub(2)..bounds.bottom + 3).contains(&y);
        if near { ink(y * SIDE + x).max(0.0) } else { 0.0 }
    };
    let sample = |x: f32, y: f32| {
        let most = (SIDE - 2) as f32;
        if !(0.0..=most).contains(&x) || !(0.0..=most).contains(&y) {
            return 0.0;
        }
        let (left, top) = (x as usize, y as usize);
        let (fx, fy) = (x - left as f32, y - top as f32);
        let upper = own(left, top) * (1.0 - fx) + own(left + 1, top) * fx;
        let lower = own(left, top + 1) * (1.0 - fx) + own(left + 1, top + 1) * fx;
        upper * (1.0 - fy) + lower * fy
    };
    core::array::from_fn(|at| {
        let (column, row) = ((at % CELL_SIDE) as f32, (at / CELL_SIDE) as f32);
        let ink = sample(x + (column - half) * scale, y + (row - half) * scale);
        -(ink / dark).min(1.3) * 0.6
    })
}
