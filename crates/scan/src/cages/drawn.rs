//! Cages in pictures: broken lines just inside the cells, and small numbers in their corners, as our own drawings have
//! them. All lengths are shares of the side of a cell.
pub(crate) mod flat;

use super::{Cage, outlined};
use crate::map::percentile;
use crate::marks::{Blob, blobs};
use crate::net::Net;
use crate::numerals;
use crate::picture::Picture;
use crate::quad::{Perspective, Surface as _, longest_side};
use crate::straight::{SIDE, Straight};

/// A line is measured at this many places along a side...
const PLACES: usize = 48;
/// ...between these shares of it, for each side of the cell: the number of a cage hides its lines.
const ALONG: [(f32, f32); 4] = [(0.56, 0.88), (0.14, 0.86), (0.14, 0.86), (0.32, 0.86)];
/// Where the line of a cage is looked for, and where there is none beside it.
const ON: [f32; 3] = [4.3 / 60.0, 5.0 / 60.0, 5.7 / 60.0];
const BESIDE: [f32; 2] = [3.2 / 60.0, 8.0 / 60.0];
/// A line has more ink than this, as a share of the clearest ones; where there is none there is less than that.
const LINE: f32 = 0.15;
const NO_LINE: f32 = 0.1;
/// In the gaps of a line there is less ink than this.
const GAP: f32 = 0.5;
/// The clearest lines differ from paper by at least this share of what the darkest ink does, and by at least this many grey levels.
const DARK: f32 = 0.35;
const LEAST_DARK: f32 = 25.0;
/// There are cages if at least this many sides of cells have lines, and at least `CLEARLY` times as many have lines as are unclear.
const LEAST_LINES: usize = 4;
const CLEARLY: usize = 3;
/// How many dashes there are in the length of a cell: 6 where they are 10 sixtieths apart, 10 where dots are 6 apart.
const DASHES: core::ops::Range<f32> = 3.2..7.2;
const DOTS: core::ops::Range<f32> = 8.6..12.0;
/// The part of a cell that is painted over: along its sides, and where the number of a cage is.
const RING: (f32, f32) = (2.9 / 60.0, 7.2 / 60.0);
const CORNER: [f32; 4] = [2.5 / 60.0, 2.5 / 60.0, 33.0 / 60.0, 14.7 / 60.0];
/// The part of a cell where its number is read: a square from here, so large, of which this much is looked at.
const FROM: f32 = -0.5 / 60.0;
const WINDOW: f32 = 32.0 / 60.0;
const LOWEST: f32 = 15.6 / 60.0;
/// The height of a digit in that square, in pixels.
const HEIGHTS: core::ops::RangeInclusive<usize> = 13..=28;
/// A pixel is ink if it is more than this share as dark as the darkest ones.
const INK: f32 = 0.45;
/// A digit less likely than this is doubtful.
const CLEAR: f32 = 0.9;

/// The cages of a picture's grid.
pub(crate) struct Drawn {
    /// The cages; none if their outlines are not complete.
    pub(crate) cages: Vec<Cage>,
    /// The grid without them.
    pub(crate) cleaned: Straight,
    /// Whether the picture is light on dark.
    pub(crate) is_light: bool,
}

/// The cages of a grid, if it has any.
pub(crate) fn read(
    straight: &Straight,
    picture: &Picture,
    is_light: bool,
    net: &Net,
) -> Option<Drawn> {
    let side = straight.lattice.cells;
    // Without digits, it may be undecided which way round the grid is.
    let inverted = || Some((flat::flattened(&inverted(straight))?, !is_light));
    let flat = flat::flattened(straight).map(|flat| (flat, is_light)).or_else(inverted);
    let (straight, is_light) = flat?;
    let straight = &straight;
    let sides = sides(straight, (picture, is_light))?;
    let is_clear = sides.iter().all(|line| line.ink > LINE && line.has_gaps || line.ink < NO_LINE);
    let parts = outlined(side, |cell, way| sides[4 * cell + way].ink > LINE);
    let mut cages = Vec::new();
    if let (true, Some(parts)) = (is_clear, parts) {
        let reader = Reader { straight, picture, is_light, net };
        cages.extend(parts.into_iter().map(|cells| reader.cage(cells, &sides)));
    }
    Some(Drawn { cleaned: cleaned(straight, &cages), cages, is_light })
}

