//! Where a stuck lane branches: in the chute with the fewest ways left, on a digit with two ways
//! (else with more), either into the segment that halves its ways or into the rest of the line. The
//! idea comes from tdoku (T. Dillon, <https://t-dillon.github.io/tdoku/>).
use super::lanes::Lanes;
use super::sweep::{WAYS, cell_of, digits_of, ways};

/// One branch for each lane.
pub(super) struct Branches<V> {
    /// Bands 0 to 2, stacks 3 to 5.
    pub(super) chute: V,
    /// The digit, as a set.
    pub(super) digit: V,
    /// The remaining ways for it, as a set of six.
    pub(super) ways: V,
    /// Lanes with too many ways everywhere: a cell is the better choice.
    pub(super) loose: u32,
}

/// With this many ways or more, over those of a settled chute, a lane is loose. Few puzzles of 17
/// givens ever are; on nearly empty boards branching on ways alone makes early mistakes that show
/// only very late.
pub(super) const MANY_WAYS: u32 = 24;

/// Takes a chute, in the lanes in which it has the fewest ways so far.
#[inline(always)]
fn consider<V: Lanes, const CHUTE: usize>(cells: &[V; 81], best: &mut V, best_ways: &mut [V; 6]) {
    let of_chute = ways(&digits_of(cells, CHUTE >= 3, CHUTE % 3));
    // Nine digits with one way each leave nothing to choose: with ten subtracted, such a
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
    // Not a loop, so that the cells are known at compile time.
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

/// The cells in which a digit with some ways in a chute branches.
#[derive(Clone, Copy)]
struct Cells {
    /// Other segments of the line that halves the ways, as far as a way leads there: three or six.
    outside: [u8; 6],
    outside_count: u8,
    /// The segment that halves them.
    inside: [u8; 3],
}

/// At `chute * 64 + ways`.
static CELLS: [Cells; 6 * 64] = {
    let mut all = [Cells { outside: [0; 6], outside_count: 0, inside: [0; 3] }; 6 * 64];
    let mut at = 0;
    while at < all.len() {
        all[at] = cells_of(at / 64, at % 64);
        at += 1;
    }
    all
};

const fn cells_of(chute: usize, ways: usize) -> Cells {
    let (line, half) = (halving(ways) / 3, halving(ways) % 3);
    let mut cells = Cells { outside: [0; 6], outside_count: 0, inside: [0; 3] };
    let mut segment = 0;
    while segment < 3 {
        let (mut way, mut leads_there) = (0, false);
        while way < 6 {
            leads_there |= ways >> way & 1 == 1 && WAYS[way][line] == segment;
            way += 1;
        }
        let mut at = 0;
        while at < 3 && (leads_there || segment == half) {
            let cell = cell_of(chute >= 3, chute % 3, line, segment * 3 + at) as u8;
            if segment == half {
                cells.inside[at] = cell;
            } else {
                cells.outside[cells.outside_count as usize] = cell;
                cells.outside_count += 1;
            }
            at += 1;
        }
        segment += 1;
    }
    cells
}

/// How the two alternatives of a lane differ.
pub(super) struct Split {
    pub(super) digit: u16,
    /// Cells that lose the digit in the first alternative, in which it goes into a segment.
    pub(super) outside: &'static [u8],
    /// The cells of the segment, which lose it in the second.
    pub(super) inside: &'static [u8; 3],
}

impl Split {
    #[inline(always)]
    pub(super) fn of<V: Lanes>(found: &Branches<V>, lane: usize) -> Self {
        let (chute, ways) = (found.chute.get(lane), found.ways.get(lane));
        let cells = &CELLS[usize::from(chute % 6) * 64 + usize::from(ways % 64)];
        Self {
            digit: found.digit.get(lane),
            outside: &cells.outside[..usize::from(cells.outside_count.min(6))],
            inside: &cells.inside,
        }
    }
}

/// The cell with the fewest candidates but more than one, and its first digit; for a loose lane.
pub(super) fn choose_cell<V: Lanes>(cells: &[V; 81], lane: usize) -> (usize, u16) {
    let (mut best, mut fewest, mut digit) = (0, u32::MAX, 0);
    for (cell, vector) in cells.iter().enumerate() {
        let set = vector.get(lane);
        let count = set.count_ones();
        if count > 1 && count < fewest {
            (best, fewest, digit) = (cell, count, set & set.wrapping_neg());
        }
    }
    (best, digit)
}
