//! The rules help with reading: of all readings that the look of the digits allows, the likeliest with
//! exactly one solution is taken. A clear digit is never overridden.
use crate::chances::{ByRules, Likely, MOST_COST, Numbers, has_one_solution};
use crate::filled;
use crate::map::smallest_first;
use std::collections::BinaryHeap;

/// How many readings are tried.
const MOST_TRIED: usize = 4000;
/// At most this many cells are changed.
const MOST_CHANGES: usize = 12;

/// The likeliest reading, and the likeliest one that the rules allow.
#[derive(Clone, Debug)]
pub(crate) struct Decoded {
    /// Every cell as it looks.
    pub(crate) raw: Numbers,
    /// The likeliest with exactly one solution, if one is near enough.
    pub(crate) by_rules: Option<ByRules>,
}

/// Another number for a cell.
#[derive(Clone, Copy)]
struct Change {
    cost: f32,
    cell: usize,
    number: u8,
}

/// A set of changes, as ascending places in the list of all changes.
#[derive(Clone)]
struct Tried {
    cost: f32,
    changes: Vec<usize>,
}

impl Ord for Tried {
    /// The cheapest is the greatest, so that a heap gives it first.
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.changes.cmp(&self.changes))
    }
}
impl PartialOrd for Tried {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl PartialEq for Tried {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Tried {}

/// Reads 81 cells together.
pub(crate) fn decode(likely: &Likely) -> Decoded {
    let best = |cell: &[f32; 10]| {
        (0..10_u8).rev().max_by(|a, b| cell[usize::from(*a)].total_cmp(&cell[usize::from(*b)]))
    };
    let raw: Numbers = core::array::from_fn(|at| best(&likely[at]).unwrap_or(0));
    let by_rules = filled::search(likely, &raw).or_else(|| search(&raw, &changes(likely, &raw)));
    Decoded { raw, by_rules }
}

/// All other readings of single cells, the likeliest first.
fn changes(likely: &Likely, raw: &Numbers) -> Vec<Change> {
    let mut changes = Vec::new();
    for (cell, own) in likely.iter().enumerate() {
        let best = own[usize::from(raw[cell])];
        for number in (0..10).filter(|number| *number != raw[cell]) {
            let cost = best - own[usize::from(number)];
            if cost <= MOST_COST {
                changes.push(Change { cost, cell, number });
            }
        }
    }
    smallest_first(&mut changes, |change: &Change| change.cost);
    changes
}

/// Goes through sets of changes, the cheapest first. Each set but the empty one comes from one that
/// costs no more: its last change is replaced by the next, or the next is added.
fn search(raw: &Numbers, changes: &[Change]) -> Option<ByRules> {
    let mut waiting = BinaryHeap::from([Tried { cost: 0.0, changes: Vec::new() }]);
    for _ in 0..MOST_TRIED {
        let Tried { cost, changes: own } = waiting.pop()?;
        if cost > MOST_COST {
            return None;
        }
        if let Some(numbers) = changed(raw, changes, &own)
            && has_one_solution(&numbers)
        {
            return Some(ByRules { numbers, cost });
        }
        let next = own.last().map_or(0, |last| last + 1);
        let Some(added) = changes.get(next) else { continue };
        if own.len() < MOST_CHANGES {
            let mut longer = own.clone();
            longer.push(next);
            waiting.push(Tried { cost: cost + added.cost, changes: longer });
        }
        if let Some(last) = own.last() {
            let mut other = own.clone();
            other.pop();
            other.push(next);
            waiting.push(Tried { cost: cost - changes[*last].cost + added.cost, changes: other });
        }
    }
    None
}

/// The reading with these changes. `None` if a cell would be changed twice.
fn changed(raw: &Numbers, changes: &[Change], own: &[usize]) -> Option<Numbers> {
    let mut numbers = *raw;
    let mut seen = [false; 81];
    for at in own {
        let Change { cell, number, .. } = changes[*at];
        if core::mem::replace(&mut seen[cell], true) {
            return None;
        }
        numbers[cell] = number;
    }
    Some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &[u8; 81] =
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// All cells read clearly, except for these.
    fn likely(doubtful: &[(usize, u8, f32)]) -> Likely {
        let mut likely = [[-12.0; 10]; 81];
        for (at, byte) in PUZZLE.iter().enumerate() {
            likely[at][usize::from(byte.saturating_sub(b'0'))] = -0.01;
        }
        for (cell, number, cost) in doubtful {
            likely[*cell] = likely[*cell].map(|own| if own > -1.0 { -cost } else { own });
            likely[*cell][usize::from(*number)] = -0.01;
        }
        likely
    }
    fn numbers() -> Numbers {
        PUZZLE.map(|byte| byte.saturating_sub(b'0'))
    }

    #[test]
    fn a_clear_picture_is_read_as_it_is() {
        let decoded = decode(&likely(&[]));
        assert_eq!(decoded.raw, numbers());
        let by_rules = decoded.by_rules.unwrap();
        assert_eq!(by_rules.numbers, numbers());
        assert!(by_rules.cost.abs() < 1e-6);
    }
    #[test]
    fn doubtful_digits_that_break_the_rules_are_changed() {
        let decoded = decode(&likely(&[(0, 8, 1.0), (40, 3, 0.7)]));
        assert_ne!(decoded.raw, numbers());
        assert_eq!(decoded.by_rules.unwrap().numbers, numbers());
    }
    #[test]
    fn a_clear_digit_is_never_overridden() {
        let decoded = decode(&likely(&[(0, 6, 7.0)]));
        assert_eq!(decoded.raw[0], 6, "a second 6 in the box, seen clearly");
        assert!(decoded.by_rules.is_none());
    }
    #[test]
    fn an_empty_grid_has_no_reading_by_the_rules() {
        let mut empty = [[-12.0; 10]; 81];
        for cell in &mut empty {
            cell[0] = -0.001;
        }
        assert!(decode(&empty).by_rules.is_none());
    }
}
