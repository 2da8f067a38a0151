//! Clues outside the grid on boards of up to 9x9. A line is filled cell by cell; the state is the set of digits used
//! so far and a few bits that depend on the clue. Since the digits of a line differ, there are few states.
use super::sets::{Mask, digits};
use whydoku_core::OutsideRule;

/// The largest side for which states contain the set of digits used so far.
pub(super) const SIDE_FOR_SETS: usize = 9;

/// The possible bits for each set of used digits, computed forwards and backwards.
pub(super) struct Layers([[u64; 1 << SIDE_FOR_SETS]; 2]);

impl Layers {
    pub(super) fn new() -> Box<Self> {
        Box::new(Self([[0; 1 << SIDE_FOR_SETS]; 2]))
    }
}

/// The kinds of clues that concern a whole line. A numbered room concerns pairs of cells.
#[derive(Clone, Copy)]
pub(super) enum Along {
    Sandwich,
    Skyscraper,
    XSum,
}

impl Along {
    pub(super) fn of(is: OutsideRule) -> Option<Self> {
        match is {
            OutsideRule::Sandwich => Some(Self::Sandwich),
            OutsideRule::Skyscraper => Some(Self::Skyscraper),
            OutsideRule::XSum => Some(Self::XSum),
            OutsideRule::NumberedRoom => None,
        }
    }
}

/// A clue for a line, and the board's side. Besides the used digits, the state is a set of bits:
/// * for a sandwich, the possible sums so far between its ends; elsewhere bit 0;
/// * for an x-sum, the possible first numbers;
/// * for skyscrapers, the possible numbers of visible ones so far.
#[derive(Clone, Copy)]
pub(super) struct Clue {
    is: Along,
    value: u32,
    side: usize,
}

impl Clue {
    /// `None` if no line of this side can meet the clue, or the side is too large.
    pub(super) fn new(is: Along, value: u32, side: usize) -> Option<Self> {
        let most = side * (side + 1) / 2;
        let is_possible = value as usize <= most && side <= SIDE_FOR_SETS;
        is_possible.then_some(Self { is, value, side })
    }
    fn full(self) -> usize {
        (1 << self.side) - 1
    }
    /// The states that are allowed at the end of a line.
    fn accepted(self) -> u64 {
        match self.is {
            Along::Sandwich => 1,
            Along::Skyscraper => 1 << self.value,
            Along::XSum => !0,
        }
    }
    /// The remaining digits of each cell that occur in some filling which meets the clue.
    pub(super) fn fillings(self, left: &[Mask], layers: &mut Layers) -> [Mask; SIDE_FOR_SETS] {
        match self.is {
            Along::Sandwich => {
                let ends = 1 | 1 << (self.side - 1);
                self.walk(&Sandwich { ends, sum: self.value }, left, layers)
            }
            Along::Skyscraper => self.walk(&Skyscraper { seen: self.value }, left, layers),
            Along::XSum => self.walk(&XSum { sum: self.value as u8 }, left, layers),
        }
    }
    /// The same, with the states of a rule.
    fn walk(self, rule: &impl States, left: &[Mask], layers: &mut Layers) -> [Mask; SIDE_FOR_SETS] {
        let [forwards, backwards] = &mut layers.0;
        let full = self.full();
        forwards[..=full].fill(0);
        forwards[0] = 1;
        for used in 0..full {
            let before = forwards[used];
            if before != 0 {
                let place = used.count_ones() as usize;
                for digit in digits(left[place] & !(used as Mask)) {
                    forwards[used | 1 << digit] |= rule.next(before, used, digit);
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
                    if after != 0 && rule.next(before, used, digit) & after != 0 {
                        found[place] |= 1 << digit;
                        alive |= rule.previous(after, used, digit) & before;
                    }
                }
            }
            backwards[used] = alive;
        }
        found
    }
}

/// How the states of a line with a clue follow from one another.
trait States {
    /// The states after a digit, given the states before it and the digits used before it.
    fn next(&self, before: u64, used: usize, digit: u32) -> u64;
    /// The states before a digit from which it leads to `after`.
    fn previous(&self, after: u64, used: usize, digit: u32) -> u64;
}

struct Sandwich {
    /// The lowest and the highest digit.
    ends: usize,
    sum: u32,
}

impl States for Sandwich {
    fn next(&self, before: u64, used: usize, digit: u32) -> u64 {
        match ((used & self.ends).count_ones(), self.ends >> digit & 1) {
            (1, 1) => before >> self.sum & 1,
            (1, _) => before << (digit + 1) & ((2 << self.sum) - 1),
            _ => before,
        }
    }
    fn previous(&self, after: u64, used: usize, digit: u32) -> u64 {
        match ((used & self.ends).count_ones(), self.ends >> digit & 1) {
            (1, 1) => (after & 1) << self.sum,
            (1, _) => after >> (digit + 1),
            _ => after,
        }
    }
}

struct Skyscraper {
    /// How many are visible in the end.
    seen: u32,
}

impl States for Skyscraper {
    fn next(&self, before: u64, used: usize, digit: u32) -> u64 {
        before << u32::from(used >> digit == 0) & ((2 << self.seen) - 1)
    }
    fn previous(&self, after: u64, used: usize, digit: u32) -> u64 {
        after >> u32::from(used >> digit == 0)
    }
}

struct XSum {
    sum: u8,
}

impl XSum {
    /// The first numbers with which the line can go on: only one tells that the sum ends here.
    fn firsts(&self, used: usize, digit: u32) -> u64 {
        let used = used | 1 << digit;
        if SUMS[used] == self.sum { !0 } else { !(1 << used.count_ones()) }
    }
}

impl States for XSum {
    fn next(&self, before: u64, used: usize, digit: u32) -> u64 {
        let first = if used == 0 { 2 << digit } else { before };
        first & self.firsts(used, digit)
    }
    fn previous(&self, after: u64, used: usize, digit: u32) -> u64 {
        let first = after & self.firsts(used, digit);
        if used == 0 { first >> (digit + 1) & 1 } else { first }
    }
}

/// The sum of the numbers of each set of digits.
const SUMS: [u8; 1 << SIDE_FOR_SETS] = {
    let mut sums = [0; 1 << SIDE_FOR_SETS];
    let mut set = 1;
    while set < sums.len() {
        sums[set] = sums[set & (set - 1)] + set.trailing_zeros() as u8 + 1;
        set += 1;
    }
    sums
};
