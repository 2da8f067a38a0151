//! Remembers which searches found nothing, so that none is repeated until something has changed.
//!
//! Many finders search one digit after another, or one house after another, each independently. What
//! such a *part* of a search can find depends on the candidates of that digit or house alone:
//! elsewhere candidates only disappear, and a deduction that had nothing to conclude has nothing to
//! conclude with fewer candidates. So a part that offered no step at all offers none until something
//! changes in its own digit or houses. Parts that did offer something are always searched again.
//! Combinations of sets of cells conclude nothing if they did not before and none of the cells has
//! changed since.
use crate::catalog::Technique;
use pencilmark_core::{Cell, Digit, DigitSet, House, HouseSet};

/// What a part of a search reads.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// The places of a digit.
    Digit(Digit),
    /// The cells of some houses.
    Houses(HouseSet),
}

/// When digits, houses and cells last changed, and when parts of searches last found nothing. Time is
/// counted in changes.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    now: u32,
    digits: Vec<u32>,
    houses: Vec<u32>,
    cells: Vec<u32>,
    /// For each digit, when each of its places was last in a template.
    firm: Vec<u32>,
    /// By technique and part; nothing is known about parts beyond the end.
    nothing: Vec<Vec<u32>>,
}

impl Memory {
    /// A memory in which nothing is known yet, for a board of this many digits, houses and cells.
    pub(crate) fn new(digits: usize, houses: usize, cells: usize) -> Self {
        let firm = vec![0; digits];
        let [digits, houses, cells] = [digits, houses, cells].map(|count| vec![1; count]);
        Self { now: 1, digits, houses, cells, firm, nothing: Vec::new() }
    }
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nothing.clear();
    }
    /// Notes that candidates of these digits have disappeared, or cells have been filled, in these
    /// houses and cells.
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
    /// Whether a part of a search is known to find nothing.
    pub(crate) fn is_nothing(&self, technique: Technique, part: usize, sight: Sight) -> bool {
        let at = self.time(technique, part);
        match sight {
            Sight::Digit(digit) => at >= self.digits[digit.index()],
            Sight::Houses(houses) => houses.iter().all(|house| at >= self.houses[house.index()]),
        }
    }
    /// The digits for which a search of one digit after another, each as a separate part, is not known to
    /// find nothing.
    pub(crate) fn new_digits(&self, technique: Technique) -> DigitSet {
        let new = |at: usize, changed: u32| self.time(technique, at) < changed;
        let digits = self.digits.iter().zip(&self.firm).enumerate();
        DigitSet::from_bits(digits.fold(0, |all, (at, (&changed, &firm))| {
            all | u64::from(firm < changed && new(at, changed)) << at
        }))
    }
    /// The houses in which a search of one house after another is not known to find nothing.
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
    /// When a part of a search last found nothing.
    fn time(&self, technique: Technique, part: usize) -> u32 {
        let known = self.nothing.get(technique as usize).and_then(|parts| parts.get(part));
        known.copied().unwrap_or(0)
    }
    /// Whether each place of a digit is known to be in some template: then nothing that considers
    /// this digit alone excludes anything.
    pub(crate) fn is_firm(&self, digit: Digit) -> bool {
        self.firm[digit.index()] >= self.digits[digit.index()]
    }
    /// Notes that each place of a digit is now in some template.
    pub(crate) fn note_firm(&mut self, digit: Digit) {
        self.firm[digit.index()] = self.now;
    }
    /// Whether a cell has changed since a technique found nothing, or the technique always found
    /// something.
    pub(crate) fn is_new(&self, technique: Technique, cell: Cell) -> bool {
        self.cells[cell.index()] > self.time(technique, 0)
    }
    /// Whether a part of a search that reads these cells is known to find nothing.
    pub(crate) fn are_old(&self, technique: Technique, part: usize, cells: &[Cell]) -> bool {
        let at = self.time(technique, part);
        cells.iter().all(|cell| at >= self.cells[cell.index()])
    }
    /// Notes that a part of a search has found nothing.
    pub(crate) fn note_nothing(&mut self, technique: Technique, part: usize) {
        self.note_all(technique, part + 1, core::iter::once(part));
    }
    /// Notes that the search of some houses has found nothing.
    pub(crate) fn note_houses(&mut self, technique: Technique, houses: HouseSet) {
        self.note_all(technique, self.houses.len(), houses.iter().map(House::index));
    }
    /// Notes that some of the `count` parts of a search have found nothing.
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
