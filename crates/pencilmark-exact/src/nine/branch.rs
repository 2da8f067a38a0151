//! Where a stuck lane branches: in the chute with the fewest ways left, on a digit with two ways
//! (else with more), into the segment that halves its ways and everything else of the line. The
//! idea is that of tdoku (T. Dillon, <https://t-dillon.github.io/tdoku/>).
use super::lanes::Lanes;
use super::sweep::{WAYS, cell_of, digits_of, ways};
use std::sync::LazyLock;

/// One branch for each lane.
pub(super) struct Branches<V> {
    /// Bands 0 to 2, stacks 3 to 5.
    pub(super) chute: V,
    /// The digit, as a set.
    pub(super) digit: V,
    /// The ways that are left for it, as a set of six.
    pub(super) ways: V,
    /// Lanes with so many ways everywhere that a cell is the better choice.
    pub(super) loose: u32,
}

/// From so many ways on, over those of a chute that is settled, a lane is loose. Few puzzles of 17
/// givens ever are; on nearly empty boards branching on ways alone makes early mistakes that show
/// only very late.
pub(super) const MANY_WAYS: u32 = 24;

/// Takes a chute, in the lanes in which it has the fewest ways so far.
#[inline(always)]
fn consider<V: Lanes, const CHUTE: usize>(cells: &[V; 81], best: &mut V, best_ways: &mut [V; 6]) {
    let of_chute = ways(&digits_of(cells, CHUTE >= 3, CHUTE % 3));
    // Nine digits with one way each leave nothing to choose: with ten taken off, such a
    // chute counts as the worst.
    let count = V::add(V::count_bits(of_chute), V::splat(0x1000 - 10));
    let count = V::and(count, V::splat(0xFFF));
    let key = V::or(V::times_eight(count), V::splat(CHUTE as u16));
    let smaller = V::min(key, *best);
    let keep = V::equal_mask(smaller, *best);
    for way in 0..6 {
        best_ways[way] = V::select(keep, of_chute[way], best_ways[way]);
    }
    *best = smaller;
}

/// Chooses for all lanes at once.
#[inline(always)]
pub(super) fn branches<V: Lanes>(cells: &[V; 81]) -> Branches<V> {
    let zero = V::splat(0);
    let mut best = V::splat(0x7FFF);
    let mut best_ways = [zero; 6];
    // Not a loop, so that the cells are known when it is compiled.
    consider::<V, 0>(cells, &mut best, &mut best_ways);
    consider::<V, 1>(cells, &mut best, &mut best_ways);
    consider::<V, 2>(cells, &mut best, &mut best_ways);
    consider::<V, 3>(cells, &mut best, &mut best_ways);
    consider::<V, 4>(cells, &mut best, &mut best_ways);
    consider::<V, 5>(cells, &mut best, &mut best_ways);
    // Digits with at least one, two, three, four ways.
    let (mut one, mut two, mut three, mut four) = (best_ways[0], zero, zero, zero);
    for &way in &best_ways[1..] {
        four = V::or_and(four, three, way);
        three = V::or_and(three, two, way);
        two = V::or_and(two, one, way);
        one = V::or(one, way);
    }
    let (just_two, just_three) = (V::and_not(two, three), V::and_not(three, four));
    let digit = V::lowest_bit(V::nonzero_or(just_two, V::nonzero_or(just_three, four)));
    let mut ways_left = zero;
    for way in 0..6 {
        let not = V::is_zero(V::and(best_ways[way], digit));
        ways_left = V::or(ways_left, V::and_not(V::splat(1 << way), not));
    }
    let tight = V::equal(V::min(best, V::splat(MANY_WAYS as u16 * 8)), best);
    Branches { chute: V::and(best, V::splat(7)), digit, ways: ways_left, loose: !tight }
}

