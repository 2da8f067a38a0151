//! The bold lines between the cells of a picture's grid, and the boxes or regions that they show.
use crate::map::{largest_first, percentile, smallest_first};
use crate::quad::{Point, Surface as _};
use crate::regions;
use crate::straight::Straight;
use whydoku_core::Shape;

/// How far from a line its ink is looked for, in pixels of the straightened picture...
const REACH: usize = 6;
/// ...and how much further away paper is measured.
const PAPER: usize = 3;
/// At how many places a line is measured between two crossings.
const PLACES: usize = 13;
/// Differences up to this, in grey levels, are not ink.
const NOISE: f32 = 4.0;
/// The weakest bold line has more than this many times the ink of the strongest thin one.
const BOLDER: f32 = 1.25;
/// How many steps from thin to bold lines are tried, the largest first.
const MOST_STEPS: usize = 6;

/// The shape that bold lines show. `None` if they do not divide the grid into parts of the right size.
pub(crate) fn shape(straight: &Straight) -> Option<Shape> {
    let side = straight.lattice.cells;
    let at = |row: usize, column: usize| straight.crossings[row][column];
    let pairs = (0..side).flat_map(|along| (1..side).map(move |line| (along, line)));
    // The ink left of each cell, and above it.
    let mut left = vec![f32::MAX; side * side];
    let mut above = left.clone();
    for (along, line) in pairs {
        left[along * side + line] = ink(straight, at(along, line), at(along + 1, line));
        above[line * side + along] = ink(straight, at(line, along), at(line, along + 1));
    }
    let mut all: Vec<f32> =
        left.iter().chain(&above).copied().filter(|ink| *ink < f32::MAX).collect();
    smallest_first(&mut all, |ink| *ink);
    let step = |at: usize| all[at + 1] / all[at].max(1.0);
    let mut steps: Vec<usize> = (0..all.len() - 1).filter(|at| step(*at) > BOLDER).collect();
    largest_first(&mut steps, |at| step(*at));
    steps.truncate(MOST_STEPS);
    steps.iter().find_map(|at| {
        let least = f32::midpoint(all[*at], all[*at + 1]);
        let is_wall = |one: usize, other: usize| {
            (if other == one + 1 { left[other] } else { above[other] }) > least
        };
        regions::shape(&regions::parts(side, is_wall)?)
    })
}

/// How much ink a line has between two crossings, per pixel of its length.
fn ink(straight: &Straight, from: Point, to: Point) -> f32 {
    let along = to.minus(from);
    let across = Point::new(-along.y, along.x).times(1.0 / along.length().max(1.0));
    let far = REACH + PAPER;
    let mut values = [[0.0_f32; 2 * (REACH + PAPER) + 1]; PLACES];
    for (place, values) in values.iter_mut().enumerate() {
        let share = 0.2 + 0.6 * place as f32 / (PLACES - 1) as f32;
        let (x, y) = (from.x + along.x * share, from.y + along.y * share);
        for (offset, value) in values.iter_mut().enumerate() {
            let off = offset as f32 - far as f32;
            *value = straight.picture.sample(Point::new(x + across.x * off, y + across.y * off));
        }
    }
    let beside = |offset: &usize| offset.abs_diff(far) > REACH;
    let pairs = values.iter().flat_map(|values| values.iter().enumerate());
    let mut paper: Vec<f32> =
        pairs.filter(|(offset, _)| beside(offset)).map(|(_, value)| *value).collect();
    let paper = percentile(&mut paper, 0.6);
    let sign = if straight.has_light_lines { -1.0 } else { 1.0 };
    let mut sums = values.map(|values| {
        let near = values[PAPER..=PAPER + 2 * REACH].iter();
        near.map(|value| sign * (paper - value)).filter(|ink| *ink > NOISE).sum()
    });
    percentile(&mut sums, 0.5)
}
