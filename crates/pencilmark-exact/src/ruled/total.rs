//! Numbers that add up to a total.
use super::sets::Mask;
use super::state::State;

/// With this many open cells or fewer, every way to fill them is tried.
const FEW: usize = 3;

impl State<'_> {
    /// Cells, some of which see each other, that add up to a total.
    pub(super) fn sum(&mut self, cells: &[usize], groups: &[usize], total: u32) -> bool {
        let mut rest = i64::from(total);
        let mut open: Vec<(usize, usize)> = Vec::with_capacity(cells.len());
        for (&cell, &group) in cells.iter().zip(groups) {
            let mask = self.masks[cell];
            if mask.is_power_of_two() {
                rest -= i64::from(mask.trailing_zeros() + 1);
            } else {
                open.push((cell, group));
            }
        }
        match open.len() {
            0 => rest == 0,
            1..=FEW => self.sum_of_few(&open, rest),
            _ => self.sum_by_bounds(&open, rest),
        }
    }
    /// The smallest and the greatest sum leave each cell a range.
    fn sum_by_bounds(&mut self, open: &[(usize, usize)], rest: i64) -> bool {
        let groups = open.iter().map(|&(_, group)| group).max().unwrap_or(0) + 1;
        // Bounds of whole groups, and the union of what is left in each.
        let mut least = vec![0; groups];
        let mut most = vec![0; groups];
        let mut members: Vec<(u32, Mask)> = vec![(0, 0); groups];
        for &(cell, group) in open {
            let mask = self.masks[cell];
            least[group] += i64::from(mask.trailing_zeros() + 1);
            most[group] += i64::from(Mask::BITS - mask.leading_zeros());
            members[group].0 += 1;
            members[group].1 |= mask;
        }
        for (group, &(count, union)) in members.iter().enumerate() {
            if union.count_ones() < count {
                return false;
            }
            least[group] = least[group].max(ends(union, count, true));
            most[group] = most[group].min(ends(union, count, false));
        }
        let (low, high): (i64, i64) = (least.iter().sum(), most.iter().sum());
        if rest < low || rest > high {
            return false;
        }
        // By how much a cell may be above its least, or below its most, counted by plain bounds.
        let plain = |mask: Mask| {
            (i64::from(mask.trailing_zeros() + 1), i64::from(Mask::BITS - mask.leading_zeros()))
        };
        for &(cell, group) in open {
            let (own_least, own_most) = plain(self.masks[cell]);
            let (mut others_least, mut others_most) = (0, 0);
            for &(other, its) in open {
                if its == group && other != cell {
                    let (low, high) = plain(self.masks[other]);
                    others_least += low;
                    others_most += high;
                }
            }
            let (count, union) = members[group];
            others_least = others_least.max(ends(union, count - 1, true));
            others_most = others_most.min(ends(union, count - 1, false));
            let greatest = rest - (low - least[group]) - others_least;
            let smallest = rest - (high - most[group]) - others_most;
            if greatest < own_most || smallest > own_least {
                let upper = if greatest >= 32 { Mask::MAX } else { (1 << greatest.max(0)) - 1 };
                let lower =
                    if smallest <= 1 { Mask::MAX } else { !((1 << (smallest - 1).min(31)) - 1) };
                if !self.keep(cell, upper & lower) {
                    return false;
                }
            }
        }
        true
    }
    /// Every way to fill a few cells.
    fn sum_of_few(&mut self, open: &[(usize, usize)], rest: i64) -> bool {
        let mut found = [0; FEW];
        let mut chosen = [0; FEW];
        self.fill(open, rest, 0, &mut chosen, &mut found);
        open.iter().zip(found).all(|(&(cell, _), mask)| self.keep(cell, mask))
    }
    fn fill(
        &self,
        open: &[(usize, usize)],
        rest: i64,
        at: usize,
        chosen: &mut [u32; FEW],
        found: &mut [Mask; FEW],
    ) {
        let (cell, _) = open[at];
        let mut left = self.masks[cell];
        while left != 0 {
            let digit = left.trailing_zeros();
            left &= left - 1;
            let after = rest - i64::from(digit + 1);
            let clashes =
                (0..at).any(|other| chosen[other] == digit && self.model.see(open[other].0, cell));
            if after < 0 || clashes {
                continue;
            }
            chosen[at] = digit;
            if at + 1 < open.len() {
                self.fill(open, after, at + 1, chosen, found);
            } else if after == 0 {
                for (mask, digit) in found.iter_mut().zip(&chosen[..=at]) {
                    *mask |= 1 << digit;
                }
            }
        }
    }
}

/// The sum of the `count` smallest or greatest numbers of a set.
fn ends(mut set: Mask, count: u32, smallest: bool) -> i64 {
    let mut sum = 0;
    for _ in 0..count.min(set.count_ones()) {
        let digit =
            if smallest { set.trailing_zeros() } else { Mask::BITS - 1 - set.leading_zeros() };
        set &= !(1 << digit);
        sum += i64::from(digit + 1);
    }
    sum
}
