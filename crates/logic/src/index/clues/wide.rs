//! Sums of cells that all differ, on boards of ten to sixteen digits: as in `sets`, a state is a set of digits, but
//! there are so many of them that only those that occur are listed, each once.
use super::{Ways, sets};
use whydoku_core::DigitSet;

/// The largest side.
pub(super) const SIDE: usize = 16;

/// A set of digits, as bits, and their sum.
type State = (u16, u16);

/// Which sets are in a list: one bit each.
struct Marks(Vec<u64>);

impl Marks {
    fn new() -> Self {
        Self(vec![0; (1 << SIDE) / 64])
    }
    /// Whether the set was not there before.
    fn insert(&mut self, set: u16) -> bool {
        let (word, bit) = (usize::from(set) / 64, 1 << (set % 64));
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }
    fn contains(&self, set: u16) -> bool {
        self.0[usize::from(set) / 64] >> (set % 64) & 1 == 1
    }
    /// Clears the sets of a list, which takes less time than clearing all.
    fn clear(&mut self, list: &[State]) {
        for (set, _) in list {
            self.0[usize::from(*set) / 64] = 0;
        }
    }
}

/// The bits of a cell that are not used yet.
fn each_new(left: DigitSet, used: u16, mut visit: impl FnMut(u16)) {
    let mut rest = left.bits() as u16 & !used;
    while rest != 0 {
        visit(rest & rest.wrapping_neg());
        rest &= rest - 1;
    }
}

/// The ways to fill cells from these digits, using no digit twice, so that they add up to the total, if there is one.
pub(super) fn ways(left: &[DigitSet], total: Option<u32>) -> Ways {
    let order = sets::order(left);
    let Some(after) = sets::bounds::<{ SIDE + 1 }>(&order) else { return Ways::None };
    let mut marks = Marks::new();
    let mut layers: Vec<Vec<State>> = vec![vec![(0, 0)]];
    for (at, &(_, digits)) in order.iter().enumerate() {
        let [least, most] = after[at + 1];
        let mut next: Vec<State> = Vec::new();
        for &(used, sum) in &layers[at] {
            each_new(digits, used, |bit| {
                let (set, sum) = (used | bit, sum + bit.trailing_zeros() as u16 + 1);
                let known = u32::from(sum);
                let fits =
                    total.is_none_or(|total| (known + least..=known + most).contains(&total));
                if fits && marks.insert(set) {
                    next.push((set, sum));
                }
            });
        }
        marks.clear(&next);
        layers.push(next);
    }
    // From the last cell to the first: the sets from which the cells can be completed.
    let mut held = vec![DigitSet::EMPTY; left.len()];
    let mut good = layers.pop().unwrap_or_default();
    for &(place, digits) in order.iter().rev() {
        for (set, _) in &good {
            let _ = marks.insert(*set);
        }
        let mut bits = 0;
        let mut before = layers.pop().unwrap_or_default();
        before.retain(|&(used, _)| {
            let mut leads = false;
            each_new(digits, used, |bit| {
                if marks.contains(used | bit) {
                    (bits, leads) = (bits | bit, true);
                }
            });
            leads
        });
        marks.clear(&good);
        held[place] = DigitSet::from_bits(u64::from(bits));
        good = before;
    }
    if good.is_empty() { Ways::None } else { Ways::Some(held) }
}
