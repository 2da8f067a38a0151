//! Cells whose digits add up to a total, where some digits may repeat. The cells fall into parts that do not see each
//! other. For the parts still to be filled, only the total of the earlier ones matters, so each total is tried once.
use super::Ways;
use whydoku_core::{Digit, DigitSet, PairTable};

/// How many digits are tried before the cells count as having too many ways.
const TRIES: usize = 20_000;

/// The cells, part after part, and their total.
#[derive(Debug)]
pub(super) struct Sum {
    total: i64,
    cells: Vec<Summand>,
}

#[derive(Debug)]
struct Summand {
    /// Its place among the cells of the group.
    place: usize,
    /// How often it is counted.
    times: i64,
    /// Whether it is the first of its part.
    begins: bool,
    /// The cells before it that differ from it.
    differ: Vec<usize>,
    /// The cells before it that restrict it in another way, and which digits they allow.
    bonds: Vec<(usize, PairTable)>,
}

impl Sum {
    /// The cells of a group with this total; `times` says how often each counts. `differ` has, for each cell, the
    /// places of those that differ from it, as bits; `bonds` are the cells that restrict each other in other ways.
    pub(super) fn new(
        times: &[i64],
        total: i64,
        differ: &[u32],
        bonds: &[([usize; 2], PairTable)],
    ) -> Self {
        let tied = |place: usize| {
            let of = bonds.iter().filter(|(ends, _)| ends.contains(&place));
            of.fold(differ[place], |bits, ([one, other], _)| bits | 1 << one | 1 << other)
        };
        let mut cells: Vec<Summand> = Vec::with_capacity(times.len());
        let mut rest: u32 = (0..times.len()).fold(0, |all, place| all | 1 << place);
        let mut seen = 0;
        while rest != 0 {
            // The next cell of the part that is open, otherwise the first that is left.
            let near = rest & seen;
            let place = if near == 0 { rest } else { near }.trailing_zeros() as usize;
            rest &= !(1 << place);
            seen |= tied(place);
            let before = |other: usize| cells.iter().position(|cell| cell.place == other);
            let own = (0..times.len()).filter(|other| differ[place] >> other & 1 == 1);
            let bonds = bonds.iter().filter_map(|([one, other], table)| match place {
                _ if place == *other => Some((before(*one)?, table.clone())),
                _ if place == *one => Some((before(*other)?, table.turned())),
                _ => None,
            });
            let (differ, bonds) = (own.filter_map(before).collect(), bonds.collect());
            let begins = near == 0;
            cells.push(Summand { place, times: times[place], begins, differ, bonds });
        }
        Self { total, cells }
    }
    /// Removes the digits that are too small or too large, whatever the other cells hold.
    fn trim(&self, left: &mut [DigitSet]) {
        let ends: Vec<[i64; 2]> =
            self.cells.iter().zip(&*left).map(|(cell, &digits)| cell.ends(digits)).collect();
        let [least, most] = [0, 1].map(|end| ends.iter().map(|ends| ends[end]).sum::<i64>());
        for ((cell, digits), own) in self.cells.iter().zip(left).zip(&ends) {
            for digit in *digits {
                let rest = self.total - cell.adds(digit);
                if rest < least - own[0] || rest > most - own[1] {
                    digits.remove(digit);
                }
            }
        }
    }
    /// The ways to fill the cells from these digits.
    pub(super) fn ways(&self, left: &[DigitSet]) -> Ways {
        let Some(mut search) = Search::new(self, left) else { return Ways::None };
        let can_be = search.go(0, self.total);
        if search.tries == 0 {
            return Ways::Unknown;
        }
        if can_be == Some(false) {
            return Ways::None;
        }
        let mut held = vec![DigitSet::EMPTY; left.len()];
        self.cells.iter().zip(&search.held).for_each(|(cell, &own)| held[cell.place] = own);
        Ways::Some(held)
    }
}

impl Summand {
    /// The least and the most that it adds.
    fn ends(&self, digits: DigitSet) -> [i64; 2] {
        let bits = digits.bits();
        let numbers = [bits.trailing_zeros() + 1, 64 - bits.leading_zeros()];
        let [one, other] = numbers.map(|number| self.times * i64::from(number));
        [one.min(other), one.max(other)]
    }
    /// What it adds.
    fn adds(&self, digit: Digit) -> i64 {
        self.times * i64::from(digit.number() as u32)
    }
}

