//! Clues outside the grid on large boards, as walks along a line: at each cell, a state and a digit lead to
//! the next state. That the digits of a line differ is not part of a walk.
use super::line::Along;
use super::sets::{Mask, digits};

/// A clue that is checked by walks. States are numbers below `states`; a walk starts in state 0.
pub(super) struct Walk {
    is: Along,
    side: usize,
    value: usize,
    states: usize,
}

impl Walk {
    /// `None` if no line of this side can meet the clue.
    pub(super) fn new(is: Along, value: usize, side: usize) -> Option<Self> {
        if value > side * (side + 1) / 2 {
            return None;
        }
        let states = match is {
            Along::Sandwich => 2 + 2 * (value + 1),
            Along::XSum => 1 + (side + 1) * (value + 1),
            Along::Skyscraper => (side + 1) * (value + 2),
        };
        Some(Self { is, side, value, states })
    }
    fn words(&self) -> usize {
        self.states.div_ceil(64)
    }
    /// The state after a digit (from zero) if the digit is possible.
    fn next(&self, state: usize, digit: usize) -> Option<usize> {
        let number = digit + 1;
        match self.is {
            Along::Sandwich => self.sandwich(state, number),
            Along::XSum => {
                // State 0 at first, then 1 + cells still to add * (value + 1) + the sum so far.
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
            Along::Skyscraper => {
                let (top, seen) = (state / (self.value + 2), state % (self.value + 2));
                if number < top {
                    return Some(state);
                }
                (seen < self.value).then_some(number * (self.value + 2) + seen + 1)
            }
        }
    }
    /// State 0 before the first end, 1 after the second; between them 2 + 2 * the sum so far, + 1 if the high end
    /// came first.
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
    fn accepts(&self, state: usize) -> bool {
        match self.is {
            Along::Sandwich => state == 1,
            Along::XSum => state == 1 + self.value,
            Along::Skyscraper => state % (self.value + 2) == self.value,
        }
    }
    /// The remaining digits of each cell that occur in some complete walk. `layers` is reused memory.
    pub(super) fn held(&self, left: &[Mask], layers: &mut Vec<u64>) -> Vec<Mask> {
        let words = self.words();
        layers.clear();
        layers.resize(words * (left.len() + 1), 0);
        layers[0] = 1;
        for (place, &mask) in left.iter().enumerate() {
            for state in states(layers, place * words, words) {
                for digit in digits(mask) {
                    if let Some(next) = self.next(state, digit as usize) {
                        layers[(place + 1) * words + next / 64] |= 1 << (next % 64);
                    }
                }
            }
        }
        let last = left.len() * words;
        for state in states(layers, last, words) {
            if !self.accepts(state) {
                layers[last + state / 64] &= !(1 << (state % 64));
            }
        }
        self.back(left, layers)
    }
    /// The second half of [`Self::held`]: goes back from the end over the states that can be reached.
    fn back(&self, left: &[Mask], layers: &mut [u64]) -> Vec<Mask> {
        let words = self.words();
        let mut held = vec![0; left.len()];
        for (place, &mask) in left.iter().enumerate().rev() {
            for state in states(layers, place * words, words) {
                let mut leads_on = false;
                for digit in digits(mask) {
                    let next = self.next(state, digit as usize);
                    let is_alive = next.is_some_and(|next| {
                        layers[(place + 1) * words + next / 64] >> (next % 64) & 1 == 1
                    });
                    if is_alive {
                        held[place] |= 1 << digit;
                        leads_on = true;
                    }
                }
                if !leads_on {
                    layers[place * words + state / 64] &= !(1 << (state % 64));
                }
            }
            if held[place] == 0 {
                break;
            }
        }
        held
    }
}

/// The states of one layer, copied because the caller changes it.
fn states(layers: &[u64], start: usize, words: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for (word, &set) in layers[start..start + words].iter().enumerate() {
        let mut set = set;
        while set != 0 {
            found.push(word * 64 + set.trailing_zeros() as usize);
            set &= set - 1;
        }
    }
    found
}
