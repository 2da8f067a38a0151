//! The colours of digits. On screens, what a person has entered often differs from the givens in nothing else.
use crate::chances::Likely;
use crate::decode::decode;
use crate::entries::without;
use crate::map::smallest_first;
use crate::picture::NEUTRAL;

/// Tints further apart than this, with none between them, are different colours.
const APART: f32 = 14.0;
/// Without a puzzle that confirms the colours, they are at least so far apart: those of screens are, and light is not.
const FAR_APART: f32 = 20.0;
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

/// What the colours of a grid's digits tell.
pub(crate) struct Told {
    /// The odds that each digit was entered.
    pub(crate) entered: [f32; 81],
    /// Digits of another colour than the others, if those of no colour alone are a puzzle with one solution.
    pub(crate) unexplained: Vec<usize>,
}

/// The odds that each digit was entered, given those that it was written by hand. They are corrected if the digits
/// are of a few clearly different colours, and those of one colour alone are a puzzle with one solution.
pub(crate) fn told(
    likely: &Likely,
    tint: &dyn Fn(usize) -> Option<f32>,
    by_hand: &[f32; 81],
) -> Told {
    let mut told = Told { entered: *by_hand, unexplained: Vec::new() };
    let is_digit = |at: usize| likely[at][0] < DIGIT;
    let digits = (0..81).filter(|at| is_digit(*at)).collect();
    let Some(colours) = Colours::of(digits, tint) else { return told };
    let Some(givens) = colours.cells.iter().find(|own| are_givens(likely, own)) else {
        told.unexplained = colours.unexplained();
        return told;
    };
    for (at, _) in colours.cells.iter().flatten() {
        told.entered[*at] = ENTERED;
    }
    for (at, _) in givens {
        told.entered[*at] = by_hand[*at] - GIVEN;
    }
    told
}

/// Cells by the colours of their digits.
pub(crate) struct Colours {
    /// The cells of each colour with their tints, the most grey first: givens are seldom more colourful than entries.
    cells: Vec<Vec<(usize, f32)>>,
    /// How far apart the nearest colours are.
    apart: f32,
}

impl Colours {
    /// `None` if there are not a few clearly different colours.
    pub(crate) fn of(digits: Vec<usize>, tint: &dyn Fn(usize) -> Option<f32>) -> Option<Self> {
        let mut tinted = Vec::with_capacity(digits.len());
        for at in digits {
            tinted.push((at, tint(at)?));
        }
        smallest_first(&mut tinted, |digit| digit.1);
        let (mut cells, mut apart, mut last): (Vec<Vec<_>>, _, _) =
            (Vec::new(), f32::MAX, f32::MIN);
        for digit in tinted {
            if digit.1 - last >= APART {
                // The first one is at an infinite distance.
                apart = apart.min(digit.1 - last);
                cells.push(Vec::new());
            }
            last = digit.1;
            cells.last_mut()?.push(digit);
        }
        smallest_first(&mut cells, |own| (own[own.len() / 2].1 - f32::from(NEUTRAL)).abs());
        (2..=MOST_COLOURS).contains(&cells.len()).then_some(Self { cells, apart })
    }
    /// The digits that are not of the most grey colour; none if the light may be what is coloured.
    pub(crate) fn unexplained(&self) -> Vec<usize> {
        if self.apart < FAR_APART {
            Vec::new()
        } else {
            self.cells[1..].iter().flatten().map(|digit| digit.0).collect()
        }
    }
}

/// Whether these digits alone are a puzzle with one solution.
fn are_givens(likely: &Likely, own: &[(usize, f32)]) -> bool {
    let mut is_other = [true; 81];
    for (at, _) in own {
        is_other[*at] = false;
    }
    own.len() >= LEAST_GIVENS && decode(&without(likely, &is_other)).by_rules.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entries::tests::{PUZZLE, SOLUTION};

    /// What is told if this many cells were filled in with this tint, and the tint of the givens is that of their place.
    /// The first givens may be missing.
    fn looked(missing: usize, filled: usize, tint: f32, given: fn(usize) -> f32) -> Told {
        let mut likely = [[-12.0; 10]; 81];
        let empty = (0..81).filter(|at| PUZZLE[*at] == b'.').take(filled).collect::<Vec<_>>();
        for (at, likely) in likely.iter_mut().enumerate() {
            let from = if empty.contains(&at) { SOLUTION } else { PUZZLE };
            let digit = if at < missing { 0 } else { from[at].saturating_sub(b'0') };
            likely[usize::from(digit)] = -0.01;
        }
        let tint = |at: usize| Some(if empty.contains(&at) { tint } else { given(at) });
        told(&likely, &tint, &[-1.0; 81])
    }
    fn odds(filled: usize, tint: f32, given: fn(usize) -> f32) -> [f32; 81] {
        looked(0, filled, tint, given).entered
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
    #[test]
    fn colours_of_which_none_alone_is_a_puzzle_are_unexplained() {
        // Without the givens of the first three rows there are several solutions.
        let unexplained = looked(27, 40, 190.0, |_| 128.0).unexplained;
        let is_entry = |at: &usize| *at >= 27 && PUZZLE[*at] == b'.';
        assert!(unexplained.len() > 20 && unexplained.iter().all(is_entry), "{unexplained:?}");
        assert!(looked(0, 9, 190.0, |_| 128.0).unexplained.is_empty());
        assert!(looked(27, 40, 135.0, |_| 128.0).unexplained.is_empty());
    }
}
