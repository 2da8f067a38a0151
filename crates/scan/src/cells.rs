//! From the corners of a grid to pictures of cells that the net can read.
use crate::crossings::{BORDER, Lattice};
use crate::evidence::{self, SEEN};
use crate::map::{Map, percentile};
use crate::net::CELL_SIDE;
use crate::picture::Picture;
use crate::polarity;
use crate::quad::{Perspective, Point, Surface, longest_side, straighten};
use crate::refine;
use crate::searched::{Found, Lines, scaled};
use crate::straight::Straight;

/// How often corners are corrected, at most.
const CORRECTIONS: usize = 3;
/// With more evidence than this the corners are right: crossings that disagree may be bent by a page
/// that is not flat.
const RIGHT: f32 = 0.7;
/// Corrected corners need at least this much more evidence.
const BETTER: f32 = 0.05;

/// The pixels of a cell: -1 ink, 0 paper, 1 lighter than paper.
pub(crate) type CellPixels = [f32; CELL_SIDE * CELL_SIDE];

/// Straightens a grid, and does it again while its crossings say that its corners are elsewhere. `None`
/// if its corners do not span an area.
pub(crate) fn straight(picture: &Picture, found: &Found) -> Option<Straight> {
    let mut best = between(picture, found)?;
    for _ in 0..CORRECTIONS {
        if best.evidence > RIGHT || matches!(found.lines, Lines::Uneven | Lines::Whole) {
            break;
        }
        let Some(corners) = refine::corners(&best.crossings) else { break };
        let corners = corners.map(|corner| best.in_picture(corner));
        let Some(next) = between(picture, &Found { corners, ..*found }) else { break };
        if next.evidence < best.evidence + BETTER {
            break;
        }
        best = next;
    }
    Some(best)
}

fn between(picture: &Picture, found: &Found) -> Option<Straight> {
    let corners = found.corners;
    let onto = Perspective::onto(&corners)?;
    let mut straight = close_up(picture, found)?;
    if found.is_light {
        invert(&mut straight);
    }
    let lattice = Lattice { cells: found.cells };
    let evidence = if found.cells == 9 { evidence_for_nine(&straight)? } else { found.score };
    let crossings = lattice.crossings(&straight, found.lines)?;
    let mut straight = Straight {
        picture: straight,
        has_light_lines: false,
        is_whole: found.lines == Lines::Whole,
        crossings,
        lattice,
        corners,
        onto,
        evidence,
    };
    if polarity::has_light_digits(&straight) {
        // Beside light digits, paper looks like a line.
        let mut lines = straight.picture.clone();
        let paper = percentile(&mut lines.values.clone(), 0.5);
        lines.values.iter_mut().for_each(|value| *value = value.min(paper));
        straight.crossings = lattice.crossings(&lines, found.lines)?;
        invert(&mut straight.picture);
        straight.has_light_lines = true;
    }
    Some(straight)
}

fn invert(map: &mut Map) {
    map.values.iter_mut().for_each(|value| *value = 255.0 - *value);
}

/// How much evidence a straightened picture has for nine cells a row.
fn evidence_for_nine(straight: &Map) -> Option<f32> {
    let (low, high) = (BORDER as f32, (straight.width - BORDER) as f32);
    let square = [(low, low), (high, low), (high, high), (low, high)];
    let inner = Perspective::onto(&square.map(|(x, y)| Point::new(x, y)))?;
    Some(evidence::between(straight, &inner, SEEN).score)
}

