//! Time limits, as set by the options of every command.
use crate::args::Common;
use crate::clock::{Clock, Deadline};
use std::time::Duration;
use whydoku_exact::Budget;

impl Common {
    /// The time limit.
    pub(crate) fn limit(&self) -> Duration {
        seconds(self.limit_seconds())
    }
    /// Calls `work` with a budget that ends after the time limit.
    pub(crate) fn within_limit<T>(&self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        let deadline = self.deadline();
        work(&Budget::until(&|| deadline.is_over()))
    }
    /// The deadline of a search that starts now.
    pub(crate) fn deadline(&self) -> Deadline {
        Deadline::after(self.limit(), Clock::Program)
    }
}

/// This many seconds, or a hundred years: clocks do not reach further.
pub(crate) fn seconds(seconds: u64) -> Duration {
    const MOST: u64 = 100 * 365 * 24 * 60 * 60;
    Duration::from_secs(seconds.min(MOST))
}
