//! The deadline of the puzzle that a thread is rating.
use crate::clock::Deadline;
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    /// The deadline of the puzzle this thread is rating.
    static END: Cell<Option<Deadline>> = const { Cell::new(None) };
}

/// The deadline of the puzzle this thread is rating: each thread that works on it must know it.
pub(super) fn deadline() -> Option<Deadline> {
    END.get()
}

/// Makes it the deadline of the calling thread.
pub(super) fn hold(deadline: Option<Deadline>) {
    END.set(deadline);
}

/// Whether the puzzle this thread is rating has taken too long, or the job is to stop.
pub(super) fn is_over(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed) || END.get().is_some_and(|end| end.is_over())
}
