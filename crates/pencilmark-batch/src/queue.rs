//! Where reader, workers and writer meet.
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Chunks on their way: read, being worked on, waiting for their turn to be written.
pub(crate) struct Queue<T, D> {
    state: Mutex<State<T, D>>,
    most: usize,
    room: Condvar,
    work: Condvar,
    done: Condvar,
}

struct State<T, D> {
    todo: VecDeque<(u64, T)>,
    done: BTreeMap<u64, D>,
    /// Read and not yet handed to the writer.
    on_their_way: usize,
    read: u64,
    written: u64,
    /// Set when the reader has come to its end.
    end: Option<io::Result<()>>,
    /// Set when nothing more is wanted of the reader.
    closed: bool,
    /// Set when nothing more is wanted of anyone.
    cancelled: bool,
}

/// What the writer is told.
pub(crate) enum Next<D> {
    Done(D),
    /// Nothing happened for a while.
    Idle,
    /// Nothing more will come; whether the reader failed.
    End(io::Result<()>),
}

impl<T, D> Queue<T, D> {
    /// At most `most` chunks are on their way at any time.
    pub(crate) fn new(most: usize) -> Self {
        let state = State {
            todo: VecDeque::new(),
            done: BTreeMap::new(),
            on_their_way: 0,
            read: 0,
            written: 0,
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
    fn lock(&self) -> MutexGuard<'_, State<T, D>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// The reader hands over a chunk, when there is room. False when no more is wanted.
    pub(crate) fn push(&self, chunk: T) -> bool {
        let full = |state: &mut State<T, D>| state.on_their_way >= self.most && !state.closed;
        let waited = self.room.wait_while(self.lock(), full);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.closed {
            return false;
        }
        let number = state.read;
        state.todo.push_back((number, chunk));
        state.read += 1;
        state.on_their_way += 1;
        drop(state);
        self.work.notify_one();
        true
    }
    /// The reader has come to its end.
    pub(crate) fn end(&self, result: io::Result<()>) {
        self.lock().end = Some(result);
        self.work.notify_all();
        self.done.notify_all();
    }
    /// Nothing more is wanted of the reader; what it has handed over is still dealt with.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.room.notify_all();
        self.work.notify_all();
    }
    /// Nothing more is wanted of anyone.
    pub(crate) fn cancel(&self) {
        self.lock().cancelled = true;
        self.close();
    }
    /// Whether [`Self::cancel`] was called.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.lock().cancelled
    }
    /// A worker takes a chunk; `None` when there will be no more.
    pub(crate) fn take(&self) -> Option<(u64, T)> {
        let idle =
            |state: &mut State<T, D>| state.todo.is_empty() && !state.closed && state.end.is_none();
        let waited = self.work.wait_while(self.lock(), idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.cancelled { None } else { state.todo.pop_front() }
    }
    /// A worker gives back what it made of a chunk.
    pub(crate) fn give(&self, number: u64, done: D) {
        let mut state = self.lock();
        state.done.insert(number, done);
        let is_next = number == state.written;
        drop(state);
        if is_next {
            self.done.notify_all();
        }
    }
    /// The writer waits, at most so long, for the next chunk in order.
    pub(crate) fn next(&self, patience: Duration) -> Next<D> {
        let waiting = |state: &mut State<T, D>| {
            let over = state.on_their_way == 0 && (state.closed || state.end.is_some());
            !state.done.contains_key(&state.written) && !over
        };
        let waited = self.done.wait_timeout_while(self.lock(), patience, waiting);
        let (mut state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        let number = state.written;
        if let Some(done) = state.done.remove(&number) {
            state.written += 1;
            state.on_their_way -= 1;
            // The reader sleeps until there is room for several: waking it for each takes longer than
            // reading.
            let has_much_room = state.on_their_way <= self.most / 2;
            drop(state);
            if has_much_room {
                self.room.notify_one();
            }
            return Next::Done(done);
        }
        if timeout.timed_out() { Next::Idle } else { Next::End(state.end.take().unwrap_or(Ok(()))) }
    }
    /// Whether the next chunk in order is ready.
    pub(crate) fn is_ready(&self) -> bool {
        let state = self.lock();
        state.done.contains_key(&state.written)
    }
}
