//! Grids as programs draw them: the lines are whole, straight, parallel to the edges of the picture, and at equal
//! distances. Faint ones between the dark broken lines of cages are found by nothing but that.
use crate::map::{Map, percentile};
use crate::picture::Picture;
use crate::quad::{Point, Quad};
use core::ops::Range;

/// So much of a line is at least as dark as it counts.
const WHOLE: f32 = 0.92;
/// By how many grey levels a line differs from paper, at least.
pub(crate) const LEAST_DARK: f32 = 12.0;
/// By how many pixels a line may differ from equal distances.
const OFF: f32 = 1.2;
/// By how much of its length a side of an outline may be off a row or column of pixels.
const SLANTED: f32 = 0.012;
/// How far beyond an outline lines are looked for, in pixels.
const BEYOND: f32 = 8.0;
/// The part of a line at either end that is not looked at: the outline may be too large by so much.
const END: f32 = 0.02;
/// Distances down and across differ by at most this share.
const SQUARE: f32 = 0.02;
/// A grid is part of a larger one if more than this share of its lines goes on beyond one side, this part of a cell away from it.
const GOES_ON: f32 = 0.6;
const AWAY: [f32; 2] = [0.15, 0.3];
/// How many cells a row may have.
const CELLS: core::ops::RangeInclusive<usize> = 4..=16;
/// One row in so many tells the shade of paper.
const SKIPPED: usize = 7;

/// A grid with whole lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole {
    pub(crate) corners: Quad,
    pub(crate) cells: usize,
    /// Whether its lines are light on dark.
    pub(crate) is_light: bool,
}

/// The grid within an outline, if it is upright and all lines in it that are whole are those of one grid.
pub(crate) fn grid(picture: &Picture, outline: &Quad) -> Option<Whole> {
    let [a, b, c, d] = outline;
    let (across, down) = (b.x - a.x, d.y - a.y);
    let slants = [(b.y - a.y, across), (c.y - d.y, across), (d.x - a.x, down), (c.x - b.x, down)];
    if slants.iter().any(|(off, length)| off.abs() > SLANTED * length) {
        return None;
    }
    let values = picture.pixels().iter().map(|grey| f32::from(*grey)).collect();
    let mut map = Map { width: picture.width(), height: picture.height(), values };
    for is_light in [false, true] {
        if let Some((corners, cells)) = with_dark_lines(&map, outline) {
            return Some(Whole { corners, cells, is_light });
        }
        map.values.iter_mut().for_each(|value| *value = 255.0 - *value);
    }
    None
}

