//! What is known about a group of cells of a total while the total is checked.
use super::sets::Mask;

/// The open cells of a group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) union: Mask,
    pub(super) count: usize,
    /// The possible sums of `count` different digits of the union: the least, and as bits how far the sums exceed it.
    pub(super) least: i32,
    pub(super) above: u128,
    /// The possible sums of the groups before this one, as bits, counted from their least sum.
    pub(super) before: u64,
}
