//! The solutions themselves, the same ones in the same order on every processor.
use super::Answer;
use super::{Batch, CHUNK, Stopped};
use crate::ask;
use crate::budget::Budget;
use crate::nine::Classic;
use core::ops::ControlFlow;
use whydoku_core::{Digit, Stop};

/// The most solutions that a thread collects at a time.
const COLLECTED: u64 = 1 << 16;

impl Batch<'_> {
    /// Visits up to `limit` solutions of each puzzle of a stream: with the number of the puzzle, counted
    /// from zero, the puzzles in order and the solutions of each in the order of [`solutions`](crate::solutions).
    /// `visit` is called in the calling thread, and may end the search with [`ControlFlow::Break`].
    ///
    /// A few times 65,000 solutions per thread may be waiting at a time. With a greater limit none are: then the
    /// calling thread does everything by itself.
    ///
    /// # Errors
    /// [`Stopped`] when the function given to [`Self::until`] returned true.
    ///
    /// # Examples
    /// ```
    /// use core::ops::ControlFlow;
    /// use whydoku_exact::{Batch, Classic};
    /// let line = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    /// let puzzles = [Classic::EMPTY, Classic::from_line(line).unwrap()];
    /// let mut found = Vec::new();
    /// Batch::new().threads(2).solutions(puzzles.into_iter(), 3, |puzzle, solution| {
    ///     found.push((puzzle, solution[80]));
    ///     ControlFlow::Continue(())
    /// })?;
    /// let of: Vec<usize> = found.iter().map(|&(puzzle, _)| puzzle).collect();
    /// assert_eq!(of, [0, 0, 0, 1]);
    /// # Ok::<(), whydoku_exact::Stopped>(())
    /// ```
    pub fn solutions(
        &self,
        puzzles: impl Iterator<Item = Classic>,
        limit: u64,
        mut visit: impl FnMut(usize, &[u8; 81]) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        if limit > COLLECTED {
            return self.solutions_at_once(puzzles, limit, visit);
        }
        let size = (COLLECTED / limit.max(1)).min(CHUNK as u64) as usize;
        let work = |puzzles: &[Classic], all: &mut [Vec<[u8; 81]>]| {
            puzzles.iter().zip(all).all(|(puzzle, found)| {
                let collect = |solution: &[u8; 81]| {
                    found.push(*solution);
                    ControlFlow::Continue(())
                };
                visit_solutions(puzzle, limit, self.stop, collect).is_ok()
            })
        };
        let mut next = 0..;
        self.stream(puzzles, size, &Vec::new(), &work, |found| {
            let number = next.next().unwrap_or(usize::MAX);
            found.iter().try_for_each(|solution| visit(number, solution))
        })
    }
    /// Visits each solution as soon as it is found.
    fn solutions_at_once(
        &self,
        puzzles: impl Iterator<Item = Classic>,
        limit: u64,
        mut visit: impl FnMut(usize, &[u8; 81]) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        for (number, puzzle) in puzzles.enumerate() {
            let visit = |solution: &[u8; 81]| visit(number, solution);
            if visit_solutions(&puzzle, limit, self.stop, visit)?.is_break() {
                break;
            }
        }
        Ok(())
    }
}

/// Two solutions, the same ones on every backend. `None` when it was stopped.
pub(super) fn two_solutions(puzzle: &Classic, stop: Stop<'_>) -> Option<Answer> {
    let mut found = Vec::with_capacity(2);
    let collect = |solution: &[u8; 81]| {
        found.push(*solution);
        ControlFlow::Continue(())
    };
    let _ended = visit_solutions(puzzle, 2, stop, collect).ok()?;
    Some(match found[..] {
        [a, b] => Answer::Several(a, b),
        [only] => Answer::Unique(only),
        _ => Answer::None,
    })
}

/// Visits up to `limit` solutions as numbers; returns whether the visitor ended the search.
fn visit_solutions(
    puzzle: &Classic,
    limit: u64,
    stop: Stop<'_>,
    mut visit: impl FnMut(&[u8; 81]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Stopped> {
    let mut flow = ControlFlow::Continue(());
    let budget = Budget { nodes: None, stop };
    let counted = ask::solutions(&puzzle.to_puzzle(), limit, &budget, &mut |digits: &[Digit]| {
        let mut numbers = [0; 81];
        for (number, digit) in numbers.iter_mut().zip(digits) {
            *number = digit.number() as u8;
        }
        flow = visit(&numbers);
        flow
    });
    let ended = flow.is_break() || counted.found == limit || counted.complete;
    if ended { Ok(flow) } else { Err(Stopped) }
}
