//! Tries every way to fill a total with few open cells.
use super::sets::{Mask, digits};

/// The most open cells for which every way to fill them is tried.
pub(super) const FEW: usize = 4;

/// An open cell of a total; it is added or subtracted.
#[derive(Clone, Copy, Default)]
pub(super) struct Term {
    pub(super) cell: usize,
    pub(super) sign: i32,
    /// The number of its remaining digits.
    pub(super) digits: u32,
}

/// The ways to fill some cells.
struct Ways<'a> {
    terms: &'a [Term],
    /// For each term, which later terms its cell sees.
    sees: [[bool; FEW]; FEW],
    found: [Mask; FEW],
    /// When all of these have been found, no digit can be removed.
    all: [Mask; FEW],
}

/// The digits of open cells with which they can add up to `rest`. `masks` are their remaining digits; `sees` says for
/// each which later ones it sees.
pub(super) fn ways(
    terms: &[Term],
    masks: [Mask; FEW],
    sees: [[bool; FEW]; FEW],
    rest: i32,
) -> [Mask; FEW] {
    let mut ways = Ways { terms, sees, found: [0; FEW], all: masks };
    ways.fill(0, masks, rest);
    ways.found
}

impl Ways<'_> {
    /// Adds the possible digits of the cells from `at` on; returns whether these can add up to `rest`.
    fn fill(&mut self, at: usize, masks: [Mask; FEW], rest: i32) -> bool {
        let term = self.terms[at];
        match self.terms.len() - at {
            1 => {
                let number = rest * term.sign;
                let mask =
                    if (1..=16).contains(&number) { masks[at] & 1 << (number - 1) } else { 0 };
                self.found[at] |= mask;
                return mask != 0;
            }
            2 => {
                let (first, second) = self.pair(at, masks, rest);
                self.found[at] |= first;
                self.found[at + 1] |= second;
                return first != 0;
            }
            _ => {}
        }
        let mut any = false;
        for digit in digits(masks[at]) {
            let mut left = masks;
            for (later, mask) in left.iter_mut().enumerate().skip(at + 1) {
                *mask &= !(u32::from(self.sees[at][later]) << digit);
            }
            if self.fill(at + 1, left, rest - term.sign * (digit as i32 + 1)) {
                self.found[at] |= 1 << digit;
                any = true;
                if self.found == self.all {
                    break;
                }
            }
        }
        any
    }
    /// For two cells, the digits of each that add up to `rest` with some digit of the other.
    fn pair(&self, at: usize, masks: [Mask; FEW], rest: i32) -> (Mask, Mask) {
        let [one, other] = [self.terms[at], self.terms[at + 1]];
        let (first, second) = (masks[at], masks[at + 1]);
        let differ = self.sees[at][at + 1];
        if one.sign == other.sign {
            // The indexes of the digits, counted from zero, add up to this.
            let places = rest * one.sign - 2;
            let mut both = first & turned(second, places);
            if differ && places & 1 == 0 && (0..32).contains(&places) {
                both &= !(1 << (places / 2));
            }
            return (both, turned(both, places));
        }
        let above = rest * one.sign;
        if differ && above == 0 {
            return (0, 0);
        }
        let both = first & moved(second, above);
        (both, moved(both, -above))
    }
}

/// For each digit of a set, the digit whose index adds up with its own to `places`.
fn turned(set: Mask, places: i32) -> Mask {
    if (0..32).contains(&places) { set.reverse_bits() >> (31 - places) } else { 0 }
}

/// The digits of a set, each moved up by the same amount.
fn moved(set: Mask, by: i32) -> Mask {
    match by {
        0..32 => set << by,
        -31..0 => set >> -by,
        _ => 0,
    }
}
