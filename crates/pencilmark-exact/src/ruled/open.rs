//! What a total knows of a group of cells while it is looked at.
use super::sets::Mask;

/// The open cells of a group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) union: Mask,
    pub(super) count: usize,
    /// The sums that different digits of the union have: the least, and by how much others are above it.
    pub(super) least: i32,
    pub(super) above: u128,
    /// What the groups before this one can come to, above the least that they can.
    pub(super) before: u64,
}
