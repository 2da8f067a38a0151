//! Grids in which most cells are filled. Far more digits than a puzzle needs check each other, so many doubtful ones can be
//! read together, more than the rules may change in a puzzle.
use crate::chances::{ByRules, Likely, MOST_COST, Numbers, has_one_solution};
use crate::map::smallest_first;

/// With more digits than this, all of them together may cost more...
const MANY: usize = 40;
/// ...by this much for each, as a logarithm. No single one may cost more than in a puzzle.
const FOR_EACH: f32 = 0.4;
/// How many cells with a digit the net learnt from for each without.
const LEARNT: f32 = 2.0;
/// How many positions are tried.
const MOST_TRIED: usize = 6000;

/// A cell that can still hold these digits: bit 0 stands for 1.
type Open = [u16; 81];

/// The likeliest reading that is part of a solved grid, if it is near enough and has exactly one solution.
pub(crate) fn search(likely: &Likely, raw: &Numbers) -> Option<ByRules> {
    let filled = raw.iter().filter(|number| **number > 0).count();
    let more = filled.checked_sub(MANY)?;
    let mut hunt = Hunt {
        costs: costs(likely, filled as f32),
        most: MOST_COST + FOR_EACH * more as f32,
        best: None,
        left: MOST_TRIED,
    };
    let open = core::array::from_fn(|at| {
        let possible = |number: &usize| hunt.cheapest(at, *number) <= MOST_COST;
        (1..10).filter(possible).fold(0, |open, number| open | 1 << (number - 1))
    });
    hunt.settle(open);
    let solved = hunt.best?;
    let taken = |at: usize| {
        let own = &hunt.costs[at];
        if own[usize::from(solved[at])] <= own[0] { solved[at] } else { 0 }
    };
    let numbers: Numbers = core::array::from_fn(taken);
    let chance = |at: usize, number: u8| likely[at][usize::from(number)];
    let cost = (0..81).map(|at| chance(at, raw[at]) - chance(at, numbers[at])).sum();
    has_one_solution(&numbers).then_some(ByRules { numbers, cost })
}

/// What every number costs in every cell. Most cells of a puzzle are empty, but in a grid that is nearly solved hardly any
/// is: they are less likely than they look.
fn costs(likely: &Likely, filled: f32) -> Likely {
    let fullness = ((filled + 1.0) / (82.0 - filled) / LEARNT).ln().max(0.0);
    likely.map(|mut own| {
        own[0] -= fullness;
        let most = own.iter().copied().fold(f32::MIN, f32::max);
        own.map(|chance| most - chance)
    })
}

struct Hunt {
    costs: Likely,
    /// A reading has to cost less than this: at first what is allowed, then what the best one costs.
    most: f32,
    best: Option<Numbers>,
    left: usize,
}

impl Hunt {
    /// What it costs if this is the right number of a cell: it is either there or missing.
    fn cheapest(&self, at: usize, number: usize) -> f32 {
        self.costs[at][number].min(self.costs[at][0])
    }
    /// Looks for the cheapest solved grid with these digits.
    fn settle(&mut self, open: Open) {
        let least = |at: usize| {
            numbers(open[at]).map(|number| self.cheapest(at, number)).fold(f32::MAX, f32::min)
        };
        let sum: f32 = (0..81).map(least).sum();
        if self.left == 0 || sum >= self.most {
            return;
        }
        self.left -= 1;
        let choices = |at: &usize| open[*at].count_ones();
        let undecided = (0..81).filter(|at| choices(at) > 1);
        let Some(at) = undecided.min_by_key(choices) else {
            self.most = sum;
            self.best = Some(open.map(|own| own.trailing_zeros() as u8 + 1));
            return;
        };
        let mut order: Vec<usize> = numbers(open[at]).collect();
        smallest_first(&mut order, |number| self.cheapest(at, *number));
        for number in order {
            let mut next = open;
            next[at] = 1 << (number - 1);
            if narrow(&mut next) {
                self.settle(next);
            }
        }
    }
}

fn numbers(open: u16) -> impl Iterator<Item = usize> {
    (1..10).filter(move |number| open >> (number - 1) & 1 > 0)
}

/// Takes every digit that a cell is known to hold out of its houses. False if some cell can hold none.
fn narrow(open: &mut Open) -> bool {
    let mut done = [false; 81];
    while let Some(at) = (0..81).find(|at| !done[*at] && open[*at].is_power_of_two()) {
        done[at] = true;
        let own = open[at];
        for other in (0..81).filter(|other| *other != at && is_peer(at, *other)) {
            open[other] &= !own;
        }
    }
    open.iter().all(|own| *own > 0)
}

fn is_peer(a: usize, b: usize) -> bool {
    let of_box = |at: usize| at / 27 * 3 + at % 9 / 3;
    a / 9 == b / 9 || a % 9 == b % 9 || of_box(a) == of_box(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode::decode;
    use crate::entries::tests::SOLUTION;

    /// The solved grid, in which each of these cells looks like the first number, and its own costs so much more.
    fn looked(doubtful: &[(usize, u8, f32)]) -> Likely {
        let mut likely = [[-12.0; 10]; 81];
        for (at, byte) in SOLUTION.iter().enumerate() {
            likely[at][usize::from(byte - b'0')] = -0.01;
        }
        for (at, number, cost) in doubtful {
            likely[*at][usize::from(SOLUTION[*at] - b'0')] = -cost;
            likely[*at][usize::from(*number)] = -0.01;
        }
        likely
    }
    fn solution() -> Numbers {
        SOLUTION.map(|byte| byte - b'0')
    }

    #[test]
    fn many_doubtful_digits_of_a_solved_grid_are_read_together() {
        let doubtful: Vec<(usize, u8, f32)> =
            (0..8).map(|nth| (nth * 10, solution()[nth * 10] % 9 + 1, 1.5)).collect();
        let by_rules = decode(&looked(&doubtful)).by_rules.unwrap();
        assert_eq!(by_rules.numbers, solution());
        assert!((by_rules.cost - 8.0 * 1.49).abs() < 0.01, "{}", by_rules.cost);
    }
    #[test]
    fn a_clear_digit_stays_in_a_solved_grid_too() {
        assert!(search(&looked(&[(0, 6, 7.0)]), &solution()).is_none());
    }
    #[test]
    fn hardly_a_cell_of_a_solved_grid_is_empty_but_a_clear_one_is() {
        let by_rules = decode(&looked(&[(3, 0, 2.0), (40, 0, 9.0)])).by_rules.unwrap();
        let mut right = solution();
        right[40] = 0;
        assert_eq!(by_rules.numbers, right);
    }
}
