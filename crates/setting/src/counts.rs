//! In how many solutions is each candidate?
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Cell, Digit, Entry, Puzzle};
use whydoku_exact::{Budget, solutions};

/// For each candidate of a board the number of solutions that have it, up to a limit. See [`counts`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    side: usize,
    limit: u64,
    of: Vec<u64>,
    /// The number of solutions, up to the limit.
    pub solutions: u64,
    /// Whether every number is known, as far as the limit: the budget was enough.
    pub is_complete: bool,
}

impl Counts {
    /// In how many solutions the cell has the digit, up to the limit.
    ///
    /// # Panics
    /// If the cell or the digit is beyond the board.
    pub fn of(&self, cell: Cell, digit: Digit) -> u64 {
        self.of[cell.index() * self.side + digit.index()]
    }
    /// The numbers of a cell, one for each digit.
    ///
    /// # Panics
    /// If the cell is beyond the board.
    pub fn of_cell(&self, cell: Cell) -> &[u64] {
        &self.of[cell.index() * self.side..(cell.index() + 1) * self.side]
    }
    /// The greatest number that is told; where it stands, there may be more solutions.
    pub fn limit(&self) -> u64 {
        self.limit
    }
    /// Cells that have the same digit in every solution.
    pub fn settled(&self) -> usize {
        let is_settled = |cell: &&[u64]| cell.iter().filter(|&&number| number > 0).count() == 1;
        self.of.chunks(self.side).filter(is_settled).count()
    }
    /// Counts a solution for each of its candidates.
    fn add(&mut self, digits: &[Digit]) {
        for (cell, digit) in digits.iter().enumerate() {
            let number = &mut self.of[cell * self.side + digit.index()];
            *number = (*number + 1).min(self.limit);
        }
    }
}

/// Counts for each candidate the solutions that have it, up to `limit` of them; a limit of 1 asks only which
/// candidates are true.
///
/// The first `limit` solutions of the puzzle are counted for all candidates. If there are more, each candidate that
/// has been seen too seldom is put in its cell, and its own solutions are searched.
///
/// ```
/// use whydoku_core::{Cell, Digit, Puzzle};
/// use whydoku_exact::Budget;
/// use whydoku_setting::counts;
/// let puzzle: Puzzle = "12..34..21..43..".parse()?;
/// let counts = counts(&puzzle, 10, &Budget::unlimited());
/// assert!(counts.is_complete);
/// assert_eq!(counts.solutions, 4);
/// assert_eq!(counts.of(Cell::new(0), Digit::from_number(1)), 4);
/// assert_eq!(counts.of(Cell::new(2), Digit::from_number(3)), 2);
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
pub fn counts(puzzle: &Puzzle, limit: u64, budget: &Budget<'_>) -> Counts {
    let shape = puzzle.shape();
    let (side, limit) = (shape.side(), limit.max(1));
    let of = vec![0; shape.cell_count() * side];
    let mut all = Counts { side, limit, of, solutions: 0, is_complete: false };
    let mut seen: BTreeSet<Vec<Digit>> = BTreeSet::new();
    let first = solutions(puzzle, limit, budget, &mut |digits| {
        all.add(digits);
        seen.insert(digits.to_vec());
        ControlFlow::Continue(())
    });
    all.solutions = first.found;
    all.is_complete = first.complete;
    if first.found < limit {
        // All solutions have been counted, or the budget is used up.
        return all;
    }
    let mut puzzle = puzzle.clone();
    for cell in puzzle.shape().clone().cells() {
        let entry = puzzle.entry(cell);
        if matches!(entry, Entry::Given(_) | Entry::Placed(_)) {
            continue;
        }
        for digit in puzzle.shape().clone().digits() {
            if all.of(cell, digit) >= limit || !may_hold(entry, digit) {
                continue;
            }
            puzzle.set(cell, Entry::Given(digit));
            let counted = solutions(&puzzle, limit, budget, &mut |digits| {
                if seen.insert(digits.to_vec()) {
                    all.add(digits);
                }
                ControlFlow::Continue(())
            });
            all.is_complete &= counted.complete;
            if budget.stop.is_due() {
                all.is_complete = false;
                return all;
            }
        }
        puzzle.set(cell, entry);
    }
    all
}

/// Whether the entry allows the digit.
fn may_hold(entry: Entry, digit: Digit) -> bool {
    match entry {
        Entry::Candidates(left) => digit.index() < 64 && left.contains(digit),
        _ => true,
    }
}
