//! How a search ended.

/// How a search for steps ended. A step that was not offered is known not to exist only if the
/// search was complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// Every technique of the order has searched everything.
    Complete,
    /// Some technique limited its own search, because the board has too many combinations for it.
    Bounded,
    /// The visitor ended it, or it was asked to stop.
    Broken,
}
