//! Puzzles near another one: some givens removed, others added.
use crate::request::Near;
use core::fmt;
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Stop};
use whydoku_exact::{Budget, solutions};

/// The most solutions that are examined when some givens are gone; with more, the choice is skipped.
const MOST_SOLUTIONS: u64 = 100_000;
/// The most puzzles from one choice of givens to remove.
const MOST_PUZZLES: usize = 50_000;

/// Why puzzles near another are missing: there are too many around one choice of givens to
/// remove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TooMany {
    /// More than 100,000 solutions without these givens: nothing is made from this choice.
    Solutions,
    /// More than 50,000 puzzles: the first of them are made.
    Puzzles,
}

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Solutions => "more than 100,000 solutions without these givens",
            Self::Puzzles => "more than 50,000 puzzles without these givens",
        })
    }
}

impl core::error::Error for TooMany {}

/// The number of choices of givens to remove.
pub(crate) fn choices(near: &Near) -> u64 {
    binomial(near.puzzle.given_count(), near.minus)
}

fn binomial(n: usize, k: usize) -> u64 {
    (0..k)
        .fold(1_u128, |all, at| (all * (n - at) as u128 / (at + 1) as u128).min(1 << 64))
        .try_into()
        .unwrap_or(u64::MAX)
}

/// The cells of one choice, numbered from zero.
fn chosen(cells: &[usize], count: usize, mut number: u64) -> Vec<usize> {
    let (mut left, mut chosen) = (cells, Vec::new());
    while chosen.len() < count {
        let [first, rest @ ..] = left else { break };
        let with_first = binomial(rest.len(), count - chosen.len() - 1);
        if number < with_first {
            chosen.push(*first);
        } else {
            number -= with_first;
        }
        left = rest;
    }
    chosen
}

/// Every puzzle that results from one choice of givens to remove, with its solution, and the reason if some
/// are missing.
pub(crate) fn around(
    near: &Near,
    choice: u64,
    stop: Stop<'_>,
) -> (Vec<(Puzzle, Vec<Digit>)>, Option<TooMany>) {
    let mut puzzle = near.puzzle.givens();
    let shape = puzzle.shape().clone();
    let given: Vec<usize> =
        (0..shape.cell_count()).filter(|&c| puzzle.digit(Cell::new(c)).is_some()).collect();
    let gone = chosen(&given, near.minus, choice);
    let forbidden: Vec<(usize, Digit)> =
        gone.iter().filter_map(|&c| Some((c, puzzle.digit(Cell::new(c))?))).collect();
    for &cell in &gone {
        puzzle.set(Cell::new(cell), Entry::Unknown);
    }
    let mut all: Vec<Vec<Digit>> = Vec::new();
    let budget = Budget::until(stop);
    solutions(&puzzle, MOST_SOLUTIONS + 1, &budget, &mut |digits| {
        all.push(digits.to_vec());
        ControlFlow::Continue(())
    });
    if all.len() as u64 > MOST_SOLUTIONS {
        return (Vec::new(), Some(TooMany::Solutions));
    }
    if stop.is_due() {
        return (Vec::new(), None);
    }
    let mut adder = Adder { all: &all, forbidden: &forbidden, found: Vec::new(), is_cut: false };
    let every: Vec<u32> = (0..all.len() as u32).collect();
    adder.add(&mut puzzle, &every, 0, near.plus);
    (adder.found, adder.is_cut.then_some(TooMany::Puzzles))
}

struct Adder<'a> {
    all: &'a [Vec<Digit>],
    forbidden: &'a [(usize, Digit)],
    found: Vec<(Puzzle, Vec<Digit>)>,
    is_cut: bool,
}

impl Adder<'_> {
    /// Adds `plus` givens in cells from `from` on, so that one of the solutions `left` stays.
    fn add(&mut self, puzzle: &mut Puzzle, left: &[u32], from: usize, plus: usize) {
        if plus == 0 {
            if let [only] = left {
                if self.found.len() < MOST_PUZZLES {
                    self.found.push((puzzle.clone(), self.all[*only as usize].clone()));
                } else {
                    self.is_cut = true;
                }
            }
            return;
        }
        let shape = puzzle.shape().clone();
        for cell in from..shape.cell_count() {
            if puzzle.digit(Cell::new(cell)).is_some() {
                continue;
            }
            for digit in shape.digits().filter(|digit| !self.forbidden.contains(&(cell, *digit))) {
                if self.is_cut {
                    return;
                }
                let agrees = |of: &&u32| self.all[**of as usize][cell] == digit;
                let left: Vec<u32> = left.iter().filter(agrees).copied().collect();
                if left.is_empty() || (plus == 1 && left.len() > 1) {
                    continue;
                }
                puzzle.set(Cell::new(cell), Entry::Given(digit));
                self.add(puzzle, &left, cell + 1, plus - 1);
                puzzle.set(Cell::new(cell), Entry::Unknown);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_occurs_once() {
        let cells = [3, 5, 8, 13, 21];
        let mut all: Vec<_> = (0..10).map(|number| chosen(&cells, 3, number)).collect();
        assert_eq!((all[0].clone(), all[9].clone()), (vec![3, 5, 8], vec![8, 13, 21]));
        all.dedup();
        assert_eq!((all.len(), binomial(5, 3)), (10, 10));
        assert!(all.is_sorted());
    }
}
