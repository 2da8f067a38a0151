//! Whether a set of premises can hold at once.
use pencilmark_core::{Candidate, Shape};

/// How many choices are tried before the judge gives up. Steps of people need a few hundred.
const CHOICES: usize = 200_000;

/// Premises as lists of alternatives: of each list at least one candidate is true.
#[derive(Debug)]
pub(super) struct Facts<'a> {
    pub(super) shape: &'a Shape,
    pub(super) alternatives: Vec<Vec<Candidate>>,
}

impl Facts<'_> {
    /// Whether every premise can hold with the candidates of `truths` true and those of `falsehoods` false, no
    /// two true candidates conflicting. `None` when that could not be decided within the limit.
    pub(super) fn satisfiable(
        &self,
        truths: &[Candidate],
        falsehoods: &[Candidate],
    ) -> Option<bool> {
        let mut open: Vec<Vec<Candidate>> = Vec::new();
        for list in &self.alternatives {
            let list = list.iter().copied().filter(|k| !falsehoods.contains(k)).collect();
            open.push(list);
        }
        for &truth in truths {
            self.assume(truth, &mut open);
        }
        self.search(open, &mut CHOICES.clone())
    }

    /// Takes the premise with the fewest alternatives and tries each of them.
    fn search(&self, mut open: Vec<Vec<Candidate>>, choices: &mut usize) -> Option<bool> {
        let tightest = (0..open.len()).min_by_key(|&at| open[at].len());
        let Some(tightest) = tightest else { return Some(true) };
        for truth in open.swap_remove(tightest) {
            *choices = choices.checked_sub(1)?;
            let mut rest = open.clone();
            self.assume(truth, &mut rest);
            if self.search(rest, choices)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Drops the premises that `truth` satisfies, and the alternatives that it excludes.
    fn assume(&self, truth: Candidate, open: &mut Vec<Vec<Candidate>>) {
        open.retain(|list| !list.contains(&truth));
        for list in open {
            list.retain(|&k| !self.conflict(truth, k));
        }
    }

    /// The rules: one digit a cell, a digit once a house.
    fn conflict(&self, a: Candidate, b: Candidate) -> bool {
        if a.cell == b.cell {
            return a.digit != b.digit;
        }
        a.digit == b.digit && self.shape.are_peers(a.cell, b.cell)
    }
}
