//! How a branch splits a node in two: one alternative stays in its lane, the other goes elsewhere.
use super::branch::{Branches, Split, choose_cell};
use super::lanes::{Lanes, each};
use super::moves::{Moves, copy_lanes};
#[cfg(target_arch = "x86_64")]
use super::{
    branch::halving,
    lanes::{ALL, Permutes},
};

/// Where the other alternatives of lanes go.
pub(super) enum Others<'a, V> {
    /// To the same lanes of other cells.
    Bank(&'a mut [V; 81], u32),
    /// To other lanes of the same cells.
    Near(Moves),
    /// The same, and to lanes of other cells.
    Far(Moves, &'a mut [V; 81], Moves),
}

/// Copies the lanes, then cuts both alternatives of each, cell by cell. (It does not call itself for the lanes
/// nearby: then it would not be inlined into the code compiled for the instruction set.)
#[inline(always)]
pub(super) fn divide_one_by_one<V: Lanes>(
    cells: &mut [V; 81],
    found: &Branches<V>,
    others: Others<'_, V>,
) {
    match others {
        Others::Bank(bank, lanes) => {
            copy_lanes(cells, bank, lanes);
            each(lanes, |lane| cut(cells, found, lane, Some(&mut *bank), lane));
        }
        Others::Near(near) => divide_within(cells, found, &near),
        Others::Far(near, block, far) => {
            V::move_lanes(cells, &far.from, block, far.lanes);
            far.each(|lane, to| cut(cells, found, lane, Some(&mut *block), to));
            if near.lanes != 0 {
                divide_within(cells, found, &near);
            }
        }
    }
}

/// The same, where the copies are in other lanes of the same cells.
#[inline(always)]
fn divide_within<V: Lanes>(cells: &mut [V; 81], found: &Branches<V>, near: &Moves) {
    V::copy_within(cells, &near.from, near.lanes);
    near.each(|lane, to| cut(cells, found, lane, None, to));
}

/// Cuts a lane, and its copy in lane `to` of others, or else of the same cells.
#[inline(always)]
fn cut<V: Lanes>(
    cells: &mut [V; 81],
    found: &Branches<V>,
    lane: usize,
    others: Option<&mut [V; 81]>,
    to: usize,
) {
    if found.loose >> lane & 1 == 1 {
        let (cell, digit) = choose_cell(cells, lane);
        cells[cell].take(lane, !digit);
        others.unwrap_or(cells)[cell].take(to, digit);
        return;
    }
    let split = Split::of(found, lane);
    take_all(cells, split.outside, lane, split.digit);
    take_all(others.unwrap_or(cells), split.inside, to, split.digit);
}

#[inline(always)]
fn take_all<V: Lanes>(from: &mut [V; 81], cells: &[u8], lane: usize, digit: u16) {
    for &cell in cells {
        from[usize::from(cell)].take(lane, digit);
    }
}

/// Copies and cuts all lanes in one pass over the cells.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn divide_at_once<V: Permutes>(
    cells: &mut [V; 81],
    found: &Branches<V>,
    others: Others<'_, V>,
) {
    match others {
        _ if found.loose != 0 => divide_one_by_one(cells, found, others),
        Others::Bank(bank, lanes) => Cuts::of(found, lanes).to_bank(cells, bank, lanes),
        Others::Near(near) => Cuts::of(found, near.sources()).to_lanes(cells, &near),
        Others::Far(near, block, far) => {
            let cuts = Cuts::of(found, near.sources() | far.sources());
            cuts.to_lanes_and_block(cells, &near, block, &far);
        }
    }
}

/// The digits that the two alternatives of all lanes lose.
#[cfg(target_arch = "x86_64")]
struct Cuts<V> {
    /// The digit of the lanes that branch in each line, rows first.
    lines: [V; 18],
    /// Lanes that branch into each segment of their line, and into another.
    inside: [V; 3],
    outside: [V; 3],
}

/// For a set of ways: bit `segment` and bit `3 + line` of the segment that halves it.
#[cfg(target_arch = "x86_64")]
static SEGMENTS: [u16; 64] = {
    let mut all = [0; 64];
    let mut ways = 0;
    while ways < 64 {
        all[ways] = 1 << (halving(ways) % 3) | 8 << (halving(ways) / 3);
        ways += 1;
    }
    all
};

#[cfg(target_arch = "x86_64")]
impl<V: Permutes> Cuts<V> {
    #[inline(always)]
    fn of(found: &Branches<V>, lanes: u32) -> Self {
        let all = V::splat(ALL);
        let segment = V::look_up(&SEGMENTS, found.ways);
        let digit = V::and(found.digit, V::mask(lanes));
        let mut cuts = Self { lines: [digit; 18], inside: [all; 3], outside: [all; 3] };
        for i in 0..3 {
            cuts.outside[i] = V::is_zero(V::and(segment, V::splat(1 << i)));
            cuts.inside[i] = V::and_not(all, cuts.outside[i]);
        }
        for line in 0..3 {
            let others = V::is_zero(V::and(segment, V::splat(8 << line)));
            let digit = V::and_not(digit, others);
            for chute in 0..6 {
                let here = V::equal_mask(found.chute, V::splat(chute as u16));
                cuts.lines[chute * 3 + line] = V::and(digit, here);
            }
        }
        cuts
    }
    /// What remains of a cell where the digit goes into the segment, and what it is where it does not.
    #[inline(always)]
    fn both(&self, x: V, row: usize, column: usize) -> (V, V) {
        let (in_row, in_column) = (self.lines[row], self.lines[9 + column]);
        let (stack, band) = (column / 3, row / 3);
        let stays = V::unless_both(x, in_row, self.outside[stack]);
        let goes = V::unless_both(x, in_row, self.inside[stack]);
        (
            V::unless_both(stays, in_column, self.outside[band]),
            V::unless_both(goes, in_column, self.inside[band]),
        )
    }
    #[inline(always)]
    fn to_bank(&self, cells: &mut [V; 81], bank: &mut [V; 81], lanes: u32) {
        let mask = V::mask(lanes);
        for row in 0..9 {
            for column in 0..9 {
                let cell = row * 9 + column;
                let (stays, goes) = self.both(cells[cell], row, column);
                bank[cell] = V::select(mask, bank[cell], goes);
                cells[cell] = stays;
            }
        }
    }
    #[inline(always)]
    fn to_lanes(&self, cells: &mut [V; 81], near: &Moves) {
        let (order, mask) = (V::order(&near.from), V::mask(near.lanes));
        for row in 0..9 {
            for column in 0..9 {
                let cell = row * 9 + column;
                let (stays, goes) = self.both(cells[cell], row, column);
                cells[cell] = V::select(mask, stays, V::permute(goes, order));
            }
        }
    }
    #[inline(always)]
    fn to_lanes_and_block(
        &self,
        cells: &mut [V; 81],
        near: &Moves,
        block: &mut [V; 81],
        far: &Moves,
    ) {
        let (order, mask) = (V::order(&near.from), V::mask(near.lanes));
        let (far_order, far_mask) = (V::order(&far.from), V::mask(far.lanes));
        for row in 0..9 {
            for column in 0..9 {
                let cell = row * 9 + column;
                let (stays, goes) = self.both(cells[cell], row, column);
                block[cell] = V::select(far_mask, block[cell], V::permute(goes, far_order));
                cells[cell] = V::select(mask, stays, V::permute(goes, order));
            }
        }
    }
}
