//! What an inner hint of a nested search rests on.
use super::tables::GROUPS_OF;

/// The assertions of a hint, from its conclusions back to its assumptions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Proof {
    /// Twice the candidate, plus one if it is asserted true. Two hints are the same if these are.
    pub(super) nodes: Vec<u16>,
    /// The groups in which some candidate was the last one.
    pub(super) groups: Vec<u16>,
}

impl Proof {
    pub(super) fn push_node(&mut self, candidate: u16, on: bool) {
        self.nodes.push(candidate * 2 + u16::from(on));
    }
}

/// The first group in which two candidates exclude each other: cell, box, row or column.
pub(super) fn weak_group(one: u16, other: u16) -> u16 {
    let (one, other) = (GROUPS_OF[usize::from(one)], GROUPS_OF[usize::from(other)]);
    (0..4).find(|&kind| one[kind] == other[kind]).map_or(one[0], |kind| one[kind])
}
