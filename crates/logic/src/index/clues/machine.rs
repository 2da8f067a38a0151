//! Cells that all differ, read from first to last: which digits some way to fill them puts where. A state
//! is the set of digits used so far and whatever else the condition must remember.
use super::{Says, Ways, sets, wide};
use whydoku_core::{Digit, DigitSet, OutsideRule};

/// The condition on the digits.
#[derive(Clone, Debug)]
pub(super) struct Machine {
    asks: Asks,
    side: u32,
    cells: u32,
}

#[derive(Clone, Copy, Debug)]
enum Asks {
    /// That they differ.
    Nothing,
    /// That they add up to this.
    Total(u32),
    /// What a number outside the grid says.
    Outside(OutsideRule, u32),
}

/// Digits used so far, as bits, and what else is known.
type State = (u32, u32);

impl Machine {
    /// The machine for these conditions; none if it cannot express them.
    pub(super) fn of(says: &[Says], side: usize, cells: usize) -> Option<Self> {
        let asks = match says {
            [] => Asks::Nothing,
            [Says::Sum(times, total)] if times.iter().all(|&one| one == 1) => {
                Asks::Total(u32::try_from(*total).ok()?)
            }
            [Says::Outside(asked)] => Asks::Outside(asked.is, asked.value),
            _ => return None,
        };
        Some(Self { asks, side: side as u32, cells: cells as u32 })
    }
    /// The state after the next cell, counted from zero, takes a digit; none if it cannot.
    fn next(&self, (used, known): State, at: u32, digit: Digit) -> Option<State> {
        let (bit, number) = (1_u32 << digit.index(), digit.number() as u32);
        if used & bit != 0 {
            return None;
        }
        let known = match self.asks {
            Asks::Nothing => known,
            Asks::Total(total) => {
                let sum = known + number;
                // The others take at least 1, 2, 3...
                let others = self.cells - at - 1;
                (sum + others * (others + 1) / 2 <= total).then_some(sum)?
            }
            Asks::Outside(OutsideRule::Skyscraper, _) => known + u32::from(bit > used),
            Asks::Outside(OutsideRule::XSum, value) => {
                self.x_sum(used, known, at, number, value)?
            }
            Asks::Outside(OutsideRule::NumberedRoom, value) => {
                let first = if at == 0 { number } else { known };
                (first != at + 1 || number == value).then_some(first)?
            }
            Asks::Outside(OutsideRule::Sandwich, value) => self.sandwich(known, number, value)?,
        };
        Some((used | bit, known))
    }
    /// `known` is the first digit; that number of first cells must add up to the value.
    fn x_sum(&self, used: u32, known: u32, at: u32, number: u32, value: u32) -> Option<u32> {
        let first = if at == 0 { number } else { known };
        let sum = total_of(used) + number;
        let fits = if at + 1 == first { sum == value } else { at + 1 > first || sum < value };
        (fits && first <= self.cells).then_some(first)
    }
    /// `known` is 0 before the first end, then the sum since it plus 1, and 1000 after the second.
    fn sandwich(&self, known: u32, number: u32, value: u32) -> Option<u32> {
        const CLOSED: u32 = 1000;
        let is_end = number == 1 || number == self.side;
        match (known, is_end) {
            (0, false) => Some(0),
            (0, true) => Some(1),
            (CLOSED, _) => Some(CLOSED),
            (sum, true) => (sum - 1 == value).then_some(CLOSED),
            (sum, false) => (sum - 1 + number <= value).then_some(sum + number),
        }
    }
    fn accepts(&self, (_, known): State) -> bool {
        match self.asks {
            Asks::Total(total) => known == total,
            Asks::Outside(OutsideRule::Skyscraper, value) => known == value,
            Asks::Outside(OutsideRule::NumberedRoom, _) => known <= self.cells,
            _ => true,
        }
    }
    /// The ways to fill the cells from these digits.
    pub(super) fn ways(&self, left: &[DigitSet]) -> Ways {
        match self.asks {
            Asks::Nothing if self.side as usize <= sets::SIDE => return sets::ways(left, None),
            Asks::Nothing if self.side as usize <= wide::SIDE => return wide::ways(left, None),
            Asks::Total(total) if self.side as usize <= sets::SIDE => {
                return sets::ways(left, Some(total));
            }
            Asks::Total(total) if self.side as usize <= wide::SIDE => {
                return wide::ways(left, Some(total));
            }
            _ => {}
        }
        let mut layers: Vec<Vec<State>> = vec![vec![(0, 0)]];
        for (at, digits) in left.iter().enumerate() {
            let mut next: Vec<State> = Vec::new();
            for &state in &layers[at] {
                next.extend(digits.iter().filter_map(|d| self.next(state, at as u32, d)));
            }
            next.sort_unstable();
            next.dedup();
            layers.push(next);
        }
        // From the last cell to the first: the states from which the cells can be completed.
        let mut good = layers.pop().unwrap_or_default();
        good.retain(|&state| self.accepts(state));
        let mut held = vec![DigitSet::EMPTY; left.len()];
        for (at, digits) in left.iter().enumerate().rev() {
            let mut states = layers.pop().unwrap_or_default();
            states.retain(|&state| {
                let mut leads = false;
                for digit in *digits {
                    let next = self.next(state, at as u32, digit);
                    if next.is_some_and(|next| good.binary_search(&next).is_ok()) {
                        held[at].insert(digit);
                        leads = true;
                    }
                }
                leads
            });
            good = states;
        }
        if good.is_empty() { Ways::None } else { Ways::Some(held) }
    }
}

