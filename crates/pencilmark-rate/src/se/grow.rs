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

/// A branch and what it assumes.
type Answer = ((u16, bool), Box<Branch>);

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
    /// Grows many branches with all workers; each has its own grower. Half of the workers begin at
    /// the end: neighbours often come to the same boards, which are better searched only once.
    pub(super) fn grow_all(
        growers: &[Mutex<Self>],
        ground: &Ground<'_>,
        starts: &[(u16, bool)],
        crew: &dyn Crew,
    ) -> Vec<Answer> {
        let [taken, from_front, from_end] = [const { AtomicUsize::new(0) }; 3];
        let all: Mutex<Vec<Answer>> = Mutex::new(Vec::new());
        crew.run(&|worker| {
            let Some(grower) = growers.get(worker) else { return };
            let mut grower = grower.lock().unwrap_or_else(PoisonError::into_inner);
            let mut grown = Vec::new();
            while taken.fetch_add(1, Ordering::Relaxed) < starts.len() {
                let start = if worker % 2 == 0 {
                    starts[from_front.fetch_add(1, Ordering::Relaxed)]
                } else {
                    starts[starts.len() - 1 - from_end.fetch_add(1, Ordering::Relaxed)]
                };
                grown.push((start, grower.grow(ground, start)));
            }
            all.lock().unwrap_or_else(PoisonError::into_inner).append(&mut grown);
        });
        all.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}
