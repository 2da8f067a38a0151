//! The lines of a drawn grid: they are straight, whole, and at equal distances. The broken lines of cages, close to them and
//! often darker, do not mislead a search for whole lines.
use crate::crossings::BORDER;
use crate::map::{Map, percentile};
use crate::quad::Point;
use crate::straight::Straight;
use crate::whole::{LEAST_DARK, Places, darkness, fitted};

/// How far from its place a line is looked for, as a share of a cell.
const REACH: f32 = 0.14;
/// Paper is measured in one pixel out of this many.
const SKIPPED: usize = 7;

/// The grid with its crossings at equal distances, if its lines are.
pub(crate) fn flattened(straight: &Straight) -> Option<Straight> {
    if straight.is_whole && !straight.has_light_lines {
        return Some(straight.clone());
    }
    let rows = places(straight, &straight.picture)?;
    let columns = places(straight, &straight.picture.flipped())?;
    let at = |places: &Places, line: usize| places.first + line as f32 * places.pitch();
    let row =
        |y: usize| (0..=columns.cells).map(|x| Point::new(at(&columns, x), at(&rows, y))).collect();
    let crossings = (0..=rows.cells).map(row).collect();
    // Lines that are darker than paper were found.
    Some(Straight { crossings, has_light_lines: false, ..straight.clone() })
}

/// The lines from left to right.
fn places(straight: &Straight, picture: &Map) -> Option<Places> {
    let (cells, pitch) = (straight.lattice.cells, straight.lattice.pitch());
    let mut some: Vec<f32> = picture.values.iter().copied().step_by(SKIPPED).collect();
    let paper = percentile(&mut some, 0.6);
    let along = BORDER..picture.width - BORDER;
    let darkness = |line: usize| darkness(picture, line, &along, paper).max(0.0);
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
    fitted(&found?)
}