/// The straightened picture. If the grid is larger than that, its part of the picture is made smaller
/// first, so that no pixel is skipped.
fn close_up(picture: &Picture, found: &Found) -> Option<Map> {
    let side = longest_side(&found.corners);
    let straight = Lattice { cells: found.cells }.side();
    if side <= 1.6 * straight as f32 {
        let onto = Perspective::onto(&found.corners)?;
        return Some(straighten(picture, &onto, straight, BORDER));
    }
    let margin = side * 0.1;
    let bounds = |of: fn(f32, f32) -> f32, start: f32| {
        let x = found.corners.iter().map(|point| point.x).fold(start, of);
        let y = found.corners.iter().map(|point| point.y).fold(start, of);
        (x, y)
    };
    let (left, top) = bounds(f32::min, f32::MAX);
    let (right, bottom) = bounds(f32::max, f32::MIN);
    let place = |value: f32| value.max(0.0) as usize;
    let first = (
        place(left - margin).min(picture.width() - 1),
        place(top - margin).min(picture.height() - 1),
    );
    let part = picture.part(first, (place(right + margin), place(bottom + margin)));
    let longer = part.width().max(part.height());
    let small = part.within(((longer as f32 * 1.2 * straight as f32 / side) as usize).max(1));
    let factor = small.width() as f32 / part.width() as f32;
    let corners = found.corners.map(|mut point| {
        point.x -= first.0 as f32;
        point.y -= first.1 as f32;
        scaled(point, factor)
    });
    Some(straighten(&small, &Perspective::onto(&corners)?, straight, BORDER))
}

/// The cells, row by row: each measured against its own paper, and all scaled to one contrast, so that
/// empty cells stay empty.
pub(crate) fn cells(straight: &Straight) -> Vec<CellPixels> {
    let side = straight.lattice.cells;
    let mut cells: Vec<CellPixels> =
        (0..side * side).map(|at| cell(straight, at / side, at % side)).collect();
    for cell in &mut cells {
        let paper = percentile(&mut cell.clone(), 0.5);
        for pixel in cell.iter_mut() {
            *pixel -= paper;
            // The net knows no light lines.
            if straight.has_light_lines {
                *pixel = pixel.min(0.0);
            }
        }
    }
    let mut sizes: Vec<f32> = cells.iter().flatten().map(|pixel| pixel.abs()).collect();
    let ink = percentile(&mut sizes, 0.97) + 4.0;
    for pixel in cells.iter_mut().flatten() {
        *pixel = (*pixel / ink).clamp(-2.0, 2.0) / 2.0;
    }
    cells
}

/// What lies between four crossings. Every pixel is the mean of four samples.
fn cell(straight: &Straight, row: usize, column: usize) -> CellPixels {
    let Some(map) = straight.cell(row, column) else { return [0.0; CELL_SIDE * CELL_SIDE] };
    core::array::from_fn(|pixel| {
        let (x, y) = ((pixel % CELL_SIDE) as f32, (pixel / CELL_SIDE) as f32);
        let near = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
        let sum: f32 = near
            .iter()
            .map(|(right, down)| {
                let side = CELL_SIDE as f32;
                straight.picture.sample(map.at((x + right) / side, (y + down) / side))
            })
            .sum();
        sum / 4.0
    })
}

/// The cell moved to the right and down by so many pixels; what is at the edge is repeated.
pub(crate) fn moved(cell: &CellPixels, (right, down): (isize, isize)) -> CellPixels {
    let place = |at: usize, by: isize| at.saturating_add_signed(-by).min(CELL_SIDE - 1);
    core::array::from_fn(|at| {
        cell[place(at / CELL_SIDE, down) * CELL_SIDE + place(at % CELL_SIDE, right)]
    })
}

/// The cells of the grid after a quarter turn clockwise.
pub(crate) fn turned(cells: &[CellPixels]) -> Vec<CellPixels> {
    let turn = |cell: &CellPixels| -> CellPixels {
        core::array::from_fn(|at| {
            let (x, y) = (at % CELL_SIDE, at / CELL_SIDE);
            cell[(CELL_SIDE - 1 - x) * CELL_SIDE + y]
        })
    };
    let side = cells.len().isqrt();
    let from = |at: usize| (side - 1 - at % side) * side + at / side;
    (0..cells.len()).map(|at| turn(&cells[from(at)])).collect()
}