/// A search for the digits that some way puts into each cell. Everything is in the order of the cells of
/// the sum.
struct Search<'a> {
    cells: &'a [Summand],
    left: Vec<DigitSet>,
    /// The least and the most that each cell and those after it add up to.
    ends: Vec<[i64; 2]>,
    /// The digits being tried; those of later cells mean nothing yet.
    digits: Vec<Digit>,
    /// The digits found so far.
    held: Vec<DigitSet>,
    /// For each first cell of a part, which totals it and those after it can have, from the least on, as far as
    /// that is known. All digits that make such a total have been found then.
    known: Vec<Vec<Option<bool>>>,
    /// Whether the last two cells are counted once and restrict each other only by being different, if at all.
    are_last_simple: bool,
    tries: usize,
}

impl<'a> Search<'a> {
    /// None if a cell has no digit that fits the total.
    fn new(sum: &'a Sum, left: &[DigitSet]) -> Option<Self> {
        let cells = &sum.cells;
        let mut left: Vec<DigitSet> = cells.iter().map(|cell| left[cell.place]).collect();
        sum.trim(&mut left);
        if left.iter().any(|digits| digits.is_empty()) {
            return None;
        }
        let mut ends = vec![[0, 0]; cells.len() + 1];
        for (at, cell) in cells.iter().enumerate().rev() {
            let (own, after) = (cell.ends(left[at]), ends[at + 1]);
            ends[at] = [own[0] + after[0], own[1] + after[1]];
        }
        let known = |(at, cell): (usize, &Summand)| {
            let is_asked = cell.begins && at > 0;
            vec![None; if is_asked { from(ends[at][0], ends[at][1]) + 1 } else { 0 }]
        };
        let known = cells.iter().enumerate().map(known).collect();
        Some(Self {
            digits: vec![Digit::new(0); cells.len()],
            held: vec![DigitSet::EMPTY; cells.len()],
            tries: TRIES,
            are_last_simple: are_simple(cells),
            cells,
            left,
            ends,
            known,
        })
    }
    /// Whether the cells from this one on can add up to the rest; none if there was no need to look, because
    /// all digits that could be found have been.
    fn go(&mut self, at: usize, rest: i64) -> Option<bool> {
        let [least, most] = self.ends[at];
        if rest < least || rest > most {
            return Some(false);
        }
        if at == self.cells.len() {
            self.hold(at);
            return Some(true);
        }
        let number = from(least, rest);
        if let Some(&Some(can_be)) = self.known[at].get(number) {
            if can_be {
                self.hold(at);
            }
            return Some(can_be);
        }
        if self.is_nothing_new(at) {
            return None;
        }
        let can_be = if self.cells.len() - at == 2 && self.are_last_simple {
            Some(self.last_two(at, rest))
        } else {
            self.go_on(at, rest)
        };
        if let Some(known) = self.known[at].get_mut(number) {
            *known = can_be;
        }
        can_be
    }
    /// Whether the digits that are tried for the cells before this one, and all that are left for it and for
    /// those after it, have been found in some way.
    fn is_nothing_new(&self, at: usize) -> bool {
        let is_held = |(digit, held): (&Digit, &DigitSet)| held.contains(*digit);
        let after = self.left[at..].iter().zip(&self.held[at..]);
        after.rev().all(|(left, held)| left.is_subset(*held))
            && self.digits[..at].iter().zip(&self.held).all(is_held)
    }
    /// What the digits tried for the `first` cells leave for another.
    fn allowed(&self, at: usize, first: usize) -> DigitSet {
        let cell = &self.cells[at];
        let mut allowed = self.left[at];
        for &other in cell.differ.iter().filter(|&&other| other < first) {
            allowed.remove(self.digits[other]);
        }
        for (other, table) in cell.bonds.iter().filter(|(other, _)| *other < first) {
            allowed &= table.partners(self.digits[*other]);
        }
        allowed
    }
    /// The same, by trying every digit of this cell.
    fn go_on(&mut self, at: usize, rest: i64) -> Option<bool> {
        let (mut can_be, mut is_skipped) = (false, false);
        for digit in self.allowed(at, at) {
            self.tries = self.tries.saturating_sub(1);
            if self.tries == 0 {
                break;
            }
            self.digits[at] = digit;
            match self.go(at + 1, rest - self.cells[at].adds(digit)) {
                Some(child) => can_be |= child,
                None => is_skipped = true,
            }
        }
        (can_be || !is_skipped).then_some(can_be)
    }
    /// Whether the last two cells, counted once each, can add up to the rest: all their digits at the same time.
    fn last_two(&mut self, at: usize, rest: i64) -> bool {
        self.tries = self.tries.saturating_sub(1);
        let [one, other] = [at, at + 1].map(|cell| self.allowed(cell, at).bits());
        let [sign, second] = [at, at + 1].map(|cell| self.cells[cell].times);
        let (rest, is_sum) = (sign * rest, sign == second);
        let beside = |bits, rest| if is_sum { mirrored(bits, rest) } else { shifted(bits, rest) };
        let mut found = one & beside(other, rest);
        if self.cells[at + 1].differ.contains(&at) {
            found &= !match is_sum {
                true if rest % 2 == 0 => shifted(1, rest / 2 - 1),
                false if rest == 0 => u64::MAX,
                _ => 0,
            };
        }
        self.held[at] |= DigitSet::from_bits(found);
        self.held[at + 1] |= DigitSet::from_bits(beside(found, if is_sum { rest } else { -rest }));
        if found != 0 {
            self.hold(at);
        }
        found != 0
    }
    /// Notes that the digits tried for the cells before this one are in some way.
    fn hold(&mut self, at: usize) {
        for (held, &digit) in self.held[..at].iter_mut().zip(&self.digits) {
            held.insert(digit);
        }
    }
}

