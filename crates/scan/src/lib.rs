//! Reads Sudoku puzzles from photographs and screenshots, and reports every doubt.
//!
//! The input is pixels. The output is what was read: the cells of each grid with their chances, and
//! every change that the rules of Sudoku made to how the cells look. Nothing is corrected silently. The
//! same pixels give the same reading: nothing here opens a file, reads a clock or starts a thread.
//!
//! ```
//! use whydoku_scan::{Picture, scan};
//!
//! let white_paper = Picture::grey(640, 480, vec![255; 640 * 480])?;
//! assert!(scan(&white_paper).is_empty());
//! # Ok::<(), whydoku_scan::PictureError>(())
//! ```
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "places in a picture go from whole numbers to fractions and back all the time"
)]
mod bent;
mod boxes;
mod cages;
mod cells;
mod chances;
mod colours;
mod components;
mod covered;
mod crossings;
mod decode;
mod entries;
mod equations;
mod evidence;
#[cfg(feature = "files")]
mod exif;
#[cfg(feature = "files")]
pub mod files;
mod filled;
mod find;
mod glyphs;
mod keypad;
mod lattice;
mod map;
mod marks;
pub mod net;
mod numerals;
mod other;
#[cfg(feature = "pdf")]
pub mod pdf;
mod picture;
mod polarity;
mod quad;
mod reading;
mod refine;
mod regions;
mod searched;
mod second;
mod sides;
mod sizes;
mod straight;
mod strength;
mod threshold;
mod twins;
#[cfg(feature = "pdf")]
mod typeset;
mod uneven;
mod upright;
mod walls;
mod whole;

use chances::Likely;
use keypad::{Held, Keypad};
use quad::Surface as _;
use searched::{Found, Lines};
use straight::Straight;
use upright::{LEAST_LIKELY, Upright, clear_digits, looked_at, shows_digits, upright};
use whydoku_core::{DigitSet, Shape, Stop};

pub use cages::Cage;
#[cfg(feature = "files")]
pub use files::{FileError, FileKind};
pub use net::{CELL_SIDE, Net};
pub use picture::{MOST_PIXELS, Picture, PictureError};
pub use quad::Point;
pub use reading::{CellReading, Grid, MOST_CELLS, Proposal, Solutions};
#[cfg(feature = "pdf")]
pub use typeset::PrintedGrid;

/// With less evidence for lines than this, a grid is believed only if it has enough clear digits.
const FAINT: f32 = 0.45;
/// This many clear digits make up for faint lines: no puzzle has fewer givens.
const LEAST_CLEAR: usize = 17;
/// Marks in the places of a keypad are looked for if this many cells seem to have marks, and there must be this many of them.
const LEAST_MARKED: usize = 2;
const LEAST_MARKS: usize = 6;
/// Lines are followed in other ways in at most this many grids of a picture.
const MOST_FOLLOWED: usize = 4;
/// The side of a straightened grid, in pixels.
pub const STRAIGHT_SIDE: usize = 432;
/// The colour of a cell's ink is looked for at so many places each way. Of all, so many count: the darkest.
const INKED: usize = 24;

/// Reads every grid of a picture, the clearest first.
pub fn scan(picture: &Picture) -> Vec<Grid> {
    scan_with(picture, Net::trained())
}

/// Does the same, unless `stop` ends it early: then there is no answer.
///
/// ```
/// use whydoku_core::Stop;
/// use whydoku_scan::{Picture, scan_until};
///
/// let white_paper = Picture::grey(640, 480, vec![255; 640 * 480])?;
/// assert!(scan_until(&white_paper, Stop::NEVER).is_some_and(|grids| grids.is_empty()));
/// assert!(scan_until(&white_paper, Stop::when(&|| true)).is_none());
/// # Ok::<(), whydoku_scan::PictureError>(())
/// ```
pub fn scan_until(picture: &Picture, stop: Stop<'_>) -> Option<Vec<Grid>> {
    let grids = read_all(picture, Net::trained(), stop);
    (!stop.is_due()).then_some(grids)
}

