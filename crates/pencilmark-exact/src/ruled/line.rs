//! Clues outside the grid on boards of up to 9x9. A line is filled cell by cell; the state is the set of digits used
//! so far and a few bits that depend on the clue. Since the digits of a line differ, there are few states.
use super::sets::{Mask, digits};
use pencilmark_core::{OutsideClue, OutsideRule};

/// The largest side for which states contain the set of digits used so far.
pub(super) const SIDE_FOR_SETS: usize = 9;

/// The possible bits for each set of used digits, computed forwards and backwards.
pub(super) struct Layers([[u64; 1 << SIDE_FOR_SETS]; 2]);

impl Layers {
    pub(super) fn new() -> Box<Self> {
        Box::new(Self([[0; 1 << SIDE_FOR_SETS]; 2]))
    }
}

/// A clue for a line, and the board's side. Besides the used digits, the state is a set of bits:
/// * for a sandwich, the possible sums so far between its ends; elsewhere bit 0;
/// * for an x-sum and a numbered room, the possible first numbers;
/// * for skyscrapers, the possible numbers of visible ones so far.
#[derive(Clone, Copy)]
pub(super) struct Clue {
    is: OutsideRule,
    value: u32,
    side: usize,
}

impl Clue {
    /// `None` if no line of this side can meet the clue, or the side is too large.
    pub(super) fn new(asked: OutsideClue, side: usize) -> Option<Self> {
        let most = side * (side + 1) / 2;
        let is_possible = asked.value as usize <= most && side <= SIDE_FOR_SETS;
        is_possible.then_some(Self { is: asked.is, value: asked.value, side })
    }
    fn full(self) -> usize {
        (1 << self.side) - 1
    }
    /// The state after a digit, given the state before it and the digits used before it.
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
    /// The states before a digit from which it leads to `after`.
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
    /// The number of ends of a sandwich among some digits.
    fn ends(self, digits: usize) -> u32 {
        (digits & (1 | 1 << (self.side - 1))).count_ones()
    }
    /// The first numbers of a line with which this digit can come next.
    fn firsts(self, used: usize, digit: u32) -> u64 {
        let count = used.count_ones() + 1;
        let here = 1 << count;
        if self.is == OutsideRule::NumberedRoom {
            return if digit + 1 == self.value { here } else { !here };
        }
        let sum: u32 = digits((used | 1 << digit) as Mask).map(|digit| digit + 1).sum();
        if sum == self.value { !0 } else { !here }
    }
    /// The states that are allowed at the end of a line.
    fn accepted(self) -> u64 {
        match self.is {
            OutsideRule::Sandwich => 1,
            OutsideRule::Skyscraper => 1 << self.value,
            OutsideRule::XSum | OutsideRule::NumberedRoom => !0,
        }
    }
    /// The remaining digits of each cell that occur in some filling which meets the clue.
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
