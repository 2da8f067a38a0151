//! Many plain 9x9 puzzles at once, in order, in any number of threads.
mod solutions;

use crate::nine::{self, Backend, Classic};
use core::fmt;
use core::ops::ControlFlow;
use solutions::two_solutions;
use std::sync::{Mutex, PoisonError};
use std::thread;
use whydoku_core::Stop;
use whydoku_pipeline::ordered;

/// Puzzles that a thread takes at a time: enough that its lanes rarely run out of work, and
/// few enough that threads finish together and little waits for its turn.
const CHUNK: usize = 4096;

/// The fewest puzzles of a slice that justify another thread: fewer are done before it
/// has started.
const LITTLE: usize = 512;

/// What is known about one puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// It has no solution.
    None,
    /// This is its only solution: 81 numbers from 1 to 9.
    Unique([u8; 81]),
    /// It has several solutions; these two differ.
    Several([u8; 81], [u8; 81]),
}

/// What is known about one puzzle, without the solutions of a puzzle that has several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Brief {
    /// It has no solution.
    None,
    /// This is its only solution: 81 numbers from 1 to 9.
    Unique([u8; 81]),
    /// It has several solutions.
    Several,
}

/// The batch was stopped before it was finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped before every puzzle was solved")
    }
}

impl core::error::Error for Stopped {}

/// How to work on many puzzles.
///
/// Answers come in the order of the puzzles and depend neither on the number of threads nor on
/// the processor. Memory is bounded: apart from the puzzles and answers of a slice, a few thousand
/// puzzles for each thread.
///
/// ```
/// use whydoku_exact::{Answer, Batch, Classic};
/// let line = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let puzzles = [Classic::from_line(line).unwrap(), Classic::EMPTY];
/// assert_eq!(Batch::new().threads(2).counts(&puzzles, 10)?, [1, 10]);
/// let answers = Batch::new().answers(&puzzles)?;
/// assert!(matches!(answers[..], [Answer::Unique(_), Answer::Several(..)]));
/// # Ok::<(), whydoku_exact::Stopped>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    threads: usize,
    backend: Backend,
    stop: Stop<'a>,
}

