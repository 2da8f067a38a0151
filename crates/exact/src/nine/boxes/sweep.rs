//! The inference of the engine for single puzzles; the same conclusions as in the kernel for many
//! puzzles (`nine/sweep.rs`).
use super::{BOXES, Places};
use crate::nine::lanes::{ALL, Boxes};

/// A round in which no box's sum falls by more than this, over the sums of the numbers of its
/// cells, achieves so little that branching at once is better than another round. Measured: 64 is best for
/// ordinary puzzles, and anything up to 256 makes little difference for the hardest.
const SLACK: u16 = 64;

/// How a node ended.
pub(super) enum Flow {
    Broken,
    Solved,
    /// Little changed in the last round.
    Stuck,
    /// Nothing changed.
    Still,
}

/// What the ways and the threes imply for the lines of three boxes.
struct Chutes<V> {
    /// What each line keeps in each box.
    kept: [V; 3],
    /// The digits of it with more than one place within a box.
    twice: [V; 3],
    /// The digits of it with more than one place in the line.
    repeated: [V; 3],
    /// The digits that have a way.
    present: V,
}

/// Draws the conclusions for all bands, or with `STACK` for all stacks, from the digits that each
/// line has in each box, and those with several places there.
#[inline(always)]
fn chutes<V: Boxes, const STACK: bool>(any: &[V; 3], twice: &[V; 3]) -> Chutes<V> {
    let (mut next, mut last) = (*any, *any);
    for line in 0..3 {
        next[line] = V::next::<STACK>(any[line]);
        last[line] = V::last::<STACK>(any[line]);
    }
    let mut filtered = *any;
    for line in 0..3 {
        let (p, q) = ((line + 1) % 3, (line + 2) % 3);
        let way = V::or_and(V::and(next[p], last[q]), last[p], next[q]);
        filtered[line] = V::and(any[line], way);
    }
    // The digits of the two other boxes of each line.
    let mut others = *any;
    for line in 0..3 {
        others[line] = V::or(V::next::<STACK>(filtered[line]), V::last::<STACK>(filtered[line]));
    }
    let present = V::or(filtered[0], others[0]);
    for line in 0..3 {
        let forced = V::and_not(filtered[line], others[line]);
        filtered[line] = V::three_or(forced, filtered[line]);
    }
    let mut threes = *any;
    for line in 0..3 {
        threes[line] = V::at_most_three(filtered[line]);
    }
    let mut found = Chutes { kept: filtered, twice: *twice, repeated: *any, present };
    for line in 0..3 {
        let (p, q) = ((line + 1) % 3, (line + 2) % 3);
        let others = V::or3(threes[p], threes[q], V::next::<STACK>(threes[line]));
        let kept = V::unless_either(filtered[line], others, V::last::<STACK>(threes[line]));
        found.kept[line] = kept;
        found.twice[line] = V::and(twice[line], kept);
        let pairs = V::or_and(found.twice[line], kept, V::next::<STACK>(kept));
        found.repeated[line] = V::or3(pairs, V::next::<STACK>(pairs), V::last::<STACK>(pairs));
    }
    found
}

/// The result of a sweep for each box.
struct Swept<V> {
    /// Boxes that show that there is no solution.
    broken: u32,
    /// The sum of the cells of each box as numbers.
    sum: V,
}

