//! Checks totals: numbers that add up to a sum, some of them subtracted.
use super::cage::Cage;
use super::few::{FEW, Term, ways};
use super::fit::{Fit, fit};
use super::model::{Group, Sum, Watched};
use super::open::Open;
use super::propagate::Places;
use super::sets::{Combinations, LARGEST_SIDE, Mask, highest, lowest};
use super::state::State;

/// Every way to fill four open cells is tried if the two with the fewest digits have at most this many
/// combinations.
const MOST_WAYS: u32 = 6;

/// A late total is checked once at most this many of its cells are open.
const MOST_OPEN: usize = 3;

impl State<'_> {
    /// Checks a total whose cells are in groups of cells that see each other.
    pub(super) fn sum(&mut self, watched: &Watched, sum: &Sum) -> bool {
        let Sum { groups, total, is_late, .. } = sum;
        let mut rest = *total;
        let (mut few, mut count) = ([Term::default(); FEW], 0);
        for group in groups {
            for &cell in &watched.cells[group.from..group.to] {
                let mask = self.masks[cell];
                if mask.is_power_of_two() {
                    rest -= group.sign * lowest(mask);
                } else {
                    if count < FEW {
                        few[count] = Term { cell, sign: group.sign, digits: 0 };
                    }
                    count += 1;
                }
            }
        }
        match count {
            0 => rest == 0,
            _ if *is_late && count > MOST_OPEN => true,
            1..=FEW if self.are_few_ways(&mut few[..count]) => {
                self.few(&mut few[..count], rest)
                    && (groups.len() > 1 || self.one_group(watched, sum))
            }
            _ if groups.len() == 1 => self.one_group(watched, sum),
            _ => self.groups(watched, groups, rest),
        }
    }
    /// Keeps in open cells the digits with which they can add up to `rest`.
    fn few(&mut self, terms: &mut [Term], rest: i32) -> bool {
        terms.sort_unstable_by_key(|term| term.digits);
        let mut masks = [0; FEW];
        let mut sees = [[false; FEW]; FEW];
        for (at, term) in terms.iter().enumerate() {
            masks[at] = self.masks[term.cell];
            for (later, other) in terms.iter().enumerate().skip(at + 1) {
                sees[at][later] = self.model.see(term.cell, other.cell);
            }
        }
        let found = ways(terms, masks, sees, rest);
        terms.iter().zip(found).all(|(term, mask)| self.keep(term.cell, mask))
    }
    /// Counts the remaining digits of the open cells; returns whether it pays off to try every way to fill them, as it
    /// always does for three or fewer.
    fn are_few_ways(&self, terms: &mut [Term]) -> bool {
        for term in terms.iter_mut() {
            term.digits = self.masks[term.cell].count_ones();
        }
        if terms.len() < FEW {
            return true;
        }
        let mut counts = [0; FEW];
        for (count, term) in counts.iter_mut().zip(terms) {
            *count = term.digits;
        }
        counts.sort_unstable();
        counts[0] * counts[1] <= MOST_WAYS
    }
    /// Checks a total whose cells all see each other, by the sets of digits that fit.
    fn one_group(&mut self, watched: &Watched, sum: &Sum) -> bool {
        if let Some(cage) = sum.cage {
            return self.cage(watched, cage);
        }
        let cells = &watched.cells;
        let mut open = Open { union: 0, count: 0, least: 0, above: 1, before: 1 };
        let mut fixed = 0;
        for &cell in cells {
            let mask = self.masks[cell];
            if mask.is_power_of_two() {
                fixed += lowest(mask);
            } else {
                open.union |= mask;
                open.count += 1;
            }
        }
        open.least = sum.total - fixed;
        open.count == 0 || self.combinations(watched, cells, &open)
    }
    /// The same on boards of up to 9x9, where everything about the sets can be looked up.
    fn cage(&mut self, watched: &Watched, cage: &Cage) -> bool {
        let (mut left, mut union, mut known) = (cage.all(), 0, 0);
        for &cell in &watched.cells {
            let mask = self.masks[cell];
            left &= cage.touching(mask);
            let is_known = mask.is_power_of_two();
            known |= if is_known { mask } else { 0 };
            union |= if is_known { 0 } else { mask };
        }
        left &= !cage.touching(!(known | union));
        if left == 0 || union == 0 {
            return left != 0;
        }
        let Fit { possible, required } = cage.fit(left);
        let fit = Fit { possible: possible & union, required: required & union };
        self.keep_fitting(watched, &watched.cells, union, &fit)
    }
    /// Keeps the digits with which the open cells of a group can hold different digits and have one of its sums.
    fn combinations(&mut self, watched: &Watched, cells: &[usize], open: &Open) -> bool {
        let all = Combinations::of_side(self.model.side);
        let (mut left, mut count) = ([0; LARGEST_SIDE], 0);
        for &cell in cells {
            let mask = self.masks[cell];
            if !mask.is_power_of_two()
                && let Some(next) = left.get_mut(count)
            {
                *next = mask;
                count += 1;
            }
        }
        let left = &left[..count];
        let Some(fit) = fit(all, left, open) else { return true };
        self.keep_fitting(watched, cells, open.union, &fit)
    }
    /// Keeps in the open cells of a group, whose digits are `union`, those of the sets that fit.
    fn keep_fitting(
        &mut self,
        watched: &Watched,
        cells: &[usize],
        union: Mask,
        &Fit { possible, required }: &Fit,
    ) -> bool {
        if possible == 0 {
            return false;
        }
        if possible != union {
            for &cell in cells {
                let mask = self.masks[cell];
                if !mask.is_power_of_two() && !self.keep(cell, possible) {
                    return false;
                }
            }
        }
        required == 0 || self.must_hold(watched, cells, required)
    }
    /// Each of these digits must be in one of the cells: removes it from every cell that sees all of its places.
    fn must_hold(&mut self, watched: &Watched, cells: &[usize], required: Mask) -> bool {
        let Places { single, few, .. } = self.places(cells);
        (required & single == 0 || self.place_singles(cells, required & single))
            && self.seen_from_all_places(watched, cells, required & few)
    }
    /// Keeps the sums of each group that sums of the others complete to the total.
    fn groups(&mut self, watched: &Watched, groups: &[Group], rest: i32) -> bool {
        let mut open = core::mem::take(&mut self.open);
        let fine = self.groups_with(watched, groups, rest, &mut open);
        self.open = open;
        fine
    }
    fn groups_with(
        &mut self,
        watched: &Watched,
        groups: &[Group],
        rest: i32,
        all: &mut Vec<Open>,
    ) -> bool {
        all.clear();
        let (mut slack, mut room) = (rest, 0);
        for group in groups {
            let Some(open) = self.open_of(&watched.cells[group.from..group.to]) else {
                return false;
            };
            let most = open.least + top(open.above);
            slack -= if group.sign > 0 { open.least } else { -most };
            room += top(open.above);
            all.push(open);
        }
        if slack < 0 || slack > room {
            return false;
        }
        // With a larger slack than the bits can hold, nothing is likely to follow.
        if slack > 63 {
            return true;
        }
        let mut reached = 1_u64;
        for (open, group) in all.iter_mut().zip(groups) {
            open.before = reached;
            reached = sums(reached, up(open.above, group.sign));
        }
        let mut wanted = reached & (1 << slack);
        if wanted == 0 {
            return false;
        }
        for (open, group) in all.iter_mut().zip(groups).rev() {
            let above = up(open.above, group.sign);
            let (mut kept, mut earlier, mut left) = (0, 0, above);
            while left != 0 {
                let by = left.trailing_zeros();
                left &= left - 1;
                let from = wanted >> by & open.before;
                if from != 0 {
                    kept |= 1_u64 << by;
                    earlier |= from;
                }
            }
            wanted = earlier;
            let is_same = kept == above && top(open.above) < 64;
            if !is_same && !self.restrict(watched, group, open, kept) {
                return false;
            }
        }
        true
    }
    /// The open cells of a group. `None` if they cannot hold different digits.
    fn open_of(&self, cells: &[usize]) -> Option<Open> {
        let mut open = Open { union: 0, count: 0, least: 0, above: 1, before: 1 };
        let (mut low, mut high) = (0, 0);
        for &cell in cells {
            let mask = self.masks[cell];
            if !mask.is_power_of_two() {
                open.union |= mask;
                open.count += 1;
                low += lowest(mask);
                high += highest(mask);
            }
        }
        if open.count == 0 {
            return Some(open);
        }
        let all = Combinations::of_side(self.model.side);
        let (least, above) = all.sums(open.count, open.union)?;
        // The lowest and highest digit of each cell may restrict the sums further.
        let too_low = (low - least).max(0);
        let room = high - least;
        let kept = if room >= 127 { above } else { above & ((2 << room.max(0)) - 1) } >> too_low;
        if kept == 0 {
            return None;
        }
        let first = kept.trailing_zeros();
        open.least = least + too_low + first as i32;
        open.above = kept >> first;
        Some(open)
    }
    /// Keeps only these sums of a group, as its sign counts them.
    fn restrict(&mut self, watched: &Watched, group: &Group, open: &Open, kept: u64) -> bool {
        let cells = &watched.cells[group.from..group.to];
        let kept = u128::from(kept);
        let kept = if group.sign > 0 { kept } else { turned(kept, top(open.above)) };
        if open.count > 1 {
            return self.combinations(watched, cells, &Open { above: kept, ..*open });
        }
        let mut left = kept;
        let mut mask = 0;
        while left != 0 {
            mask |= 1 << (open.least - 1 + left.trailing_zeros() as i32);
            left &= left - 1;
        }
        cells.iter().all(|&cell| self.masks[cell].is_power_of_two() || self.keep(cell, mask))
    }
}