impl Default for Batch<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Batch<'a> {
    /// In one thread, on the fastest backend, until it is finished.
    pub fn new() -> Self {
        Self { threads: 1, backend: Backend::fastest(), stop: Stop::NEVER }
    }
    /// In this many threads (at least one).
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }
    /// On this backend; on the portable one if the processor lacks it.
    #[must_use]
    pub fn backend(self, backend: Backend) -> Self {
        Self { backend, ..self }
    }
    /// Until `stop`, a [`Stop`] or a reference to a function, returns true; every thread asks it every
    /// millisecond or so.
    #[must_use]
    pub fn until(self, stop: impl Into<Stop<'a>>) -> Self {
        Self { stop: stop.into(), ..self }
    }

    /// The number of solutions of each puzzle, up to `limit`.
    ///
    /// # Errors
    /// [`Stopped`] when the function given to [`Self::until`] returned true.
    pub fn counts(&self, puzzles: &[Classic], limit: u64) -> Result<Vec<u64>, Stopped> {
        let mut counts = vec![0; puzzles.len()];
        self.in_chunks(puzzles, &mut counts, |puzzles, counts| {
            nine::count_into(self.backend, puzzles, limit, self.stop, counts)
        })?;
        Ok(counts)
    }
    /// What is known about each puzzle.
    ///
    /// # Errors
    /// [`Stopped`] when the function given to [`Self::until`] returned true.
    pub fn answers(&self, puzzles: &[Classic]) -> Result<Vec<Answer>, Stopped> {
        let mut answers = vec![Answer::None; puzzles.len()];
        self.in_chunks(puzzles, &mut answers, |puzzles, answers| self.answer(puzzles, answers))?;
        Ok(answers)
    }
    /// What is known about each puzzle, without the solutions of those that have several. Faster than
    /// [`Self::answers`], which for such a puzzle searches for two that do not depend on the processor.
    ///
    /// # Errors
    /// [`Stopped`] when the function given to [`Self::until`] returned true.
    pub fn briefs(&self, puzzles: &[Classic]) -> Result<Vec<Brief>, Stopped> {
        let mut briefs = vec![Brief::None; puzzles.len()];
        self.in_chunks(puzzles, &mut briefs, |puzzles, briefs| self.solve(puzzles, briefs))?;
        Ok(briefs)
    }
    /// Counts the solutions of a stream of puzzles, up to `limit` each, and hands over the counts
    /// in order; `each` may end the search with [`ControlFlow::Break`]. Reading and handing over happen in
    /// the calling thread.
    ///
    /// # Errors
    /// [`Stopped`] when the function given to [`Self::until`] returned true.
    pub fn count_stream(
        &self,
        puzzles: impl Iterator<Item = Classic>,
        limit: u64,
        each: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        let work = |puzzles: &[Classic], counts: &mut [u64]| {
            nine::count_into(self.backend, puzzles, limit, self.stop, counts)
        };
        self.stream(puzzles, CHUNK, &0, &work, each)
    }
    /// Solves a stream of puzzles and hands over the answers in order, like [`Self::count_stream`].
    ///
    /// # Errors
    /// [`Stopped`] when the function given to [`Self::until`] returned true.
    pub fn answer_stream(
        &self,
        puzzles: impl Iterator<Item = Classic>,
        each: impl FnMut(Answer) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        let work = |puzzles: &[Classic], answers: &mut [Answer]| self.answer(puzzles, answers);
        self.stream(puzzles, CHUNK, &Answer::None, &work, each)
    }

    /// False when it was stopped.
    fn solve(&self, puzzles: &[Classic], briefs: &mut [Brief]) -> bool {
        let mut counts = vec![0; puzzles.len()];
        let mut solutions = vec![[0; 81]; puzzles.len()];
        if !nine::solve_into(self.backend, puzzles, self.stop, &mut counts, &mut solutions) {
            return false;
        }
        for (at, brief) in briefs.iter_mut().enumerate() {
            *brief = match counts[at] {
                0 => Brief::None,
                1 => Brief::Unique(solutions[at]),
                _ => Brief::Several,
            };
            debug_assert!(
                counts[at] == 0 || puzzles[at].is_solved_by(&solutions[at]),
                "the search returned no solution"
            );
        }
        true
    }

    /// False when it was stopped.
    fn answer(&self, puzzles: &[Classic], answers: &mut [Answer]) -> bool {
        let mut briefs = vec![Brief::None; puzzles.len()];
        if !self.solve(puzzles, &mut briefs) {
            return false;
        }
        for ((answer, brief), puzzle) in answers.iter_mut().zip(briefs).zip(puzzles) {
            *answer = match brief {
                Brief::None => Answer::None,
                Brief::Unique(solution) => Answer::Unique(solution),
                Brief::Several => match two_solutions(puzzle, self.stop) {
                    Some(answer) => answer,
                    None => return false,
                },
            };
        }
        true
    }

    /// Works on the chunks of a slice. `work` is false when it was stopped.
    fn in_chunks<T: Send>(
        &self,
        puzzles: &[Classic],
        answers: &mut [T],
        work: impl Fn(&[Classic], &mut [T]) -> bool + Sync,
    ) -> Result<(), Stopped> {
        // A single thread continues with full lanes as long as it can; several should finish together.
        let size = match self.threads {
            1 => CHUNK,
            threads => puzzles.len().div_ceil(4 * threads).clamp(LITTLE, CHUNK),
        };
        let chunks = Mutex::new(puzzles.chunks(size).zip(answers.chunks_mut(size)));
        let next = || chunks.lock().unwrap_or_else(PoisonError::into_inner).next();
        let all = || {
            while let Some((puzzles, answers)) = next() {
                if !work(puzzles, answers) {
                    return false;
                }
            }
            true
        };
        if self.threads == 1 || puzzles.len() <= size {
            return if all() { Ok(()) } else { Err(Stopped) };
        }
        let threads = self.threads.min(puzzles.len().div_ceil(size));
        // The calling thread is one of them.
        let done = thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(all)).collect();
            let done = all();
            others.into_iter().fold(done, |done, other| done & other.join().unwrap_or(false))
        });
        if done { Ok(()) } else { Err(Stopped) }
    }

    /// Works on the chunks of a stream, in order, and as many ahead as keep the workers busy.
    /// `work` is false when it was stopped.
    fn stream<T: Clone + Send>(
        &self,
        mut puzzles: impl Iterator<Item = Classic>,
        size: usize,
        blank: &T,
        work: &(impl Fn(&[Classic], &mut [T]) -> bool + Sync),
        mut each: impl FnMut(T) -> ControlFlow<()>,
    ) -> Result<(), Stopped> {
        let chunk = || {
            let puzzles: Vec<Classic> = puzzles.by_ref().take(size).collect();
            let answers = vec![blank.clone(); puzzles.len()];
            (!puzzles.is_empty()).then_some((puzzles, answers))
        };
        let answer = |(puzzles, mut answers): (Vec<Classic>, Vec<T>)| {
            work(&puzzles, &mut answers).then_some(answers)
        };
        let mut result = Ok(());
        let _ended = ordered(self.threads, chunk, answer, |answers| {
            let Some(answers) = answers else {
                result = Err(Stopped);
                return ControlFlow::Break(());
            };
            answers.into_iter().try_for_each(&mut each)
        });
        result
    }
}
