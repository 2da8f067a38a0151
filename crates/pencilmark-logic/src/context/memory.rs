//! Which searches came to nothing, so that none is repeated where nothing has changed since.
//!
//! Many finders look at one digit after the other, or at one house after the other, each by itself.
//! What such a *part* of a search can find depends on the candidates of that digit or house alone:
//! elsewhere candidates only disappear, and a deduction that had nothing to conclude has nothing to
//! conclude with fewer candidates. So a part that offered no step at all offers none until something
//! changes in its own digit or houses. Parts that did offer something are always searched again.
//! Combinations of sets of cells conclude nothing if they did not before and none of the cells has
//! changed since.
use crate::catalog::Technique;
use pencilmark_core::{Cell, Digit, DigitSet, House, HouseSet};

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
    /// Nothing is known yet of a board of this many digits, houses and cells.
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
        for digit in digits {
            self.digits[digit.index()] = self.now;
        }
        for house in houses {
            self.houses[house.index()] = self.now;
        }
    }
    /// Whether a part of a search is known to come to nothing.
    pub(crate) fn is_nothing(&self, technique: Technique, part: usize, sight: Sight) -> bool {
        let at = self.time(technique, part);
        match sight {
            Sight::Digit(digit) => at >= self.digits[digit.index()],
            Sight::Houses(houses) => houses.iter().all(|house| at >= self.houses[house.index()]),
        }
    }
    /// The digits of which a search that looks at one digit after the other, each a part by itself, is not
    /// known to come to nothing.
    pub(crate) fn new_digits(&self, technique: Technique) -> DigitSet {
        let new = |at: usize, changed: u32| self.time(technique, at) < changed;
        let digits = self.digits.iter().zip(&self.firm).enumerate();
        DigitSet::from_bits(digits.fold(0, |all, (at, (&changed, &firm))| {
            all | u64::from(firm < changed && new(at, changed)) << at
        }))
    }
    /// The houses in which a search of one house after the other is not known to come to nothing.
    pub(crate) fn new_houses(&self, technique: Technique) -> HouseSet {
        let known = self.nothing.get(technique as usize).map_or(&[][..], Vec::as_slice);
        let mut new = HouseSet::first(self.houses.len()).bits();
        for (at, (known, changed)) in known.chunks(64).zip(self.houses.chunks(64)).enumerate() {
            let old = known.iter().zip(changed).enumerate();
            let old = old
                .fold(0_u64, |old, (at, (known, changed))| old | u64::from(known >= changed) << at);
            new &= !(u128::from(old) << (64 * at));
        }
        HouseSet::from_bits(new)
    }
    /// When a part of a search came to nothing last.
    fn time(&self, technique: Technique, part: usize) -> u32 {
        let known = self.nothing.get(technique as usize).and_then(|parts| parts.get(part));
        known.copied().unwrap_or(0)
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
        self.cells[cell.index()] > self.time(technique, 0)
    }
    /// Whether a part of a search is known to come to nothing that looks at these cells.
    pub(crate) fn are_old(&self, technique: Technique, part: usize, cells: &[Cell]) -> bool {
        let at = self.time(technique, part);
        cells.iter().all(|cell| at >= self.cells[cell.index()])
    }
    /// A part of a search has come to nothing now.
    pub(crate) fn note_nothing(&mut self, technique: Technique, part: usize) {
        self.note_all(technique, part + 1, core::iter::once(part));
    }
    /// The search of some houses has come to nothing now.
    pub(crate) fn note_houses(&mut self, technique: Technique, houses: HouseSet) {
        self.note_all(technique, self.houses.len(), houses.iter().map(House::index));
    }
    /// Some of the `count` parts of a search have come to nothing.
    fn note_all(&mut self, technique: Technique, count: usize, parts: impl Iterator<Item = usize>) {
        let technique = technique as usize;
        if self.nothing.len() <= technique {
            self.nothing.resize(technique + 1, Vec::new());
        }
        let times = &mut self.nothing[technique];
        if times.len() < count {
            times.resize(count, 0);
        }
        for part in parts {
            times[part] = self.now;
        }
    }
}
