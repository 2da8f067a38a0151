//! One puzzle at a time: the whole board in three vectors of AVX-512, one for each band.
//!
//! Cell `c` of segment `b` of row `r` of a band is lane `9 r + 3 b + c`. The same conclusions as in
//! the kernel of the lanes are drawn, by turning the lanes within a segment, a row or a box. What
//! a segment has is kept in all three of its lanes.
use super::load;
use super::turns::{
    BOX_1, BOX_2, CELL_1, CELL_2, HALVING, ROW_1, ROW_1_BOX_1, ROW_1_BOX_2, ROW_2, ROW_2_BOX_1,
    ROW_2_BOX_2, SETS, WAY_LANES, WAYS_WITH,
};
use crate::nine::branch::MANY_WAYS;
use crate::nine::lanes::ALL;
use crate::nine::task::Start;
use core::arch::x86_64::*;

type Board = [__m512i; 3];

/// The lanes in use.
const LANES: u32 = (1 << 27) - 1;

/// Alternatives that can wait; with more, the lanes take over.
const MOST_WAITING: usize = 32;

/// How a node ended.
enum Flow {
    Broken,
    Solved,
    Stuck,
}

/// How a board branches.
enum Branch {
    /// There is nothing to choose, which means no solution.
    Nothing,
    /// It has so many ways everywhere that branching on them is not the best choice.
    Loose,
    /// This is the other alternative.
    Made(Board),
}

/// The fewest ways, over all digits, in a chute with something to choose.
const SETTLED: u32 = 10;

/// What became of a puzzle.
pub(in crate::nine) enum Outcome {
    /// It has so many solutions, at most the limit.
    Done(u64),
    /// So many were found; these nodes are left, and the solutions in them are others.
    Open(u64, Vec<[u16; 81]>),
}

macro_rules! compiled {
    ($($item:item)*) => { $(
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg")]
        #[inline]
        $item
    )* };
}