/// What the digits of a set add up to.
fn total_of(set: u32) -> u32 {
    (0..32).filter(|bit| set >> bit & 1 == 1).map(|bit| bit + 1).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Random;

    #[test]
    fn lists_of_sets_agree_with_states_on_boards_of_up_to_sixteen() {
        let mut random = Random::new(16);
        for _ in 0..400 {
            let (side, cells) = (10 + random.below(7), 1 + random.below(7));
            let some = |_| (0..side).map(Digit::new).filter(|_| random.below(3) < 2).collect();
            let left: Vec<DigitSet> = (0..cells).map(some).collect();
            let total = random.below(cells * side) as u32;
            for asks in [Asks::Nothing, Asks::Total(total)] {
                let [few, many] =
                    [16, 25].map(|side| Machine { asks, side, cells: cells as u32 }.ways(&left));
                assert_eq!(few, many, "{left:?} {asks:?}");
            }
        }
    }

    #[test]
    fn digit_sets_agree_with_trying_every_filling() {
        let mut random = Random::new(8);
        let mut counts = [0; 2];
        for _ in 0..3000 {
            let (side, cells) = (4 + random.below(6), 1 + random.below(5));
            let some = |_| (0..side).map(Digit::new).filter(|_| random.below(2) == 0).collect();
            let left: Vec<DigitSet> = (0..cells).map(some).collect();
            let total = random.below(cells * side) as u32;
            let mut held = vec![DigitSet::EMPTY; cells];
            let all = left.iter().fold(vec![Vec::new()], |ways: Vec<Vec<Digit>>, digits| {
                let with = |way: &Vec<Digit>| {
                    let way = way.clone();
                    let new =
                        digits.iter().filter(|digit| !way.contains(digit)).collect::<Vec<_>>();
                    new.into_iter().map(move |digit| [&way[..], &[digit]].concat())
                };
                ways.iter().flat_map(with).collect()
            });
            let sum =
                |way: &&Vec<Digit>| way.iter().map(|d| d.number() as u32).sum::<u32>() == total;
            let fitting: Vec<&Vec<Digit>> = all.iter().filter(sum).collect();
            for way in &fitting {
                held.iter_mut().zip(way.iter()).for_each(|(held, &digit)| held.insert(digit));
            }
            let expected = if fitting.is_empty() { Ways::None } else { Ways::Some(held) };
            counts[usize::from(fitting.is_empty())] += 1;
            assert_eq!(sets::ways(&left, Some(total)), expected, "{left:?} {total}");
            // Boards of more digits have lists of sets, and the largest have neither.
            for side in [16, 25] {
                let large = Machine { asks: Asks::Total(total), side, cells: cells as u32 };
                assert_eq!(large.ways(&left), expected, "{left:?} {total}");
            }
        }
        assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
    }
}
