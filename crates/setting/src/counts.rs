//! In how many solutions is each candidate?
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
use whydoku_exact::{Budget, TrueCandidates, solutions, true_candidates};

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
    // Which candidates are in no solution is found at once for all of them, much faster than one by one.
    let is_true = true_candidates(puzzle, None, budget, &mut |_, _| ControlFlow::Continue(()));
    all.is_complete = is_true.is_complete();
    if limit > 1 {
        all.count_each(puzzle, &is_true, seen, budget);
    }
    all.mark(shape, &is_true);
    all
}

impl Counts {
    /// Puts each true candidate that has been seen too seldom in its cell, and counts its own solutions.
    fn count_each(
        &mut self,
        puzzle: &Puzzle,
        is_true: &TrueCandidates,
        mut seen: BTreeSet<Vec<Digit>>,
        budget: &Budget<'_>,
    ) {
        let limit = self.limit;
        let mut puzzle = puzzle.clone();
        let shape = puzzle.shape().clone();
        for (cell, digit) in each_candidate(&shape) {
            let is_known = self.of(cell, digit) >= limit;
            if is_known || !is_true.contains(cell, digit) || puzzle.entry(cell).digit().is_some() {
                continue;
            }
            let entry = puzzle.entry(cell);
            puzzle.set(cell, Entry::Given(digit));
            let counted = solutions(&puzzle, limit, budget, &mut |digits| {
                if seen.insert(digits.to_vec()) {
                    self.add(digits);
                }
                ControlFlow::Continue(())
            });
            puzzle.set(cell, entry);
            self.is_complete &= counted.complete;
            if budget.stop.is_due() {
                self.is_complete = false;
                return;
            }
        }
    }
    /// A candidate that is true is in one solution at least, whatever the time was enough for.
    fn mark(&mut self, shape: &Shape, is_true: &TrueCandidates) {
        for (cell, digit) in each_candidate(shape) {
            let number = &mut self.of[cell.index() * self.side + digit.index()];
            *number = (*number).max(u64::from(is_true.contains(cell, digit)));
        }
    }
}

fn each_candidate(shape: &Shape) -> impl Iterator<Item = (Cell, Digit)> {
    shape.cells().flat_map(|cell| shape.digits().map(move |digit| (cell, digit)))
}