/// Reads every grid of a picture with a net of your own.
pub fn scan_with(picture: &Picture, net: &Net) -> Vec<Grid> {
    read_all(picture, net, Stop::NEVER)
}

/// Reads every grid, or as many as there is time for.
fn read_all(picture: &Picture, net: &Net, stop: Stop<'_>) -> Vec<Grid> {
    let search = find::find(picture, stop);
    let read = |found: &Found| if stop.is_due() { None } else { read(picture, found, net) };
    let is_puzzle = |grid: &Grid| grid.solutions == Solutions::One;
    // Lines are followed in other ways only where the rules say that something may be wrong.
    let mut followed = 0;
    let in_any_way = |found: &Found| {
        let mut best = read(found)?;
        let is_right =
            best.solutions == Solutions::NotCounted || is_puzzle(&best) && best.is_near();
        if is_right || followed == MOST_FOLLOWED {
            return Some(best);
        }
        followed += 1;
        for lines in [Lines::Bent, Lines::Straight] {
            let other = read(&Found { lines, ..*found }).filter(is_puzzle);
            let is_better = |other: &Grid| !is_puzzle(&best) || other.cost < best.cost;
            best = other.filter(is_better).unwrap_or(best);
        }
        Some(best)
    };
    let grids: Vec<Grid> = search.grids.iter().filter_map(in_any_way).collect();
    if !grids.is_empty() {
        return grids;
    }
    let unlikely = || search.unlikely().filter_map(|found| read(&found)).find(is_puzzle);
    search.others.iter().find_map(read).or_else(unlikely).into_iter().collect()
}

/// The pictures of the 81 cells of the clearest 9x9 grid, as the net sees them, without turning the
/// grid: for training. Pixels range from -1 (ink) through 0 (paper) to 1.
pub fn cells_of(picture: &Picture) -> Option<Vec<[f32; CELL_SIDE * CELL_SIDE]>> {
    let found =
        find::find(picture, Stop::NEVER).grids.into_iter().find(|found| found.cells == 9)?;
    Some(cells::cells(&cells::straight(picture, &found)?))
}

fn read(picture: &Picture, found: &Found, net: &Net) -> Option<Grid> {
    let straight = cells::straight(picture, found)?;
    let is_light = found.is_light != straight.has_light_lines;
    if let Some(drawn) = cages::drawn::read(&straight, picture, is_light, net) {
        return other::read_caged(drawn, picture, found, net);
    }
    let boxes = walls::shape(&straight);
    let usual = Shape::usual(found.cells).ok();
    if found.cells != 9 || boxes.is_some() && boxes != usual {
        return other::read(&straight, picture, found, boxes, net);
    }
    nine(&straight, (picture, is_light), found, net)
}

/// Reads a 9x9 grid with the usual boxes.
fn nine(straight: &Straight, picture: (&Picture, bool), found: &Found, net: &Net) -> Option<Grid> {
    let usual = Shape::usual(9).ok()?;
    let cells = cells::cells(straight);
    if found.score < FAINT && !shows_digits(&cells, net) {
        return None;
    }
    let mut seen = upright(&cells, net);
    let keypad = in_places(straight, picture, &seen, &usual);
    if keypad.is_some() && seen.quarters > 0 {
        // Where marks can be read, the grid is upright.
        seen = looked_at(&cells, net, 0);
    }
    let Upright { likely, marks, by_hand, quarters } = seen;
    if found.score < FAINT && clear_digits(&likely) < LEAST_CLEAR {
        return None;
    }
    let mut likely = Likely::try_from(likely).ok()?;
    let mut marks: [f32; 81] = marks.try_into().ok()?;
    let by_hand: [f32; 81] = by_hand.try_into().ok()?;
    if let Some(keypad) = &keypad {
        emptied(keypad, &mut likely, &mut marks);
    }
    let places = Places { straight, quarters };
    second::look_again(&mut likely, &mut marks, |cell| places.large(cell), net);
    if !matches!(found.lines, Lines::Even | Lines::Whole) {
        covered::doubt(&mut likely, straight, |cell| places.lies(cell));
    }
    let by_hand = twins::weighed(&likely, &by_hand, &|cell| {
        let (row, column) = places.lies(cell);
        cells[row * 9 + column]
    });
    let tint = |cell| places.tint(picture.0, cell);
    let colours = colours::told(&likely, &tint, &by_hand);
    let taken = entries::read(&likely, &colours.entered);
    let mut cells = reading::readings(&likely, &marks, &by_hand, &taken);
    for at in colours.unexplained {
        cells[at].may_be_entered |= !cells[at].is_entry && cells[at].taken > 0;
    }
    match keypad {
        Some(keypad) => mark(&mut cells, keypad),
        None => places.read_marks(&mut cells, net),
    }
    let solutions = if taken.has_one_solution { Solutions::One } else { Solutions::NotOne };
    places.grid(found, cells, usual, (solutions, taken.cost))
}

