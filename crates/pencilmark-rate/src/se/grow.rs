//! Growing branches: one at a time, or by several workers at once.
use super::board::Board;
use super::branch::{Branch, Rules, Set};
use super::links::{Sweep, strong_links};
use super::nest::Nest;
use super::tables::CANDIDATES;
use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};

/// Workers for a single very hard puzzle: threads of the front end, which alone may start any.
///
/// ```
/// use pencilmark_rate::se::Crew;
///
/// struct Threads(usize);
/// impl Crew for Threads {
///     fn size(&self) -> usize {
///         self.0
///     }
///     fn run(&self, task: &(dyn Fn(usize) + Sync)) {
///         std::thread::scope(|scope| {
///             for worker in 0..self.0 {
///                 scope.spawn(move || task(worker));
///             }
///         });
///     }
/// }
/// ```
pub trait Crew: Sync {
    /// How many workers there are.
    fn size(&self) -> usize;
    /// Calls `task` once for each worker from 0 to `size() - 1`, at the same time if possible, and
    /// returns when all are done. The rating does not depend on who does what.
    fn run(&self, task: &(dyn Fn(usize) + Sync));
}

/// What a search may use besides the board.
pub(super) struct Help<'a> {
    stop: &'a (dyn Fn() -> bool + Sync),
    stopped: AtomicBool,
    /// Workers, for the outermost search.
    pub(super) crew: Option<&'a dyn Crew>,
}

impl<'a> Help<'a> {
    pub(super) fn new(stop: &'a (dyn Fn() -> bool + Sync), crew: Option<&'a dyn Crew>) -> Self {
        Self { stop, stopped: AtomicBool::new(false), crew }
    }
    /// Whether [`Self::is_stopped`] has said so.
    pub(super) fn was_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
    /// Whether to give up; what a search has found then is worth nothing.
    pub(super) fn is_stopped(&self) -> bool {
        let stopped = self.stopped.load(Ordering::Relaxed) || (self.stop)();
        if stopped {
            self.stopped.store(true, Ordering::Relaxed);
        }
        stopped
    }
}

/// Where a search stands.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) board: &'a Board,
    pub(super) help: &'a Help<'a>,
    /// What a search that looks less deep has grown on the same board, if it found nothing: its
    /// branches are how ours begin.
    pub(super) before: Option<&'a Grown>,
    /// Whether it is a search within a branch.
    pub(super) is_inner: bool,
}

impl<'a> Ground<'a> {
    /// For a search within a branch.
    pub(super) fn inner(board: &'a Board, help: &'a Help<'a>) -> Self {
        Self { board, help, before: None, is_inner: true }
    }
}

/// The branches of a search, by the candidate that is assumed true or false.
#[derive(Debug, Default)]
pub(super) struct Grown {
    pub(super) on: Vec<Option<Box<Branch>>>,
    pub(super) off: Vec<Option<Box<Branch>>>,
}

impl Grown {
    fn get(&self, (start, on): (u16, bool)) -> Option<&Branch> {
        let all = if on { &self.on } else { &self.off };
        all.get(usize::from(start))?.as_deref()
    }
}

/// Grows branches by fixed rules; keeps its working memory.
pub(super) struct Grower {
    rules: Rules,
    nest: Nest,
    #[expect(clippy::vec_box, reason = "boxes move between this and their users")]
    spare: Vec<Box<Branch>>,
}

impl fmt::Debug for Grower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grower").field("rules", &self.rules).finish_non_exhaustive()
    }
}

impl Grower {
    pub(super) fn new(rules: Rules, nest: Nest) -> Self {
        Self { rules, nest, spare: Vec::new() }
    }
    pub(super) fn nest(&self) -> &Nest {
        &self.nest
    }
    /// Takes a branch back that is not needed any more.
    pub(super) fn recycle(&mut self, branch: Box<Branch>) {
        self.spare.push(branch);
    }
    /// What follows from a candidate being true, or false.
    pub(super) fn grow(&mut self, ground: &Ground<'_>, start: (u16, bool)) -> Box<Branch> {
        let Ground { board, help, before, .. } = *ground;
        let mut branch = self.spare.pop().unwrap_or_else(|| Box::new(Branch::new(board)));
        if let Some(begun) = before.and_then(|before| before.get(start)) {
            branch.copy(begun);
        } else {
            branch.begin(board, start.0, start.1);
            branch.follow(self.rules);
        }
        while branch.clash.is_none() && self.nest.deduce(board, &mut branch, help) {
            branch.follow(self.rules);
        }
        branch
    }
    /// Grows the branches of these candidates with all workers, each of which has its own grower:
    /// first those of true ones, then those of false ones that matter.
    pub(super) fn grow_all(
        growers: &[Mutex<Self>],
        ground: &Ground<'_>,
        starts: &[u16],
        crew: &dyn Crew,
    ) -> Grown {
        let [on, off] = [(); 2].map(|()| Shared::new());
        let [true_ones, false_ones] = [(); 2].map(|()| Turns::new(starts));
        crew.run(&|worker| {
            let Some(grower) = growers.get(worker) else { return };
            let mut grower = grower.lock().unwrap_or_else(PoisonError::into_inner);
            while let Some((start, _turn)) = true_ones.next(worker) {
                on.put(start, grower.grow(ground, (start, true)));
            }
            let branch = |start| on.get(start);
            let mut assume_false = |start| {
                if falsehood_matters(ground.board, grower.nest(), branch, start) {
                    off.put(start, grower.grow(ground, (start, false)));
                }
            };
            // Others may still be at their last true one; what needs it is put off.
            let mut later = Vec::new();
            while let Some((start, _turn)) = false_ones.next(worker) {
                let link = first_link(ground.board, start).unwrap_or(start);
                if branch(start).is_some() && branch(link).is_some() {
                    assume_false(start);
                } else {
                    later.push(start);
                }
            }
            true_ones.wait();
            later.into_iter().for_each(assume_false);
        });
        Grown { on: on.into_branches(), off: off.into_branches() }
    }
}

