//! AVX2: 16 lanes.
use super::{
    PlainLanes, compiled_for, lanes_in_memory, lanes_of_256_bits, moves_at_once,
    operations_on_256_bits, search_compiled_for, sound, stage_16, turns_of_boxes,
};
use crate::nine::boxes;
use crate::nine::classic::Classic;
use crate::nine::engine::Engine;
use crate::nine::kernel::Kernel;
use crate::nine::lanes::{Boxes, Lanes, Sets};
use crate::nine::processor::has_avx2;
use crate::nine::start::{Outcome, Start};
use crate::nine::sweep::{Scratch, Swept, sweep};
use crate::nine::task::Task;
use core::arch::x86_64::*;

/// 16 lanes of 16 bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Avx2(__m256i);

compiled_for!(Avx2, "avx2,bmi1,bmi2,lzcnt,popcnt");
search_compiled_for!(Avx2, "avx2,bmi1,bmi2,lzcnt,popcnt");

impl Boxes for Avx2 {
    turns_of_boxes!();
}

// SAFETY: the one field is 16 lanes; AVX2 came after SSSE3.
unsafe impl PlainLanes for Avx2 {}

impl Sets for Avx2 {
    const COUNT: usize = 16;
    fn is_there() -> bool {
        has_avx2()
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        sound!({
            let bits = _mm256_setr_epi16(
                1,
                2,
                4,
                8,
                16,
                32,
                64,
                128,
                256,
                512,
                1024,
                2048,
                4096,
                8192,
                16384,
                i16::MIN,
            );
            let all = _mm256_set1_epi16((lanes as u16).cast_signed());
            Self(_mm256_cmpeq_epi16(_mm256_and_si256(all, bits), bits))
        })
    }
    lanes_in_memory!();
    operations_on_256_bits!();
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        sound!({
            let less = _mm256_add_epi16(a.0, _mm256_set1_epi16(-1));
            let single = Self::is_zero(Self(_mm256_and_si256(a.0, less)));
            Self::or(b, Self::and(a, single))
        })
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        // Sets of digits: `a | b` where `a` is zero is `b`.
        Self::or(a, Self::and(Self::is_zero(a), b))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        sound!({
            let minus_one = _mm256_set1_epi16(-1);
            let two = _mm256_and_si256(a.0, _mm256_add_epi16(a.0, minus_one));
            let one = _mm256_and_si256(two, _mm256_add_epi16(two, minus_one));
            Self::or(a, Self::and(b, Self::is_zero(Self(one))))
        })
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        sound!({
            let minus_one = _mm256_set1_epi16(-1);
            let two = Self(_mm256_and_si256(a.0, _mm256_add_epi16(a.0, minus_one)));
            let one = Self(_mm256_and_si256(two.0, _mm256_add_epi16(two.0, minus_one)));
            let none = Self(_mm256_and_si256(one.0, _mm256_add_epi16(one.0, minus_one)));
            Self::and(a, Self::is_zero(none))
        })
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        sound!({
            let equal = _mm256_cmpeq_epi16(a.0, b.0);
            let halves = _mm256_packs_epi16(equal, _mm256_setzero_si256());
            let bits = _mm256_movemask_epi8(halves).cast_unsigned();
            bits & 0xFF | bits >> 8 & 0xFF00
        })
    }
}

impl Avx2 {
    /// Byte shuffles within each half, of the vector and of the vector with its halves swapped.
    #[inline(always)]
    fn order(from: &[u8; 32]) -> (Self, Self) {
        let (mut same, mut other) = ([0x80_u8; 32], [0x80_u8; 32]);
        for (lane, &from) in from.iter().enumerate().take(16) {
            let to = if usize::from(from) / 8 == lane / 8 { &mut same } else { &mut other };
            to[2 * lane] = 2 * (from % 8);
            to[2 * lane + 1] = 2 * (from % 8) + 1;
        }
        // SAFETY: reads the 32 bytes of each array.
        unsafe {
            let load = |bytes: &[u8; 32]| Self(_mm256_loadu_si256(bytes.as_ptr().cast()));
            (load(&same), load(&other))
        }
    }
    /// The lanes in another order: lane `i` is lane `from[i]` of the argument of [`Self::order`].
    #[inline(always)]
    fn permute(a: Self, (same, other): (Self, Self)) -> Self {
        sound!({
            let swapped = _mm256_permute4x64_epi64::<0x4E>(a.0);
            let (x, y) = (_mm256_shuffle_epi8(a.0, same.0), _mm256_shuffle_epi8(swapped, other.0));
            Self(_mm256_or_si256(x, y))
        })
    }
}

impl Lanes for Avx2 {
    const WORTH_WHILE: u32 = 4;
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self(sound!(_mm256_blendv_epi8(a.0, b.0, mask.0)))
    }
    lanes_of_256_bits!();
    #[inline(always)]
    fn count_bits(of: [Self; 6]) -> Self {
        sound!({
            let table = _mm256_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3,
                2, 3, 3, 4,
            );
            let low = _mm256_set1_epi8(15);
            let mut sum = _mm256_setzero_si256();
            for set in of {
                let high = _mm256_and_si256(_mm256_srli_epi16::<4>(set.0), low);
                sum =
                    _mm256_add_epi8(sum, _mm256_shuffle_epi8(table, _mm256_and_si256(set.0, low)));
                sum = _mm256_add_epi8(sum, _mm256_shuffle_epi8(table, high));
            }
            let bytes = _mm256_and_si256(sum, _mm256_set1_epi16(0xFF));
            Self(_mm256_add_epi16(bytes, _mm256_srli_epi16::<8>(sum)))
        })
    }
}

impl Kernel for Avx2 {
    #[inline(always)]
    fn sweep(cells: &mut [Self; 81], scratch: &mut Scratch<Self>) -> Swept<Self> {
        sound!(sweep_compiled(cells, scratch))
    }
    #[inline(always)]
    fn stage(puzzles: &[Classic], out: &mut [Self; 81]) {
        // SAFETY: a vector of this type exists only where the processor has AVX2.
        unsafe { stage_16(puzzles, 0, out) };
    }
}
