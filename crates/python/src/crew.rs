//! Jobs on many threads, their results in order.
use crate::watch::{LOOK, Watch};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use whydoku::Stop;

/// One thread per core, unless a number is given.
pub(crate) fn threads(wanted: Option<usize>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    wanted.unwrap_or_else(cores).max(1)
}

/// Runs the jobs from 0 to `jobs`, in the calling thread if one is enough. The calling thread must not
/// hold Python's lock. When the watch is due, results of jobs that were not done are missing, and those
/// of jobs in progress are worthless.
pub(crate) fn each<T: Send>(
    watch: &Watch,
    threads: usize,
    jobs: usize,
    work: &(dyn Fn(usize, Stop<'_>) -> T + Sync),
) -> Vec<T> {
    let threads = threads.min(jobs);
    if threads <= 1 {
        let is_due = || watch.is_due();
        let wanted = (0..jobs).take_while(|_| !is_due());
        return wanted.map(|job| work(job, Stop::when(&is_due))).collect();
    }
    let next = AtomicUsize::new(0);
    let is_over = || watch.is_over();
    let mut done: Vec<(usize, T)> = Vec::with_capacity(jobs);
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..threads {
            let (sender, next, is_over) = (sender.clone(), &next, &is_over);
            scope.spawn(move || {
                while !is_over() {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs || sender.send((job, work(job, Stop::when(is_over)))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(LOOK) {
                Ok(result) => done.push(result),
                Err(RecvTimeoutError::Timeout) => _ = watch.is_due(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
            // Results may arrive without a pause.
            let _ = watch.is_due();
        }
    });
    done.sort_unstable_by_key(|(job, _)| *job);
    done.into_iter().map(|(_, result)| result).collect()
}
