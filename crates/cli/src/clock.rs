//! Time limits in processor time: on a busy machine a search is given up after as much work as on an
//! idle one, only later.
use core::time::Duration;
use cpu_time::{ProcessTime, ThreadTime};

/// The end of some work of this thread, or of the whole program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    clock: Clock,
    begun: Duration,
    limit: Duration,
}

/// The clock that measures the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clock {
    /// The time of the calling thread, which must be the one that made the deadline.
    Thread,
    /// The time of all threads together.
    Program,
}

impl Clock {
    fn now(self) -> Duration {
        match self {
            Self::Thread => ThreadTime::now().as_duration(),
            Self::Program => ProcessTime::now().as_duration(),
        }
    }
}

impl Deadline {
    /// After `limit` from the start of the program.
    pub(crate) fn of_program(limit: Duration) -> Self {
        Self { clock: Clock::Program, begun: Duration::ZERO, limit }
    }
    /// After `limit` from now.
    pub(crate) fn after(limit: Duration, clock: Clock) -> Self {
        Self { clock, begun: clock.now(), limit }
    }
    /// Whether that much time has been spent.
    pub(crate) fn is_over(&self) -> bool {
        self.spent() >= self.limit
    }
    /// The time spent since the deadline was set.
    pub(crate) fn spent(&self) -> Duration {
        self.clock.now().saturating_sub(self.begun)
    }
}
