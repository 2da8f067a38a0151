//! The kernel: one round of inference in every lane, without a branch.
//!
//! The board is processed chute by chute, first the three bands of rows, then the three stacks of
//! columns; a later chute sees what an earlier one found. A chute has three
//! *lines* of three *segments* of three cells; the segments with the same number in the three
//! lines are a box. A chute yields
//!
//! * locked candidates in both directions at once: a digit must take a different box in each of
//!   the three lines, which it can do in six *ways*; a segment keeps the digits of its two ways;
//! * three digits that are all a segment has left, or that have no other place in its line: they own
//!   it (the "triads" of T. Dillon's article on tdoku, <https://t-dillon.github.io/tdoku/>);
//! * in the stacks, naked singles, whose digit leaves column and box (the ways of the next bands
//!   take it from the row);
//! * in the stacks, hidden singles: candidates with no second place in row, column or box. (To
//!   look for singles in the bands too costs more than the sweeps that it saves.)
use super::lanes::{ALL, Lanes};

/// The cell at place `at` (from 0 to 8) of a line of a band, or with `vertical` of a stack.
#[inline(always)]
pub(super) const fn cell_of(vertical: bool, chute: usize, line: usize, at: usize) -> usize {
    if vertical { at * 9 + chute * 3 + line } else { (chute * 3 + line) * 9 + at }
}

/// The six ways in which the three lines can take the three segments: the segment of each line.
pub(super) const WAYS: [[usize; 3]; 6] =
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [0, 2, 1], [1, 0, 2]];

/// Something for each segment of a chute, by line.
type Segments<V> = [[V; 3]; 3];

/// Something for each cell of a chute, by line and segment.
type Cells<V> = [[[V; 3]; 3]; 3];

/// The digits of all three cells of each segment.
#[inline(always)]
pub(super) fn digits_of<V: Lanes>(cells: &[V; 81], vertical: bool, chute: usize) -> Segments<V> {
    let mut digits = [[V::splat(0); 3]; 3];
    for line in 0..3 {
        for segment in 0..3 {
            let cell = |at| cells[cell_of(vertical, chute, line, segment * 3 + at)];
            digits[line][segment] = V::or3(cell(0), cell(1), cell(2));
        }
    }
    digits
}

/// For each of the six ways, the digits that can go that way.
#[inline(always)]
pub(super) fn ways<V: Lanes>(s: &Segments<V>) -> [V; 6] {
    // In the order of `WAYS`, written out: a closure would not be compiled for the instruction set.
    [
        V::and3(s[0][0], s[1][1], s[2][2]),
        V::and3(s[0][1], s[1][2], s[2][0]),
        V::and3(s[0][2], s[1][0], s[2][1]),
        V::and3(s[0][2], s[1][1], s[2][0]),
        V::and3(s[0][0], s[1][2], s[2][1]),
        V::and3(s[0][1], s[1][0], s[2][2]),
    ]
}

/// The digits that some way puts in a segment; line `l`, segment `s` is on two of the six.
#[inline(always)]
fn on_some_way<V: Lanes>(w: [V; 6]) -> Segments<V> {
    [
        [V::or(w[0], w[4]), V::or(w[1], w[5]), V::or(w[2], w[3])],
        [V::or(w[2], w[5]), V::or(w[0], w[3]), V::or(w[1], w[4])],
        [V::or(w[1], w[3]), V::or(w[2], w[4]), V::or(w[0], w[5])],
    ]
}

/// Leaves a segment only the three digits that have no other place in its line, if there are
/// three. With more there is no solution, so nothing is lost there.
#[inline(always)]
fn own_threes<V: Lanes>(s: &mut Segments<V>) {
    for line in s {
        let of = *line;
        for b in 0..3 {
            let forced = V::unless_either(of[b], of[(b + 1) % 3], of[(b + 2) % 3]);
            line[b] = V::three_or(forced, of[b]);
        }
    }
}

/// Removes the digits of a segment that has only three from the other segments of its line and box.
/// A segment with fewer has no solution, so nothing is lost there.
#[inline(always)]
fn keep_threes<V: Lanes>(s: &mut Segments<V>) {
    let mut three = *s;
    for line in 0..3 {
        for segment in 0..3 {
            three[line][segment] = V::at_most_three(s[line][segment]);
        }
    }
    for l in 0..3 {
        for b in 0..3 {
            let (l1, l2, b1, b2) = ((l + 1) % 3, (l + 2) % 3, (b + 1) % 3, (b + 2) % 3);
            let others = V::or3(three[l][b1], three[l][b2], three[l1][b]);
            s[l][b] = V::unless_either(s[l][b], others, three[l2][b]);
        }
    }
}

