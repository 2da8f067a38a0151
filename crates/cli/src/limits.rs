//! Time limits, as set by the options of every command.
use crate::args::Common;
use crate::clock::{Clock, Deadline};
use std::time::Duration;
use whydoku_exact::Budget;

/// The part of the time, in percent, in which steps are looked for: then there is time for the verdict...
const STEPS: u32 = 80;
/// ...which takes hardly any on most boards, and after it for explaining and rating.
const VERDICT: u32 = 90;

impl Common {
    /// The time limit.
    pub(crate) fn limit(&self) -> Duration {
        seconds(self.limit_seconds())
    }
    /// Calls `work` with a budget that ends when the command must.
    pub(crate) fn within_limit<T>(&self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        within(self.deadline(), work)
    }
    /// Calls `work` with a budget that ends early enough to say what the verdict means.
    pub(crate) fn within_verdict<T>(&self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        within(Deadline::of_program(self.limit() * VERDICT / 100), work)
    }
    /// Calls `work` with a budget of its own, because a person asks for one thing after another, or the command
    /// is about many puzzles.
    pub(crate) fn within_own_limit<T>(&self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        within(self.own_deadline(), work)
    }
    /// When the command must end. One limit covers everything that it does for its puzzle.
    pub(crate) fn deadline(&self) -> Deadline {
        Deadline::of_program(self.limit())
    }
    /// The end of the search for steps, after which there is time for the verdict.
    pub(crate) fn deadline_of_steps(&self) -> Deadline {
        Deadline::of_program(self.limit() * STEPS / 100)
    }
    /// A deadline that starts now.
    pub(crate) fn own_deadline(&self) -> Deadline {
        Deadline::after(self.limit(), Clock::Program)
    }
}

fn within<T>(deadline: Deadline, work: impl FnOnce(&Budget<'_>) -> T) -> T {
    work(&Budget::until(&|| deadline.is_over()))
}

/// This many seconds, or a hundred years: clocks do not reach further.
pub(crate) fn seconds(seconds: u64) -> Duration {
    const MOST: u64 = 100 * 365 * 24 * 60 * 60;
    Duration::from_secs(seconds.min(MOST))
}
