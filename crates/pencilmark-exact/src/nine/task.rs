//! What the engine is asked to do.
use super::classic::Classic;
use super::engine::Task;
use super::lanes::Lanes;
use super::path::{Path, run};

/// Asked whether to stop.
pub(crate) type Stop<'a> = Option<&'a (dyn Fn() -> bool + Sync)>;

/// Counts up to a limit.
struct Count<'a> {
    puzzles: &'a [Classic],
    limit: u64,
    counts: &'a mut [u64],
    nodes_left: u64,
    stop: Stop<'a>,
}

impl Task for Count<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.puzzles.len()
    }
    #[inline(always)]
    fn stage<V: Lanes>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        V::stage(&self.puzzles[first..first + count], out);
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, job: usize, _cells: &[V; 81], _lane: usize) -> bool {
        self.counts[job] += 1;
        self.is_done(job)
    }
    #[inline(always)]
    fn is_done(&self, job: usize) -> bool {
        self.counts[job] >= self.limit
    }
    #[inline(always)]
    fn spend(&mut self, nodes: u32) -> bool {
        let enough = self.nodes_left >= nodes.into();
        self.nodes_left = self.nodes_left.saturating_sub(nodes.into());
        !enough
    }
    #[inline(always)]
    fn stop(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}

/// Counts the solutions of each puzzle up to `limit` into `counts`, which must be as long and all
/// zero. False when it was stopped; the counts are lower bounds then.
pub(crate) fn count_into(
    path: Path,
    puzzles: &[Classic],
    limit: u64,
    nodes: Option<u64>,
    stop: Stop<'_>,
    counts: &mut [u64],
) -> bool {
    if limit == 0 {
        return true;
    }
    let nodes_left = nodes.unwrap_or(u64::MAX);
    run(path, &mut Count { puzzles, limit, counts, nodes_left, stop })
}

/// Counts up to two and keeps the solution that was found first.
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
    fn stage<V: Lanes>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        self.count.stage(first, count, out);
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool {
        if self.count.counts[job] == 0 {
            for (number, vector) in self.solutions[job].iter_mut().zip(cells) {
                let digit = vector.as_lanes()[lane & (V::COUNT - 1)];
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
    fn spend(&mut self, nodes: u32) -> bool {
        self.count.spend(nodes)
    }
    #[inline(always)]
    fn stop(&self) -> bool {
        self.count.stop()
    }
}

/// Counts the solutions of each puzzle up to two, and writes a solution of each that has any; for
/// a puzzle with several, which one depends on the path. False when it was stopped.
pub(crate) fn solve_into(
    path: Path,
    puzzles: &[Classic],
    stop: Stop<'_>,
    counts: &mut [u64],
    solutions: &mut [[u8; 81]],
) -> bool {
    let count = Count { puzzles, limit: 2, counts, nodes_left: u64::MAX, stop };
    run(path, &mut Solve { count, solutions })
}
