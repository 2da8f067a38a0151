//! The branches of a search, grown by several workers at once before it starts.
use super::branch::Branch;
use super::ground::{Ground, Grown, Help};
use super::grow::{Grower, falsehood_matters, first_link};
use super::position::Position;
use super::tables::{CANDIDATES, bits, cells};
use core::fmt;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};

/// All branches that a search may need: first those of true candidates, then those of false ones
/// that matter.
pub(super) struct Ahead {
    board: Position,
    /// See [`Ground::before`].
    begun: Option<Grown>,
    /// One for each worker.
    growers: Vec<Mutex<Grower>>,
    starts: Vec<u16>,
    on: Shared,
    off: Shared,
    true_ones: Turns,
    false_ones: Turns,
}

impl fmt::Debug for Ahead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ahead").field("starts", &self.starts).finish_non_exhaustive()
    }
}

/// The result when everything is grown.
pub(super) struct Harvest {
    pub(super) grown: Grown,
    pub(super) begun: Option<Grown>,
    pub(super) growers: Vec<Mutex<Grower>>,
}

impl Ahead {
    pub(super) fn new(board: &Position, begun: Option<Grown>, growers: Vec<Mutex<Grower>>) -> Self {
        let starts: Vec<u16> = cells(board.cells_with(2..=9))
            .flat_map(|cell| bits(board.digits(cell)).map(move |digit| (cell * 9 + digit) as u16))
            .collect();
        let [on, off] = [(); 2].map(|()| Shared::new());
        let [true_ones, false_ones] = [(); 2].map(|()| Turns::new(starts.len()));
        Self { board: board.clone(), begun, growers, starts, on, off, true_ones, false_ones }
    }
    /// Grows until everything is grown, or taken by others.
    pub(super) fn grow(&self, worker: usize, help: &Help<'_>) {
        let Some(grower) = self.growers.get(worker) else { return };
        let mut grower = grower.lock().unwrap_or_else(PoisonError::into_inner);
        let before = self.begun.as_ref();
        let ground = Ground { board: &self.board, help, before, is_inner: false };
        while let Some((at, _turn)) = self.true_ones.next(worker) {
            let start = self.starts[at];
            self.on.put(start, grower.grow(&ground, (start, true)));
        }
        let branch = |start| self.on.get(start);
        let mut assume_false = |start| {
            if falsehood_matters(&self.board, grower.nest(), branch, start) {
                self.off.put(start, grower.grow(&ground, (start, false)));
            }
        };
        // Others may still be growing their last true one; whatever needs it is postponed.
        let mut later = Vec::new();
        while let Some((at, _turn)) = self.false_ones.next(worker) {
            let start = self.starts[at];
            let link = first_link(&self.board, start).unwrap_or(start);
            if branch(start).is_some() && branch(link).is_some() {
                assume_false(start);
            } else {
                later.push(start);
            }
        }
        self.true_ones.wait();
        later.into_iter().for_each(assume_false);
    }
    pub(super) fn harvest(self) -> Harvest {
        let grown = Grown { on: self.on.into_branches(), off: self.off.into_branches() };
        Harvest { grown, begun: self.begun, growers: self.growers }
    }
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
        // No other worker has the turn of this candidate.
        let _ = self.0[usize::from(start)].set(branch);
    }
    fn into_branches(self) -> Vec<Option<Box<Branch>>> {
        self.0.into_iter().map(OnceLock::into_inner).collect()
    }
}

/// Hands out turns. Half of the workers start at the end: neighbours often lead to the same boards,
/// which are better searched only once.
struct Turns {
    count: usize,
    taken: AtomicUsize,
    from_front: AtomicUsize,
    from_end: AtomicUsize,
    /// How many turns have ended, and who waits for the last one.
    over: Mutex<usize>,
    waiting: Condvar,
}

/// Ends when it is dropped, even in a panic: otherwise the others would wait forever.
struct Turn<'a>(&'a Turns);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut over = self.0.over.lock().unwrap_or_else(PoisonError::into_inner);
        *over += 1;
        if *over == self.0.count {
            self.0.waiting.notify_all();
        }
    }
}

impl Turns {
    fn new(count: usize) -> Self {
        let [taken, from_front, from_end] = [const { AtomicUsize::new(0) }; 3];
        let (over, waiting) = (Mutex::new(0), Condvar::new());
        Self { count, taken, from_front, from_end, over, waiting }
    }
    fn next(&self, worker: usize) -> Option<(usize, Turn<'_>)> {
        if self.taken.fetch_add(1, Ordering::Relaxed) >= self.count {
            return None;
        }
        let at = if worker.is_multiple_of(2) {
            self.from_front.fetch_add(1, Ordering::Relaxed)
        } else {
            self.count - 1 - self.from_end.fetch_add(1, Ordering::Relaxed)
        };
        Some((at, Turn(self)))
    }
    /// Waits for the workers with the last turns.
    fn wait(&self) {
        let over = self.over.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.waiting.wait_while(over, |over| *over < self.count);
        drop(waited);
    }
}