/// Whether anything can come of assuming a candidate false, when the branches of true ones are
/// grown. If it makes another one true at once, the two come to the same: no contradiction unless
/// the other one has one, and the same conclusions. If it makes none true, only deductions within
/// the branch can lead on.
pub(super) fn falsehood_matters<'a>(
    board: &Board,
    nest: &Nest,
    branch: impl Fn(u16) -> Option<&'a Branch>,
    start: u16,
) -> bool {
    let Some(link) = first_link(board, start) else { return nest.has_patterns() };
    let (Some(on), Some(other)) = (branch(start), branch(link)) else { return true };
    let meets = |one: &Set, other: &Set| one.iter().zip(other).any(|(one, other)| one & other != 0);
    let doubles = board.count(usize::from(start) / 9) > 2;
    other.clash.is_some() || doubles && (meets(&on.on, &other.on) || meets(&on.off, &other.off))
}

/// What becomes true at once when a candidate is false, the first.
pub(super) fn first_link(board: &Board, start: u16) -> Option<u16> {
    let (links, count) = strong_links(board, Sweep::Xy, usize::from(start));
    links[..usize::from(count)].first().map(|link| link.to)
}

/// Branches that several workers grow, by candidate; each once.
struct Shared(Vec<OnceLock<Box<Branch>>>);

impl Shared {
    fn new() -> Self {
        Self((0..CANDIDATES).map(|_| OnceLock::new()).collect())
    }
    fn get(&self, start: u16) -> Option<&Branch> {
        self.0[usize::from(start)].get().map(|branch| &**branch)
    }
    fn put(&self, start: u16, branch: Box<Branch>) {
        // Nobody else has the turn of this candidate.
        let _ = self.0[usize::from(start)].set(branch);
    }
    fn into_branches(self) -> Vec<Option<Box<Branch>>> {
        self.0.into_iter().map(OnceLock::into_inner).collect()
    }
}

/// Hands candidates out. Half of the workers begin at the end: neighbours often come to the same
/// boards, which are better searched only once.
struct Turns<'a> {
    starts: &'a [u16],
    taken: AtomicUsize,
    from_front: AtomicUsize,
    from_end: AtomicUsize,
    /// How many turns have ended, and who waits for the last.
    over: Mutex<usize>,
    waiting: Condvar,
}

/// Ends when it is dropped, in a panic too: the others would wait for ever.
struct Turn<'a>(&'a Turns<'a>);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut over = self.0.over.lock().unwrap_or_else(PoisonError::into_inner);
        *over += 1;
        if *over == self.0.starts.len() {
            self.0.waiting.notify_all();
        }
    }
}

impl<'a> Turns<'a> {
    fn new(starts: &'a [u16]) -> Self {
        let [taken, from_front, from_end] = [const { AtomicUsize::new(0) }; 3];
        let (over, waiting) = (Mutex::new(0), Condvar::new());
        Self { starts, taken, from_front, from_end, over, waiting }
    }
    fn next(&self, worker: usize) -> Option<(u16, Turn<'_>)> {
        if self.taken.fetch_add(1, Ordering::Relaxed) >= self.starts.len() {
            return None;
        }
        let at = if worker.is_multiple_of(2) {
            self.from_front.fetch_add(1, Ordering::Relaxed)
        } else {
            self.starts.len() - 1 - self.from_end.fetch_add(1, Ordering::Relaxed)
        };
        Some((self.starts[at], Turn(self)))
    }
    /// Waits for those who have the last turns: there are none if the workers come one by one.
    fn wait(&self) {
        let over = self.over.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.waiting.wait_while(over, |over| *over < self.starts.len());
        drop(waited);
    }
}