/// The corners of a grid with dark lines, and how many cells it has in a row.
fn with_dark_lines(map: &Map, [a, b, _, d]: &Quad) -> Option<(Quad, usize)> {
    let flipped = map.flipped();
    let rows = Places::of(map, (a.y, d.y), (a.x, b.x))?;
    let columns = Places::of(&flipped, (a.x, b.x), (a.y, d.y))?;
    let (wide, high) = (columns.pitch(), rows.pitch());
    let is_square = rows.cells == columns.cells && (wide - high).abs() < SQUARE * high;
    if !is_square || rows.go_on(&columns, map) || columns.go_on(&rows, &flipped) {
        return None;
    }
    let corner = |x, y| Point::new(x, y);
    let (left, right, top, bottom) = (columns.first, columns.last, rows.first, rows.last);
    let corners =
        [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
    Some((corners, rows.cells))
}

/// Lines from left to right at equal distances.
pub(crate) struct Places {
    pub(crate) first: f32,
    last: f32,
    pub(crate) cells: usize,
    paper: f32,
}

impl Places {
    /// Where the whole lines are between two heights, each running from one place to another.
    pub(crate) fn of(
        map: &Map,
        (first, last): (f32, f32),
        (start, end): (f32, f32),
    ) -> Option<Self> {
        let within = |at: f32, count: usize| (at.max(0.0) as usize).min(count - 1);
        let off = END * (end - start);
        let along = within(start + off, map.width)..within(end - off, map.width) + 1;
        let from = within(first - BEYOND, map.height);
        let to = within(last + BEYOND, map.height);
        let mut some = Vec::new();
        for line in (from..=to).step_by(SKIPPED) {
            some.extend_from_slice(&map.row(line)[along.clone()]);
        }
        let paper = percentile(&mut some, 0.5);
        let mut found = Vec::new();
        let (mut sum, mut moment) = (0.0, 0.0);
        for line in from..=to + 1 {
            let dark = darkness(map, line, &along, paper);
            if line <= to && dark > LEAST_DARK {
                (sum, moment) = (sum + dark, moment + dark * (line - from) as f32);
            } else if sum > 0.0 {
                found.push(from as f32 + moment / sum);
                (sum, moment) = (0.0, 0.0);
            }
        }
        fitted(&found).map(|places| Self { paper, ..places })
    }
    pub(crate) fn pitch(&self) -> f32 {
        (self.last - self.first) / self.cells as f32
    }
    /// Whether the lines that cross these go on beyond the first or the last of them.
    fn go_on(&self, across: &Self, map: &Map) -> bool {
        [(self.first, -self.pitch()), (self.last, self.pitch())].iter().any(|(end, cell)| {
            let mut count = 0;
            for line in 1..self.cells {
                let place = (across.first + line as f32 * across.pitch()) as usize;
                let is_ink = |off: &f32| {
                    let at = end + cell * off;
                    (0.0..map.height as f32).contains(&at)
                        && self.paper - map.row(at as usize)[place] > LEAST_DARK
                };
                count += usize::from(AWAY.iter().all(is_ink));
            }
            count as f32 > GOES_ON * (self.cells - 1) as f32
        })
    }
}

/// How much darker than paper a line is along its length, which may be a little slanted; little unless it is whole.
#[inline(never)] // the page downloads it
pub(crate) fn darkness(map: &Map, line: usize, along: &Range<usize>, paper: f32) -> f32 {
    let near = [line.saturating_sub(1), line, line + 1];
    let near = near.map(|line| &map.row(line.min(map.height - 1))[along.clone()]);
    let darkest = |at: usize| near[0][at].min(near[1][at]).min(near[2][at]);
    let mut own: Vec<f32> = (0..along.len()).map(darkest).collect();
    paper - percentile(&mut own, WHOLE)
}

/// The straight line through the places of lines, by least squares, if all are on it.
pub(crate) fn fitted(found: &[f32]) -> Option<Places> {
    let cells = found.len().checked_sub(1).filter(|cells| CELLS.contains(cells))?;
    let (middle, mean) = (cells as f32 / 2.0, found.iter().sum::<f32>() / found.len() as f32);
    let number = |line: usize| line as f32 - middle;
    let slope = (0..=cells).map(|line| number(line) * (found[line] - mean)).sum::<f32>();
    let slope = slope / (0..=cells).map(|line| number(line) * number(line)).sum::<f32>();
    let place = |line: usize| mean + slope * number(line);
    let is_near = |line: usize| (place(line) - found[line]).abs() < OFF;
    (0..=cells).all(is_near).then(|| Places {
        first: place(0),
        last: place(cells),
        cells,
        paper: 0.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A grid with lines two pixels wide, broken lines beside them, and a few strokes; and its outline.
    fn drawn(cells: usize, changed: impl Fn(usize, usize) -> Option<u8>) -> (Picture, Quad) {
        let (pitch, first) = (40, 20);
        let side = cells * pitch + 2 * first + 2;
        let is_line = |at: usize| (first..side - first).contains(&at) && (at - first) % pitch < 2;
        let value = |at: usize| {
            let (x, y) = (at % side, at / side);
            let is_inside = |at: usize| (first..side - first).contains(&at);
            if let Some(value) = changed(x, y) {
                value
            } else if is_inside(x) && is_inside(y) && (is_line(x) || is_line(y)) {
                200
            } else if is_inside(x) && is_inside(y) && (x + 4) % pitch == first && y % 8 < 4 {
                20
            } else {
                255
            }
        };
        let grey = (0..side * side).map(value).collect();
        let (low, high) = (first as f32 - 1.5, (side - first) as f32 + 1.0);
        let outline = [(low, low), (high, low), (high, high), (low, high)];
        (Picture::grey(side, side, grey).unwrap(), outline.map(|(x, y)| Point::new(x, y)))
    }

    #[test]
    fn faint_whole_lines_are_found_beside_dark_broken_ones() {
        for cells in CELLS {
            let (picture, outline) = drawn(cells, |_, _| None);
            for (picture, is_light) in [(picture.inverted(), true), (picture, false)] {
                let found = grid(&picture, &outline).unwrap();
                assert_eq!((found.cells, found.is_light), (cells, is_light));
                let end = 20.5 + 40.0 * cells as f32;
                for (found, right) in found.corners.iter().zip([20.5, end, end, 20.5]) {
                    assert!((found.x - right).abs() < 0.1, "{found:?}");
                }
            }
        }
    }
    #[test]
    fn a_line_that_is_missing_or_not_whole_or_one_too_many_is_noticed() {
        let is_line = |y: usize| y == 180 || y == 181;
        let (missing, outline) = drawn(8, |_, y| is_line(y).then_some(255));
        assert!(grid(&missing, &outline).is_none());
        let (broken, _) = drawn(8, |x, y| (is_line(y) && x > 250).then_some(255));
        assert!(grid(&broken, &outline).is_none());
        let (more, _) = drawn(8, |x, y| (y == 200 && x > 10).then_some(20));
        assert!(grid(&more, &outline).is_none());
        let (whole, _) = drawn(8, |_, _| None);
        let slanted = outline.map(|at| Point::new(at.x, at.y + at.x * 0.05));
        assert!(grid(&whole, &outline).is_some() && grid(&whole, &slanted).is_none());
    }
}
