//! Clues outside the grid, as walks along a line: at each cell a state and a digit lead to the next state.
use pencilmark_core::{Line, OutsideRule};

/// A condition that is walked. States are numbers below `states`; the walk starts at 0.
pub(super) struct Walk {
    is: OutsideRule,
    side: usize,
    value: usize,
    states: usize,
    /// Which digits came before is part of a state, where there are few sets of them.
    used: usize,
}

/// Up to this side, the digits of a line are walked as different digits.
const SIDE_FOR_SETS: usize = 9;

impl Walk {
    /// None when no line of this side can meet the condition.
    pub(super) fn new(line: Line, side: usize) -> Option<Self> {
        let value = line.value as usize;
        if value > side * (side + 1) / 2 {
            return None;
        }
        let states = match line.is {
            OutsideRule::Sandwich => 2 + 2 * (value + 1),
            OutsideRule::XSum => 1 + (side + 1) * (value + 1),
            OutsideRule::Skyscraper => (side + 1) * (value + 2),
            OutsideRule::NumberedRoom => side + 2,
        };
        let used = if side <= SIDE_FOR_SETS { 1 << side } else { 1 };
        Some(Self { is: line.is, side, value, states: states * used, used })
    }
    /// Where a digit (from zero) at a place of the line leads, if anywhere.
    pub(super) fn next(&self, state: usize, place: usize, digit: usize) -> Option<usize> {
        let (own, used) = (state / self.used, state % self.used);
        if used >> digit & 1 == 1 {
            return None;
        }
        let after = if self.used == 1 { 0 } else { used | 1 << digit };
        Some(self.step(own, place, digit)? * self.used + after)
    }
    pub(super) fn words(&self) -> usize {
        self.states.div_ceil(64)
    }
    /// The same without the digits that came before.
    fn step(&self, state: usize, place: usize, digit: usize) -> Option<usize> {
        let number = digit + 1;
        match self.is {
            OutsideRule::Sandwich => self.sandwich(state, number),
            OutsideRule::XSum => {
                // 0, then 1 + cells still to add * (value + 1) + the sum so far.
                let (left, sum) = match state {
                    0 => (number, 0),
                    _ => ((state - 1) / (self.value + 1), (state - 1) % (self.value + 1)),
                };
                if left == 0 {
                    return Some(state);
                }
                let sum = sum + number;
                (sum <= self.value).then_some(1 + (left - 1) * (self.value + 1) + sum)
            }
            OutsideRule::Skyscraper => {
                let (top, seen) = (state / (self.value + 2), state % (self.value + 2));
                if number < top {
                    return Some(state);
                }
                (seen < self.value).then_some(number * (self.value + 2) + seen + 1)
            }
            OutsideRule::NumberedRoom => {
                // 0, then the place that is waited for, from one; at last side + 1.
                let waiting = if place == 0 { number } else { state };
                match waiting {
                    _ if waiting != place + 1 => Some(waiting),
                    _ => (number == self.value).then_some(self.side + 1),
                }
            }
        }
    }
    /// 0 before the first end, 1 behind the second, then 2 + 2 * the sum between + which end was first.
    fn sandwich(&self, state: usize, number: usize) -> Option<usize> {
        let is_end = number == 1 || number == self.side;
        match state {
            0 if is_end => Some(2 + usize::from(number == self.side)),
            0 => Some(0),
            1 => (!is_end).then_some(1),
            _ => {
                let (sum, first_was_high) = ((state - 2) / 2, state % 2 == 1);
                let closes = number == if first_was_high { 1 } else { self.side };
                if closes {
                    return (sum == self.value).then_some(1);
                }
                let sum = sum + number;
                (!is_end && sum <= self.value).then_some(2 + 2 * sum + usize::from(first_was_high))
            }
        }
    }
    pub(super) fn accepts(&self, state: usize) -> bool {
        let state = state / self.used;
        match self.is {
            OutsideRule::Sandwich => state == 1,
            OutsideRule::XSum => state == 1 + self.value,
            OutsideRule::Skyscraper => state % (self.value + 2) == self.value,
            OutsideRule::NumberedRoom => state == self.side + 1,
        }
    }
}
