//! Pencil marks in the places of a keypad: our own drawings, and many programs, give each digit a place of its own in
//! every cell. All marks in one place are then alike, so their mean is compared with the digit that belongs there, and each of
//! them with the mean.
use crate::components::{Component, numbered};
use crate::glyphs::{self, Raster};
use crate::map::percentile;
use crate::marks::{Blob, EDGE};
use crate::numerals::{Inked, inked};
use crate::straight::{Large, SIDE};
use crate::threshold::Ink;
use whydoku_core::{Regions, Shape};

/// The side of a cell in our own drawings. Other lengths are in the same units.
const CELL: f32 = 60.0;
/// What our own drawings leave free on each side of a cell, and above and beside the marks if cages have sums.
const INSET: f32 = 2.0;
const INSET_OF_CAGES: (f32, f32) = (6.0, 14.0);
/// The sides of a picture of a cell that have lines of cages and their sums.
const EDGES_OF_CAGES: (usize, usize) = (8, 17);
/// The digit, from 0, whose character in our own drawings goes below its line, where a cage may have its own. So only the upper part
/// can be compared: these shares of it.
const LOW: usize = 15;
const UPPER: [f32; 3] = [0.68, 0.75, 0.82];
/// In small pictures, lines are as wide as this.
const SMALL_EDGE: usize = 6;
/// How much higher than the middle of its place a digit is.
const LIFT: f32 = 1.0;
/// The size of a mark's font as a share of its place.
const FONT: f32 = 0.75;
/// How far a mark may be from the middle of its place, as a share of the place.
const OFF: f32 = 0.27;
/// The middle of a place reaches so far to each side, as a share of the place.
const MIDDLE: f32 = 0.2;
/// How much higher than the size of its font a mark may be, and how high at most, in pixels of the picture of a cell.
const ROOM: f32 = 1.4;
const HIGHEST: usize = 22;
/// The middle of a digit is at most this far from that of the cell.
const CENTRAL: usize = 6;
/// The ink of marks is at least this share as dark as the darkest ink of the grid.
const LEAST_DARK: f32 = 0.15;
/// A pixel is ink if it is more than this share as dark as the darkest ones of the cell...
const INK: f32 = 0.4;
/// ...and where there is no mark, less than this.
const FAINT_INK: f32 = 0.25;
/// A mark is at least this high, in pixels of the picture of a cell.
const LEAST_HEIGHT: usize = 4;
/// How much the mean of the marks in a place is like the digit that belongs there, at least...
const ALIKE: f32 = 0.5;
/// ...and how much more it may be like another one...
const BETTER: f32 = 0.25;
/// ...and how much each of them is like the mean: small ones vary with their places among the pixels.
const SAME: f32 = 0.15;
/// How much the height of a mark may differ from that of the others in its place.
const HEIGHTS: core::ops::Range<f32> = 0.7..1.4;
/// The marks of a grid are in such places only if at most one cell in this many cannot be read.
const READ: usize = 4;

/// Where the marks are in a cell.
pub(crate) struct Keypad {
    side: usize,
    across: usize,
    down: usize,
    left: f32,
    top: f32,
    /// Ink nearer to the sides than this, and to the top, belongs to lines and sums, in pixels of the picture of a cell.
    edges: (usize, usize),
}

