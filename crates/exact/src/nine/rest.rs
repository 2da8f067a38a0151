//! One puzzle: its own engine begins, and the nodes that this leaves open are searched side by side.
use super::backend::Backend;
use super::run::search_one;
use super::start::{Outcome, Start};
#[cfg(feature = "lanes")]
use super::{
    kernel::Kernel,
    lanes::Lanes,
    run::run_rest,
    task::{Task, too_many},
};
use whydoku_core::Stop;

/// Branches that end, in a contradiction or a solution, before a single puzzle moves from its own
/// engine to the lanes, where its nodes are processed side by side. Puzzles with several solutions
/// have few such ends, hard ones many. Measured: fewer is better for the hardest puzzles, more for
/// ordinary hard ones, and more where the lanes are words.
fn ends_alone(backend: Backend) -> u32 {
    if backend == Backend::Portable { 40 } else { 16 }
}

/// Starts on one puzzle with the instructions that are best for it: returns the count, or what was found
/// and the remaining nodes.
pub(super) fn begin(
    backend: Backend,
    start: &Start<'_>,
    limit: u64,
    solution: Option<&mut [u16; 81]>,
) -> Result<u64, (u64, Vec<[u16; 81]>)> {
    match search_one(backend, start, limit, ends_alone(backend), solution) {
        Outcome::Done(found) => Ok(found),
        Outcome::Open(found, nodes) => Err((found, nodes)),
    }
}

/// What is known about one puzzle whose nodes remain.
#[derive(Clone, Copy)]
pub(super) struct Open<'a> {
    pub(super) limit: u64,
    /// The solutions that were found.
    pub(super) found: u64,
    /// Whether it may take however long.
    pub(super) is_patient: bool,
    pub(super) stop: Stop<'a>,
}

/// The remaining nodes of one puzzle.
#[cfg(feature = "lanes")]
struct Rest<'a> {
    nodes: &'a [[u16; 81]],
    limit: u64,
    found: u64,
    branches: u64,
    is_patient: bool,
    solution: Option<&'a mut [u16; 81]>,
    stop: Stop<'a>,
}

#[cfg(feature = "lanes")]
impl Rest<'_> {
    fn takes_too_long(&self) -> bool {
        !self.is_patient && too_many(self.branches, self.found)
    }
}

#[cfg(feature = "lanes")]
impl Task for Rest<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.nodes.len()
    }
    #[inline(always)]
    fn stage<V: Kernel>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        for (lane, node) in self.nodes[first..first + count].iter().enumerate() {
            for (vector, &set) in out.iter_mut().zip(node) {
                vector.set(lane, set);
            }
        }
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool {
        if let (0, Some(solution)) = (self.found, &mut self.solution) {
            for (set, vector) in solution.iter_mut().zip(cells) {
                *set = vector.get(lane);
            }
        }
        self.found += 1;
        self.is_done(job)
    }
    #[inline(always)]
    fn is_done(&self, _job: usize) -> bool {
        self.found >= self.limit || self.takes_too_long()
    }
    #[inline(always)]
    fn branched(&mut self, _job: usize) {
        self.branches += 1;
    }
    #[inline(always)]
    fn stop(&self) -> bool {
        self.found >= self.limit || self.stop.is_due()
    }
}

/// Counts on in the remaining nodes of one puzzle, side by side. `None` if that takes too long.
#[cfg(feature = "lanes")]
pub(super) fn remaining(
    backend: Backend,
    nodes: &[[u16; 81]],
    Open { limit, found, is_patient, stop }: Open<'_>,
    solution: Option<&mut [u16; 81]>,
) -> Option<(u64, bool)> {
    let mut rest = Rest { nodes, limit, found, branches: 0, is_patient, solution, stop };
    let done = run_rest(backend, &mut rest);
    let is_given_up = rest.found < limit && rest.takes_too_long();
    (!is_given_up).then_some((rest.found, done || rest.found >= limit))
}
#[cfg(not(feature = "lanes"))]
pub(super) use one_by_one as remaining;

/// The nodes of one puzzle that are searched one by one before that takes too long.
#[cfg(any(test, not(feature = "lanes")))]
const NODES_ALONE: usize = 100;

/// The same, one node after another: slower for the hardest puzzles, but without the engine of the lanes, which is most of
/// this crate for a program that counts one puzzle at a time.
#[cfg(any(test, not(feature = "lanes")))]
pub(super) fn one_by_one(
    backend: Backend,
    nodes: &[[u16; 81]],
    Open { limit, mut found, is_patient, stop }: Open<'_>,
    mut solution: Option<&mut [u16; 81]>,
) -> Option<(u64, bool)> {
    let (mut nodes, mut searched) = (nodes.to_vec(), 0);
    while let Some(node) = nodes.pop().filter(|_| found < limit) {
        if stop.is_due() {
            return Some((found, false));
        }
        if searched == NODES_ALONE && !is_patient {
            return None;
        }
        searched += 1;
        let wanted = if found == 0 { solution.as_deref_mut() } else { None };
        let (more, open) = match begin(backend, &Start::Sets(node), limit - found, wanted) {
            Ok(more) => (more, Vec::new()),
            Err(open) => open,
        };
        found += more;
        nodes.extend(open);
    }
    Some((found, true))
}

#[cfg(all(test, feature = "lanes"))]
mod tests {
    use super::*;
    use whydoku_core::{Random, Shape};
    use whydoku_testkit::random_solution;

    /// Puzzles with so few givens that their search branches.
    fn puzzle(random: &mut Random, shape: &Shape) -> [u8; 81] {
        let solution = random_solution(shape, random);
        let often = 3 + random.below(2);
        core::array::from_fn(
            |at| {
                if random.below(often) == 0 { solution[at].number() as u8 } else { 0 }
            },
        )
    }

    #[test]
    fn nodes_one_by_one_hold_the_same_solutions() {
        let (mut random, shape) = (Random::new(8), Shape::square(9).expect("a square"));
        let mut left = 0;
        for _ in 0..if cfg!(miri) { 3 } else { 200 } {
            let numbers = puzzle(&mut random, &shape);
            let start = Start::Numbers(&numbers);
            let limit = [1, 2, 3000][random.below(3)];
            let nodes = [start.sets()];
            let open = Open { limit, found: 0, is_patient: true, stop: Stop::NEVER };
            let counted = remaining(Backend::Portable, &nodes, open, None);
            for is_patient in [true, false] {
                let open = Open { is_patient, ..open };
                let mut first = [0; 81];
                match one_by_one(Backend::Portable, &nodes, open, Some(&mut first)) {
                    None => left += usize::from(!is_patient),
                    own => assert_eq!(own, counted),
                }
                let is_of_puzzle = first.iter().zip(start.sets()).all(|(one, set)| one & !set == 0);
                assert!(
                    is_of_puzzle
                        && first.iter().all(|set| set.count_ones() == first[0].count_ones())
                );
            }
        }
        assert!(cfg!(miri) || left > 0, "no puzzle took too long");
    }
}
