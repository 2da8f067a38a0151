//! Threads that share the load of one puzzle.
use super::deadline::{deadline, hold};
use std::thread;
use whydoku_rate::se::Crew;

/// This many threads, the calling one included.
pub(crate) struct Threads(pub(crate) usize);

impl Crew for Threads {
    fn size(&self) -> usize {
        self.0
    }
    fn run(&self, task: &(dyn Fn(usize) + Sync)) {
        let deadline = deadline();
        thread::scope(|scope| {
            for worker in 1..self.0 {
                scope.spawn(move || {
                    hold(deadline);
                    task(worker);
                });
            }
            task(0);
        });
    }
}
