//! Work on many threads whose results come back in order, in bounded memory.
//!
//! [`ordered`] is for work that is produced and consumed by the calling thread. [`Queue`] is what it
//! is built on, for programs that read in a separate thread, show progress or leave workers
//! behind. This crate knows nothing about Sudoku, files or clocks.
//!
//! ```
//! use core::ops::ControlFlow::Continue;
//!
//! let mut numbers = 0..1000_u64;
//! let mut squares = Vec::new();
//! let ended = whydoku_pipeline::ordered(4, || numbers.next(), |n| n * n, |square| {
//!     squares.push(square);
//!     Continue(())
//! });
//! assert!(ended.is_continue());
//! assert!(squares.iter().copied().eq((0..1000).map(|n| n * n)));
//! ```
mod queue;

pub use queue::{CancelAtEnd, Next, Queue};

use core::convert::Infallible;
use core::ops::ControlFlow;
use core::time::Duration;
use std::thread;

/// Tasks in flight for each worker: one to work on, and one to continue with.
const AHEAD: usize = 2;

/// Does the tasks of `source` in `workers` threads and hands the results to `each` in the order of
/// the tasks, until there are no more or `each` breaks; in that case this breaks too. The calling thread
/// calls `source` and `each`; only two tasks per worker are in flight at any time.
///
/// # Panics
/// If `work` panics, or a thread cannot be started.
pub fn ordered<T: Send, D: Send>(
    workers: usize,
    mut source: impl FnMut() -> Option<T>,
    work: impl Fn(T) -> D + Sync,
    mut each: impl FnMut(D) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let queue: Queue<T, D, Infallible> = Queue::new(AHEAD * workers.max(1));
    thread::scope(|scope| {
        let _cancel = queue.cancelled_at_end();
        for _ in 0..workers.max(1) {
            scope.spawn(|| {
                while let Some((number, task)) = queue.take() {
                    // If the work panics, nobody waits for its result.
                    let cancel = queue.cancelled_at_end();
                    let done = work(task);
                    core::mem::forget(cancel);
                    queue.give(number, done);
                }
            });
        }
        let mut has_more = true;
        loop {
            while has_more && queue.has_room() {
                if let Some(task) = source() {
                    queue.push(task);
                } else {
                    has_more = false;
                    queue.end(Ok(()));
                }
            }
            match queue.next(Duration::MAX) {
                Next::Done(done) => each(done)?,
                Next::Idle => {}
                Next::End(_) => return ControlFlow::Continue(()),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::sync::atomic::{AtomicUsize, Ordering};
    use std::panic::catch_unwind;

    #[test]
    fn results_come_in_order_however_long_each_takes() {
        for workers in [0, 1, 2, 5] {
            let (mut tasks, mut results) = (0..60_u64, Vec::new());
            let work = |n: u64| {
                thread::sleep(Duration::from_micros(n * 37 % 500));
                n
            };
            let ended = ordered(
                workers,
                || tasks.next(),
                work,
                |n| {
                    results.push(n);
                    ControlFlow::Continue(())
                },
            );
            assert!(ended.is_continue());
            assert!(results.into_iter().eq(0..60), "{workers} workers");
        }
    }
    #[test]
    fn the_number_of_tasks_under_way_is_bounded() {
        let (asked, handed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let source = || {
            let asked = asked.fetch_add(1, Ordering::Relaxed) + 1;
            assert!(asked <= handed.load(Ordering::Relaxed) + 3 * AHEAD);
            (asked <= 100).then_some(asked)
        };
        let ended = ordered(
            3,
            source,
            |n| n,
            |_| {
                handed.fetch_add(1, Ordering::Relaxed);
                ControlFlow::Continue(())
            },
        );
        assert!(ended.is_continue());
        assert_eq!(handed.into_inner(), 100);
    }
    #[test]
    fn no_result_follows_a_break() {
        let mut seen = 0;
        let ended = ordered(
            2,
            || Some(()),
            |()| (),
            |()| {
                seen += 1;
                if seen == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert!(ended.is_break());
        assert_eq!(seen, 5);
    }
    #[test]
    fn a_panic_in_a_task_is_propagated_without_a_deadlock() {
        let panicked = catch_unwind(|| {
            let mut tasks = 0..50_u64;
            let work = |n| assert_ne!(n, 20, "the work fails");
            ordered(2, || tasks.next(), work, |()| ControlFlow::Continue(()))
        });
        assert!(panicked.is_err());
    }
}