/// Digits with more than one place in each line, and in each box. `twice` has those with more than
/// one place in a segment.
#[inline(always)]
fn repeated<V: Lanes>(s: &Segments<V>, twice: &Segments<V>) -> ([V; 3], [V; 3]) {
    let (mut lines, mut boxes) = ([V::splat(0); 3], [V::splat(0); 3]);
    for i in 0..3 {
        let inside = V::or3(twice[i][0], twice[i][1], twice[i][2]);
        lines[i] = V::or(inside, V::majority(s[i][0], s[i][1], s[i][2]));
        let inside = V::or3(twice[0][i], twice[1][i], twice[2][i]);
        boxes[i] = V::or(inside, V::majority(s[0][i], s[1][i], s[2][i]));
    }
    (lines, boxes)
}

/// The results of a sweep for each lane.
pub(super) struct Swept<V> {
    /// Lanes that have no solution.
    pub(super) broken: u32,
    /// The sum of all cells as numbers. It falls with every candidate removed, and it is nine
    /// times [`ALL`] when the board is filled.
    pub(super) sum: V,
}

/// Results gathered over the chutes.
struct Gathered<V> {
    /// Digits that have a way in every chute.
    placeable: V,
    /// Something in lanes without an empty cell.
    filled: V,
    sum: V,
    /// Digits that are single twice in a segment. The ways see every other clash of two singles.
    clash: V,
}

/// Memory for what a sweep finds on its way. Everything is written before it is read, so nothing is cleared between
/// sweeps: that took 3 to 10 % of all time.
pub(super) struct Scratch<V> {
    /// Digits with more than one place in each row.
    rows: [V; 9],
    /// What the bands leave each segment of each row.
    kept: [[V; 3]; 9],
    /// The digits of single candidates of a stack, naked or hidden, else zero.
    singles: Cells<V>,
}

impl<V: Lanes> Scratch<V> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        let zero = V::splat(0);
        Self { rows: [zero; 9], kept: [[zero; 3]; 9], singles: [[[zero; 3]; 3]; 3] }
    }
}

/// The digits that the ways and the threes leave each segment of a chute, given the digits it has.
#[inline(always)]
fn filtered<V: Lanes>(digits: &Segments<V>, gathered: &mut Gathered<V>) -> Segments<V> {
    let mut s = on_some_way(ways(digits));
    // Every way passes through the first line.
    let any_way = V::or3(s[0][0], s[0][1], s[0][2]);
    gathered.placeable = V::and(gathered.placeable, any_way);
    own_threes(&mut s);
    keep_threes(&mut s);
    s
}

/// Draws the conclusions of a band: what each segment keeps, and which digits are repeated in rows.
#[inline(always)]
fn sweep_band<V: Lanes>(
    cells: &[V; 81],
    band: usize,
    gathered: &mut Gathered<V>,
    scratch: &mut Scratch<V>,
) {
    let zero = V::splat(0);
    let mut twice = [[zero; 3]; 3];
    for row in 0..3 {
        for of in 0..3 {
            let first = cell_of(false, band, row, of * 3);
            twice[row][of] = V::majority(cells[first], cells[first + 1], cells[first + 2]);
        }
    }
    let s = filtered(&digits_of(cells, false, band), gathered);
    for row in 0..3 {
        let mut repeated = V::majority(s[row][0], s[row][1], s[row][2]);
        for of in 0..3 {
            repeated = V::or_and(repeated, twice[row][of], s[row][of]);
        }
        scratch.rows[band * 3 + row] = repeated;
        scratch.kept[band * 3 + row] = s[row];
    }
}

/// Makes the compiler read this again from memory at its next use instead of keeping copies:
/// it does not have enough registers, and would write what it read elsewhere, to read it from there.
#[inline(always)]
fn reread<T>(memory: &mut T) {
    core::hint::black_box(memory);
}

