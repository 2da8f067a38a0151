//! When long work is to end early.
use core::fmt;

/// Asked again and again by everything that may take long, whether to end early: because time is
/// over, somebody cancelled, or enough was done. No library reads a clock; the caller's function
/// does, or a flag that another thread sets. Work ends soon after the answer is yes, and says that
/// it was not finished.
///
/// ```
/// use core::sync::atomic::{AtomicBool, Ordering};
/// use pencilmark_core::Stop;
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
    /// Work goes on until it is done. The default.
    pub const NEVER: Stop<'static> = Stop(None);

    /// As soon as the function says true. It is asked often, in long searches every few
    /// milliseconds, so it must be quick. Once it has said true it must go on to do so.
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
