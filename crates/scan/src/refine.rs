//! Better corners, fitted to the crossings of a grid. The outline of a component is wrong where
//! something touches the grid, such as a title or the frame of an application.
use crate::crossings::{BORDER, Crossings, Lattice};
use crate::equations::{add, solved};
use crate::quad::{Perspective, Point, Quad};

/// How many crossings there are each way.
const LINES: usize = 10;
/// Side of the straightened picture, in pixels.
const SIDE: usize = Lattice { cells: LINES - 1 }.side();
/// Half the side of the grid in that picture.
const HALF: f64 = (SIDE - 2 * BORDER) as f64 / 2.0;
/// A crossing further than this from its fitted place counts little: one distance, as a share of
/// [`HALF`], for each round of fitting.
const NEAR: [f64; 8] = [0.1, 0.07, 0.05, 0.035, 0.025, 0.018, 0.013, 0.013];
/// If every corner would move by less than this, in pixels of the straightened picture, all stay.
const LEAST_MOVE: f32 = 4.0;

/// The corners of the perspective in which most crossings are in their places, in pixels of the
/// straightened picture. Crossings that were taken from a digit or a title count little. `None` if the
/// corners are right already or no correction is plausible.
pub(crate) fn corners(crossings: &Crossings) -> Option<Quad> {
    let fit = perspective(crossings)?;
    let corner = |u: f64, v: f64| pixel(mapped(&fit, u, v));
    let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    let (low, high) = (BORDER as f32, (SIDE - BORDER) as f32);
    let own = [(low, low), (high, low), (high, high), (low, high)].map(|(x, y)| Point::new(x, y));
    let moved = corners.iter().zip(own).map(|(new, old)| new.minus(old).length());
    // A move of more than a cell and a half is not a correction.
    let most = 1.5 * 2.0 * HALF as f32 / 9.0;
    let furthest = moved.fold(0.0, f32::max);
    let is_correction = (LEAST_MOVE..most).contains(&furthest);
    (is_correction && Perspective::onto(&corners).is_some()).then_some(corners)
}

/// The crossings of the perspective in which most of these are in their places.
pub(crate) fn straightened(crossings: &Crossings) -> Option<Crossings> {
    let fit = perspective(crossings)?;
    let crossing = |row, column| pixel(mapped(&fit, place(column), place(row)));
    Some((0..LINES).map(|row| (0..LINES).map(|column| crossing(row, column)).collect()).collect())
}

/// The place of a line, from -1 to 1.
fn place(line: usize) -> f64 {
    (line as f64 - 4.5) / 4.5
}

fn pixel((x, y): (f64, f64)) -> Point {
    let pixel = |off: f64| (off * HALF + SIDE as f64 / 2.0) as f32;
    Point::new(pixel(x), pixel(y))
}

/// The perspective in which most crossings are in their places.
fn perspective(crossings: &Crossings) -> Option<[f64; 8]> {
    let mut seen = [(0.0, 0.0, 0.0, 0.0); LINES * LINES];
    for (at, own) in seen.iter_mut().enumerate() {
        let point = crossings[at / LINES][at % LINES];
        let middle = SIDE as f64 / 2.0;
        let off = |pixel: f32| (f64::from(pixel) - middle) / HALF;
        *own = (place(at % LINES), place(at / LINES), off(point.x), off(point.y));
    }
    let mut weights = [1.0; LINES * LINES];
    let mut fit = [0.0; 8];
    for near in NEAR {
        fit = fitted(&seen, &weights)?;
        for ((u, v, x, y), weight) in seen.iter().zip(&mut weights) {
            let (at_x, at_y) = mapped(&fit, *u, *v);
            let off = ((at_x - x).powi(2) + (at_y - y).powi(2)) / (near * near);
            *weight = 1.0 / (1.0 + off).powi(2);
        }
    }
    Some(fit)
}

/// Where a perspective maps a place.
fn mapped(fit: &[f64; 8], u: f64, v: f64) -> (f64, f64) {
    let scale = 1.0 + fit[6] * u + fit[7] * v;
    ((fit[0] * u + fit[1] * v + fit[2]) / scale, (fit[3] * u + fit[4] * v + fit[5]) / scale)
}

/// The perspective with the least weighted squared error.
fn fitted(seen: &[(f64, f64, f64, f64)], weights: &[f64]) -> Option<[f64; 8]> {
    let mut sums = vec![vec![0.0; 9]; 8];
    for ((u, v, x, y), weight) in seen.iter().zip(weights) {
        add(&mut sums, &[*u, *v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, *x], *weight);
        add(&mut sums, &[0.0, 0.0, 0.0, *u, *v, 1.0, -u * y, -v * y, *y], *weight);
    }
    solved(sums)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The crossings that a grid with these corners has.
    fn crossings(quad: Quad) -> Crossings {
        let map = Perspective::onto(&quad).unwrap();
        let place = |line: usize| line as f32 / 9.0;
        (0..LINES).map(|i| (0..LINES).map(|j| map.at(place(j), place(i))).collect()).collect()
    }
    fn square() -> Quad {
        let (low, high) = (BORDER as f32, (SIDE - BORDER) as f32);
        [(low, low), (high, low), (high, high), (low, high)].map(|(x, y)| Point::new(x, y))
    }

    #[test]
    fn correct_corners_stay() {
        assert!(corners(&crossings(square())).is_none());
    }
    #[test]
    fn a_corner_is_found_even_if_the_crossings_near_it_are_wrong() {
        let mut quad = square();
        quad[0] = Point::new(70.0, 62.0);
        let mut wrong = crossings(quad);
        for (i, row) in wrong.iter_mut().enumerate().take(3) {
            for (j, point) in row.iter_mut().enumerate().take(3 - i) {
                *point = Point::new(point.x - 20.0, point.y - 25.0 + (j * 3) as f32);
            }
        }
        let found = corners(&wrong).unwrap();
        for (found, right) in found.iter().zip(quad) {
            assert!(found.minus(right).length() < 1.0, "{found:?} for {right:?}");
        }
    }
}
