//! Long work: Python's lock is free while it runs, and signals end it.
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use whydoku::Stop;

/// The shortest time between two checks for signals in Python. Work checks every few milliseconds.
pub(crate) const LOOK: Duration = Duration::from_millis(20);

/// When work is to end early: a signal arrived, or its time is up.
pub(crate) struct Watch {
    begin: Instant,
    limit: Option<Duration>,
    /// When Python was last asked, in milliseconds since the start.
    asked: AtomicU64,
    /// No more results are wanted.
    is_over: AtomicBool,
    /// What the handler of the signal raised.
    raised: Mutex<Option<PyErr>>,
}

impl Watch {
    /// Starts now, and lasts the given number of seconds, if any.
    pub(crate) fn new(seconds: Option<f64>) -> PyResult<Self> {
        let limit = seconds.map(|seconds| {
            Duration::try_from_secs_f64(seconds)
                .map_err(|_| PyValueError::new_err("time_limit: a number of seconds, 0 or more"))
        });
        Ok(Self {
            begin: Instant::now(),
            limit: limit.transpose()?,
            asked: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
            raised: Mutex::new(None),
        })
    }
    /// Whether to end, for threads that Python does not know: they never ask Python.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
            || self.limit.is_some_and(|limit| self.begin.elapsed() >= limit)
    }
    /// Whether to end. Asks Python now and then, which handles signals in its main thread only.
    pub(crate) fn is_due(&self) -> bool {
        if self.is_over() {
            return true;
        }
        let now = u64::try_from(self.begin.elapsed().as_millis()).unwrap_or(u64::MAX);
        let asked = self.asked.load(Ordering::Relaxed);
        if u128::from(now - asked.min(now)) < LOOK.as_millis() {
            return false;
        }
        self.asked.store(now, Ordering::Relaxed);
        // When Python is shutting down nobody is left to ask.
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "a closure is for any lifetime"
        )]
        let signals = Python::try_attach(|py| py.check_signals());
        if let Some(Err(error)) = signals {
            *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            self.is_over.store(true, Ordering::Relaxed);
        }
        self.is_over.load(Ordering::Relaxed)
    }
    /// Does the work while other Python threads run.
    pub(crate) fn run<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Stop<'_>) -> T + Send,
    ) -> PyResult<T> {
        let done = py.detach(|| work(Stop::when(&|| self.is_due())));
        self.answer(py, done)
    }
    /// The result, unless a signal arrived. Short work ends before Python is asked: a loop in C over such calls
    /// would never end.
    fn answer<T>(&self, py: Python<'_>, done: T) -> PyResult<T> {
        match self.raised() {
            Some(error) => Err(error),
            None => py.check_signals().map(|()| done),
        }
    }
    /// Does work that never checks whether to stop, in its own thread. When a signal arrives or the
    /// time is up, that thread is no longer waited for, and the answer is `None`.
    pub(crate) fn run_alone<T: Send + 'static>(
        &self,
        py: Python<'_>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> PyResult<Option<T>> {
        let (sender, receiver) = channel();
        // The receiver may be gone.
        thread::spawn(move || _ = sender.send(work()));
        let done = py.detach(move || {
            loop {
                match receiver.recv_timeout(LOOK) {
                    Ok(done) => return Some(done),
                    Err(RecvTimeoutError::Disconnected) => return None,
                    Err(RecvTimeoutError::Timeout) if self.is_due() => return None,
                    Err(RecvTimeoutError::Timeout) => {}
                }
            }
        });
        self.answer(py, done)
    }
    /// What a signal raised.
    pub(crate) fn raised(&self) -> Option<PyErr> {
        self.raised.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
