//! Digits that look alike. Print repeats itself: in one font all 7s of a grid are the same, and nobody writes two of
//! them like that. So whether a digit was written by hand is weighed over the whole grid.
use crate::chances::Likely;
use crate::net::CELL_SIDE;

/// Two digits that are at least so much alike, as the cosine of their ink, were printed, however they look.
const ALIKE: f32 = 0.935;
/// On a poor picture print is less alike: so much less than half of its digits are to others.
const WITHIN: f32 = 0.035;
/// What likeness weighs, as a logarithm of odds...
const WEIGHT: f32 = 60.0;
/// ...and at most, for print and for handwriting: a digit without a twin may be alone in its font.
const MOST_PRINTED: f32 = 4.0;
const MOST_BY_HAND: f32 = 2.0;
/// The odds of digits that were clearly printed, and how many there must be to say how alike they are.
const PRINTED: f32 = -1.1;
const LEAST_PRINTED: usize = 8;
/// Only where so many digits are clearly written by hand, and so much less alike than print, does a lack of twins count.
const BY_HAND: f32 = 1.2;
const LEAST_BY_HAND: usize = 6;
const UNLIKE: f32 = 0.05;
/// How far one digit is moved to lie on another, in pixels of the net, and the pixels at the edge that may be lines.
const MOVED: usize = 2;
const EDGE: usize = 2;

/// The odds, as logarithms, that each digit was written by hand, given those by its look alone and the pictures of
/// the cells.
pub(crate) fn weighed(
    likely: &Likely,
    by_hand: &[f32; 81],
    cell: &dyn Fn(usize) -> [f32; CELL_SIDE * CELL_SIDE],
) -> [f32; 81] {
    let inks: Vec<Ink> = (0..81).map(|at| Ink::of(&cell(at))).collect();
    let number: [usize; 81] = core::array::from_fn(|at| {
        let better =
            |best, number| if likely[at][number] > likely[at][best] { number } else { best };
        (1..10).fold(0, better)
    });
    let twin: [Option<f32>; 81] = core::array::from_fn(|at| {
        let is_same = |other: &usize| *other != at && number[*other] == number[at];
        let others = (0..81).filter(|other| number[at] > 0 && is_same(other));
        others.map(|other| inks[at].likeness(&inks[other])).reduce(f32::max)
    });
    let mut printed: Vec<f32> =
        (0..81).filter(|at| by_hand[*at] < PRINTED).filter_map(|at| twin[at]).collect();
    printed.sort_by(f32::total_cmp);
    let is_known = printed.len() >= LEAST_PRINTED;
    let usual = if is_known { printed[printed.len() / 2] } else { 1.0 };
    let alike = ALIKE.min(usual - WITHIN);
    let odds = |most: f32| -> [f32; 81] {
        core::array::from_fn(|at| {
            let shift = twin[at].map_or(0.0, |twin| WEIGHT * (alike - twin));
            by_hand[at] + shift.clamp(-MOST_PRINTED, most)
        })
    };
    let careful = odds(0.0);
    let is_single = |at: usize| twin[at].is_some_and(|twin| twin < alike - UNLIKE);
    let clear = (0..81).filter(|at| is_single(*at) && careful[*at] > BY_HAND).count();
    if is_known && clear >= LEAST_BY_HAND { odds(MOST_BY_HAND) } else { careful }
}

/// The ink of a cell.
struct Ink {
    dark: [f32; CELL_SIDE * CELL_SIDE],
}

impl Ink {
    fn of(cell: &[f32; CELL_SIDE * CELL_SIDE]) -> Self {
        Self { dark: cell.map(|pixel| (-pixel).max(0.0)) }
    }
    /// How alike two inks are where they lie on each other best, from 0 to 1.
    fn likeness(&self, other: &Self) -> f32 {
        let moves =
            (0..=2 * MOVED).flat_map(|down| (0..=2 * MOVED).map(move |right| (down, right)));
        moves.map(|by| self.overlaid(other, by)).fold(0.0, f32::max)
    }
    fn overlaid(&self, other: &Self, (down, right): (usize, usize)) -> f32 {
        let (mut own, mut others, mut both) = (0.0, 0.0, 0.0);
        for y in EDGE..CELL_SIDE - EDGE {
            for x in EDGE..CELL_SIDE - EDGE {
                // The edge is as wide as the digit is moved.
                let a = self.dark[y * CELL_SIDE + x];
                let b = other.dark[(y + down - MOVED) * CELL_SIDE + x + right - MOVED];
                own += a * a;
                others += b * b;
                both += a * b;
            }
        }
        both / (own * others).sqrt().max(f32::MIN_POSITIVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine 7s, as drawn by this.
    fn grid(
        drawn: impl Fn(usize) -> (f32, usize),
    ) -> impl Fn(usize) -> [f32; CELL_SIDE * CELL_SIDE] {
        move |at| {
            let (slant, moved) = drawn(at);
            core::array::from_fn(|pixel| {
                let (x, y) = (pixel % CELL_SIDE, pixel / CELL_SIDE);
                let stem = 13.0 + slant * (10.0 - y as f32);
                let is_bar = y == 5 && (6..14).contains(&x);
                let is_stem = (5..16).contains(&y) && (x as f32 - stem - moved as f32).abs() < 1.2;
                if is_bar || is_stem { -1.0 } else { 0.0 }
            })
        }
    }
    fn sevens() -> Likely {
        let mut likely = [[-12.0; 10]; 81];
        for (at, own) in likely.iter_mut().enumerate() {
            own[if at % 9 == at / 9 { 7 } else { 0 }] = -0.01;
        }
        likely
    }
    fn odds(by_hand: f32, drawn: impl Fn(usize) -> (f32, usize)) -> Vec<f32> {
        let all = weighed(&sevens(), &[by_hand; 81], &grid(drawn));
        (0..9).map(|at| all[at * 10]).collect()
    }

    #[test]
    fn digits_that_repeat_were_printed() {
        // They are not in quite the same place.
        let alike = odds(1.5, |at| (0.3, at % 2));
        assert!(alike.iter().all(|odds| *odds < -1.0), "{alike:?}");
    }
    #[test]
    fn digits_without_a_twin_stay_as_they_look() {
        let different = odds(1.5, |at| (0.1 * (at / 10) as f32, 0));
        assert!(different.iter().filter(|odds| **odds > 1.0).count() > 4, "{different:?}");
    }
}
