//! Single lanes and sets of lanes: walking, moving, cutting.
use super::branch::{Branches, Segments};
use super::lanes::Lanes;

/// Calls `f` for every lane of a set.
#[inline(always)]
pub(super) fn each(mut set: u32, mut f: impl FnMut(usize)) {
    while set != 0 {
        f(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// Takes the lowest lane out of a set that is not empty.
#[inline(always)]
pub(super) fn take(set: &mut u32) -> usize {
    let lane = set.trailing_zeros() as usize;
    *set &= set.wrapping_sub(1);
    lane & 31
}

#[inline(always)]
pub(super) fn write_lane<V: Lanes>(cells: &mut [V; 81], lane: usize, node: &[u16; 81]) {
    for (vector, &set) in cells.iter_mut().zip(node) {
        vector.as_lanes_mut()[lane & (V::COUNT - 1)] = set;
    }
}

#[inline(always)]
pub(super) fn read_lane<V: Lanes>(cells: &[V; 81], lane: usize, node: &mut [u16; 81]) {
    for (vector, set) in cells.iter().zip(node) {
        *set = vector.as_lanes()[lane & (V::COUNT - 1)];
    }
}

/// Moves lanes of `from` to the lanes `mask` of `to`.
#[inline(always)]
pub(super) fn move_lanes<V: Lanes>(from: &[V; 81], order: &[u8; 32], to: &mut [V; 81], lanes: u32) {
    let (order, mask) = (V::order(order), V::mask(lanes));
    for i in 0..81 {
        to[i] = V::select(mask, to[i], V::permute(from[i], order));
    }
}

/// The same, each lane to itself.
#[inline(always)]
pub(super) fn copy_lanes<V: Lanes>(from: &[V; 81], to: &mut [V; 81], lanes: u32) {
    let mask = V::mask(lanes);
    for i in 0..81 {
        to[i] = V::select(mask, to[i], from[i]);
    }
}

/// Takes one alternative of the branch of `lane` from lane `at` of the cells: the digit goes
/// outside the segment, or inside it.
#[inline(always)]
pub(super) fn cut<V: Lanes>(
    cells: &mut [V; 81],
    at: usize,
    segments: &Segments,
    found: &Branches<V>,
    lane: usize,
    outside: bool,
) {
    let lane = lane & (V::COUNT - 1);
    let chute = usize::from(found.chute.as_lanes()[lane]);
    let half = segments.halving[usize::from(found.ways.as_lanes()[lane]) & 63];
    let keep = !found.digit.as_lanes()[lane];
    let at = at & (V::COUNT - 1);
    let (inside, rest) = &segments.cells[(chute * 9 + usize::from(half)) & 63];
    let mut cut = |cell: u8| {
        if let Some(vector) = cells.get_mut(usize::from(cell)) {
            vector.as_lanes_mut()[at] &= keep;
        }
    };
    if outside {
        for &cell in rest {
            cut(cell);
        }
    } else {
        for &cell in inside {
            cut(cell);
        }
    }
}
