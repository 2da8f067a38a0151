//! Tries out the ways to fill a group.
use super::{Group, Says, Ways};
use whydoku_core::{Digit, DigitSet};

/// How many digits are tried before a group counts as having too many ways.
const TRIES: usize = 20_000;

/// A filling that is being tried, and how many more digits may be tried.
struct Filling<'a> {
    group: &'a Group,
    tries: usize,
    visit: &'a mut dyn FnMut(&[Digit]) -> bool,
}

impl Group {
    /// The ways to fill the cells, found by trial.
    pub(super) fn fill(&self, left: &[DigitSet]) -> Ways {
        let mut held = vec![DigitSet::EMPTY; left.len()];
        let mut tries = TRIES;
        for at in 0..left.len() {
            for digit in left[at] {
                if held[at].contains(digit) {
                    continue;
                }
                let mut with = left.to_vec();
                with[at] = DigitSet::only(digit);
                let mut visit = |digits: &[Digit]| {
                    held.iter_mut().zip(digits).for_each(|(held, &digit)| held.insert(digit));
                    false
                };
                let mut filling = Filling { group: self, tries, visit: &mut visit };
                filling.start(with);
                tries = filling.tries;
                if tries == 0 {
                    return Ways::Unknown;
                }
            }
        }
        if held.iter().any(|digits| digits.is_empty()) { Ways::None } else { Ways::Some(held) }
    }
    /// Visits every way to fill the cells, until `visit` returns `false`. Returns whether that was all of
    /// them; it was not if there is too much to try.
    pub(crate) fn each_filling(
        &self,
        left: &[DigitSet],
        visit: &mut dyn FnMut(&[Digit]) -> bool,
    ) -> bool {
        let mut filling = Filling { group: self, tries: TRIES, visit };
        filling.start(left.to_vec());
        filling.tries > 0
    }
    /// Whether the remaining digits can still satisfy the condition.
    fn may_do(&self, left: &[DigitSet]) -> bool {
        self.says.iter().all(|says| match says {
            Says::Sum(times, total) => {
                let (mut least, mut most) = (0, 0);
                for (digits, &times) in left.iter().zip(times) {
                    let bits = digits.bits();
                    let ends = [bits.trailing_zeros() + 1, 64 - bits.leading_zeros()]
                        .map(|number| times * i64::from(number));
                    least += ends[0].min(ends[1]);
                    most += ends[0].max(ends[1]);
                }
                (least..=most).contains(total)
            }
            Says::AtLeast(places, digit, count) => {
                places.iter().filter(|&&at| left[at].contains(*digit)).count() >= *count
            }
            Says::Automaton(automaton) => automaton.narrowed(left).is_some(),
            Says::Outside(_) => true,
        })
    }
    /// Whether the digits of all cells satisfy the condition.
    fn does(&self, digits: &[Digit]) -> bool {
        self.says.iter().all(|says| match says {
            Says::Sum(times, total) => {
                let number = |digit: &Digit| i64::from(digit.number() as u32);
                times.iter().zip(digits).map(|(times, digit)| times * number(digit)).sum::<i64>()
                    == *total
            }
            Says::AtLeast(places, digit, count) => {
                places.iter().filter(|&&at| digits[at] == *digit).count() >= *count
            }
            Says::Automaton(automaton) => automaton.accepts(digits),
            Says::Outside(asked) => {
                let numbers: Vec<usize> = digits.iter().map(|digit| digit.number()).collect();
                asked.holds(&numbers)
            }
        })
    }
}

impl Filling<'_> {
    /// Begins with these digits: cells that have one are placed first.
    fn start(&mut self, mut left: Vec<DigitSet>) {
        let mut done = 0;
        if self.settle(&mut left, &mut done) {
            self.go(&left, done);
        }
    }
    /// Draws the consequences of cells with one digit; whether that is possible.
    fn settle(&self, left: &mut [DigitSet], done: &mut u32) -> bool {
        while let Some(at) = (0..left.len()).find(|&at| *done >> at & 1 == 0 && left[at].len() <= 1)
        {
            let Some(digit) = left[at].single() else { return false };
            *done |= 1 << at;
            for (other, digits) in left.iter_mut().enumerate() {
                if self.group.differ[at] >> other & 1 == 1 {
                    digits.remove(digit);
                }
            }
            for ([one, other], table) in &self.group.bonds {
                if *one == at {
                    left[*other] &= table.partners(digit);
                } else if *other == at {
                    for own in left[*one] {
                        if !table.partners(own).contains(digit) {
                            left[*one].remove(own);
                        }
                    }
                }
            }
        }
        left.iter().all(|digits| !digits.is_empty()) && self.group.may_do(left)
    }
    /// Tries the cell with the fewest digits; whether to continue.
    fn go(&mut self, left: &[DigitSet], done: u32) -> bool {
        let open = (0..left.len()).filter(|&at| done >> at & 1 == 0);
        let Some(at) = open.min_by_key(|&at| left[at].len()) else {
            let digits: Vec<Digit> = left.iter().filter_map(|digits| digits.single()).collect();
            return !self.group.does(&digits) || (self.visit)(&digits);
        };
        for digit in left[at] {
            self.tries = self.tries.saturating_sub(1);
            if self.tries == 0 {
                return false;
            }
            let (mut with, mut done) = (left.to_vec(), done);
            with[at] = DigitSet::only(digit);
            if self.settle(&mut with, &mut done) && !self.go(&with, done) {
                return false;
            }
        }
        true
    }
}
