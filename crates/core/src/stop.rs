//! When long work should end early.
use core::fmt;

/// Polled by everything that may take a long time, to learn whether to end early: because time has
/// run out, somebody cancelled, or enough has been done. No library reads a clock; the caller's
/// function does, or it reads a flag that another thread sets. Work ends soon after the answer is
/// yes, and reports that it was not finished.
///
/// ```
/// use core::sync::atomic::{AtomicBool, Ordering};
/// use whydoku_core::Stop;
///
/// let cancelled = AtomicBool::new(false);
/// let is_cancelled = || cancelled.load(Ordering::Relaxed);
/// let stop = Stop::when(&is_cancelled);
/// assert!(!stop.is_due());
/// cancelled.store(true, Ordering::Relaxed);
/// assert!(stop.is_due());
/// assert!(!Stop::NEVER.is_due());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Stop<'a>(Option<&'a (dyn Fn() -> bool + Sync)>);

impl<'a> Stop<'a> {
    /// Work continues until it is done. The default.
    pub const NEVER: Stop<'static> = Stop(None);

    /// Stops as soon as the function returns true. It is called often, in long searches every few
    /// milliseconds, so it must be quick. Once it has returned true it must continue to do so.
    pub const fn when(is_due: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self(Some(is_due))
    }
    /// Whether to end now.
    pub fn is_due(self) -> bool {
        self.0.is_some_and(|is_due| is_due())
    }
}

impl<'a, F: Fn() -> bool + Sync> From<&'a F> for Stop<'a> {
    fn from(is_due: &'a F) -> Self {
        Self::when(is_due)
    }
}

impl fmt::Debug for Stop<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Stop::when(..)" } else { "Stop::NEVER" })
    }
}
