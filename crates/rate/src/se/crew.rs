//! Several workers on one puzzle: one leads, the others grow branches with it.
//!
//! They stay for the whole puzzle. A search takes a fifth of a millisecond or more, and starting a
//! thread, or waking one, takes up to a third of that.
use super::ahead::Ahead;
use super::ground::Help;
use core::fmt;
use core::hint;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Workers for a single very hard puzzle: threads of the front end, which is the only one that may start any.
///
/// ```
/// use whydoku_rate::se::Crew;
///
/// struct Threads(usize);
/// impl Crew for Threads {
///     fn size(&self) -> usize {
///         self.0
///     }
///     fn run(&self, task: &(dyn Fn(usize) + Sync)) {
///         std::thread::scope(|scope| {
///             for worker in 1..self.0 {
///                 scope.spawn(move || task(worker));
///             }
///             task(0);
///         });
///     }
/// }
/// ```
pub trait Crew: Sync {
    /// How many workers there are.
    fn size(&self) -> usize;
    /// Calls `task` once for each worker from 0 to `size() - 1`, all at the same time, and returns
    /// when they are done. It is called once for each puzzle. Worker 0 leads: the others wait for
    /// work to share until it has ended, and need not come at all. The rating does not
    /// depend on who does what.
    fn run(&self, task: &(dyn Fn(usize) + Sync));
}

/// How often workers check for something to do before they sleep, and how often the leader checks for
/// the last of them. This takes some tenths of a millisecond; the leader is rarely alone for longer.
const PATIENCE: u32 = 10_000;

/// Solves a puzzle with a crew; `None` only if the crew never runs the leader.
pub(super) fn lead<T: Send>(
    crew: &dyn Crew,
    help: &Help<'_>,
    walk: impl FnOnce(&Way<'_>) -> T + Send,
) -> Option<T> {
    let desk = Desk::new(crew.size());
    let (walk, result) = (Mutex::new(Some(walk)), Mutex::new(None));
    crew.run(&|worker| {
        if worker > 0 {
            return desk.serve(worker, help);
        }
        let _leader = Leader(&desk);
        let walk = walk.lock().unwrap_or_else(PoisonError::into_inner).take();
        let found = walk.map(|walk| walk(&Way { help, desk: Some(&desk) }));
        *result.lock().unwrap_or_else(PoisonError::into_inner) = found;
    });
    result.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What the searches for the steps of a puzzle may use.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) help: &'a Help<'a>,
    /// Where other workers wait, if there are any.
    pub(super) desk: Option<&'a Desk>,
}

/// Where the leader lays out what is to be grown, and the others find it.
pub(super) struct Desk {
    size: usize,
    laid: Mutex<Laid>,
    /// A worker has come or gone, or is needed.
    changed: Condvar,
    /// How many have been laid out so far. This and the next field change only while `laid` is locked, but
    /// are read without it.
    number: AtomicUsize,
    /// How many workers other than the leader are growing.
    at_work: AtomicUsize,
}

/// The contents of the desk.
#[derive(Default)]
struct Laid {
    ahead: Option<Arc<Ahead>>,
    /// Whether nothing more will come.
    is_over: bool,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("size", &self.size).finish_non_exhaustive()
    }
}

impl Desk {
    fn new(size: usize) -> Self {
        let [number, at_work] = [const { AtomicUsize::new(0) }; 2];
        Self { size, laid: Mutex::default(), changed: Condvar::new(), number, at_work }
    }
    /// How many workers there may be.
    pub(super) fn size(&self) -> usize {
        self.size
    }
    /// Lays out what is to be grown; waiting workers start.
    pub(super) fn share(&self, ahead: Ahead) -> Arc<Ahead> {
        let ahead = Arc::new(ahead);
        self.lay_out(|laid| laid.ahead = Some(Arc::clone(&ahead)));
        ahead
    }
    /// Grows the rest of it with every worker who has come; `None` only if a worker panicked.
    pub(super) fn gather(&self, ahead: Arc<Ahead>, help: &Help<'_>) -> Option<Ahead> {
        ahead.grow(0, help);
        self.lock().ahead = None;
        let is_somebody_there = || self.at_work.load(Ordering::Acquire) > 0;
        patiently(|| !is_somebody_there());
        drop(self.changed.wait_while(self.lock(), |_| is_somebody_there()));
        Arc::into_inner(ahead)
    }
    /// Takes part in everything that is laid out until nothing more comes.
    fn serve(&self, worker: usize, help: &Help<'_>) {
        let mut seen = 0;
        loop {
            let is_all_known = || self.number.load(Ordering::Acquire) == seen;
            patiently(|| !is_all_known());
            let waited = self.changed.wait_while(self.lock(), |_| is_all_known());
            let laid = waited.unwrap_or_else(PoisonError::into_inner);
            if laid.is_over {
                return;
            }
            seen = self.number.load(Ordering::Acquire);
            if let Some(ahead) = laid.ahead.clone() {
                self.at_work.fetch_add(1, Ordering::AcqRel);
                drop(laid);
                let _at_work = AtWork(self);
                ahead.grow(worker, help);
                drop(ahead);
            }
        }
    }
    fn lay_out(&self, change: impl FnOnce(&mut Laid)) {
        let mut laid = self.lock();
        change(&mut laid);
        self.number.fetch_add(1, Ordering::AcqRel);
        self.changed.notify_all();
    }
    fn lock(&self) -> MutexGuard<'_, Laid> {
        self.laid.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends the workers home when it is dropped, even in a panic: otherwise they would wait forever.
struct Leader<'a>(&'a Desk);

impl Drop for Leader<'_> {
    fn drop(&mut self) {
        self.0.lay_out(|laid| laid.is_over = true);
    }
}

/// A worker that is growing; ends when it is dropped, even in a panic.
struct AtWork<'a>(&'a Desk);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        let _laid = self.0.lock();
        self.0.at_work.fetch_sub(1, Ordering::AcqRel);
        self.0.changed.notify_all();
    }
}

/// Waits a little without going to sleep.
fn patiently(is_so: impl Fn() -> bool) {
    for _ in 0..PATIENCE {
        if is_so() {
            return;
        }
        hint::spin_loop();
    }
}
