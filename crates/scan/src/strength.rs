//! How dark the digits of a grid are. What shines through from the next page looks like a digit, but is
//! much fainter than the others.
use crate::cells::CellPixels;
use crate::map::percentile;
use crate::net::CELL_SIDE;

/// A digit with less than this share of the usual darkness becomes less likely...
const FAINT: f32 = 0.32;
/// ...by this much, as a logarithm, for every hundredth that is missing.
const DOUBT: f32 = 0.3;
/// Pixels nearer to the edge than this may belong to lines.
const MARGIN: usize = 5;
/// With fewer clear digits than this, it is not known what is usual.
const LEAST_DIGITS: usize = 12;
/// A digit is clear if its logarithm is above this.
const CLEAR: f32 = -0.1;

/// Makes a cell likelier to be blank if it has only a faint digit among dark ones.
pub(crate) fn doubt_faint_digits(likely: &mut [[f32; 10]], cells: &[CellPixels]) {
    let strengths: Vec<f32> = cells.iter().map(strength).collect();
    let is_clear = |cell: &[f32; 10]| cell[1..].iter().any(|chance| *chance > CLEAR);
    let pairs = likely.iter().zip(&strengths);
    let mut clear: Vec<f32> =
        pairs.filter(|(cell, _)| is_clear(cell)).map(|(_, strength)| *strength).collect();
    if clear.len() < LEAST_DIGITS {
        return;
    }
    let usual = percentile(&mut clear, 0.5).max(1e-3);
    for (cell, strength) in likely.iter_mut().zip(&strengths) {
        let missing = FAINT - strength / usual;
        if missing > 0.0 {
            cell[0] += missing * 100.0 * DOUBT;
            let most = cell.iter().copied().fold(f32::MIN, f32::max);
            let sum: f32 = cell.iter().map(|chance| (chance - most).exp()).sum();
            *cell = cell.map(|chance| chance - most - sum.ln());
        }
    }
}

/// The darkness of the darkest part of the inside.
fn strength(cell: &CellPixels) -> f32 {
    let inside = |at: &usize| {
        let within = |place: usize| (MARGIN..CELL_SIDE - MARGIN).contains(&place);
        within(at % CELL_SIDE) && within(at / CELL_SIDE)
    };
    let mut dark: Vec<f32> = (0..cell.len()).filter(inside).map(|at| -cell[at]).collect();
    percentile(&mut dark, 0.97).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(ink: f32) -> CellPixels {
        core::array::from_fn(
            |at| if at % CELL_SIDE == 15 || at % CELL_SIDE == 16 { -ink } else { 0.0 },
        )
    }

    #[test]
    fn a_faint_digit_is_doubted_among_dark_ones_but_not_among_faint_ones() {
        let digit = |chance: f32| {
            let mut cell = [-12.0; 10];
            (cell[0], cell[1]) = ((1.0 - chance).ln(), chance.ln());
            cell
        };
        let mut likely = [digit(0.98); 81];
        let dark: Vec<CellPixels> =
            (0..81).map(|at| cell(if at == 7 { 0.1 } else { 0.6 })).collect();
        doubt_faint_digits(&mut likely, &dark);
        assert!(likely[7][0] > likely[7][1] && likely[8][1] > likely[8][0]);
        let mut likely = [digit(0.98); 81];
        doubt_faint_digits(&mut likely, &vec![cell(0.1); 81]);
        assert!(likely[7][1] > likely[7][0]);
    }
}