fn inverted(straight: &Straight) -> Straight {
    let mut inverted = straight.clone();
    inverted.picture.values.iter_mut().for_each(|value| *value = 255.0 - *value);
    inverted.has_light_lines = !straight.has_light_lines;
    inverted
}

/// What lies along a side of a cell where the outline of a cage would be.
#[derive(Clone, Copy)]
struct Line {
    /// Its ink as a share of that of the clearest ones.
    ink: f32,
    has_gaps: bool,
    /// How many dashes begin in it, and its length.
    dashes: usize,
    length: f32,
}

/// A place in a cell, by its distance from one side and how far along that it is.
fn place(way: usize, along: f32, off: f32) -> (f32, f32) {
    match way {
        0 => (along, off),
        1 => (1.0 - off, along),
        2 => (along, 1.0 - off),
        _ => (off, along),
    }
}

/// The sides of all cells. `None` if there are no cages.
fn sides(straight: &Straight, picture: (&Picture, bool)) -> Option<Vec<Line>> {
    let side = straight.lattice.cells;
    let mut profiles: Vec<Profile> = Vec::with_capacity(4 * side * side);
    for cell in 0..side * side {
        let map = straight.cell(cell / side, cell % side)?;
        profiles.extend((0..4).map(|way| profile(straight, picture, &map, way)));
    }
    let mut values = straight.picture.values.clone();
    let paper = percentile(&mut values, 0.6);
    let dark = paper - percentile(&mut values, 0.02);
    let mut peaks: Vec<f32> =
        profiles.iter().map(|own| percentile(&mut own.more.to_vec(), 0.7)).collect();
    // One of a few of the clearest: any puzzle with cages has that many lines.
    let share = 1.0 - LEAST_LINES as f32 / peaks.len() as f32;
    let clearest = percentile(&mut peaks, share);
    if clearest < LEAST_DARK || clearest < DARK * dark {
        return None;
    }
    let line = |(at, own): (usize, &Profile)| {
        let share = own.more.map(|ink| (ink / clearest).clamp(0.0, 1.0));
        let (from, to) = ALONG[at % 4];
        Line {
            ink: share.iter().sum::<f32>() / PLACES as f32,
            has_gaps: share.iter().any(|ink| *ink < GAP),
            dashes: own.dashes(),
            length: to - from,
        }
    };
    let lines: Vec<Line> = profiles.iter().enumerate().map(line).collect();
    let clear = lines.iter().filter(|line| line.ink > LINE && line.has_gaps).count();
    let unclear = lines.iter().filter(|line| line.ink >= NO_LINE).count() - clear;
    (clear >= LEAST_LINES && clear >= CLEARLY * unclear).then_some(lines)
}

/// The ink along a side of a cell, where a cage's outline would be.
struct Profile {
    /// How much more there is than beside it.
    more: [f32; PLACES],
    /// How light it is. Marks beside it make no difference.
    light: [f32; PLACES],
}

impl Profile {
    /// How many dashes begin.
    fn dashes(&self) -> usize {
        let most = self.light.iter().copied().fold(f32::MIN, f32::max);
        let half = f32::midpoint(most, self.light.iter().copied().fold(f32::MAX, f32::min));
        self.light.windows(2).filter(|two| two[0] > half && two[1] <= half).count()
    }
}

/// What is along a side. It is measured in the original, where a cell may have more pixels.
fn profile(
    straight: &Straight,
    (picture, is_light): (&Picture, bool),
    map: &Perspective,
    way: usize,
) -> Profile {
    let (from, to) = ALONG[way];
    let mut profile = Profile { more: [0.0; PLACES], light: [0.0; PLACES] };
    for at in 0..PLACES {
        let along = from + (to - from) * at as f32 / (PLACES - 1) as f32;
        let value = |off: &f32| {
            let (x, y) = place(way, along, *off);
            let value = picture.sample(straight.in_picture(map.at(x, y)));
            if is_light { 255.0 - value } else { value }
        };
        let darkest = |places: &[f32]| places.iter().map(value).fold(f32::MAX, f32::min);
        profile.light[at] = darkest(&ON);
        profile.more[at] = darkest(&BESIDE) - profile.light[at];
    }
    profile
}