compiled! {
    fn or3(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        _mm512_ternarylogic_epi32::<0xFE>(a, b, c)
    }
    fn majority(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        _mm512_ternarylogic_epi32::<0xE8>(a, b, c)
    }
    fn and(a: __m512i, b: __m512i) -> __m512i {
        _mm512_and_si512(a, b)
    }
    fn or(a: __m512i, b: __m512i) -> __m512i {
        _mm512_or_si512(a, b)
    }
    /// `a & !(b | c)`
    fn unless_either(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        _mm512_ternarylogic_epi32::<0x10>(a, b, c)
    }
    fn turn(by: &[u16; 32], x: __m512i) -> __m512i {
        _mm512_permutexvar_epi16(load(by), x)
    }
    fn three_bits(x: __m512i) -> __m512i {
        let three = _mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(x), _mm512_set1_epi16(3));
        _mm512_maskz_mov_epi16(three, x)
    }
    /// Sweeps until nothing moves.
    fn settle(board: &mut Board) -> Flow {
        loop {
            if let Some(end) = sweep(board) {
                return end;
            }
        }
    }
    /// One round; `None` while something moves.
    fn sweep(board: &mut Board) -> Option<Flow> {
        let zero = _mm512_setzero_si512();
        let all = _mm512_maskz_set1_epi16(LANES, ALL.cast_signed());
        let x = *board;
        let mut placeable = all;
        // By band: the digits of each segment, those not single in row and box; and by column.
        let (mut across, mut repeated) = ([zero; 3], [zero; 3]);
        let (mut down, mut down_twice) = ([zero; 3], [zero; 3]);
        for k in 0..3 {
            let (a, b) = (turn(&CELL_1, x[k]), turn(&CELL_2, x[k]));
            let (any, twice) = (or3(x[k], a, b), majority(x[k], a, b));
            let straight = and(turn(&ROW_1_BOX_1, any), turn(&ROW_2_BOX_2, any));
            let crossed = and(turn(&ROW_1_BOX_2, any), turn(&ROW_2_BOX_1, any));
            let mut s = and(any, or(straight, crossed));
            let threes = three_bits(s);
            let others = or3(turn(&BOX_1, threes), turn(&BOX_2, threes), turn(&ROW_1, threes));
            s = unless_either(s, others, turn(&ROW_2, threes));
            let twice = and(twice, s);
            let (b1, b2) = (turn(&BOX_1, s), turn(&BOX_2, s));
            let (r1, r2) = (turn(&ROW_1, s), turn(&ROW_2, s));
            placeable = and(placeable, or3(s, b1, b2));
            let of_row = or3(twice, turn(&BOX_1, twice), turn(&BOX_2, twice));
            let of_box = or3(twice, turn(&ROW_1, twice), turn(&ROW_2, twice));
            repeated[k] = and(or(of_row, majority(s, b1, b2)), or(of_box, majority(s, r1, r2)));
            across[k] = s;
            let (a, b) = (turn(&ROW_1, x[k]), turn(&ROW_2, x[k]));
            (down[k], down_twice[k]) = (or3(x[k], a, b), majority(x[k], a, b));
        }
        let mut s = down;
        for k in 0..3 {
            let (p, q) = ((k + 1) % 3, (k + 2) % 3);
            let straight = and(turn(&CELL_1, down[p]), turn(&CELL_2, down[q]));
            let crossed = and(turn(&CELL_2, down[p]), turn(&CELL_1, down[q]));
            s[k] = and(down[k], or(straight, crossed));
        }
        let threes = [three_bits(s[0]), three_bits(s[1]), three_bits(s[2])];
        for k in 0..3 {
            let own = turn(&CELL_1, threes[k]);
            let others = or3(threes[(k + 1) % 3], threes[(k + 2) % 3], own);
            s[k] = unless_either(s[k], others, turn(&CELL_2, threes[k]));
        }
        placeable = and(placeable, or3(s[0], s[1], s[2]));
        let column = or(
            or3(and(down_twice[0], s[0]), and(down_twice[1], s[1]), and(down_twice[2], s[2])),
            majority(s[0], s[1], s[2]),
        );
        let bad = _mm512_cmpneq_epi16_mask(placeable, all);
        let keep = [and(across[0], s[0]), and(across[1], s[1]), and(across[2], s[2])];
        place(board, keep, repeated, column, bad)
    }
    /// Keeps what is in `keep`, finds the singles, and takes them from their houses.
    fn place(
        board: &mut Board,
        keep: Board,
        repeated: Board,
        column: __m512i,
        mut bad: u32,
    ) -> Option<Flow> {
        let zero = _mm512_setzero_si512();
        let old = *board;
        let (mut x, mut singles, mut taken, mut down) = (old, [zero; 3], [zero; 3], [zero; 3]);
        let (mut clash, mut open) = (zero, 0);
        for k in 0..3 {
            x[k] = and(old[k], keep[k]);
            let hidden = _mm512_ternarylogic_epi32::<0x70>(x[k], repeated[k], column);
            let less = _mm512_add_epi16(x[k], _mm512_set1_epi16(-1));
            let single = _mm512_testn_epi16_mask(x[k], less);
            singles[k] = _mm512_mask_blend_epi16(single, hidden, x[k]);
            open |= !single;
            bad |= _mm512_testn_epi16_mask(x[k], x[k]) & LANES;
            let s = singles[k];
            let (a, b) = (turn(&ROW_1, s), turn(&ROW_2, s));
            down[k] = or3(s, a, b);
            clash = or(clash, majority(s, a, b));
            let (a, b) = (turn(&CELL_1, s), turn(&CELL_2, s));
            let any = or3(s, a, b);
            let (b1, b2) = (turn(&BOX_1, any), turn(&BOX_2, any));
            let (r1, r2) = (turn(&ROW_1, any), turn(&ROW_2, any));
            clash = or3(clash, majority(s, a, b), majority(any, b1, b2));
            clash = or(clash, majority(any, r1, r2));
            taken[k] = or(or3(any, b1, b2), or(r1, r2));
        }
        clash = or(clash, majority(down[0], down[1], down[2]));
        if bad | _mm512_test_epi16_mask(clash, clash) != 0 {
            return Some(Flow::Broken);
        }
        let down = or3(down[0], down[1], down[2]);
        let mut moved = 0;
        for k in 0..3 {
            let rest = unless_either(x[k], taken[k], down);
            let single = _mm512_test_epi16_mask(singles[k], singles[k]);
            board[k] = _mm512_mask_blend_epi16(single, rest, singles[k]);
            moved |= _mm512_cmpneq_epi16_mask(board[k], old[k]);
        }
        match (open & LANES, moved) {
            (0, _) => Some(Flow::Solved),
            (_, 0) => Some(Flow::Stuck),
            _ => None,
        }
    }
    /// The ways of each chute, as six lanes of a small vector: bands, then stacks.
    fn ways_of(board: &Board) -> [__m128i; 6] {
        let mut ways = [_mm_setzero_si128(); 6];
        let mut down = [_mm512_setzero_si512(); 3];
        for k in 0..3 {
            let x = board[k];
            let any = or3(x, turn(&CELL_1, x), turn(&CELL_2, x));
            down[k] = or3(x, turn(&ROW_1, x), turn(&ROW_2, x));
            let of_line = |line: usize| turn(&WAY_LANES[line], any);
            let of = _mm512_ternarylogic_epi32::<0x80>(of_line(0), of_line(1), of_line(2));
            ways[k] = _mm_maskz_mov_epi16(0x3F, _mm512_castsi512_si128(of));
        }
        for stack in 0..3 {
            let mut of = _mm_set1_epi16(-1);
            for line in 0..3 {
                let lane = _mm512_set1_epi16(((stack * 3 + line) as u16).cast_signed());
                let mut by_way = _mm_setzero_si128();
                for band in 0..3 {
                    let there = _mm512_castsi512_si128(_mm512_permutexvar_epi16(lane, down[band]));
                    by_way = _mm_mask_mov_epi16(by_way, WAYS_WITH[line][band], there);
                }
                of = _mm_and_si128(of, by_way);
            }
            ways[3 + stack] = _mm_maskz_mov_epi16(0x3F, of);
        }
        ways
    }
    /// Branches a stuck board: keeps one alternative and gives back the other.
    fn branch(board: &mut Board) -> Branch {
        let ways = ways_of(board);
        let (mut fewest, mut chute) = (u32::MAX, 0);
        for (at, of) in ways.into_iter().enumerate() {
            let low = _mm_cvtsi128_si64(of).count_ones();
            let count = low + _mm_extract_epi64::<1>(of).count_ones();
            if count >= SETTLED && count < fewest {
                (fewest, chute) = (count, at);
            }
        }
        if (SETTLED + MANY_WAYS + 16..u32::MAX).contains(&fewest) {
            return Branch::Loose;
        }
        let mut of = [0_u16; 8];
        of[0..4].copy_from_slice(&lanes_of(_mm_cvtsi128_si64(ways[chute])));
        of[4..8].copy_from_slice(&lanes_of(_mm_extract_epi64::<1>(ways[chute])));
        let (mut one, mut two, mut three, mut four) = (of[0], 0, 0, 0);
        for &way in &of[1..6] {
            four |= three & way;
            three |= two & way;
            two |= one & way;
            one |= way;
        }
        let found = [two & !three, three & !four, four].into_iter().find(|&digits| digits != 0);
        let Some(digits) = found else { return Branch::Nothing };
        let digit = (digits & digits.wrapping_neg()).cast_signed();
        let set = _mm_test_epi16_mask(ways[chute], _mm_set1_epi16(digit));
        let (line, segment) = HALVING[usize::from(set & 63)];
        let (line, segment) = (usize::from(line), usize::from(segment));
        let mut other = *board;
        let without = |x, lanes: u32| _mm512_andnot_si512(_mm512_maskz_set1_epi16(lanes, digit), x);
        if chute < 3 {
            let inside = 7 << (line * 9 + segment * 3);
            let outside = (0x1FF << (line * 9)) & !inside;
            other[chute] = without(other[chute], inside);
            board[chute] = without(board[chute], outside);
        } else {
            let column = 0x0004_0201 << ((chute - 3) * 3 + line);
            for band in 0..3 {
                let x = if band == segment { &mut other } else { &mut *board };
                x[band] = without(x[band], column);
            }
        }
        Branch::Made(other)
    }
    fn open(start: &Start<'_>) -> Board {
        let mut board = [_mm512_setzero_si512(); 3];
        for (k, band) in board.iter_mut().enumerate() {
            // Reads the 27 bytes or lanes of a band; the others are masked off.
            *band = match start {
                // SAFETY: see above.
                Start::Numbers(numbers) => unsafe {
                    let bytes = _mm256_maskz_loadu_epi8(LANES, numbers.as_ptr().add(27 * k).cast());
                    let sets = _mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(bytes), load(&SETS));
                    _mm512_maskz_mov_epi16(LANES, sets)
                },
                // SAFETY: see above.
                Start::Sets(sets) => unsafe {
                    _mm512_maskz_loadu_epi16(LANES, sets.as_ptr().add(27 * k).cast())
                },
            };
        }
        board
    }
    fn cells(board: &Board) -> [u16; 81] {
        let mut cells = [0; 81];
        for (k, band) in board.iter().enumerate() {
            // SAFETY: writes the 27 lanes of a band; the others are masked off.
            let to = unsafe { cells.as_mut_ptr().add(27 * k) };
            // SAFETY: the same.
            unsafe { _mm512_mask_storeu_epi16(to.cast(), LANES, *band) };
        }
        cells
    }
}

