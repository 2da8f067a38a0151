//! Grids of sizes other than 9x9: how many cells lie between four corners, by the evidence for lines.
//!
//! A 9x9 grid is looked for first ([`crate::evidence`]) and more leniently, because nearly all
//! photographs show one. Another size is believed only if every one of its lines stands out, nothing
//! between them does, and its lines do not go on beyond the corners, as they would in a part of a
//! larger grid.
use crate::evidence::contrast;
use crate::map::{Map, percentile};
use crate::quad::{Perspective, Surface, straighten};

/// Side of the square that is examined, in pixels. In more detail, all that is measured in these pixels is so many times
/// as large.
const SIDE: usize = 288;
/// How far beyond the corners is examined, in pixels.
const BORDER: usize = 32;
/// How many cells a row may have. The largest number that fits is right: the lines between boxes would
/// fit a smaller one, too.
const CELLS: core::ops::RangeInclusive<usize> = 4..=16;
/// How far a line may lie from its place, in pixels of that square.
const NEAR: usize = 2;
/// A line has this much more ink than the places beside it have...
const STANDS_OUT: f32 = 0.03;
/// ...and all lines together have this much more on average.
const CLEAR: f32 = 0.15;
/// If more than this share of the lines that would divide the cells is there, the cells are boxes...
const FINER: f32 = 0.7;
/// ...of a grid with at most this many cells a row.
const FINEST: usize = 25;
/// A line has ink along all but this share of its length.
const BROKEN: f32 = 0.2;
/// A grid is part of a larger one if more than this share of its lines goes on beyond one side.
const GOES_ON: f32 = 0.6;

/// A grid between corners.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    /// How much its lines stand out.
    pub(crate) score: f32,
    pub(crate) cells: usize,
    /// Whether its lines are light on dark.
    pub(crate) is_light: bool,
}

/// The grid between the corners, if there clearly is one and it is not 9x9. Lines finer than a pixel are seen only if
/// more detail is examined.
pub(crate) fn count(picture: &impl Surface, map: &Perspective, detail: usize) -> Option<Counted> {
    let straight = straighten(picture, map, detail * (SIDE + 2 * BORDER), detail * BORDER);
    let contrast = contrast(&straight, 5 * detail, 22 * detail);
    let ways = [1.0, -1.0].map(|sign| {
        let values = contrast.values.iter().map(|value| (value * sign).max(0.0)).collect();
        let ink = Map { values, ..contrast };
        [Profile::new(&ink, detail), Profile::new(&ink.flipped(), detail)]
    });
    // What lies beside a line looks a little like a line of the opposite shade.
    let best = |way: &[Profile; 2]| way[0].clearest().min(way[1].clearest());
    let is_light = best(&ways[1]) > best(&ways[0]);
    let [rows, columns] = &ways[usize::from(is_light)];
    // The lines between boxes alone would fit a smaller number, so the largest is right.
    let (cells, score) = CELLS.rev().find_map(|cells| {
        let score = rows.score(cells)?.min(columns.score(cells)?);
        Some((cells, score))
    })?;
    let is_other = cells != 9 && rows.ends(cells) && columns.ends(cells);
    is_other.then_some(Counted { score, cells, is_light })
}

/// How much each row looks like a line; and the ink, to see which columns go on beyond the upper and
/// the lower edge.
struct Profile {
    strength: Vec<f32>,
    ink: Map,
    detail: usize,
}

