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
use whydoku_core::{Cell, CellSet, Changes, Digit, DigitSet, HouseSet};

/// What a part of a search reads.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// The places of a digit.
    Digit(Digit),
    /// The cells of some houses.
    Houses(HouseSet),
}

/// In which houses searches are known to find nothing; when digits, houses and cells last changed, and when
/// other parts of searches last found nothing. Time passes when something has changed since anybody asked.
#[derive(Clone, Debug)]
pub(crate) struct Memory<const W: usize> {
    /// By technique, where it is known to find nothing. A change takes houses and cells out of all these sets
    /// at once; most positions ask for nothing else.
    quiet: Vec<Quiet<W>>,
    /// What has changed since `now`. It is written into the times only when a search asks for them, which it
    /// never does where singles are enough.
    fresh: Changes<W>,
    now: u32,
    digits: Vec<u32>,
    houses: Vec<u32>,
    cells: Vec<u32>,
    /// For each digit, when each of its places was last in a template.
    firm: Vec<u32>,
    /// By technique and part; nothing is known about parts beyond the end.
    nothing: Vec<Vec<u32>>,
}

/// Where a technique is known to find nothing.
#[derive(Clone, Debug, Default)]
struct Quiet<const W: usize> {
    /// The houses in which nothing was found, one house after another.
    houses: HouseSet,
    /// The cells that have not changed since nothing was found at all.
    cells: CellSet<W>,
}

impl<const W: usize> Memory<W> {
    /// A memory in which nothing is known yet, for a board of this many digits, houses and cells.
    pub(crate) fn new(digits: usize, houses: usize, cells: usize) -> Self {
        let firm = vec![0; digits];
        let [digits, houses, cells] = [digits, houses, cells].map(|count| vec![1; count]);
        let (quiet, nothing) = (Vec::new(), Vec::new());
        Self { quiet, fresh: Changes::default(), now: 1, digits, houses, cells, firm, nothing }
    }
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.quiet.clear();
        self.nothing.clear();
    }
    /// Notes that something has changed.
    pub(crate) fn change(&mut self, changes: Changes<W>) {
        for quiet in &mut self.quiet {
            quiet.houses -= changes.houses;
            quiet.cells -= changes.cells;
        }
        self.fresh.add(changes);
    }
    /// Writes what has changed into the times: all of it at once, because nobody has asked in between.
    fn catch_up(&mut self) {
        let Changes { digits, houses, cells } = self.fresh;
        if cells.is_empty() {
            return;
        }
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
        self.fresh = Changes::default();
    }
    /// Whether a part of a search is known to find nothing.
    pub(crate) fn is_nothing(&mut self, technique: Technique, part: usize, sight: Sight) -> bool {
        self.catch_up();
        let at = self.time(technique, part);
        match sight {
            Sight::Digit(digit) => at >= self.digits[digit.index()],
            Sight::Houses(houses) => houses.iter().all(|house| at >= self.houses[house.index()]),
        }
    }
    /// The digits for which a search of one digit after another, each as a separate part, is not known to
    /// find nothing.
    pub(crate) fn new_digits(&mut self, technique: Technique) -> DigitSet {
        self.catch_up();
        let new = |at: usize, changed: u32| self.time(technique, at) < changed;
        let digits = self.digits.iter().zip(&self.firm).enumerate();
        DigitSet::from_bits(digits.fold(0, |all, (at, (&changed, &firm))| {
            all | u64::from(firm < changed && new(at, changed)) << at
        }))
    }
    /// The houses in which a search of one house after another is known to find nothing.
    pub(crate) fn quiet_houses(&self, technique: Technique) -> HouseSet {
        self.quiet.get(technique as usize).map_or(HouseSet::EMPTY, |quiet| quiet.houses)
    }
    /// The cells that have not changed since a technique found nothing; none if it always found something.
    pub(crate) fn old_cells(&self, technique: Technique) -> CellSet<W> {
        self.quiet.get(technique as usize).map_or(CellSet::EMPTY, |quiet| quiet.cells)
    }
    /// When a part of a search last found nothing.
    fn time(&self, technique: Technique, part: usize) -> u32 {
        let known = self.nothing.get(technique as usize).and_then(|parts| parts.get(part));
        known.copied().unwrap_or(0)
    }
    /// Whether each place of a digit is known to be in some template: then nothing that considers
    /// this digit alone excludes anything.
    pub(crate) fn is_firm(&mut self, digit: Digit) -> bool {
        self.catch_up();
        self.firm[digit.index()] >= self.digits[digit.index()]
    }
    /// Notes that each place of a digit is now in some template.
    pub(crate) fn note_firm(&mut self, digit: Digit) {
        self.catch_up();
        self.firm[digit.index()] = self.now;
    }
    /// Whether a part of a search that reads these cells is known to find nothing.
    pub(crate) fn are_old(&mut self, technique: Technique, part: usize, cells: &[Cell]) -> bool {
        self.catch_up();
        let at = self.time(technique, part);
        cells.iter().all(|cell| at >= self.cells[cell.index()])
    }
    /// Notes that a part of a search has found nothing.
    pub(crate) fn note_nothing(&mut self, technique: Technique, part: usize) {
        self.catch_up();
        let times = at_technique(&mut self.nothing, technique);
        if times.len() <= part {
            times.resize(part + 1, 0);
        }
        times[part] = self.now;
    }
    /// Notes that the search of some houses has found nothing.
    pub(crate) fn note_houses(&mut self, technique: Technique, houses: HouseSet) {
        at_technique(&mut self.quiet, technique).houses |= houses;
    }
    /// Notes that a search has found nothing in any of the board's cells.
    pub(crate) fn note_cells(&mut self, technique: Technique, all: CellSet<W>) {
        at_technique(&mut self.quiet, technique).cells = all;
    }
}

/// The item of a technique, which is added if there is none yet.
fn at_technique<T: Clone + Default>(items: &mut Vec<T>, technique: Technique) -> &mut T {
    let technique = technique as usize;
    if items.len() <= technique {
        items.resize(technique + 1, T::default());
    }
    &mut items[technique]
}