/// Makes cells certainly empty that are, or that hold marks.
fn emptied(keypad: &[Held], likely: &mut Likely, marks: &mut [f32; 81]) {
    for (at, held) in keypad.iter().enumerate().filter(|(_, held)| **held != Held::Large) {
        likely[at] = [LEAST_LIKELY; 10];
        likely[at][0] = 0.0;
        marks[at] = if *held == Held::Nothing { 0.0 } else { other::MARKED };
    }
}

/// Adds marks to cells.
fn mark(cells: &mut [CellReading], keypad: Vec<Held>) {
    for (cell, held) in cells.iter_mut().zip(keypad) {
        match held {
            Held::Nothing => {}
            Held::Marks(bits) => {
                cell.candidates = DigitSet::from_bits(bits.into());
                cell.is_unread = bits == 0;
            }
            Held::Large => cell.is_unread |= cell.taken == 0,
        }
    }
}

/// The marks of a 9x9 grid in the places of a keypad, if it has any.
fn in_places(
    straight: &Straight,
    picture: (&Picture, bool),
    seen: &Upright,
    usual: &Shape,
) -> Option<Vec<Held>> {
    let marked = seen.marks.iter().filter(|marks| **marks > 0.5).count();
    let read = || other::in_places(straight, picture, &Keypad::of(usual, false), LEAST_MARKS);
    (marked >= LEAST_MARKED).then(read)?
}

/// Where the parts of an upright grid are.
struct Places<'a> {
    straight: &'a Straight,
    quarters: u8,
}

