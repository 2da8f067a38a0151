//! When a search is to give up.
use core::cell::Cell;
use core::fmt;

/// A bound on a search: it asks before each technique and before each start of a chain, and breaks
/// off when the answer is yes. What it found until then stands. Some techniques have a bound of their
/// own on large boards, which [`Limits::noting`] reports.
///
/// ```
/// use core::cell::Cell;
/// use pencilmark_core::{Puzzle, Shape};
/// use pencilmark_logic::{Limits, Search, position};
///
/// let position = position(&Puzzle::empty(Shape::square(4)?))?;
/// let left = Cell::new(3_u32); // asked three times, then no more
/// let spent = || left.replace(left.get().saturating_sub(1)) == 0;
/// assert!(position.all_steps(&Search::usual(), Limits::until(&spent)).is_empty());
/// assert_eq!(left.get(), 0);
/// # Ok::<(), pencilmark_core::ShapeError>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    stop: Option<&'a dyn Fn() -> bool>,
    bounded: Option<&'a Cell<bool>>,
}

impl<'a> Limits<'a> {
    /// No bound: the search goes on until it is done.
    pub const NONE: Limits<'static> = Limits { stop: None, bounded: None };

    /// Until `stop` says so: because time is over, or somebody cancelled, or it was asked too often.
    pub fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop: Some(stop), bounded: None }
    }
    /// The same limits; `bounded` is set when a technique did not try everything by itself, because
    /// the board has too many combinations for it. It is never cleared.
    #[must_use]
    pub fn noting(self, bounded: &'a Cell<bool>) -> Self {
        Self { bounded: Some(bounded), ..self }
    }
    /// A technique did not try everything.
    pub(crate) fn note_bounded(self) {
        if let Some(bounded) = self.bounded {
            bounded.set(true);
        }
    }
    /// Whether to give up.
    pub(crate) fn reached(self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.stop.is_some() { "Limits(until)" } else { "Limits(none)" })
    }
}