/// The number of a total if the least has number zero.
fn from(least: i64, total: i64) -> usize {
    usize::try_from(total - least).unwrap_or(0)
}

/// Whether the last two of these cells are counted once and restrict each other only by being different, if
/// at all.
fn are_simple(cells: &[Summand]) -> bool {
    let [.., one, other] = cells else { return false };
    let before = cells.len() - 2;
    [one, other].iter().all(|cell| cell.times.abs() == 1)
        && other.bonds.iter().all(|(ends, _)| *ends < before)
}

/// The digits that make this sum with some of these, all as bits.
fn mirrored(bits: u64, sum: i64) -> u64 {
    shifted(bits.reverse_bits(), sum - 65)
}

/// The digits that are greater than some of these by this, all as bits.
fn shifted(bits: u64, by: i64) -> u64 {
    let count = u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX);
    let shifted = if by < 0 { bits.checked_shr(count) } else { bits.checked_shl(count) };
    shifted.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::{Group, Method, Says};
    use super::*;
    use whydoku_core::Random;

    /// A group with these conditions, without a shape.
    fn group(
        times: &[i64],
        total: i64,
        differ: Vec<u32>,
        bonds: Vec<([usize; 2], PairTable)>,
    ) -> Group {
        let says = vec![Says::Sum(times.to_vec(), total)];
        let method = Method::Sum(Sum::new(times, total, &differ, &bonds));
        let (cells, premises, clues) = (Vec::new(), Vec::new(), Vec::new());
        Group { cells, premises, clues, equation: None, says, differ, bonds, method }
    }
    /// Cells some of which differ, and some of which are next to each other as on a thermometer.
    fn random_group(count: usize, side: usize, random: &mut Random) -> Group {
        let times: Vec<i64> = (0..count).map(|_| [1, 1, 1, -1, -1, 2][random.below(6)]).collect();
        let (mut differ, mut bonds) = (vec![0; count], Vec::new());
        let dense = 1 + random.below(4);
        for one in 0..count {
            for other in 0..one {
                if random.below(dense) == 0 {
                    differ[one] |= 1 << other;
                    differ[other] |= 1 << one;
                }
                if random.below(12) == 0 {
                    bonds.push(([other, one], PairTable::new(side, |a, b| a < b)));
                }
            }
        }
        let all: i64 =
            times.iter().map(|times| times * i64::from(1 + random.below(side) as u32)).sum();
        group(&times, all, differ, bonds)
    }

    #[test]
    fn sums_agree_with_trying_every_filling() {
        let mut random = Random::new(11);
        let mut counts = [0; 3];
        for round in 0..3000 {
            let (count, side) = (2 + random.below(4), 4 + random.below(6));
            let group = random_group(count, side, &mut random);
            let dense = 1 + round % 3;
            let some =
                |_| (0..side).map(Digit::new).filter(|_| random.below(dense + 1) > 0).collect();
            let left: Vec<DigitSet> = (0..count).map(some).collect();
            let expected = group.fill(&left);
            assert_eq!(group.ways(&left), expected, "{group:?} {left:?}");
            let is_whole = expected == Ways::Some(left.clone());
            counts[if is_whole { 0 } else { 1 + usize::from(expected == Ways::None) }] += 1;
        }
        assert!(counts.iter().all(|&count| count > 200), "{counts:?}");
    }

    #[test]
    fn a_long_diagonal_of_three_boxes_is_summed_up_in_full() {
        // Three cells in each box, which see each other: trying every filling would take too long.
        let differ: Vec<u32> = (0..9_u32).map(|at| (0b111 << (at / 3 * 3)) & !(1 << at)).collect();
        let left = vec![DigitSet::first(9); 9];
        let of = |total| group(&[1; 9], total, differ.clone(), Vec::new()).ways(&left);
        assert_eq!(of(18), Ways::Some(vec![DigitSet::first(3); 9]));
        assert_eq!(of(19), Ways::Some(vec![DigitSet::first(4); 9]));
        assert_eq!(of(45), Ways::Some(left.clone()));
        assert_eq!(of(17), Ways::None);
    }
}
