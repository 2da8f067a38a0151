//! Which candidates are true in some solution?
use crate::answer::allows;
use crate::budget::{Budget, Meter};
use crate::ruled;
use crate::search::{covers, search};
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle};

/// The candidates that are known to be true in some solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    side: usize,
    is_true: Vec<bool>,
    complete: bool,
}

impl TrueCandidates {
    /// Whether some solution is known to have the digit in the cell.
    ///
    /// # Panics
    /// If the cell or the digit is beyond the board.
    pub fn contains(&self, cell: Cell, digit: Digit) -> bool {
        self.is_true[cell.index() * self.side + digit.index()]
    }
    /// The digits of a cell, in ascending order.
    ///
    /// # Panics
    /// If the cell is beyond the board.
    pub fn of(&self, cell: Cell) -> impl Iterator<Item = Digit> {
        let here = &self.is_true[cell.index() * self.side..(cell.index() + 1) * self.side];
        here.iter().enumerate().filter(|(_, is_true)| **is_true).map(|(digit, _)| Digit::new(digit))
    }
    /// How many there are on the board. If the list is complete, zero means that there is no solution.
    pub fn count(&self) -> usize {
        self.is_true.iter().filter(|&&is_true| is_true).count()
    }
    /// Whether the list is complete: neither the budget nor the visitor ended the search.
    pub fn is_complete(&self) -> bool {
        self.complete
    }
    /// Adds those of a solution and shows the new ones.
    fn add(
        &mut self,
        digits: &[Digit],
        visit: &mut dyn FnMut(Cell, Digit) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (cell, &digit) in digits.iter().enumerate() {
            let known = &mut self.is_true[cell * self.side + digit.index()];
            if !core::mem::replace(known, true) {
                visit(Cell::new(cell), digit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Finds every candidate that is true in some solution of `puzzle`, and shows each to the visitor when it
/// is found: those of a first solution at once, then those of solutions with a candidate not seen before.
/// The visitor may end the search with [`ControlFlow::Break`].
///
/// `known` are candidates already known to be true: those found before an edit that
/// only loosens the puzzle, such as removing a rule, a given or an elimination. They are part of the answer,
/// they are not shown again, and no solution is searched for on their account.
///
/// ```
/// use core::ops::ControlFlow;
/// use whydoku_core::{Cell, Digit, Puzzle};
/// use whydoku_exact::{Budget, true_candidates};
///
/// let puzzle: Puzzle = "12..34..21..43..".parse()?;
/// let mut shown = 0;
/// let all = true_candidates(&puzzle, None, &Budget::unlimited(), &mut |_, _| {
///     shown += 1;
///     ControlFlow::Continue(())
/// });
/// assert!(all.is_complete() && all.count() == shown);
/// assert_eq!(all.of(Cell::new(2)).collect::<Vec<_>>(), [3, 4].map(Digit::from_number));
/// # Ok::<(), whydoku_core::LineError>(())
/// ```
///
/// # Panics
/// If `known` belongs to a board of another size.
pub fn true_candidates(
    puzzle: &Puzzle,
    known: Option<&TrueCandidates>,
    budget: &Budget<'_>,
    visit: &mut dyn FnMut(Cell, Digit) -> ControlFlow<()>,
) -> TrueCandidates {
    let (side, cells) = (puzzle.shape().side(), puzzle.shape().cell_count());
    let is_true = known.map_or_else(|| vec![false; cells * side], |known| known.is_true.clone());
    assert_eq!(is_true.len(), cells * side, "candidates of a board of the same size");
    let mut all = TrueCandidates { side, is_true, complete: false };
    let mut meter = Meter::new(budget);
    let mut is_ended = false;
    let finished = if covers(puzzle) {
        let set = |here: &[bool]| -> ruled::Mask {
            here.iter().rev().fold(0, |mask, &is_true| mask << 1 | ruled::Mask::from(is_true))
        };
        let seen = all.is_true.chunks(side).map(set).collect();
        ruled::cover(puzzle, seen, &mut meter, &mut |digits| {
            let flow = all.add(digits, visit);
            is_ended |= flow.is_break();
            flow
        })
    } else {
        one_by_one(puzzle, &mut all, &mut meter, &mut |cell, digit| {
            let flow = visit(cell, digit);
            is_ended |= flow.is_break();
            flow
        })
    };
    all.complete = finished && !is_ended;
    all
}

/// The same by asking for each candidate that no solution has contained. False when it ended early.
fn one_by_one(
    puzzle: &Puzzle,
    all: &mut TrueCandidates,
    meter: &mut Meter<'_>,
    visit: &mut dyn FnMut(Cell, Digit) -> ControlFlow<()>,
) -> bool {
    let mut puzzle = puzzle.clone();
    let shape = puzzle.shape().clone();
    for cell in shape.cells() {
        for digit in shape.digits() {
            let entry = puzzle.entry(cell);
            let is_left = match entry {
                Entry::Unknown => true,
                Entry::Given(fixed) | Entry::Placed(fixed) => fixed == digit,
                Entry::Candidates(left) => allows(left, digit),
            };
            if !is_left || all.contains(cell, digit) {
                continue;
            }
            puzzle.set(cell, Entry::Given(digit));
            let mut found = None;
            let finished = search(&puzzle, None, meter, &mut |digits| {
                found = Some(digits.to_vec());
                ControlFlow::Break(())
            });
            puzzle.set(cell, without(entry, digit, shape.side(), found.is_none()));
            match found {
                Some(digits) if all.add(&digits, visit).is_break() => return false,
                None if !finished => return false,
                _ => {}
            }
        }
    }
    true
}

/// The entry, without a digit that has been refuted where sets of digits can say so.
fn without(entry: Entry, digit: Digit, side: usize, is_refuted: bool) -> Entry {
    let mut left = match entry {
        Entry::Unknown if side <= 64 => DigitSet::first(side),
        Entry::Candidates(left) => left,
        _ => return entry,
    };
    if !is_refuted {
        return entry;
    }
    left.remove(digit);
    Entry::Candidates(left)
}
