//! Every way to fill cells with different digits, one cell after another. Of the earlier cells only the set of
//! digits they hold and a state matter, so all ways with the same two are treated as one.

/// What can precede each set of digits, and from where a filling can be completed: sets of states as bits.
#[derive(Default)]
pub(super) struct Fillings {
    before: Vec<u128>,
    alive: Vec<u128>,
    /// Digits tried since this was last taken.
    pub(super) work: u64,
}

/// The digits of a set, in ascending order.
pub(super) fn digits(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let digit = (set != 0).then_some(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(digit)
    })
}

/// The sum of the numbers of a set of digits.
pub(super) fn worth(set: usize) -> usize {
    digits(set as u32).map(|digit| digit + 1).sum()
}

impl Fillings {
    /// Fills cells from their remaining digits. `next` returns the states that follow a set of states when a digit
    /// is added after the digits of a set. A filling starts with state 0.
    pub(super) fn forwards(&mut self, left: &[u32], next: &impl Fn(u128, usize, usize) -> u128) {
        let sets = 1 << (u32::BITS - left.iter().fold(0, |all, set| all | set).leading_zeros());
        self.before.clear();
        self.before.resize(sets, 0);
        self.work += sets as u64 / 16;
        self.before[0] = 1;
        for used in 0..sets {
            let states = self.before[used];
            let place = used.count_ones() as usize;
            if states == 0 || place == left.len() {
                continue;
            }
            for digit in digits(left[place] & !(used as u32)) {
                self.work += 1;
                self.before[used | 1 << digit] |= next(states, used, digit);
            }
        }
    }
    /// After [`forwards`](Self::forwards): the digits of each cell in some filling that ends in a state that
    /// is `accepted`.
    pub(super) fn backwards(
        &mut self,
        left: &[u32],
        next: &impl Fn(u128, usize, usize) -> u128,
        accepted: u128,
    ) -> Vec<u32> {
        let mut found = vec![0; left.len()];
        self.alive.clear();
        self.alive.resize(self.before.len(), 0);
        for used in (0..self.before.len()).rev() {
            let states = self.before[used];
            let place = used.count_ones() as usize;
            if states == 0 {
                continue;
            }
            if place == left.len() {
                self.alive[used] = states & accepted;
                continue;
            }
            for digit in digits(left[place] & !(used as u32)) {
                self.work += 1;
                let after = self.alive[used | 1 << digit];
                let leads_on =
                    one_by_one(states).filter(|&state| next(state, used, digit) & after != 0);
                let leads_on = if after == 0 { 0 } else { leads_on.fold(0, |all, one| all | one) };
                if leads_on != 0 {
                    found[place] |= 1 << digit;
                    self.alive[used] |= leads_on;
                }
            }
        }
        found
    }
}

/// Each bit of a set by itself.
fn one_by_one(mut set: u128) -> impl Iterator<Item = u128> {
    core::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
