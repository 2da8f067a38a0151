//! What one condition says of the digits that are left.
use super::model::{Condition, Watched};
use super::sets::{Cells, Mask};
use super::state::State;

/// With this many open cells or fewer, every way to fill a cage is tried,
const FEW: usize = 4;
/// if there are no more ways than these.
const MOST_WAYS: u32 = 600;

impl State<'_> {
    /// Takes away what a condition excludes. False when it cannot hold any more.
    pub(super) fn look_at(&mut self, watched: &Watched) -> bool {
        let cells = &watched.cells;
        match &watched.condition {
            Condition::House => self.house(cells),
            Condition::Pair(number) => {
                let [from_first, from_second] = &self.model.tables[*number];
                let [a, b] = [cells[0], cells[1]];
                let for_b = from_first.of(self.masks[a]);
                self.keep(b, for_b) && {
                    let for_a = from_second.of(self.masks[b]);
                    self.keep(a, for_a)
                }
            }
            Condition::Sets(sets) => self.sets(cells, sets),
            Condition::Sum(total) => self.sum(cells, &watched.groups, *total),
            Condition::AtLeast(digit, least) => self.at_least(cells, *digit, *least),
            Condition::Walk(walk) => self.walk(cells, walk),
        }
    }
    /// Every digit has a place; one with a single place goes there.
    fn house(&mut self, cells: &[usize]) -> bool {
        let (mut once, mut twice) = (0, 0);
        for &cell in cells {
            let mask = self.masks[cell];
            twice |= once & mask;
            once |= mask;
        }
        if once != (1 << self.model.side) - 1 {
            return false;
        }
        let single = once & !twice;
        (single == 0 || self.place_singles(cells, single))
            && (!self.model.has_totals || self.seen_from_all_places(cells, twice))
    }
    /// Each of these digits has one place in the cells: it goes there.
    fn place_singles(&mut self, cells: &[usize], single: Mask) -> bool {
        cells.iter().all(|&cell| {
            let here = self.masks[cell] & single;
            here == 0 || self.masks[cell] == here || self.keep(cell, here)
        })
    }
    /// Different cells that hold together one of the sets.
    fn sets(&mut self, cells: &[usize], sets: &[Mask]) -> bool {
        let (mut union, mut fixed) = (0, 0);
        for &cell in cells {
            let mask = self.masks[cell];
            union |= mask;
            if mask.is_power_of_two() {
                fixed |= mask;
            }
        }
        let (mut possible, mut required) = (0, Mask::MAX);
        for &set in sets {
            let fits = set & !union == 0
                && fixed & !set == 0
                && cells.iter().all(|&cell| self.masks[cell] & set != 0);
            if fits {
                possible |= set;
                required &= set;
            }
        }
        if possible == 0 || !cells.iter().all(|&cell| self.keep(cell, possible)) {
            return false;
        }
        let (mut once, mut twice) = (0, 0);
        for &cell in cells {
            twice |= once & self.masks[cell];
            once |= self.masks[cell];
        }
        let single = required & once & !twice;
        required & !once == 0
            && (single == 0 || self.place_singles(cells, single))
            && self.few_ways(cells, sets)
            && self.seen_from_all_places(cells, required & twice)
    }
    /// With few open cells, every way to fill them is tried.
    fn few_ways(&mut self, cells: &[usize], sets: &[Mask]) -> bool {
        let mut open = [0; FEW];
        let (mut count, mut ways, mut fixed) = (0, 1, 0);
        for &cell in cells {
            let mask = self.masks[cell];
            if mask.is_power_of_two() {
                fixed |= mask;
            } else if count == FEW {
                return true;
            } else {
                open[count] = cell;
                count += 1;
                ways *= mask.count_ones();
            }
        }
        if count < 2 || ways > MOST_WAYS {
            return true;
        }
        let mut found = [0; FEW];
        self.ways(&open[..count], fixed, sets, &mut found);
        open[..count].iter().zip(found).all(|(&cell, mask)| self.keep(cell, mask))
    }
    /// Adds what the first cell can hold, and tells whether it can hold anything.
    fn ways(&self, open: &[usize], before: Mask, sets: &[Mask], found: &mut [Mask]) -> bool {
        let Some((&cell, rest)) = open.split_first() else { return sets.contains(&before) };
        let mut left = self.masks[cell] & !before;
        let mut any = false;
        while left != 0 {
            let digit = left & left.wrapping_neg();
            left &= left - 1;
            if self.ways(rest, before | digit, sets, &mut found[1..]) {
                found[0] |= digit;
                any = true;
            }
        }
        any
    }
    /// A cell that sees every place of a digit that must be there cannot hold it.
    fn seen_from_all_places(&mut self, cells: &[usize], mut digits: Mask) -> bool {
        while digits != 0 {
            let digit = digits & digits.wrapping_neg();
            digits &= digits - 1;
            let mut common: Cells = [u64::MAX; 4];
            let mut has_place = false;
            for &cell in cells.iter().filter(|&&cell| self.masks[cell] & digit != 0) {
                has_place = true;
                for (all, seen) in common.iter_mut().zip(self.model.seen_by[cell]) {
                    *all &= seen;
                }
            }
            if !has_place {
                return false;
            }
            for (word, &bits) in common.iter().enumerate() {
                let mut bits = bits;
                while bits != 0 {
                    let cell = word * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    if !self.keep(cell, !digit) {
                        return false;
                    }
                }
            }
        }
        true
    }
    fn at_least(&mut self, cells: &[usize], digit: Mask, least: usize) -> bool {
        let places = cells.iter().filter(|&&cell| self.masks[cell] & digit != 0).count();
        if places != least {
            return places > least;
        }
        cells.iter().all(|&cell| self.masks[cell] & digit == 0 || self.keep(cell, digit))
    }
}
