//! What several assumptions have in common.
use super::branch::Branch;
use super::technique::Technique;

/// Decides ties.
pub(super) const DOUBLE: u8 = 1;
pub(super) const CELL: u8 = 5;
pub(super) const REGION: u8 = 6;
pub(super) const CONTRADICTION: u8 = 7;

/// Branches that all lead to the same conclusions.
pub(super) struct Joint<'a> {
    pub(super) branches: &'a [&'a Branch],
    pub(super) technique: Technique,
    pub(super) key: u8,
    /// The group whose candidates the branches assume, if there is one.
    pub(super) group: Option<u16>,
}
