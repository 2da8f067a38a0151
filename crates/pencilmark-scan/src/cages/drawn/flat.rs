//! The lines of a drawn grid: they are straight, whole, and at equal distances. The broken lines of cages, close to them and
//! often darker, do not mislead a search for whole lines.
use crate::crossings::BORDER;
use crate::map::{Map, percentile};
use crate::quad::Point;
use crate::straight::Straight;

/// How far from its place a line is looked for, as a share of a cell.
const REACH: f32 = 0.14;
/// So much of a line is at least as dark as it counts.
const WHOLE: f32 = 0.92;
/// By how many grey levels a line is darker than paper, at least.
const LEAST_DARK: f32 = 12.0;
/// Paper is measured in one pixel out of this many.
const SKIPPED: usize = 7;
/// By how many pixels a line may differ from equal distances.
const OFF: f32 = 1.2;

/// The grid with its crossings at equal distances, if its lines are.
pub(crate) fn flattened(straight: &Straight) -> Option<Straight> {
    let rows = places(straight, &straight.picture)?;
    let columns = places(straight, &straight.picture.flipped())?;
    let row = |y: &f32| columns.iter().map(|x| Point::new(*x, *y)).collect();
    let crossings = rows.iter().map(row).collect();
    // Lines that are darker than paper were found.
    Some(Straight { crossings, has_light_lines: false, ..straight.clone() })
}

/// How far down the lines from left to right are.
fn places(straight: &Straight, picture: &Map) -> Option<Vec<f32>> {
    let (cells, pitch) = (straight.lattice.cells, straight.lattice.pitch());
    let mut some: Vec<f32> = picture.values.iter().copied().step_by(SKIPPED).collect();
    let paper = percentile(&mut some, 0.6);
    // A line may be a little slanted.
    let row = |y: usize| &picture.row(y.min(picture.height - 1))[BORDER..picture.width - BORDER];
    let darkness = |y: usize| {
        let rows = row(y.saturating_sub(1)).iter().zip(row(y)).zip(row(y + 1));
        let mut darkest: Vec<f32> =
            rows.map(|((above, own), below)| above.min(*own).min(*below)).collect();
        (paper - percentile(&mut darkest, WHOLE)).max(0.0)
    };
    let reach = (pitch * REACH) as usize;
    let place = |line: usize| {
        let first = (BORDER as f32 + line as f32 * pitch).round() as usize - reach - 2;
        let dark: Vec<f32> = (first..first + 2 * reach + 5).map(darkness).collect();
        let darkest = (2..dark.len() - 2).max_by(|a, b| dark[*a].total_cmp(&dark[*b]))?;
        let around = darkest - 2..darkest + 3;
        let sum: f32 = dark[around.clone()].iter().sum();
        let place = around.map(|at| (first + at) as f32 * dark[at]).sum::<f32>() / sum;
        (dark[darkest] > LEAST_DARK).then_some(place)
    };
    let found: Option<Vec<f32>> = (0..=cells).map(place).collect();
    let found = found?;
    // The straight line through the places, by least squares.
    let count = found.len() as f32;
    let (middle, mean) = ((count - 1.0) / 2.0, found.iter().sum::<f32>() / count);
    let number = |line: usize| line as f32 - middle;
    let slope = (0..found.len()).map(|line| number(line) * (found[line] - mean)).sum::<f32>();
    let slope = slope / (0..found.len()).map(|line| number(line) * number(line)).sum::<f32>();
    let places: Vec<f32> = (0..found.len()).map(|line| mean + slope * number(line)).collect();
    let is_near = |(place, found): (&f32, &f32)| (place - found).abs() < OFF;
    places.iter().zip(&found).all(is_near).then_some(places)
}
