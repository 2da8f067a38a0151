//! Clues outside the grid on boards of up to nine: a line is filled cell by cell, and what counts is which
//! digits came before and a few bits beside. The digits of a line differ, so all lines of one length are few.
use super::sets::{Mask, digits};
use pencilmark_core::{OutsideClue, OutsideRule};

/// Up to this side, lines are looked at with the digits that came before.
pub(super) const SIDE_FOR_SETS: usize = 9;

/// What can have come before for each set of digits, forwards and backwards.
pub(super) struct Layers([[u64; 1 << SIDE_FOR_SETS]; 2]);

impl Layers {
    pub(super) fn new() -> Box<Self> {
        Box::new(Self([[0; 1 << SIDE_FOR_SETS]; 2]))
    }
}

/// A line and the board's side. What came before is, beside the digits:
/// * of a sandwich, between its ends, the sums that there can be so far, as bits; else bit 0;
/// * of an x-sum and a numbered room, the first number, as bits;
/// * of skyscrapers, how many can be seen so far, as bits.
#[derive(Clone, Copy)]
pub(super) struct Clue {
    is: OutsideRule,
    value: u32,
    side: usize,
}

impl Clue {
    /// None when no line of this side meets the condition.
    pub(super) fn new(asked: OutsideClue, side: usize) -> Option<Self> {
        let most = side * (side + 1) / 2;
        let is_possible = asked.value as usize <= most && side <= SIDE_FOR_SETS;
        is_possible.then_some(Self { is: asked.is, value: asked.value, side })
    }
    fn full(self) -> usize {
        (1 << self.side) - 1
    }
    /// What comes after a digit, where some digits came before.
    fn next(self, before: u64, used: usize, digit: u32) -> u64 {
        let number = digit + 1;
        let limit = (2 << self.value) - 1;
        match self.is {
            OutsideRule::Sandwich => match (self.ends(used), self.ends(1 << digit)) {
                (1, 1) => before >> self.value & 1,
                (1, _) => before << number & limit,
                _ => before,
            },
            OutsideRule::Skyscraper => {
                if used >> digit == 0 {
                    before << 1 & limit
                } else {
                    before
                }
            }
            OutsideRule::XSum | OutsideRule::NumberedRoom => {
                let first = if used == 0 { 1 << number } else { before };
                first & self.firsts(used, digit)
            }
        }
    }
    /// What can have come before a digit, where this came after.
    fn previous(self, after: u64, used: usize, digit: u32) -> u64 {
        let number = digit + 1;
        match self.is {
            OutsideRule::Sandwich => match (self.ends(used), self.ends(1 << digit)) {
                (1, 1) => (after & 1) << self.value,
                (1, _) => after >> number,
                _ => after,
            },
            OutsideRule::Skyscraper => after >> u32::from(used >> digit == 0),
            OutsideRule::XSum | OutsideRule::NumberedRoom => {
                let first = after & self.firsts(used, digit);
                if used == 0 { first >> number & 1 } else { first }
            }
        }
    }
    /// How many of the ends of a sandwich are among some digits.
    fn ends(self, digits: usize) -> u32 {
        (digits & (1 | 1 << (self.side - 1))).count_ones()
    }
    /// The first numbers with which a digit can follow.
    fn firsts(self, used: usize, digit: u32) -> u64 {
        let count = used.count_ones() + 1;
        let here = 1 << count;
        if self.is == OutsideRule::NumberedRoom {
            return if digit + 1 == self.value { here } else { !here };
        }
        let sum: u32 = digits((used | 1 << digit) as Mask).map(|digit| digit + 1).sum();
        if sum == self.value { !0 } else { !here }
    }
    /// What may be at the end of a line.
    fn accepted(self) -> u64 {
        match self.is {
            OutsideRule::Sandwich => 1,
            OutsideRule::Skyscraper => 1 << self.value,
            OutsideRule::XSum | OutsideRule::NumberedRoom => !0,
        }
    }
    /// The digits of each cell, of those left, with which some filling meets the self.
    pub(super) fn fillings(self, left: &[Mask], layers: &mut Layers) -> [Mask; SIDE_FOR_SETS] {
        let [forwards, backwards] = &mut layers.0;
        let full = self.full();
        forwards[..=full].fill(0);
        forwards[0] = 1;
        for used in 0..full {
            let before = forwards[used];
            if before != 0 {
                let place = used.count_ones() as usize;
                for digit in digits(left[place] & !(used as Mask)) {
                    forwards[used | 1 << digit] |= self.next(before, used, digit);
                }
            }
        }
        let mut found = [0; SIDE_FOR_SETS];
        backwards[full] = forwards[full] & self.accepted();
        if backwards[full] == 0 {
            return found;
        }
        for used in (0..full).rev() {
            let (before, mut alive) = (forwards[used], 0);
            if before != 0 {
                let place = used.count_ones() as usize;
                for digit in digits(left[place] & !(used as Mask)) {
                    let after = backwards[used | 1 << digit];
                    if after != 0 && self.next(before, used, digit) & after != 0 {
                        found[place] |= 1 << digit;
                        alive |= self.previous(after, used, digit) & before;
                    }
                }
            }
            backwards[used] = alive;
        }
        found
    }
}