fn lanes_of(four: i64) -> [u16; 4] {
    let bits = four.cast_unsigned();
    [bits as u16, (bits >> 16) as u16, (bits >> 32) as u16, (bits >> 48) as u16]
}

/// Searches a puzzle until `limit` solutions are found, or until so many branches have come to an
/// end. Writes the first solution as sets. The processor must have the features named here.
#[target_feature(
    enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg"
)]
pub(super) fn search(
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    solution: &mut [u16; 81],
) -> Outcome {
    let mut board = open(start);
    let mut waiting = [[_mm512_setzero_si512(); 3]; MOST_WAITING];
    let (mut depth, mut ended, mut found) = (0, 0, 0);
    loop {
        match settle(&mut board) {
            Flow::Stuck => {
                let is_over = ended >= ends || depth == waiting.len();
                match if is_over { Branch::Loose } else { branch(&mut board) } {
                    Branch::Nothing => {}
                    Branch::Loose => {
                        let rest = waiting[..depth].iter().chain([&board]);
                        return Outcome::Open(found, rest.map(|board| cells(board)).collect());
                    }
                    Branch::Made(other) => {
                        waiting[depth] = other;
                        depth += 1;
                        continue;
                    }
                }
            }
            Flow::Solved => {
                if found == 0 {
                    *solution = cells(&board);
                }
                found += 1;
                if found >= limit {
                    return Outcome::Done(found);
                }
            }
            Flow::Broken => {}
        }
        if depth == 0 {
            return Outcome::Done(found);
        }
        ended += 1;
        depth -= 1;
        board = waiting[depth];
    }
}
