//! Makes the puzzles that an order asks for.
use crate::assess::{Assessed, assess};
use crate::item::Item;
use crate::order::{Order, Ordered};
use crate::same::{Key, key};
use core::fmt;
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Puzzle, Stop};
use whydoku_exact::Budget;
use whydoku_generate::Maker;
use whydoku_pipeline::ordered;

/// Attempts that one thread makes at a time.
const HANDFUL: u64 = 4;

/// Why a book cannot be made as it is ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Failed {
    /// The section on this line asks for what cannot be.
    Impossible {
        /// The line of the order.
        line: usize,
        /// Why.
        why: String,
    },
    /// The section on this line has fewer puzzles than it asks for: there are no more, or the work was ended.
    Few {
        /// The line of the order.
        line: usize,
        /// How many there are.
        found: u64,
        /// How many were asked for.
        wanted: u64,
    },
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible { line, why } => write!(f, "line {line}: impossible: {why}"),
            Self::Few { line, found, wanted } => {
                write!(f, "line {line}: only {found} of {wanted} puzzles were found")
            }
        }
    }
}

impl core::error::Error for Failed {}

/// Who watches the work: when to end, how many threads there are, and who hears how many puzzles of how many are made.
pub struct Watch<'a> {
    /// When to end early.
    pub stop: Stop<'a>,
    /// The number of threads.
    pub workers: usize,
    /// Hears of each puzzle.
    pub tell: &'a mut dyn FnMut(u64, u64),
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("workers", &self.workers).finish_non_exhaustive()
    }
}

/// The puzzles of a book, none of them the same up to symmetry as another or as one of `earlier`. The same order gives
/// the same puzzles, on any number of threads.
///
/// # Errors
/// When a section asks for what cannot be, or for more puzzles than are found before `watch` ends the work.
pub fn fill(
    order: &Order,
    earlier: impl IntoIterator<Item = Key>,
    watch: &mut Watch<'_>,
) -> Result<Vec<Item>, Failed> {
    let mut known: BTreeSet<Key> = earlier.into_iter().collect();
    let total = order.sections.iter().map(|section| section.count).sum();
    let mut items = Vec::new();
    for (at, section) in order.sections.iter().enumerate() {
        // Each section has a seed of its own, so that a change of one does not change the others.
        let seed = order.seed ^ (at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        one(section, seed, &mut known, &mut items, watch, total)?;
    }
    Ok(items)
}

fn one(
    section: &Ordered,
    seed: u64,
    known: &mut BTreeSet<Key>,
    items: &mut Vec<Item>,
    watch: &mut Watch<'_>,
    total: u64,
) -> Result<(), Failed> {
    let line = section.line;
    let maker = Maker::new(section.request.clone())
        .map_err(|why| Failed::Impossible { line, why: why.to_string() })?;
    let (stop, mut found, attempts) = (watch.stop, 0, maker.attempts());
    if section.count == 0 {
        return Ok(());
    }
    let mut first = 0;
    let source = || {
        let begin: u64 = first;
        first = attempts.min(begin.saturating_add(HANDFUL));
        (begin < attempts && !stop.is_due()).then_some(begin..first)
    };
    let work = |attempts: core::ops::Range<u64>| -> Vec<(Key, Puzzle, Assessed)> {
        let made = maker.make(seed, attempts, stop);
        let assessed = |puzzle: Puzzle| {
            let assessed = assess(&puzzle, &Budget::until(stop));
            (key(&puzzle), puzzle, assessed)
        };
        made.into_iter().map(|made| assessed(made.puzzle.to_puzzle())).collect()
    };
    let _ = ordered(watch.workers, source, work, |made| {
        for (key, puzzle, assessed) in made {
            if assessed.solution.is_none() || !known.insert(key) {
                continue;
            }
            let heading = section.heading.clone();
            items.push(Item { heading, ..Item::new(puzzle, assessed) });
            found += 1;
            (watch.tell)(items.len() as u64, total);
            if found == section.count {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    if found < section.count {
        return Err(Failed::Few { line, found, wanted: section.count });
    }
    Ok(())
}
