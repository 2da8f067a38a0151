//! Growing branches: one at a time, or by several workers at once.
use super::board::Board;
use super::branch::{Branch, Rules};
use super::nest::Nest;
use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

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
    /// The same without workers.
    pub(super) fn alone(&self) -> Help<'a> {
        Help::new(self.stop, None)
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

/// A branch and the number of the task it answers.
type Grown = (usize, Box<Branch>);

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
    pub(super) fn grow(
        &mut self,
        board: &Board,
        (start, on): (u16, bool),
        help: &Help<'_>,
    ) -> Box<Branch> {
        let mut branch = self.spare.pop().unwrap_or_else(|| Box::new(Branch::new(board)));
        branch.begin(board, start, on);
        branch.follow(self.rules);
        while branch.clash.is_none() && self.nest.deduce(board, &mut branch, help) {
            branch.follow(self.rules);
        }
        branch
    }
    /// Grows many branches with all workers; each has its own grower.
    pub(super) fn grow_all(
        growers: &[Mutex<Self>],
        board: &Board,
        starts: &[(u16, bool)],
        (crew, help): (&dyn Crew, &Help<'_>),
    ) -> Vec<Grown> {
        let next = AtomicUsize::new(0);
        let all: Mutex<Vec<Grown>> = Mutex::new(Vec::new());
        crew.run(&|worker| {
            let Some(grower) = growers.get(worker) else { return };
            let mut grower = grower.lock().unwrap_or_else(PoisonError::into_inner);
            let mut grown = Vec::new();
            while let Some(&start) = starts.get(next.fetch_add(1, Ordering::Relaxed)) {
                let task = usize::from(start.0) * 2 + usize::from(start.1);
                grown.push((task, grower.grow(board, start, help)));
            }
            all.lock().unwrap_or_else(PoisonError::into_inner).append(&mut grown);
        });
        all.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}