/// The index of the highest bit.
fn top(set: u128) -> i32 {
    127 - set.leading_zeros() as i32
}

/// How far the contribution of a group can exceed its least, up to 63, as bits; reversed if the group is subtracted.
fn up(above: u128, sign: i32) -> u64 {
    (if sign > 0 { above } else { turned(above, top(above)) }) as u64
}

fn turned(set: u128, top: i32) -> u128 {
    set.reverse_bits() >> (127 - top)
}

/// The sums of a number of one set and a number of the other.
fn sums(one: u64, other: u64) -> u64 {
    let (mut few, many) =
        if one.count_ones() < other.count_ones() { (one, other) } else { (other, one) };
    let mut all = 0;
    while few != 0 {
        all |= many << few.trailing_zeros();
        few &= few - 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::Kept;
    use super::super::model::{Condition, Model};
    use super::super::sets::digits;
    use super::*;
    use whydoku_core::{Random, Shape};

    /// Tries all fillings of the cells after the chosen ones, and adds to `found` the digits of those that add
    /// up to `rest`.
    fn try_all(
        (state, watched): (&State<'_>, &Watched),
        signs: &[i32],
        rest: i32,
        chosen: &mut Vec<u32>,
        found: &mut [Mask],
    ) {
        let (cells, at) = (&watched.cells, chosen.len());
        if at == cells.len() {
            for (mask, digit) in found.iter_mut().zip(chosen).filter(|_| rest == 0) {
                *mask |= 1 << *digit;
            }
            return;
        }
        for digit in digits(state.masks[cells[at]]) {
            let clash =
                |other: usize| chosen[other] == digit && state.model.see(cells[other], cells[at]);
            if !(0..at).any(clash) {
                chosen.push(digit);
                let after = rest - signs[at] * (digit as i32 + 1);
                try_all((state, watched), signs, after, chosen, found);
                chosen.pop();
            }
        }
    }

    #[test]
    fn totals_keep_every_needed_digit_and_no_other_if_there_are_few_cells() {
        let mut random = Random::new(9);
        let (mut sure, mut failed) = (0, 0);
        let rounds = if cfg!(miri) { 100 } else { 3000 };
        for round in 0..rounds {
            let shape = Shape::square(if round % 5 == 0 { 16 } else { 9 }).unwrap();
            let mut model = Model::new(&shape, &Kept::all(&shape));
            let mut terms: Vec<(usize, i32)> = Vec::new();
            for _ in 0..=random.below(6) {
                let cell = random.below(shape.side() * 3);
                if terms.iter().all(|&(other, _)| other != cell) {
                    terms.push((cell, if random.below(3) == 0 { -1 } else { 1 }));
                }
            }
            let total = random.below(20) as i32 - 4;
            model.total(&terms, total, false);
            let watched = model.watched.last().unwrap();
            let Condition::Sum(sum) = &watched.condition else { panic!("a total") };
            let mut signs = vec![0; watched.cells.len()];
            for group in &sum.groups {
                signs[group.from..group.to].fill(group.sign);
            }
            let mut state = State::new(&model);
            let full = state.masks[0];
            for &cell in &watched.cells {
                // Cells with one digit are excluded: in a search, propagation to their peers comes before totals.
                while state.masks[cell].count_ones() < 2 || state.masks[cell] == full {
                    let some = (0..4).fold(0, |mask, _| mask | 1 << random.below(shape.side()));
                    state.masks[cell] = some;
                }
            }
            let mut expected = vec![0; watched.cells.len()];
            try_all((&state, watched), &signs, sum.total, &mut Vec::new(), &mut expected);
            let fine = state.sum(watched, sum);
            failed += usize::from(!fine);
            if !fine {
                assert!(expected.iter().all(|&mask| mask == 0), "{terms:?} {total}");
                continue;
            }
            for (&cell, mask) in watched.cells.iter().zip(&expected) {
                assert_eq!(mask & !state.masks[cell], 0, "{terms:?} {total}");
                if watched.cells.len() < FEW {
                    assert_eq!(*mask, state.masks[cell], "{terms:?} {total}");
                    sure += 1;
                }
            }
        }
        assert!(sure > rounds / 6 && failed > rounds / 10, "{sure} {failed}");
    }
}
