//! What a stroke is.
use super::{
    Figure, Mark, Place, Style, cell_at, cell_of, name_of, off_border, off_centre, place_at,
};
use crate::sheet::{Point, Stroke};
use whydoku_core::Cell;

/// The most cells of a line, some of them several times.
const MOST_CELLS: usize = 512;
/// Tips are smaller than this, in cells.
const TIP: f64 = 0.65;

pub(super) fn mark(stroke: &Stroke, side: usize) -> Mark {
    let figure = figure(stroke, side);
    let first = stroke.points[0];
    let place = match (&figure, cell_at(first, side)) {
        (_, Some(cell)) => name_of(cell, side),
        (Figure::Ray { cells, .. }, None) => {
            cells.first().map_or_else(String::new, |cell| name_of(*cell, side))
        }
        _ => format!("({:.1}, {:.1})", first[0], first[1]),
    };
    let name = figure.name();
    let width = stroke.width.clamp(0.0, 999.0).round() as i32;
    Mark {
        figure,
        style: Style {
            name,
            colour: stroke.colour,
            border: None,
            size: width,
            sign: String::new(),
        },
        place,
    }
}

fn figure(stroke: &Stroke, side: usize) -> Figure {
    let points = &stroke.points;
    if stroke.width > 64.0 {
        return Figure::Nothing;
    }
    if let Some(goes_down) = diagonal(points, side) {
        return Figure::Diagonal { goes_down };
    }
    if let Some(tip) = tip(points, side) {
        return Figure::Tip(tip);
    }
    if is_along_borders(points) {
        return Figure::Nothing;
    }
    if let Some(ray) = ray(points, side) {
        return ray;
    }
    match path(points, stroke.has_head, side) {
        Some(cells) if stroke.has_head => Figure::Arrow(cells),
        Some(cells) => Figure::Line(cells),
        None => Figure::Strange("line that does not go from cell to cell"),
    }
}

/// Whether a stroke goes from corner to corner of the grid, and whether down or up.
fn diagonal(points: &[Point], side: usize) -> Option<bool> {
    let [first, .., last] = points else { return None };
    let side = side as f64;
    let near = |at: f64, wanted: f64| (at - wanted).abs() < 0.3;
    let is_straight = points.iter().all(|[row, column]| near(*row, *column))
        || points.iter().all(|[row, column]| near(row + column, side));
    let ends = |point: &Point| point.iter().all(|at| near(*at, 0.0) || near(*at, side));
    let is_long = (first[0] - last[0]).abs() > side - 0.7;
    (is_straight && is_long && ends(first) && ends(last)).then(|| near(first[0], first[1]))
}

/// The cells that a small tip of three points is between, the one that it points to at the end.
fn tip(points: &[Point], side: usize) -> Option<[Cell; 2]> {
    let [from, apex, to] = points else { return None };
    let spread = |axis: usize| (from[axis] - to[axis]).abs().max((apex[axis] - from[axis]).abs());
    if spread(0) > TIP || spread(1) > TIP {
        return None;
    }
    let base = [f64::midpoint(from[0], to[0]), f64::midpoint(from[1], to[1])];
    let points_at = [apex[0] - base[0], apex[1] - base[1]];
    let axis = usize::from(points_at[1].abs() > points_at[0].abs());
    if off_centre(apex[1 - axis]) > 0.25 {
        return None;
    }
    // The border that the tip stands at is the nearest one across the way it points.
    let middle = f64::midpoint(apex[axis], base[axis]);
    let border = middle.round();
    let beside = |shift: f64| {
        let mut point = *apex;
        point[axis] = border + shift;
        cell_at(point, side)
    };
    let ahead = if points_at[axis] > 0.0 { 0.5 } else { -0.5 };
    Some([beside(-ahead)?, beside(ahead)?])
}

fn is_along_borders(points: &[Point]) -> bool {
    let on = |at: f64| off_border(at) < 0.07;
    points.windows(2).all(|two| {
        let along = |axis: usize| on(two[0][axis]) && (two[0][axis] - two[1][axis]).abs() < 0.01;
        along(0) || along(1)
    })
}

/// An arrow or line that stands outside the grid and points along a diagonal.
fn ray(points: &[Point], side: usize) -> Option<Figure> {
    let (first, last) = (points.first()?, points.last()?);
    if cell_at(*first, side).is_some() && !is_edge(*first, side) {
        return None;
    }
    let place = place_at(*first).filter(|place| cell_of(*place, side).is_none())?;
    let step = [last[0] - first[0], last[1] - first[1]];
    let is_diagonal =
        step.iter().all(|along| along.abs() > 0.1) && (step[0].abs() - step[1].abs()).abs() < 0.35;
    if !is_diagonal {
        return Some(Figure::Strange("arrow outside the grid that is not on a diagonal"));
    }
    let step = step.map(|along| if along > 0.0 { 1 } else { -1 });
    let cells = along(place, step, side);
    Some(if cells.is_empty() { Figure::Nothing } else { Figure::Ray { place, cells } })
}

fn is_edge([row, column]: Point, side: usize) -> bool {
    let side = side as f64;
    [row, column].iter().any(|at| at.abs() < 1e-6 || (at - side).abs() < 1e-6)
}

/// The cells from the next place on, step by step to the edge of the board.
pub(super) fn along([row, column]: Place, [down, right]: [i32; 2], side: usize) -> Vec<Cell> {
    let places = (1..).map(|times| [row + down * times, column + right * times]);
    places.map_while(|place| cell_of(place, side)).collect()
}

/// The cells of a line through centres.
fn path(points: &[Point], is_arrow: bool, side: usize) -> Option<Vec<Cell>> {
    let mut points = points.to_vec();
    points.dedup();
    if let [first, second, ..] = &mut points[..]
        && is_arrow
    {
        // An arrow may begin where its circle meets the border of its cell.
        for axis in [0, 1] {
            if off_centre(first[axis]) > 0.46 {
                first[axis] += (first[axis] - second[axis]).signum() * 0.1;
            }
        }
    }
    let mut cells: Vec<Cell> = Vec::new();
    for (at, point) in points.iter().enumerate() {
        let is_end = at == 0 || at + 1 == points.len();
        // A stroke may begin at the border of a circle.
        let most = if is_end { 0.46 } else { 0.22 };
        if point.iter().any(|part| off_centre(*part) > most) {
            return None;
        }
        let cell = cell_at(*point, side)?;
        let Some(&last) = cells.last() else {
            cells.push(cell);
            continue;
        };
        cells.extend(between(last, cell, side)?);
    }
    // A line may touch and cross itself; which rules can is decided where they are made.
    (2..=MOST_CELLS).contains(&cells.len()).then_some(cells)
}

/// The cells after the first up to the second, in a straight line.
fn between(from: Cell, to: Cell, side: usize) -> Option<Vec<Cell>> {
    let place = |cell: Cell| [cell.row(side) as i32, cell.column(side) as i32];
    let (start, end) = (place(from), place(to));
    let [down, right] = [end[0] - start[0], end[1] - start[1]];
    let steps = down.abs().max(right.abs());
    let is_straight = down == 0 || right == 0 || down.abs() == right.abs();
    if !is_straight {
        return None;
    }
    (1..=steps)
        .map(|at| cell_of([start[0] + down.signum() * at, start[1] + right.signum() * at], side))
        .collect()
}
