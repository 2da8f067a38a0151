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
use whydoku_generate::{Maker, Request};
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

/// So many puzzles in a row that have come before mean that there are hardly any others: of 4x4 boards with no given too
/// many there are 36.
const NOTHING_NEW: u64 = 300;

/// The puzzles of a section. Where a small board has not so many, the rest of them have more givens.
fn one(
    section: &Ordered,
    seed: u64,
    known: &mut BTreeSet<Key>,
    items: &mut Vec<Item>,
    watch: &mut Watch<'_>,
    total: u64,
) -> Result<(), Failed> {
    let (line, wanted, begin) = (section.line, section.count, items.len());
    let maker = Maker::new(section.request.clone());
    let mut maker = maker.map_err(|why| Failed::Impossible { line, why: why.to_string() })?;
    let (mut request, mut seed) = (section.request.clone(), seed);
    loop {
        let missing = wanted - (items.len() - begin) as u64;
        let is_exhausted = some((&maker, seed), section, missing, known, items, watch, total);
        let found = (items.len() - begin) as u64;
        if found == wanted {
            return Ok(());
        }
        let more = if is_exhausted { with_more_givens(&request, &items[begin..]) } else { None };
        let next = more.and_then(|more| Some((Maker::new(more.clone()).ok()?, more)));
        let Some(next) = next else { return Err(Failed::Few { line, found, wanted }) };
        (maker, request) = next;
        seed = seed.wrapping_add(1);
    }
}

/// The request for puzzles with more givens than the sparsest that were found; none if they would not be minimal.
fn with_more_givens(request: &Request, found: &[Item]) -> Option<Request> {
    let cells = request.side() * request.side();
    let fewest = found.iter().map(|item| item.puzzle.given_count()).min().unwrap_or(0);
    let least = request.clues.as_ref().map_or(fewest, |clues| *clues.start()) + 1;
    let is_possible = !request.minimal && least < cells;
    is_possible.then(|| Request { clues: Some(least..=cells), ..request.clone() })
}

/// Makes up to so many puzzles; returns whether it ended because nearly all of them have come before.
fn some(
    (maker, seed): (&Maker, u64),
    section: &Ordered,
    wanted: u64,
    known: &mut BTreeSet<Key>,
    items: &mut Vec<Item>,
    watch: &mut Watch<'_>,
    total: u64,
) -> bool {
    let (stop, attempts) = (watch.stop, maker.attempts());
    let (mut found, mut in_vain) = (0, 0);
    if wanted == 0 {
        return false;
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
            if assessed.solution.is_none() {
                continue;
            }
            if known.insert(key) {
                let heading = section.heading.clone();
                items.push(Item { heading, ..Item::new(puzzle, assessed) });
                (watch.tell)(items.len() as u64, total);
                (found, in_vain) = (found + 1, 0);
            } else {
                in_vain += 1;
            }
            if found == wanted || in_vain == NOTHING_NEW {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    in_vain == NOTHING_NEW
}