impl Places<'_> {
    /// The grid with these cells and this shape, both upright, and its place in the picture.
    fn grid(
        &self,
        found: &Found,
        cells: Vec<CellReading>,
        shape: Shape,
        (solutions, cost): (Solutions, f32),
    ) -> Option<Grid> {
        let mut corners = self.straight.corners;
        corners.rotate_right(usize::from(self.quarters % 4));
        Some(Grid {
            shape,
            has_guessed_boxes: false,
            cages: Vec::new(),
            has_more: false,
            solutions,
            cost,
            evidence: found.score,
            corners,
            quarters: self.quarters,
            is_light: found.is_light != self.straight.has_light_lines,
            straightened: self.straightened()?,
            cell_corners: (0..cells.len()).map(|cell| self.corners(cell)).collect(),
            cells,
        })
    }
    fn side(&self) -> usize {
        self.straight.lattice.cells
    }
    /// The grid straightened cell by cell, so that lines are straight however curled the page was.
    fn straightened(&self) -> Option<Picture> {
        let side = self.side();
        let count = side * side;
        let maps: Vec<_> = (0..count).map(|at| self.straight.cell(at / side, at % side)).collect();
        let (width, own) = (STRAIGHT_SIDE as f32 / side as f32, |at: usize| at * side);
        let pixel = |x: usize, y: usize| {
            let map = maps[own(y) / STRAIGHT_SIDE * side + own(x) / STRAIGHT_SIDE]?;
            let place = |at: usize| {
                let inside = (own(at) % STRAIGHT_SIDE) as f32 / side as f32;
                (inside + 0.5) / width
            };
            Some(self.straight.picture.sample(map.at(place(x), place(y))))
        };
        let places = (0..STRAIGHT_SIDE).flat_map(|y| (0..STRAIGHT_SIDE).map(move |x| (x, y)));
        let grey = places.map(|(x, y)| (pixel(x, y).unwrap_or(255.0) + 0.5) as u8).collect();
        Some(Picture::grey(STRAIGHT_SIDE, STRAIGHT_SIDE, grey).ok()?.turned(self.quarters))
    }
    /// The row and column of a cell of the upright grid in the grid as it lies.
    fn lies(&self, cell: usize) -> (usize, usize) {
        let side = self.side();
        let turn = |(row, column): (usize, usize), _| (side - 1 - column, row);
        (0..self.quarters).fold((cell / side, cell % side), turn)
    }
    /// Reads the pencil marks of cells that have any.
    fn read_marks(&self, cells: &mut [CellReading], net: &Net) {
        let marked: Vec<usize> = (0..81).filter(|at| cells[*at].has_marks()).collect();
        let large: Vec<straight::Large> = marked.iter().map(|at| self.large(*at)).collect();
        let read = marks::read(&large, net);
        let has_marks = read.iter().any(|bits| *bits > 0);
        for (at, bits) in marked.iter().zip(read) {
            cells[*at].candidates = DigitSet::from_bits(bits.into());
            cells[*at].is_unread = has_marks && bits == 0;
        }
    }
    /// An upright picture of a cell in which small digits can be read.
    fn large(&self, cell: usize) -> straight::Large {
        let (row, column) = self.lies(cell);
        let Some(map) = self.straight.cell(row, column) else {
            return vec![0.0; straight::SIDE * straight::SIDE];
        };
        let place = |at: usize| (at as f32 + 0.5) / straight::SIDE as f32;
        let pixel = |at: usize| {
            let upright = (place(at % straight::SIDE), place(at / straight::SIDE));
            let turn = |(x, y): (f32, f32), _| (y, 1.0 - x);
            let (x, y) = (0..self.quarters).fold(upright, turn);
            self.straight.picture.sample(map.at(x, y))
        };
        (0..straight::SIDE * straight::SIDE).map(pixel).collect()
    }
    /// The mean tint of the ink of a cell, if the tints of the picture are known.
    fn tint(&self, picture: &Picture, cell: usize) -> Option<f32> {
        let (row, column) = self.lies(cell);
        let map = self.straight.cell(row, column)?;
        let place = |at: usize| 0.15 + 0.7 * (at as f32 + 0.5) / INKED as f32;
        let pixel = |at: usize| {
            let point = map.at(place(at % INKED), place(at / INKED));
            let from = self.straight.in_picture(point);
            let within = |at: f32, side: usize| (at.max(0.0) as usize).min(side - 1);
            let (x, y) =
                (within(from.x + 0.5, picture.width()), within(from.y + 0.5, picture.height()));
            Some((self.straight.picture.sample(point), f32::from(picture.tint(x, y)?)))
        };
        let mut pixels: Vec<(f32, f32)> = (0..INKED * INKED).map(pixel).collect::<Option<_>>()?;
        map::smallest_first(&mut pixels, |pixel| pixel.0);
        Some(pixels[..INKED].iter().map(|pixel| pixel.1).sum::<f32>() / INKED as f32)
    }
    /// The corners of a cell in the picture.
    fn corners(&self, cell: usize) -> [Point; 4] {
        let (row, column) = self.lies(cell);
        let mut corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map(|(down, right)| {
            self.straight.in_picture(self.straight.crossings[row + down][column + right])
        });
        corners.rotate_right(usize::from(self.quarters % 4));
        corners
    }
}
