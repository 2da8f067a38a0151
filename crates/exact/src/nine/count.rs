//! Counting and solving: one puzzle, or many side by side.
use super::backend::Backend;
use super::classic::{Classic, puzzle_of};
use super::kernel::Kernel;
use super::lanes::Lanes;
use super::rest::{Open, begin, remaining};
use super::run::run;
use super::start::Start;
use super::task::{Task, too_many};
use crate::budget::{Budget, Meter};
use crate::general;
use core::ops::ControlFlow;
use whydoku_core::Stop;

/// Counts up to a limit.
struct Count<'a> {
    puzzles: &'a [Classic],
    limit: u64,
    counts: &'a mut [u64],
    branches: Vec<u32>,
    stop: Stop<'a>,
}

impl<'a> Count<'a> {
    fn new(puzzles: &'a [Classic], limit: u64, stop: Stop<'a>, counts: &'a mut [u64]) -> Self {
        Self { puzzles, limit, counts, branches: vec![0; puzzles.len()], stop }
    }
    /// The puzzles that took too long, with the places for their counts.
    fn left(&mut self) -> impl Iterator<Item = (usize, Start<'a>, &mut u64)> {
        let (puzzles, limit) = (self.puzzles, self.limit);
        let all = self.counts.iter_mut().zip(&self.branches).enumerate();
        all.filter(move |(_, (count, branches))| {
            **count < limit && too_many((**branches).into(), **count)
        })
        .map(|(job, (count, _))| (job, Start::Numbers(puzzles[job].numbers()), count))
    }
}

impl Task for Count<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.puzzles.len()
    }
    #[inline(always)]
    fn stage<V: Kernel>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        V::stage(&self.puzzles[first..first + count], out);
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, job: usize, _cells: &[V; 81], _lane: usize) -> bool {
        self.counts[job] += 1;
        self.is_done(job)
    }
    #[inline(always)]
    fn is_done(&self, job: usize) -> bool {
        let count = self.counts[job];
        count >= self.limit || too_many(self.branches[job].into(), count)
    }
    #[inline(always)]
    fn branched(&mut self, job: usize) {
        self.branches[job] = self.branches[job].saturating_add(1);
    }
    #[inline(always)]
    fn stop(&self) -> bool {
        self.stop.is_due()
    }
}

/// Counts the solutions of each puzzle up to `limit` into `counts`, which must have the same length and be all
/// zero. False when it was stopped; the counts are then lower bounds.
pub(super) fn count_in_lanes(
    backend: Backend,
    puzzles: &[Classic],
    limit: u64,
    stop: Stop<'_>,
    counts: &mut [u64],
) -> bool {
    if limit == 0 || puzzles.is_empty() {
        return true;
    }
    let mut task = Count::new(puzzles, limit, stop, counts);
    run(backend, &mut task)
        && task.left().all(|(_, start, count)| {
            let (found, complete) = count_long(backend, &start, limit, stop, None);
            *count = found;
            complete
        })
}

/// Counts up to two and keeps the first solution found.
struct Solve<'a> {
    count: Count<'a>,
    solutions: &'a mut [[u8; 81]],
}

impl Task for Solve<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.count.len()
    }
    #[inline(always)]
    fn stage<V: Kernel>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        self.count.stage(first, count, out);
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool {
        if self.count.counts[job] == 0 {
            for (number, vector) in self.solutions[job].iter_mut().zip(cells) {
                let digit = vector.get(lane);
                *number = digit.trailing_zeros() as u8 + 1;
            }
        }
        self.count.found(job, cells, lane)
    }
    #[inline(always)]
    fn is_done(&self, job: usize) -> bool {
        self.count.is_done(job)
    }
    #[inline(always)]
    fn branched(&mut self, job: usize) {
        self.count.branched(job);
    }
    #[inline(always)]
    fn stop(&self) -> bool {
        self.count.stop()
    }
}

/// Counts the solutions of each puzzle up to two, and writes a solution of each that has one; for
/// a puzzle with several, which one depends on the backend. False when it was stopped.
pub(super) fn solve_in_lanes(
    backend: Backend,
    puzzles: &[Classic],
    stop: Stop<'_>,
    counts: &mut [u64],
    solutions: &mut [[u8; 81]],
) -> bool {
    if puzzles.is_empty() {
        return true;
    }
    let mut task = Solve { count: Count::new(puzzles, 2, stop, counts), solutions };
    if !run(backend, &mut task) {
        return false;
    }
    let Solve { mut count, solutions } = task;
    count.left().all(|(job, start, count)| {
        let mut sets = [0_u16; 81];
        let (found, complete) = count_long(backend, &start, 2, stop, Some(&mut sets));
        *count = found;
        solutions[job] = sets.map(|set| set.trailing_zeros() as u8 + 1);
        complete
    })
}

/// Counts the solutions of one puzzle up to `limit` and writes a solution, if any and if wanted, as sets. The
/// count is a lower bound when the flag is false: it was stopped.
pub(crate) fn count_one(
    backend: Backend,
    start: &Start<'_>,
    limit: u64,
    stop: Stop<'_>,
    mut solution: Option<&mut [u16; 81]>,
) -> (u64, bool) {
    if limit == 0 {
        return (0, true);
    }
    let (found, nodes) = match begin(backend, start, limit, solution.as_deref_mut()) {
        Ok(found) => return (found, true),
        Err(open) => open,
    };
    let open = Open { limit, found, is_patient: false, stop };
    match remaining(backend, &nodes, open, solution.as_deref_mut()) {
        Some(counted) => counted,
        None => count_long(backend, start, limit, stop, solution),
    }
}

/// The budget of the general engine for a puzzle in which the lanes got lost.
const NODES_OF_GENERAL: u64 = 100_000;

/// Counts like [`count_one`], for a puzzle that takes the lanes too long: with the general engine, and
/// if that gets lost too, with the lanes, however long it takes.
#[cold]
fn count_long(
    backend: Backend,
    start: &Start<'_>,
    limit: u64,
    stop: Stop<'_>,
    mut solution: Option<&mut [u16; 81]>,
) -> (u64, bool) {
    let sets = start.sets();
    let mut found = 0;
    let budget = Budget { nodes: Some(NODES_OF_GENERAL), stop };
    let complete = general::run(&puzzle_of(&sets), &mut Meter::new(&budget), &mut |digits| {
        if let (0, Some(solution)) = (found, &mut solution) {
            **solution = core::array::from_fn(|cell| 1 << digits[cell].index());
        }
        found += 1;
        if found == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if complete || stop.is_due() {
        return (found, complete);
    }
    let open = Open { limit, found: 0, is_patient: true, stop };
    remaining(backend, &[sets], open, solution).unwrap_or((0, false))
}

impl Classic {
    /// Counts the solutions, up to `limit`. This is for one puzzle at a time; many are counted faster by
    /// [`Batch`](crate::Batch).
    pub fn count(&self, limit: u64) -> u64 {
        self.count_on(Backend::fastest(), limit)
    }
    /// The same on a backend of your choice.
    pub fn count_on(&self, backend: Backend, limit: u64) -> u64 {
        count_one(backend, &Start::Numbers(self.numbers()), limit, Stop::NEVER, None).0
    }
}
