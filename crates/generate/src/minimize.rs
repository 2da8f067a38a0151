//! From a puzzle to its minimal puzzles: those that need every given and every rule they have.
use crate::ruled::is_of_whole_board;
use crate::thin::{Ended, Item, Thinned, has_exceptions};
use crate::wide::{self, Dug};
use core::fmt;
use whydoku_core::{Cell, Digit, Form, Kind, Puzzle, Random, Stop};
use whydoku_exact::{Budget, Verdict, is_unique, solve};

/// Why a puzzle was not minimised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotMinimised {
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    Several,
    /// It was stopped first.
    Stopped,
}

impl fmt::Display for NotMinimised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSolution => "it has no solution",
            Self::Several => "it has several solutions; only a puzzle with one can be minimised",
            Self::Stopped => "stopped before it was minimal",
        })
    }
}

impl core::error::Error for NotMinimised {}

fn solution_of(puzzle: &Puzzle, stop: Stop<'_>) -> Result<Vec<Digit>, NotMinimised> {
    match solve(puzzle, &Budget::until(stop)) {
        Verdict::Unique(solution) => Ok(solution.into_digits()),
        Verdict::None => Err(NotMinimised::NoSolution),
        Verdict::Several(..) => Err(NotMinimised::Several),
        Verdict::Unknown { .. } => Err(NotMinimised::Stopped),
    }
}

/// One minimal puzzle of a puzzle: its givens and its rules beyond houses are tried in random order, rules
/// of the whole board last, and each that can be removed is removed. Placed digits and candidates are
/// ignored. Extra houses stay.
///
/// ```
/// use whydoku_core::{Random, Stop};
/// use whydoku_exact::Classic;
/// use whydoku_generate::minimal_of;
/// let line = b"123456789456789123789123456231674895875912364694538217317265948542897631968341572";
/// let full = Classic::from_line(line).unwrap().to_puzzle();
/// let minimal = minimal_of(&full, &mut Random::new(1), Stop::NEVER)?;
/// assert!(minimal.given_count() < 30);
/// # Ok::<(), whydoku_generate::NotMinimised>(())
/// ```
///
/// # Errors
/// [`NotMinimised`] when it does not have one solution, or was stopped.
pub fn minimal_of(
    puzzle: &Puzzle,
    random: &mut Random,
    stop: Stop<'_>,
) -> Result<Puzzle, NotMinimised> {
    let mut puzzle = puzzle.givens();
    let solution = solution_of(&puzzle, stop)?;
    if puzzle.shape().is_ruled() {
        return minimal_ruled(&puzzle, &solution, random, stop);
    }
    let mut units: Vec<Vec<usize>> = given_cells(&puzzle).map(|cell| vec![cell.index()]).collect();
    random.shuffle(&mut units);
    match wide::dig(&mut puzzle, &solution, &units, None, stop) {
        Dug::Bottom => Ok(puzzle),
        Dug::Nearly | Dug::Stopped => Err(NotMinimised::Stopped),
    }
}

fn minimal_ruled(
    puzzle: &Puzzle,
    solution: &[Digit],
    random: &mut Random,
    stop: Stop<'_>,
) -> Result<Puzzle, NotMinimised> {
    let rules = puzzle.shape().rules();
    let (whole, clues): (Vec<usize>, Vec<usize>) =
        (0..rules.len()).partition(|&at| is_of_whole_board(&rules[at]));
    let givens = given_cells(puzzle).map(|cell| Item::Givens(vec![cell.index()]));
    let mut items: Vec<Item> = givens.chain(clues.into_iter().map(Item::Rule)).collect();
    random.shuffle(&mut items);
    items.extend(whole.into_iter().map(Item::Rule));
    let mut left = Thinned::new(puzzle, solution);
    match left.take_away(&items, None, stop) {
        Ended::Bottom => left.puzzle().ok_or(NotMinimised::Stopped),
        Ended::Nearly | Ended::Stopped => Err(NotMinimised::Stopped),
    }
}

/// Visits every minimal puzzle within a puzzle, until `visit` returns false: each once, always in the same
/// order. There may be very many.
///
/// Givens and rules beyond houses are removed. A rule that excludes relations everywhere else, and the marks
/// that are exceptions to it, stay.
///
/// # Errors
/// [`NotMinimised`] when it does not have one solution, or was stopped.
pub fn every_minimal_of(
    puzzle: &Puzzle,
    stop: Stop<'_>,
    visit: &mut dyn FnMut(&Puzzle) -> bool,
) -> Result<(), NotMinimised> {
    let puzzle = puzzle.givens();
    let solution = solution_of(&puzzle, stop)?;
    let rules = puzzle.shape().rules();
    let excepts = has_exceptions(rules);
    let may_go = |&at: &usize| match rules[at].form() {
        Form::Board => rules[at].kind != Kind::NO_OTHER,
        Form::Mark | Form::Cell => !excepts,
        _ => true,
    };
    let givens = given_cells(&puzzle).map(|cell| Item::Givens(vec![cell.index()]));
    let rules = (0..rules.len()).filter(may_go).map(Item::Rule);
    let open: Vec<Item> = givens.chain(rules).collect();
    let mut every = Every { stop, visit, ended: false };
    every.search(&mut Thinned::new(&puzzle, &solution), open, &mut Vec::new())
}

fn given_cells(puzzle: &Puzzle) -> impl Iterator<Item = Cell> {
    puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some())
}

struct Every<'a> {
    stop: Stop<'a>,
    visit: &'a mut dyn FnMut(&Puzzle) -> bool,
    ended: bool,
}

impl Every<'_> {
    /// Visits the minimal puzzles that keep the items `kept` and any of `open`.
    fn search(
        &mut self,
        left: &mut Thinned<'_>,
        open: Vec<Item>,
        kept: &mut Vec<Item>,
    ) -> Result<(), NotMinimised> {
        // What is needed now remains needed.
        let mut spare = Vec::new();
        for item in open {
            if self.can_go(left, &item)? {
                spare.push(item);
            }
        }
        if self.cannot_need(left, &spare, kept)? {
            return Ok(());
        }
        if spare.is_empty() {
            let puzzle = left.puzzle().ok_or(NotMinimised::Stopped)?;
            self.ended |= !(self.visit)(&puzzle);
            return Ok(());
        }
        let before = kept.len();
        for (at, item) in spare.iter().enumerate() {
            if self.ended {
                break;
            }
            left.set(item, false);
            let result = self.search(left, spare[at + 1..].to_vec(), kept);
            left.set(item, true);
            result?;
            kept.push(item.clone());
        }
        kept.truncate(before);
        Ok(())
    }
    /// Whether one of the kept items is unnecessary whatever else is removed.
    fn cannot_need(
        &self,
        left: &Thinned<'_>,
        spare: &[Item],
        kept: &[Item],
    ) -> Result<bool, NotMinimised> {
        let mut least = left.clone();
        for item in spare {
            least.set(item, false);
        }
        for item in kept {
            if self.can_go(&mut least, item)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
    fn can_go(&self, left: &mut Thinned<'_>, item: &Item) -> Result<bool, NotMinimised> {
        left.set(item, false);
        let unique = match left.puzzle() {
            Some(puzzle) => is_unique(&puzzle, &Budget::until(self.stop)),
            None => Some(false),
        };
        left.set(item, true);
        unique.ok_or(NotMinimised::Stopped)
    }
}
