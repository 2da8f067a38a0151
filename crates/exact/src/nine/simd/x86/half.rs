//! Vectors of 256 bits with the instructions of AVX-512: 16 lanes, for single puzzles; with the
//! instruction that counts bits (BITALG) and without it.
//!
//! The search tree of one puzzle seldom fills 32 lanes, and a sweep of 16 takes less time than one of 32.
use super::{
    PlainLanes, bits_by_bitalg, kernel_by_bitalg, lanes_in_memory, lanes_of_256_bits,
    moves_at_once, operations_on_256_bits, operations_on_three, sound, stage_16, turns_of_boxes,
};
use crate::nine::boxes;
use crate::nine::branch::Branches;
use crate::nine::classic::Classic;
use crate::nine::cuts::{Others, divide_at_once};
use crate::nine::engine::Engine;
use crate::nine::kernel::Kernel;
use crate::nine::lanes::{Boxes, Lanes, Permutes, Sets};
use crate::nine::processor::{has_avx512, has_avx512_bitalg};
use crate::nine::start::{Outcome, Start};
use crate::nine::sweep::{Scratch, Swept, sweep};
use crate::nine::task::Task;
use core::arch::x86_64::*;

/// 16 lanes of 16 bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Half<const BITALG: bool>(__m256i);

pub(super) mod with_bitalg {
    use super::super::{compiled_for, search_compiled_for};
    use super::*;
    search_compiled_for!(
        Half<true>,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg"
    );
    compiled_for!(
        Half<true>,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg"
    );
}

pub(super) mod without_bitalg {
    use super::super::{compiled_for, search_compiled_for};
    use super::*;
    search_compiled_for!(
        Half<false>,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq"
    );
    compiled_for!(Half<false>, "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq");
}

/// Removes the lowest bit from each lane.
#[target_feature(enable = "avx2")]
#[inline]
fn without_lowest(a: __m256i) -> __m256i {
    _mm256_and_si256(a, _mm256_add_epi16(a, _mm256_set1_epi16(-1)))
}

impl<const BITALG: bool> Boxes for Half<BITALG> {
    turns_of_boxes!();
}

impl<const BITALG: bool> Sets for Half<BITALG> {
    const COUNT: usize = 16;
    fn is_there() -> bool {
        if BITALG { has_avx512_bitalg() } else { has_avx512() }
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        Self(sound!(_mm256_movm_epi16(lanes as u16)))
    }
    lanes_in_memory!();
    operations_on_256_bits!();
    operations_on_three!(_mm256_ternarylogic_epi32);
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        sound!({
            let less = _mm256_add_epi16(a.0, _mm256_set1_epi16(-1));
            Self(_mm256_mask_blend_epi16(_mm256_testn_epi16_mask(a.0, less), b.0, a.0))
        })
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        Self::or_and(a, b, Self::is_zero(a))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        sound!({
            let few = if BITALG {
                _mm256_cmpgt_epi16(_mm256_set1_epi16(3), _mm256_popcnt_epi16(a.0))
            } else {
                Self::is_zero(Self(without_lowest(without_lowest(a.0)))).0
            };
            Self::or_and(a, b, Self(few))
        })
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        sound!({
            let few = if BITALG {
                _mm256_cmpgt_epi16(_mm256_set1_epi16(4), _mm256_popcnt_epi16(a.0))
            } else {
                let one = without_lowest(without_lowest(a.0));
                Self::is_zero(Self(without_lowest(one))).0
            };
            Self::and3(a, Self(few), Self(few))
        })
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        sound!(_mm256_cmpeq_epi16_mask(a.0, b.0)).into()
    }
}

/// The number of bits in each byte.
#[target_feature(enable = "avx2")]
#[inline]
fn bits_of_bytes(a: __m256i) -> __m256i {
    let of_half = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    let table = _mm256_broadcastsi128_si256(of_half);
    let low = _mm256_set1_epi8(15);
    let high = _mm256_and_si256(_mm256_srli_epi16::<4>(a), low);
    let low = _mm256_shuffle_epi8(table, _mm256_and_si256(a, low));
    _mm256_add_epi8(low, _mm256_shuffle_epi8(table, high))
}

// SAFETY: the one field is 16 lanes; AVX-512 came after SSSE3.
unsafe impl<const BITALG: bool> PlainLanes for Half<BITALG> {}

impl<const BITALG: bool> Permutes for Half<BITALG> {
    #[inline(always)]
    fn order(from: &[u8; 32]) -> Self {
        // SAFETY: reads 16 of the 32 bytes of the array.
        Self(unsafe { _mm256_cvtepu8_epi16(_mm_loadu_si128(from.as_ptr().cast())) })
    }
    #[inline(always)]
    fn permute(a: Self, order: Self) -> Self {
        Self(sound!(_mm256_permutexvar_epi16(order.0, a.0)))
    }
    #[inline(always)]
    fn look_up(table: &[u16; 64], at: Self) -> Self {
        let from: *const __m256i = table.as_ptr().cast();
        // SAFETY: reads the four quarters of the array.
        let [a, b, c, d] = unsafe { [0, 1, 2, 3].map(|at| from.add(at).read_unaligned()) };
        sound!({
            let low = _mm256_permutex2var_epi16(a, at.0, b);
            let high = _mm256_permutex2var_epi16(c, at.0, d);
            let is_high = _mm256_test_epi16_mask(at.0, _mm256_set1_epi16(32));
            Self(_mm256_mask_blend_epi16(is_high, low, high))
        })
    }
}

impl<const BITALG: bool> Lanes for Half<BITALG> {
    const WORTH_WHILE: u32 = 4;
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self(sound!(_mm256_ternarylogic_epi32::<0xCA>(mask.0, b.0, a.0)))
    }
    lanes_of_256_bits!();
    bits_by_bitalg!(_mm256_popcnt_epi16, _mm256_srli_epi16);
}

impl<const BITALG: bool> Kernel for Half<BITALG> {
    kernel_by_bitalg!();
    #[inline(always)]
    fn stage(puzzles: &[Classic], out: &mut [Self; 81]) {
        // SAFETY: a vector of this type exists only where the processor has AVX-512, and so AVX2.
        unsafe { stage_16(puzzles, 0, out) };
    }
}
