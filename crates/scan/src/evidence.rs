//! How much evidence there is for a grid between four corners: ten lines each way, and nothing half way
//! between them.
use crate::map::{Map, percentile, smallest_first};
use crate::quad::{Perspective, Surface, straighten};

/// Side of the square that is examined: 32 pixels a cell.
const SIDE: usize = 288;
/// How far a line may lie from its place, in pixels of that square.
const NEAR: usize = 4;
/// The same if the corners are only guessed.
pub(crate) const FAR: usize = 9;
/// The same if the corners were seen.
pub(crate) const SEEN: usize = NEAR;
/// A line stands out if it has this much more ink than the places between lines.
const STANDS_OUT: f32 = 0.05;
/// How much better the evidence for light lines must be than that for dark ones.
const LEAD_OF_LIGHT: f32 = 0.25;

/// The evidence for a grid, from about zero (nothing) to above one (all lines both ways).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evidence {
    pub(crate) score: f32,
    /// Whether the lines are light on dark.
    pub(crate) is_light: bool,
}

/// The evidence between corners.
pub(crate) fn between(picture: &impl Surface, map: &Perspective, near: usize) -> Evidence {
    let contrast = contrast(&straighten(picture, map, SIDE, 0), 5, 22);
    let dark = both_ways(&contrast, 1.0, near);
    let light = both_ways(&contrast, -1.0, near) - LEAD_OF_LIGHT;
    Evidence { score: dark.max(light), is_light: light > dark }
}

/// How much darker each pixel is than its surroundings, relative to how much pixels differ there. Ink
/// is about one, paper zero, the light side of an edge negative.
pub(crate) fn contrast(picture: &Map, reach: usize, wide: usize) -> Map {
    let mean = picture.mean(reach);
    let mut contrast = mean.clone();
    for (own, pixel) in contrast.values.iter_mut().zip(&picture.values) {
        *own -= pixel;
    }
    let sizes = contrast.values.iter().map(|value| value.abs()).collect();
    let usual = Map { values: sizes, ..contrast }.mean(wide);
    for (own, usual) in contrast.values.iter_mut().zip(&usual.values) {
        *own = (*own / (3.0 * (usual + 2.0))).clamp(-1.0, 1.0);
    }
    contrast
}

fn both_ways(contrast: &Map, sign: f32, near: usize) -> f32 {
    let ink = Map {
        values: contrast.values.iter().map(|value| (value * sign).max(0.0)).collect(),
        ..*contrast
    };
    let (rows, columns) = (one_way(&ink, near), one_way(&ink.flipped(), near));
    rows.min(columns) * 0.7 + rows.max(columns) * 0.3
}

/// A line is ink along nearly all of its length; digits never are. So a line counts as strong as its
/// weakest third.
fn one_way(ink: &Map, near: usize) -> f32 {
    let smooth = ink.row_mean(4);
    let strength = |place: usize| {
        let place = place.min(SIDE - 1);
        let rows = place.saturating_sub(near)..(place + near + 1).min(SIDE);
        let mut best = vec![0.0_f32; SIDE];
        for row in rows {
            best.iter_mut().zip(smooth.row(row)).for_each(|(best, own)| *best = best.max(*own));
        }
        percentile(&mut best, 0.3)
    };
    let lines: [f32; 10] = core::array::from_fn(|line| strength(line * SIDE / 9));
    let gaps: [f32; 9] = core::array::from_fn(|gap| strength((2 * gap + 1) * SIDE / 18));
    let bold = [0, 3, 6, 9].map(|line| lines[line]).into_iter().fold(f32::MAX, f32::min);
    let mut sorted = lines.to_vec();
    smallest_first(&mut sorted, |strength| *strength);
    let weakest = sorted[..3].iter().sum::<f32>() / 3.0;
    let between = percentile(&mut gaps.clone(), 0.5);
    let outstanding = lines.iter().filter(|line| **line - between > STANDS_OUT).count();
    let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
    weakest * 0.35 + mean(&lines) * 0.3 + bold * 0.15 - mean(&gaps)
        + 0.4 * outstanding as f32 / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quad::Point;

    /// A grid of lines every `pitch` pixels.
    fn lines(side: usize, pitch: usize) -> Map {
        let ink = |at: usize| at.is_multiple_of(pitch) || (at + 1).is_multiple_of(pitch);
        let value = |at: usize| if ink(at % side) || ink(at / side) { 40.0 } else { 220.0 };
        Map { width: side, height: side, values: (0..side * side).map(value).collect() }
    }
    fn score(map: &Map) -> Evidence {
        let end = (map.width - 1) as f32;
        let corners = [(0.0, 0.0), (end, 0.0), (end, end), (0.0, end)];
        let quad = corners.map(|(x, y)| Point::new(x, y));
        between(map, &Perspective::onto(&quad).unwrap(), SEEN)
    }

    #[test]
    fn nine_cells_each_way_are_a_grid_and_other_numbers_are_not() {
        let nine = score(&lines(360, 40));
        assert!(nine.score > 0.8 && !nine.is_light, "{nine:?}");
        for pitch in [36, 45, 120, 20] {
            assert!(score(&lines(360, pitch)).score < 0.6, "{pitch}");
        }
        let mut dark = lines(360, 40);
        dark.values.iter_mut().for_each(|value| *value = 255.0 - *value);
        assert!(score(&dark).is_light);
    }
}