/// The grid with paper in place of cages and their numbers.
fn cleaned(straight: &Straight, cages: &[Cage]) -> Straight {
    let mut cleaned = straight.clone();
    let side = straight.lattice.cells;
    for cell in 0..side * side {
        let Some(map) = straight.cell(cell / side, cell % side) else { continue };
        let samples = (0..64).map(|at| (at % 8, at / 8));
        let sample = |(x, y): (usize, usize)| {
            straight.picture.sample(map.at(0.15 + 0.1 * x as f32, 0.15 + 0.1 * y as f32))
        };
        let paper = percentile(&mut samples.map(sample).collect::<Vec<f32>>(), 0.6);
        let mut paint = |from: (f32, f32), to: (f32, f32)| {
            let steps =
                |low: f32, high: f32| ((high - low) * 2.0 * straight.lattice.pitch()) as usize + 1;
            let (across, down) = (steps(from.0, to.0), steps(from.1, to.1));
            for at in 0..=across * (down + 1) + down {
                let share = |at: usize, all: usize, low: f32, high: f32| {
                    low + (high - low) * at as f32 / all as f32
                };
                let x = share(at % (across + 1), across, from.0, to.0);
                let y = share(at / (across + 1), down, from.1, to.1);
                let place = map.at(x, y);
                cleaned.picture.set((place.x, place.y), paper);
            }
        };
        for way in 0..4 {
            let (one, other) = (place(way, 0.05, RING.0), place(way, 0.95, RING.1));
            paint(
                (one.0.min(other.0), one.1.min(other.1)),
                (one.0.max(other.0), one.1.max(other.1)),
            );
        }
        if cages.iter().any(|cage| cage.cells[0] == cell) {
            let [left, top, right, bottom] = CORNER;
            paint((left, top), (right, bottom));
        }
    }
    cleaned
}

/// With fewer pixels a cell, dots look like dashes, and sums are lower than nine pixels.
const LEAST_PITCH: f32 = 54.0;

struct Reader<'a> {
    straight: &'a Straight,
    picture: &'a Picture,
    is_light: bool,
    net: &'a Net,
}

impl Reader<'_> {
    fn cage(&self, cells: Vec<usize>, sides: &[Line]) -> Cage {
        let lines = cells.iter().flat_map(|cell| &sides[4 * cell..4 * cell + 4]);
        let lines = lines.filter(|line| line.ink > LINE);
        let (dashes, length) = lines.fold((0.0, 0.0), |(dashes, length), line| {
            (dashes + line.dashes as f32, length + line.length)
        });
        let may_repeat = DOTS.contains(&(dashes / length));
        let cells_a_row = self.straight.lattice.cells;
        let pitch = longest_side(&self.straight.corners) / cells_a_row as f32;
        let is_known = may_repeat || DASHES.contains(&(dashes / length));
        let (sum, chance) = self.sum(cells[0]).unwrap_or_default();
        let mut cage =
            Cage { cells, sum: (sum > 0).then_some(sum), may_repeat, is_doubtful: false };
        cage.is_doubtful =
            !is_known || pitch < LEAST_PITCH || chance < CLEAR || !cage.is_possible(cells_a_row);
        cage
    }
    /// The number in the corner of a cell, and how likely it is that.
    fn sum(&self, cell: usize) -> Option<(u32, f32)> {
        let ink = self.corner(cell)?;
        let dark = percentile(&mut ink.clone(), 0.985);
        if dark < LEAST_DARK {
            return None;
        }
        let (labels, found) = blobs(&ink, dark * INK, HEIGHTS);
        let digits =
            found.iter().map(|blob: &Blob| numerals::digit(blob, &ink, &labels, dark, self.net));
        let number = digits.fold((0, 1.0_f32), |(number, chance), (digit, own)| {
            (10 * number + u32::from(digit), chance.min(own))
        });
        (1..=3).contains(&found.len()).then_some(number)
    }
    /// The ink in the corner of a cell, in more detail than in the straightened picture.
    fn corner(&self, cell: usize) -> Option<Vec<f32>> {
        let side = self.straight.lattice.cells;
        let map = self.straight.cell(cell / side, cell % side)?;
        let picture = (self.picture, self.is_light);
        let mut values = self.straight.close_up(&map, picture, (FROM, WINDOW));
        let lowest = ((LOWEST - FROM) / WINDOW * SIDE as f32) as usize * SIDE;
        let paper = percentile(&mut values[..lowest].to_vec(), 0.7);
        for (at, value) in values.iter_mut().enumerate() {
            *value = if at < lowest { paper - *value } else { 0.0 };
        }
        Some(values)
    }
}