impl Profile {
    fn new(ink: &Map, detail: usize) -> Self {
        let smooth = ink.row_mean(2 * detail);
        let row = |y: usize| &smooth.row(y)[detail * BORDER..detail * (BORDER + SIDE)];
        let strength = (0..ink.height).map(|y| {
            let (above, below) = (row(y.saturating_sub(1)), row((y + 1).min(ink.height - 1)));
            let own = row(y).iter().zip(above).zip(below);
            let mut best: Vec<f32> =
                own.map(|((own, above), below)| own.max(*above).max(*below)).collect();
            percentile(&mut best, BROKEN)
        });
        Self { strength: strength.collect(), ink: ink.clone(), detail }
    }
    fn place(&self, at: f32, cells: usize) -> usize {
        (self.detail as f32 * (BORDER as f32 + at * SIDE as f32 / cells as f32)).round() as usize
    }
    fn most(&self, from: usize, to: usize) -> f32 {
        self.strength[from..=to].iter().copied().fold(0.0, f32::max)
    }
    /// How much the lines of a grid with this many cells stand out. `None` if one of them does not, or
    /// if there are lines between them.
    fn score(&self, cells: usize) -> Option<f32> {
        let near = self.detail * NEAR;
        let line = |at: usize| {
            let place = self.place(at as f32, cells);
            self.most(place - near, place + near)
        };
        let gap = |at: usize| {
            let middle = |share: f32| self.place(at as f32 + share, cells);
            self.most(middle(0.3), middle(0.7))
        };
        let lines: Vec<f32> = (0..=cells).map(line).collect();
        let gaps: Vec<f32> = (0..cells).map(gap).collect();
        let stands_out = |at: usize| {
            let beside = gaps[at.saturating_sub(1)].max(gaps[at.min(cells - 1)]);
            lines[at] > 1.3 * beside + STANDS_OUT
        };
        let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
        let score = mean(&lines) - mean(&gaps);
        let is_grid = score > CLEAR && (0..=cells).all(stands_out) && !self.has_finer(cells);
        is_grid.then_some(score)
    }
    /// Whether there are lines within the cells, however faint beside those of boxes.
    fn has_finer(&self, cells: usize) -> bool {
        (2..=5).filter(|parts| parts * cells <= FINEST).any(|parts| {
            let all = parts * cells;
            let is_line = |at: &usize| {
                let strength = |share: f32| {
                    let place = self.place(*at as f32 + share, all);
                    self.most(place - self.detail, place + self.detail)
                };
                strength(0.0) > strength(-0.5).max(strength(0.5)) + STANDS_OUT / 2.0
            };
            let inner = (1..all).filter(|at| at % parts > 0);
            let count = inner.clone().filter(is_line).count();
            count as f32 > FINER * inner.count() as f32
        })
    }
    /// How much the lines stand out at the size where they do so most.
    fn clearest(&self) -> f32 {
        CELLS.filter_map(|cells| self.score(cells)).fold(0.0, f32::max)
    }
    /// Whether the lines between columns end at the upper and the lower edge.
    fn ends(&self, cells: usize) -> bool {
        let far = self.detail * (SIDE / (2 * cells) - 1).min(BORDER - 2);
        let (near, beside) = (far / 2, self.detail * NEAR);
        let goes_on = |rows: core::ops::RangeInclusive<usize>| {
            let is_line = |at: &usize| {
                let place = self.place(*at as f32, cells);
                let most = |row: usize| {
                    let near = &self.ink.row(row)[place - beside..=place + beside];
                    near.iter().copied().fold(0.0, f32::max)
                };
                rows.clone().map(most).fold(f32::MAX, f32::min) > CLEAR
            };
            (1..cells).filter(is_line).count() as f32 > GOES_ON * (cells - 1) as f32
        };
        let (start, end) = (self.detail * BORDER, self.detail * (BORDER + SIDE));
        !goes_on(start - far..=start - near) && !goes_on(end + near..=end + far)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quad::Point;

    /// Draws `all` cells each way, and counts between corners that enclose `cells` of them each way,
    /// `first` cells from the upper left.
    fn counted(all: usize, first: usize, cells: usize, detail: usize) -> Option<Counted> {
        let pitch = 26;
        let side = all * pitch + 41;
        let is_line = |at: usize| at >= 20 && (at - 20) % pitch < 2 && at < side - 19;
        let value = |at: usize| {
            let (x, y) = (at % side, at / side);
            let inside = |at: usize| (20..side - 19).contains(&at);
            if inside(x) && inside(y) && (is_line(x) || is_line(y)) { 40.0 } else { 220.0 }
        };
        let map = Map { width: side, height: side, values: (0..side * side).map(value).collect() };
        let (start, end) = ((20 + first * pitch) as f32, (21 + (first + cells) * pitch) as f32);
        let corners = [(start, start), (end, start), (end, end), (start, end)];
        count(&map, &Perspective::onto(&corners.map(|(x, y)| Point::new(x, y)))?, detail)
    }

    #[test]
    fn every_other_size_is_counted() {
        for cells in CELLS.filter(|cells| *cells != 9) {
            for detail in [1, 2] {
                let counted = counted(cells, 0, cells, detail);
                assert_eq!(counted.map(|counted| counted.cells), Some(cells), "{counted:?}");
            }
        }
    }
    #[test]
    fn nine_cells_parts_of_grids_and_too_large_grids_are_not_other_sizes() {
        assert!([1, 2].iter().all(|detail| counted(9, 0, 9, *detail).is_none()));
        for (all, first, cells) in
            [(9, 0, 6), (9, 3, 6), (16, 4, 4), (16, 0, 4), (12, 0, 6), (12, 6, 6)]
        {
            let is_none = |detail| counted(all, first, cells, detail).is_none();
            assert!(is_none(1) && is_none(2), "{cells} of {all}");
        }
        assert!([20, 18, 25].iter().all(|all| counted(*all, 0, *all, 1).is_none()));
    }
}
