//! What a single condition excludes from the remaining digits.
use super::line::{Clue, Layers, SIDE_FOR_SETS};
use super::model::{Condition, Watched};
use super::sets::{Mask, digits};
use super::state::State;
use super::walk::Walk;
use whydoku_core::{Automaton, DigitSet};

/// The digits with a single place in some cells, and those with two or three.
pub(super) struct Places {
    pub(super) single: Mask,
    pub(super) few: Mask,
}

impl State<'_> {
    /// Removes what a condition excludes. False if the condition can no longer hold.
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
            Condition::Locked => {
                let few = self.places(cells).few;
                self.seen_from_all_places(watched, cells, few)
            }
            Condition::Never => false,
            Condition::Sum(sum) => self.sum(watched, sum),
            Condition::AtLeast(digit, least) => self.at_least(cells, *digit, *least),
            Condition::Automaton(automaton) => self.automaton(cells, automaton),
            Condition::Line(clue) => self.line(cells, *clue),
            Condition::Walk(walk) => self.walk(cells, walk),
        }
    }
    /// Keeps in each cell of a line the digits that occur in some filling which meets the clue.
    fn line(&mut self, cells: &[usize], clue: Clue) -> bool {
        let mut layers = self.layers.take().unwrap_or_else(Layers::new);
        let mut left = [0; SIDE_FOR_SETS];
        left.iter_mut().zip(cells).for_each(|(left, &cell)| *left = self.masks[cell]);
        let found = clue.fillings(&left, &mut layers);
        self.layers = Some(layers);
        cells.iter().zip(found).all(|(&cell, mask)| self.keep(cell, mask))
    }
    /// Keeps in each cell the digits that occur in some way through an automaton.
    fn automaton(&mut self, cells: &[usize], automaton: &Automaton) -> bool {
        let mut memory = core::mem::take(&mut self.states);
        let digits = |&cell: &usize| DigitSet::from_bits(u64::from(self.masks[cell]));
        let left: Vec<DigitSet> = cells.iter().map(digits).collect();
        let held = automaton.narrowed_in(&left, &mut memory);
        self.states = memory;
        let keep = |(&cell, digits): (&usize, DigitSet)| self.keep(cell, digits.bits() as Mask);
        held.is_some_and(|held| cells.iter().zip(held).all(keep))
    }
    /// Keeps in each cell the digits that occur in some complete walk.
    fn walk(&mut self, cells: &[usize], walk: &Walk) -> bool {
        let mut layers = core::mem::take(&mut self.states);
        let left: Vec<Mask> = cells.iter().map(|&cell| self.masks[cell]).collect();
        let held = walk.held(&left, &mut layers);
        self.states = layers;
        cells.iter().zip(held).rev().all(|(&cell, mask)| self.keep(cell, mask))
    }
    /// Counts the places of each digit in some cells.
    pub(super) fn places(&self, cells: &[usize]) -> Places {
        let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
        for &cell in cells {
            let mask = self.masks[cell];
            four |= three & mask;
            three |= two & mask;
            two |= one & mask;
            one |= mask;
        }
        Places { single: one & !two, few: two & !four }
    }
    /// Checks that every digit has a place, and places those that have only one.
    fn house(&mut self, cells: &[usize]) -> bool {
        let (mut one, mut two, mut known) = (0, 0, 0);
        for &cell in cells {
            let mask = self.masks[cell];
            known |= if mask & mask.wrapping_sub(1) == 0 { mask } else { 0 };
            two |= one & mask;
            one |= mask;
        }
        // Digits that are placed already are skipped.
        let single = one & !(two | known);
        one == (1 << self.model.side) - 1 && (single == 0 || self.place_singles(cells, single))
    }
    /// Places these digits, each of which has only one place in the cells.
    pub(super) fn place_singles(&mut self, cells: &[usize], single: Mask) -> bool {
        cells.iter().all(|&cell| {
            let here = self.masks[cell] & single;
            here == 0 || self.masks[cell] == here || self.keep(cell, here)
        })
    }
    /// Each of these digits must be in one of the cells: removes it from every cell that sees all of its places.
    pub(super) fn seen_from_all_places(
        &mut self,
        watched: &Watched,
        cells: &[usize],
        all: Mask,
    ) -> bool {
        let words = self.masks.len().div_ceil(64);
        for digit in digits(all) {
            let digit = 1 << digit;
            let (mut common, mut has_place) = ([u64::MAX; 4], false);
            for &cell in cells.iter().filter(|&&cell| self.masks[cell] & digit != 0) {
                has_place = true;
                for (all, seen) in common[..words].iter_mut().zip(&self.model.seen_by[cell]) {
                    *all &= seen;
                }
            }
            if !has_place {
                return false;
            }
            for (word, (&bits, own)) in common[..words].iter().zip(&watched.bits).enumerate() {
                let mut bits = bits & !own;
                while bits != 0 {
                    let cell = word * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    if self.masks[cell] & digit != 0 && !self.keep(cell, !digit) {
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
