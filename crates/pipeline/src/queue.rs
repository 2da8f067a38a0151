//! The meeting point of the producer of tasks, the workers and the consumer of the results.
use core::fmt;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Tasks of type `T` on their way to results of type `D`: pushed, in progress, or waiting for their
/// turn to be taken in the order in which the tasks were pushed. One thread pushes tasks and one, the
/// same or another, takes the results; any number of workers are in between. Pushing may fail with an
/// error of type `E`, with which the results end.
pub struct Queue<T, D, E> {
    state: Mutex<State<T, D, E>>,
    most: usize,
    room: Condvar,
    work: Condvar,
    done: Condvar,
}

struct State<T, D, E> {
    todo: VecDeque<(u64, T)>,
    done: BTreeMap<u64, D>,
    /// Pushed and not yet taken as a result.
    on_their_way: usize,
    pushed: u64,
    taken: u64,
    /// Set when there are no more tasks.
    end: Option<Result<(), E>>,
    /// Set when no more tasks are wanted.
    closed: bool,
    /// Set when nothing more is wanted from anyone.
    cancelled: bool,
}

/// The next event.
#[derive(Debug)]
pub enum Next<D, E> {
    /// The next result in order.
    Done(D),
    /// Nothing happened for a while.
    Idle,
    /// Nothing more will come; holds whether pushing failed.
    End(Result<(), E>),
}

impl<T, D, E> Queue<T, D, E> {
    /// At most `most` tasks are in flight at any time.
    pub fn new(most: usize) -> Self {
        let state = State {
            todo: VecDeque::new(),
            done: BTreeMap::new(),
            on_their_way: 0,
            pushed: 0,
            taken: 0,
            end: None,
            closed: false,
            cancelled: false,
        };
        Self {
            state: Mutex::new(state),
            most,
            room: Condvar::new(),
            work: Condvar::new(),
            done: Condvar::new(),
        }
    }
    fn lock(&self) -> MutexGuard<'_, State<T, D, E>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Hands a task over as soon as there is room. False when no more are wanted.
    pub fn push(&self, task: T) -> bool {
        let full = |state: &mut State<T, D, E>| state.on_their_way >= self.most && !state.closed;
        let waited = self.room.wait_while(self.lock(), full);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.closed {
            return false;
        }
        let number = state.pushed;
        state.todo.push_back((number, task));
        state.pushed += 1;
        state.on_their_way += 1;
        drop(state);
        self.work.notify_one();
        true
    }
    /// Signals that there are no more tasks.
    pub fn end(&self, result: Result<(), E>) {
        self.lock().end = Some(result);
        self.work.notify_all();
        self.done.notify_all();
    }
    /// Signals that no more tasks are wanted; those already handed over are still processed.
    pub fn close(&self) {
        self.lock().closed = true;
        self.room.notify_all();
        self.work.notify_all();
        self.done.notify_all();
    }
    /// Signals that nothing more is wanted from anyone.
    pub fn cancel(&self) {
        self.lock().cancelled = true;
        self.close();
    }
    /// Cancels when the returned guard is dropped, however that happens: for the consumer of the results, so
    /// that the workers end.
    pub fn cancelled_at_end(&self) -> CancelAtEnd<'_, T, D, E> {
        CancelAtEnd(self)
    }
    /// Whether [`Self::cancel`] was called.
    pub fn is_cancelled(&self) -> bool {
        self.lock().cancelled
    }
    /// Takes a task and its number, in a worker; `None` when there will be no more.
    pub fn take(&self) -> Option<(u64, T)> {
        let idle = |state: &mut State<T, D, E>| {
            state.todo.is_empty() && !state.closed && state.end.is_none()
        };
        let waited = self.work.wait_while(self.lock(), idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.cancelled { None } else { state.todo.pop_front() }
    }
    /// Returns a worker's result for the task with this number.
    pub fn give(&self, number: u64, done: D) {
        let mut state = self.lock();
        state.done.insert(number, done);
        let is_next = number == state.taken;
        drop(state);
        if is_next {
            self.done.notify_all();
        }
    }
    /// Waits at most this long for the next result in order.
    pub fn next(&self, patience: Duration) -> Next<D, E> {
        let waiting = |state: &mut State<T, D, E>| {
            let over = state.on_their_way == 0 && (state.closed || state.end.is_some());
            !state.done.contains_key(&state.taken) && !over && !state.cancelled
        };
        let waited = self.done.wait_timeout_while(self.lock(), patience, waiting);
        let (mut state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        let number = state.taken;
        if let Some(done) = state.done.remove(&number) {
            state.taken += 1;
            state.on_their_way -= 1;
            // The producer sleeps until there is room for several tasks: waking a reader for each takes longer
            // than reading.
            let has_much_room = state.on_their_way <= self.most / 2;
            drop(state);
            if has_much_room {
                self.room.notify_one();
            }
            return Next::Done(done);
        }
        if timeout.timed_out() { Next::Idle } else { Next::End(state.end.take().unwrap_or(Ok(()))) }
    }
    /// Whether the next result in order is ready.
    pub fn is_ready(&self) -> bool {
        let state = self.lock();
        state.done.contains_key(&state.taken)
    }
    /// Whether a task can be pushed without waiting.
    pub fn has_room(&self) -> bool {
        self.lock().on_their_way < self.most
    }
    /// The results that are present but not yet taken, in order, even those after a task that is not done.
    /// For a consumer that does not wait any more.
    pub fn rest(&self) -> impl Iterator<Item = D> {
        core::mem::take(&mut self.lock().done).into_values()
    }
}

/// Cancels a queue when it is dropped: see [`Queue::cancelled_at_end`].
#[derive(Debug)]
#[must_use]
pub struct CancelAtEnd<'a, T, D, E>(&'a Queue<T, D, E>);

impl<T, D, E> Drop for CancelAtEnd<'_, T, D, E> {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl<T, D, E> fmt::Debug for Queue<T, D, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue").field("most", &self.most).finish_non_exhaustive()
    }
}
