//! Which searches came to nothing, so that none is repeated where nothing has changed since.
//!
//! Many finders look at one digit after the other, or at one house after the other, each by itself.
//! What such a *part* of a search can find depends on the candidates of that digit or house alone:
//! elsewhere candidates only disappear, and a deduction that had nothing to conclude has nothing to
//! conclude with fewer candidates. So a part that offered no step at all offers none until something
//! changes in its own digit or houses. Parts that did offer something are always searched again.
//! Combinations of sets of cells conclude nothing if they did not before and none of the cells has
//! changed since.
use crate::Technique;
use pencilmark_core::{Cell, Digit, DigitSet, HouseSet};

/// What a part of a search looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// The places of a digit.
    Digit(Digit),
    /// The cells of some houses.
    Houses(HouseSet),
}

/// When digits, houses and cells changed last, and when parts of searches came to nothing. Time is counted
/// in changes.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    now: u32,
    digits: Vec<u32>,
    houses: Vec<u32>,
    cells: Vec<u32>,
    /// For each digit when each of its places was in a template last.
    firm: Vec<u32>,
    /// By technique and part; nothing is known of parts beyond the end.
    nothing: Vec<Vec<u32>>,
}

impl Memory {
    /// Nothing is known yet of a board of so many digits, houses and cells.
    pub(crate) fn new(digits: usize, houses: usize, cells: usize) -> Self {
        let firm = vec![0; digits];
        let [digits, houses, cells] = [digits, houses, cells].map(|count| vec![1; count]);
        Self { now: 1, digits, houses, cells, firm, nothing: Vec::new() }
    }
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nothing.clear();
    }
    /// Candidates of these digits have disappeared, or cells been filled, in these houses and cells.
    pub(crate) fn change(
        &mut self,
        digits: DigitSet,
        houses: HouseSet,
        cells: impl Iterator<Item = Cell>,
    ) {
        self.now += 1;
        for cell in cells {
            self.cells[cell.index()] = self.now;
        }
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
    /// Whether each place of a digit is known to be in some template: then nothing that looks at this
    /// digit alone excludes anything.
    pub(crate) fn is_firm(&self, digit: Digit) -> bool {
        self.firm[digit.index()] >= self.digits[digit.index()]
    }
    /// Each place of a digit is in some template now.
    pub(crate) fn note_firm(&mut self, digit: Digit) {
        self.firm[digit.index()] = self.now;
    }
    /// Whether a cell has changed since a technique came to nothing, or it never did.
    pub(crate) fn is_new(&self, technique: Technique, cell: Cell) -> bool {
        let known = self.nothing.get(technique as usize).and_then(|parts| parts.first());
        known.is_none_or(|&at| self.cells[cell.index()] > at)
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
