//! Which searches came to nothing, so that none is repeated where nothing has changed since.
//!
//! Many finders look at one digit after the other, or at one house after the other, each by itself.
//! What such a *part* of a search can find depends on the candidates of that digit or house alone:
//! elsewhere candidates only disappear, and a deduction that had nothing to conclude has nothing to
//! conclude with fewer candidates. So a part that offered no step at all offers none until something
//! changes in its own digit or houses. Parts that did offer something are always searched again.
use crate::Technique;
use pencilmark_core::{Digit, DigitSet, HouseSet};

/// What a part of a search looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// The places of a digit.
    Digit(Digit),
    /// The cells of some houses.
    Houses(HouseSet),
}

/// When digits and houses changed last, and when parts of searches came to nothing. Time is counted
/// in changes.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    now: u32,
    digits: Vec<u32>,
    houses: Vec<u32>,
    /// By technique and part; nothing is known of parts beyond the end.
    nothing: Vec<Vec<u32>>,
}

impl Memory {
    /// Nothing is known yet of a board of so many digits and houses.
    pub(crate) fn new(digits: usize, houses: usize) -> Self {
        Self { now: 1, digits: vec![1; digits], houses: vec![1; houses], nothing: Vec::new() }
    }
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nothing.clear();
    }
    /// Candidates of these digits have disappeared, or cells been filled, in these houses.
    pub(crate) fn change(&mut self, digits: DigitSet, houses: HouseSet) {
        self.now += 1;
        for digit in digits.iter() {
            self.digits[digit.index()] = self.now;
        }
        for house in houses.iter() {
            self.houses[house.index()] = self.now;
        }
    }
    /// Whether a part of a search is known to come to nothing.
    pub(crate) fn is_nothing(&self, technique: Technique, part: usize, sight: Sight) -> bool {
        let known = self.nothing.get(technique as usize).and_then(|parts| parts.get(part));
        known.is_some_and(|&at| match sight {
            Sight::Digit(digit) => at >= self.digits[digit.index()],
            Sight::Houses(houses) => houses.iter().all(|house| at >= self.houses[house.index()]),
        })
    }
    /// A part of a search has come to nothing now.
    pub(crate) fn note_nothing(&mut self, technique: Technique, part: usize) {
        let technique = technique as usize;
        if self.nothing.len() <= technique {
            self.nothing.resize(technique + 1, Vec::new());
        }
        let parts = &mut self.nothing[technique];
        if parts.len() <= part {
            parts.resize(part + 1, 0);
        }
        parts[part] = self.now;
    }
}
