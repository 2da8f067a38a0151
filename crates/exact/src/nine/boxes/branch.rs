//! Where a single puzzle branches: the same place as with many puzzles (`nine/branch.rs`).
use super::Places;
use crate::nine::branch::{MANY_WAYS, halving};
use crate::nine::lanes::Boxes;

/// The fewest ways, over all digits, in a chute with a choice left.
const SETTLED: u32 = 10;

/// How a board branches.
pub(super) enum Branch<V> {
    /// There is nothing to choose, which means no solution.
    Nothing,
    /// It has too many ways everywhere: another kind of branch is better.
    Loose,
    /// It has become one alternative of two, and this is the other.
    Two(Places<V>),
}

/// The lane of a box in a chute: bands 0 to 2, stacks 3 to 5.
const fn lane_of(chute: usize, place: usize) -> usize {
    if chute < 3 { 4 * chute + place } else { 4 * place + chute - 3 }
}

/// The digits of each of the six ways of each chute, in the order of `sweep::WAYS`.
#[inline(always)]
fn ways_of<V: Boxes>(x: &Places<V>) -> [[u16; 6]; 6] {
    let zero = V::splat(0);
    let (mut rows, mut columns) = ([zero; 3], [zero; 3]);
    for i in 0..3 {
        rows[i] = V::or3(x[i][0], x[i][1], x[i][2]);
        columns[i] = V::or3(x[0][i], x[1][i], x[2][i]);
    }
    let straight = [
        V::and3(rows[0], V::next::<false>(rows[1]), V::last::<false>(rows[2])),
        V::and3(columns[0], V::next::<true>(columns[1]), V::last::<true>(columns[2])),
    ];
    let crossed = [
        V::and3(rows[0], V::last::<false>(rows[1]), V::next::<false>(rows[2])),
        V::and3(columns[0], V::last::<true>(columns[1]), V::next::<true>(columns[2])),
    ];
    let mut ways = [[0; 6]; 6];
    for chute in 0..6 {
        for place in 0..3 {
            let lane = lane_of(chute, place) & 15;
            ways[chute][place] = straight[chute / 3].get(lane);
            ways[chute][3 + (place + 1) % 3] = crossed[chute / 3].get(lane);
        }
    }
    ways
}

/// Branches a stuck board: keeps one alternative and returns the other.
#[inline(always)]
pub(super) fn branch<V: Boxes>(board: &mut Places<V>) -> Branch<V> {
    let ways = ways_of(board);
    let (mut fewest, mut chute) = (u32::MAX, 0);
    for (at, of) in ways.iter().enumerate() {
        let pack =
            |i: usize| u64::from(of[i]) | u64::from(of[i + 1]) << 16 | u64::from(of[i + 2]) << 32;
        let count = pack(0).count_ones() + pack(3).count_ones();
        if count >= SETTLED && count < fewest {
            (fewest, chute) = (count, at);
        }
    }
    if (SETTLED + MANY_WAYS + 16..u32::MAX).contains(&fewest) {
        return Branch::Loose;
    }
    let of = &ways[chute];
    let (mut one, mut two, mut three, mut four) = (of[0], 0, 0, 0);
    for &way in &of[1..6] {
        four |= three & way;
        three |= two & way;
        two |= one & way;
        one |= way;
    }
    let found = [two & !three, three & !four, four].into_iter().find(|&digits| digits != 0);
    let Some(digits) = found else { return Branch::Nothing };
    let digit = digits & digits.wrapping_neg();
    let set =
        of.iter().enumerate().fold(0, |set, (i, way)| set | usize::from(way & digit != 0) << i);
    let half = halving(set);
    let (line, segment) = (half / 3, half % 3);
    let inside = 1 << lane_of(chute, segment);
    let all =
        inside | 1 << lane_of(chute, (segment + 1) % 3) | 1 << lane_of(chute, (segment + 2) % 3);
    let (inside, outside) = (V::mask(inside), V::mask(all & !inside));
    let digit = V::splat(digit);
    let mut other = *board;
    for place in 0..3 {
        let (r, c) = if chute < 3 { (line, place) } else { (place, line) };
        other[r][c] = V::unless_both(other[r][c], inside, digit);
        board[r][c] = V::unless_both(board[r][c], outside, digit);
    }
    Branch::Two(other)
}