impl Keypad {
    /// As our own drawings have it.
    pub(crate) fn of(shape: &Shape, has_sums: bool) -> Self {
        let side = shape.side();
        let (across, down) = match shape.regions() {
            Regions::Boxes { rows, columns } if rows.abs_diff(*columns) <= 2 => (*columns, *rows),
            _ => {
                let across = (1..side).find(|across| across * across >= side).unwrap_or(side);
                (across, side.div_ceil(across))
            }
        };
        let ((left, top), edges) = if has_sums {
            (INSET_OF_CAGES, EDGES_OF_CAGES)
        } else {
            ((INSET, INSET), (EDGE, EDGE))
        };
        Self { side, across, down, left, top, edges }
    }
    /// The digit, from 0, in whose place a pixel is.
    fn place(&self, at: usize) -> usize {
        let within = |at: usize, before: f32, count: usize| {
            let middle = (at as f32 + 0.5) * CELL / SIDE as f32;
            let place = (middle - before) / (CELL - before - self.left) * count as f32;
            (place.max(0.0) as usize).min(count - 1)
        };
        let column = within(at % SIDE, self.left, self.across);
        within(at / SIDE, self.top - LIFT, self.down) * self.across + column
    }
    /// Whether something is in the middle of the place of a digit, from 0.
    fn is_centred(&self, digit: usize, blob: &Blob) -> bool {
        let is_near = |low: usize, high: usize, before: f32, at: usize, count: usize| {
            let middle = (low + high) as f32 / 2.0 * CELL / SIDE as f32;
            let place = (middle - before) / (CELL - before - self.left) * count as f32;
            (place - at as f32 - 0.5).abs() < OFF
        };
        let (row, column) = (digit / self.across, digit % self.across);
        is_near(blob.left, blob.right, self.left, column, self.across)
            && is_near(blob.top, blob.bottom, self.top - LIFT, row, self.down)
    }
    /// The darkest ink in the middle of the place of a digit, from 0.
    fn darkest_in(&self, digit: usize, ink: &[f32]) -> f32 {
        let pixels = |at: usize, before: f32, count: usize| {
            let pitch = (CELL - before - self.left) / count as f32;
            let middle = before + (at as f32 + 0.5) * pitch;
            let pixel = |place: f32| (place * SIDE as f32 / CELL) as usize;
            pixel(middle - MIDDLE * pitch)..pixel(middle + MIDDLE * pitch) + 1
        };
        let columns = pixels(digit % self.across, self.left, self.across);
        let rows = pixels(digit / self.across, self.top - LIFT, self.down);
        let row = |y: usize| ink[y * SIDE..][columns.clone()].iter().copied();
        rows.flat_map(row).fold(0.0, f32::max)
    }
    /// Whether a pixel may belong to what a cell holds.
    fn is_inside(&self, at: usize) -> bool {
        let (edge, top) = self.edges;
        (edge..SIDE - edge).contains(&(at % SIDE)) && (top..SIDE - edge).contains(&(at / SIDE))
    }
    /// The size of the font of marks, as a share of the side of a cell.
    pub(crate) fn font(&self) -> f32 {
        let places = self.across.max(self.down).max(2) as f32;
        (CELL - 2.0 * INSET) / places * FONT / CELL
    }
    /// The height of the tallest possible mark, in pixels.
    fn most_height(&self) -> usize {
        ((self.font() * ROOM * SIDE as f32) as usize).min(HIGHEST)
    }
}

/// What a cell holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    Nothing,
    /// Marks, as bits; the lowest stands for 1. No bits if they cannot be read.
    Marks(u32),
    /// A digit, or anything else that is larger than marks.
    Large,
}

/// A mark: its digit, from 0, its picture, and its height.
struct Mark {
    digit: usize,
    raster: Raster,
    height: f32,
}

/// What each cell holds where marks are too small to be read: any ink that is no digit may be some.
pub(crate) fn unread(cells: &[Large], keypad: &Keypad) -> Option<Vec<Held>> {
    let edges = keypad.edges;
    let inner = Keypad { edges: (edges.0.max(SMALL_EDGE), edges.1.max(SMALL_EDGE)), ..*keypad };
    let (held, _) = looks(cells, &inner);
    held.iter().any(|held| matches!(held, Held::Marks(_))).then_some(held)
}

/// What each cell holds, and its marks.
fn looks(cells: &[Large], keypad: &Keypad) -> (Vec<Held>, Vec<Vec<Mark>>) {
    let inked: Vec<Inked> = cells.iter().map(inked).collect();
    let mut darks: Vec<f32> = inked.iter().map(|cell| cell.dark).collect();
    let least_dark = percentile(&mut darks, 0.97) * LEAST_DARK;
    inked.iter().map(|cell| look(&cell.ink, keypad, least_dark)).unzip()
}

/// What each cell holds. There is no answer if fewer than `least` marks are in the places of a keypad.
pub(crate) fn read(cells: &[Large], keypad: &Keypad, least: usize) -> Option<Vec<Held>> {
    let (mut held, found) = looks(cells, keypad);
    let places: Vec<Place> =
        (0..keypad.side).map(|digit| Place::of(digit, keypad, &found)).collect();
    let (mut count, mut marked, mut unread) = (0, 0, 0);
    for (held, marks) in held.iter_mut().zip(&found) {
        if let Held::Marks(bits) = held {
            if marks.iter().all(|mark| places[mark.digit].holds(mark)) {
                *bits = marks.iter().fold(0, |bits, mark| bits | 1 << mark.digit);
            }
            (count, marked) = (count + bits.count_ones() as usize, marked + 1);
            unread += usize::from(*bits == 0);
        }
    }
    (count >= least && unread * READ <= marked).then_some(held)
}

