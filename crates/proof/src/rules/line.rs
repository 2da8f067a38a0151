//! Numbers outside the grid, on lines whose cells all differ.
use super::fillings::{Fillings, worth};
use whydoku_core::OutsideRule;

/// A number outside the grid and the side of its board, which is the length of its line.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) is: OutsideRule,
    pub(super) value: usize,
    pub(super) side: usize,
}

impl Line {
    /// The digits of each cell, of those left, that occur in some filling of the line.
    pub(super) fn supports(self, left: &[u32], fillings: &mut Fillings) -> Vec<u32> {
        // No sum between two digits and no row of towers reaches this much.
        if self.counts() && self.value >= 128 {
            return vec![0; left.len()];
        }
        let next = |states: u128, used: usize, digit: usize| self.next(states, used, digit);
        fillings.forwards(left, &next);
        let accepted = match self.is {
            OutsideRule::Skyscraper => 1 << self.value,
            // When both ends are present the sum was right, and state 0 shows it.
            OutsideRule::Sandwich => 1,
            OutsideRule::XSum | OutsideRule::NumberedRoom => u128::MAX,
        };
        fillings.backwards(left, &next, accepted)
    }
    /// Whether states count something; if not, the state is the first number.
    fn counts(self) -> bool {
        matches!(self.is, OutsideRule::Sandwich | OutsideRule::Skyscraper)
    }
    /// The states after a digit is added to some digits.
    fn next(self, states: u128, used: usize, digit: usize) -> u128 {
        let number = digit + 1;
        let count = used.count_ones() as usize + 1;
        let known = u128::MAX >> (127 - self.value.min(127));
        match self.is {
            // The sum between the ends so far.
            OutsideRule::Sandwich => {
                let ends = 1 | 1 << (self.side - 1);
                match ((used & ends).count_ones(), ends >> digit & 1) {
                    (1, 1) => states >> self.value & 1,
                    (1, _) => states << number & known,
                    _ => states,
                }
            }
            // How many are visible so far.
            OutsideRule::Skyscraper if used >> digit == 0 => states << 1 & known,
            OutsideRule::Skyscraper => states,
            OutsideRule::XSum | OutsideRule::NumberedRoom => {
                let first = if used == 0 { 1 << number } else { states };
                let is_right = match self.is {
                    OutsideRule::XSum => worth(used | 1 << digit) == self.value,
                    _ => number == self.value,
                };
                if is_right { first } else { first & !(1 << count) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_shows_every_tower_ascends() {
        let line = Line { is: OutsideRule::Skyscraper, value: 4, side: 4 };
        let left = line.supports(&[0b1111; 4], &mut Fillings::default());
        assert_eq!(left, [0b0001, 0b0010, 0b0100, 0b1000]);
    }
}
