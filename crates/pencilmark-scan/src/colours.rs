//! The colours of digits. On screens, what a person has entered often differs from the givens in nothing else.
use crate::chances::Likely;
use crate::decode::decode;
use crate::entries::without;
use crate::map::smallest_first;
use crate::picture::NEUTRAL;

/// Tints further apart than this, with none between them, are different colours.
const APART: f32 = 14.0;
/// With more colours than this, the light is coloured and not the ink.
const MOST_COLOURS: usize = 4;
/// A puzzle has at least this many givens.
const LEAST_GIVENS: usize = 17;
/// A cell has a digit if an empty one is less likely than this, as a logarithm.
const DIGIT: f32 = -0.7;
/// The odds, as a logarithm, that a digit in another colour than the givens was entered...
const ENTERED: f32 = 6.0;
/// ...and what those of a digit in the colour of the givens lose.
const GIVEN: f32 = 2.5;

/// The odds that each digit was entered, given those that it was written by hand. They are corrected if the digits
/// are of a few clearly different colours, and those of one colour alone are a puzzle with one solution.
pub(crate) fn entered(
    likely: &Likely,
    tint: impl Fn(usize) -> Option<f32>,
    by_hand: &[f32; 81],
) -> [f32; 81] {
    let mut odds = *by_hand;
    for (at, is_other) in others(likely, tint).unwrap_or_default() {
        odds[at] = if is_other { ENTERED } else { odds[at] - GIVEN };
    }
    odds
}

/// The cells with a digit, and whether its colour is not that of the givens. `None` if colours do not tell.
fn others(likely: &Likely, tint: impl Fn(usize) -> Option<f32>) -> Option<Vec<(usize, bool)>> {
    let is_digit = |at: &usize| likely[*at][0] < DIGIT;
    let with_tint = |at: usize| Some((at, tint(at)?));
    let mut digits: Vec<(usize, f32)> =
        (0..81).filter(is_digit).map(with_tint).collect::<Option<_>>()?;
    smallest_first(&mut digits, |digit| digit.1);
    let mut colours: Vec<&[(usize, f32)]> =
        digits.chunk_by(|one, next| next.1 - one.1 < APART).collect();
    if !(2..=MOST_COLOURS).contains(&colours.len()) {
        return None;
    }
    // Givens are seldom more colourful than entries.
    smallest_first(&mut colours, |own| (own[own.len() / 2].1 - f32::from(NEUTRAL)).abs());
    colours.iter().filter(|givens| givens.len() >= LEAST_GIVENS).find_map(|givens| {
        let mut is_other = [true; 81];
        givens.iter().for_each(|(at, _)| is_other[*at] = false);
        let is_puzzle = decode(&without(likely, &is_other)).by_rules.is_some();
        is_puzzle.then(|| digits.iter().map(|(at, _)| (*at, is_other[*at])).collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entries::tests::{PUZZLE, SOLUTION};

    /// The odds if this many cells were filled in with this tint, and the tint of the givens is that of their place.
    fn odds(filled: usize, tint: f32, given: fn(usize) -> f32) -> [f32; 81] {
        let mut likely = [[-12.0; 10]; 81];
        let empty = (0..81).filter(|at| PUZZLE[*at] == b'.').take(filled).collect::<Vec<_>>();
        for (at, likely) in likely.iter_mut().enumerate() {
            let from = if empty.contains(&at) { SOLUTION } else { PUZZLE };
            likely[usize::from(from[at].saturating_sub(b'0'))] = -0.01;
        }
        let tint = |at: usize| Some(if empty.contains(&at) { tint } else { given(at) });
        entered(&likely, tint, &[-1.0; 81])
    }

    #[test]
    fn digits_in_another_colour_were_entered() {
        for tint in [190.0, 60.0] {
            let odds = odds(9, tint, |_| 130.0);
            assert_eq!(odds.iter().filter(|own| **own > 5.0).count(), 9);
            assert_eq!(odds.iter().filter(|own| **own < -3.0).count(), 30);
        }
        assert_eq!(odds(25, 128.0, |_| 185.0).iter().filter(|own| **own > 5.0).count(), 25);
    }
    #[test]
    fn nearly_the_same_colour_or_many_colours_tell_nothing() {
        assert!(odds(9, 141.0, |_| 128.0).iter().all(|own| *own < 0.0));
        assert!(odds(9, 190.0, |at| (at % 7 * 20) as f32).iter().all(|own| *own < 0.0));
        assert!(odds(0, 0.0, |at| if at < 9 { 190.0 } else { 128.0 }).iter().all(|own| *own < 0.0));
    }
}