/// What a cell holds, and its marks; none if its ink is not clear.
fn look(ink: &[f32], keypad: &Keypad, least_dark: f32) -> (Held, Vec<Mark>) {
    let mut inside: Vec<f32> =
        (0..ink.len()).filter(|at| keypad.is_inside(*at)).map(|at| ink[at]).collect();
    let darkest = percentile(&mut inside, 0.998);
    if darkest < least_dark {
        return (Held::Nothing, Vec::new());
    }
    let pixels: Vec<bool> =
        (0..ink.len()).map(|at| keypad.is_inside(at) && ink[at] > darkest * INK).collect();
    let most = keypad.most_height();
    let mut blobs: Vec<Option<Blob>> = vec![None; keypad.across * keypad.down];
    for at in (0..pixels.len()).filter(|at| pixels[*at]) {
        let (x, y) = (at % SIDE, at / SIDE);
        let new = Blob { left: x, top: y, right: x + 1, bottom: y + 1, label: 0 };
        let blob = blobs[keypad.place(at)].get_or_insert(new);
        (blob.left, blob.right) = (blob.left.min(x), blob.right.max(x + 1));
        blob.bottom = y + 1;
    }
    let (pieces, _) = numbered(&Ink { width: SIDE, height: SIDE, pixels });
    let is_large = |piece: &Component| {
        let is_central = (piece.left + piece.right).abs_diff(SIDE) < 2 * CENTRAL;
        piece.height() > most && is_central
    };
    if pieces.iter().any(is_large) {
        return (Held::Large, Vec::new());
    }
    let is_clear = |(digit, blob): (usize, &Option<Blob>)| match blob {
        Some(blob) => {
            let is_mark = (LEAST_HEIGHT..=most).contains(&blob.height()) && blob.width() <= most;
            digit < keypad.side && is_mark && keypad.is_centred(digit, blob)
        }
        None => keypad.darkest_in(digit, ink) < darkest * FAINT_INK,
    };
    if !blobs.iter().enumerate().all(is_clear) {
        return (Held::Marks(0), Vec::new());
    }
    let labels = vec![0; ink.len()];
    let mark = |(digit, blob): (usize, &Option<Blob>)| {
        let blob = blob.as_ref()?;
        let raster = glyphs::normal(&glyphs::raster(blob, ink, &labels));
        Some(Mark { digit, raster, height: blob.height() as f32 })
    };
    (Held::Marks(0), blobs.iter().enumerate().filter_map(mark).collect())
}

fn product(one: &Raster, other: &Raster) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// What the marks of a digit look like.
struct Place {
    mean: Raster,
    height: f32,
    /// Whether they look like their digit.
    is_right: bool,
}

impl Place {
    fn of(digit: usize, keypad: &Keypad, cells: &[Vec<Mark>]) -> Self {
        let own = cells.iter().flatten().filter(|mark| mark.digit == digit);
        let mut mean = [0.0; _];
        let (mut count, mut height) = (0.0, 0.0);
        for mark in own {
            mean.iter_mut().zip(&mark.raster).for_each(|(sum, own)| *sum += own);
            (count, height) = (count + 1.0, height + mark.height);
        }
        let known = glyphs::known();
        let mut alike = glyphs::alike(&mean, &known, keypad.side);
        if digit == LOW && keypad.edges != (EDGE, EDGE) {
            let mean = glyphs::normal(&mean);
            for whole in [&known[LOW], &known[2 * LOW + 1]] {
                for share in UPPER {
                    let own = product(&glyphs::upper(whole, share), &mean);
                    alike[LOW] = alike[LOW].max(own);
                }
            }
        }
        let (own, most) = (alike[digit], alike.iter().copied().fold(0.0, f32::max));
        let is_right = own > ALIKE && own > most - BETTER;
        Self { mean: glyphs::normal(&mean), height: height / count, is_right }
    }
    fn holds(&self, mark: &Mark) -> bool {
        self.is_right
            && product(&self.mean, &mark.raster) > SAME
            && HEIGHTS.contains(&(mark.height / self.height))
    }
}
