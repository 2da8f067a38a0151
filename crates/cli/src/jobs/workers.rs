//! How many threads a job has.
use crate::args::Many;
use crate::wrap::note;
use std::num::NonZeroUsize;
use std::sync::Once;
use std::thread::available_parallelism;

impl Many {
    /// Worker threads.
    pub(crate) fn workers(&self) -> NonZeroUsize {
        workers(self.jobs)
    }
}

/// More threads than this per core only take memory from each other.
const THREADS_PER_CORE: usize = 4;

/// The requested number of worker threads, or one for each core. Too many are reduced, with a note.
pub(crate) fn workers(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let Some(asked) = asked else { return cores };
    let most = cores.saturating_mul(NonZeroUsize::MIN.saturating_add(THREADS_PER_CORE - 1));
    if asked > most {
        static TOLD: Once = Once::new();
        TOLD.call_once(|| {
            let each = THREADS_PER_CORE;
            note(format_args!("--jobs {asked} is reduced to {most}, {each} for each core"));
        });
    }
    asked.min(most)
}
