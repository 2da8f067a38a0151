//! The way back from the end of a chain: what it rests on, and what a cycle removes.
use super::{NONE, Node};
use crate::se::position::Position;
use crate::se::proof::{Proof, weak_group};
use crate::se::tables::{Cells, GROUPS_OF, PEER_CELLS, cells};

/// Whether a candidate became false on the way to a node.
pub(super) fn is_on_path(nodes: &[Node], mut at: usize, off: u16) -> bool {
    while nodes[at].parent != NONE {
        if nodes[at].via == off {
            return true;
        }
        at = usize::from(nodes[at].parent);
    }
    false
}

/// The nodes from here back to the start; `source` is the false candidate from which a chain to a true
/// one starts.
pub(super) fn push_path(proof: &mut Proof, nodes: &[Node], mut at: usize, source: Option<u16>) {
    loop {
        let node = nodes[at];
        let is_start = node.parent == NONE;
        if is_start && source.is_none() {
            proof.push_node(node.on, true);
            return;
        }
        proof.push_on(node.on, node.kind);
        if is_start {
            proof.push_node(source.unwrap_or(NONE), false);
            return;
        }
        proof.push_node(node.via, false);
        at = usize::from(node.parent);
    }
}

/// What sees a true node and a false node of the cycle, by their own digits, outside its cells.
pub(super) fn cycle_removals(board: &Position, nodes: &[Node], at: usize, via: u16) -> Vec<u16> {
    let (mut by_on, mut by_off) = ([0 as Cells; 9], [0 as Cells; 9]);
    let mut inside: Cells = 0;
    let mut note = |side: &mut [Cells; 9], candidate: u16| {
        let (cell, digit) = (usize::from(candidate) / 9, usize::from(candidate) % 9);
        side[digit] |= PEER_CELLS[cell];
        inside |= 1 << cell;
    };
    note(&mut by_off, via);
    let mut at = at;
    loop {
        note(&mut by_on, nodes[at].on);
        if nodes[at].parent == NONE {
            break;
        }
        note(&mut by_off, nodes[at].via);
        at = usize::from(nodes[at].parent);
    }
    let mut removals = Vec::new();
    for digit in 0..9 {
        let seen = by_on[digit] & by_off[digit] & !inside & board.empty;
        let hit = cells(seen).map(|cell| cell * 9 + digit).filter(|&one| board.has(one));
        removals.extend(hit.map(|one| one as u16));
    }
    removals
}

/// Both directions of a cycle: every link of it is a reason.
pub(super) fn cycle_proof(nodes: &[Node], at: usize, via: u16, start: u16, kind: u8) -> Proof {
    let mut proof = Proof::default();
    proof.push_on(start, kind);
    let (mut at, mut via) = (at, via);
    loop {
        proof.push_node(via, false);
        proof.groups.push(weak_group(nodes[at].on, via));
        if nodes[at].parent == NONE {
            return proof;
        }
        proof.push_on(nodes[at].on, nodes[at].kind);
        via = nodes[at].via;
        at = usize::from(nodes[at].parent);
    }
}

impl Proof {
    /// A true candidate that was the last of one of its groups.
    pub(in crate::se) fn push_on(&mut self, candidate: u16, kind: u8) {
        self.push_node(candidate, true);
        self.groups.push(GROUPS_OF[usize::from(candidate)][usize::from(kind)]);
    }
}