/// Draws the conclusions of a stack and of the singles in it, and writes its cells.
#[inline(always)]
fn sweep_stack<V: Lanes>(
    cells: &mut [V; 81],
    stack: usize,
    gathered: &mut Gathered<V>,
    scratch: &mut Scratch<V>,
) {
    let zero = V::splat(0);
    let mut digits = [[zero; 3]; 3];
    for l in 0..3 {
        for b in 0..3 {
            for c in 0..3 {
                let cell = cells[cell_of(true, stack, l, b * 3 + c)];
                digits[l][b] = V::or_and(digits[l][b], cell, scratch.kept[b * 3 + c][stack]);
            }
        }
    }
    let s = filtered(&digits, gathered);
    reread(cells);
    let mut twice = [[zero; 3]; 3];
    for l in 0..3 {
        for b in 0..3 {
            let mut x = [zero; 3];
            for c in 0..3 {
                let cell = &mut cells[cell_of(true, stack, l, b * 3 + c)];
                x[c] = V::and3(*cell, scratch.kept[b * 3 + c][stack], s[l][b]);
                *cell = x[c];
            }
            twice[l][b] = V::majority(x[0], x[1], x[2]);
        }
    }
    let (lines, boxes) = repeated(&s, &twice);
    reread(cells);
    take_singles(cells, stack, &lines, &boxes, gathered, scratch);
}

/// Puts the singles of a stack into their cells, and removes them from column and box. Digits with more
/// than one place in each line and box are known.
#[inline(always)]
fn take_singles<V: Lanes>(
    cells: &mut [V; 81],
    stack: usize,
    lines: &[V; 3],
    boxes: &[V; 3],
    gathered: &mut Gathered<V>,
    scratch: &mut Scratch<V>,
) {
    let zero = V::splat(0);
    let mut of_segment = [[zero; 3]; 3];
    let mut clash = [zero; 3];
    for l in 0..3 {
        let mut clashes = [zero; 3];
        for b in 0..3 {
            let both = V::and(lines[l], boxes[b]);
            for c in 0..3 {
                let x = cells[cell_of(true, stack, l, b * 3 + c)];
                let hidden = V::unless_both(x, both, scratch.rows[b * 3 + c]);
                scratch.singles[l][b][c] = V::single_or(x, hidden);
            }
            let of = scratch.singles[l][b];
            of_segment[l][b] = V::or3(of[0], of[1], of[2]);
            clashes[b] = V::majority(of[0], of[1], of[2]);
        }
        clash[l] = V::or3(clashes[0], clashes[1], clashes[2]);
    }
    gathered.clash = V::or(gathered.clash, V::or3(clash[0], clash[1], clash[2]));
    reread(cells);
    reread(&mut scratch.singles);
    for l in 0..3 {
        let of_line = V::or3(of_segment[l][0], of_segment[l][1], of_segment[l][2]);
        for b in 0..3 {
            let of_box = V::or3(of_segment[0][b], of_segment[1][b], of_segment[2][b]);
            for c in 0..3 {
                let cell = &mut cells[cell_of(true, stack, l, b * 3 + c)];
                let rest = V::unless_either(*cell, of_line, of_box);
                let kept = V::nonzero_or(scratch.singles[l][b][c], rest);
                *cell = kept;
                gathered.filled = V::keep_filled(gathered.filled, kept);
                gathered.sum = V::add(gathered.sum, kept);
            }
        }
    }
}

/// One round of inference over the whole board.
#[inline(always)]
pub(super) fn sweep<V: Lanes>(cells: &mut [V; 81], scratch: &mut Scratch<V>) -> Swept<V> {
    let all = V::splat(ALL);
    let mut gathered =
        Gathered { placeable: all, filled: V::splat(0x8000), sum: V::splat(0), clash: V::splat(0) };
    for band in 0..3 {
        sweep_band(cells, band, &mut gathered, scratch);
    }
    for stack in 0..3 {
        sweep_stack(cells, stack, &mut gathered, scratch);
    }
    let zero = V::splat(0);
    let broken = !V::equal(gathered.placeable, all)
        | V::equal(gathered.filled, zero)
        | !V::equal(gathered.clash, zero);
    Swept { broken, sum: gathered.sum }
}

/// The lanes in which every house holds every digit. With no empty cell and the sum of a filled
/// board, such a lane is a solution: a row adds up to [`ALL`] only with each digit once.
#[inline(always)]
pub(super) fn complete<V: Lanes>(cells: &[V; 81]) -> u32 {
    let zero = V::splat(0);
    let mut all = V::splat(ALL);
    let mut columns = [zero; 9];
    for band in 0..3 {
        let segments = digits_of(cells, false, band);
        for i in 0..3 {
            let row = V::or3(segments[i][0], segments[i][1], segments[i][2]);
            all = V::and3(all, row, V::or3(segments[0][i], segments[1][i], segments[2][i]));
        }
        for c in 0..9 {
            let i = band * 27 + c;
            columns[c] = V::or(columns[c], V::or3(cells[i], cells[i + 9], cells[i + 18]));
        }
    }
    for column in columns {
        all = V::and(all, column);
    }
    V::equal(all, V::splat(ALL))
}
