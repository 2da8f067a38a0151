//! How a search ended.

/// How a search for steps ended. A step that was not offered is known not to exist only if the
/// search was complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// Every technique of the order has tried everything.
    Complete,
    /// Some technique did not try everything by itself, because the board has too many combinations
    /// for it.
    Bounded,
    /// The visitor broke it off, or it was told to stop.
    Broken,
}
