//! What the engine is asked to do.
use super::classic::Classic;
use super::engine::Task;
use super::lanes::{ALL, Lanes};
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

/// The nodes that are left of one puzzle.
struct Rest<'a> {
    nodes: &'a [[u16; 81]],
    limit: u64,
    found: u64,
    solution: &'a mut [u16; 81],
    stop: Stop<'a>,
}

impl Task for Rest<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.nodes.len()
    }
    #[inline(always)]
    fn stage<V: Lanes>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        for (lane, node) in self.nodes[first..first + count].iter().enumerate() {
            for (vector, &set) in out.iter_mut().zip(node) {
                vector.as_lanes_mut()[lane & (V::COUNT - 1)] = set;
            }
        }
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, _job: usize, cells: &[V; 81], lane: usize) -> bool {
        if self.found == 0 {
            for (set, vector) in self.solution.iter_mut().zip(cells) {
                *set = vector.as_lanes()[lane & (V::COUNT - 1)];
            }
        }
        self.found += 1;
        self.found >= self.limit
    }
    #[inline(always)]
    fn is_done(&self, _job: usize) -> bool {
        self.found >= self.limit
    }
    #[inline(always)]
    fn spend(&mut self, _nodes: u32) -> bool {
        self.found >= self.limit
    }
    #[inline(always)]
    fn stop(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}

/// Branches after which a single puzzle moves from three vectors to the lanes, where its nodes
/// are worked on side by side. Measured: fewer is better for the hardest puzzles, more for those
/// with several solutions.
#[cfg(target_arch = "x86_64")]
const BRANCHES_ALONE: u32 = 20;

/// What is known of the cells of one puzzle.
#[derive(Clone, Debug)]
pub(crate) enum Start<'a> {
    /// Numbers from 1 to 9, 0 for an unknown cell.
    Numbers(&'a [u8; 81]),
    /// The candidates, as sets of nine bits.
    Sets([u16; 81]),
}

impl Start<'_> {
    fn sets(&self) -> [u16; 81] {
        match self {
            Self::Numbers(numbers) => numbers.map(|n| if n == 0 { ALL } else { 1 << (n - 1) }),
            Self::Sets(sets) => *sets,
        }
    }
}

/// Counts the solutions of one puzzle up to `limit` and writes a solution, if any, as sets. The
/// count is a lower bound when the flag is false: it was stopped.
pub(crate) fn count_one(
    path: Path,
    start: &Start<'_>,
    limit: u64,
    stop: Stop<'_>,
    solution: &mut [u16; 81],
) -> (u64, bool) {
    if limit == 0 {
        return (0, true);
    }
    let (found, nodes) = match begin(path, start, limit, solution) {
        Ok(found) => return (found, true),
        Err(open) => open,
    };
    let mut rest = Rest { nodes: &nodes, limit, found, solution, stop };
    let done = run(path, &mut rest);
    (rest.found, done || rest.found >= limit)
}

/// Begins on one puzzle with the instructions that are best for it: the count, or what was found
/// and the nodes that are left.
#[cfg(target_arch = "x86_64")]
fn begin(
    path: Path,
    start: &Start<'_>,
    limit: u64,
    solution: &mut [u16; 81],
) -> Result<u64, (u64, Vec<[u16; 81]>)> {
    use super::simd::{Outcome, search_one};
    let outcome = match path {
        Path::Avx512 => search_one(start, limit, BRANCHES_ALONE, solution),
        Path::Avx2 | Path::Portable => None,
    };
    match outcome {
        Some(Outcome::Done(found)) => Ok(found),
        Some(Outcome::Open(found, nodes)) => Err((found, nodes)),
        None => Err((0, vec![start.sets()])),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn begin(
    _path: Path,
    start: &Start<'_>,
    _limit: u64,
    _solution: &mut [u16; 81],
) -> Result<u64, (u64, Vec<[u16; 81]>)> {
    Err((0, vec![start.sets()]))
}
