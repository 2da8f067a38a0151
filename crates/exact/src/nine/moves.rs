//! Single lanes and sets of lanes: moving, copying.
use super::lanes::{Lanes, each};

/// Where lanes go: lane `i` of `lanes` gets lane `from[i]`.
#[derive(Clone, Copy)]
pub(super) struct Moves {
    pub(super) from: [u8; 32],
    pub(super) lanes: u32,
}

impl Moves {
    pub(super) const NONE: Self = Self { from: [0; 32], lanes: 0 };
    /// Moves a lane.
    #[inline(always)]
    pub(super) fn add(&mut self, from: usize, to: usize) {
        self.from[to & 31] = from as u8;
        self.lanes |= 1 << to;
    }
    /// The lanes that move.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn sources(&self) -> u32 {
        let mut sources = 0;
        self.each(|from, _| sources |= 1 << from);
        sources
    }
    /// Calls `f` with each lane and its destination.
    #[inline(always)]
    pub(super) fn each(&self, mut f: impl FnMut(usize, usize)) {
        each(self.lanes, |to| f(self.from[to & 31].into(), to));
    }
}

/// Copies lanes of `from` to the same places in `to`.
#[inline(always)]
pub(super) fn copy_lanes<V: Lanes>(from: &[V; 81], to: &mut [V; 81], lanes: u32) {
    let mask = V::mask(lanes);
    for i in 0..81 {
        to[i] = V::select(mask, to[i], from[i]);
    }
}

/// Copies lanes of two boards at once.
#[inline(always)]
pub(super) fn copy_both<V: Lanes>(
    one: &[V; 81],
    lanes: u32,
    other: &[V; 81],
    others: u32,
    to: &mut [V; 81],
) {
    let (mask, masks) = (V::mask(lanes), V::mask(others));
    for i in 0..81 {
        to[i] = V::select(masks, V::select(mask, to[i], one[i]), other[i]);
    }
}