/// What the branches need to know of the segments (three cells of a line in a box).
pub(super) struct Segments {
    /// The cells of a segment and the six others of its line; at `chute * 9 + line * 3 + segment`.
    pub(super) cells: [([u8; 3], [u8; 6]); 64],
}

impl Segments {
    /// The tables, made once.
    pub(super) fn get() -> &'static Self {
        static SEGMENTS: LazyLock<Segments> = LazyLock::new(Segments::new);
        &SEGMENTS
    }
    fn new() -> Self {
        let mut all = Self { cells: [([0; 3], [0; 6]); 64] };
        for chute in 0..6 {
            for line in 0..3 {
                for segment in 0..3 {
                    let cell = |at| cell_of(chute >= 3, chute % 3, line, at % 9) as u8;
                    let inside = core::array::from_fn(|at| cell(segment * 3 + at));
                    let outside = core::array::from_fn(|at| cell(segment * 3 + 3 + at));
                    all.cells[chute * 9 + line * 3 + segment] = (inside, outside);
                }
            }
        }
        all
    }
}

/// For a set of ways: `line * 3 + segment` of the segment that halves it best.
#[inline(always)]
pub(super) const fn halving(ways: usize) -> usize {
    HALVING[ways & 63] as usize
}

const HALVING: [u8; 64] = {
    let mut halving = [0; 64];
    let mut set = 0;
    while set < 64 {
        let (mut best, mut at) = (0, 0);
        while at < 9 {
            let (mut with, mut without, mut way) = (0, 0, 0);
            while way < 6 {
                let is_left = set >> way & 1;
                let goes_there = WAYS[way][at / 3] == at % 3;
                with += if goes_there { is_left } else { 0 };
                without += if goes_there { 0 } else { is_left };
                way += 1;
            }
            let score = if with < without { with } else { without };
            if score > best {
                best = score;
                halving[set] = at as u8;
            }
            at += 1;
        }
        set += 1;
    }
    halving
};

/// How the two alternatives of a lane differ.
pub(super) struct Split {
    /// In the first, these cells lose the digits of `first`; unused places are beyond the board.
    pub(super) first_cells: [u8; 6],
    pub(super) first: u16,
    /// In the second, these lose the digits of `second`.
    pub(super) second_cells: [u8; 3],
    pub(super) second: u16,
}

/// No cell.
const NONE: u8 = 81;

impl Split {
    /// The digit goes inside the segment in the first alternative, outside it in the second.
    #[inline(always)]
    pub(super) fn of<V: Lanes>(found: &Branches<V>, segments: &Segments, lane: usize) -> Self {
        let lane = lane & (V::COUNT - 1);
        let chute = usize::from(found.chute.get(lane));
        let half = halving(found.ways.get(lane).into());
        let (inside, rest) = &segments.cells[(chute * 9 + half) & 63];
        let digit = found.digit.get(lane);
        Self { first_cells: *rest, first: digit, second_cells: *inside, second: digit }
    }
    /// For a loose lane: a digit or the others in the cell with the fewest candidates.
    #[cold]
    #[inline(never)]
    pub(super) fn of_cell<V: Lanes>(cells: &[V; 81], lane: usize) -> Self {
        let (cell, digit) = choose_cell(cells, lane);
        let only = |at: usize| if at == 0 { cell } else { NONE };
        Self {
            first_cells: core::array::from_fn(only),
            first: !digit,
            second_cells: core::array::from_fn(only),
            second: digit,
        }
    }
}

/// The cell with the fewest candidates but more than one, and its first digit; for a loose lane.
fn choose_cell<V: Lanes>(cells: &[V; 81], lane: usize) -> (u8, u16) {
    let (mut best, mut fewest, mut digit) = (0, u32::MAX, 0);
    for (cell, vector) in cells.iter().enumerate() {
        let set = vector.get(lane);
        let count = set.count_ones();
        if count > 1 && count < fewest {
            (best, fewest, digit) = (cell as u8, count, set & set.wrapping_neg());
        }
    }
    (best, digit)
}