/// One round of inference.
#[inline(always)]
fn sweep<V: Boxes>(x: &mut Places<V>) -> Swept<V> {
    let zero = V::splat(0);
    let (mut any, mut twice) = ([zero; 3], [zero; 3]);
    for r in 0..3 {
        any[r] = V::or3(x[r][0], x[r][1], x[r][2]);
        twice[r] = V::majority(x[r][0], x[r][1], x[r][2]);
    }
    let rows = chutes::<V, false>(&any, &twice);
    for r in 0..3 {
        for c in 0..3 {
            x[r][c] = V::and(x[r][c], rows.kept[r]);
        }
    }
    for c in 0..3 {
        any[c] = V::or3(x[0][c], x[1][c], x[2][c]);
        twice[c] = V::majority(x[0][c], x[1][c], x[2][c]);
    }
    let columns = chutes::<V, true>(&any, &twice);
    let kept = &columns.kept;
    let repeated = V::or(
        V::or3(columns.twice[0], columns.twice[1], columns.twice[2]),
        V::majority(kept[0], kept[1], kept[2]),
    );
    let mut singles = [[zero; 3]; 3];
    for c in 0..3 {
        let repeated = V::and(repeated, columns.repeated[c]);
        for r in 0..3 {
            x[r][c] = V::and(x[r][c], kept[c]);
            let hidden = V::unless_both(x[r][c], repeated, rows.repeated[r]);
            singles[r][c] = V::single_or(x[r][c], hidden);
        }
    }
    let clash = take_singles(x, &singles);
    let (mut filled, mut sum) = (V::splat(0x8000), zero);
    for r in 0..3 {
        for c in 0..3 {
            filled = V::keep_filled(filled, x[r][c]);
            sum = V::add(sum, x[r][c]);
        }
    }
    let good = V::and_not(V::and(rows.present, columns.present), clash);
    let broken = (!V::equal(good, V::splat(ALL)) | V::equal(filled, zero)) & BOXES;
    Swept { broken, sum }
}

/// Puts the singles into their cells and removes them from the houses of those. Returns the digits
/// that are single twice in a house.
#[inline(always)]
fn take_singles<V: Boxes>(x: &mut Places<V>, singles: &Places<V>) -> V {
    let zero = V::splat(0);
    let (mut rows, mut columns, mut clash) = ([zero; 3], [zero; 3], zero);
    for i in 0..3 {
        let s = singles;
        let row = V::or3(s[i][0], s[i][1], s[i][2]);
        let column = V::or3(s[0][i], s[1][i], s[2][i]);
        let (a, b) = (V::next::<false>(row), V::last::<false>(row));
        rows[i] = V::or3(row, a, b);
        clash = V::or(clash, V::majority(s[i][0], s[i][1], s[i][2]));
        clash = V::or(clash, V::majority(row, a, b));
        let (a, b) = (V::next::<true>(column), V::last::<true>(column));
        columns[i] = V::or3(column, a, b);
        clash = V::or(clash, V::majority(s[0][i], s[1][i], s[2][i]));
        clash = V::or(clash, V::majority(column, a, b));
    }
    let s = singles;
    let mut inside = zero;
    for r in 0..3 {
        inside = V::or(inside, V::or3(s[r][0], s[r][1], s[r][2]));
    }
    for c in 0..3 {
        let taken = V::or(columns[c], inside);
        for r in 0..3 {
            let rest = V::unless_either(x[r][c], rows[r], taken);
            x[r][c] = V::nonzero_or(s[r][c], rest);
        }
    }
    clash
}

/// Sweeps until nothing changes.
#[inline(always)]
pub(super) fn settle<V: Boxes>(board: &mut Places<V>) -> Flow {
    let slack = V::splat(SLACK);
    let mut before = V::splat(0x7FFF);
    loop {
        let swept = sweep(board);
        if swept.broken != 0 {
            return Flow::Broken;
        }
        if V::equal(swept.sum, V::splat(ALL)) & BOXES == BOXES {
            return if is_complete(board) { Flow::Solved } else { Flow::Broken };
        }
        let slow = V::min(V::add(swept.sum, slack), before);
        if !V::equal(slow, before) & BOXES == 0 {
            let still = V::equal(swept.sum, before) & BOXES == BOXES;
            return if still { Flow::Still } else { Flow::Stuck };
        }
        before = swept.sum;
    }
}

/// Whether every house has every digit. With no empty cell and the sum of a filled board, that makes
/// it a solution; a board with this sum that fails the test has none.
#[inline(always)]
fn is_complete<V: Boxes>(x: &Places<V>) -> bool {
    let mut all = V::splat(ALL);
    let mut boxes = V::splat(0);
    for i in 0..3 {
        let row = V::or3(x[i][0], x[i][1], x[i][2]);
        let column = V::or3(x[0][i], x[1][i], x[2][i]);
        boxes = V::or(boxes, row);
        let row = V::or3(row, V::next::<false>(row), V::last::<false>(row));
        all = V::and3(all, row, V::or3(column, V::next::<true>(column), V::last::<true>(column)));
    }
    V::equal(V::and(all, boxes), V::splat(ALL)) & BOXES == BOXES
}
