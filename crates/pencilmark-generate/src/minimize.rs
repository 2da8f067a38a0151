//! From a puzzle to its minimal puzzles: those that need every given they keep.
use crate::wide::{self, Dug};
use core::fmt;
use pencilmark_core::{Cell, Digit, Entry, Puzzle, Random, Stop};
use pencilmark_exact::{Budget, Verdict, is_unique, solve};

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

/// One minimal puzzle of a puzzle: its givens are tried in random order, and each that can go goes.
/// Placed digits and candidates are left out.
///
/// ```
/// use pencilmark_core::{Random, Stop};
/// use pencilmark_exact::Classic;
/// use pencilmark_generate::minimal_of;
/// let line = b"123456789456789123789123456231674895875912364694538217317265948542897631968341572";
/// let full = Classic::from_line(line).unwrap().to_puzzle();
/// let minimal = minimal_of(&full, &mut Random::new(1), Stop::NEVER)?;
/// assert!(minimal.given_count() < 30);
/// # Ok::<(), pencilmark_generate::NotMinimised>(())
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
    let mut units: Vec<Vec<usize>> = given_cells(&puzzle).map(|cell| vec![cell.index()]).collect();
    random.shuffle(&mut units);
    match wide::dig(&mut puzzle, &solution, &units, None, stop) {
        Dug::Bottom => Ok(puzzle),
        Dug::Nearly | Dug::Stopped => Err(NotMinimised::Stopped),
    }
}

/// Every minimal puzzle within a puzzle, until `visit` says false: each once, always in the same
/// order. There may be very many.
///
/// # Errors
/// [`NotMinimised`] when it does not have one solution, or was stopped.
pub fn every_minimal_of(
    puzzle: &Puzzle,
    stop: Stop<'_>,
    visit: &mut dyn FnMut(&Puzzle) -> bool,
) -> Result<(), NotMinimised> {
    let mut puzzle = puzzle.givens();
    solution_of(&puzzle, stop)?;
    let open: Vec<Cell> = given_cells(&puzzle).collect();
    let mut every = Every { stop, visit, ended: false };
    every.search(&mut puzzle, open, &mut Vec::new())
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
    /// Visits the minimal puzzles that keep the cells `kept` and any of `open`.
    fn search(
        &mut self,
        puzzle: &mut Puzzle,
        open: Vec<Cell>,
        kept: &mut Vec<Cell>,
    ) -> Result<(), NotMinimised> {
        // A cell that is needed now stays needed.
        let mut spare = Vec::new();
        for cell in open {
            if self.can_go(puzzle, cell)? {
                spare.push(cell);
            }
        }
        if self.cannot_need(puzzle, &spare, kept)? {
            return Ok(());
        }
        if spare.is_empty() {
            self.ended |= !(self.visit)(puzzle);
            return Ok(());
        }
        let before = kept.len();
        for (at, &cell) in spare.iter().enumerate() {
            if self.ended {
                break;
            }
            let entry = puzzle.entry(cell);
            puzzle.set(cell, Entry::Unknown);
            let result = self.search(puzzle, spare[at + 1..].to_vec(), kept);
            puzzle.set(cell, entry);
            result?;
            kept.push(cell);
        }
        kept.truncate(before);
        Ok(())
    }
    /// Whether one of the kept cells is unnecessary whatever else goes.
    fn cannot_need(
        &self,
        puzzle: &Puzzle,
        spare: &[Cell],
        kept: &[Cell],
    ) -> Result<bool, NotMinimised> {
        let mut least = puzzle.clone();
        for &cell in spare {
            least.set(cell, Entry::Unknown);
        }
        for &cell in kept {
            if self.can_go(&mut least, cell)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
    fn can_go(&self, puzzle: &mut Puzzle, cell: Cell) -> Result<bool, NotMinimised> {
        let entry = puzzle.entry(cell);
        puzzle.set(cell, Entry::Unknown);
        let unique = is_unique(puzzle, &Budget::until(self.stop));
        puzzle.set(cell, entry);
        unique.ok_or(NotMinimised::Stopped)
    }
}
